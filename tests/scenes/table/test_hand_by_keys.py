"""A trick table played by keys alone: what has the focus is seen, and no card is passed over."""

import pytest

from scenes.shot import SCREENS
from scenes.studio import Studio
from scenes.table.hand import HandCard
from tests.scenes.pilot import Pilot
from tests.scenes.practising import Plain


class AtTable(Pilot):
    """A pilot at a table of a studio."""

    def __init__(self, studio: Studio) -> None:
        self.app, self.results = studio.app, []


@pytest.fixture
def sits_at(monkeypatch):
    """Sit down at a screen of a trick game; the studio is closed after the test."""
    monkeypatch.setattr("scenes.studio.Thinker", Plain)
    made = []

    def sit(screen):
        made.append(Studio((1280, 720)))
        SCREENS[screen](made[-1])
        return AtTable(made[-1])

    yield sit
    for each in made:
        each.close()


@pytest.mark.parametrize("screen", ["table", "bridge-lead", "berzerka-exchange"])
def test_each_card_of_a_long_hand_is_come_by(sits_at, screen):
    pilot = sits_at(screen)
    cards = pilot.scene.hand.cards
    pilot.scene.focus(cards[0])
    for card in cards[1:]:
        pilot.key("right")
        assert pilot.focused is card
    for card in cards[-2::-1]:
        pilot.key("left")
        assert pilot.focused is card


@pytest.mark.parametrize("screen", ["berzerka-exchange", "schnapsen-exchange"])
def test_cards_chosen_to_be_put_away_bear_a_tick_wherever_the_focus_is(sits_at, screen):
    pilot = sits_at(screen)
    table = pilot.scene
    first, second, third = table.hand.cards[:3]
    table.focus(first)
    pilot.key("return", "right", "return", "right")
    pilot.wait(0.1)
    keys = [str(each.card) for each in (first, second, third)]
    assert pilot.focused is third
    assert [table.show.cards._look(key) for key in keys] == ["chosen", "chosen", "focus"]
    pilot.key("left", "return")
    pilot.wait(0.1)
    assert [table.show.cards._look(key) for key in keys] == ["chosen", "focus", "plain"]
    table.stop_asking()
    pilot.wait(0.1)
    assert not table.show.cards.chosen


@pytest.mark.parametrize("screen", ["berzerka-exchange", "schnapsen-exchange"])
def test_from_any_card_up_leads_to_the_button_that_hands_them_over(sits_at, screen):
    """What the deal hangs on lies under the question, and would take the focus out of sight."""
    pilot = sits_at(screen)
    table = pilot.scene
    button = next(each for each in table.board.asking.walk() if each.takes_focus)
    for card in table.hand.cards:
        if button.rect.left < card.rect.centerx < button.rect.right:
            table.focus(card)
            pilot.key("up")
            assert pilot.focused is button
            pilot.key("down")
            assert isinstance(pilot.focused, HandCard)


def test_what_lies_under_a_question_does_not_take_the_focus(sits_at):
    pilot = sits_at("bidding")
    board = pilot.scene.board
    assert board.stake is not None and board.stake.label and board.gives_way(board.stake)
    assert not board.stake.takes_focus and not board.stake.takes_pointer
    board.asking = None
    board.gather()
    assert board.stake.takes_focus and board.stake.takes_pointer


@pytest.mark.parametrize("screen", ["bidding", "berzerka-auction", "bridge-auction"])
def test_return_after_the_mouse_makes_no_bid_that_nobody_sees_marked(sits_at, screen):
    pilot = sits_at(screen)
    table = pilot.scene
    pilot.hover_at((640, 60))
    pilot.key("return")
    assert table.is_asking and pilot.focused.shows_ring
    pilot.key("return")
    assert not table.is_asking


def test_return_after_the_mouse_plays_no_card_that_nobody_sees_raised(sits_at):
    pilot = sits_at("table")
    pilot.hover_at((640, 60))
    pilot.key("return")
    assert pilot.scene.is_asking and pilot.scene.hand.pointed is pilot.focused.card
    pilot.key("return")
    assert not pilot.scene.is_asking


def test_what_rises_of_a_card_that_is_advised_can_be_clicked(sits_at):
    """The raised strip of the card of a hint was dead: only where it had lain did it answer."""
    pilot = sits_at("table")
    table = pilot.scene
    advised = [each for each in table.hand.cards if each.enabled][-1]
    strip = advised.rect.centerx - advised.rect.width // 3, advised.rect.top - 12
    assert table.hand.hit(strip) is None
    table.show.hinted = (advised.card,)
    pilot.hover_at((5, 300))
    pilot.wait(0.5)
    assert table.hand.hit(strip) is advised
    played = []
    advised.on_play = played.append
    pilot.click_at(strip)
    assert played == [advised.card]
