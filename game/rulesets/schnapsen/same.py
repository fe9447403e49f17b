"""Why it is all one what is done: the cards are alike, or the deal is won as often either way."""

from collections.abc import Sequence

from game.core.outlook import Outlook
from game.core.words import _
from game.kit.choice import Choice
from game.kit.same import NEVER, all_one, are_alike, comes_to
from game.rulesets.schnapsen.actions import PLAYS
from game.rulesets.schnapsen.breaking import hardly_kept
from game.rulesets.schnapsen.catching import all_one_in_bettler
from game.rulesets.schnapsen.contracts import COUNTING, Aim
from game.rulesets.schnapsen.position import Phase, SchnapsenView
from game.rulesets.schnapsen.reasons import choice_of, is_partners, reasons
from game.rulesets.schnapsen.spending import spends
from game.rulesets.schnapsen.tried import tried

DOUBLING = (Phase.KONTRA, Phase.REKONTRA)
"""Where it is asked whether the deal is to count twice as much."""


def all_the_same(view: SchnapsenView, outlook: Outlook | None) -> str:
    """Return why it is all one what is done, and how often the own side wins then; "" where nothing
    says so."""
    if view.table.phase in DOUBLING and outlook is not None:
        return _doubled(view, outlook)
    why = ""
    if view.table.phase is Phase.PLAY:
        legal = choice_of(view, view.hand[0]).legal
        player = view.table.player if view.observer is None else view.observer
        choices = [choice_of(view, card) for card in legal]
        is_exact = outlook is None or not outlook.of("won").gap
        if caught := hardly_kept(view, choices, outlook):
            return " ".join(filter(None, (caught, _won(outlook))))
        if len({spends(view, PLAYS[card]) for card in legal}) > 1:
            return _won(outlook)  # by what they differ is what speaks for the best
        why = (
            _alike_in_tricks(view, choices)
            or _in_bettler(view, choices)
            or ("" if is_partners(view.table, player) else all_one(choices, is_exact=is_exact))
        )
    return " ".join(filter(None, (why, _won(outlook))))


def _doubled(view: SchnapsenView, outlook: Outlook) -> str:
    """Return what speaks for the double or against it, and how often the deal is won then: what
    makes up for that where it is often."""
    (why,) = reasons(view, outlook.best)
    told = tried(view, outlook) if 0 < outlook.of("won").best < 1 else _won(outlook)
    return " ".join(filter(None, (why.words, told)))


def _in_bettler(view: SchnapsenView, choices: Sequence[Choice]) -> str:
    table = view.table
    if table.row.aim is not Aim.NO_TRICK or view.observer is None:
        return ""
    return all_one_in_bettler(table, choices, view.observer)


def _alike_in_tricks(view: SchnapsenView, choices: Sequence[Choice]) -> str:
    """Return that the cards differ in card points alone, "" where they do not, or none count."""
    if view.table.row.aim not in COUNTING or len(choices) == 1 or not are_alike(choices):
        return ""
    return _(
        "No card that may be out lies between these, and the card points by which they differ "
        "decide nothing here."
    )


def _won(outlook: Outlook | None) -> str:
    """Return whether the deal is won whatever is done, "" where nobody has looked."""
    if outlook is None:
        return ""
    won = outlook.of("won")
    share = (won.best + won.other) / 2
    if 0 < share < NEVER:
        return _("Played out, you lose nearly every deal, whatever you choose.")
    if 1 - NEVER < share < 1:
        return _("Played out, you win nearly every deal, whatever you choose.")
    return comes_to(
        won,
        _("Played out, you win the deal whatever you choose."),
        _("Played out, you win about {n} of 100 deals, whatever you choose."),
        _("Played out, you lose the deal whatever you choose."),
    )
