"""What whist is told in: the same thing has the same name everywhere."""

from game.kit.cards import NO_TRUMP
from game.rulesets.whist import WHIST
from game.rulesets.whist.table import DealStarted
from tests.rulesets.whist.deals import table

HANDS = ("S2 H4 C4", "S5 H9 C5", "S7 H8 C6", "SQ HQ C8")
NAMES = ("Guest", "Mila", "Goran", "Vesna")


def test_a_deal_without_trumps_is_called_so_in_the_log_and_at_a_look() -> None:
    view = table("N", *HANDS).view(0)
    assert "trumps: no trumps," in WHIST.telling.text_view(view, NAMES, 8)
    assert "trumps: no trumps." in WHIST.telling.describe(DealStarted(0, 3, NO_TRUMP, 0), NAMES)
