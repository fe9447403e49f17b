"""A card clicked while the trick before still lies there is led; any other click only hurries."""

import pytest

from game.kit.cards import Card
from game.kit.tricks import Trick
from scenes.table.asking import SEEN, is_all_seen
from tests.scenes.player import Player
from tests.scenes.table.test_unasked import sit_down
from tests.scenes.test_whole_match import visible_part


@pytest.fixture
def player(tmp_path):
    player = Player(tmp_path, animation_speed=1.0, trick_pause=1.5)
    yield player
    player.quit()


def winner(view, match) -> Card | None:
    """Return a card with which the person, last to play, takes a trick that is not his last."""
    table = view.table
    if not table.is_playing or len(table.trick.cards) != 3 or len(view.hand) < 3:
        return None
    return next(
        (
            play.card
            for play in match.state.legal_actions()
            if Trick(table.trick.leader, (*table.trick.cards, play.card)).winner(table.trump, 4)
            == 0
        ),
        None,
    )


@pytest.mark.parametrize("lain", [SEEN + 0.1, 0.1])
def test_a_card_clicked_while_the_own_trick_lies_there_is_led_but_by_no_double_click(player, lain):
    sit_down(player, winner)
    player.until_asked()
    table = player.table
    card = winner(table.port.view(), table.sitting._match)
    player.click_at(visible_part(player, table.game.card_name(card)))
    player.until(lambda: not table.show.picture.trick.cards)
    player.wait(lain)
    is_seen = is_all_seen(table.show.director, table.port.view().table)
    assert is_seen is (lain > SEEN)
    lead = table.port.view().hand[0]
    player.click_at(visible_part(player, table.game.card_name(lead)))
    player.step()
    player.step()
    assert (lead in table.port.view().hand) is not is_seen
    assert table.is_asking is not is_seen
