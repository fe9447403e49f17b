"""What trials have shown of a card beside a lesser one, in words."""

from collections.abc import Iterator

from game.core.outlook import Figure, Outlook, in_100
from game.core.words import _, decimal
from game.kit.actions import PlayCard
from game.kit.cards import card_name
from game.kit.tried import standing_out, wins_words
from game.rulesets.whist.accounts import paid, unit
from game.rulesets.whist.actions import Bid
from game.rulesets.whist.fates import cause
from game.rulesets.whist.reasons import choice_of, still_needed
from game.rulesets.whist.since import since_bid
from game.rulesets.whist.table import WhistView
from game.rulesets.whist.tried_bids import (
    LITTLE,
    TOLD,
    TOLD_POINTS,
    is_little,
    level_bid,
    other_is_made,
    tried_bid,
)

DEAR = 0.5
"""Points that hang on how a bid is missed, where it is made as often, are told from so many on."""
NEVER = 0.005
"""What happens less often is told as never."""
NOTHING = 0.05
"""Fewer points against the table are none where figures are told."""


def tried(view: WhistView, outlook: Outlook) -> str:
    """Return how the bid fares with the best card or as another, and what makes that, "" where
    little hangs on it."""
    if isinstance(outlook.best, Bid):
        return tried_bid(view, outlook)
    if is_little(outlook, TOLD_POINTS) or not (told := _tried_card(view, outlook)):
        return ""
    return f"{told} {since_bid(view, outlook)}".rstrip()


def _tried_card(view: WhistView, outlook: Outlook) -> str:
    """Return how the bid fares with the best card and the other, and what makes that."""
    made = outlook.of("made")
    if made.gap > 0 and made.is_real(TOLD):
        return " ".join((_made(view, outlook), *_misses(view, outlook)))
    return _besides(view, outlook, made)


def _made(view: WhistView, outlook: Outlook) -> str:
    """Return how often the bid is made with the best card and with the other."""
    words = (
        _("You make exactly {bid} in {n} of 100 deals, with the {other} in {m}.")
        if still_needed(view)
        else _("You take no more than {bid} in {n} of 100 deals, with the {other} in {m}.")
    )
    return _told(view, outlook, words, outlook.of("made"))


def _besides(view: WhistView, outlook: Outlook, made: Figure) -> str:
    """Return what speaks for the card where the bid is not made oftener by it: what is scored all
    the same, what the others make."""
    own, others = outlook.of("own"), outlook.of("others")
    is_lost = max(made.best, made.other) < NEVER
    if still_needed(view) and own.gap > 0 and own.is_real(TOLD_POINTS):
        if is_lost:
            return _out_of_reach(view, outlook)
        if own.is_real(DEAR) or not _is_as_often(made):
            return _dearer(view, outlook)
    if others.gap < 0 and others.is_real(TOLD):
        other = _name(outlook.other)
        if made.is_real(TOLD):
            words = _(
                "But with the {other} the others make their bids more often, which counts against "
                "you."
            )
            return f"{_made(view, outlook)} {words.format(other=other)}"
        words = _(
            "With the {other} the others make their bids more often, which counts against you."
        )
        told = words.format(other=other)
        either = _("You make exactly {bid} in about {n} of 100 deals either way.")
        often = in_100((made.best + made.other) / 2)
        return f"{either.format(bid=_bid(view), n=often)} {told}" if _is_as_often(made) else told
    return ""


def _out_of_reach(view: WhistView, outlook: Outlook) -> str:
    """Return what is scored where the bid cannot be made, and that the others score more as well,
    where that is why less of it is left against the table."""
    own, worth = outlook.of("own"), outlook.of("worth")
    sign = -1 if view.table.standing.scheme.low_wins else 1
    words = _("{bid} is out of reach; you score {n} on average, with the {other} {m}.")
    n, m = decimal(sign * own.best), decimal(sign * own.other)
    told = words.format(bid=_bid(view), n=n, other=_name(outlook.other), m=m)
    if "worth" not in outlook.figures or worth.gap >= own.gap / 2:
        return told
    return " ".join((told, _("But the others score more then as well.")))


def _dearer(view: WhistView, outlook: Outlook) -> str:
    """Return that the bid is made no oftener, but a miss of it costs more with the other card:
    above all where no trick at all is taken then, and that costs points."""
    table, bid, none, own = view.table, _bid(view), outlook.of("none"), outlook.of("own")
    scheme = table.standing.scheme
    lost = paid(table, bid, 0) * (1 if scheme.low_wins else -1)
    words = (
        _(
            "You make exactly {bid} no more often, but with the {other} you end without a trick "
            "more often, which costs {points}."
        )
        if lost > 0 and -none.gap * lost >= own.gap / 2
        else _("You make exactly {bid} no more often, but with the {other} a miss costs you more.")
    )
    points = unit(table.standing).words(abs(paid(table, bid, 0)))
    return words.format(bid=bid, other=_name(outlook.other), points=points)


def _is_as_often(made: Figure) -> bool:
    """Tell whether the bid is made as often with either card, and is so at times."""
    is_at_times = made.best + made.other > 2 * NEVER
    return not made.is_real(TOLD) and made.error < TOLD and is_at_times


def level(view: WhistView, outlook: Outlook) -> str:
    """Return that little hangs on it, "" where that is not so."""
    if isinstance(outlook.best, Bid):
        return level_bid(view, outlook)
    told = _level_card(view, outlook)
    return f"{told} {since_bid(view, outlook)}".rstrip() if told else ""


def other_speaks(view: WhistView, outlook: Outlook) -> bool:
    """Tell whether of two choices that come to the same the other is a bid made more often."""
    return isinstance(outlook.best, Bid) and other_is_made(outlook)


def _level_card(view: WhistView, outlook: Outlook) -> str:
    """Return that it comes to about the same which of the two cards is played, "" where not."""
    made, worth = outlook.of("made"), outlook.of("worth")
    if _is_as_often(made) and made.best + made.other > 2 * (1 - NEVER):
        words = (
            _("It makes no difference: with the {other} too you make exactly {bid}.")
            if abs(worth.gap) < NOTHING
            else _("Little hangs on it: with the {other} too you make exactly {bid}.")
        )
        return words.format(bid=_bid(view), other=_name(outlook.other))
    if _is_as_often(made) and abs(worth.gap) < LITTLE:
        words = _(
            "Little hangs on it: with the {other} too you make exactly {bid} in about {n} of 100 "
            "deals."
        )
        often = in_100((made.best + made.other) / 2)
        return words.format(bid=_bid(view), other=_name(outlook.other), n=often)
    if worth.is_real(TOLD_POINTS) or worth.error > TOLD_POINTS:
        return ""
    words = _("Little hangs on it: played out, the {other} brings about as much.")
    return words.format(other=_name(outlook.other))


def _misses(view: WhistView, outlook: Outlook) -> Iterator[str]:
    """Yield how the bid would be missed oftener with the other: too many tricks are taken, where
    some are still needed; else by the card that wins less often then, or oftener where none is to,
    and what becomes of it."""
    short, over = outlook.of("short"), outlook.of("over")
    is_short = short.gap < over.gap
    other = _name(outlook.other)
    if not (short if is_short else over).is_real(TOLD / 2):
        return
    if not is_short and still_needed(view) > 0:
        # Of a card that wins it would seem to deny why it is played.
        if not choice_of(view, outlook.best.card).may_win:
            yield _("With the {other} you take too many tricks more often.").format(other=other)
        return
    found = standing_out(outlook, 1 if is_short else -1)
    # What becomes of the best card itself is no cause where another is worth as much.
    if found and (outlook.near is None or PlayCard(found[0]) != outlook.best):
        yield wins_words(outlook, *found, card_name)
        yield from filter(None, [cause(view, outlook, *found)])
    elif is_short:
        yield _("With the {other} you come out short of tricks more often.").format(other=other)


def _told(view: WhistView, outlook: Outlook, words: str, figure: Figure) -> str:
    """Return words with both shares of a figure in them."""
    return words.format(
        bid=_bid(view), n=in_100(figure.best), other=_name(outlook.other), m=in_100(figure.other)
    )


def _bid(view: WhistView) -> int:
    return view.table.seat_bids()[view.table.player]


def _name(action: PlayCard) -> str:
    return card_name(action.card)
