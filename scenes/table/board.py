"""The widgets of the table and where they stand."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

import pygame

from game.core.telling import Seated, Thing
from game.core.words import _
from scenes.scene import Action, Point
from scenes.show.bar import BAR_BUTTONS, TOP_BAR, TopBar, stand_in_bar
from scenes.show.explained import ExplainedPanel
from scenes.show.hint import Caution
from scenes.table.aside import BESIDE_QUESTION, TalonLabel, stand_aside
from scenes.table.asking import Asking
from scenes.table.cards import Blit
from scenes.table.game import Extra
from scenes.table.geometry import PLATE, Geometry
from scenes.table.guide import TableGuide
from scenes.table.midst import StakeLine
from scenes.table.plate import Plate
from scenes.table.reading import Explained
from scenes.ui.backing import SPARE, Paint, joined
from scenes.ui.boxes import Panel
from scenes.ui.button import Button
from scenes.ui.containers import Group
from scenes.ui.shapes import box, shadow
from scenes.ui.tablecloth import within_frame
from scenes.ui.text import suit_sign
from scenes.ui.widget import Role, Style, Widget

SIDE_BUTTONS = (Action.HINT, Action.UNDO, Action.LAST_TRICK)
SIDE_WIDTH = 168.0
BADGE = 62.0


class TrumpBadge(Explained):
    """The trump suit, large, in the corner of the table."""

    role = Role.PICTURE

    def __init__(self) -> None:
        super().__init__()
        self.trump = ""

    def tell(self, sign: str, suit: str) -> None:
        """Take the sign that is to be shown, and the suit's name; "" and "" for none."""
        if sign != self.trump:
            self.trump = sign
            self.repaint()
        self.label = _("Trumps: {suit}").format(suit=suit) if suit else ""
        self.visible = bool(sign)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw a cream disc with the suit on it."""
        style = self.style
        if not self.trump or style is None:
            return
        theme, rect = style.theme, self.rect
        blur = style.px(8)
        cast = shadow(rect.size, rect.width / 2, blur, 120)
        surface.blit(cast, (rect.left - blur, rect.top - blur + style.px(2)))
        edge = max(1.5, 2.5 * style.layout.scale)
        surface.blit(box(rect.size, rect.width / 2, theme.paper, theme.gold, edge), rect.topleft)
        sign = suit_sign(self.trump, round(rect.width * 0.56), theme, on_paper=True)
        surface.blit(sign, sign.get_rect(center=rect.center))
        self.draw_focus(surface, style)


class Board(Group):
    """Everything on the table but the cards themselves: bar and plates, and what else is wanted.

    `geometry_of` tells where everyone sits, `notice_of` where a notice lies over the table now.
    """

    def __init__(
        self,
        title: str,
        plates: Sequence[Plate],
        geometry_of: Callable[[], Geometry],
        *,
        badge: TrumpBadge | None = None,
        stake: StakeLine | None = None,
        talon: TalonLabel | None = None,
        extra: Extra | None = None,
        guide: TableGuide | None = None,
        held: Group | None = None,
        buttons: Mapping[Action, Button] | None = None,
        notice_of: Callable[[], pygame.Rect | None] = lambda: None,
    ) -> None:
        self.bar = TopBar(title)
        self.badge = badge
        self.stake = stake
        self.talon = talon
        self.extra = extra
        self.guide = guide
        self.held = held
        """What holds the cards of the hand."""
        self.plates = list(plates)
        self.buttons = buttons or {}
        self.asking: Asking | None = None
        self.advice: ExplainedPanel | Caution | None = None
        self._geometry_of, self._notice_of = geometry_of, notice_of
        for written in (stake, talon):
            if written is not None:
                written.gives_way = partial(self.gives_way, written)
        for plate in self.plates:
            plate.clear_of = lambda: self.read
        self._seen: list[tuple[Widget, pygame.Rect]] = []
        """What was to be seen when one looked last, and the part of the window it draws on."""
        super().__init__()
        self.gather()

    def gather(self) -> None:
        """Put together what is on the table now, the topmost last."""
        cloth = self.badge, self.stake, self.talon
        below = self.bar, *cloth, self.extra, self.guide, self.held
        above = *self.buttons.values(), self.asking, self.advice
        now: list[Widget] = [each for each in (*below, *self.plates, *above) if each is not None]
        before = [each for each in self.children if each not in now]
        others = [each for each in self.children if each in now]
        come = [each for each in now if each not in others]
        is_same = [each for each in now if each in others] == others
        changed = *before, *come
        if is_same and changed and self.page and all(isinstance(w, Panel) for w in changed):
            self._children = now
            self._change_panels(before, come)
            self.page.relayout(self.bar if self.held is None else self.held)
        else:
            self.hold(now)

    def _change_panels(self, gone: Sequence[Widget], come: Sequence[Widget]) -> None:
        """Let panels go and come; everything else stays at its place."""
        if gone and self.asking is not None and self.asking not in come:
            self.asking.repaint()  # where it had given way
            self._stand_panel(self.asking)
            self.asking.repaint()
        for each in come:
            each.parent = self
            self._stand_panel(each)

    def is_cloth(self, at: Point) -> bool:
        """Tell whether there is nothing at a place but the cloth, and what lies or is written on
        it: no wood of the frame, no bar, plate, button or sheet."""
        sheets = [each for each in (self.guide, self.asking, self.advice) if each is not None]
        things = [self.bar, *self.plates, *self.buttons.values(), *sheets]
        is_over = any(each.visible and each.rect.collidepoint(at) for each in things)
        return within_frame(self.rect).collidepoint(at) and not is_over

    @property
    def read(self) -> pygame.Rect | None:
        """Where the guide of a lesson has words to be read, None where there are none."""
        guide = self.guide
        return None if guide is None or guide.remark is None else guide.rect

    def subjects(self) -> Iterator[tuple[Explained, Any]]:
        """Yield what tells a meaning of its own, each with its subject."""
        for plate in self.plates:
            yield plate, Seated(plate.seat)
        cloth = (self.badge, self.stake, self.talon)
        for part, thing in zip(cloth, (Thing.TRUMPS, Thing.STAKE, Thing.TALON), strict=True):
            if part is not None:
                yield part, thing

    def rivals_of(self, tipped: Widget) -> list[Widget]:
        """Return the plates, the badge and the name of the talon for each other and for whatever
        else tells a meaning of its own."""
        alone = [each for each in (*self.plates, self.badge, self.talon) if each is not None]
        if tipped not in (*alone, self.stake, self.extra):
            return []
        return [each for each in alone if each.visible and each is not tipped]

    def tell_extra(self, picture: Any) -> Sequence[pygame.Rect]:
        """Tell a game's own thing what is to be seen, and stand it where it then has room.

        Return where it was and where it is now, nothing if that is the same.
        """
        extra = self.extra
        if extra is None:
            return ()
        before, style = extra.bounds, extra.style
        extra.tell(picture)
        if style is None:
            return ()
        self._stand_extra(style)
        return () if extra.bounds == before else (before, extra.bounds)

    def place(self, style: Style, rect: pygame.Rect) -> None:
        """Stand everything where the table has room for it."""
        super().place(style, rect)
        table, px = self._geometry_of(), style.px
        self.bar.place(style, pygame.Rect(0, 0, rect.width, px(TOP_BAR)))
        if self.badge is not None:
            self.badge.place(style, pygame.Rect(px(20), px(TOP_BAR + 14), px(BADGE), px(BADGE)))
        if self.stake is not None:
            self.stake.stand(style, table)
        if self.talon is not None:
            self.talon.stand(style, table)
        if self.guide is not None:
            self.guide.stand(style, table)
        for plate in self.plates:
            x, y = table.plates[plate.seat]
            spot = pygame.Rect(0, 0, px(PLATE[0]), px(table.plate_high))
            spot.center = px(x), px(y)
            plate.place(style, spot)
        if self.held is not None:
            self.held.place(style, rect)
        if self.buttons:
            self._place_buttons(style, rect)
        if self.asking is not None:
            self._stand_asking(style, self.asking)
        self._stand_extra(style)
        if self.advice is not None:
            self._stand_advice(style, self.advice)

    def _stand_panel(self, panel: Widget) -> None:
        """Stand a panel that has just come, and have it made before it is seen."""
        page, style = self.page, self.style
        if page is None or style is None:
            return
        if panel is self.asking:
            self._stand_asking(style, self.asking)
        elif panel is self.advice:
            self._stand_advice(style, self.advice)
        page.prepare(panel)
        if self.extra is not None:
            self.extra.repaint()
            self._stand_extra(style)
            self.extra.repaint()

    def _stand_asking(self, style: Style, asking: Asking) -> None:
        """Stand a question in the middle of the table, or just above the hand."""
        table, px = self._geometry_of(), style.px
        level = table.low if asking.is_low else table.middle[1] + 20
        asking.stand(style, (px(table.middle[0]), px(level)), self._room_of(asking, style))

    def _room_of(self, asking: Asking, style: Style) -> int:
        """Return how wide a question may be, in pixels, to stand in the middle with room beside it:
        for a hint, so that its buttons stay where they are when one comes, or a lesson's guide."""
        beside = BESIDE_QUESTION if self.guide is None else self.guide.beside
        return self.rect.width - 2 * style.px(beside)

    def measured(self, asking: Asking) -> Iterator[None]:
        """Measure a question that will stand here, with each step a little more of it."""
        if self.style is not None:
            yield from asking.measured(self.style, self._room_of(asking, self.style))

    def _stand_advice(self, style: Style, advice: ExplainedPanel | Caution) -> None:
        """Stand what is told beside the cards at its side."""
        stand_aside(advice, self._geometry_of(), style, self.asking, self.extra, self.guide)

    def _stand_extra(self, style: Style) -> None:
        """Stand a game's own thing, above the question where one is asked just over the hand."""
        if self.extra is not None:
            asking = self.asking
            is_below = asking is not None and asking.is_low and asking.style is not None
            self.extra.floor = asking.rect.top if asking is not None and is_below else None
            self.extra.stand(style, self._geometry_of())

    # -- the picture

    def look(self) -> list[Widget]:
        """Return what is to be seen on the table now, the topmost last: that is drawn from now."""
        seen = [each for each in self.children if each.visible and not self.gives_way(each)]
        self._seen = [(each, each.bounds) for each in seen]
        return seen

    def draw_under(self, surface: pygame.Surface, part: pygame.Rect) -> None:
        """Draw what reaches into a part of the window."""
        _draw_under(self._seen, surface, part)

    def gives_way(self, child: Widget) -> bool:
        """Tell whether it is written on the cloth, and something stands over its words."""
        if self.stake is not None and child is self.stake:
            words = self.stake.written
        elif self.talon is not None and child is self.talon:
            words = self.talon.rect
        else:
            return False
        panels = [each.rect for each in (self.asking, self.advice) if each is not None]
        notice = self._notice_of()
        over = panels if notice is None else [*panels, notice]
        return words.collidelist(over) >= 0

    def draw_over(self, surface: pygame.Surface, paint: Paint, live: Sequence[Blit]) -> None:
        """Draw again what stands over cards that move, where one of them has come over it.

        `paint` paints a part of what is below both.
        """
        if not live:
            return
        rects = [picture.get_rect(topleft=at) for picture, at in live]
        hidden = [rects[k].clip(each) for _, each in self._seen for k in each.collidelistall(rects)]
        before = surface.get_clip()
        for part in joined(hidden, before, SPARE):
            surface.set_clip(part)
            paint(surface, part)
            surface.fblits(live)
            _draw_under(self._seen, surface, part)
        surface.set_clip(before)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw nothing: all of it is drawn with the cards that lie under it."""

    # -- within

    def _place_buttons(self, style: Style, rect: pygame.Rect) -> None:
        px = style.px
        stand_in_bar([self.buttons[action] for action in BAR_BUTTONS], style, rect.right)
        tall = px(44)
        top = rect.bottom - px(20) - tall
        for action in reversed(SIDE_BUTTONS):
            spot = pygame.Rect(rect.right - px(20 + SIDE_WIDTH), top, px(SIDE_WIDTH), tall)
            if self._geometry_of().is_left_handed:
                spot.left = px(20)
            self.buttons[action].place(style, spot)
            top -= tall + px(8)
        # Where nothing is asked for the rest of a deal, nobody wants a hint, but that it goes by.
        self.buttons[Action.FAST].place(style, self.buttons[Action.HINT].rect)


def _draw_under(
    seen: Sequence[tuple[Widget, pygame.Rect]], surface: pygame.Surface, part: pygame.Rect
) -> None:
    for child, bounds in seen:
        if part.colliderect(bounds):
            child.draw(surface)
