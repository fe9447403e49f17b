"""Why a match was won, and what the end of a rubber brings, in words."""

from game.core.points import points_words
from game.core.protocols import Names
from game.core.words import _, marked
from game.rulesets.bridge.naming import side_name
from game.rulesets.bridge.rubber import PaidFor, Payment
from game.rulesets.bridge.standing import BridgeStanding

SETTLED = {
    PaidFor.RUBBER: marked("the rubber"),
    PaidFor.GAME: marked("the only game of an unfinished rubber"),
    PaidFor.PART_SCORE: marked("the only part-score of an unfinished game"),
}
"""What a side is paid for when a rubber ends (BR-47, BR-48)."""


def payment_sentence(payment: Payment) -> str:
    """Return what a side is paid when a rubber ends, and for what."""
    what, points = _(SETTLED[payment.paid_for]), points_words(payment.points)
    return f"{side_name(payment.side)}: {what}, {points}."


def verdict(standing: BridgeStanding, _names: Names) -> str:
    """Return which side has won the match and by how much; of a rubber that was broken off first
    what was paid for it (BR-47, BR-48, BR-63)."""
    told = []
    if standing.options.form == "rubber" and not standing.rubber.is_won:
        told.append(_("The rubber ended before a side had won two games. [BR-48]"))
        told += map(payment_sentence, standing.payments)
    best, least = max(standing.columns), min(standing.columns)
    if best == least:
        tie = _("Both sides have {total}: nobody wins. [BR-63]")
        return " ".join([*told, tie.format(total=points_words(best))])
    won = _("{side} win by {margin}: the higher total wins. [{rule}]").format(
        side=side_name(standing.columns.index(best)),
        margin=points_words(best - least),
        rule="BR-47" if standing.options.form == "rubber" else "BR-63",
    )
    return " ".join([*told, won])
