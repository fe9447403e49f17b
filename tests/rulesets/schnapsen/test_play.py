"""DS-20 to DS-27: leading, following, beating, trumping."""

import pytest

from game.kit.tricks import Trick
from tests.rulesets.schnapsen.deals import cards, may, play, plays, refused_by, suit, table

HANDS = ("HA HT HU ST SK SO", "HK DO SA CA CK CO", "HO DA DT DK CT CU")


@pytest.mark.rule("DS-20")
def test_play_runs_clockwise_and_the_winner_leads_in_a_bettler_too() -> None:
    state = table("S", *HANDS)
    assert state.table.player == 0 and plays(state) == set(HANDS[0].split())
    assert play(state, "HT").table.player == 1
    assert play(state, "HK HO").table.player == 0
    bettler = table("S", *HANDS, contract="bettler", declarer=1)
    assert bettler.table.player == 1, "the declarer leads"
    play(bettler, "HK HO HT")
    assert bettler.table.player == 0, "the ten beats the king"


@pytest.mark.rule("DS-21")
def test_who_has_the_suit_led_follows() -> None:
    state = play(table("S", *HANDS), "HA")
    assert plays(state) == {"HK"}
    assert refused_by(state, "SA") == "DS-21"


@pytest.mark.rule("DS-22")
def test_who_can_beat_must_beat() -> None:
    state = play(table("S", "HU HT SU ST DU DT", "HO HA SO SA DO DA", "HK SK DK CA CT CK"), "HT")
    assert plays(state) == {"HA"}
    assert refused_by(state, "HO") == "DS-22"
    play(state, "HA")
    assert plays(state) == {"HK"}, "it cannot beat the ace, and follows"


@pytest.mark.rule("DS-22")
def test_in_a_trick_that_was_trumped_any_card_of_the_suit_will_do() -> None:
    state = play(table("S", "HK HU DU DT CU CT", "SU SA DO DA CA CO", "HA HO SK DK CK ST"), "HK SU")
    assert plays(state) == {"HA", "HO"}


# Forehand leads DA; Middlehand has no diamonds but trumps; what may Rearhand do?
VOID = "SK CO HA HO CT CK"


@pytest.mark.rule("DS-23")
def test_who_is_void_must_trump() -> None:
    state = play(table("S", "DA HK HT DU DT CU", VOID, "SU SO CA HU ST SA"), "DA")
    assert plays(state) == {"SK"}
    assert refused_by(state, "CT") == "DS-23"


@pytest.mark.parametrize(
    ("rearhand", "open_"),
    [
        pytest.param("SU SO CA HU ST SA", "ST SA", id="overtrump"),
        pytest.param("SU SO CA HU DK SA", "DK", id="but follow suit first"),
        pytest.param("SU SO CA HU DO DK", "DO DK", id="with any card of it"),
    ],
)
@pytest.mark.rule("DS-23")
def test_who_can_overtrump_must(rearhand: str, open_: str) -> None:
    state = play(table("S", "DA HK HT DU DT CU", VOID, rearhand), "DA SK")
    assert plays(state) == set(open_.split())


@pytest.mark.rule("DS-23")
def test_a_lower_trump_is_played_where_none_is_higher() -> None:
    state = table("S", "DA HK HT DU DT CU", "SA CO HA HO CT CK", "SU SO CA HU SK ST")
    play(state, "DA SA")
    assert plays(state) == {"SU", "SO", "SK", "ST"}
    assert refused_by(state, "CA") == "DS-23"


@pytest.mark.rule("DS-24")
def test_with_neither_suit_nor_trump_anything_goes() -> None:
    state = play(table("S", *HANDS), "HT HK HO ST SA")
    assert plays(state) == {"DA", "DT", "DK", "CT", "CU"}
    gang = play(table("S", *HANDS, contract="gang"), "ST SA")
    assert plays(gang) == set(HANDS[2].split()), "without trumps nobody must trump"


@pytest.mark.rule("DS-25")
def test_the_duty_to_beat_binds_partners_and_the_declarer_of_a_bettler() -> None:
    state = table("S", "HU SU DU CU CO CK", "HK SK DK CT DA DO", "HA HO SA ST DT CA")
    play(state, "HU HK")
    assert plays(state) == {"HA"}, "over the partner's king"
    bettler = table("S", "HU SU DU CU CO CK", "HA SK DK CT DA DO", "HK HO SA ST DT CA",
                    contract="bettler", declarer=0)  # fmt: skip
    play(bettler, "CU CT CA HK")
    assert bettler.table.player == 0 and plays(bettler) == {"HU"}
    bare = table("S", "HA SU DU CU CO CK", "HU SK DK CT DA DO", "HK HO SA ST DT CA",
                 contract="bettler", declarer=0)  # fmt: skip
    play(bare, "CU CT CA HK HA")
    assert bare.table.ending is None
    play(bare, "HU")
    assert bare.table.ending is not None and not bare.table.ending.declarer_wins


@pytest.mark.parametrize(
    ("trump", "trick", "winner"),
    [
        ("S", "HT HK HO", 0),
        ("S", "HK HA HO", 1),
        ("S", "HA SU HO", 1),
        ("S", "HA SU SO", 2),
        ("S", "HU DA CA", 0),
        ("S", "SU SO SA", 2),
        ("N", "HU SA HO", 2),
    ],
)
@pytest.mark.rule("DS-26")
def test_the_highest_trump_takes_it_else_the_highest_of_the_suit(
    trump: str, trick: str, winner: int
) -> None:
    assert Trick(0, cards(trick)).winner(suit(trump), 3) == winner


@pytest.mark.rule("DS-26")
def test_who_takes_the_trick_gets_its_points() -> None:
    state = play(table("S", *HANDS), "HA HK HO")
    assert state.table.captured == (18, 0, 0) and state.table.taken == (1, 0, 0)
    play(state, "HT SA DA")
    assert state.table.captured == (18, 32, 0) and state.table.player == 1


@pytest.mark.rule("DS-27")
def test_the_long_suit_is_led_first_in_any_order() -> None:
    state = table("H", "HA HU SA ST SK SO", "HT CA CT CK CO CU", "HK HO DA DT DK DO",
                  contract="farben_gang", declarer=1)  # fmt: skip
    assert plays(state) == {"CA", "CT", "CK", "CO", "CU"}
    assert refused_by(state, "HT") == "DS-27"
    play(state, "CO DO HU")
    assert state.table.player == 1 and plays(state) == {"CA", "CT", "CK", "CU"}
    herren = table("S", "HA SA ST SK SO SU", "HT HK HO HU DA DT", "DK CA CT CK CO CU",
                   contract="herren_schnapser")  # fmt: skip
    assert may(herren) == {"SA", "ST", "SK", "SO", "SU"}
