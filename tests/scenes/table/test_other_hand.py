"""Whoever plays dummy's cards as well as his own sees from which hand he plays, and is told."""

import pytest

from scenes.table.places import card_key
from tests.scenes.at_bridge import sit_down
from tests.scenes.player import Player


@pytest.fixture
def player(tmp_path):
    player = Player(tmp_path)
    yield player
    player.quit()


def asked_from(player, hand):
    """Let the person, declarer, be asked for a card: from dummy's hand, or from his own."""
    sit_down(
        player,
        lambda table: (
            table.is_playing
            and table.contract.declarer == 0
            and table.hand_player == hand
            and len(table.tricks) > 2
        ),
    )
    assert player.until_asked() == "act"
    return player.table


def press(player, card):
    """Click on the left edge of a card, and return what is said."""
    table = player.table
    place, scale = table.show.stage.rest[card_key(card)], table.layout.scale
    player.click_at((round((place.x - place.height / 4) * scale), round(place.y * scale)))
    return table.notice


@pytest.mark.parametrize(
    ("hand", "other", "told"),
    [
        (2, 0, "It is dummy’s turn: play one of dummy’s cards. [BR-27]"),
        (0, 2, "It is your own hand’s turn: play one of your cards. [BR-27]"),
    ],
)
def test_a_card_of_the_other_hand_is_refused_in_words(player, hand, other, told):
    table = asked_from(player, hand)
    held = table.show.picture.hands[other]
    assert press(player, held[0]) == told
    assert table.show.picture.hands[other] == held


def test_the_own_hand_is_dark_while_dummy_is_played_from(player):
    table = asked_from(player, 2)
    rest, hands = table.show.stage.rest, table.show.picture.hands
    assert all(rest[card_key(card)].dim for card in hands[0])
    assert not all(rest[card_key(card)].dim for card in hands[2])


def test_a_dummy_cannot_play_his_own_cards_and_is_told_why(player):
    sit_down(
        player,
        lambda table: table.is_playing and table.contract.declarer == 2 and len(table.tricks) > 2,
        asked=False,
        takes_over="nobody",
    )
    player.until(lambda: player.table.why_idle and any(c.rect.w for c in player.table.hand.cards))
    table, why = player.table, player.table.why_idle
    card = table.hand.cards[0]
    held = table.hand.cards
    assert not any(each.enabled for each in held)
    assert "can be played" not in player.text()
    player.click_at((card.rect.left + 8, card.rect.top + 14))
    assert table.notice == why
    assert table.hovered is card and table.hand.pointed is None
    assert not card.is_raised and not table.show.cards.focused
