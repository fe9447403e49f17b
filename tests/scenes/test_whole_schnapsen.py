"""A whole match of Dreierschnapsen in the real program, by clicks."""

import pytest

from tests.scenes.player import Player
from tests.scenes.test_whole_match import visible_part


@pytest.fixture
def player(tmp_path):
    player = Player(tmp_path)
    yield player
    player.quit()


def start(player: Player) -> None:
    player.click("New match")
    player.click("Dreierschnapsen")
    player.click("Preset")
    player.click("Short match")
    player.click("Start")


def act(player: Player) -> str:
    """Do something that is allowed, by the mouse; return the phase it was in."""
    board, table = player.table.board, player.table
    phase = str(table.port.view().table.phase)
    if table.picks is not None:
        for card in table.hand.cards[: table.picks.least]:
            player.click_at(visible_part(player, card.label))
        player.click(f"Put away ({table.picks.least})")
        return phase
    if board.asking is not None and (phase != "play" or player.rng.random() < 0.5):
        buttons = list(board.asking._buttons.values())
        player.click_at(player.rng.choice(buttons[:2]).rect.center)
        return phase
    player.click_at(visible_part(player, player.card_label()))
    return phase


def test_a_match_by_clicks(player):
    start(player)
    phases = []
    while (asked := player.until_asked()) != "Results":
        if asked == "act":
            phases.append(act(player))
        else:
            player.click("Continue")
    assert {"auction", "play", "kontra"} <= set(phases)
    player.store.barrier()
    assert [match.is_over for match in player.store.matches.all()] == [True]
    player.click("Score sheet")
    assert "12 points" in player.text()
    player.key("escape")
    player.click("Replay")
    assert hidden_cards(player), "of the others, as the cards have just been dealt"
    player.click("Open hands")
    assert not hidden_cards(player)
    player.click("Next deal")
    assert not hidden_cards(player)
    player.click("Back")


def hidden_cards(player: Player) -> list[str]:
    """Return the cards held whose backs lie on the table; piles of tricks are none of them."""
    return [key for key in player.scene.show.stage.shown if key.partition("#")[0].isdigit()]


def test_nobody_looks_at_the_second_packet_before_trumps_are_fixed(player):
    start(player)
    for _turn in range(80):
        asked = player.until_asked()
        if asked != "act":
            player.click("Play again" if asked == "Results" else "Continue")
            continue
        view = player.table.port.view()
        if str(view.table.phase) == "trumps":
            assert len(player.table.hand.cards) == 3
            backs = [key for key in player.table.show.stage.shown if key.startswith("0#")]
            assert len(backs) == 3
            return
        act(player)
    pytest.fail("the person was never Forehand in 80 decisions")
