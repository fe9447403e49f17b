"""The first lesson: a short match of whist with a guide beside the cards."""

from collections.abc import Callable, Sequence

import pygame

from game.bots.thinker import Thinker
from game.core.points import points_words
from game.core.protocols import Event, Player
from game.core.words import _
from game.rulesets.whist import WHIST
from game.rulesets.whist.options import WhistOptions
from game.rulesets.whist.table import WhistView
from game.session.match import HUMAN, Match, MatchEnded, Seat
from game.session.sitting import Sitting
from scenes.characters import CHARACTERS
from scenes.show.bar import TOP_BAR
from scenes.show.look import Look
from scenes.show.ways import AtMatch
from scenes.table.game import Guide
from scenes.table.places import PLATE, Geometry
from scenes.table.scene import TableScene
from scenes.table.whist.guide import Advice, Topic, advice_after, advice_for
from scenes.ui.dialog import Confirm, Message
from scenes.ui.shapes import box, shadow
from scenes.ui.text import Block, Face, block, plain
from scenes.ui.widget import Role, Style

SEED = 23
"""The cards of the lesson: every situation that is explained comes up in it."""
LARGEST_HAND = 5
DEALS = 4
"""Hands of five, four, three and two cards; each player deals once."""
TEACHERS = ("mira", "tomasz", "leila")
GUIDE_WIDTH = 330.0
MOST_TEXT = 1.25
"""The text size beyond which the guide does not grow: there are cards to be seen."""


def lesson_match(name: str) -> Match:
    """Return the match of the lesson: a person and three friendly players."""
    others = [CHARACTERS[each] for each in TEACHERS]
    seats = [Seat(HUMAN, name), *(Seat(each.spec("club"), each.name) for each in others)]
    return Match(WHIST, WhistOptions(largest_hand=LARGEST_HAND), seats, SEED, DEALS)


class GuidePanel(Guide):
    """The guide's words, at the left between the players."""

    beside = GUIDE_WIDTH + 30
    role = Role.TEXT

    def __init__(self) -> None:
        super().__init__()
        self.advice: Advice | None = None
        self.told: set[Topic] = set()

    @property
    def title(self) -> str:
        """What the lesson is called."""
        return _("First lesson")

    def asked(self, view: WhistView) -> None:
        """Explain the bid, or the card to be played."""
        self.say(advice_for(view))

    def happened(self, event: Event, seat: Player, names: Sequence[str]) -> None:
        """Explain who has taken a trick, and what a deal has brought."""
        advice = advice_after(event, seat, tuple(names))
        if advice is not None:
            self.say(advice)

    def say(self, advice: Advice) -> None:
        """Show other words."""
        self.told.add(advice.topic)
        if advice != self.advice:
            self.advice = advice
            self.label = f"{advice.title}. {plain(advice.words)}"
            self.repaint()
            self.relayout()

    def stand(self, style: Style, geometry: Geometry) -> None:
        """Stand at the left, above the own plate, as high as the words are."""
        if self.advice is None:
            self.place(style, pygame.Rect(0, 0, 0, 0))
            return
        width = style.px(GUIDE_WIDTH)
        title, words = self._blocks(style, width)
        high = title.size[1] + words.size[1] + style.px(38)
        foot = style.px(geometry.height - PLATE[1] - 20 - 14)
        top = max(style.px(TOP_BAR + 10), foot - high)
        left = style.px(20)
        if geometry.is_left_handed:
            left = style.px(geometry.width) - left - width
        self.place(style, pygame.Rect(left, top, width, high))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the board and the words."""
        style = self.style
        if self.advice is None or style is None or not self.rect.width:
            return
        theme, rect, pad = style.theme, self.rect, style.px(16)
        blur = style.px(12)
        cast = shadow(rect.size, style.px(theme.radius), blur, 130)
        surface.blit(cast, (rect.left - blur, rect.top - blur + style.px(3)))
        edge = max(1.0, 1.5 * style.layout.scale)
        ground = box(rect.size, style.px(theme.radius), theme.paper, theme.gold, edge)
        surface.blit(ground, rect.topleft)
        title, words = self._blocks(style, rect.width)
        title.draw(surface, (rect.left + pad, rect.top + style.px(12)))
        words.draw(surface, (rect.left + pad, rect.top + style.px(18) + title.size[1]))

    def _blocks(self, style: Style, width: int) -> tuple[Block, Block]:
        assert self.advice is not None
        paper, theme = style.paper(), style.theme
        room = width - 2 * style.px(16)
        head = paper.type(20, Face.SERIF_BOLD, theme.paper_title)
        text = paper.type(16 * min(1.0, MOST_TEXT / style.layout.text_scale))
        return (
            block(self.advice.title, head, theme, room),
            block(self.advice.words, text, theme, room),
        )


class Classroom:
    """The ways from a lesson: it can be left at any time, and closes with a word."""

    def __init__(self, news: Callable[[], Sequence[str]]) -> None:
        self.news = news

    def open_menu(self, match: AtMatch) -> None:
        """Ask whether the lesson is to end here."""
        words = _("Nothing of it is kept; you find it again on the title screen.")
        sure = Confirm(_("Leave the lesson?"), [words], _("Leave"), _("Stay"))
        match.host.push(sure, lambda leaves: match.leave_table() if leaves else None)

    def match_ended(self, match: AtMatch, event: MatchEnded) -> None:
        """Close the lesson with a word."""
        best = max(event.scores)
        if event.scores[0] == best:
            words = _("And you have won this little match. Well played!")
        else:
            place = 1 + sum(score > event.scores[0] for score in event.scores)
            words = _("Your place: {place} of {all}, with {points}.").format(
                place=place, all=len(event.scores), points=points_words(event.scores[0])
            )
        rest = _("That is whist: bid, follow suit or trump, and take exactly what you said.")
        match.host.push(
            Message(_("The lesson is over"), [rest, words]), lambda _none: match.leave_table()
        )


def lesson(
    name: str, thinker: Thinker, look: Look, news: Callable[[], Sequence[str]]
) -> TableScene:
    """Return the table of a first lesson for the person of this name."""
    sitting = Sitting(lesson_match(name), thinker)
    return TableScene(sitting, look, Classroom(news), GuidePanel())
