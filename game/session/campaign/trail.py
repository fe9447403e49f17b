"""Where somebody stands on the road and what he has; and where a stored season stands."""

from dataclasses import dataclass
from enum import StrEnum

from game.core.fields import BadContent, read_toml
from game.core.parts import BadPart, read_json
from game.core.words import ROOT, _
from game.session.store.seasons import StoredSeason


class Phase(StrEnum):
    """What is to be done next."""

    PROLOGUE = "prologue"
    """See, or skip, a short hand of each game that is new."""
    ROAD = "road"
    """Choose where to go."""
    TABLE = "table"
    """Play the next round of a match."""
    LOST = "lost"
    """A match was lost, and a favour could mend it."""
    REWARD = "reward"
    """Choose one favour, or one card, of those offered."""
    STOP = "stop"
    """Do something at a stop, and leave it."""
    OVER = "over"
    """The season has ended."""


@dataclass(frozen=True)
class Played:
    """A round that was played: where, which round of its place, the player's place, and who won.

    `deal` is the number that its cards were drawn by.
    """

    node: str
    round: int
    deal: int
    place: int
    is_won: bool


@dataclass(frozen=True)
class Par:
    """What was made of the cards of a round, the greater the better: `own` by the player."""

    own: tuple[float, ...]
    club: tuple[float, ...]
    expert: tuple[float, ...]

    @property
    def beaten(self) -> int:
        """How many of the two the player has beaten, the weaker counted first."""
        if self.own <= self.club:
            return 0
        return 2 if self.own > self.expert else 1


@dataclass(frozen=True)
class Asked:
    """A favour asked for the round at hand; `other` is whom it names, by place from 0."""

    favour: str
    other: int | None = None


@dataclass(frozen=True)
class Trail:
    """The season up to some step.

    `at` is the place where one is, "" before the first; `way` all places visited, in order.
    `won` says how each match ended. `pars` are by the number of the deal.

    Stores hold these parts by their names (`settled`): one that comes later has a default, and none
    goes.
    """

    hearts: int
    most_hearts: int
    coins: int
    phase: Phase = Phase.ROAD
    at: str = ""
    way: tuple[str, ...] = ()
    favours: tuple[str, ...] = ()
    companions: tuple[str, ...] = ()
    """Who was won over, by character."""
    partner: str = ""
    """Which of them sits opposite in the round at hand, "" where the place says who does."""
    cards: tuple[str, ...] = ()
    """What was won or bought for the deck of the season, each in two copies."""
    played: tuple[Played, ...] = ()
    pars: tuple[tuple[int, Par], ...] = ()
    won: tuple[tuple[str, bool], ...] = ()
    asked: Asked | None = None
    hinted: tuple[int, ...] = ()
    """The numbers of the deals in which a hint was asked for: they bring one star at most."""
    deals: int = 0
    """How often cards were dealt for a round; each has another pack."""
    offered: tuple[str, ...] = ()
    bought: tuple[str, ...] = ()
    """What was bought at the market where one is."""
    before: "Trail | None" = None
    """The road before the match that has just been lost."""
    takes_footpath: bool = False
    prologue: tuple[str, ...] = ()
    """The games of which a hand was to be shown before the road."""
    to_learn: tuple[str, ...] = ()
    """Those of them that are neither shown nor skipped yet."""
    learnt: tuple[str, ...] = ()
    """Those of them that were shown."""

    def par_of(self, deal: int) -> Par | None:
        """Return what others made of the cards of a round, None while nobody knows."""
        return dict(self.pars).get(deal)

    def has_won(self, node: str) -> bool:
        """Tell whether the match of a place was won."""
        return dict(self.won).get(node, False)


FOLDER = ROOT / "levels" / "campaign"


def is_over(stored: StoredSeason) -> bool:
    """Tell whether a season has ended, as far as its store tells."""
    return _latest(stored, "phase") == Phase.OVER


def place_of(stored: StoredSeason) -> str:
    """Return what the place of the road is called where a season stands, "" before the first and
    where that is not known."""
    if not (at := _latest(stored, "at")):
        return ""
    for file in sorted(FOLDER.glob("act-*.toml")):
        try:
            place = read_toml(file).get(str(at))
        except BadContent:
            continue
        if isinstance(place, dict) and isinstance(title := place.get("title"), str):
            return _(title)
    return ""


def _latest(stored: StoredSeason, part: str) -> object:
    """Return what a part of the trail is by now, "" where it is not known."""
    if not all(stored.came):  # An earlier version of the game has walked there.
        return ""
    for text in reversed(stored.came):
        try:
            changed = read_json(text)
        except BadPart:
            continue
        if isinstance(changed, dict) and part in changed:
            return changed[part]
    return ""
