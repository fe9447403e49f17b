"""Where things lie: for every number of players and every size, nothing covers what it may not."""

from itertools import pairwise

import pygame
import pytest

from game.core.rng import Rng
from game.kit.cards import DECK
from game.kit.tricks import Trick
from game.rulesets.whist.options import WhistOptions
from game.rulesets.whist.standing import opening
from game.rulesets.whist.table import Phase, WhistTable, laid
from scenes.show.bar import TOP_BAR
from scenes.table.geometry import ASKEW, ASPECT, PLATE, Geometry
from scenes.table.places import _open_hand, back_key, card_key, places, trick_place

SIZES = [(1280, 720), (1280, 800), (1706, 720), (1680, 720)]


def full_table(players: int) -> WhistTable:
    """A table of a first trick with every seat's card on it."""
    cards = Rng(players).sample(DECK, 52)
    size = 52 // players
    own, rest = sorted(cards[: size - 1]), cards[size:]
    return laid(opening(WhistOptions(), players, 0)).but(
        hands=(tuple(own), *((None,) * (size - 1) for _seat in range(players - 1))),
        trick=Trick(0, tuple(rest[:players])),
        phase=Phase.PLAY,
        bids=(2,) * players,
    )


def box(place) -> pygame.Rect:
    wide = place.height * ASPECT
    return pygame.Rect(place.x - wide / 2, place.y - place.height / 2, wide, place.height)


@pytest.mark.parametrize("players", [4, 5, 6])
@pytest.mark.parametrize("size", SIZES)
def test_plates_hand_trick_and_bar_keep_apart(players, size):
    table = Geometry(*size, players, 0)
    picture = full_table(players)
    lying = places(table, picture)
    plates = [pygame.Rect(x - PLATE[0] / 2, y - PLATE[1] / 2, *PLATE) for x, y in table.plates]
    window = pygame.Rect(0, 0, *size)
    trick = [box(lying[card_key(card)]) for card in picture.trick.cards]
    hand = [box(lying[card_key(card)]) for card in picture.hands[0]]
    bar = pygame.Rect(0, 0, size[0], TOP_BAR)
    for number, plate in enumerate(plates):
        assert window.contains(plate)
        assert not plate.colliderect(bar)
        assert plate.collidelist(plates[number + 1 :]) < 0
        assert plate.collidelist(trick) < 0
        assert plate.collidelist(hand) < 0
    assert all(card.collidelist(hand) < 0 for card in trick)
    side_buttons = pygame.Rect(size[0] - 152, size[1] - 176, 132, 156)
    assert side_buttons.collidelist(hand) < 0
    assert side_buttons.collidelist(plates) < 0


@pytest.mark.parametrize("players", [4, 5, 6])
def test_each_card_of_the_hand_shows_its_index(players):
    lying = places(Geometry(1280, 720, players, 0), full_table(players))
    own = sorted((p for k, p in lying.items() if p.z >= 100 and p.z < 200), key=lambda p: p.x)
    gaps = [right.x - left.x for left, right in pairwise(own)]
    assert min(gaps) >= 40, "an index is 34 units wide"


def test_whoever_only_looks_on_sees_the_nearest_hand_as_wide_as_its_player():
    table, seen = Geometry(1280, 720, 4, 0), full_table(4)
    backs = seen.but(hands=((None,) * len(seen.hands[0]), *seen.hands[1:]))
    own = [places(table, seen)[card_key(card)] for card in seen.hands[0]]
    unseen = [places(table, backs)[back_key(0, number)] for number in range(len(own))]
    assert sorted(place.x for place in unseen) == sorted(place.x for place in own)
    assert all(place.face == 0.0 for place in unseen)


@pytest.mark.parametrize("players", [4, 5, 6])
@pytest.mark.parametrize("bottom", [0, 3])
def test_the_next_player_sits_at_the_right_hand(players, bottom):
    table = Geometry(1280, 720, players, bottom)
    right = table.plates[(bottom + 1) % players]
    left = table.plates[(bottom - 1) % players]
    assert right[0] > 1000 and left[0] < 280, "the game runs counter-clockwise"


def test_forbidden_cards_lie_darker_and_allowed_ones_higher():
    table, picture = Geometry(1280, 720, 4, 0), full_table(4)
    own = picture.hands[0]
    legal = frozenset(own[:2])
    plain, asked = places(table, picture), places(table, picture, legal=legal)
    for card in own:
        before, now = plain[card_key(card)], asked[card_key(card)]
        assert (now.dim == 1.0) == (card not in legal)
        assert (now.y < before.y) == (card in legal)


def test_a_card_of_the_trick_hides_nothing_of_the_hand_that_lies_open_opposite():
    table = Geometry(1280, 720, 4, 0)
    dummy = _open_hand(table, 2, DECK[:13], None, ())
    lowest = max(place.y + place.height / 2 for place in dummy.values())
    for card in DECK:
        lying = trick_place(table, 2, card, 0)
        assert lying.y - lying.height / 2 - ASKEW > lowest
