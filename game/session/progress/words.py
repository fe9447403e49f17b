"""How somebody gets on, in sentences: the facts of the picture, for text and screen readers."""

from collections.abc import Iterator, Mapping
from datetime import date

from game.core.themes import PHASES, THEMES
from game.core.words import _, marked, percent
from game.session.progress.progress import Progress, Share

LATEST = 10
"""So many days are told of."""
MONTHS = (
    *(marked("Jan"), marked("Feb"), marked("Mar"), marked("Apr"), marked("May"), marked("Jun")),
    *(marked("Jul"), marked("Aug"), marked("Sep"), marked("Oct"), marked("Nov"), marked("Dec")),
)
"""In short, and to be translated."""


def explained() -> str:
    """Return what is counted as good."""
    return _(
        "100% means that every choice was good: in a match it cost less than 5% of what was at "
        "stake, as a review or the coach judged it; in a drill it was right."
    )


def day_name(day: int) -> str:
    """Return a day as a date: "2 Nov"."""
    there = date.fromordinal(day)
    return _("{day} {month}").format(day=there.day, month=_(MONTHS[there.month - 1]))


def share_words(share: Share) -> str:
    """Return "83% of 12"."""
    return _("{share} of {all}").format(share=percent(share.part), all=share.all)


def told(progress: Progress) -> Iterator[str]:
    """Yield all there is to tell, line by line."""
    if progress.is_empty:
        yield _("Nothing yet: solve drills, look at a review, or let the coach look on in a match.")
        return
    if progress.played:
        yield _("Good choices in matches: {days}.").format(days=_days(progress.played))
    if progress.drilled:
        yield _("Right answers in drills: {days}.").format(days=_days(progress.drilled))
    for phase, share in progress.phases.items():
        yield f"{_(PHASES[phase])}: {share_words(share)}"
    for theme, share in progress.themes.items():
        yield f"{_(THEMES[theme])}: {share_words(share)}"
    if (weakest := progress.weakest) is not None:
        yield _("Weakest: {theme}.").format(theme=_(THEMES[weakest]))
    yield explained()


def _days(shares: Mapping[int, Share]) -> str:
    latest = list(shares.items())[-LATEST:]
    return ", ".join(f"{day_name(day)} {share_words(share)}" for day, share in latest)
