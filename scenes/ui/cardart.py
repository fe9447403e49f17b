"""Pictures of cards: drawn from SVG once, turned, with their shadow, and kept while there is room.

Only pictures are kept here; where a card lies and how it moves is the stage's business.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable, Iterator
from pathlib import Path
from threading import Lock, RLock

import numpy as np
import pygame
import pygame.surfarray

ASSETS = Path(__file__).resolve().parents[2] / "assets"
DECKS = ("two", "four", "large-two", "large-four", "numbers-two", "numbers-four", "german")
"""The packs that `CardArt` can draw: folders of `assets/cards`."""
BACKS = ("navy", "burgundy", "green", "plum")
LOOKS = ("plain", "dim", "glow")
"""A card as it is; a card that may not be played; a card that has the focus."""

RATIO = 5 / 7
"""Width of a card divided by its height; the width in pixels is rounded down."""
TURN_STEP = 3
"""Cards lie at angles of so many degrees apart, so that pictures are shared."""

_OFFICERS = str.maketrans("OU", "QJ")
"""The cards of a French pack that stand for the Ober and the Unter."""
_CORNER = 15 / 350
_EDGE = (179, 169, 143)
_DIMMED = (160, 166, 163)
_GOLD = (255, 206, 92)
_SHADOW_STRENGTH, _GLOW_STRENGTH = 0.46, 0.95
# As parts of the card's height: how far the light throws the shadow, how soft things are.
_SHADOW_FALL, _SHADOW_SOFT = (0.010, 0.026), 0.030
_RING_GROWTH, _GLOW_GROWTH, _GLOW_SOFT = 0.013, 0.030, 0.032
_MASTER_LIMIT, _MARGIN = 700, 3
_LOST = 3
"""How much, of 255, is lost where a picture is made smaller by any part but half."""

Sprite = tuple[pygame.Surface, tuple[int, int]]


class Shelf:
    """Surfaces by key; when their bytes pass the cap, those not used for longest are dropped.

    Several threads may use it; what two of them want at once may be made twice.
    """

    def __init__(self, cap: int) -> None:
        self.cap = cap
        self.bytes = 0
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self._lock = Lock()

    def __len__(self) -> int:
        return len(self._kept)

    def __contains__(self, key: Hashable) -> bool:
        return key in self._kept

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return the surface kept under a key, made now if it is not there.

        A surface larger than the cap is returned but not kept.
        """
        with self._lock:
            if key in self._kept:
                self._kept.move_to_end(key)
                return self._kept[key]
        surface = make()
        self.put(key, surface)
        return surface

    def put(self, key: Hashable, surface: pygame.Surface) -> None:
        """Keep a surface in place of what was under the key, and drop the oldest for room."""
        with self._lock:
            if key in self._kept:
                self.bytes -= _size(self._kept.pop(key))
            if _size(surface) > self.cap:
                return
            self._kept[key] = surface
            self.bytes += _size(surface)
            while self.bytes > self.cap:
                _, oldest = self._kept.popitem(last=False)
                self.bytes -= _size(oldest)

    def clear(self) -> None:
        """Drop everything."""
        self._kept.clear()
        self.bytes = 0


class CardArt:
    """Draws one pack with one back.

    Cards are named by suit letter and rank with ten = T, such as SK, H2 or DT; jokers S* (of
    spades), R* and B* (wild, red and black); the number packs have S1 to S13, the German pack
    A T K O U (O and U are queen and jack where the pack is French). `deck` is one of `DECKS`,
    `back` one of `BACKS`; an unknown name raises ValueError. `cap` is in bytes.
    """

    def __init__(self, deck: str, back: str, cap: int = 192_000_000) -> None:
        if deck not in DECKS:
            raise ValueError(f"There is no deck {deck!r}; the decks are {', '.join(DECKS)}.")
        if back not in BACKS:
            raise ValueError(f"There is no card back {back!r}; there are {', '.join(BACKS)}.")
        self.deck = deck
        self.back_name = back
        self.shelf = Shelf(cap)
        self._drawing = RLock()
        # pygame locks a surface while it scales it, and lets nobody else read it: two threads
        # may not make pictures from one drawing at a time.

    def face(self, code: str, height: int) -> pygame.Surface:
        """Return the upright face of a card, `height` pixels high, without a shadow."""
        return self._upright(code, height)

    def back(self, height: int) -> pygame.Surface:
        """Return the upright back, `height` pixels high, without a shadow."""
        return self._upright(None, height)

    def suit(self, suit: str, height: int, on_felt: bool = False) -> pygame.Surface:
        """Return the symbol of a suit (S, H, D, C) or of no trump (N) in the pack's inks.

        `on_felt` asks for the lighter inks that can be read on a dark ground.
        """
        kind = "-light" if on_felt else ""
        if self.deck.endswith("four") and suit != "N":
            kind = f"-four{kind}"
        if self.deck == "german" and suit != "N":
            kind = "-german"
        name = f"{suit}{kind}.svg"
        path = ASSETS / "ui" / "suits" / name
        return self.shelf.get(
            ("suit", name, height),
            lambda: _shrunk(_drawn(path, (4 * height, 4 * height)), (height, height)),
        )

    def sprite(
        self, code: str | None, height: int, angle: float = 0.0, look: str = "plain"
    ) -> Sprite:
        """Return a card with its shadow, and what to add to the card's middle to place it.

        None is a back. `height` is the card's own height in pixels, `angle` in degrees against
        the clock, rounded to the nearest step of 3; `look` is one of `LOOKS`.
        """
        step = round(angle / TURN_STEP) * TURN_STEP % 360
        picture = self.shelf.get(
            ("sprite", code, height, step, look), lambda: self._composed(code, height, step, look)
        )
        return picture, (-(picture.get_width() // 2), -(picture.get_height() // 2))

    def has_sprite(self, code: str | None, height: int, angle: float, look: str) -> bool:
        """Return whether `sprite` has this picture at hand, so that it costs no time."""
        step = round(angle / TURN_STEP) * TURN_STEP % 360
        return ("sprite", code, height, step, look) in self.shelf

    def prewarm(
        self, height: int, angles: Iterable[float], codes: Iterable[str | None] | None = None
    ) -> Iterator[None]:
        """Make the sprites of the given cards (by default the whole pack) at some angles.

        Each step makes one picture, a few milliseconds, so that the caller may spread the work
        over frames. It ends early rather than push out what it has made.
        """
        steps = sorted({round(angle / TURN_STEP) * TURN_STEP % 360 for angle in angles})
        largest = 0
        for code in [None, *pack(self.deck)] if codes is None else codes:
            before = self.shelf.bytes
            if before + largest > self.shelf.cap:
                return
            self._master(code, height)
            yield
            for step in steps:
                self.sprite(code, height, step)
                yield
            largest = max(largest, self.shelf.bytes - before)

    def _path(self, code: str | None) -> Path:
        if code is None:
            return ASSETS / "cards" / "backs" / f"{self.back_name}.svg"
        name = code.replace("*", "-joker")
        if self.deck != "german":
            name = name.translate(_OFFICERS)
        path = ASSETS / "cards" / self.deck / f"{name}.svg"
        if not path.is_file():
            raise ValueError(f"The deck {self.deck!r} has no card {code!r}.")
        return path

    def _master(self, code: str | None, height: int) -> pygame.Surface:
        """Return a card drawn large enough that pictures of the given height are made from it."""
        needed = max(height, min(2 * height, _MASTER_LIMIT))
        with self._drawing:
            kept = self.shelf.get(
                ("master", code), lambda: _drawn(self._path(code), _card_size(needed))
            )
            if kept.get_height() < needed:
                kept = _drawn(self._path(code), _card_size(needed))
                self.shelf.put(("master", code), kept)
            return kept

    def _upright(self, code: str | None, height: int) -> pygame.Surface:
        def shrunk() -> pygame.Surface:
            with self._drawing:
                return _shrunk(self._master(code, height), _card_size(height))

        return self.shelf.get(("upright", code, height), shrunk)

    def _composed(self, code: str | None, height: int, step: int, look: str) -> pygame.Surface:
        if look not in LOOKS:
            raise ValueError(f"There is no look {look!r}; the looks are {', '.join(LOOKS)}.")
        with self._drawing:
            card = _turned(self._master(code, height), height, step)
            if look == "dim":
                card = card.copy()
                card.fill(_DIMMED, special_flags=pygame.BLEND_RGB_MULT)
            below = self.shelf.get(
                ("below", height, step, look == "glow"),
                lambda: _below(height, step, look == "glow"),
            )
            return _laid_over(card, below)


def pack(deck: str = "two") -> list[str]:
    """Return the codes of a deck's cards without jokers, by suit, high to low."""
    ranks = list("AKQJT98765432")
    if deck.startswith("numbers"):
        ranks = [str(rank) for rank in range(13, 0, -1)]
    if deck == "german":
        ranks = list("ATKOU")
    return [suit + rank for suit in "SHDC" for rank in ranks]


def _card_size(height: int) -> tuple[int, int]:
    return height * 5 // 7, height


def _size(surface: pygame.Surface) -> int:
    return surface.get_pitch() * surface.get_height()


def _shown(surface: pygame.Surface) -> pygame.Surface:
    """Return the surface in the screen's own format, if there is a screen."""
    return surface.convert_alpha() if pygame.display.get_surface() else surface


def _drawn(path: Path, size: tuple[int, int]) -> pygame.Surface:
    """Return an SVG at a size, with the paper's edge colour where it is clear.

    What is clear has a colour too, and scaling and turning mix it in: black would dirty the edge.
    """
    surface = pygame.image.load_sized_svg(str(path), size)
    clear = pygame.surfarray.array_alpha(surface) == 0
    pygame.surfarray.pixels3d(surface)[clear] = _EDGE
    return surface


def _shrunk(master: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    return _shown(_scaled(master, size))


def _scaled(surface: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """Return a surface made smaller, as light and as solid as it was.

    But where it halves, `smoothscale` takes a little from every channel: a straight card would
    look greyer than a turned one, and what lies behind would shine through.
    """
    wide, high = surface.get_size()
    scaled = pygame.transform.smoothscale(surface, size)
    if (wide, high) != (2 * size[0], 2 * size[1]):
        scaled.fill((_LOST, _LOST, _LOST, 0), special_flags=pygame.BLEND_RGBA_ADD)
        alpha = pygame.surfarray.pixels_alpha(scaled)
        alpha[alpha > 255 - 2 * _LOST] = 255
    return scaled


def _turned(master: pygame.Surface, height: int, step: int) -> pygame.Surface:
    if step == 0:
        return _scaled(master, _card_size(height))
    if master.get_height() > 2.3 * height:
        master = _scaled(master, _card_size(2 * height))
    return pygame.transform.rotozoom(_with_margin(master), step, height / master.get_height())


def _with_margin(surface: pygame.Surface) -> pygame.Surface:
    """Return a surface with a clear border, without which turning leaves its edge jagged."""
    wide, high = surface.get_size()
    bordered = pygame.Surface((wide + 2 * _MARGIN, high + 2 * _MARGIN), pygame.SRCALPHA)
    bordered.fill((*_EDGE, 0))
    inside = surface.get_rect(topleft=(_MARGIN, _MARGIN))
    bordered.fill((0, 0, 0, 0), inside)
    bordered.blit(surface, inside, special_flags=pygame.BLEND_RGBA_ADD)
    return bordered


def _sheet(height: int, step: int, growth: float, room: int) -> pygame.Surface:
    """Return the shape of a turned card grown on all sides by a part of its height, in black."""
    grown = round(2 * height * growth)
    wide, high = _card_size(2 * height)
    shape = pygame.Surface((wide + 2 * grown, high + 2 * grown), pygame.SRCALPHA)
    corner = round(2 * height * _CORNER) + grown
    pygame.draw.rect(shape, "black", shape.get_rect(), border_radius=corner)
    turned = pygame.transform.rotozoom(_with_margin(shape), step, 0.5)
    canvas = pygame.Surface((room, room), pygame.SRCALPHA)
    canvas.blit(turned, turned.get_rect(center=(room // 2, room // 2)))
    return canvas


def _softened(shape: pygame.Surface, radius: float) -> pygame.Surface:
    """Return a shape blurred as by a soft lamp: two box blurs are close to a Gaussian."""
    size = max(1, round(radius / 1.4))
    return pygame.transform.box_blur(pygame.transform.box_blur(shape, size), size)


def _below(height: int, step: int, is_glowing: bool) -> pygame.Surface:
    """Return what lies under a card, a square around its middle: shadow, and glow if wanted."""
    room = 2 * round(height * (0.5 * (1 + RATIO**2) ** 0.5 + 0.12))
    shadow = _softened(_sheet(height, step, 0.0, room), height * _SHADOW_SOFT)
    alpha = np.zeros((room, room))
    dx, dy = (round(height * part) for part in _SHADOW_FALL)
    alpha[dx:, dy:] = pygame.surfarray.array_alpha(shadow)[: room - dx, : room - dy]
    alpha *= _SHADOW_STRENGTH / 255
    colour = np.zeros((room, room, 3))
    if is_glowing:
        halo = _softened(_sheet(height, step, _GLOW_GROWTH, room), height * _GLOW_SOFT)
        ring = _sheet(height, step, _RING_GROWTH, room)
        light = pygame.surfarray.array_alpha(halo) * (_GLOW_STRENGTH / 255)
        # Laid over the halo, not the brighter of both, that the ring's edge stays smooth.
        light += pygame.surfarray.array_alpha(ring) / 255 * (1 - light)
        total = light + alpha * (1 - light)
        colour[:] = _GOLD
        colour *= (light / np.maximum(total, 1e-6))[..., None]
        alpha = total
    below = pygame.Surface((room, room), pygame.SRCALPHA)
    pygame.surfarray.pixels3d(below)[:] = colour.astype(np.uint8)
    pygame.surfarray.pixels_alpha(below)[:] = (alpha * 255).astype(np.uint8)
    return below.subsurface(_around_middle(below)).copy()


def _around_middle(surface: pygame.Surface) -> pygame.Rect:
    """Return the smallest part of a surface, with the same middle, that holds all that shows."""
    whole, seen = surface.get_rect(), surface.get_bounding_rect()
    x, y = whole.center
    wide = max(x - seen.left, seen.right - x)
    high = max(y - seen.top, seen.bottom - y)
    return pygame.Rect(x - wide, y - high, 2 * wide, 2 * high).clip(whole)


def _laid_over(card: pygame.Surface, below: pygame.Surface) -> pygame.Surface:
    """Return a card on its shadow, mixed exactly also where both are thin."""
    whole = below.premul_alpha()
    corner = card.get_rect(center=(whole.get_width() // 2, whole.get_height() // 2))
    whole.blit(card.premul_alpha(), corner, special_flags=pygame.BLEND_PREMULTIPLIED)
    alpha = pygame.surfarray.array_alpha(whole)
    thin = (alpha > 0) & (alpha < 255)
    colours = pygame.surfarray.pixels3d(whole)
    mixed = colours[thin].astype(np.uint16) * 255 // alpha[thin].astype(np.uint16)[:, None]
    colours[thin] = np.minimum(mixed, 255).astype(np.uint8)
    del colours
    return _shown(whole)
