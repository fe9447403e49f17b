"""Forced cards play themselves as the player likes, and tricks that are sure are played out."""

import pytest

from game.rulesets.berzerka import BERZERKA
from game.rulesets.bridge import BRIDGE
from game.rulesets.whist import WHIST
from game.session.match import HUMAN, Match, Seat
from scenes.table.unasked import ALWAYS, LAST, NEVER
from tests.moments import play_to
from tests.scenes.player import Player

NAMES = ("Ana", "Mira", "Bora", "Luka")


@pytest.fixture
def player_who(tmp_path):
    made = []

    def make(forced_cards, **more):
        made.append(Player(tmp_path, forced_cards=forced_cards, **more))
        return made[-1]

    yield make
    for player in made:
        player.quit()


def sit_down(player, when, ruleset=WHIST, people=1):
    """Sit down at a match in which the first person is to decide and something is the case."""
    seats = [Seat(HUMAN if n < people else "heuristic", name) for n, name in enumerate(NAMES)]
    seats = seats[: ruleset.players[0]]
    for seed in range(1, 30):
        match = Match(ruleset, ruleset.options(), seats, seed)
        play_to(match, lambda m: m.to_act == 0 and when(m.state.view(0), m), seed)
        if not match.is_over:
            kept = player.store.matches.begin(match)
            player.store.barrier()
            player.program.resume(kept.id)
            return
    pytest.fail("no such position in two hundred matches")


def is_forced(view, match):
    is_card = view.table.is_playing and len(match.state.legal_actions()) == 1
    return is_card and len(view.hand) > 2 and len(view.table.trick.cards) == 2


def is_last(view, _match):
    return view.table.is_playing and len(view.hand) == 1


def is_sure(view, match):
    return len(match.ruleset.sense.rest(view)) > 1


def hand_of(player):
    return player.table.port.view().hand


def test_a_forced_card_plays_itself_and_is_told(player_who):
    player = player_who(ALWAYS)
    sit_down(player, is_forced)
    before, told = hand_of(player), []
    player.table.toast = lambda words, **_how: told.append(words)
    player.until(lambda: hand_of(player) != before)
    assert len(hand_of(player)) == len(before) - 1
    assert any("played itself: it was the only legal card" in words for words in told)


@pytest.mark.parametrize("which", [NEVER, LAST])
def test_where_that_is_not_liked_it_waits(player_who, which):
    player = player_who(which)
    sit_down(player, is_forced)
    before = hand_of(player)
    player.until_asked()
    player.wait(3)
    assert hand_of(player) == before and player.table.is_asking


def test_the_last_card_plays_itself_without_a_word(player_who):
    player = player_who(LAST)
    sit_down(player, is_last)
    before = hand_of(player)
    player.until(lambda: hand_of(player) != before)
    assert "played itself" not in player.table.notice


@pytest.mark.parametrize("from_dummy", [True, False])
def test_the_last_card_of_declarer_and_dummy_is_led_by_itself(player_who, from_dummy):
    """One may claim then, too, but there is nothing to choose."""

    def leads_last(view, match):
        table = view.table
        is_led = table.is_playing and not table.trick.cards
        return is_led and (table.hand_player != 0) is from_dummy and sizes(table) == {1}

    def sizes(table):
        return set(table.hand_sizes)

    player = player_who(LAST)
    sit_down(player, leads_last, ruleset=BRIDGE)
    table = player.table
    assert len(table.port.legal_actions()) == 2
    player.until(lambda: sizes(table.port.view().table) != {1})


def test_a_forced_card_is_seen_for_a_moment_before_it_goes(player_who):
    player = player_who(ALWAYS, animation_speed=1.0)
    sit_down(player, is_forced)
    before = hand_of(player)
    player.until(lambda: player.table.is_asking)
    player.wait(0.4)
    assert hand_of(player) == before
    player.wait(0.4)
    assert hand_of(player) != before


def test_whoever_takes_it_back_decides_himself(player_who):
    player = player_who(ALWAYS)
    sit_down(player, is_forced)
    before = hand_of(player)
    player.until(lambda: hand_of(player) != before)
    player.until(lambda: player.table.sitting.can_take_back and player.table.show.director.is_idle)
    player.click("Take back")
    while player.table.port.view().hand != before:
        player.click("Take back")
    player.until_asked()
    player.wait(2)
    assert hand_of(player) == before


def test_before_others_nobody_shows_that_he_had_no_choice(player_who):
    player = player_who(ALWAYS)
    sit_down(player, is_forced, people=2)
    player.until(lambda: player.until_asked() == "act" or player.key("return") or False)
    before = hand_of(player)
    player.wait(2)
    assert hand_of(player) == before


@pytest.mark.parametrize("ruleset", [WHIST, BERZERKA])
def test_sure_tricks_are_offered_and_played_out(player_who, ruleset):
    player = player_who(NEVER)
    sit_down(player, is_sure, ruleset=ruleset)
    assert player.until_asked() == "act"
    before, left = player.table.port.view().table.taken[0], len(hand_of(player))
    assert "Every remaining trick is yours, however the cards lie." in player.text()
    player.click("Play them out")
    player.until(lambda: player.scene is not player.table)
    events = player.table.port.events()
    table = next(e.after for e in reversed(events) if type(e).__name__ == "DealScored")
    assert table.taken[0] == before + left
    player.click("Continue")
    player.until(lambda: player.table.is_asking)
    assert not player.table.is_hurrying()


def test_nobody_has_to_play_them_out(player_who):
    player = player_who(NEVER)
    sit_down(player, is_sure)
    player.until_asked()
    before = hand_of(player)
    player.click_at(next(c for c in player.table.hand.cards if c.enabled).rect.center)
    player.until(lambda: hand_of(player) != before)
    assert not player.table.is_hurrying()


@pytest.mark.parametrize("speed", ["0", "1"])
def test_what_was_said_of_a_decision_goes_when_it_is_made(player_who, speed):
    player = player_who(NEVER, animation_speed=float(speed))
    sit_down(player, is_last)
    player.until_asked()
    player.table.refuse("Hearts were led, and you hold some.")
    assert player.table.notice
    player.table._submit(player.table.port.legal_actions()[0])
    assert player.table.notice == ""
