"""What trials have shown of a choice beside a lesser one, in words."""

from game.core.outlook import SHOWN, Outlook, in_100
from game.core.placing import listed
from game.core.reason import most_telling
from game.core.whole import Whole, steps_of
from game.core.words import _, decimal
from game.kit.actions import PlayCard
from game.kit.cards import Card
from game.kit.german import german_card_name
from game.rulesets.schnapsen.actions import (
    Bid,
    LeaveTalon,
    Marry,
    Pass,
    PutAway,
    SchnapsenAction,
    TakeTalon,
    TurnUp,
)
from game.rulesets.schnapsen.calling import falls_short, nearest
from game.rulesets.schnapsen.contracts import CONTRACTS, Contract
from game.rulesets.schnapsen.doubled import EVEN, LEAST, SELDOM, doubled
from game.rulesets.schnapsen.position import Phase, SchnapsenView
from game.rulesets.schnapsen.reasons import does, reasons, speaks_against
from game.rulesets.schnapsen.since import since_pass
from game.rulesets.schnapsen.words import action_words

TOLD = 0.02
"""A share must differ by so much to be told: less is the same in a hundred deals."""
CALLS = frozenset({Phase.AUCTION, Phase.KONTRA, Phase.REKONTRA})
"""Where a call is made, of which it is always told what becomes of it."""


def tried(view: SchnapsenView, outlook: Outlook) -> str:
    """Return how the deal ends with the best choice and with the other."""
    match view.table.phase, outlook.best:
        case Phase.AUCTION, Bid():
            return _and_raised(outlook, _bid(outlook))
        case Phase.AUCTION, Pass():
            return _and_raised(outlook, _passed(view, outlook))
        case ((Phase.KONTRA | Phase.REKONTRA), _action):
            return f"{doubled(view, outlook)} {_since_pass(view, outlook)}".rstrip()
    told = _played(view, outlook)
    return " ".join(filter(None, (_nothing_in_sight(view, outlook), told))) if told else ""


def _nothing_in_sight(view: SchnapsenView, outlook: Outlook) -> str:
    """Return that as much speaks for the other card played, "" where something is in sight that
    sets the best one apart."""
    best, other = outlook.best, outlook.other
    if not isinstance(best, PlayCard) or not isinstance(other, PlayCard):
        return ""
    own, others = reasons(view, best), reasons(view, other)
    apart = most_telling(own, [(other, others)]).words
    if apart and apart not in [each.words for each in others]:
        return ""
    if own and speaks_against(own[0], other):
        return ""
    if not own and does(view, best, own) != does(view, other, others):
        return ""
    words = _(
        "As much can be said of {other}: what sets the two apart only shows when the deal is "
        "played out."
    )
    return words.format(other=_the(other.card))


def _since_pass(view: SchnapsenView, outlook: Outlook) -> str:
    """Return what has changed since a pass, beside the share of deals that is told."""
    won = outlook.of("won")
    return since_pass(view, outlook, won.other if isinstance(outlook.best, Pass) else won.best)


def _bid(outlook: Outlook) -> str:
    made, lost, won = map(outlook.of, ("made", "lost", "won"))
    is_outbid, best = _fared(made.best, lost.best)
    contract = action_words(outlook.best)
    if not isinstance(outlook.other, Bid):
        words = (
            _(
                "You make {contract} in {n} of 100 deals, lose it in {k} and are outbid in {r}; "
                "passing, you win {m}."
            )
            if is_outbid
            else _(
                "You make {contract} in {n} and lose it in {k} of 100 deals; passing, you win {m}."
            )
        )
        return words.format(contract=contract, **best, m=in_100(won.other))
    other_outbid, other = _fared(made.other, lost.other)
    if 1 - made.other - lost.other > EVEN and won.gap > 0 and won.is_real(TOLD):
        words = _("You win {n} of 100 deals; with {other}, which is outbid in {s}, {m}.")
        named, shares = action_words(outlook.other), {"n": in_100(won.best), "m": in_100(won.other)}
        return words.format(other=named, s=other["r"], **shares)
    words = (
        _(
            "You make {contract} in {n} of 100 deals, lose it in {k} and are outbid in {r}; "
            "{other} in {m}, {l} and {s}."
        )
        if is_outbid or other_outbid
        else _(
            "You make {contract} in {n} and lose it in {k} of 100 deals; {other} in {m} and {l}."
        )
    )
    of_other = {"m": other["n"], "l": other["k"], "s": other["r"]}
    return words.format(contract=contract, other=action_words(outlook.other), **best, **of_other)


def _passed(view: SchnapsenView, outlook: Outlook) -> str:
    """Return how the bid would have fared, and its weak spot where another one was called the
    nearest."""
    if not isinstance(outlook.other, Bid):
        return ""
    is_outbid, fared = _fared(outlook.of("made").other, outlook.of("lost").other)
    words = (
        _(
            "{contract} is made in {n} of 100 deals, lost in {k} and outbid in {r}; passing, you "
            "win {m}."
        )
        if is_outbid
        else _("{contract} is made in {n} and lost in {k} of 100 deals; passing, you win {m}.")
    )
    contract, won = action_words(outlook.other), in_100(outlook.of("won").best)
    told = words.format(contract=contract, **fared, m=won)
    if int(fared["n"]) >= int(won):
        told = f"{told} {_costs_more(CONTRACTS[outlook.other.contract])}"
    if nearest(view) != outlook.other.contract:
        told = f"{falls_short(view, CONTRACTS[outlook.other.contract])} {told}"
    return told


def _costs_more(row: Contract) -> str:
    """Return why a bid is not made that wins as many deals as passing does, or more."""
    words = _("But lost, it gives both others {n} each: that costs more than passing.")
    return words.format(n=row.value)


def _and_raised(outlook: Outlook, told: str) -> str:
    """Return what is told of bids, and of how many of the deals that one plays they are only the
    first: somebody makes another call, or the talon is good, and it is a higher contract that is
    made or lost, which counts more."""
    raised, made, lost = map(outlook.of, ("raised", "made", "lost"))
    words = _(
        "{contract} is only your first bid in {k} of the {n} deals that you play: there you make "
        "or lose a higher contract that you go on to, which counts more."
    )
    more = [
        words.format(contract=action_words(action), k=in_100(share), n=100 - int(fared["r"]))
        for action, share, fared in (
            (outlook.best, raised.best, _fared(made.best, lost.best)[1]),
            (outlook.other, raised.other, _fared(made.other, lost.other)[1]),
        )
        if share > SELDOM
    ]
    return " ".join((told, *more)) if told else ""


def _fared(made: float, lost: float) -> tuple[bool, dict[str, str]]:
    """Return whether a bid is not always the last one, and in how many of 100 deals it is made,
    lost and outbid: that makes 100."""
    shares = int(in_100(made)), int(in_100(lost))
    outbid = max(0, 100 - sum(shares))
    return outbid > 0, dict(zip("nkr", map(str, (*shares, outbid)), strict=True))


def _played(view: SchnapsenView, outlook: Outlook) -> str:
    """Return how the deal ends with a card, or what else is not a call, and with the other."""
    won, worth, other = outlook.of("won"), outlook.of("worth"), _name(view, outlook.other)
    if won.gap > 0 and won.is_real(TOLD):
        words = _("You win {n} of 100 deals; with {other}, {m}.")
        told = words.format(n=in_100(won.best), other=other, m=in_100(won.other))
        return f"{told} {_since_pass(view, outlook)}".rstrip()
    least = _least(view)
    if worth.gap > 0 and worth.is_real(least) and (more := _more(outlook)) >= least:
        words = _("A deal brings you {n} points more on average than with {other}.")
        return words.format(n=decimal(more), other=other)
    told = _seldom_but_dear(outlook, other) if won.is_real(TOLD) else ""
    return f"{told} {_since_pass(view, outlook)}".rstrip() if told else ""


def _least(view: SchnapsenView) -> float:
    """Return by how many points a gain must differ to be told: where a deal counts for much, such a
    share of it as of deals won."""
    table = view.table
    return max(LEAST, TOLD * table.row.value * table.stakes.multiplier if table.contract else 0)


def _more(outlook: Outlook) -> float:
    """Return how much more the best choice brings: by the figures beside the words, if there are
    any, as they are rounded there."""
    shown = outlook.figures.get(SHOWN)
    if shown is None:
        return outlook.of("worth").gap
    return round(round(shown.best, 1) - round(shown.other, 1), 1)


def level(view: SchnapsenView, outlook: Outlook) -> str:
    """Return that the deal is won as often with the other card, "" where that is not so."""
    won, worth = outlook.of("won"), outlook.of("worth")
    if view.table.phase in CALLS or won.is_real(TOLD) or worth.is_real(_least(view)):
        return ""
    return f"{_as_often(view, outlook)} {_since_pass(view, outlook)}".rstrip()


def _as_often(view: SchnapsenView, outlook: Outlook) -> str:
    """Return that the deal is won as often, or in how many with either."""
    won, worth = outlook.of("won"), outlook.of("worth")
    other, share = _name(view, outlook.other), in_100((won.best + won.other) / 2)
    if share == "100":
        return _("As good as certain to win, with {other} as well.").format(other=other)
    if share == "0":
        return _("As good as certain to lose, with {other} as well.").format(other=other)
    words = (
        _("With {other} you win almost as often: in about {n} of 100 deals.")
        if worth.gap > 0 and worth.is_real()
        else _("With {other} you win as often: in about {n} of 100 deals.")
    )
    return words.format(other=other, n=share)


def _seldom_but_dear(outlook: Outlook, other: str) -> str:
    """Return that the best choice wins fewer deals, but more with each; "" if it does not."""
    won, gained, worth = outlook.of("won"), outlook.of("gained"), outlook.of("worth")
    if not won.best or (worth.gap < 0 and worth.is_real(LEAST)):
        return ""
    each, with_other = gained.best / won.best, gained.other / won.other
    if each - with_other < LEAST:
        return ""
    words = _(
        "You win {n} of 100 deals, for {a} points each on average; with {other}, {m} for {b}."
    )
    return words.format(
        n=in_100(won.best), m=in_100(won.other), other=other, a=decimal(each), b=decimal(with_other)
    )


def _name(view: SchnapsenView, action: SchnapsenAction | Whole) -> str:
    """Return what a choice is called after "with"."""
    match action:
        case Whole() | PutAway():
            cards = [german_card_name(step.card) for step in steps_of(action)]
            return _("the {cards} put away").format(cards=listed(cards))
        case PlayCard(card):
            return _the(card)
        case Marry(led):
            return _the(led)
        case TakeTalon():
            return _("the talon taken")
        case LeaveTalon():
            return _("the talon left")
        case TurnUp():
            return _("a card turned up")
        case Pass():
            return _("{contract} kept").format(contract=_(CONTRACTS[view.table.contract].title))
    return action_words(action)


def _the(card: Card) -> str:
    return _("the {card}").format(card=german_card_name(card))
