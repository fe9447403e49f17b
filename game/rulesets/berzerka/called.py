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
    """Return what comes of the best call and of the other, in a sentence or two; where the trials
    do not bear out that it is better, that the other brings as much, or no less."""
    points, first, last = (outlook.of(name) for name in ("points", "first", "last"))
    is_apart = points.is_real() and abs(points.gap) >= LITTLE
    words = _beside(outlook.other) if points.gap > 0 else _no_less()
    told = _after(_stands(outlook), _with_shares(words if is_apart else _level(), outlook))
    is_shown = not is_apart or points.gap < 0 or first.gap - last.gap >= CLEAR
    return told if is_shown else _after(told, _on_average(outlook))


def _level() -> str:
    return _(
        "You win points in {n} of 100 hands and lose some in {lost}; {call} comes to about the "
        "same."
    )


def _no_less() -> str:
    return _(
        "You win points in {n} of 100 hands and lose some in {lost}; tried out again, {call} "
        "brings no less."
    )


def _with_shares(words: str, outlook: Outlook) -> str:
    """Return the words with how often both calls win and lose."""
    first, last = outlook.of("first"), outlook.of("last")
    return words.format(
        n=in_100(first.best),
        lost=in_100(last.best),
        m=in_100(first.other),
        other_lost=in_100(last.other),
        call=_name(outlook.other),
    )


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
