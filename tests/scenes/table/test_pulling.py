"""A card may be clicked, or pulled from the hand and let go over the table."""

import pygame
import pytest

from scenes.table.places import card_key
from tests.scenes.player import Player
from tests.scenes.test_whole_match import start_quick_match_by_clicks, visible_part


@pytest.fixture
def player(tmp_path):
    player = Player(tmp_path)
    start_quick_match_by_clicks(player)
    while player.until_asked() and player.table.board.asking:
        player.click(player.bid_label())
    yield player
    player.quit()


def lying(player: Player, card: str) -> tuple[float, float]:
    place = player.table.show.stage.shown[card_key(player.find(card).card)]
    return place.x, place.y


def up(grip: tuple[int, int], pixels: int) -> tuple[int, int]:
    return grip[0], grip[1] - pixels


def test_a_pulled_card_comes_along_and_is_played_when_it_was_lifted_enough(player):
    card, count = player.card_label(), len(player.table.hand.cards)
    player.wait(1)
    (x, y), grip = lying(player, card), visible_part(player, card)
    player.drag(grip, up(grip, 30))
    player.hover_at((5, 300))
    player.wait(1)
    assert lying(player, card) == (x, y), "let go over the hand it goes back"

    player.hover_at(grip)
    player.wait(1)
    x, y = lying(player, card)
    player.step(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=grip, button=1))
    player.hover_at((grip[0] + 40, grip[1] - 200))
    scale = player.table.layout.scale
    assert lying(player, card) == pytest.approx((x + 40 / scale, y - 200 / scale))
    assert len(player.table.hand.cards) == count, "nothing is played before it is let go"

    player.step(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=up(grip, 200), button=1))
    player.until(lambda: len(player.table.hand.cards) < count)
    assert card not in [each.label for each in player.table.hand.cards]


def event(kind: int, **told: object) -> pygame.event.Event:
    return pygame.event.Event(kind, **told)


PUT_BACK = {
    "escape": lambda player: player.key("escape"),
    "right click": lambda player: player.step(
        event(pygame.MOUSEBUTTONDOWN, pos=(600, 300), button=3),
        event(pygame.MOUSEBUTTONUP, pos=(600, 300), button=3),
    ),
    "loss of focus": lambda player: player.step(event(pygame.WINDOWFOCUSLOST)),
    "window left": lambda player: player.step(event(pygame.WINDOWLEAVE)),
    "mouse outside": lambda player: player.hover_at((600, -40)),
    "new page": lambda player: player.table.open_scores(),
    "other size": lambda player: player.resize((1100, 700)),
}


@pytest.mark.parametrize("how", PUT_BACK)
def test_a_card_that_is_carried_is_put_back_and_no_later_click_plays_it(player, how):
    card, count, table = player.card_label(), len(player.table.hand.cards), player.table
    grip = visible_part(player, card)
    player.hover_at(grip)
    player.step(event(pygame.MOUSEBUTTONDOWN, pos=grip, button=1))
    player.hover_at(up(grip, 250))
    assert table.hand.pulled is not None
    PUT_BACK[how](player)
    assert table.hand.pulled is None
    assert player.scene is table or how == "new page"
    player.hover_at((500, 300))
    player.step(event(pygame.MOUSEBUTTONUP, pos=(500, 300), button=1))
    if player.scene is not table:
        player.key("escape")
        player.wait(0.3)
    player.click_at((500, 300))
    player.wait(1)
    assert table.hand.pulled is None and len(table.hand.cards) == count and table.is_asking
    shown, lies_at = lying(player, card), player.find(card).lies_at
    assert shown == pytest.approx((lies_at.x, lies_at.y), abs=1)


def test_only_a_drop_on_the_table_plays(player):
    card, table = player.card_label(), player.table
    count, grip = len(table.hand.cards), visible_part(player, card)
    beside = [
        table.board.bar.rect,
        *(each.rect for each in table.board.plates[1:]),
        (700, -30, 4, 4),
        (3, player.table.layout.height // 2, 4, 4),  # the wooden frame
    ]
    for rect in map(pygame.Rect, beside):
        player.drag(grip, rect.center)
        player.wait(0.3)
        assert len(table.hand.cards) == count and table.is_asking, rect
    player.drag(grip, table.board.rect.center)
    player.until(lambda: len(table.hand.cards) < count)


def test_no_card_is_pulled_while_bids_are_asked_for(tmp_path):
    player = Player(tmp_path)
    start_quick_match_by_clicks(player)
    player.until_asked()
    assert player.table.board.asking
    grip = visible_part(player, player.table.hand.cards[0].label)
    player.hover_at(grip)
    player.step(event(pygame.MOUSEBUTTONDOWN, pos=grip, button=1))
    player.hover_at(up(grip, 250))
    assert player.table.hand.pulled is None
    player.step(event(pygame.MOUSEBUTTONUP, pos=up(grip, 250), button=1))
    assert player.table.board.asking
    player.quit()


def until_a_card_is_forbidden(player: Player) -> None:
    while all(each.enabled for each in player.table.hand.cards):
        if player.scene is not player.table:
            player.click("Continue")
        elif player.table.board.asking:
            player.click(player.bid_label())
        else:
            player.click_at(visible_part(player, player.card_label()))
            player.wait(0.05)
        assert player.until_asked() != "Results"


def test_a_card_that_may_not_be_played_goes_back_and_the_reason_is_told(player):
    until_a_card_is_forbidden(player)
    forbidden = next(each for each in player.table.hand.cards if not each.enabled)
    count, grip = len(player.table.hand.cards), visible_part(player, forbidden.label)
    player.drag(grip, up(grip, 250))
    assert "[SW-" in player.scene.notice
    player.wait(0.5)
    assert len(player.table.hand.cards) == count


def test_why_a_card_is_forbidden_stands_above_it_where_it_has_risen(player):
    until_a_card_is_forbidden(player)
    card = next(each for each in player.table.hand.cards if not each.enabled)
    player.hover_at(visible_part(player, card.label))
    player.wait(1)
    place = player.table.show.stage.shown[card_key(card.card)]
    scale = player.table.layout.scale
    top = (place.y - place.height / 2) * scale
    assert card.tip_beside.top - 1 <= top < card.rect.top - 20
