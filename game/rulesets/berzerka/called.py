"""What trials have shown of a call beside a lesser one, in words: whether a bid stands, and how
often each of the two wins points and loses some."""

from game.core.outlook import Outlook, in_100
from game.core.words import _, decimal
from game.rulesets.berzerka.actions import Bid, Pass, Pick
from game.rulesets.berzerka.words import action_words

SELDOM, ALWAYS = 0.05, 0.995
"""A bid that stands less often is said to be outbid nearly always; of one that stands oftener
nothing is said."""
CLEAR = 0.04
"""By so much one call must win oftener, or lose less often, to show by itself that it is better."""
LITTLE = 0.15
"""A difference of fewer points is told as none."""
Call = Bid | Pass | Pick


def called(outlook: Outlook) -> str:
    """Return what comes of the best call and of the other, in a sentence or two; "" where the
    trials do not bear out that it is better."""
    points, first, last = (outlook.of(name) for name in ("points", "first", "last"))
    if points.gap < LITTLE or not points.is_real():
        return ""
    told = _with_shares(_beside(outlook.other), outlook)
    return told if first.gap - last.gap >= CLEAR else _after(told, _on_average(outlook))


def level_call(outlook: Outlook) -> str:
    """Return what comes of the best call where the trials do not bear out that it is better than
    the other: that this one brings no less, if they bear that out, else about as much."""
    points = outlook.of("points")
    words = (
        _(
            "You win points in {n} of 100 hands and lose some in {lost}; tried out again, {call} "
            "brings no less."
        )
        if points.gap <= -LITTLE and points.is_real()
        else _(
            "You win points in {n} of 100 hands and lose some in {lost}; {call} comes to about the "
            "same."
        )
    )
    return _with_shares(words, outlook)


def _with_shares(words: str, outlook: Outlook) -> str:
    """Return how often the best call stands, and the words with the shares of both."""
    first, last = outlook.of("first"), outlook.of("last")
    told = words.format(
        n=in_100(first.best),
        lost=in_100(last.best),
        m=in_100(first.other),
        other_lost=in_100(last.other),
        call=_name(outlook.other),
    )
    return _after(_stands(outlook), told)


def _after(before: str, words: str) -> str:
    return f"{before} {words}".lstrip()


def _name(call: Call) -> str:
    """Return what a call is called within a sentence."""
    return _("a pass") if isinstance(call, Pass) else action_words(call)


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
        call=action_words(outlook.other),
    )
