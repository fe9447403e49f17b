"""What trials have shown of a bid beside another, in words."""

from game.core.outlook import SHOWN, Figure, Outlook, in_100
from game.core.points import points_text
from game.core.words import _, decimal
from game.rulesets.whist.accounts import paid, unit
from game.rulesets.whist.table import WhistView

TOLD, TOLD_POINTS = 0.02, 0.2
"""A share, or points, must differ by so much to be told: less is next to nothing."""
LITTLE = 0.3
"""Of two bids that bring so nearly the same, points against the table, it is told that little
hangs on it."""
NEVER = 0.005
"""A bid missed less often is made."""
ROUNDED = 0.1
"""Averages of so many points more or less add up to the same figure in tenths, nearly."""
EASIER = 0.25
"""A lower bid that is made so much oftener wants an explanation."""
CLEAR = 0.05
"""A bid that is made so much oftener needs no other reason."""


def tried_bid(view: WhistView, outlook: Outlook) -> str:
    """Return how often each of the two bids is made by whoever plays for it; where that alone does
    not speak for the best, why it brings more points, or that it leaves fewer to the others; then
    what all score, in which the figures are; "" where nothing speaks for it, or little hangs on it.
    """
    if is_little(outlook, LITTLE) or not (told := _better(view, outlook)):
        return ""
    words = _(
        "On average you score {own} and each of the others {left}; with a bid of {near}, "
        "{own_near} and {left_near}."
    )
    return " ".join(filter(None, (told, _scored(view, outlook, words))))


def _often(outlook: Outlook) -> str:
    """Return how often each of the two bids is made, and how that can be where a lower one is made
    far oftener by a hand that is worth more."""
    gap, is_lower = outlook.of("made").gap, outlook.other.tricks < outlook.best.tricks
    if abs(gap) < CLEAR:
        words = _("Playing for {bid} or for {near}, you make it in about {n} of 100 deals.")
    elif is_lower and gap <= -EASIER:
        words = _(
            "Playing for {bid}, you make it in {n} of 100 deals; playing for {near}, in {m}, as "
            "tricks are easier to lose than to win."
        )
    else:
        words = _("Playing for {bid}, you make it in {n} of 100 deals; playing for {near}, in {m}.")
    return _put(words, outlook)


def _better(view: WhistView, outlook: Outlook) -> str:
    made, own = outlook.of("made"), outlook.of("own")
    oftener = _("Playing for {bid}, you make it in {n} of 100 deals; playing for {near}, in {m}.")
    if made.gap >= CLEAR and made.is_real(TOLD):
        return _put(oftener, outlook)
    often = _often(outlook)
    if own.gap > 0 and own.is_real(TOLD_POINTS):
        if why := why_more(view, outlook):
            return f"{often} {why}"
        return _put(oftener, outlook)
    if _left(view, outlook).gap <= -TOLD_POINTS:
        words = _("But a bid of {near} leaves the others more points, which counts against you.")
        return f"{often} {_put(words, outlook)}"
    return _put(oftener, outlook) if made.gap > 0 and made.is_real(TOLD) else ""


def is_little(outlook: Outlook, least: float) -> bool:
    """Tell whether both bring about the same in points against the table, by less than `least`, or
    by chance; not where nobody has counted them."""
    return "worth" in outlook.figures and not outlook.of("worth").is_real(least)


def why_more(view: WhistView, outlook: Outlook) -> str:
    """Return why the best bid scores more on average than the other: that it pays more where it is
    made, or less is lost where it is missed; "" where it is that it is made oftener."""
    table, made = view.table, outlook.of("made")
    bid, near = outlook.best.tricks, outlook.other.tricks
    sign = -1 if table.standing.scheme.low_wins else 1
    pays = Figure(sign * paid(table, bid, bid), sign * paid(table, near, near), 0.0)
    misses = _of_misses(outlook, pays)
    by_pay = pays.gap * _mean(made)
    by_often = made.gap * (_mean(pays) - _mean(misses))
    by_misses = misses.gap * (1 - _mean(made))
    if by_pay >= max(by_often, by_misses):
        words = _("But made, {bid} pays {points}, {near} only {fewer}.")
        points = unit(table.standing).words(paid(table, bid, bid))
        fewer = points_text(paid(table, near, near))
        return _put(words, outlook, points=points, fewer=fewer)
    if by_often >= by_misses:
        return ""
    return _without(view, outlook, by_misses) or _missed(view, outlook, misses)


def _mean(figure: Figure) -> float:
    return (figure.best + figure.other) / 2


def _of_misses(outlook: Outlook, pays: Figure) -> Figure:
    """Return what each bid scores on average where it is missed, the more the better."""
    made, own = outlook.of("made"), outlook.of("own")
    best, other = (
        (scored - often * each) / max(1 - often, NEVER)
        for often, scored, each in (
            (made.best, own.best, pays.best),
            (made.other, own.other, pays.other),
        )
    )
    return Figure(best, other, 0.0)


def _without(view: WhistView, outlook: Outlook, by_misses: float) -> str:
    """Return that the other bid is more often missed without a trick taken, which costs points,
    "" where that is not most of what its misses lose."""
    table, none = view.table, outlook.of("none")
    bid, near = outlook.best.tricks, outlook.other.tricks
    sign = -1 if table.standing.scheme.low_wins else 1
    lost = -sign * paid(table, near, 0) if near else 0
    if lost <= 0 or -none.gap * lost < by_misses / 2:
        return ""
    words = (
        _("But a {near} that ends without a trick costs {points}; a missed 0 costs nothing.")
        if not bid and sign * paid(table, 0, 1) >= 0
        else _("But with {near} you end without a trick more often, which costs {points}.")
    )
    return _put(words, outlook, points=unit(table.standing).words(abs(paid(table, near, 0))))


def _missed(view: WhistView, outlook: Outlook, misses: Figure) -> str:
    """Return that a miss of the other bid costs more, or brings less where it still brings some."""
    if view.table.standing.scheme.low_wins or misses.best <= 0:
        return _put(_("But a missed {near} costs more than a missed {bid}."), outlook)
    words = _(
        "But a missed {bid} still brings {points} points on average, a missed {near} {fewer}."
    )
    points, fewer = decimal(misses.best), decimal(misses.other)
    return _put(words, outlook, points=points, fewer=fewer)


def _left(view: WhistView, outlook: Outlook) -> Figure:
    """Return what each of the others scores on average with the best bid and with the other, the
    more the better: the table's average is what is scored less what that is worth."""
    players, own, worth = view.table.players, outlook.of("own"), outlook.of("worth")
    best, other = (
        (players * (scored - against) - scored) / (players - 1)
        for scored, against in ((own.best, worth.best), (own.other, worth.other))
    )
    return Figure(best, other, 0.0)


def level_bid(view: WhistView, outlook: Outlook) -> str:
    """Return how often each of the two bids is made, what makes up for it where one is made clearly
    less often, and that it comes to about the same, in what all score if that is known; "" where it
    does not."""
    if outlook.of("worth").is_real(LITTLE):
        return ""
    makes_up = ""
    if abs(outlook.of("made").gap) >= CLEAR:
        seldom = outlook if outlook.of("made").gap < 0 else outlook.turned()
        makes_up = _making_up(view, seldom)
    words = _(
        "It comes to about the same: on average you score {own} and each of the others {left}; "
        "with a bid of {near}, {own_near} and {left_near}."
    )
    same = _scored(view, outlook, words) or _("It comes to about the same.")
    return " ".join(filter(None, (_often(outlook), makes_up, same)))


def other_is_made(outlook: Outlook) -> bool:
    """Tell whether of two bids the other is made clearly more often."""
    return outlook.of("made").gap <= -CLEAR


def _scored(view: WhistView, outlook: Outlook, words: str) -> str:
    """Return words with what the player and the others score on average with each of the two bids,
    as it is written down; "" where nobody has counted what that is worth, or the figures beside
    it, which come of other deals, would not be what it comes to."""
    if "worth" not in outlook.figures:
        return ""
    worth = outlook.of("worth")
    shown = outlook.figures.get(SHOWN, worth)
    if max(abs(shown.best - worth.best), abs(shown.other - worth.other)) > ROUNDED:
        return ""
    own, left = outlook.of("own"), _left(view, outlook)
    sign = -1 if view.table.standing.scheme.low_wins else 1
    names = ("own", "own_near", "left", "left_near")
    scored = (own.best, own.other, left.best, left.other)
    told = {name: decimal(sign * each) for name, each in zip(names, scored, strict=True)}
    return _put(words, outlook, **told)


def _making_up(view: WhistView, outlook: Outlook) -> str:
    """Return what makes up for it that the first of two bids is made less often, "" where nothing
    does: it leaves the others fewer points, or pays more."""
    bid, near = outlook.best.tricks, outlook.other.tricks
    pays, less = (paid(view.table, each, each) for each in (bid, near))
    if _left(view, outlook).gap <= -TOLD_POINTS:
        return _put(_("But {bid} leaves the others fewer points."), outlook)
    if pays == less or (pays < less) != view.table.standing.scheme.low_wins:
        return ""
    words = _("But made, {bid} pays {points}, {near} only {fewer}.")
    points, fewer = unit(view.table.standing).words(pays), points_text(less)
    return _put(words, outlook, points=points, fewer=fewer)


def _put(words: str, outlook: Outlook, **places: str) -> str:
    """Return words with both bids in them and how often each is made."""
    made = outlook.of("made")
    return words.format(
        bid=outlook.best.tricks,
        near=outlook.other.tricks,
        n=in_100(made.best),
        m=in_100(made.other),
        **places,
    )
