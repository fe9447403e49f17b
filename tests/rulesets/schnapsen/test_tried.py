"""What trials have shown of a call or a card beside a lesser one, in words."""

from typing import Any

import pytest

from game.core.outlook import Figure, Outlook
from game.core.rng import Rng
from game.rulesets.schnapsen import SCHNAPSEN
from game.rulesets.schnapsen.actions import BIDS, KONTRA, LEAVE, PASS, PLAYS, PUTS, TAKE, TURNS
from game.rulesets.schnapsen.calling import falls_short, nearest
from game.rulesets.schnapsen.contracts import CONTRACTS
from game.rulesets.schnapsen.position import Phase
from game.rulesets.schnapsen.state import SchnapsenState
from tests.rulesets.schnapsen.deals import bid, cards, dealt, play, standing, table

HANDS = ("HA HT HU ST SK SO", "HK DO SA CA CK CO", "HO DA DT DK CT CU")
SURE = 0.01


def opened() -> SchnapsenState:
    state = dealt([cards(hand) for hand in HANDS], "S", standing(any_trump=True))
    state.apply_action(BIDS["game"])
    return state


def told(state: SchnapsenState, best: Any, other: Any, **figures: Figure) -> str:
    view = state.view(state.table.player)
    found = Outlook(best, other, 2000, figures)
    return SCHNAPSEN.telling.tried(view, found) or SCHNAPSEN.telling.level(view, found)


def test_a_bid_is_told_by_how_often_it_is_made_and_lost_and_what_the_other_call_comes_to() -> None:
    made, lost, won = Figure(0.61, 0.21, SURE), Figure(0.33, 0.70, SURE), Figure(0.64, 0.29, SURE)
    assert told(opened(), BIDS["bettler"], BIDS["gang"], made=made, lost=lost, won=won) == (
        "You make Bettler (4) in 61 of 100 deals, lose it in 33 and are outbid in 6; "
        "Gang (9) in 21, 70 and 9."
    )
    none = {"made": Figure(0.61, 0, SURE), "lost": Figure(0.33, 0, SURE)}
    assert told(opened(), BIDS["bettler"], PASS, **none, won=won) == (
        "You make Bettler (4) in 61 of 100 deals, lose it in 33 and are outbid in 6; passing, you "
        "win 29."
    )
    last = {"made": Figure(0.61, 0, SURE), "lost": Figure(0.39, 0, SURE)}
    assert told(opened(), BIDS["bettler"], PASS, **last, won=won) == (
        "You make Bettler (4) in 61 and lose it in 39 of 100 deals; passing, you win 29."
    )
    seldom = {"made": Figure(0.07, 0, SURE), "lost": Figure(0.91, 0, SURE)}
    assert "lose it in 91 and are outbid in 2;" in told(
        opened(), BIDS["bettler"], PASS, **seldom, won=won
    ), "what is told makes a hundred"


def test_a_pass_is_told_by_how_the_bid_would_have_fared() -> None:
    figures = {"made": Figure(0, 0.2, SURE), "lost": Figure(0, 0.7, SURE)}
    won = Figure(0.45, 0.22, SURE)
    near, far = nearest_first()
    words = told(opened(), PASS, BIDS[near], **figures, won=won)
    assert words.endswith(
        "is made in 20 of 100 deals, lost in 70 and outbid in 10; passing, you win 45."
    )
    row = CONTRACTS[near]
    assert words.startswith(f"{row.title} ({row.value}) is made")
    words = told(opened(), PASS, BIDS[far], **figures, won=won)
    assert words.startswith(falls_short(opened().view(1), CONTRACTS[far]))


def test_who_passes_though_the_bid_is_made_as_often_is_told_what_a_loss_costs() -> None:
    """A Gang made in 36 deals of 100 beside 31 won by passing left one asking why to pass."""
    figures = {"made": Figure(0, 0.36, SURE), "lost": Figure(0, 0.64, SURE)}
    words = told(opened(), PASS, BIDS["gang"], **figures, won=Figure(0.31, 0.4, SURE))
    assert words.endswith(
        "passing, you win 31. But lost, it gives both others 9 each: that costs more than passing."
    )
    words = told(opened(), PASS, BIDS["gang"], **figures, won=Figure(0.37, 0.4, SURE))
    assert "costs more" not in words


def test_what_is_called_the_nearest_is_not_where_trials_have_found_another_one() -> None:
    near, far = nearest_first()
    view, telling = opened().view(1), SCHNAPSEN.telling
    for other, is_named in ((near, True), (far, False)):
        outlook = Outlook(PASS, BIDS[other], 2000)
        why = telling.why(view, PASS, [BIDS[other]], outlook)
        assert ("The nearest to a bid is" in why.words) == is_named
    values = {PASS: 0.2, BIDS[near]: -0.7, BIDS[far]: 0.1}
    shown = Outlook(PASS, BIDS[near], 2000, values=values)
    assert "The nearest" not in telling.why(view, PASS, [BIDS[near]], shown).words


def nearest_first() -> tuple[str, str]:
    """Return the contract that comes nearest for the second player, and another one."""
    near = nearest(opened().view(1))
    return near, next(name for name in ("bettler", "gang") if name != near)


def test_kontra_is_told_by_how_often_the_contract_fails_without_it() -> None:
    state = undoubled()
    assert state.table.phase is Phase.KONTRA
    won = Figure(0.71, 0.68, SURE)
    assert told(state, KONTRA, PASS, won=won) == "Game fails in 71 of 100 deals that fit."
    assert told(state, PASS, KONTRA, won=won) == "Game fails in 68 of 100 deals that fit."


def test_a_rekontra_is_told_where_it_makes_a_kontra_dearer_than_a_doubled_deal() -> None:
    won, often = Figure(0.57, 0.57, 0), Figure(0.0, 0.12, SURE)
    beaten = Figure(0.0, 0.1, SURE)
    assert told(undoubled(), PASS, KONTRA, won=won, redoubled=often, beaten=beaten) == (
        "Game fails in 57 of 100 deals that fit. Its declarer would answer Kontra with Rekontra "
        "in 12, and make 10 of these."
    )
    assert told(undoubled(), PASS, KONTRA, won=won, redoubled=often, beaten=often).endswith(
        "with Rekontra in 12, and make all of these."
    )
    seldom = Figure(0.0, 0.02, SURE)
    assert "Rekontra" not in told(undoubled(), PASS, KONTRA, won=won, redoubled=seldom)


def test_what_a_deal_counts_is_told_where_it_fails_often_and_is_no_kontra() -> None:
    won = Figure(0.6, 0.6, 0)
    dear = {"gained": Figure(0.6, 1.2, 0), "given": Figure(0.8, 1.6, 0)}
    assert told(undoubled(), PASS, KONTRA, won=won, **dear) == (
        "Game fails in 60 of 100 deals that fit. Made, it counts 2.0 on average, failed 1.0."
    )
    assert "average" not in told(undoubled(), KONTRA, PASS, won=won, **dear)


def undoubled() -> SchnapsenState:
    """Return a Game that the others are asked to double."""
    state = dealt([cards(hand) for hand in HANDS], "S", standing(any_trump=True))
    state = bid(state, "game")
    state.apply_action(state.chance_action(Rng(1)))
    for _card in range(2):
        state.apply_action(state.legal_actions()[0])
    return state


def test_a_card_is_told_by_the_deals_won_or_by_the_points_where_these_are_as_many() -> None:
    state = play(table("S", *HANDS), "HA")
    best, other = (PLAYS[card] for card in cards("HK HO"))
    won = Figure(0.61, 0.48, SURE)
    assert told(state, best, other, won=won) == (
        "As much can be said of the Ober of Hearts: what sets the two apart only shows when the "
        "deal is played out. You win 61 of 100 deals; with the Ober of Hearts, 48."
    )
    level, worth = Figure(0.61, 0.61, SURE), Figure(1.3, -0.5, SURE)
    assert told(state, best, other, won=level, worth=worth).endswith(
        " A deal brings you 1.8 points more on average than with the Ober of Hearts."
    )
    assert told(state, best, other, won=level) == (
        "With the Ober of Hearts you win as often: in about 61 of 100 deals."
    )
    for share, words in ((0.998, "win"), (0.001, "lose")):
        assert told(state, best, other, won=Figure(share, share, SURE)) == (
            f"As good as certain to {words}, with the Ober of Hearts as well."
        )
    hardly_less = told(state, best, other, won=Figure(1.0, 0.992, 0.004))
    assert hardly_less == "As good as certain to win, with the Ober of Hearts as well."
    assert told(state, PUTS[cards("HK")[0]], PUTS[cards("HO")[0]], won=won).endswith(
        "with the Ober of Hearts put away, 48."
    )


def test_a_difference_too_small_to_be_told_is_none_the_less_one() -> None:
    state = play(table("S", *HANDS), "HA")
    best, other = (PLAYS[card] for card in cards("HK HO"))
    level, worth = Figure(0.61, 0.6, 0.001), Figure(-3.45, -3.5, 0.01)
    assert told(state, best, other, won=level, worth=worth) == (
        "With the Ober of Hearts you win almost as often: in about 60 of 100 deals."
    )


def test_less_often_won_and_no_better_is_not_told_but_with_more_points_it_is() -> None:
    state = play(table("S", *HANDS), "HA")
    best, other = (PLAYS[card] for card in cards("HK HO"))
    won = Figure(0.48, 0.61, SURE)
    assert told(state, best, other, won=won) == ""
    assert told(state, best, other, won=won, gained=Figure(0.96, 0.61, SURE)).endswith(
        " You win 48 of 100 deals, for 2.0 points each on average; with the Ober of Hearts, 61 "
        "for 1.0."
    )


@pytest.mark.parametrize(
    ("other", "named"),
    [(TAKE, "the talon taken"), (LEAVE, "the talon left"), (TURNS[0], "a card turned up")],
)
def test_another_choice_is_named_so_that_it_can_follow_with(other: Any, named: str) -> None:
    found = told(to_be_raised(), BIDS["gang"], other, won=Figure(0.61, 0.48, SURE))
    assert found == f"You win 61 of 100 deals; with {named}, 48."
    kept = told(to_be_raised(), BIDS["gang"], PASS, won=Figure(0.61, 0.48, SURE))
    assert kept == "You win 61 of 100 deals; with Game kept, 48."


def to_be_raised() -> SchnapsenState:
    """Return a Game that its declarer may raise."""
    state = dealt([cards(hand) for hand in HANDS], "S", standing(any_trump=True, raising=True))
    state = bid(state, "game")
    state.apply_action(state.chance_action(Rng(1)))
    assert state.table.phase is Phase.RAISE
    return state


@pytest.mark.parametrize(
    ("share", "words"),
    [
        (1.0, "Played out, you win the deal whatever you choose."),
        (0.42, "Played out, you win about 42 of 100 deals, whatever you choose."),
        (0.0, "Played out, you lose the deal whatever you choose."),
    ],
)
def test_what_it_comes_to_is_told_where_all_is_one(share: float, words: str) -> None:
    view, (best, other) = table("S", *HANDS).view(0), (PLAYS[card] for card in cards("HA HT"))
    found = Outlook(best, other, 4000, {"won": Figure(share, share, SURE)})
    told = SCHNAPSEN.telling.all_the_same(view, found)
    assert told == f"66 more card points make 66. {words}", "what is to be done, where nothing else"
    assert SCHNAPSEN.telling.all_the_same(view, None) == "66 more card points make 66."
    doubtful = Outlook(best, other, 4000, {"won": Figure(share, share / 2 + 0.3, SURE)})
    assert SCHNAPSEN.telling.all_the_same(view, doubtful) == ""


def test_where_a_deal_counts_for_much_a_small_gain_is_not_told() -> None:
    """A tenth of a point is one deal of a hundred in a Gang, and one of ten in a Game."""
    worth, won = Figure(0.9, 0.78, SURE), Figure(0.66, 0.65, SURE)
    game, gang = table("S", *HANDS), table("S", *HANDS, contract="gang")
    two = [PLAYS[card] for card in cards("HT HU")]
    assert "0.1 points more" in told(game, *two, worth=worth, won=won)
    assert told(gang, *two, worth=worth, won=won) == (
        "With the Unter of Hearts you win almost as often: in about 66 of 100 deals."
    )


def test_a_bid_beside_one_that_is_mostly_outbid_is_told_by_the_deals_won_in_all() -> None:
    """How seldom that one is lost says nothing where it is hardly ever played."""
    made, lost, won = Figure(0.33, 0.07, SURE), Figure(0.66, 0.04, SURE), Figure(0.33, 0.18, SURE)
    assert told(opened(), BIDS["bettler"], BIDS["game"], made=made, lost=lost, won=won) == (
        "You win 33 of 100 deals; with Game (1–3), which is outbid in 89, 18."
    )


def test_a_bid_from_which_one_goes_on_to_a_higher_contract_is_told_so() -> None:
    """A Game was worth more than its three points bring, and nothing said how."""
    made, lost = Figure(0.72, 0.69, SURE), Figure(0.27, 0.31, SURE)
    state = dealt([cards(hand) for hand in HANDS], "S", standing(any_trump=True))
    bids = BIDS["game"], BIDS["schnapser"]
    figures = {"made": made, "lost": lost}
    often = told(state, *bids, **figures, raised=Figure(0.87, 0.0, SURE))
    assert often.endswith(
        "Game (1–3) is only your first bid in 87 of the 99 deals that you play: there you make or "
        "lose a higher contract that you go on to, which counts more."
    )
    assert "go on" in told(state, *reversed(bids), **figures, raised=Figure(0.0, 0.87, SURE))
    assert "go on" not in told(state, *bids, **figures, raised=Figure(0.03, 0.0, SURE))
