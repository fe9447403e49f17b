"""Draws the cards on the stage: what lies still is drawn once, what moves is drawn each frame."""

from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from math import cos, pi

import pygame

from scenes.anim.stage import Stage
from scenes.anim.timeline import Place
from scenes.show.look import Art, Sprite
from scenes.theme import Layout
from scenes.ui.backing import Paint

Blit = tuple[pygame.Surface, tuple[int, int]]
"""A picture and where its upper left corner goes."""


class Maker:
    """Makes pictures of cards on another thread, so that no frame has to wait for one.

    Without a thread, pictures are made when they are drawn, and each drawing is complete.
    """

    def __init__(self, art: Art, *, in_background: bool) -> None:
        self.art = art
        self._thread = ThreadPoolExecutor(1, "cards") if in_background else None
        self._pending: set[tuple[str | None, int, float, str]] = set()
        """What is being made."""

    def has(self, code: str | None, height: int, turn: float, look: str) -> bool:
        """Return whether the picture can be drawn now; if not, it will be made."""
        if self._thread is None or self.art.has_sprite(code, height, turn, look):
            return True
        wanted = code, height, turn, look
        if wanted not in self._pending:
            self._pending.add(wanted)
            made = self._thread.submit(self.art.sprite, *wanted)
            made.add_done_callback(lambda _made: self._pending.discard(wanted))
        return False

    def do_later(self, makes: Iterable[Callable[[], object]]) -> None:
        """Make what has nothing to do with cards, after those that are wanted; never without a
        thread."""
        if self._thread is not None:
            for make in makes:
                self._thread.submit(make)


class CardLayer:
    """Paints a stage of cards over a ground.

    The cards at rest are kept as one picture with the ground; where one of them changes, only
    the place of the change is painted again.
    """

    def __init__(self, art: Art, *, in_background: bool = False) -> None:
        self._in_background = in_background
        self.glowing: frozenset[str] = frozenset()
        """The keys of cards that stand out, such as those that are advised."""
        self.focused: frozenset[str] = frozenset()
        """The keys of cards that are pointed at: they have an outline."""
        self.chosen: frozenset[str] = frozenset()
        """The keys of cards that bear a tick: they are to be handed over together."""
        self.is_behind = False
        """Whether a picture stood in for another in the last drawing: draw again soon."""
        self.live: list[Blit] = []
        """The cards that move, and those that lie over one that does."""
        self.take(art)

    def take(self, art: Art) -> None:
        """Draw everything afresh, as after a change of size or of pictures."""
        self.art = art
        self._maker = Maker(art, in_background=self._in_background)
        self._lying: dict[str, Blit] = {}
        self._spots: tuple[list[pygame.Rect], list[Blit]] | None = None
        """Where these lie, and they; None until it is asked for."""
        self._arranged: object = None
        """What was arranged last: places, which cards shine, and the measure of the window."""
        self._rested: dict[str, tuple[object, Blit]] = {}
        """Of each card that came to rest: what its picture was made for, and the picture."""
        self._latest: dict[str, tuple[int, Sprite]] = {}
        self._largest: dict[str, tuple[int, Sprite]] = {}
        self._dark: frozenset[str] = frozenset()
        """The keys of the cards that are dark, as they may not be played."""

    def draw_ahead(self, makes: Iterable[Callable[[], object]]) -> None:
        """Have other pictures made before they are wanted, where there is a thread for it."""
        self._maker.do_later(makes)

    def expect(self, coming: Mapping[str, Place], layout: Layout) -> None:
        """Have the pictures of cards made that will soon be seen."""
        for key, place in coming.items():
            if _is_face(key):
                for turn in (0.0, place.turn):
                    self._maker.has(key, layout.px(place.height), turn, "plain")

    def arrange(self, stage: Stage, layout: Layout) -> list[pygame.Rect]:
        """Find out which cards lie still, and which are `live`; return where the former changed."""
        arranged = dict(stage.shown), self.glowing, self.focused, self.chosen, layout
        is_as_before = arranged == self._arranged and not (self.live or self.is_behind)
        if is_as_before and stage.shown == stage.rest:
            return []
        self._arranged, self._spots = arranged, None
        self._darken(stage, layout)
        moving = stage.moving
        before, self._lying, self.live = self._lying, {}, []
        ways: list[pygame.Rect] = []
        """Where cards are `live`, or will be before long: what lies over that is live as well."""
        for key, place in sorted(stage.shown.items(), key=lambda each: each[1].z):
            if not place.is_seen:
                continue
            if key in moving:
                blit = self._picture(key, place, layout, moves=True)
                way = _way(_rect(blit), place, stage.rest.get(key, place), layout)
            else:
                blit = self._at_rest(key, place, layout)
                way = _rect(blit)
                if way.collidelist(ways) < 0:
                    self._lying[key] = blit
                    continue
            self.live.append(blit)
            ways.append(way)
        lying = self._lying
        return [
            _rect(blit)
            for key in before.keys() | lying.keys()
            if before.get(key) != lying.get(key)
            for blit in (before.get(key), lying.get(key))
            if blit is not None
        ]

    def paint(self, ground: Paint, surface: pygame.Surface, part: pygame.Rect) -> None:
        """Paint a part of the ground, with the cards that lie still on it."""
        ground(surface, part)
        if self._spots is None:
            blits = list(self._lying.values())
            self._spots = list(map(_rect, blits)), blits
        spots, blits = self._spots
        surface.fblits([blits[number] for number in part.collidelistall(spots)])

    def _darken(self, stage: Stage, layout: Layout) -> None:
        """Find out which cards are dark: those that are to be, when all can be so together."""
        wanted = {
            key: place
            for key, place in stage.shown.items()
            if place.dim > 0.5 and place.is_seen and _is_face(key)
        }
        dark = [
            self._maker.has(key, layout.px(place.height), place.turn, "dim")
            for key, place in wanted.items()
        ]
        self._dark = frozenset(wanted) if all(dark) else self._dark & wanted.keys()
        self.is_behind = len(self._dark) < len(wanted)

    def _at_rest(self, key: str, place: Place, layout: Layout) -> Blit:
        """Return the picture of a card at its rest: the one of the frame before if it has one."""
        of = place, self._look(key), layout
        known = self._rested.get(key)
        if known is not None and known[0] == of:
            return known[1]
        was_behind, self.is_behind = self.is_behind, False
        blit = self._picture(key, place, layout, moves=False)
        if self.is_behind:
            self._rested.pop(key, None)
        else:
            self._rested[key] = of, blit
        self.is_behind = self.is_behind or was_behind
        return blit

    def _picture(self, key: str, place: Place, layout: Layout, *, moves: bool) -> Blit:
        height = layout.px(place.height)
        x, y = place.x * layout.scale, place.y * layout.scale
        code = key if place.face >= 0.5 and _is_face(key) else None
        if moves and code and self._is_unmade(code, height, place):
            picture, corner = self._maker.art.blank(code, height)
            thin = max(0.06, abs(cos(pi * place.face))) * place.scale
            return _squeezed(picture, corner, (x, y), thin, place.scale)
        if 0 < place.face < 1:
            picture, corner = self._sprite(key, code, height, 0.0, "plain")
            thin = max(0.06, abs(cos(pi * place.face))) * place.scale
            return _squeezed(picture, corner, (x, y), thin, place.scale)
        picture, corner = self._sprite(key, code, height, place.turn, self._look(key))
        if place.scale != 1.0:
            return _squeezed(picture, corner, (x, y), place.scale, place.scale)
        return picture, (round(x) + corner[0], round(y) + corner[1])

    def _look(self, key: str) -> str:
        """Return which of the looks of `CardArt` a card has."""
        if key in self._dark:
            return "dim"
        marks = (
            ("chosen", key in self.chosen),
            ("glow", key in self.glowing),
            ("focus", key in self.focused),
        )
        return " ".join(mark for mark, is_so in marks if is_so) or "plain"

    def _is_unmade(self, code: str, height: int, place: Place) -> bool:
        """Return whether a card must fly on with its name alone for want of any picture."""
        if code in self._latest or "back" not in self._latest:
            return False
        turn = 0.0 if place.face < 1 else place.turn
        if self._maker.has(code, height, turn, "plain"):
            return False
        self.is_behind = True
        return True

    def _sprite(self, key: str, code: str | None, height: int, turn: float, look: str) -> Sprite:
        """Return the picture, or for a few frames one that is at hand, lest frames take long."""
        name = key if code else "back"
        if not self._maker.has(code, height, turn, look) and name in self._latest:
            self.is_behind = True
            # What is made larger shows its pixels, so a larger one stands in where there is one.
            near = self._latest[name]
            own_height, (picture, corner) = near if near[0] >= height else self._largest[name]
            if own_height == height:
                return picture, corner
            part = height / own_height
            size = round(picture.get_width() * part), round(picture.get_height() * part)
            scaled = pygame.transform.scale(picture, size)
            return scaled, (round(corner[0] * part), round(corner[1] * part))
        sprite = self._maker.art.sprite(code, height, turn, look)
        self._latest[name] = height, sprite
        if height >= self._largest.get(name, (0, sprite))[0]:
            self._largest[name] = height, sprite
        return sprite


def _rect(blit: Blit) -> pygame.Rect:
    return blit[0].get_rect(topleft=blit[1])


def _way(rect: pygame.Rect, place: Place, rest: Place, layout: Layout) -> pygame.Rect:
    """Return what a card comes over from its place on the way to its rest, as the crow flies."""
    across, down = (rest.x - place.x) * layout.scale, (rest.y - place.y) * layout.scale
    return rect.union(rect.move(round(across), round(down)))


def _is_face(key: str) -> bool:
    """Whether a key is that of a card that is seen, not of a back or of the pack."""
    return "#" not in key and " " not in key


def _squeezed(
    picture: pygame.Surface,
    corner: tuple[int, int],
    at: tuple[float, float],
    across: float,
    down: float,
) -> Blit:
    size = max(1, round(picture.get_width() * across)), max(1, round(picture.get_height() * down))
    squeezed = pygame.transform.scale(picture, size)
    return squeezed, (round(at[0] + corner[0] * across), round(at[1] + corner[1] * down))
