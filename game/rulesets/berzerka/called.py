"""What trials have shown of a call beside a lesser one, in words: whether a bid stands, and how
often each of the two wins points and loses some."""

from collections.abc import Callable, Mapping

from game.core.outlook import SHOWN, Outlook, in_100
from game.core.words import _, decimal, opening
from game.rulesets.berzerka.actions import PASS, Bid, Pass, Pick
from game.rulesets.berzerka.board import box_of
from game.rulesets.berzerka.contracts import FEWEST, FIVE, LATE, MIDDLE, MOST, NEAR_FIVE, PAINS
from game.rulesets.berzerka.position import BerzerkaView
from game.rulesets.berzerka.words import advised_words

SELDOM, ALWAYS = 0.05, 0.995
"""A bid that stands less often is said to be outbid nearly always; of one that stands oftener
nothing is said."""
MOSTLY = 0.9
"""Of a bid that is not made, and would stand so often, it is not said either."""
CLEAR = 0.04
"""By so much one call must win oftener, or lose less often, to show by itself that it is better."""
LITTLE = 0.15
"""A difference of fewer points is told as none."""
OFTEN = 0.5
"""A bid that is beaten more often decides little: another one is played."""
NUDGE = 0.2
"""By so many points a figure may be off what the wins and losses beside it add up to: it comes of
other hands."""
TOLD = 0.05
"""A figure that is nearer to 0 is shown as such."""
RECKONED = 0.075
"""By more than so many points nobody takes a figure for that which he reckons from shares."""
ALIKE = 0.15
"""By so little what a hand won brings may differ from what one lost costs, to be told as one."""
Call = Bid | Pass | Pick


def called(view: BerzerkaView, outlook: Outlook) -> str:
    """Return what comes of the best call and of the other, in a sentence or two, and what the
    overbid of this one would cost; "" where the trials do not bear out that it is better."""
    points, first, last = (outlook.of(name) for name in ("points", "first", "last"))
    if points.gap < LITTLE or not points.is_real():
        return _costly_pass(outlook)
    if not _is_as_shown(outlook, "points"):
        return _after(_if_passed(view, outlook) or _costly_pass(outlook), _lower(outlook))
    told = _with_shares(view, _beside(outlook.other), outlook)
    if first.gap - last.gap < CLEAR:
        told = _after(told, _on_average(outlook))
    told = _after(told, _outbid(outlook))
    more = (_costs(view, outlook), _worths(view, outlook), _passed(outlook), _lower(outlook))
    return " ".join(filter(None, (told, *more)))


def _costly_pass(outlook: Outlook) -> str:
    """Return that a bid with a figure below 0 is made as a pass has a lower one; "" elsewhere."""
    shown = outlook.of(SHOWN)
    if not isinstance(outlook.other, Pass) or shown.best >= -TOLD or shown.gap < LITTLE:
        return ""
    return _("This hand is likely to cost you points either way, and more of them if you pass.")


def _worths(view: BerzerkaView, outlook: Outlook) -> str:
    """Return what the contracts are worth that the two calls are about, a pass about the one that
    stands; "" where that is the same, or nobody has bid."""
    found = [_contract_of(view, call) for call in (outlook.best, outlook.other)]
    boxes = [box_of(view.table.boxes, each) for each in found if each]
    if len({each.value for each in boxes}) != len(found):
        return ""
    one, rival = boxes
    words = _("{contract} is worth {n}, {rival} {k}.")
    return words.format(contract=one.title, n=one.value, rival=rival.title, k=rival.value)


def _contract_of(view: BerzerkaView, call: Call) -> str:
    standing = view.table.standing_bid
    if isinstance(call, Pass):
        return "" if standing is None else standing.contract
    return call.contract


def _outbid(outlook: Outlook) -> str:
    """Return how often the bid that is given up for a pass would be the last; "" where it nearly
    always would, or another call is told."""
    stands = outlook.of("holds").other
    if not isinstance(outlook.best, Pass) or isinstance(outlook.other, Pass) or stands >= MOSTLY:
        return ""
    if stands < SELDOM:
        return _("Somebody nearly always bids more than that.")
    return _("Nobody bids more than that in {n} of 100.").format(n=in_100(stands))


def _costs(view: BerzerkaView, outlook: Outlook) -> str:
    """Return what the overbid of the lesser call asks for, and how often one would win without it;
    "" where that is hardly oftener, or the best has as large a one."""
    bid, free, first = outlook.other, outlook.of("free").other, outlook.of("first").other
    own = outlook.best.overbid if isinstance(outlook.best, Bid) else 0
    if not isinstance(bid, Bid) or bid.overbid <= own or free - first < CLEAR:
        return ""
    words = _ASKS[box_of(view.table.boxes, bid.contract).rules.objective.id]()
    return words.format(
        more=bid.overbid + 1, wanted=FIVE + bid.overbid, overbid=bid.overbid, n=in_100(free)
    )


def _asks_more() -> str:
    return _(
        "To be first with it you must win at least {more} more than either of the others; without "
        "the overbid you would win points in {n} of 100."
    )


def _asks_fewer() -> str:
    return _(
        "To be first with it you must win at least {more} fewer than either of the others; without "
        "the overbid you would win points in {n} of 100."
    )


_ASKS: Mapping[str, Callable[[], str]] = {
    MOST.id: _asks_more,
    LATE.id: _asks_more,
    FEWEST.id: _asks_fewer,
    PAINS.id: _asks_fewer,
    NEAR_FIVE.id: lambda: _(
        "With it you want {wanted} tricks instead of five; without the overbid you would win "
        "points in {n} of 100."
    ),
    MIDDLE.id: lambda: _(
        "With it {overbid} is taken off your tricks; without the overbid you would win points in "
        "{n} of 100."
    ),
}
"""By objective: what an overbid asks of its declarer (BZ-22, BZ-24)."""


def level_call(view: BerzerkaView, outlook: Outlook) -> str:
    """Return what comes of the best call where the trials do not bear out that it is better than
    the other: that this one brings no less, if they bear that out, else about as much; "" where
    the figures that are shown say otherwise."""
    points, shown = outlook.of("points"), outlook.of(SHOWN)
    if shown.gap >= LITTLE:
        return ""
    is_no_less = points.gap <= -LITTLE and points.is_real()
    if not _is_as_shown(outlook, "points"):
        words = (
            _("Played out again, {call} brings no less.")
            if is_no_less
            else _("{call} comes to about the same.")
        )
    elif is_no_less:
        words = _(
            "You win points in {n} of 100 hands and lose some in {lost}; tried out again, {call} "
            "brings no less."
        )
    else:
        words = _(
            "You win points in {n} of 100 hands and lose some in {lost}; {call} comes to about the "
            "same."
        )
    told = _after(_with_shares(view, words, outlook), unsure_call(outlook))
    return _after(_after(told, _passed(outlook)), _lower(outlook))


def unsure_call(outlook: Outlook) -> str:
    """Return how it comes that a bid is not told apart from another, where both are mostly beaten
    and so decide little; "" where they are not."""
    holds, both = outlook.of("holds"), (outlook.best, outlook.other)
    if max(holds.best, holds.other) >= 1 - OFTEN or not all(isinstance(each, Bid) for each in both):
        return ""
    words = _("This bid and {call} are outbid in most hands, so it matters little which you make.")
    return words.format(call=_name(outlook.other))


def _is_as_shown(outlook: Outlook, points: str) -> bool:
    """Tell whether points of this name come to about the figure that is shown of the best call:
    where they do not, the two samples of hands differ, and a sum would contradict the figure."""
    if SHOWN not in outlook.figures:
        return True
    return abs(outlook.of(SHOWN).best - outlook.of(points).best) <= NUDGE


def _if_passed(view: BerzerkaView, outlook: Outlook) -> str:
    """Return what comes of the pass that a bid was tried beside where it loses more often than it
    wins; "" beside another call, and where the sum of that would contradict the figure beside it.
    """
    shown, points = outlook.of(SHOWN).other, outlook.of("points").other
    is_bad = outlook.of("last").other > outlook.of("first").other
    if not isinstance(outlook.other, Pass) or not is_bad or abs(shown - points) > NUDGE:
        return ""
    words = _("If you pass, you win points in {m} of 100 hands and lose some in {other_lost}.")
    return _with_shares(view, words, outlook)


def _passed(outlook: Outlook) -> str:
    """Return what a pass brings beside a bid that gives tricks away, "" where the bid has been told
    beside one, and where it brings no less, or has a figure as good: that would speak against what
    is advised."""
    points, values = outlook.of("points_pass"), outlook.values
    if points.gap < LITTLE or not _is_as_shown(outlook, "points_pass"):
        return ""
    if {outlook.best, PASS} <= values.keys():
        is_as_good = values[outlook.best] - values[PASS] < LITTLE
        if is_as_good or abs(values[PASS] - points.other) > NUDGE:
            return ""
    return _("A pass brings {m} points a hand, this {n}.").format(
        n=decimal(outlook.of("points_pass").best, signed=True),
        m=decimal(outlook.of("points_pass").other, signed=True),
    )


def _lower(outlook: Outlook) -> str:
    """Return what a bid that is a trick cheaper, on the same contract, comes to; "" where there is
    none, where that is what it has been told beside, and where the figures say otherwise."""
    points, holds, best = outlook.of("points_lower"), outlook.of("holds_lower"), outlook.best
    if "points_lower" not in outlook.figures or not isinstance(best, Bid):
        return ""
    lower = Bid(best.contract, best.overbid - 1)
    if lower == outlook.other:
        return ""
    brings_less = points.gap > 0 and points.is_real(LITTLE)
    values = outlook.values
    if lower in values and brings_less != (values[best] - values[lower] >= LITTLE):
        return ""
    is_real, is_beaten = points.is_real(LITTLE), holds.gap > 0 and holds.is_real(CLEAR)
    if is_real and points.gap < 0:
        words = _("Played out again, {call} brings no less.")
    elif is_beaten and is_real:
        words = _("{call} is beaten more often, in {m} of 100, and brings less.")
    elif is_beaten:
        words = _("{call} costs less, but is beaten in {m} of 100: it comes to about the same.")
    elif is_real:
        words = _("{call} brings less.")
    else:
        words = _("{call} comes to about the same.")
    return words.format(call=_cheaper(lower), m=in_100(1 - holds.other))


def _with_shares(view: BerzerkaView, words: str, outlook: Outlook) -> str:
    """Return how often the best call stands, and the words with the shares of both."""
    first, last = outlook.of("first"), outlook.of("last")
    told = words.format(
        n=in_100(first.best),
        lost=_lost(view, outlook),
        m=in_100(first.other),
        other_lost=in_100(last.other),
        call=_name(outlook.other),
    )
    return _after(_stands(outlook), opening(told))


def _lost(view: BerzerkaView, outlook: Outlook) -> str:
    """Return in how many hands points are lost; where the figure is not what anybody reckons from
    that, with what a hand won and a hand lost come to: other contracts are played too."""
    first, last, points = (outlook.of(name).best for name in ("first", "last", "points"))
    shown = outlook.of(SHOWN).best if SHOWN in outlook.figures else points
    lost, gained = in_100(last), outlook.of("gained").best
    is_odd = (first - last) * points < 0 < shown * points and abs(shown) >= TOLD
    if abs(_value_of(view, outlook.best) * (first - last) - shown) <= RECKONED and not is_odd:
        return lost
    if "gained" not in outlook.figures or not first or not last:
        return lost
    gain, cost = gained / first, (gained - points) / last
    if abs(gain - cost) <= ALIKE:
        words = _("{lost} (the contract played is worth {n} points on average)")
        return words.format(lost=lost, n=decimal((2 * gained - points) / (first + last)))
    words = _("{lost} (a hand won brings {gain} points on average, a hand lost costs {cost})")
    return words.format(lost=lost, gain=decimal(gain), cost=decimal(cost))


def _value_of(view: BerzerkaView, call: Call) -> int:
    """Return what the contract is worth that a call is about, 1 where nobody has bid."""
    contract = _contract_of(view, call)
    return box_of(view.table.boxes, contract).value if contract else 1


def _after(before: str, words: str) -> str:
    return f"{before} {words}".strip()


def _name(call: Call) -> str:
    """Return what a call is called within a sentence."""
    return _("a pass") if isinstance(call, Pass) else advised_words(call)


def _cheaper(bid: Bid) -> str:
    """Return what a bid is called beside one on the same contract that gives more tricks away."""
    if bid.overbid:
        return advised_words(bid)
    return _("{contract} without an overbid").format(contract=advised_words(bid))


def _stands(outlook: Outlook) -> str:
    """Return how often the best call is the last bid; "" for a pass, and where nobody can or will
    bid more."""
    stands = outlook.of("holds").best
    if isinstance(outlook.best, Pass) or stands >= ALWAYS:
        return ""
    if stands < SELDOM:
        return _("Somebody nearly always bids more, and you may bid again.")
    return _("Nobody bids more in {n} of 100 hands.").format(n=in_100(stands))


def _beside(other: Call) -> str:
    if isinstance(other, Pass):
        return _(
            "You win points in {n} of 100 hands and lose some in {lost}; if you pass, in {m} and "
            "{other_lost}."
        )
    return _(
        "You win points in {n} of 100 hands and lose some in {lost}; with {call} in {m} and "
        "{other_lost}."
    )


def _on_average(outlook: Outlook) -> str:
    """Return what both bring, where it is not how often they win and lose that tells them apart."""
    points = outlook.of("points")
    words = (
        _("That brings {n} points a hand, a pass {m}.")
        if isinstance(outlook.other, Pass)
        else _("That brings {n} points a hand, {call} {m}.")
    )
    return words.format(
        n=decimal(points.best, signed=True),
        m=decimal(points.other, signed=True),
        call=advised_words(outlook.other),
    )
