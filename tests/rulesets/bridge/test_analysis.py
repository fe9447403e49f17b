"""A deal looked at afterwards: par by hand, and the cost of cards in an ending one can read."""

import pytest

from game.kit.cards import parse_cards
from game.kit.tricks import Trick
from game.rulesets.bridge.actions import parse_call
from game.rulesets.bridge.analysis import Par, card_costs, par
from game.rulesets.bridge.contract import Contract, Doubling
from game.rulesets.bridge.options import BridgeOptions
from game.rulesets.bridge.standing import opening
from game.rulesets.bridge.table import laid

PLAIN = BridgeOptions(jokers=0, form="duplicate", honours="off")
NOBODY = (False, False)


def tricks(**north_south: int) -> list[list[int]]:
    """Return the table of a deal in which North-South make so many tricks by strain, and East-West
    all the others."""
    found = []
    for letter in "SHDCN":
        ours = north_south.get(letter, 6)
        found.append([ours, 13 - ours, ours, 13 - ours])
    return found


def told(found: Par) -> str:
    return f"{found.contract} {found.score:+}" if found.contract else "passed out"


@pytest.mark.parametrize(
    ("table", "vulnerable", "expected"),
    [
        # Game, and no sacrifice is cheaper: East-West have seven tricks in clubs at best.
        (tricks(S=10, H=8, D=7, C=6, N=9), NOBODY, "4S by S +420"),
        # East-West have nine tricks in hearts: over three spades, four hearts are one down.
        (tricks(S=9, H=4, D=6, C=6, N=6), NOBODY, "4HX by W +100"),
        # The same with East-West vulnerable: one down doubled is 200, more than three spades.
        (tricks(S=9, H=4, D=6, C=6, N=7), (False, True), "3S by S +140"),
        # A slam that makes, and nothing to be done about it.
        (tricks(S=12, H=8, D=7, C=7, N=12), NOBODY, "6N by S +990"),
    ],
)
def test_par_is_what_no_call_betters(table, vulnerable, expected) -> None:
    assert told(par(table, PLAIN, vulnerable, dealer=2)) == expected


def test_where_nobody_can_make_anything_all_pass() -> None:
    assert told(par([[6, 6, 6, 6]] * 5, PLAIN, NOBODY, dealer=2)) == "passed out"


def test_a_sacrifice_is_doubled() -> None:
    found = par(tricks(S=10, H=4, D=5, C=5, N=6), PLAIN, (True, False), dealer=2)
    assert found.contract is not None and found.contract.doubling is Doubling.DOUBLED
    assert found.contract.side == 1 and 0 < found.score < 620


def test_the_card_that_threw_a_trick_away_is_found() -> None:
    """Two cards each at no-trump: West throws the king that would have taken the last trick."""
    table = laid(opening(PLAIN, 4, 0)).but(contract=Contract(parse_call("1N"), 0))
    hands = [parse_cards(text) for text in ("SAS3", "SKS2", "H3H4", "D3D4")]
    played = [Trick(0, parse_cards("SASKH3D3")), Trick(0, parse_cards("S3S2H4D4"))]
    (cost,) = card_costs(hands, played, table)
    assert (cost.trick, cost.player, str(cost.card), cost.tricks) == (0, 1, "SK", 1)
    assert list(map(str, cost.better)) == ["S2"]
