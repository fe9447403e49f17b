"""Draws what stands on the field: lit squares, tokens, and effects above them."""

from collections.abc import Iterator, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from math import cos, pi

import pygame

from game.rulesets.berserk.cards.card import Card
from game.rulesets.berserk.unit import UNSEEN, Spot, Unit
from scenes.anim.stage import Stage
from scenes.anim.timeline import Place
from scenes.battle.faces.cardface import CardFaces, TokenLook, look_of
from scenes.battle.faces.inks import SIDES
from scenes.battle.faces.naming import card_of
from scenes.battle.faces.tokens import body_size
from scenes.battle.maps.ground import SHAPE, Ground, scaled
from scenes.battle.motion.brush import Brush
from scenes.battle.motion.choreography import BattleMotion
from scenes.theme import Colour, Layout, Theme
from scenes.ui.shapes import box, shadow, svg, web
from scenes.ui.shelf import pictures

STRENGTHS: Mapping[str, float] = {
    "reach": 0.42,
    "leap": 0.42,
    "target": 0.34,
    "magic": 0.34,
    "kind": 0.32,
    "open": 0.26,
    "threat": 0.22,
    "range": 0.16,
    "chosen": 0.34,
    "guard": 0.36,
}
"""How strongly each light fills its square, 0 to 1."""
MENACES = ("threat", "range")
"""The lights of what the enemy could do: their edges are dashed, and no paler than they are."""
_ALWAYS: Mapping[str, Colour] = {
    "leap": (36, 190, 180),
    "magic": (170, 96, 240),
    "open": (230, 190, 84),
    "chosen": (255, 214, 110),
    "guard": (90, 160, 255),
}
"""The colours that are the same in every palette."""


def colour_of(tone: str, theme: Theme) -> Colour:
    """Return the colour of a light, as the player has chosen to see it."""
    chosen = {
        "reach": theme.walk,
        "target": theme.strike,
        "threat": theme.strike,
        "kind": theme.help,
        "range": theme.shot,
    }
    return chosen[tone] if tone in chosen else _ALWAYS[tone]


def paler(colour: Colour, part: float = 0.55) -> Colour:
    """Return a colour that is so far, 0 to 1, on its way to white."""
    red, green, blue = (round(each + (255 - each) * part) for each in colour)
    return red, green, blue


def deeper(colour: Colour, part: float = 0.34) -> Colour:
    """Return a colour that is so far, 0 to 1, on its way to black."""
    red, green, blue = (round(each * (1 - part)) for each in colour)
    return red, green, blue


SHADE: Colour = (26, 16, 4)
"""What a ring of gold stands on, so that it is seen on sand as well."""


def lit(tone: str, size: tuple[int, int], theme: Theme) -> pygame.Surface:
    """Return the light on a square."""
    colour = colour_of(tone, theme)
    return pictures.get(("lit", tone, colour, size), lambda: _lit(tone, colour, size))


def _lit(tone: str, fill: Colour, size: tuple[int, int]) -> pygame.Surface:
    is_menace = tone in MENACES
    edge = fill if is_menace else paler(fill)
    wide, high = size
    stroke = high * 0.035
    inset = stroke
    radius = high * 0.13
    dash = f'stroke-dasharray="{high * 0.12} {high * 0.08}"' if is_menace else ""
    body = (
        f'<rect x="{inset}" y="{inset}" width="{wide - 2 * inset}" height="{high - 2 * inset}" '
        f'rx="{radius}" fill="{web(fill)}" fill-opacity="{STRENGTHS[tone]}" stroke="{web(edge)}" '
        f'stroke-opacity="0.9" stroke-width="{stroke}" {dash}/>'
    )
    return svg(body, size)


Wanted = tuple[int, TokenLook, tuple[int, int]] | tuple[str, int]
"""A card's number, its look as a token, and its size; or its id and its width as a small card."""
Sprite = tuple[pygame.Surface, tuple[int, int]]
"""A picture and where its upper left corner goes."""


class TokenMaker:
    """Makes the pictures of tokens; on another thread where no frame may wait for one."""

    def __init__(self, faces: CardFaces, *, in_background: bool) -> None:
        self.faces = faces
        self._thread = ThreadPoolExecutor(1, "tokens") if in_background else None
        self._pending: dict[Wanted, Future[pygame.Surface]] = {}
        self._known: set[Wanted] = set()
        self._latest: dict[int, pygame.Surface] = {}
        self._ahead: Iterator[object] | None = None
        self._step: Future[object] | None = None
        self.made = 0
        """Grows with every picture that comes to stand in the place of another."""

    def token(self, unit: Unit, high: int) -> pygame.Surface:
        """Return a unit's token so many pixels high.

        Until that is made it is the unit's latest one, or a card with its name alone; one that lies
        face down is made at once.
        """
        if self.has(unit, high):
            shown = card_of(unit)
            picture = self.faces.token(shown, look_of(unit, shown), _token_size(high))
            self._latest[unit.uid] = picture
            return picture
        size = _token_size(high)
        shown = card_of(unit)
        if unit.uid not in self._latest and shown is not None and not unit.hidden:
            return self.faces.blank(shown, size, SIDES[unit.owner].light)
        if unit.uid not in self._latest:
            behind = TokenLook(unit.owner, hidden=True, exhausted=unit.exhausted)
            return self.faces.token(None, behind, size)
        latest = self._latest[unit.uid]
        return latest if latest.get_size() == size else pygame.transform.scale(latest, size)

    def has(self, unit: Unit, high: int) -> bool:
        """Return whether a unit's token is at hand; if not, it is being made from now on."""
        if self._thread is None:
            return True
        shown = card_of(unit)
        look, size = look_of(unit, shown), _token_size(high)
        wanted = (unit.card, look, size)
        if wanted in self._known or self.faces.has_token(shown, look, size):
            self._known.add(wanted)
            return True
        if wanted not in self._pending:
            self._pending[wanted] = self._thread.submit(self.faces.token, shown, look, size)
        return False

    def has_small(self, card: Card, width: int) -> bool:
        """Return whether a small card is at hand; if not, it is being made from now on."""
        if self._thread is None or self.faces.has_small(card, width):
            return True
        wanted = card.id, width
        if wanted not in self._pending:
            self._pending[wanted] = self._thread.submit(self.faces.small, card, width)
        return False

    def expect(self, ahead: Iterator[object]) -> None:
        """Have made, step by step, what will be wanted; what is wanted now goes before."""
        if self._thread is not None:
            self._ahead, self._step = ahead, None

    def take_news(self) -> bool:
        """Take the pictures that have been made meanwhile; tell whether there are any."""
        made = [wanted for wanted, picture in self._pending.items() if picture.done()]
        for wanted in made:
            del self._pending[wanted]
        self._known.update(made)
        self.made += len(made)
        self._go_ahead()
        return bool(made)

    def end(self) -> None:
        """Make nothing more on the other thread, and let it go with the memory it drew in."""
        if self._thread is not None:
            self._thread.shutdown(wait=False, cancel_futures=True)
        self._thread = self._ahead = self._step = None
        self.faces.maker = None  # each holds the other
        self._pending.clear()
        self._latest.clear()

    def _go_ahead(self) -> None:
        """Have one thing made that was expected, while nothing is wanted."""
        if self._thread is None or self._ahead is None or self._pending:
            return
        if self._step is not None and self._step.done() and self._step.result() is self._ahead:
            self._ahead = self._step = None
        elif self._step is None or self._step.done():
            self._step = self._thread.submit(next, self._ahead, self._ahead)


def _token_size(high: int) -> tuple[int, int]:
    return round(high * SHAPE), high


class BattleLayer:
    """Paints the stage of tokens; `units` are those that have a key there."""

    def __init__(self, faces: CardFaces, *, in_background: bool = False) -> None:
        self.tokens = TokenMaker(faces, in_background=in_background)
        self.units: Mapping[str, Unit] = {}
        self.glowing: frozenset[str] = frozenset()
        """The keys of tokens that stand out: chosen, or pointed at."""
        self.ready: frozenset[str] = frozenset()
        """The keys of tokens that can still do something."""
        self._lying: tuple[Sprite, ...] = ()
        self._lying_for: tuple[object, ...] | None = None
        self._rested: dict[str, tuple[object, Sprite]] = {}
        """Of each token that lies still: what its picture was made for, and the picture."""
        self.pale: frozenset[str] = frozenset()
        """The keys of tokens drawn faintly, such as the one that is dragged."""

    def draw_light(
        self,
        surface: pygame.Surface,
        ground: Ground,
        tones: Mapping[Spot, str],
        layout: Layout,
        theme: Theme,
    ) -> None:
        """Draw the squares that are lit."""
        for square, tone in tones.items():
            if 0 <= square < 30:
                rect = scaled(ground.square(square), layout)
                surface.blit(lit(tone, rect.size, theme), rect.topleft)

    def lying(self, stage: Stage, layout: Layout) -> tuple[Sprite, ...]:
        """Return the pictures of the tokens that are at rest, and where they go.

        The same tuple comes again as long as nothing about them has changed.
        """
        moving = frozenset(stage.moving) | stage.held
        marks = self.glowing, self.ready, self.pale
        now = (stage.rest, self.units, moving, marks, layout, self.tokens.made)
        if self._lying_for is None or any(
            a is not b and a != b for a, b in zip(now, self._lying_for, strict=True)
        ):
            self._lying_for = now
            self._lying = tuple(
                self._at_rest(key, place, layout)
                for key, place in stage.rest.items()
                if key in self.units and key not in moving
            )
        return self._lying

    def _at_rest(self, key: str, place: Place, layout: Layout) -> Sprite:
        """Return a token that lies still: the one before as long as all about it is the same."""
        unit, marks = self.units[key], (key in self.glowing, key in self.ready, key in self.pale)
        of = unit, place, marks, layout, self.tokens.made
        known = self._rested.get(key)
        if known is None or known[0] != of:
            known = self._rested[key] = of, self._sprite(key, unit, place, layout)
        return known[1]

    def is_ready(self, stage: Stage, layout: Layout) -> bool:
        """Return whether every token is at hand; those that are not are being made."""
        found = [
            self.tokens.has(as_owner_sees(self.units[key]), layout.px(place.height))
            for key, place in stage.rest.items()
            if key in self.units
        ]
        return all(found)

    def draw_moving(self, surface: pygame.Surface, stage: Stage, layout: Layout) -> None:
        """Draw the tokens that move, over those that stand."""
        moving = stage.moving | stage.held
        shown = [(key, stage.shown[key]) for key in moving if key in stage.shown]
        for key, place in sorted(shown, key=lambda each: each[1].z):
            unit = self.units.get(key)
            if unit is not None and place.is_seen:
                surface.blit(*self._sprite(key, unit, place, layout))

    def _sprite(self, key: str, unit: Unit, place: Place, layout: Layout) -> Sprite:
        """Return a token with its shadow and its ring, and where its corner goes."""
        if place.face < 0.5:
            unit = unit._replace(hidden=True, card=UNSEEN)
        is_covered = unit.hidden and unit.card != UNSEEN
        token = self.tokens.token(as_owner_sees(unit), layout.px(place.height))
        ring = 2 if key in self.glowing else 1 if key in self.ready else 0
        lifted = place.z > 0
        look = (token, unit.exhausted, ring, lifted, is_covered, unit.owner)
        picture = pictures.get(
            ("token on shadow", *look, layout.scale),
            lambda: self._on_shadow(token, unit, ring, lifted, is_covered, layout),
        )
        if 0 < place.face < 1:
            thin = max(0.06, abs(cos(pi * place.face)))
            size = max(1, round(picture.get_width() * thin)), picture.get_height()
            picture = pygame.transform.scale(picture, size)
        if place.turn:
            picture = pygame.transform.rotozoom(picture, round(place.turn), 1)
        if key in self.pale:
            picture = picture.copy()
            picture.set_alpha(90)
        x, y = round(place.x * layout.scale), round(place.y * layout.scale)
        return picture, (x - picture.get_width() // 2, y - picture.get_height() // 2)

    def _on_shadow(
        self,
        token: pygame.Surface,
        unit: Unit,
        ring: int,
        lifted: bool,
        is_covered: bool,
        layout: Layout,
    ) -> pygame.Surface:
        """Return a token on its shadow, with room for it all around; `ring` 0, 1 or 2."""
        wide, high = token.get_size()
        body = body_size(high, unit.exhausted)
        blur, drop = layout.px(7), layout.px(12 if lifted else 3)
        out = blur + drop
        whole = pygame.Surface((wide + 2 * out, high + 2 * out), pygame.SRCALPHA)
        middle = whole.get_width() // 2, whole.get_height() // 2
        cast = shadow(body, high * 0.12, blur, 150)
        whole.blit(cast, cast.get_rect(center=(middle[0], middle[1] + drop)))
        whole.blit(token, (out, out))
        if is_covered:
            small = self.tokens.faces.back(unit.owner, round(high * 0.24))
            whole.blit(small, small.get_rect(center=(middle[0], middle[1] - round(high * 0.24))))
        if ring:
            ink = (255, 244, 196) if ring == 2 else (255, 206, 66)
            edge = max(2.0, (1.5 + ring) * layout.scale)
            for colour, away in ((SHADE, 3 + ring), (ink, 1.5 + ring)):
                frame = body[0] + 2 * layout.px(away), body[1] + 2 * layout.px(away)
                stroke = edge + (2 * layout.px(1.5) if colour is SHADE else 0)
                drawn = box(frame, high * 0.14, None, colour, stroke)
                whole.blit(drawn, drawn.get_rect(center=middle))
        return whole

    def draw_effects(
        self, surface: pygame.Surface, stage: Stage, layout: Layout, theme: Theme, calm: bool
    ) -> None:
        """Draw what is seen for a moment."""
        brush = Brush(surface, layout, theme, self.tokens.token, calm)
        for running in stage.running:
            if isinstance(running.motion, BattleMotion):
                for effect in running.motion.effects:
                    effect.draw(brush, running.time)


def as_owner_sees(unit: Unit) -> Unit:
    """Return a unit as its owner sees it: his own hidden cards he sees from the front."""
    return unit._replace(hidden=False) if unit.hidden and unit.card != UNSEEN else unit
