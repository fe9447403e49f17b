"""Why it is all one what is done: the cards are alike, or the deal is won as often either way."""

from collections.abc import Sequence

from game.core.outlook import Outlook
from game.core.words import _
from game.kit.choice import Choice
from game.kit.same import NEVER, all_one, are_alike, comes_to
from game.rulesets.schnapsen.actions import KONTRA, PASS, PLAYS
from game.rulesets.schnapsen.breaking import hardly_kept
from game.rulesets.schnapsen.catching import all_one_in_bettler
from game.rulesets.schnapsen.contracts import COUNTING, Aim
from game.rulesets.schnapsen.position import Phase, SchnapsenView
from game.rulesets.schnapsen.reasons import choice_of, is_partners, reasons
from game.rulesets.schnapsen.settled import by_this_trick, for_who_leads, hangs_on
from game.rulesets.schnapsen.since import since_pass
from game.rulesets.schnapsen.spending import spends
from game.rulesets.schnapsen.stake import stake
from game.rulesets.schnapsen.stopping import costs_nothing
from game.rulesets.schnapsen.tried import tried

DOUBLING = (Phase.KONTRA, Phase.REKONTRA)
"""Where it is asked whether the deal is to count twice as much."""


def all_the_same(view: SchnapsenView, outlook: Outlook | None) -> str:
    """Return why it is all one what is done, and how often the own side wins then; "" where nothing
    says so."""
    if view.table.phase in DOUBLING:
        return _doubled(view, outlook)
    told = [_won(outlook)]
    if view.table.phase is Phase.PLAY:
        told = [_of_cards(view, outlook), *told, _since(view, outlook)]
    return " ".join(filter(None, told))


def _since(view: SchnapsenView, outlook: Outlook | None) -> str:
    """Return what has changed since a pass, for whoever plays his first card."""
    return "" if outlook is None else since_pass(view, outlook, outlook.of("won").best)


def _of_cards(view: SchnapsenView, outlook: Outlook | None) -> str:
    """Return why it is all one which card is played; where no card says so, what decides the deal,
    or what is to be done, if it is known how often that succeeds or nobody has looked."""
    table = view.table
    legal = choice_of(view, view.hand[0]).legal
    player = table.player if view.observer is None else view.observer
    choices = [choice_of(view, card) for card in legal]
    settled = by_this_trick(table, player, choices)
    if caught := hardly_kept(view, choices, outlook):
        return caught
    costs = {spends(view, PLAYS[card]) for card in legal}
    if settled or (
        len(costs) > 1 and (outlook is None or spends(view, outlook.best) <= min(costs))
    ):
        return settled  # by what they differ is what speaks for the best
    goal, is_known = stake(view), outlook is None or _won(outlook)
    told = "" if len(costs) > 1 else _alike(view, choices, outlook)
    if told or not is_known:
        return told
    return hangs_on(table, player, outlook) or ("" if goal is None else goal.words)


def _alike(view: SchnapsenView, choices: Sequence[Choice], outlook: Outlook | None) -> str:
    """Return why cards that give nothing away come to the same, "" where nothing says so."""
    return (
        _alike_in_tricks(view, choices)
        or _in_bettler(view, choices, outlook)
        or for_who_leads(view, outlook)
        or _all_one(view, choices, outlook)
    )


def _all_one(view: SchnapsenView, choices: Sequence[Choice], outlook: Outlook | None) -> str:
    """Return what is to be said of cards in any game of tricks, "" where the partner has it; where
    none of them can win, and they are not alike, what decides the deal instead."""
    player = view.table.player if view.observer is None else view.observer
    if is_partners(view.table, player):
        return ""
    is_exact = outlook is None or not outlook.of("won").gap
    told = all_one(choices, is_exact=is_exact)
    if not told or are_alike(choices):
        return told
    return " ".join(filter(None, (told, hangs_on(view.table, player, outlook))))


def _doubled(view: SchnapsenView, outlook: Outlook | None) -> str:
    """Return what speaks for the double or against it, and how often the deal is won then: what
    makes up for that where it is often."""
    if outlook is None:
        (why,) = reasons(view, KONTRA if costs_nothing(view) else PASS)
        return why.words
    (why,) = reasons(view, outlook.best)
    told = tried(view, outlook) if 0 < outlook.of("won").best < 1 else _won(outlook)
    return " ".join(filter(None, (why.words, told)))


def _in_bettler(view: SchnapsenView, choices: Sequence[Choice], outlook: Outlook | None) -> str:
    """Return why it is all one in a Bettler, "" where trials have told two cards apart."""
    table = view.table
    if table.row.aim is not Aim.NO_TRICK or view.observer is None:
        return ""
    if outlook is not None and tried(view, outlook):
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
