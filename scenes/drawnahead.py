"""What a table will want, drawn a little at a time before it is put up."""

from collections.abc import Iterator

from game.kit.cards import DECK
from scenes.app import App
from scenes.looks import PlayersLook
from scenes.table.geometry import BACK_HEIGHT, HAND_HEIGHT, PACK_HEIGHT
from scenes.table.midst import line_types
from scenes.table.signs import POP_SIZE, pop_type
from scenes.ui.letters import get_ready
from scenes.ui.tablecloth import table_felt
from scenes.ui.widget import Style

BACKS = ((HAND_HEIGHT, range(-12, 13, 3)), (BACK_HEIGHT, range(-9, 10, 3)), (PACK_HEIGHT, (0,)))
"""The heights in units and the angles in which backs are seen while cards are dealt."""


def draw_table(app: App, look: PlayersLook) -> Iterator[None]:
    """Draw the cloth, the cards, and the letters of the lines on the cloth."""
    table_felt(app.layout.size, app.theme.felt)
    yield
    yield from draw_cards(app, look)
    style = Style(app.layout, app.theme)
    for kind in (*line_types(style, False), *line_types(style, True), pop_type(POP_SIZE, style)):
        get_ready(kind)
        yield


def draw_cards(app: App, look: PlayersLook) -> Iterator[None]:
    """Draw the cards that a table will want."""
    art, px = look.art(), app.layout.px
    for height, turns in BACKS:
        yield from art.prewarm(px(height), turns, [None])
    yield from art.prewarm(px(HAND_HEIGHT), (), [str(card) for card in DECK])
