"""The show behind the title: when nobody does anything, computer players play a match."""

from collections.abc import Callable
from typing import Any

import pygame

from game.bots.characters import CHARACTERS
from game.bots.thinker import Thinker
from game.core.words import _
from game.session.match import Match, MatchEnded, Seat
from game.session.sitting import Sitting
from scenes.scene import Action, Point, Pointer, Scene
from scenes.show.live import Live
from scenes.show.look import Art, ChoosePack, Look, Pace
from scenes.show.ways import AtMatch, Uncounted, Ways
from scenes.theme import Layout
from scenes.title import Wordmark
from scenes.ui.shapes import box
from scenes.ui.text import Face, block, plain
from scenes.ui.widget import Style

PLAYERS = 4
SLOWEST, FASTEST = 0.75, 1.5
FOOT = 142.0
"""The height of the board below the table, with the name of the game, in units."""


class Attract(Scene[None], Uncounted):
    """A match seen by a bystander, all hands hidden. Whatever the player does ends it at once.

    `new_seed` gives each match its cards, `sit_down` makes its screen.
    """

    def __init__(
        self,
        ruleset: Any,
        thinker: Thinker,
        look: Look,
        new_seed: Callable[[], int],
        sit_down: Callable[[Sitting, Look, Ways], Live],
    ) -> None:
        super().__init__()
        self.title = _("Demonstration")
        self._ruleset = ruleset
        self._thinker = thinker
        self._look = _Watched(look)
        self._new_seed = new_seed
        self._sit_down = sit_down
        self._is_over = False
        self._name = Wordmark("Trickhold")
        self.table = self._table()

    def _table(self) -> Live:
        people = list(CHARACTERS.values())
        first = self._new_seed() % len(people)
        chosen = [people[(first + step) % len(people)] for step in range(PLAYERS)]
        seats = [Seat(each.spec("club"), each.name) for each in chosen]
        match = Match(self._ruleset, self._ruleset.options(), seats, self._new_seed())
        table = self._sit_down(Sitting(match, self._thinker), self._look, self)
        table.is_heard = table.has_buttons = False
        return table

    def _begin(self) -> None:
        self.table.host = self.host
        self.table.resize(self._table_layout())
        self.table.enter()

    def enter(self) -> None:
        """Sit down the computer players."""
        self._begin()

    def leave(self) -> None:
        """Break off whatever is being thought about, and give back the pictures."""
        self.table.sitting.stop_thinking()
        self.table.leave()

    def resize(self, layout: Layout) -> None:
        """Lay the table out anew."""
        super().resize(layout)
        if hasattr(self.table, "layout"):
            self.table.resize(self._table_layout())

    def _table_layout(self) -> Layout:
        """Return the measure of what is left for the table: nothing lies over it."""
        whole = self.layout
        return Layout.of((whole.width, whole.height - whole.px(FOOT)), whole.text_scale)

    def update(self, dt: float) -> bool:
        """Let the match go on; after its end another begins."""
        if self._is_over:
            self._is_over = False
            self.table.sitting.stop_thinking()
            self.table.leave()
            self.table = self._table()
            self._begin()
        return self.table.update(dt)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table, and below it a board with the name of the game and the way back."""
        layout, style = self.layout, Style(self.layout, self.host.theme)
        theme, rect = style.theme, pygame.Rect((0, 0), layout.size)
        foot = pygame.Rect(0, self._table_layout().height, layout.width, layout.px(FOOT))
        self.table.draw(surface.subsurface((0, 0, rect.width, foot.top)))
        surface.blit(box(foot.size, 0, (theme.panel_top, theme.panel_bottom)), foot.topleft)
        surface.fill(theme.gold_dark, (foot.left, foot.top, foot.width, style.hairline()))
        words = block(self._way_back(), style.type(19, Face.SANS), theme)
        bottom = foot.bottom - layout.px(12)
        words.draw(surface, (foot.centerx - words.size[0] // 2, bottom - words.size[1]))
        size = self._name.natural_width(style), self._name.height(style, layout.width)
        spot = pygame.Rect((0, 0), size)
        spot.midbottom = foot.centerx, bottom - words.size[1] + layout.px(6)
        self._name.place(style, spot)
        self._name.draw(surface)

    def _way_back(self) -> str:
        """Return what ends the show on the device in use, with the sign of a pad's button."""
        sign = self.host.bindings.sign(Action.CONFIRM, on_pad=True)
        if self.host.uses_pad and sign:
            return _("Press {button}").format(button=sign)
        return _("Press any key")

    # -- whatever the player does

    def act(self, action: Action, at: Point | None = None) -> bool:
        """Go back to the title."""
        self.done(None)
        return True

    def point(self, pointer: Pointer) -> bool:
        """Go back to the title."""
        self.done(None)
        return True

    def capture(self, key: str) -> bool:
        """Go back to the title on any key."""
        self.done(None)
        return True

    # -- the ways from the match

    def news(self) -> list[str]:
        """Nothing is told here."""
        return []

    def open_menu(self, match: AtMatch) -> None:
        """Nothing opens over the show."""

    def match_ended(self, match: AtMatch, event: MatchEnded) -> None:
        """Begin another match."""
        self._is_over = True

    def describe(self) -> str:
        """Say how to go back."""
        return f"{self.title}\n{plain(self._way_back())}"


class _Watched:
    """The player's own look, at a pace that is pleasant to watch."""

    is_live = True

    def __init__(self, look: Look) -> None:
        self._look = look

    def pace(self) -> Pace:
        """Move as the player likes it, within limits."""
        speed = self._look.pace().speed
        return Pace(speed=min(FASTEST, max(SLOWEST, speed)), trick_pause=0.9)

    def art(self, pack: ChoosePack) -> Art:
        """Return the player's pictures of cards."""
        return self._look.art(pack)
