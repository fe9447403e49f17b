"""How far from par auctions end, in IMPs, over deals that DDS has solved.

    python -m tests.strength.bridge_auctions --outside PYTHON --deals 560 --seed 104 --worst 20
    python -m tests.strength.bridge_auctions --outside PYTHON --deals 60 --player master

PYTHON is an interpreter that has endplay. The n-th deal has the dealer and the vulnerability of
board n; each contract is taken to win what it does by exact play of both sides. Plain players bid,
or four of another player, beside plain ones on the same deals.
"""

import argparse
import json
import random
import subprocess
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from statistics import fmean
from typing import Any

from game.bots.catalogue import make_bot
from game.core.intervals import interval
from game.core.rng import Rng
from game.kit.cards import DECK, NO_TRUMP
from game.rulesets.bridge import BRIDGE
from game.rulesets.bridge.analysis import Par, par
from game.rulesets.bridge.bidding.choice import system
from game.rulesets.bridge.bidding.conditions import Conditions
from game.rulesets.bridge.bidding.hand import weighed
from game.rulesets.bridge.bidding.table import calls_of
from game.rulesets.bridge.contract import Contract
from game.rulesets.bridge.exchange.notation import call_from, contract_by
from game.rulesets.bridge.options import PRESETS, BridgeOptions
from game.rulesets.bridge.scoring import contract_score, imps
from game.rulesets.bridge.standing import VULNERABILITIES, BridgeStanding, SetUp
from tests.rulesets.bridge.auctions import bid_out
from tests.rulesets.bridge.deals import with_hands

PLAIN = PRESETS["Plain"]
OUTSIDE = """
import json, sys
from endplay.dds import calc_all_tables
from endplay.types import Deal, Denom, Player
strains = [Denom.spades, Denom.hearts, Denom.diamonds, Denom.clubs, Denom.nt]
seats = [Player.south, Player.west, Player.north, Player.east]
for line in sys.stdin:
    (table,) = calc_all_tables([Deal(line.strip())])
    print(json.dumps([[table[strain, seat] for seat in seats] for strain in strains]), flush=True)
"""

Bids = Callable[[SetUp, Sequence[Sequence[int]]], tuple[str, ...]]
"""How four players bid a deal out: the board, their hands by seat."""


@dataclass(frozen=True)
class Ended:
    """How an auction ended: by how many IMPs North-South did better than par."""

    deal: str
    calls: tuple[str, ...]
    contract: Contract | None
    best: Par
    difference: int


def texts(seed: int, count: int) -> Iterator[tuple[list[list[int]], str]]:
    """Yield deals: hands by seat from South, and how DDS is told them."""
    rng = random.Random(seed)
    for _deal in range(count):
        pack = list(range(52))
        rng.shuffle(pack)
        hands = [sorted(pack[13 * seat : 13 * seat + 13]) for seat in range(4)]
        written = " ".join(
            ".".join(
                "".join(str(DECK[card])[1] for card in reversed(hand) if card // 13 == suit)
                for suit in range(4)
            )
            for hand in hands
        )
        yield hands, f"S:{written}"


def solved(
    outside: str, seed: int, count: int
) -> Iterator[tuple[list[list[int]], str, list[list[int]]]]:
    """Yield deals: hands, how DDS is told them, and the tricks by strain and declarer."""
    deals = list(texts(seed, count))
    tables = makeable_of(outside, [text for _hands, text in deals])
    for (hands, text), makeable in zip(deals, tables, strict=True):
        yield hands, text, makeable


def makeable_of(outside: str, told: Sequence[str]) -> Iterator[list[list[int]]]:
    """Yield the tricks of each deal by strain and declarer."""
    solve = partial(subprocess.run, capture_output=True, text=True, check=True)
    lines = solve([outside, "-c", OUTSIDE], input="\n".join(told)).stdout.splitlines()
    yield from map(json.loads, lines)


def plain_calls(board: SetUp, hands: Sequence[Sequence[int]]) -> tuple[str, ...]:
    """Return the calls of plain players, from the dealer."""
    dealer, conditions = board.dealer, Conditions()
    seats = [
        weighed([DECK[card] for card in hands[(dealer + step) % 4]], conditions)
        for step in range(4)
    ]
    return bid_out(seats, system(), conditions)


def calls_by(bot: Any, board: SetUp, hands: Sequence[Sequence[int]]) -> tuple[str, ...]:
    """Return the calls of four such players, who see their own cards alone."""
    options = BridgeOptions(jokers=0, form="duplicate")
    standing = BridgeStanding(options, 4, board.dealer, next=board)
    state = with_hands(standing, [[DECK[card] for card in hand] for hand in hands])
    rng = Rng(board.number).fork("auction")
    while state.table.is_bidding:
        view, legal = state.view(state.table.player), state.legal_actions()
        *_before, last = bot.think(view, legal, rng.fork(len(state.history)))
        state.apply_action(last[0].action)
    return calls_of(state.table)


def board(number: int) -> SetUp:
    """Return the dealer and the vulnerability of the deal after so many others."""
    return SetUp(number + 1, (2 + number) % 4, VULNERABILITIES[number % 16])


def ended(
    setup: SetUp,
    hands: Sequence[Sequence[int]],
    told: str,
    makeable: list[list[int]],
    bids: Bids = plain_calls,
) -> Ended:
    """Bid a deal out and compare."""
    dealer, vulnerable = setup.dealer, setup.vulnerable
    calls = bids(setup, hands)
    contract = contract_by([call_from(call, 0) for call in calls], dealer)
    score = 0
    if contract is not None:
        tricks = makeable[contract.strain][contract.declarer]
        score = contract_score(PLAIN, contract, tricks, vulnerable[contract.side]).total
        score = -score if contract.side else score
    best = par(makeable, PLAIN, vulnerable, dealer)
    return Ended(told, calls, contract, best, imps(score - best.score))


def kind(each: Ended) -> str:
    """Return in few words what went wrong."""
    got, best = each.contract, each.best.contract
    if not each.difference:
        return "par"
    if best is not None and best.level >= 6 and not best.doubling:
        return "a slam was there" if got is None or got.level < 6 else "the wrong slam"
    if got is None or best is None:
        return "passed out, or should have been"
    loser = 0 if each.difference < 0 else 1
    level = "game" if got.level >= (3 if got.strain == NO_TRUMP else 4) else "part-score"
    return f"{level}, the losing side {'declares' if got.side == loser else 'defends'}"


def in_imps(imps_of: Sequence[float]) -> str:
    """Return a mean with its interval."""
    found = interval(imps_of)
    return f"{found.mean:.2f} IMPs ({found.low:.2f} to {found.high:.2f})"


def beside(found: Sequence[Ended], plain: Sequence[Ended]) -> None:
    """Print how far the player's auctions end from par, and how much further than plain ones."""
    far = [abs(each.difference) for each in found]
    further = [mine - abs(other.difference) for mine, other in zip(far, plain, strict=False)]
    others = sum(mine.calls != other.calls for mine, other in zip(found, plain, strict=False))
    print(
        f"{len(far)} deals, {others} bid otherwise: {in_imps(far)}, further by {in_imps(further)}",
        flush=True,
    )


def main() -> None:
    """Bid the deals and print the mean distance from par, its parts, and the worst."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--outside", required=True)
    parser.add_argument("--deals", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--worst", type=int, default=0)
    parser.add_argument("--player", help="who bids, beside plain players")
    asked = parser.parse_args()
    deals = list(solved(asked.outside, asked.seed, asked.deals))
    found = [ended(board(n), *deal) for n, deal in enumerate(deals)]
    print(f"{len(found)} deals: {in_imps([abs(each.difference) for each in found])} from par")
    if asked.player:
        bids = partial(calls_by, make_bot(BRIDGE, asked.player))
        plain, found = found, []
        for number, deal in enumerate(deals):
            found.append(ended(board(number), *deal, bids=bids))
            if number % 10 == 9:
                beside(found, plain)
    kinds = {kind(each) for each in found}
    parts = {k: [abs(e.difference) for e in found if kind(e) == k] for k in kinds}
    for name, lost in sorted(parts.items(), key=lambda part: -sum(part[1])):
        print(f"{sum(lost) / len(found):.2f} IMPs: {name}, {len(lost)} deals of {fmean(lost):.1f}")
    for each in sorted(found, key=lambda one: -abs(one.difference))[: asked.worst]:
        best = f"{each.best.contract} {each.best.score}"
        print(f"{each.difference:+d} {each.contract}, par {best}: {each.deal}")
        print(f"   {' '.join(each.calls)}")


if __name__ == "__main__":
    main()
