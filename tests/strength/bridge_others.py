"""How far from par others' auctions end, in IMPs, beside plain players' of the very same deals.

    python -m tests.strength.bridge_others --outside PYTHON DEALS

PYTHON is an interpreter that has endplay. DEALS is a text file, two lines a deal: the hands from
North clockwise, as `AK2.QJ.T987.5432` each; then dealer, vulnerability and calls, as
`E N-S 1C.P.1NT.P.P.P`. Where a deal is there several times, with the calls of several tables, the
interval is that of the means by deal.
"""

import argparse
from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from statistics import fmean

from game.kit.cards import DECK
from game.rulesets.bridge.standing import SetUp
from tests.strength.bridge_auctions import ended, in_imps, makeable_of

SEATS = "SWNE"
VULNERABLE = {
    "None": (False, False),
    "N-S": (True, False),
    "E-W": (False, True),
    "Both": (True, True),
}
"""By its name: whether North-South are, and East-West."""


def deals(text: str) -> Iterator[tuple[str, SetUp, list[list[int]], tuple[str, ...]]]:
    """Yield how DDS is told the cards, the board, the hands by seat from South, and the calls."""
    lines = text.split("\n")
    for number, (cards, rest) in enumerate(zip(lines[::2], lines[1::2], strict=False), 1):
        north, east, south, west = cards.split(" ")
        dealer, vulnerable, calls = rest.split()
        board = SetUp(number, SEATS.index(dealer), VULNERABLE[vulnerable])
        hands = [_hand(each) for each in (south, west, north, east)]
        yield f"N:{cards}", board, hands, tuple(calls.split("."))


def _hand(text: str) -> list[int]:
    """Return the cards of a hand by their places in the pack."""
    names = [
        f"{suit}{rank}" for suit, held in zip("SHDC", text.split("."), strict=True) for rank in held
    ]
    return sorted(place for place, card in enumerate(DECK) if str(card) in names)


def _given(
    calls: tuple[str, ...], _board: SetUp, _hands: Sequence[Sequence[int]]
) -> tuple[str, ...]:
    """Return the calls that were made."""
    return calls


def main() -> None:
    """Print the mean distance from par of the calls given and of plain players', and between."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--outside", required=True)
    parser.add_argument("deals", type=Path)
    asked = parser.parse_args()
    found = list(deals(asked.deals.read_text()))
    by_deal: dict[str, list[tuple[int, int]]] = defaultdict(list)
    tables = makeable_of(asked.outside, [told for told, *_rest in found])
    for (told, board, hands, calls), makeable in zip(found, tables, strict=True):
        theirs_ended = ended(board, hands, told, makeable, partial(_given, calls))
        plain_ended = ended(board, hands, told, makeable)
        by_deal[told].append((abs(theirs_ended.difference), abs(plain_ended.difference)))
    theirs, plain = (
        [fmean(each[who] for each in rooms) for rooms in by_deal.values()] for who in (0, 1)
    )
    print(f"{len(theirs)} deals, {len(found)} auctions: {in_imps(theirs)} from par")
    print(f"plain players: {in_imps(plain)}")
    print(f"they are nearer by {in_imps([b - a for a, b in zip(theirs, plain, strict=True)])}")


if __name__ == "__main__":
    main()
