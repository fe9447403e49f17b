"""Endings of Dreierschnapsen are solved exactly, and worlds fit what was seen and said."""

from dataclasses import replace
from itertools import combinations, islice
from math import exp

import numpy as np
import pytest

from game.bots.catalogue import make_bot
from game.core.rng import Rng
from game.kernels import tricks
from game.kernels.schnapsen import deal, worth
from game.kernels.schnapsen.heard import CALL_SPREAD, KEEP_SPREAD, LEAST, TRUMPS_NAMED
from game.kit.cards import SUIT_LETTERS, mask_of
from game.kit.german import PACK
from game.kit.knowledge import layouts
from game.kit.tricks import Trick
from game.rulesets.schnapsen import SCHNAPSEN
from game.rulesets.schnapsen.actions import PASS, PLAYS
from game.rulesets.schnapsen.contracts import RANKING
from game.rulesets.schnapsen.knowledge import SUIT_MASKS, knowledge
from game.rulesets.schnapsen.numbers import VALUES, in_numbers, needs_of, worlds_in_numbers
from game.rulesets.schnapsen.phases import SchnapsenState, new_deal
from game.rulesets.schnapsen.play import RULES
from game.rulesets.schnapsen.player import played_out, playout
from game.rulesets.schnapsen.position import Phase
from game.rulesets.schnapsen.worlds import worlds
from tests.loops import over
from tests.perft.test_schnapsen import ending
from tests.rulesets.schnapsen.deals import at_random, cards, play, standing, suit, table

CONTRACTS = ("game", "bettler", "gang", "bauern_schnapser", "schnapser")


def some_ending(contract: str, number: int) -> SchnapsenState:
    """Return an ending with two or three cards each, of cards drawn at random."""
    rng = Rng(number).fork("ending", contract)
    size = 2 + number % 2
    drawn = rng.sample(PACK, 3 * size)
    hands = [" ".join(map(str, drawn[n * size : (n + 1) * size])) for n in range(3)]
    played = 3 if contract == "schnapser" else 6 - size
    own = rng.below(played + 1) if contract == "game" else 0 if contract == "bettler" else played
    trump = "N" if contract in ("bettler", "gang") else SUIT_LETTERS[rng.below(4)]
    points = [15 * own, played - own, 15 * (played - own)]
    return ending(contract, trump, hands, rng.below(3), [own, *points])


def best(state: SchnapsenState) -> float:
    """Return the declarer's return when nobody errs, found by trying everything on the State."""
    if state.is_terminal():
        return state.returns()[0]
    values = []
    for action in state.legal_actions():
        after = state.clone()
        after.apply_action(action)
        values.append(best(after))
    return max(values) if state.table.player == 0 else min(values)


@over("contract", CONTRACTS)
@over("number", range(16))
def test_the_exact_value_is_that_of_trying_everything(contract: str, number: int) -> None:
    state = some_ending(contract, number)
    if contract == "bettler" and number % 2:
        return
    assert played_out(state.table, Rng(1))[0] == pytest.approx(best(state))


@over("number", range(12))
def test_a_trick_begun_is_solved_from_where_it_is(number: int) -> None:
    state = some_ending("game", number)
    state.apply_action(state.legal_actions()[-1])
    if state.table.phase == Phase.CLAIM:
        state.apply_action(PASS)
    if not state.is_terminal():
        assert played_out(state.table, Rng(1))[0] == pytest.approx(best(state))


@over("seed", range(30))
def test_masks_and_rules_agree_on_what_may_be_played(seed: int) -> None:
    rng = Rng(seed)
    for _time in range(60):
        drawn = rng.sample(PACK, 3 + rng.below(5))
        trick, hand = drawn[: 1 + rng.below(2)], drawn[2:]
        trump = suit("SHDCN"[rng.below(5)])
        open_, _duty = RULES.open_cards(hand, Trick(0, tuple(trick)), trump)
        top = max(
            range(len(trick)),
            key=lambda at: (trick[at].suit == trump, trick[at].suit == trick[0].suit, trick[at]),
        )
        at = [0] * deal.SIZE
        at[tricks.TRUMP], at[tricks.MUST_TRUMP], at[tricks.MUST_BEAT] = trump, 1, 1
        at[tricks.LYING], at[tricks.LED], at[tricks.BEST] = len(trick), trick[0].suit, trick[top]
        at[tricks.HANDS], at[deal.LONG] = mask_of(hand), 4
        assert deal.legal(np.array(at)) == mask_of(open_)


@over("seed", range(20))
def test_a_playout_leaves_a_legal_end_and_returns_that_add_up(seed: int) -> None:
    for state in at_random(new_deal(standing()), seed):
        if not state.is_terminal():
            assert sum(playout(state.clone(), Rng(seed))) == pytest.approx(0)


HANDS = ("HA HT HU ST SK SO", "HK DO SA CA CK CO", "HO DA DT DK CT CU")


def test_a_soloist_who_has_seen_the_talon_has_924_worlds() -> None:
    state = table("S", *HANDS)
    lies = set(layouts(knowledge(state.view(0))))
    assert len(lies) == 924
    play(state, "HT HK HO HA")
    fewer = set(layouts(knowledge(state.view(0))))
    assert len(fewer) == 252
    play(state, "SA DA")
    # Middlehand has no hearts, Rearhand neither hearts nor trumps.
    facts = knowledge(state.view(0))
    assert not facts.possible[2] & mask_of(cards("HUSTSK")) and len(set(layouts(facts))) <= 70


def test_worlds_hold_the_marriage_that_was_shown() -> None:
    state = play(table("S", *HANDS), "HT HK HO HA SA DA CK+CO")
    for world in islice(worlds(state.view(2), Rng(1)), 30):
        assert cards("CO")[0] in world.table.hands[1]


def test_worlds_listen_to_the_bids() -> None:
    state = table("S", "SA ST SK SO SU HA", "HT HK HO HU DA DT", "DK CA CT CK CO CU",
                  contract="bauern_schnapser")  # fmt: skip
    view = state.clone().view(1)
    found = [world.table.hands[0] for world in islice(worlds(view, Rng(3)), 60)]
    trumps = sum(sum(card.suit == 0 for card in hand) for hand in found) / len(found)
    even = 6 * 5 / 14
    assert trumps > even + 0.4, "who bids a Bauern-Schnapser holds trumps"


def test_cards_are_as_likely_as_each_call_was_with_them() -> None:
    """Whatever the declarer found in the talon; what he kept tells of that as well."""
    state = table("S", *HANDS, contract="bettler")
    view = state.view(1)
    heard, needs = worlds_in_numbers(view), np.array(needs_of(view.table.standing), np.float64)
    bettler = *VALUES.tables, RANKING["bettler"]

    def calls_of(player: int, hand: int) -> float:
        found = TRUMPS_NAMED[(hand & SUIT_MASKS[0]).bit_count()] if player == 0 else 1.0
        calls = view.table.auction.calls
        for at, call in enumerate(calls):
            if call.player == player:
                before = replace(view.table.auction, calls=calls[:at])
                bids = before.may_bid(player)
                worths = {
                    bid: worth.bid_worth(*VALUES.tables, RANKING[bid], hand, 0, player, needs)
                    for bid in bids
                }
                if before.standing is not None:
                    stands = RANKING[before.standing]
                    worths[None] = worth.pass_worth(VALUES.tables[1], stands)
                found *= max(LEAST, exp((worths[call.bid] - max(worths.values())) / CALL_SPREAD))
        return float(found)

    rng = Rng(2)
    for _time in range(8):
        pack = rng.sample(PACK, 20)
        eight, other, own = mask_of(pack[:8]), mask_of(pack[8:14]), mask_of(pack[14:])
        away = mask_of(rng.sample(pack[:8], 2))
        kept = worth.merit(*bettler, worth.best_to_keep(*bettler, eight, 0), 0)
        keeping = max(LEAST, exp((worth.merit(*bettler, eight ^ away, 0) - kept) / KEEP_SPREAD))
        pairs = [mask_of(pair) for pair in combinations(pack[:8], 2)]
        expected = [calls_of(0, eight ^ pair) * calls_of(2, other) * keeping for pair in pairs]
        layout = eight ^ away, own, other, away, 0
        for pair, each in zip(pairs, expected, strict=True):
            assert heard.with_talon(pair, layout) == pytest.approx(each)
        weights = np.zeros(1)
        heard.weigh(np.array([layout]), weights)
        assert weights[0] == pytest.approx(sum(expected) / 28)


def test_the_searching_player_claims_at_once() -> None:
    hands = ("SK SO SA ST HA HT", "CK CO CA HK DU DO", "DK DT DA CT CU HU")
    state = play(table("S", *hands), "SK+SO DO DK SA CO CU")
    bot = make_bot(SCHNAPSEN, "race:300")
    *_earlier, last = bot.think(state.view(0), state.legal_actions(), Rng(2))
    assert str(last[0].action) == "claim"


def test_the_searching_player_finds_the_card_that_makes_the_contract() -> None:
    """With the ace of trumps gone, the ten draws the last trump; a plain card would be ruffed."""
    state = ending("bauern_schnapser", "S", ["ST HA DA", "SK CA CT", "CK CO CU"], 0, [3, 60, 0, 0])
    assert in_numbers(state.table).solve() == 1
    state.apply_action(PLAYS[cards("HA")[0]])
    assert in_numbers(state.table).solve() == -1
