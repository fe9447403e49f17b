"""How the arena compares boards: the same deal at two tables, with the sides exchanged, in IMPs."""

from collections.abc import Sequence

from game.core.elsewhere import Boards
from game.core.terms import Terms
from game.core.words import _, marked
from game.rulesets.bridge.options import BridgeOptions
from game.rulesets.bridge.scoring import imps

TERMS = Terms(
    measured=marked("{game}, seed {seed}: {sets} boards, {deals} deals at two tables."),
    lead=marked("{first} against the others: {mean} IMPs a board (95%: {low} to {high})"),
    reviewed=marked(
        "Deal {n}: at your first choice your side could expect {expected} points against the "
        "other; in the end it was {brought}. Your choices cost {cost}."
    ),
    figures=marked(
        "The figures are points by which the deal puts your side ahead, with tricks, "
        "bonuses, honours and hidden cards all added up. In a rubber, a game or "
        "part-score counts as if play stopped here."
    ),
)


def _refuses(options: BridgeOptions) -> str:
    if options.form == "rubber":
        return _(
            "In a rubber the two tables of a board soon differ in who is vulnerable; set form to "
            "duplicate or chicago."
        )
    return ""


def _score(won: Sequence[float]) -> float:
    return imps(sum(won))


BOARDS = Boards({"form": "duplicate"}, _refuses, _score, marked("IMPs"))
