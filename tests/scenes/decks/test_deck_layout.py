"""Every page of decks and drafts at every size: no two things that may not touch do."""

import pygame
import pytest

from game.core.words import use_language
from scenes.battle.faces.cardface import card_size
from scenes.decks.drafting import DraftPage
from scenes.decks.shelf import DeckShelf
from scenes.decks.standings import Standings
from scenes.decks.tiles import CardTile
from scenes.setup import LONGEST_NAME
from scenes.shot_decks import PAGES, drafted, fought_out
from scenes.ui.button import Button
from scenes.ui.scroll import Scroll
from tests.scenes.looks import looks
from tests.scenes.pilot import Pilot
from tests.scenes.ui.placed import cut, overlapping

SIZES = [(960, 540), (1280, 720), (1920, 1080), (3840, 2160)]
TEXTS = [0.8, 1.0, 1.3, 1.6]
LONG = tuple(f"{letter}ilhelmina Maxine"[:LONGEST_NAME] for letter in "WVKMQ")
LONG_PAGES = {
    "deck-shelf": lambda: DeckShelf({"W" * 24: "nonsense"}, 12),
    "draft": lambda: DraftPage(drafted(30, LONG)),
    "draft-standings": lambda: Standings(fought_out(LONG)),
}
PAGES_THERE_ARE = {**PAGES, **{f"{name} long": page for name, page in LONG_PAGES.items()}}


@pytest.fixture(params=["", "de", "sr"])
def language(request):
    use_language(request.param)
    yield request.param
    use_language("")


@looks(SIZES, TEXTS)
@pytest.mark.parametrize("name", PAGES_THERE_ARE)
def test_nothing_lies_over_anything_else(name, size, text):
    check(name, size, text)


@pytest.mark.parametrize("name", PAGES_THERE_ARE)
def test_nothing_does_in_any_language(language, name):
    check(name, (960, 540), 1.6)
    check(name, (1280, 720), 1.0)


def check(name, size, text):
    pilot = Pilot(PAGES_THERE_ARE[name](), size, text_scale=text)
    root = pilot.scene.root
    assert overlapping(root) == []
    assert cut(root, pygame.Rect((0, 0), size)) == []
    for widget in root.walk():
        if isinstance(widget, Button) and not isinstance(widget, CardTile):
            words = widget._words(widget.style, widget.rect.width)
            assert words.size[0] <= widget.rect.width, widget.label
        if isinstance(widget, Scroll):
            least = pilot.app.layout.px(40)
            assert widget.rect.height >= least, f"{widget} has no room"
    pilot.app.window.destroy()


def test_cards_fill_their_rows():
    for size in SIZES:
        pilot = Pilot(PAGES["deck-builder"](), size)
        tiles = [w for w in pilot.scene.root.walk() if isinstance(w, CardTile)]
        first = [tile.rect for tile in tiles if tile.rect.top == tiles[0].rect.top]
        inside = next(w for w in tiles[0].lineage() if isinstance(w, Scroll)).rect
        assert first[0].left == inside.left
        assert inside.right - first[-1].right < first[0].width / 2
        assert all(rect.size == card_size(rect.width) for rect in first)
        pilot.app.window.destroy()
