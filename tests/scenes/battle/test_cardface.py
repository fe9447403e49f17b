"""Cards and tokens as pictures: what they show, at which size, and how long it takes."""

from __future__ import annotations

import itertools
import time
from collections.abc import Iterator
from dataclasses import fields, replace

import numpy as np
import pygame
import pytest

from game.core.words import LANGUAGES, _, use_language
from game.rulesets.berserk.cards.box import cards
from game.rulesets.berserk.cards.card import Card, CardKind
from game.rulesets.berserk.cards.texts import card_text, type_line
from game.rulesets.berserk.unit import Unit
from scenes.battle.board.layer import TokenMaker
from scenes.battle.faces.badges import BADGES
from scenes.battle.faces.cardface import (
    READING_WIDTH,
    CardFaces,
    TokenLook,
    Words,
    card_size,
    look_of,
)
from scenes.battle.faces.frame import HEIGHT, WIDTH
from scenes.battle.faces.full import arranged
from scenes.battle.faces.gems import Gems
from scenes.battle.faces.inks import SIDES
from scenes.battle.faces.small import name_in_lines
from scenes.battle.faces.tokens import HEAD, TURNED, UPRIGHT, badge_places, badges_of
from scenes.decks.tiles import Faces
from scenes.theme import Layout, theme
from scenes.ui.shelf import Shelf, pictures
from scenes.ui.text import Face, Type, width_of
from scenes.ui.widget import Style

SQUARES = [(100, 75), (150, 112), (300, 225)]


@pytest.fixture(scope="module")
def faces() -> Iterator[CardFaces]:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((320, 240))
    yield CardFaces(theme())


def words_of(card: Card) -> Words:
    return Words(type_line(card), card_text(card), card.flavour)


def creature(number: int = 0) -> Card:
    return [card for card in cards() if card.kind is CardKind.CREATURE][number]


def look(card: Card, side: int = 0) -> TokenLook:
    return TokenLook(side, life=card.life, full=card.life, strike=card.strike)


def difference(one: pygame.Surface, other: pygame.Surface) -> float:
    """The share of pixels that clearly differ."""
    a, b = (pygame.surfarray.array3d(s).astype(int) for s in (one, other))
    return float((np.abs(a - b).max(axis=2) > 40).mean())


@pytest.mark.parametrize("width", [110, 220, 400])
def test_a_card_has_the_size_that_is_asked_for(faces: CardFaces, width: int) -> None:
    for card in cards()[::30]:
        assert faces.face(card, words_of(card), width).get_size() == card_size(width)
    assert faces.back(1, width).get_size() == card_size(width)
    assert card_size(300) == (WIDTH, HEIGHT)


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.6])
@pytest.mark.parametrize("width", [READING_WIDTH, 420])
def test_the_words_of_every_card_fit_on_its_paper(width: int, scale: float) -> None:
    pygame.display.set_mode((320, 240))
    for card in cards():
        plan = arranged(card, words_of(card), width, theme(), scale)
        needed = sum(part.size[1] for part in (plan.text, plan.flavour) if part)
        assert needed <= plan.room * width / WIDTH, card.id
        assert plan.picture >= 100, card.id
        assert (plan.text is None) == (not card.abilities), card.id


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_name_on_a_small_card_keeps_its_words_whole(faces: CardFaces, code: str) -> None:
    """The smallest cards stand beside a unit's numbers, 92 pixels wide where a unit is a pixel."""
    use_language(code)
    try:
        names = [_(card.name) for card in cards()]
    finally:
        use_language("")
    for name in names:
        shown = name_in_lines(name, 92 / WIDTH, theme())
        assert shown.lines <= 2, name
        assert shown.words == name.split()


def test_larger_text_takes_room_from_the_picture() -> None:
    card = max(cards(), key=lambda each: sum(map(len, card_text(each))))
    usual, large = (arranged(card, words_of(card), 400, theme(), scale) for scale in (1.0, 1.6))
    assert large.picture < usual.picture
    assert large.text is not None and usual.text is not None
    assert large.text.size[1] > usual.text.size[1]


def test_elite_and_regular_cost_gems_differ_in_lightness_and_hue(faces: CardFaces) -> None:
    card = creature()
    elite, regular = (
        faces.small(replace(card, id=f"{card.id}-{k}", elite=k), 200) for k in (True, False)
    )
    gold = pygame.transform.average_color(elite, pygame.Rect(10, 12, 12, 36))
    silver = pygame.transform.average_color(regular, pygame.Rect(10, 12, 12, 36))
    assert gold[0] - gold[2] > 60 > abs(silver[0] - silver[2])


@pytest.mark.parametrize("size", SQUARES)
def test_the_two_sides_differ_in_shape_too(faces: CardFaces, size: tuple[int, int]) -> None:
    card = creature()
    one, other = (
        pygame.mask.from_surface(faces.token(card, look(card, side), size)) for side in (0, 1)
    )
    only_one = one.count() - one.overlap_area(other, (0, 0))
    assert only_one > 0.0008 * size[0] * size[1], "round corners reach where cut ones do not"


@pytest.mark.parametrize("size", SQUARES)
def test_alert_tokens_stand_upright_and_exhausted_ones_lie_on_their_side(
    faces: CardFaces, size: tuple[int, int]
) -> None:
    card = creature()
    for hidden in (False, True):
        alert = replace(look(card), hidden=hidden)
        upright = faces.token(card, alert, size)
        turned = faces.token(card, replace(alert, exhausted=True), size)
        assert upright.get_size() == turned.get_size() == size
        one, other = upright.get_bounding_rect(), turned.get_bounding_rect()
        assert one.height > size[1] - 4 and one.width < 0.9 * one.height
        assert other.width > size[1] - 4 and other.height < 0.9 * other.width


@pytest.mark.parametrize("size", SQUARES)
def test_every_fact_can_be_seen_on_the_token(faces: CardFaces, size: tuple[int, int]) -> None:
    card = creature()
    plain = look(card)
    shown = faces.token(card, plain, size)
    for field in fields(TokenLook):
        changed = {"full": card.life + 3, "strike": (7, 8, 9), "life": 1, "side": 1}
        value = changed.get(field.name, field.type != "bool" or True)
        other = faces.token(card, replace(plain, **{field.name: value}), size)
        assert difference(shown, other) > 0.004, field.name


def test_a_hidden_card_shows_nothing_of_its_face(faces: CardFaces) -> None:
    one, other = creature(0), creature(5)
    for size in SQUARES:
        backs = [
            faces.token(
                card, replace(look(card or one), hidden=True, life=0, full=0, strike=()), size
            )
            for card in (one, other, None)
        ]
        assert difference(backs[0], backs[1]) == difference(backs[0], backs[2]) == 0
    hidden = look_of(Unit(3, one.number, 1, 7), one)
    assert hidden == TokenLook(1, hidden=True) == look_of(Unit(3, other.number, 1, 7), other)
    assert look_of(Unit(3, one.number, 1, 7, hidden=False), None) == hidden


def test_a_look_follows_the_unit() -> None:
    card = creature()
    unit = Unit(
        2, card.number, 1, 8, hidden=False, exhausted=True, wounds=2, extra=1, poison=3, plus=2,
        minus=1, bound=True, stunned=True, prepared=True, tokens=1, gear=(4, 5),
    )  # fmt: skip
    seen = look_of(unit, card)
    assert (seen.life, seen.full) == (card.life - 2, card.life), "extra life is told apart"
    assert seen.strike == tuple(wounds + 1 for wounds in card.strike)
    assert (seen.gear, seen.tokens, seen.poison) == (2, 1, 3)
    assert {mark.name for mark in badges_of(seen)} == set(BADGES)
    assert look_of(unit._replace(wounds=99), card).life == 0
    assert min(look_of(unit._replace(plus=0, minus=9), card).strike) == 0


LOOKS = [(units, scale) for units in (UPRIGHT, TURNED) for scale in (1.0, 1.6)]


@pytest.mark.parametrize(("units", "scale"), LOOKS)
@pytest.mark.parametrize("is_flyer", [False, True])
def test_badges_collide_neither_with_each_other_nor_with_the_gems(
    units: tuple[float, float], scale: float, is_flyer: bool
) -> None:
    """A flyer never prepares, so it has one badge less at most. One has room of its own also
    beside large numbers, four beside those of usual size: clear of the sign at the head of whoever
    can be struck, too."""
    gems = Gems.of(TokenLook(0, life=12, full=12, strike=(3, 4, 6)), units, scale)
    places = badge_places(len(BADGES) - is_flyer, units, gems, is_flyer=is_flyer)
    for x, y in places[: 1 if scale > 1 else 4]:
        assert not gems.covers(x, y, 27), "the gems"
        assert abs(x - units[0] / 2) >= HEAD * 150 + 27 or y - 27 >= HEAD * 300 - 15, "the head"
    assert len(places) == len(BADGES) - is_flyer
    for (x, y), (a, b) in itertools.combinations(places, 2):
        assert abs(x - a) >= 60 or abs(y - b) >= 60
    for x, y in places:
        assert 30 <= x <= units[0] - 30 and 30 <= y <= 166, "the gems begin below"
        assert not (is_flyer and x > units[0] - 100 and y < 60), "there are the wings"


def test_tokens_are_drawn_once(faces: CardFaces) -> None:
    card = creature()
    first = faces.token(card, look(card), (150, 112))
    assert faces.token(card, replace(look(card)), (150, 112)) is first
    assert faces.token(card, look(card, 1), (150, 112)) is not first


def test_twenty_kept_tokens_cost_less_than_a_millisecond(faces: CardFaces) -> None:
    army = [card for card in cards() if card.life][:20]
    looks = [(card, look(card, card.number % 2)) for card in army]
    for _step in faces.prewarm(looks, (160, 120)):
        pass
    screen = pygame.Surface((1280, 720)).convert()
    best = 1.0
    for _round in range(40):
        start = time.perf_counter()
        for place, (card, seen) in enumerate(looks):
            screen.blit(faces.token(card, seen, (160, 120)), (place % 5 * 200, place // 5 * 150))
        best = min(best, time.perf_counter() - start)
    assert best < 0.001


def test_kept_pictures_stay_under_the_cap() -> None:
    pygame.display.set_mode((320, 240))
    small = CardFaces(theme(), shelf=Shelf(400_000))
    for card in cards()[:12]:
        small.small(card, 120)
        assert small.shelf.bytes <= 400_000


def test_a_card_without_a_picture_shows_its_realm(faces: CardFaces) -> None:
    card = replace(creature(), id="nobody-has-drawn-it")
    shown = faces.token(card, look(card), (150, 112))
    assert difference(shown, faces.token(creature(), look(card), (150, 112))) > 0.1


def test_a_small_card_that_is_being_made_is_asked_for_and_not_waited_for(
    faces: CardFaces,
) -> None:
    faces, card = CardFaces(theme(), shelf=Shelf(8 << 20)), creature()  # an empty shelf
    maker = TokenMaker(faces, in_background=True)
    assert not maker.has_small(card, 90)
    until = time.monotonic() + 20
    while not maker.take_news():
        assert time.monotonic() < until
        time.sleep(0.01)
    assert maker.has_small(card, 90) and faces.has_small(card, 90)
    faces.maker = lambda _card, _width: False
    assert not faces.may_draw(card, 90)
    faces.maker = maker.has_small
    assert faces.may_draw(card, 90)
    assert TokenMaker(CardFaces(theme(), shelf=Shelf(1)), in_background=False).has_small(card, 90)


def test_a_back_is_drawn_once_however_little_room_the_shelf_has():
    """It takes eight milliseconds, and the next look at it may be turns later."""
    faces = CardFaces(theme(), shelf=Shelf(0))
    assert faces.back(0, 60) is faces.back(0, 60)
    assert faces.back(1, 60) is not faces.back(0, 60)


def test_a_token_that_is_being_made_is_no_back_where_its_card_is_known() -> None:
    faces, card = CardFaces(theme(), shelf=Shelf(8 << 20)), creature()
    for hidden in (False, True):
        maker = TokenMaker(faces, in_background=True)
        maker.has = lambda _unit, _high: False  # type: ignore[method-assign]
        shown = maker.token(Unit(1, card.number, 0, 7, hidden=hidden), 75)
        named = faces.blank(card, shown.get_size(), SIDES[0].light)
        assert (shown is named) is not hidden


def test_a_tile_that_is_not_yet_drawn_bears_its_name() -> None:
    pictures.clear()
    tiles, style = Faces(), Style(Layout.of((1280, 720)), theme())
    tiles.begin_frame()
    tiles._left = 0.0
    shown = tiles.small(style, creature(), 116)
    assert tiles.is_behind and shown is tiles.of(style).blank(creature(), card_size(116))
    other = tiles.small(style, creature(1), 116)
    assert shown.get_size() == other.get_size() and difference(shown, other) > 0.01


@pytest.mark.parametrize("width", [80, 116, 200])
def test_the_name_on_a_blank_card_is_whole(faces: CardFaces, width: int) -> None:
    room = round(width * 0.88)
    for card in cards():
        kind = Type(Face.SERIF_BOLD, max(9, round(width * 0.11)), (0, 0, 0))
        longest = max(width_of(word, kind) for word in _(card.name).split())
        assert longest <= room, card.name
