"""The moments of a deal: what is remarkable, what is seen and heard of it, and by whom."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, get_args

import pytest

from assets.sounds.generate import SOUNDS
from game.core.rng import Rng
from game.kit.cards import DECK, NO_TRUMP, SPADES
from game.kit.packs import HIGH
from game.kit.tricks import CardPlayed, Trick, TrickTaken
from game.rulesets.catalogue import RULESETS
from game.rulesets.schnapsen.events import StakesDoubled
from game.rulesets.whist.options import WhistOptions
from game.rulesets.whist.standing import opening
from game.rulesets.whist.table import Phase, laid
from game.session.match import Match, Seat
from scenes.anim.timeline import Motion
from scenes.preferences import Preferences
from scenes.shot import SCREENS
from scenes.studio import Studio
from scenes.table.beats import Beat, BeatName, beat_of_card, comeback, heard
from scenes.table.catalogue import TABLES
from scenes.table.flourish import LASTS, Flourishes
from scenes.table.scene import TableScene

CARD = {str(card): card for card in DECK}


def beat(*cards: str, trump: int = SPADES, gone: int = 0, trumps: int = 13) -> list[str]:
    """Return the names of the beats of the last of these cards, the first of them led."""
    others = [card for card in DECK if card.suit == SPADES and str(card) not in cards]
    earlier = tuple(Trick(0, (card,)) for card in others[: max(0, gone - 1)])
    trick = Trick(0, tuple(CARD[card] for card in cards))
    table = laid(opening(WhistOptions(), 4, 0)).but(trick=trick, tricks=earlier, phase=Phase.PLAY)
    event = CardPlayed(len(cards) - 1, CARD[cards[-1]])
    return [each.name for each in beat_of_card(event, table, (trump, HIGH), trumps)]


def test_a_trump_on_another_suit_is_a_ruff_and_a_higher_one_on_it_goes_over() -> None:
    assert beat("H9", "S2") == ["ruff"]
    assert beat("H9", "S2", "S5") == ["overruff"]
    assert beat("H9", "S5", "S2") == [], "a lower trump takes nothing"
    assert beat("H9", "HK") == beat("S2", "S5") == beat("H9", "S2", trump=NO_TRUMP) == []


def test_the_last_trump_of_the_pack_is_told_where_it_can_be_counted() -> None:
    assert beat("SA", gone=13) == beat("H9", "SA", gone=13) == ["last"]
    assert beat("SA", gone=12) == beat("SA", gone=13, trumps=0) == []


@dataclass(frozen=True)
class Sheet:
    merits: tuple[int, ...]
    deals_played: int

    @property
    def players(self) -> int:
        return len(self.merits)

    def merit(self, player: int) -> tuple[int, ...]:
        return (self.merits[player],)


@dataclass(frozen=True)
class Laid:
    standing: Sheet


def test_who_was_last_and_leads_alone_has_come_back() -> None:
    def names(old: tuple[int, ...], new: tuple[int, ...], played: int = 5) -> list[Any]:
        return [b.seats for b in comeback(Laid(Sheet(old, played - 1)), Laid(Sheet(new, played)))]

    assert names((1, 5, 9), (12, 6, 9)) == [(0,)]
    assert names((1, 5, 9), (9, 6, 9)) == names((1, 1, 9), (12, 2, 9)) == []
    assert names((1, 5, 9), (12, 6, 9), played=2) == [], "there was nothing to come back from"


def test_what_others_make_is_no_triumph_for_whoever_hears_it() -> None:
    made, missed = [Beat("made", (1, 3))], [Beat("missed", (1, 3))]
    assert [heard(made, seat) for seat in (1, 0, None)] == ["made", "missed", "made"]
    assert [heard(missed, seat) for seat in (3, 2)] == ["missed", "made"]
    assert heard([Beat("kontra", (1,))], 0) == "kontra" and heard([], 0) == ""


def test_every_beat_has_a_sound_of_its_own() -> None:
    assert set(get_args(BeatName)) <= set(SOUNDS)


@pytest.mark.parametrize("game", ["whist", "schnapsen", "berzerka", "bridge"])
def test_every_deal_that_is_scored_has_its_beat(game: str) -> None:
    ruleset, table = RULESETS[game], TABLES[game]
    players = ruleset.players[0]
    seats = [Seat("random", name) for name in "ABCD"[:players]]
    match, rng = Match(ruleset, ruleset.options(), seats, 7, 2), Rng(7)
    while (player := match.to_act) >= 0:
        match.apply(player, rng.choice(match.state.legal_actions()))
    found, before = [], None
    for event in match.events:
        beats = table.beats(event, before) if before is not None else ()
        if isinstance(event, table.stops):
            found.append([each.name for each in beats])
        assert not (isinstance(event, TrickTaken) and game != "schnapsen" and beats)
        assert not isinstance(event, StakesDoubled) or [b.name for b in beats] == ["kontra"]
        before = getattr(event, "after", None) or before
    assert found and all(set(each) <= {"made", "missed", "slam"} for each in found)
    assert game == "bridge" or all(found)


def test_a_medal_springs_up_stays_and_goes() -> None:
    flourishes = Flourishes()
    flourishes.add("slam", "", (100, 100), delay=0.5)
    assert flourishes.update(LASTS) and not flourishes.is_over
    flourishes.update(0.5)
    assert flourishes.is_over and not flourishes.update(0.1)


@pytest.fixture
def studio() -> Iterator[Studio]:
    studio = Studio((960, 540), Preferences())
    yield studio
    studio.close()


@pytest.mark.parametrize("speed", [0.0, 1.0])
def test_with_animation_off_no_medal_is_shown(studio: Studio, speed: float) -> None:
    SCREENS["table"](studio)
    table = studio.app.top
    assert isinstance(table, TableScene)
    studio.app.moves = True
    show = table.show
    show.director.speed = speed
    picture = show.picture
    taken = picture.but(trick=Trick(1, (CARD["H9"], CARD["S2"])))
    show._with_beats(CardPlayed(2, CARD["S2"]), picture, taken, Motion())
    assert [each.name for each in show.celebration.beats] == ["ruff"]
    assert show.celebration.medals.is_over is (speed == 0.0)
