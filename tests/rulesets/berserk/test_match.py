"""A match of one, two, three or five battles, and its options."""

from dataclasses import replace

import pytest

from game.core.options import as_texts, with_texts
from game.core.protocols import CHANCE, TERMINAL
from game.core.rng import Rng
from game.rulesets.berserk.options import MOTLEY, PRESETS, BerserkOptions, deck_cards
from game.rulesets.berserk.standing import BattleResult, BerserkStanding, opening, with_result
from game.rulesets.berserk.state import new_deal, settle


def fought(standing: BerserkStanding, seed: int) -> BerserkStanding:
    """Return the standing after a random battle."""
    state, rng = new_deal(standing), Rng(seed)
    while (player := state.current_player()) != TERMINAL:
        chance = player == CHANCE
        state.apply_action(
            state.chance_action(rng) if chance else rng.choice(state.legal_actions())
        )
    return settle(standing, state)


@pytest.mark.rule("BW-67")
@pytest.mark.parametrize("battles", [1, 2, 3, 5])
def test_a_match_has_as_many_battles_as_agreed(battles: int) -> None:
    standing = opening(BerserkOptions(battles=battles, easy_start=True), 2, 0)
    for played in range(battles):
        assert not standing.is_over and standing.deals_played == played
        standing = fought(standing, played)
    assert standing.is_over and sum(standing.scores) == battles == standing.deals_in_match


@pytest.mark.rule("BW-67", "BW-68")
def test_a_battle_won_counts_one_and_a_draw_a_half_for_both() -> None:
    standing = opening(BerserkOptions(battles=3), 2, 0)
    standing = with_result(standing, BattleResult(0, 1, "no creatures", 12))
    assert standing.scores == (0.0, 1.0) and standing.winners() == (1,)
    standing = with_result(standing, BattleResult(1, None, "too long", 120))
    assert standing.scores == (0.5, 1.5)
    standing = with_result(standing, BattleResult(0, 0, "no creatures", 20))
    assert standing.scores == (1.5, 1.5) and standing.winners() == (0, 1)


@pytest.mark.rule("BW-08")
def test_in_turn_the_other_begins_the_next_battle() -> None:
    standing = opening(BerserkOptions(battles=3, first="fixed"), 2, 1)
    firsts = []
    while not standing.is_over:
        firsts.append(new_deal(standing).first)
        standing = fought(standing, len(firsts))
    assert firsts == [1, 0, 1] and [result.first for result in standing.results] == firsts


@pytest.mark.rule("BW-67")
@pytest.mark.parametrize("first", [0, 1])
def test_of_two_battles_each_player_is_first_in_one(first: int) -> None:
    standing = opening(BerserkOptions(battles=2), 2, 0)
    assert standing.settled_first is None, "dice are thrown for the first battle"
    standing = with_result(standing, BattleResult(first, 0, "no creatures", 12))
    assert standing.settled_first == new_deal(standing).first == 1 - first
    longer = opening(BerserkOptions(battles=3), 2, 0)
    assert with_result(longer, standing.results[0]).settled_first is None


@pytest.mark.rule("BW-03")
@pytest.mark.parametrize(
    ("crystals", "first", "second"),
    [("table", (24, 22), (25, 23)), ("even", (25, 23), (25, 23)), ("silver", (25, 22), (25, 23))],
)
def test_the_players_have_the_crystals_agreed_upon(
    crystals: str, first: tuple[int, int], second: tuple[int, int]
) -> None:
    options = BerserkOptions(crystals=crystals, first="fixed")
    state = new_deal(opening(options, 2, 0))
    assert (state.gold(0), state.silver(0)) == first
    assert (state.gold(1), state.silver(1)) == second
    easy = new_deal(opening(replace(options, easy_start=True), 2, 0))
    assert (easy.gold(1), easy.silver(1)) == (10, 10)


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_can_be_played_and_written_down(name: str) -> None:
    options = PRESETS[name]
    assert with_texts(BerserkOptions(), as_texts(options)) == options
    assert fought(opening(replace(options, battles=1), 2, 0), 1).is_over


@pytest.mark.rule("BW-02")
def test_both_players_know_both_decks() -> None:
    standing = opening(BerserkOptions(deck_1=MOTLEY), 2, 0)
    for observer in (0, 1, None):
        seen = new_deal(standing).view(observer).standing.decks
        assert seen == (deck_cards("plains"), deck_cards(MOTLEY))
