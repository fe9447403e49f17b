"""Whole matches in the real program, the way a person plays them."""

import time
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from game.core.words import split_clause
from game.kit.cards import Card
from game.session.match import Match
from scenes.curtain import Curtain
from scenes.results import Results
from scenes.rulebook import RuleBook
from scenes.setup import Setup
from scenes.table.whist.sheet import DealResultPage
from tests.scenes.player import Player


@pytest.fixture
def player(tmp_path):
    player = Player(tmp_path)
    yield player
    player.quit()


def start_quick_match_by_clicks(player: Player) -> None:
    player.click("New match")
    player.click("Serbian whist")
    player.click("Preset")
    player.click("Quick match")
    player.click("Start")


def test_a_match_by_clicks(player):
    start_quick_match_by_clicks(player)
    bids = plays = deals = 0
    while (asked := player.until_asked()) != "Results":
        if asked == "DealResultPage":
            deals += 1
            player.click("Continue")
        elif player.table.board.asking:
            player.click(player.bid_label())
            bids += 1
        else:
            hand = len(player.table.hand.cards)
            card = player.card_label()
            player.click_at(visible_part(player, card))
            plays += 1
            player.until(lambda hand=hand: len(player.table.hand.cards) != hand or hand == 1)
    assert (bids, plays, deals) == (8, 14, 8)
    told = player.text()
    assert any(each in told for each in ("wins the match", "You win", "share the win"))
    player.store.barrier()
    assert [match.is_over for match in player.store.matches.all()] == [True]
    assert player.store.results.statistics()[0].deals == 8
    player.click("Title")
    assert "New match" in player.text()


def visible_part(player: Player, card: str) -> tuple[int, int]:
    """Return where a card of the fan can be touched: near its left upper corner."""
    rect = player.find(card).rect
    return rect.left + 12, rect.top + 30


def test_a_match_by_keys(player):
    player.key("return")
    player.key("return")
    assert isinstance(player.scene, Setup)
    while player.focused.label != "Preset":
        player.key("tab")
    player.key("right", "right", "right")
    assert "Quick match" in player.focused.value
    while player.focused.label != "Start":
        player.key("tab")
    player.key("return")
    plays = 0
    while (asked := player.until_asked()) != "Results":
        if asked == "DealResultPage":
            player.key("return")
        elif player.table.board.asking:
            player.key(player.bid_label())
            player.key("return")
        else:
            player.key("left")
            for _card in player.table.hand.cards:
                if getattr(player.focused, "card", None) is not None and player.focused.enabled:
                    break
                player.key("right")
            player.key("return")
            plays += 1
    assert plays == 14
    assert isinstance(player.scene, Results)


def test_an_illegal_card_is_refused_with_the_rule(player):
    start_quick_match_by_clicks(player)
    for _turn in range(200):
        if player.until_asked() != "act":
            player.key("return")
        elif player.table.board.asking:
            player.click(player.bid_label())
        elif shut := [card for card in player.table.hand.cards if not card.enabled]:
            break
        else:
            player.click_at(visible_part(player, player.card_label()))
    before = len(player.table.hand.cards)
    player.click_at(visible_part(player, shut[0].label))
    assert "SW-1" in player.scene.notice
    assert len(player.table.hand.cards) == before
    player.key("f1")
    assert type(player.scene).__name__ == "RuleBook"
    player.key("escape")
    assert player.until_asked() == "act"


def test_the_forbidden_bid_is_shown_and_explained(player):
    start_quick_match_by_clicks(player)
    for _turn in range(200):
        asked = player.until_asked()
        if asked == "act" and player.table.board.asking:
            shut = [each for each in player.table.board.asking.buttons if not each.enabled]
            if shut:
                break
            player.click(player.bid_label())
        elif asked == "act":
            player.click_at(visible_part(player, player.card_label()))
        else:
            player.key("return")
    player.click(shut[0].label)
    assert "[SW-11]" in player.scene.notice
    assert player.table.board.asking is not None


def test_a_match_left_is_found_again_at_the_same_card(tmp_path):
    player = Player(tmp_path)
    start_quick_match_by_clicks(player)
    player.until_asked()
    player.click(player.bid_label())
    player.until_asked()
    held = [card.label for card in player.table.hand.cards]
    digest = player.table.sitting._match.digest
    player.key("escape")
    player.click("Leave the table")
    player.click("Leave")
    assert player.scene.focused.label == "Continue", "one goes on with what one has left"
    player.quit()

    again = Player(tmp_path)
    again.click("Continue")
    again.until_asked()
    assert [card.label for card in again.table.hand.cards] == held
    assert again.table.sitting._match.digest == digest
    again.quit()


def test_a_program_that_is_killed_loses_nothing_that_was_decided(tmp_path):
    player = Player(tmp_path)
    start_quick_match_by_clicks(player)
    player.until_asked()
    player.click(player.bid_label())
    player.until_asked()
    held = [card.label for card in player.table.hand.cards]
    player.kill()
    again = Player(tmp_path)
    again.click("Continue")
    again.until_asked()
    assert [card.label for card in again.table.hand.cards] == held
    again.quit()


def test_taking_back_returns_to_the_own_decision(player):
    start_quick_match_by_clicks(player)
    player.until_asked()
    bids = player.table.show.picture.bids
    player.click(player.bid_label())
    player.until_asked()
    player.key("u")
    assert player.until_asked() == "act"
    assert player.table.board.asking is not None
    assert player.table.show.picture.bids == bids
    player.store.barrier()
    kept = player.store.matches.all()[0]
    assert kept.decisions == len(player.table.sitting._match.actions)


def test_a_hint_names_candidates_and_points_at_the_best(player):
    start_quick_match_by_clicks(player)
    player.until_asked()
    player.key("h")
    player.until(lambda: player.table.board.advice is not None)
    assert "Hint" in player.text()
    best = player.focused.label
    assert "bid made" in player.text() and "Played out in" not in player.text()
    player.key("h")
    assert "Played out in 4000 deals" in player.text(), "the table is a second look"
    player.key("return")
    player.until(lambda: player.table.show.picture.bid_of(0) is not None)
    assert str(player.table.show.picture.bid_of(0)) == best


def test_a_hint_marks_what_it_names_for_the_mouse_too(player):
    start_quick_match_by_clicks(player)
    player.until_asked()
    player.click("Hint")
    player.until(lambda: player.table.board.advice is not None)
    best = player.focused
    assert best in player.table.board.asking.buttons and best.shows_ring
    player.table.focus(next(b for b in player.table.board.asking.buttons if b is not best))
    assert not any(b.shows_ring for b in player.table.board.asking.buttons), "what it named only"


# -- two people at one screen


def start_for_two(player: Player) -> None:
    player.click("New match")
    player.click("Serbian whist")
    player.click("Preset")
    player.click("Quick match")
    player.come_by_keys(player.find("Who plays seat 2"))
    while "person" not in player.focused.value:
        player.key("left")
    player.click("Start")


def own_cards(match: Match, seat: int) -> set[Card]:
    return set(match.state.table.hands[seat])


def test_two_people_never_see_each_other_s_cards(player):
    start_for_two(player)
    match = None
    curtains = turns = 0
    while (asked := player.until_asked()) != "Results" and turns < 30:
        if asked == "Curtain":
            curtains += 1
            assert player.table.show.stage.shown == {}, "nothing lies behind the curtain"
            assert " of " not in player.text().replace("bids of", "")
            player.key("escape")
            assert isinstance(player.scene, Curtain), "only the one named opens it"
            player.key("return")
            continue
        if asked == "DealResultPage":
            player.key("return")
            continue
        table = player.table
        match = table.sitting._match
        other = 1 - table.seat
        hidden = {str(card) for card in own_cards(match, other)}
        assert match.to_act == table.seat
        assert not hidden & set(table.show.stage.shown)
        assert not hidden & {str(card.card) for card in table.hand.cards}
        player.key("l")
        assert f"{match.names[other]} holds" not in player.text()
        player.key("escape")
        assert not table.sitting.can_take_back
        turns += 1
        if table.board.asking:
            player.key(player.bid_label())
            player.key("return")
        else:
            player.click_at(visible_part(player, player.card_label()))
    assert curtains > 5


def test_the_curtain_falls_when_the_window_is_left(player):
    import pygame

    start_for_two(player)
    while player.until_asked() != "act":
        player.key("return")
    seat = player.table.seat
    player.step(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    assert isinstance(player.scene, Curtain)
    assert player.table.show.stage.shown == {}
    player.key("return")
    player.until_asked()
    assert player.table.seat == seat and player.table.hand.cards


def test_a_match_of_two_people_opens_behind_the_curtain(tmp_path):
    player = Player(tmp_path)
    start_for_two(player)
    while player.until_asked() != "act":
        player.key("return")
    player.quit()
    again = Player(tmp_path)
    again.click("Continue")
    assert again.until_asked() == "Curtain"
    assert again.table.show.stage.shown == {}
    again.quit()


def test_one_person_alone_meets_no_curtain(player):
    start_quick_match_by_clicks(player)
    for _turn in range(12):
        asked = player.until_asked()
        assert asked != "Curtain"
        if asked == "act" and player.table.board.asking:
            player.key(player.bid_label())
        player.key("return")


# -- what lasts


def test_the_title_says_which_match_goes_on(tmp_path, monkeypatch):
    monkeypatch.setenv("TZ", "Europe/Belgrade")
    time.tzset()
    player = Player(tmp_path)
    start_quick_match_by_clicks(player)
    player.until_asked()
    player.key("escape")
    player.click("Leave the table")
    player.click("Leave")
    (kept,) = player.store.matches.all()
    there = datetime.fromisoformat(kept.played).astimezone(ZoneInfo("Europe/Belgrade"))
    others = ", ".join(kept.names[1:])
    assert f"Serbian whist with {others}, {there:%Y-%m-%d %H:%M}" in player.text()
    player.click("Matches")
    assert f"{there:%Y-%m-%d %H:%M}" in player.text() and "UTC" not in player.text()
    player.quit()
    monkeypatch.undo()
    time.tzset()


def test_settings_are_kept(tmp_path):
    player = Player(tmp_path)
    player.click("Settings")
    player.click("Access")
    player.click("High contrast")
    player.click("Done")
    assert player.app.theme.panel_bottom == (0, 0, 0)
    player.quit()
    again = Player(tmp_path)
    assert again.program.look.preferences.high_contrast
    assert again.app.theme.panel_bottom == (0, 0, 0)
    again.quit()


def test_a_finished_match_can_be_watched_with_open_hands(player):
    start_quick_match_by_clicks(player)
    while (asked := player.until_asked()) != "Results":
        if asked == "act" and player.table.board.asking:
            player.key(player.bid_label())
            player.key("return")
        elif asked == "act":
            player.click_at(visible_part(player, player.card_label()))
        else:
            player.key("return")
    player.click("Replay")
    viewer = player.scene
    picture, first = viewer.show.picture, viewer.at
    assert all(picture.hands) and not picture.tricks, "it opens when the first hand is dealt"
    player.key("right")
    assert viewer.at == first + 1 and viewer.focused is viewer.strip.play
    player.key("right", "left", "left")
    assert viewer.at == first, "arrows step"
    player.click("Next deal")
    backs = [key for key in viewer.show.stage.shown if "#" in key]
    assert backs
    player.click("Open hands")
    assert not [key for key in viewer.show.stage.shown if "#" in key]
    viewer.go_to(len(viewer.events))
    assert viewer.show.director.picture.scores == viewer.replay.port.standing.scores
    player.click("Back")


def play_a_deal(player):
    """Play the first deal of a quick match, to the page of its result."""
    start_quick_match_by_clicks(player)
    while not isinstance(player.scene, DealResultPage):
        if player.until_asked() == "act" and player.table.board.asking:
            player.key(player.bid_label())
            player.key("return")
        elif isinstance(player.scene, type(player.table)):
            player.click_at(visible_part(player, player.card_label()))


def test_deal_results_show_the_arithmetic(player):
    play_a_deal(player)
    assert "bid 1, took" in player.text()


def test_the_rule_book_opens_at_what_a_deal_is_counted_by(player):
    play_a_deal(player)
    result = player.scene
    named = next(each.clause for each in result.root.walk() if each.clause)
    assert not split_clause(player.text())[1], "it stands behind the key"
    player.key("f1")
    book = player.scene
    assert isinstance(book, RuleBook) and book.clause == named
    player.key("f1")
    assert player.scene is result
