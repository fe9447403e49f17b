"""A player's plate at the battlefield: face, name, crystals, who lives and who has fallen."""

from collections.abc import Callable, Sequence

import pygame

from game.core.protocols import Player
from game.core.words import _, many, marked
from game.rulesets.berserk.position import Battle, Phase
from game.rulesets.berserk.purse import bill_of
from game.rulesets.berserk.unit import UNSEEN
from game.session.match import Seat
from scenes.battle.faces.inks import SIDES
from scenes.battle.maps.ground import MOST_GROWN
from scenes.characters import battle_words, character_of, face_of, kind_of
from scenes.ui.focus import draw_ring
from scenes.ui.portraits import CALM, MOOD_LASTS, face_picture
from scenes.ui.press import Pressable
from scenes.ui.shapes import box, shadow, svg
from scenes.ui.shelf import pictures
from scenes.ui.text import Face, Type, fit, line
from scenes.ui.widget import Style

ICONS = {
    "gold": '<path d="M50 4 L84 38 L50 96 L16 38 Z" fill="#e2ad3a" stroke="#5c3c06" '
    'stroke-width="5"/><path d="M50 4 L64 38 L50 96 L36 38 Z" fill="#ffe9a8"/>',
    "silver": '<path d="M50 4 L84 38 L50 96 L16 38 Z" fill="#a9b7c6" stroke="#39434f" '
    'stroke-width="5"/><path d="M50 4 L64 38 L50 96 L36 38 Z" fill="#f4f8fc"/>',
    "alive": '<path d="M14 14 H86 V46 C86 72 66 88 50 96 C34 88 14 72 14 46 Z" fill="#8fd0a4" '
    'stroke="#12301e" stroke-width="6"/><path d="M50 22 V84 M26 42 H74" stroke="#1c5233" '
    'stroke-width="9"/>',
    "fallen": '<path d="M50 6 C78 6 90 26 90 46 C90 60 84 68 76 72 V90 H24 V72 C16 68 10 60 10 46 '
    'C10 26 22 6 50 6 Z" fill="#d9d2c4" stroke="#2a241c" stroke-width="6"/><circle cx="34" '
    'cy="46" r="11" fill="#2a241c"/><circle cx="66" cy="46" r="11" fill="#2a241c"/><path d="M42 '
    '90 V76 M58 90 V76 M50 54 L44 66 H56 Z" stroke="#2a241c" stroke-width="5" fill="#2a241c"/>',
    "wings": '<path d="M50 62 C44 40 24 26 2 24 C8 34 12 40 20 44 C14 46 10 46 8 46 C16 56 24 60 '
    "32 60 C28 64 24 64 22 66 C32 74 44 72 50 62 C56 72 68 74 78 66 C76 64 72 64 68 60 C76 60 84 "
    '56 92 46 C90 46 86 46 80 44 C88 40 92 34 98 24 C76 26 56 40 50 62 Z" fill="#8fb0ba" '
    'opacity="0.35"/>',
    "cards": '<path d="M16 22 L58 10 L72 82 L30 94 Z" fill="#b8c4d6" stroke="#222a36" '
    'stroke-width="5"/><path d="M34 16 H84 V92 H34 Z" fill="#f2ead6" stroke="#222a36" '
    'stroke-width="5"/>',
}


FIGURES = {
    "gold": marked("Gold crystals: {n}, for elite cards and what silver does not pay. [BW-04]"),
    "silver": marked("Silver crystals: {n}. [BW-04]"),
    "cards": marked("Cards of the army: {n}."),
    "alive": marked("On the battlefield: {n}; with no creature left the battle is lost. [BW-67]"),
    "fallen": marked("In the graveyard: {n}."),
}
"""What a sign on a plate counts."""


MOST_FIGURE = 21.0
"""The largest type of a figure, in units: the name stands above it."""


def icon(name: str, px: int) -> pygame.Surface:
    """Return a small sign, `px` pixels wide and high."""
    return pictures.get(
        ("battle icon", name, px),
        lambda: svg(f'<g transform="scale({px / 100})">{ICONS[name]}</g>', (px, px)),
    )


def figure_type(style: Style) -> int:
    """Return the size of the figures in pixels: the player's, as far as there is room for them."""
    return min(style.type(18).px, style.px(MOST_FIGURE * grown(style)))


def grown(style: Style) -> float:
    """Return how much larger a plate is than in words of the usual size."""
    return min(MOST_GROWN, max(1.0, style.layout.text_scale))


class ArmyPlate(Pressable):
    """A player and his army in short; pressed, it tells everything of the army."""

    def __init__(
        self, player: Player, seat: Seat, picture: Battle, on_press: Callable[[Player], object]
    ) -> None:
        character = character_of(seat)
        super().__init__(seat.name, hint=battle_words(character) if character else "")
        self.player = player
        self.kind = kind_of(seat)
        self.face = face_of(seat)
        self.on_press = on_press
        self.picture = picture
        self.chosen: Sequence[int] = ()
        self.score = ""
        self.has_turn = False
        self.mood, self.said = CALM, ""
        """The face that he makes, and what he says just now."""
        self._mood_left = 0.0

    def feel(self, mood: str, said: str = "") -> None:
        """Make a face for a while, and say a line with it."""
        self.mood, self.said, self._mood_left = mood, said, MOOD_LASTS
        self.repaint()

    def update(self, dt: float) -> bool:
        """Let the face and the line go when their time is over."""
        if self._mood_left <= 0:
            return False
        self._mood_left -= dt
        if self._mood_left > 0:
            return False
        self.mood, self.said = CALM, ""
        return True

    def tell(self, picture: Battle, score: str, has_turn: bool, chosen: Sequence[int] = ()) -> None:
        """Take what is to be shown; `score` are the battles won, "" in a single battle.

        `chosen` are cards that are taken into the army, or lie on the field, but have not been
        submitted.
        """
        before = self._figures(), self.score, self.has_turn
        self.picture, self.score, self.has_turn, self.chosen = picture, score, has_turn, chosen
        if (self._figures(), score, has_turn) != before:
            self.repaint()

    def _figures(self) -> list[tuple[str, str]]:
        """Return what is counted now: the sign and the number."""
        picture, player = self.picture, self.player
        if picture.phase in (Phase.FIRST, Phase.DRAW, Phase.RECRUIT):
            found = zip(("gold", "silver"), map(str, self._crystals() or ()), strict=False)
            army = len(picture.armies[player]) + len(self.chosen)
            return [*found, ("cards", str(army))] if army else list(found)
        if picture.phase is Phase.PLACE:
            placed = picture.placed(player) + len(self.chosen)
            return [("cards", f"{placed}/{len(picture.armies[player])}")]
        living, fallen = picture.living(player), picture.fallen(player)
        return [("alive", str(len(living))), ("fallen", str(len(fallen)))]

    def _crystals(self) -> tuple[int, int] | None:
        """Return the gold and the silver that are left; None before there are any, and where the
        cards that they were spent on are hidden."""
        picture, player = self.picture, self.player
        more = self.chosen if picture.phase is Phase.RECRUIT else ()
        army = (*picture.armies[player], *more)
        if picture.first is None or UNSEEN in army:
            return None
        gold, silver, bill = picture.gold(player), picture.silver(player), bill_of(army)
        return gold - bill.gold(silver), silver - min(bill.regular, silver)

    @property
    def value(self) -> str:
        """The army in words."""
        picture, player = self.picture, self.player
        told = [self.kind]
        if picture.phase in (Phase.BATTLE, Phase.OVER):
            living, fallen = len(picture.living(player)), len(picture.fallen(player))
            told.append(many("{n} card stands", "{n} cards stand", living).format(n=living))
            told.append(many("{n} has fallen", "{n} have fallen", fallen).format(n=fallen))
        elif (left := self._crystals()) is not None:
            told.append(_("{gold} gold, {silver} silver").format(gold=left[0], silver=left[1]))
        if self.has_turn:
            told.append(_("to act"))
        return ", ".join(part for part in told if part)

    @property
    def tip(self) -> str:
        """What its figures count, and what there is to be told of the player."""
        told = " ".join(_(FIGURES[name]).format(n=number) for name, number in self._figures())
        return f"{told} {self.hint}".strip()

    def press(self) -> None:
        """Tell of the army."""
        self.on_press(self.player)

    # -- the picture

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the board, the face, the name and the figures."""
        style = self.style
        assert style is not None
        theme, rect = style.theme, self.rect
        radius, blur = style.px(14), style.px(10)
        cast = shadow(rect.size, radius, blur, 120)
        surface.blit(cast, (rect.left - blur, rect.top - blur + style.px(3)))
        ink = SIDES[self.player]
        edge = theme.ring if self.has_turn else ink.main
        width = max(1.5, (3 if self.has_turn else 2) * style.layout.scale)
        fill = theme.panel_top, theme.panel_bottom
        surface.blit(box(rect.size, radius, fill, edge, width), rect.topleft)
        pad = style.px(5)
        side = rect.height - 2 * pad
        face = face_picture(self.face, self.label, self.player, side, theme, self.mood)
        surface.blit(face, (rect.left + pad, rect.top + pad))
        rim = box((side, side), side / 2, None, ink.main, 3 * style.layout.scale)
        surface.blit(rim, (rect.left + pad, rect.top + pad))
        left = rect.left + rect.height + style.px(2)
        room = rect.right - left - style.px(10)
        if self.score:
            room -= self._draw_score(surface, style)
        high = min(style.type(theme.body_type).px, style.px(22 * grown(style)))
        name, kind = fit(self.label, Type(Face.SERIF_BOLD, high, theme.text), room, 0.7)
        upper = line(name, kind)
        surface.blit(upper, (left, rect.top + style.px(6)))
        if self.said:
            kind = Type(Face.SERIF_ITALIC, style.px(18), theme.gold_light)
            said, kind = fit(self.said, kind, rect.right - left - style.px(10), 0.6)
            surface.blit(line(said, kind), (left, rect.bottom - style.px(30)))
        else:
            self._draw_figures(surface, style, left)
        if self.shows_ring:
            draw_ring(surface, style, rect, 14)

    def _draw_score(self, surface: pygame.Surface, style: Style) -> int:
        kind = Type(Face.SERIF_BOLD, style.px(24), style.theme.gold_light)
        words = line(self.score, kind)
        at = self.rect.right - style.px(12) - words.get_width()
        surface.blit(words, (at, self.rect.top + style.px(4)))
        return words.get_width() + style.px(10)

    def _draw_figures(self, surface: pygame.Surface, style: Style, left: int) -> None:
        kind = Type(Face.SANS_BOLD, figure_type(style), style.theme.text)
        px = kind.px + style.px(2)
        top = self.rect.bottom - style.px(6) - px
        for name, number in self._figures():
            surface.blit(icon(name, px), (left, top))
            words = line(number, kind)
            surface.blit(words, (left + px + style.px(4), top + (px - words.get_height()) // 2))
            left += px + words.get_width() + style.px(16)
