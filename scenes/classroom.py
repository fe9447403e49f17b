"""The table of a lesson, and the ways from it."""

from collections.abc import Callable, Sequence

from game.bots.thinker import Thinker
from game.core.points import points_words
from game.core.words import _
from game.session.match import MatchEnded
from game.session.seats import TEACHER
from game.session.sitting import Sitting
from scenes.games import screen_of_lesson
from scenes.show.lesson import Lesson
from scenes.show.live import Live
from scenes.show.look import Look
from scenes.show.ways import AtMatch, Uncounted
from scenes.ui.dialog import Confirm, Message

Keep = Callable[[Sequence[str]], None]
"""Told of every decision so far after each; of none at the end of the lesson."""


class Classroom(Uncounted):
    """The ways from a lesson: it can be left at any time, and closes with a word."""

    def __init__(
        self,
        lesson: Lesson,
        news: Callable[[], Sequence[str]],
        keep: Keep,
        play: Callable[[], object] | None = None,
    ) -> None:
        """`play` is told of the wish for a match after it, None where none is offered."""
        self.lesson = lesson
        self.news = news
        self.keep = keep
        self.play = play

    def open_menu(self, match: AtMatch) -> None:
        """Ask whether to leave."""
        words = _("You can go on later from this very point, or start over.")
        sure = Confirm(_("Leave the lesson?"), [words], _("Leave"), _("Stay"))
        match.host.push(sure, lambda leaves: match.leave_table() if leaves else None)

    def match_ended(self, match: AtMatch, event: MatchEnded) -> None:
        """Close the lesson with a word, and offer a match."""
        self.keep(())
        title, words = _("The lesson is over"), [_(self.lesson.moral), closing_words(event)]
        play = self.play
        if play is None:
            match.host.push(Message(title, words), lambda _none: match.leave_table())
            return
        offer = Confirm(title, words, _("Play a match"), _("Back"))

        def closed(wants: bool) -> None:
            if wants:
                play()
            match.leave_table()

        match.host.push(offer, closed)


def closing_words(event: MatchEnded) -> str:
    """Return what the person of seat 0 is told of his place."""
    own, scores = event.scores[0], event.scores
    place = 1 + sum(score > own for score in scores)
    if place == 1:
        return _("And you have won this little match. Well played!")
    if len(scores) == 2:
        return _("Lost this time. Now you know how it goes: try again, or play a match.")
    words = (
        _("Last this time, with {points}. Now you know how it goes: try again, or play a match.")
        if place == len(scores)
        else _("Your place: {place} of {all}, with {points}.")
    )
    return words.format(place=place, all=len(scores), points=points_words(own))


def lesson_table(
    lesson: Lesson,
    name: str,
    so_far: Sequence[str],
    thinker: Thinker,
    look: Look,
    news: Callable[[], Sequence[str]],
    keep: Keep,
    play: Callable[[], object] | None = None,
) -> Live:
    """Return the table of a lesson for the person of this name, as far as it has got."""
    match = lesson.match(name, so_far)
    match.keep = lambda _number, _text: keep(match.actions)
    match.truncate = lambda _number: keep(match.actions)
    sitting = Sitting(match, thinker, hint_level=TEACHER)
    return screen_of_lesson(lesson, sitting, look, Classroom(lesson, news, keep, play))
