"""BW-01 to BW-10: the decks, the crystals, the hand, and what may be recruited."""

import pytest

from game.core.options import BadOption
from game.core.protocols import CHANCE
from game.core.rng import Rng
from game.rulesets.berserk.actions import (
    DrawCards,
    EndRecruiting,
    GoFirst,
    Mulligan,
    Recruit,
    RollForFirst,
)
from game.rulesets.berserk.battlefields import BATTLEFIELDS
from game.rulesets.berserk.cards.box import card_named, cards, whole_box
from game.rulesets.berserk.cards.card import Realm
from game.rulesets.berserk.options import FIELDS, MOTLEY, REALM_DECKS, BerserkOptions, deck_cards
from game.rulesets.berserk.places import row_of
from game.rulesets.berserk.purse import bill_of
from game.rulesets.berserk.standing import opening
from game.rulesets.berserk.state import BerserkState, new_deal
from game.rulesets.berserk.unit import BOARD
from tests.rulesets.berserk.musters import do, numbers, recruit, recruiting, to_the_draw

THREE_REALMS = "3 plains-outrider, 2 mountains-brawler, 2 swamp-frogling"


def why(state: BerserkState, card: str) -> str:
    """Return the clause that forbids recruiting this card, "" if it is allowed."""
    refusal = state.refusal(Recruit(card_named(card).number))
    assert (refusal is None) == (Recruit(card_named(card).number) in state.legal_actions())
    return refusal.rule if refusal else ""


def gold_needed(state: BerserkState) -> int:
    player = state.to_act
    return bill_of(state.armies[player]).gold(state.silver(player))


@pytest.mark.rule("BW-01")
def test_the_field_has_thirty_squares_and_row_1_of_both_sides_meets_in_the_middle() -> None:
    assert (BOARD.columns, BOARD.rows) == (5, 6)
    assert [BOARD.names[square] for square in row_of(0, 1)] == ["a3", "b3", "c3", "d3", "e3"]
    assert [BOARD.names[square] for square in row_of(1, 1)] == ["a4", "b4", "c4", "d4", "e4"]
    assert BOARD.names[row_of(0, 3)[0]] == "a1" and BOARD.names[row_of(1, 3)[0]] == "a6"


@pytest.mark.rule("BW-01")
def test_the_fields_to_choose_from_are_those_that_there_are() -> None:
    assert {id: field.title for id, field in BATTLEFIELDS.items()} == FIELDS


@pytest.mark.rule("BW-02")
def test_six_decks_of_thirty_and_sixty_three_cards_more_come_with_the_game() -> None:
    assert list(REALM_DECKS) == list(Realm)
    assert [len(deck_cards(realm)) for realm in REALM_DECKS] == [30] * 6
    assert len(whole_box()) == 6 * 30 + 63


@pytest.mark.rule("BW-02")
@pytest.mark.parametrize(
    ("deck", "wrong"),
    [
        ("3 plains-outrider", "at least 30 cards"),
        (", ".join(f"1 {card.id}" for card in cards()[:51]), "at most 50 cards"),
        (f"{MOTLEY}, 4 samovar", "1 to 3 copies"),
        ("no such thing", "no"),
    ],
)
def test_a_deck_that_may_not_be_played_is_refused_with_the_reason(deck: str, wrong: str) -> None:
    with pytest.raises(BadOption, match=wrong):
        BerserkOptions(deck_1=deck)


@pytest.mark.rule("BW-03")
def test_the_second_player_has_one_crystal_more_of_either_kind() -> None:
    state = recruiting("3 plains-outrider")
    assert (state.gold(0), state.silver(0)) == (24, 22)
    assert (state.gold(1), state.silver(1)) == (25, 23)


@pytest.mark.rule("BW-03")
@pytest.mark.parametrize(
    ("army", "toll"),
    [
        ("decoy-sheep", 0),
        ("plains-outrider, decoy-sheep", 0),
        ("plains-outrider, mountains-brawler", 1),
        ("plains-outrider, pass-courier", 1),
        ("pass-courier", 1),
        ("pass-courier, eel-wrangler", 2),
        (THREE_REALMS, 2),
    ],
)
def test_each_realm_beyond_the_first_costs_a_gold_crystal(army: str, toll: int) -> None:
    assert bill_of(numbers(army)).toll == toll


@pytest.mark.rule("BW-03", "BW-04")
def test_a_realm_too_many_is_refused_for_want_of_gold() -> None:
    elite = "plains-axe-matriarch, plains-khan, plains-thunderhoof"
    state = recruiting(f"{elite}, swamp-frogling, decoy-sheep")
    recruit(state, elite)
    assert gold_needed(state) == state.gold(0) == 24
    assert why(state, "swamp-frogling") == "BW-03", "silver would pay it, but not its realm"
    assert why(state, "decoy-sheep") == "", "a neutral card brings no realm"


@pytest.mark.rule("BW-04")
def test_elite_cards_take_gold_and_regular_ones_silver_first() -> None:
    elite, regular = "plains-khan", "plains-outrider"
    assert card_named(elite).elite and not card_named(regular).elite
    bill = bill_of(numbers(f"{elite}, 3 {regular}"))
    assert (bill.elite, bill.regular) == (card_named(elite).cost, 3 * card_named(regular).cost)
    assert bill.gold(silver=22) == card_named(elite).cost, "silver pays for all regular cards"
    assert bill.gold(silver=5) == card_named(elite).cost + 3 * card_named(regular).cost - 5


@pytest.mark.rule("BW-05")
def test_fifteen_cards_are_drawn_from_the_own_deck() -> None:
    state = to_the_draw(new_deal(opening(BerserkOptions(first="fixed"), 2, 0)))
    assert len(state.hands[0]) == 15 and state.hands[1] == ()
    assert not set(state.hands[0]) - set(deck_cards("plains"))
    for card in set(state.hands[0]):
        assert state.hands[0].count(card) <= deck_cards("plains").count(card)


@pytest.mark.rule("BW-05")
def test_a_mulligan_costs_a_gold_crystal_and_there_are_three() -> None:
    state = recruiting("3 plains-outrider")
    for taken in range(1, 4):
        do(state, Mulligan())
        assert state.current_player() == CHANCE and state.hands[0] == ()
        to_the_draw(state)
        assert (state.mulligans, state.gold(0), state.gold(1)) == ((taken, 0), 24 - taken, 25)
    refusal = state.refusal(Mulligan())
    assert refusal and refusal.rule == "BW-05" and Mulligan() not in state.legal_actions()


@pytest.mark.rule("BW-05")
def test_house_rules_allow_fewer_and_none_is_taken_after_the_first_card() -> None:
    assert Mulligan() not in recruiting("3 plains-outrider", mulligans=0).legal_actions()
    state = recruiting("3 plains-outrider")
    assert Mulligan() in state.legal_actions()
    recruit(state, "plains-outrider")
    assert Mulligan() not in state.legal_actions()


@pytest.mark.rule("BW-06")
def test_an_army_has_a_creature_and_the_rest_goes_back_to_the_deck() -> None:
    state = recruiting("2 plains-outrider, samovar")
    refusal = state.refusal(EndRecruiting())
    assert refusal and refusal.rule == "BW-06"
    recruit(state, "2 plains-outrider")
    do(state, EndRecruiting())
    assert state.hands[0] == () and state.armies[0] == numbers("2 plains-outrider")
    assert state.waiting[0] == state.armies[0]


@pytest.mark.rule("BW-06")
def test_cards_are_recruited_from_the_hand_in_the_order_of_their_numbers() -> None:
    state = recruiting("2 plains-outrider, plains-slinger")
    assert why(state, "swamp-frogling") == "BW-06"
    recruit(state, "plains-slinger")
    assert why(state, "plains-outrider") == "BW-06"


@pytest.mark.rule("BW-06")
def test_a_card_that_leaves_no_crystals_for_a_creature_is_refused() -> None:
    """The last creature is passed over by the artifact, whose number is higher."""
    last = max(card.number for card in cards() if card.is_creature)
    artifact = next(card for card in cards() if not card.is_creature and card.number > last)
    state = recruiting(f"plains-outrider, {artifact.id}")
    assert why(state, artifact.id) == "BW-06"
    recruit(state, "plains-outrider")
    assert why(state, artifact.id) == ""


@pytest.mark.rule("BW-07")
def test_the_flyers_of_an_army_cost_fifteen_crystals_at_most() -> None:
    flyers = sorted((c for c in cards() if c.kind == "flyer"), key=lambda c: c.number)
    state = recruiting(", ".join(f"{card.id}" for card in flyers[:9]))
    spent = 0
    for card in flyers[:9]:
        wrong = why(state, card.id)
        if spent + card.cost > 15:
            assert wrong in ("BW-07", "BW-03", "BW-04")
        if not wrong:
            do(state, Recruit(card.number))
            spent += card.cost
    assert 10 < spent <= 15
    dear = next(card for card in flyers if card.cost > 15 - spent)
    assert bill_of((*state.armies[0], dear.number)).flying > 15


@pytest.mark.rule("BW-07")
def test_a_unique_card_is_in_an_army_once_only() -> None:
    unique = next(c for c in cards() if c.unique and c.cost <= 10 and c.is_creature)
    state = recruiting(f"2 {unique.id}")
    recruit(state, unique.id)
    assert why(state, unique.id) == "BW-07"


@pytest.mark.rule("BW-08")
def test_the_higher_roll_chooses_who_is_first_and_equal_dice_are_rolled_again() -> None:
    state = new_deal(opening(BerserkOptions(), 2, 0))
    do(state, RollForFirst((4, 4)))
    assert state.current_player() == CHANCE
    do(state, RollForFirst((2, 5)))
    assert state.current_player() == 1
    other = state.clone()
    do(state, GoFirst(True))
    do(other, GoFirst(False))
    assert (state.first, other.first) == (1, 0)
    assert isinstance(state.chance_action(Rng(1)), DrawCards)
    assert state.chance_action(Rng(1)).player == 1  # type: ignore[attr-defined]


@pytest.mark.rule("BW-08")
def test_by_a_house_rule_the_players_take_turns_to_be_first() -> None:
    standing = opening(BerserkOptions(first="fixed", battles=3), 2, 1)
    assert new_deal(standing).first == 1


@pytest.mark.rule("BW-09")
def test_an_easy_start_is_ten_and_ten_with_the_deck_of_a_realm() -> None:
    state = recruiting_easy()
    assert [(state.gold(p), state.silver(p)) for p in (0, 1)] == [(10, 10), (10, 10)]
    with pytest.raises(BadOption):
        BerserkOptions(easy_start=True, deck_0=MOTLEY)


def recruiting_easy() -> BerserkState:
    standing = opening(BerserkOptions(first="fixed", easy_start=True), 2, 0)
    return to_the_draw(new_deal(standing))


@pytest.mark.rule("BW-10")
def test_an_army_has_one_terrain_card_at_most() -> None:
    state = recruiting("plains-outrider, 2 thick-fog, marching-song")
    recruit(state, "plains-outrider, thick-fog")
    assert why(state, "thick-fog") == "BW-10" and why(state, "marching-song") == "BW-10"


@pytest.mark.rule("BW-06", "BW-67")
def test_whoever_can_recruit_no_creature_loses_when_the_battle_begins() -> None:
    things = "3 samovar, 3 war-bell, 3 ballista, 3 portrait, 3 old-mail"
    state = recruiting(things)
    assert state.legal_actions() == [Mulligan(), EndRecruiting()]
    assert why(state, "samovar") == "BW-06"
    do(state, EndRecruiting())
    creature = next(card for card in state.standing.decks[1] if cards()[card].is_creature)
    state.apply_action(DrawCards(1, tuple(sorted((*numbers(things)[1:], creature)))))
    do(state, Recruit(creature), EndRecruiting())
    do(state, state.legal_actions()[0])
    assert state.is_terminal() and (state.winner, state.ending) == (1, "no creatures")
    assert list(state.returns()) == [-1, 1]
