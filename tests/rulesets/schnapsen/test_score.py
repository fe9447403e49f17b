"""DS-45 to DS-49: points, the match, Bummerl."""

from dataclasses import replace

import pytest

from game.rulesets.schnapsen import SCHNAPSEN
from game.rulesets.schnapsen.phases import settle
from game.rulesets.schnapsen.scoring import Stakes, deal_points, effective
from game.rulesets.schnapsen.standing import SchnapsenStanding, bummerl
from tests.rulesets.schnapsen.deals import Written, play, standing, table


@pytest.mark.rule("DS-45")
def test_one_more_for_the_unseen_talon_comes_before_the_doubling() -> None:
    assert Stakes().points(9) == 9
    assert Stakes(unseen=True).points(9) == 10
    assert Stakes(unseen=True, multiplier=2).points(2) == 6
    assert Stakes(multiplier=4).points(24) == 96


@pytest.mark.rule("DS-45")
def test_the_last_trick_is_doubled_too() -> None:
    hands = ("HA HO ST SU CA CU", "HU DA DT DK DU SK", "HT HK DO SO CT CO")
    state = table("C", *hands, multiplier=2, unseen=True)
    play(state, "HO HU HK SO ST SK HA DK HT CU DU CT DO CA DA SU DT CO")
    assert state.result().points == (0, 4, 4)


@pytest.mark.rule("DS-46")
def test_the_declarer_scores_alone_or_both_others_in_full() -> None:
    assert deal_points(9, 1, declarer_wins=True) == (0, 9, 0)
    assert deal_points(9, 1, declarer_wins=False) == (9, 0, 9)


def after(
    points: tuple[int, ...], scores: tuple[int, ...] = (0, 0, 0), **options: object
) -> SchnapsenStanding:
    begun = standing(**options)
    results = (Written(scores), Written(points))
    return replace(begun, results=results)  # type: ignore[arg-type]


@pytest.mark.rule("DS-47")
def test_the_match_goes_to_twenty_four_or_what_was_agreed() -> None:
    assert not after((9, 0, 0), (14, 0, 0)).is_over
    over = after((9, 0, 0), (15, 20, 0))
    assert over.is_over and over.winners() == (0,) and over.scores == (24, 20, 0)
    assert after((12, 0, 0), target=12).is_over
    assert not after((24, 0, 0), target=48).is_over


@pytest.mark.rule("DS-47")
def test_a_deal_played_is_written_to_the_match() -> None:
    state = table("S", "SA ST SK SO SU HK", "HT HA HO HU DA DT", "DK CA CT CK CO CU",
                  contract="gang", scores=(3, 15, 1))  # fmt: skip
    play(state, "HK HA DK")
    settled = settle(state.table.standing, state)
    assert settled.scores == (3, 24, 10) and settled.is_over and settled.winners() == (1,)


@pytest.mark.rule("DS-48")
def test_of_two_who_get_there_the_higher_wins_and_equals_share() -> None:
    assert after((0, 6, 6), (5, 20, 19)).winners() == (1,)
    assert after((0, 6, 6), (5, 20, 20)).winners() == (1, 2)


@pytest.mark.rule("DS-49")
def test_losers_get_bummerl() -> None:
    assert bummerl((15, 3, 0), (24, 3, 0), (0,), 24) == (0, 1, 2)
    assert bummerl((23, 23, 0), (23, 23, 24), (2,), 24) == (4, 4, 0)
    assert bummerl((23, 22, 0), (23, 22, 24), (2,), 24) == (1, 1, 0)
    assert bummerl((23, 23, 1), (23, 23, 25), (2,), 24) == (1, 1, 0)
    assert bummerl((5, 20, 20), (5, 26, 26), (1, 2), 24) == (1, 0, 0)


@pytest.mark.rule("DS-49")
def test_only_where_it_was_agreed_and_the_match_is_over() -> None:
    assert after((9, 0, 0), (15, 3, 0)).bummerl() == (0, 0, 0)
    assert after((9, 0, 0), (15, 3, 0), bummerl=True).bummerl() == (0, 1, 2)
    assert after((9, 0, 0), (3, 3, 0), bummerl=True).bummerl() == (0, 0, 0)


@pytest.mark.rule("DS-47")
def test_points_beyond_what_wins_the_match_do_not_count_and_the_figures_say_so() -> None:
    assert effective((36, 0, 0), (0, 0, 0), 24) == effective((24, 0, 0), (0, 0, 0), 24)
    assert effective((36, 0, 0), (0, 0, 0), 24) == (16, -8, -8)
    assert "Points beyond what wins the match do not count." in SCHNAPSEN.telling.terms.figures
