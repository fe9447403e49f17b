"""Which trainers there are: what each of them asks of new deals without end."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from game.core.words import _, marked


@dataclass(frozen=True)
class Trainer:
    """A trainer of a game; `about` says in a sentence what it asks."""

    id: str
    game: str
    title: str
    about: str

    kind: ClassVar[str]
    """By which a window and text mode know how its questions are put."""
    a_set: ClassVar[str]
    """What a set of it has, as a sentence, and how many (`length`)."""
    length: ClassVar[int] = 10


@dataclass(frozen=True)
class Deciding(Trainer):
    """Decisions on these themes are trained. Where they are `by_book`, right is what the book says,
    whatever the playouts bring.

    With `skips` the deal has been played by plain players up to the decision, one of the first so
    many, and the person sits down where it is made; else he sits anywhere from the beginning, and
    what is not trained is decided for him.
    """

    kind = "deciding"
    a_set = marked("A set has {n} decisions.")

    themes: frozenset[str]
    by_book: bool = False
    skips: int = 0


@dataclass(frozen=True)
class Counting(Trainer):
    """The person watches so many tricks, from the first number to the last, and is asked what has
    been played. `hides` are house rules under which the table does not tell it."""

    kind = "counting"
    a_set = marked("A set has {n} rounds of questions.")
    length = 5

    tricks: range
    hides: tuple[tuple[str, bool], ...] = ()


@dataclass(frozen=True)
class Guessing(Trainer):
    """The person is asked how something would end that could be done at one of the first decisions
    of a deal, so many at most."""

    kind = "guessing"
    a_set = marked("A set has {n} strikes.")
    length = 5

    skips: int


@dataclass(frozen=True)
class Raising(Trainer):
    """Of the many small steps that make up a whole all are made, and the whole is weighed; they are
    those on this theme.

    Where they are `played_out` the person makes them last of all, and sees of what the others did
    as much as the rules show; else a whole is weighed by itself.
    """

    kind = "raising"
    a_set = marked("A set has {n} armies.")

    theme: str
    played_out: bool = False


@dataclass(frozen=True)
class Turning(Trainer):
    """The person makes all the decisions of one of the first so many turns, which has more than so
    many choices at its beginning; they are those of this phase (`core.themes.PHASES`), and `ends`
    is the one, in notation, that ends the turn."""

    kind = "turning"
    a_set = marked("A set has {n} turns.")

    phase: str
    ends: str
    skips: int
    fewest: int


def _bridge_calls(id: str, title: str, about: str, *themes: str, skips: int = 0) -> Deciding:
    return Deciding(id, "bridge", title, about, frozenset(themes), True, skips)


def _bridge_cards(id: str, title: str, about: str, theme: str, skips: int) -> Deciding:
    return Deciding(id, "bridge", title, about, frozenset({theme}), skips=skips)


_COUNTING = marked("Counting")
_WATCH = marked("A few tricks to watch; then you are asked what has been played.")
_ALL: tuple[Trainer, ...] = (
    Deciding(
        "bidding",
        "whist",
        marked("Bidding"),
        marked("Your bid against what every other bid brings."),
        frozenset({"exact_bid"}),
    ),
    Counting("counting", "whist", _COUNTING, _WATCH, range(3, 8)),
    Deciding(
        "calls",
        "schnapsen",
        marked("What do you play?"),
        marked("Trumps, bids and Kontra, hand after hand."),
        frozenset({"trumps", "bid_or_pass", "kontra"}),
    ),
    Deciding(
        "kontra",
        "schnapsen",
        marked("Kontra?"),
        marked("The contract stands: is Kontra right with these cards?"),
        frozenset({"kontra"}),
    ),
    Counting("counting", "schnapsen", _COUNTING, _WATCH, range(2, 5), (("points_shown", False),)),
    Deciding(
        "contract",
        "berzerka",
        marked("Which contract?"),
        marked("Which contract to bid with six cards, and how high."),
        frozenset({"contract"}),
    ),
    Counting("counting", "berzerka", _COUNTING, _WATCH, range(3, 8)),
    _bridge_calls(
        "bidding",
        marked("Bidding"),
        marked("Every call as the system has it."),
        "contract",
        "bid_or_pass",
    ),
    _bridge_calls(
        "opening",
        marked("Opening bid"),
        marked("Nobody has bid yet: open, or pass?"),
        "opening_bid",
        skips=3,
    ),
    _bridge_calls(
        "response",
        marked("Response"),
        marked("Your partner has opened: what do you answer?"),
        "response",
        skips=1,
    ),
    _bridge_calls(
        "overcall",
        marked("Overcall"),
        marked("An opponent has opened: bid, double or pass?"),
        "overcall",
        skips=2,
    ),
    _bridge_cards(
        "lead",
        marked("Opening lead"),
        marked("The auction is over, and you lead."),
        "opening_lead",
        1,
    ),
    _bridge_cards(
        "declarer",
        marked("Declarer’s play"),
        marked("A contract to be played: the next card is yours to choose."),
        "declaring",
        8,
    ),
    _bridge_cards(
        "defence",
        marked("Defence"),
        marked("A contract to be beaten: the next card is yours to choose."),
        "defending",
        8,
    ),
    Counting("counting", "bridge", _COUNTING, _WATCH, range(3, 8)),
    Raising(
        "recruit",
        "berserk",
        marked("Raising the army"),
        marked("Recruit with fifteen cards, and see which army would have been stronger."),
        "recruit",
    ),
    Raising(
        "place",
        "berserk",
        marked("Placing the army"),
        marked("The enemy stands there face down: place yours, and see what that brings."),
        "placing",
        played_out=True,
    ),
    Turning(
        "turn",
        "berserk",
        marked("The whole turn"),
        marked(
            "Do all you want to do in a turn and end it: then you see what each action "
            "was worth, and what would have been better."
        ),
        "strike",
        "end",
        skips=8,
        fewest=8,
    ),
    Deciding(
        "deed",
        "berserk",
        marked("The next action"),
        marked(
            "In the middle of your turn: which action brings most, if you play the rest of it well?"
        ),
        frozenset({"kill", "strike_or_hold", "target", "ability", "march"}),
        skips=24,
    ),
    Deciding(
        "protect",
        "berserk",
        marked("Protect or not"),
        marked("The enemy strikes: who steps in, if anybody?"),
        frozenset({"protect"}),
        skips=4,
    ),
    Guessing(
        "strike",
        "berserk",
        marked("Is the strike good?"),
        marked("Guess the odds of a strike before they are shown."),
        80,
    ),
)
TRAINERS: Mapping[str, tuple[Trainer, ...]] = {
    game: tuple(each for each in _ALL if each.game == game)
    for game in dict.fromkeys(each.game for each in _ALL)
}
"""By the id of the ruleset, the first of them for whoever names none."""


def about(trainer: Trainer) -> str:
    """Return what a trainer asks, in a sentence."""
    return _(trainer.about)


def set_words(trainer: Trainer) -> str:
    """Return what a set has, in a sentence."""
    return _(trainer.a_set).format(n=trainer.length)
