"""A whole match of Berzerka in the real program, by clicks."""

import pygame
import pytest

from scenes.table.berzerka.auction import OVERBIDS, AuctionPanel
from scenes.table.game import Picks
from scenes.ui.meaningline import MeaningLine
from scenes.ui.notices import tip_place
from scenes.ui.words import Words
from tests.scenes.player import Player
from tests.scenes.test_whole_match import visible_part


@pytest.fixture
def player(tmp_path):
    player = Player(tmp_path)
    yield player
    player.quit()


def start(player: Player) -> None:
    player.click("New match")
    player.click("Berzerka")
    player.click("Preset")
    player.click("Starter")
    player.click("Start")


def act(player: Player) -> str:
    """Do something that is allowed, by the mouse; return what it was."""
    board, table = player.table.board, player.table
    if isinstance(table.picks, Picks):
        if not table.show.picked and table.picks.most:
            player.click_at(visible_part(player, table.hand.cards[0].label))
            assert len(table.show.picked) == 1
        count = len(table.show.picked)
        player.click(f"Change ({count})")
        return "exchange"
    if isinstance(board.asking, AuctionPanel):
        open_now = [b for b in board.asking._contracts.values() if b.enabled]
        if open_now and player.rng.random() < 0.5:
            player.click_at(open_now[0].rect.center)
            return "bid"
        player.click("Pass")
        return "pass"
    if board.asking is not None and not table.by_card:
        button = next(iter(board.asking._buttons.values()))
        player.click_at(button.rect.center)
        return "name"
    player.click_at(visible_part(player, player.card_label()))
    return "play"


def test_a_match_by_clicks(player):
    start(player)
    done = []
    while (asked := player.until_asked()) != "Results":
        if asked == "act":
            done.append(act(player))
        else:
            player.click("Continue")
    assert done.count("play") == 5 * 13
    assert done.count("exchange") == 5
    assert {"bid", "pass"} <= set(done)
    player.store.barrier()
    assert [match.is_over for match in player.store.matches.all()] == [True]
    player.click("Score sheet")
    assert "Score sheet" in player.text()
    player.key("escape")
    player.click("Replay")
    player.click("Next deal")
    player.click("Back")


def test_a_match_left_is_found_again_in_the_exchange(tmp_path):
    player = Player(tmp_path)
    start(player)
    while player.until_asked() == "act" and player.table.picks is None:
        act(player)
    player.click_at(visible_part(player, player.table.hand.cards[0].label))
    held = [card.label for card in player.table.hand.cards]
    player.quit()
    again = Player(tmp_path)
    again.click("Continue")
    again.until_asked()
    assert again.table.picks is not None
    assert [card.label for card in again.table.hand.cards] == held
    again.quit()


def test_an_overbid_too_low_is_refused_with_the_rule(player):
    start(player)
    for _turn in range(60):
        asked = player.until_asked()
        if asked != "act":
            player.click("Continue")
            continue
        panel = player.table.board.asking
        if isinstance(panel, AuctionPanel) and panel.view.table.standing_bid is not None:
            panel._take_overbid(0)
            shut = [b for b in panel._contracts.values() if not b.enabled]
            if shut:
                player.click_at(shut[0].rect.center)
                assert "[BZ-12]" in player.scene.notice
                return
        act(player)
    pytest.fail("nobody bid before the person in 60 decisions")


def test_the_question_of_the_exchange_says_how_many_cards_everybody_may_change(player):
    start(player)
    while not (player.until_asked() == "act" and player.table.picks):
        act(player)
    asked = player.table.board.asking
    told = " ".join(widget.label for widget in asked.walk())
    assert f"Choose up to {player.table.picks.most} cards" in told
    assert "five for the declarer, four for each defender." in told


def test_the_panel_of_the_auction_has_room_for_what_a_contract_means_with_any_overbid(player):
    player.click("New match")
    player.click("Berzerka")
    player.click("Start")
    while not isinstance(player.table.board.asking, AuctionPanel):
        assert player.until_asked() == "act"
    panel = player.table.board.asking
    (line,) = (widget for widget in panel.walk() if isinstance(widget, MeaningLine))
    style, widths = player.table.style, range(350, 700, 25)
    room = {width: line.height(style, width) for width in widths}
    for overbid in OVERBIDS:
        panel._take_overbid(overbid)
        for button in panel._contracts.values():
            told = Words(button.meant().told(), size=14, align="centre")
            assert all(told.height(style, width) <= room[width] for width in widths)
    panel._take_overbid(0)
    refused = next(each for each in panel._contracts.values() if not each.enabled)
    assert refused.tip, "why it cannot be bid is told beside it"
    beside, room_for = refused.tip_beside, player.table.tip_room(refused)
    tip = tip_place(
        pygame.Rect(0, 0, 300, 36), beside, room_for, player.table.tip_avoids(refused), 6
    )
    assert not tip.colliderect(line.rect), "and what it would mean can be read with that"
