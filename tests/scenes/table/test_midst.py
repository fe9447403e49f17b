"""The middle of the table: what is at stake, who leads, which card wins, what has been won."""

from collections.abc import Iterator
from itertools import combinations

import pytest

from game.core.rng import Rng
from game.core.telling import Thing
from game.kit.cards import DECK, HEARTS, NO_TRUMP, SPADES
from game.kit.packs import HIGH
from game.kit.tricks import Trick
from game.rulesets.catalogue import RULESETS
from game.rulesets.whist.options import WhistOptions
from game.rulesets.whist.standing import opening
from game.rulesets.whist.table import Phase, laid
from game.session.match import Match, Seat
from scenes.preferences import Preferences
from scenes.shot import SCREENS
from scenes.studio import Studio
from scenes.table.choreography import best_card
from scenes.table.geometry import ASPECT, Geometry
from scenes.table.midst import SMALL
from scenes.table.places import card_key, places
from scenes.table.scene import TableScene
from scenes.ui.notices import tip_set

CARD = {str(card): card for card in DECK}
INDEX = 0.24
"""The part of a card's width and height that its index takes, in its upper left corner."""


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("leader", range(3))
def test_no_card_of_a_trick_hides_the_index_of_another(players: int, leader: int) -> None:
    cards = tuple(Rng(leader).sample(DECK, players))
    table = laid(opening(WhistOptions(), max(4, players), 0)).but(
        hands=((),) * players, taken=(0,) * players, trick=Trick(leader, cards)
    )
    lying = [places(Geometry(1280, 720, players, 0), table)[card_key(card)] for card in cards]
    for one, other in combinations(sorted(lying, key=lambda place: place.z), 2):
        wide = other.height * ASPECT
        index_right = one.x - wide / 2 + INDEX * wide
        index_foot = one.y - one.height / 2 + INDEX * one.height
        is_beside = index_right <= other.x - wide / 2 or one.x - wide / 2 >= other.x + wide / 2
        assert is_beside or index_foot <= other.y - other.height / 2


def test_the_card_that_wins_now_is_the_highest_trump_or_of_the_suit_led() -> None:
    trick = Trick(1, (CARD["H9"], CARD["HK"], CARD["S2"], CARD["HA"]))
    assert best_card(trick, SPADES, HIGH) == {"S2"}
    assert best_card(trick, HEARTS, HIGH) == best_card(trick, NO_TRUMP, HIGH) == {"HA"}
    assert not best_card(Trick(1, (CARD["H9"],)), SPADES, HIGH), "one card alone beats nothing"


def test_each_side_has_its_tricks_in_one_pile() -> None:
    table = laid(opening(WhistOptions(), 4, 0)).but(taken=(2, 1, 3, 0), phase=Phase.PLAY)
    alone = places(Geometry(1280, 720, 4, 0), table)
    together = places(Geometry(1280, 720, 4, 0), table, sides=((0, 2), (1, 3)))
    assert sorted(alone) == ["won#0 0", "won#0 1", "won#1 0", "won#2 0", "won#2 1", "won#2 2"]
    assert sorted(together) == [*(f"won#0 {n}" for n in range(5)), "won#1 0"]


@pytest.mark.parametrize("game", ["whist", "schnapsen", "berzerka", "bridge"])
def test_what_is_at_stake_is_told_to_players_and_shows_nothing_hidden(game: str) -> None:
    ruleset = RULESETS[game]
    players = ruleset.players[0]
    match = Match(ruleset, ruleset.options(), [Seat("random", n) for n in "ABCD"[:players]], 7, 1)
    rng, worlds, told = Rng(7), Rng(8), set()
    while (player := match.to_act) >= 0 and len(match.state.history) < 70:
        view, legal = match.state.view(player), match.state.legal_actions()
        world = ruleset.sense.determinize(view, worlds).view(player)
        for subject in (Thing.STAKE, Thing.STORY):
            meaning = ruleset.telling.meaning(view, subject)
            assert ruleset.telling.meaning(world, subject) == meaning
            if meaning is not None:
                told.add(subject)
                assert meaning.words[-1] == "." and "{" not in meaning.words
        assert ruleset.telling.meaning(match.state.view(None), Thing.STAKE) is None
        match.apply(player, rng.choice(legal))
    assert told == {Thing.STAKE, Thing.STORY}


@pytest.fixture
def studio() -> Iterator[Studio]:
    studio = Studio((1280, 720), Preferences())
    yield studio
    studio.close()


def test_what_was_pointed_at_raises_nothing_once_it_has_left_the_hand(studio: Studio) -> None:
    SCREENS["table"](studio)
    table = studio.app.top
    assert isinstance(table, TableScene)
    gone = next(each for each in table.hand.cards if each.enabled)
    table.focus(gone)
    assert table.hand.pointed == gone.card
    table.hand.take([], {})
    assert table.hand.pointed is None
    table.show.point_out(table.hand)
    assert not table.show.cards.focused
    line, plates = table.board.stake, table.board.plates
    assert line is not None and "2 tricks still to take." in line.label
    assert [plate.has_lead for plate in plates].count(True) == 1


def test_dummy_reads_who_plays_to_the_left_of_the_trick(studio: Studio) -> None:
    SCREENS["bridge-dummy"](studio)
    table = studio.app.top
    assert isinstance(table, TableScene)
    line = table.board.stake
    assert line is not None and "You are dummy, North plays." in line.label
    assert line.written.width > line.written.height and line.written.right < 640


@pytest.mark.parametrize("name", ["table-5", "trick", "berzerka-table"])
def test_large_words_in_a_small_window_stand_where_they_can_be_read(name: str) -> None:
    studio = Studio((960, 540), Preferences(text_scale=1.6))
    SCREENS[name](studio)
    table = studio.app.top
    assert isinstance(table, TableScene)
    line = table.board.stake
    assert line is not None and line.style is not None and line.label
    assert line._fitting(line.style, line.rect.size)[0] >= SMALL
    studio.close()


@pytest.mark.parametrize("leads", [True, False])
def test_what_the_deal_hangs_on_is_told_beside_the_cards_at_the_side(
    studio: Studio, leads: bool
) -> None:
    SCREENS["berzerka-table"](studio)
    table = studio.app.top
    assert isinstance(table, TableScene)
    line, lying = table.board.stake, table.show.lay(table.show.picture)
    assert line is not None and line.style is not None
    line.tell(line.stake, line.story, leads=leads, least=line.least)
    cards = [place for key, place in lying.items() if key.startswith("talon")]
    reach = max(each.x + each.height * ASPECT / 2 for each in cards)
    assert line.rect.left > line.style.px(reach + 8)


def test_rows_are_even_so_that_no_number_stands_apart_from_what_it_counts() -> None:
    studio = Studio((960, 540), Preferences(text_scale=1.6))
    SCREENS["schnapsen-table"](studio)
    table = studio.app.top
    assert isinstance(table, TableScene)
    line = table.board.stake
    assert line is not None and line.style is not None
    stake = line._rows(line.style)[0]
    _at, last = stake.rows[-1]
    assert [each.part.text for each in last][-4:] == ["4", "tricks", "are", "left."]
    studio.close()


def test_a_tip_stands_near_and_leaves_the_words_on_the_cloth_free() -> None:
    studio = Studio((960, 540), Preferences(text_scale=1.6))
    SCREENS["bridge-declarer"](studio)
    table = studio.app.top
    assert isinstance(table, TableScene)
    line, joker = table.board.stake, table.hand.cards[0]
    assert line is not None and joker.tip
    room, beside = table.tip_room(joker), joker.tip_beside
    _words, tip = tip_set(room, table.style, joker.tip, beside, table.tip_avoids(joker), room)
    assert not tip.colliderect(line.written) and not tip.colliderect(beside)
    assert tip.bottom > line.written.top - table.style.px(60)
    studio.close()
