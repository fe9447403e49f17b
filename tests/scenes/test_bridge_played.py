"""Matches of bridge in the real program: by clicks, by keys, by two people, left and found."""

import pytest

from game.core import options as option_texts
from game.core.rng import Rng
from game.core.words import use_language
from game.rulesets.bridge import BRIDGE
from game.rulesets.bridge.actions import PASS
from game.rulesets.bridge.options import BridgeOptions
from game.rulesets.bridge.table import BridgeTable
from game.session.match import HUMAN, Match, Seat
from scenes.curtain import Curtain
from scenes.scene import Action
from scenes.table.bridge.box import BiddingBox
from scenes.table.bridge.game import name_action
from tests.moments import play_to
from tests.scenes.at_bridge import NAMES, act, calls_made, click_on, play_on, sit_down
from tests.scenes.player import Player
from tests.scenes.thinking import linger


@pytest.fixture
def player(tmp_path):
    player = Player(tmp_path)
    yield player
    player.quit()


def test_a_chicago_by_clicks(player):
    sit_down(player, lambda table: table.number == 2)
    done = play_on(player, lambda: False)
    assert {"call", "play"} <= set(done)
    player.store.barrier()
    assert [match.is_over for match in player.store.matches.all()] == [True]
    player.click("Score sheet")
    assert "North-South" in player.text()
    player.key("escape")
    player.click("Replay")
    player.click("Next deal")
    player.click("Open hands")
    assert not [key for key in player.scene.show.stage.shown if "#" in key and "talon" not in key]
    player.click("Back")


def act_by_keys(player: Player) -> None:
    """Bid one of the lowest strain where nobody has bid, else pass; or play what may be played."""
    if isinstance(player.table.board.asking, BiddingBox):
        is_open = any(call.bid for call in calls_made(player))
        player.key(*([] if is_open else ["1"]), "return")
        return
    player.key("left")
    while not (player.focused in player.table.hand.cards and player.focused.enabled):
        player.key("right")
    player.key("return")


def test_a_rubber_by_keys(player):
    sit_down(player, lambda table: table.number == 2, form="rubber", deals="4")
    while player.until_asked() != "Results":
        if player.scene is player.table:
            act_by_keys(player)
        else:
            player.key("return")
    player.store.barrier()
    assert [match.is_over for match in player.store.matches.all()] == [True]
    player.click("Score sheet")
    assert player.scene.title == "Rubber" and "Games" in player.text()


def test_a_whole_rubber_by_clicks(player):
    """The person clicks what the plain player would do, so that a rubber of two deals is found."""
    match, rng = short_rubber(), Rng(1)
    player.program.sit_down(player.store.matches.begin(match))
    clicked = set()
    while (asked := player.until_asked()) != "Results":
        if asked != "act":
            player.click("Continue")
            continue
        port = player.table.port
        chosen = BRIDGE.sense.policy(port.view(), port.legal_actions(), rng)
        clicked.add(click_on(player, chosen))
    assert clicked == {"call", "card"}
    after = player.table.sitting._match.standing
    assert after.deals_played == 2 and after.rubber.is_won
    player.store.barrier()
    assert [kept.is_over for kept in player.store.matches.all()] == [True]
    player.click("Score sheet")
    assert player.scene.title == "Rubber" and "700" in player.text()


def short_rubber() -> Match:
    """Return a rubber, not begun, that takes two deals where all play as the plain player does."""
    rules = option_texts.with_texts(BridgeOptions(), {"form": "rubber", "jokers": "0"})
    seats = [Seat(HUMAN if n == 0 else "club", name) for n, name in enumerate(NAMES)]
    for seed in range(1, 100):
        match = Match(BRIDGE, rules, seats, seed)
        if play_to(match, lambda m: m.standing.deals_played > 1, 1).is_over:
            return Match(BRIDGE, rules, seats, seed)
    raise AssertionError("no such rubber")


def test_two_people_are_partners_and_see_one_hand_each(player):
    sit_down(player, others=(2,))
    seen = set()
    for _turn in range(60):
        asked = player.until_asked()
        if asked == "Curtain":
            assert player.table.show.stage.shown == {}, "nothing lies behind the curtain"
            player.key("return")
        elif asked == "act":
            table, seat = player.table.show.picture, player.table.seat
            other = (seat + 2) % 4
            if other not in table.face_up:
                assert set(table.hands[other]) <= {None}
            seen.add(seat)
            act(player)
        else:
            player.click("Continue")
    assert seen == {0, 2}


@pytest.mark.parametrize("phase", ["auction", "play"])
def test_two_people_are_opponents_and_neither_ever_sees_the_others_hand(player, phase):
    sit_down(player, lambda table: table.phase == phase and len(table.tricks) < 9, others=(1,))
    turns, curtains = [], 0
    while len(turns) < 6:
        player.step()
        linger()
        only_own_hands_are_seen(player)
        if isinstance(player.scene, Curtain):
            assert not player.table.show.stage.shown and not player.table.hand.cards
            curtains += 1
            player.key("return")
        elif player.scene is not player.table:
            player.click("Continue")
        elif player.table.is_asking:
            turns.append(player.table.seat)
            assert player.table.sitting._match.to_act == player.table.seat
            act(player)
    assert {*turns} == {0, 1} and curtains >= 2


def only_own_hands_are_seen(player: Player) -> None:
    """Of two opponents each sees his own hand, and nobody's is seen by all, but the dummy."""
    table, true = player.table, player.table.sitting._match.state.table
    shown = {*table.show.stage.shown, *(str(each.card) for each in table.hand.cards)}
    for person in {0, 1} - {*true.face_up}:
        if table.is_open or table.seat != person:
            assert not {str(card) for card in true.hands[person]} & shown
    bystanders = table.sitting.port(None).view().table
    for seat, hand in enumerate(bystanders.hands):
        assert seat in bystanders.face_up or {*hand} <= {None}


@pytest.mark.parametrize("phase", ["auction", "play"])
def test_a_match_left_is_found_again(tmp_path, phase):
    player = Player(tmp_path)
    sit_down(player, lambda table: table.phase == phase)
    player.until_asked()
    before = player.table.port.view()
    player.quit()
    again = Player(tmp_path)
    again.click("Continue")
    again.until_asked()
    assert again.table.port.view() == before
    again.quit()


def test_a_match_left_as_dummy_goes_on_where_it_was(tmp_path):
    def is_dummy(table: BridgeTable) -> bool:
        return table.contract is not None and table.contract.dummy == 0 and len(table.tricks) >= 2

    player = Player(tmp_path)
    sit_down(player, is_dummy, asked=False)
    player.step()
    before = player.table.port.view().history
    player.quit()
    again = Player(tmp_path)
    again.click("Continue")
    again.until(lambda: len(again.table.port.view().history) > len(before))
    after = again.table.port.view()
    assert after.history[: len(before)] == before and after.table.contract.dummy == 0
    again.quit()


@pytest.mark.parametrize(
    ("takes_over", "declarer", "told"),
    [
        ("nobody", 2, "Your partner plays your cards in this deal"),
        ("N", 0, "Your partner plays your cards in this deal"),
        ("nobody", 0, "It is not your turn"),
        ("nobody", 1, "It is not your turn"),
        ("S", 2, "It is not your turn"),
    ],
)
def test_a_hint_while_others_play_says_whether_a_turn_will_come(player, takes_over, declarer, told):
    def is_declared(table: BridgeTable) -> bool:
        return table.contract is not None and table.contract.declarer == declarer

    sit_down(player, is_declared, asked=False, takes_over=takes_over)
    player.step()
    player.table.act(Action.HINT)
    assert player.table.notice.startswith(told)


@pytest.mark.parametrize(("code", "called"), [("", "Pass"), ("de", "Passe"), ("sr", "Dalje")])
def test_a_pass_that_is_a_choice_is_called_as_its_button(code, called):
    use_language(code)
    try:
        assert name_action(PASS) == called
    finally:
        use_language("")


def test_as_dummy_one_sees_how_the_deal_goes_by_faster_and_it_ends_with_the_deal(player):
    def is_dummy(table: BridgeTable) -> bool:
        is_first = table.number < 3 and len(table.tricks) == 1
        return table.is_playing and table.contract.dummy == 0 and is_first

    sit_down(player, is_dummy, asked=False)
    player.step()
    table = player.table
    fast, hint = table.board.buttons[Action.FAST], table.board.buttons[Action.HINT]
    assert fast.visible and not hint.visible
    player.click_at(table.board.plates[0].rect.center)
    assert player.app.uses_pointer
    assert fast._device_sign(), "its key is seen while the mouse is in use, and elsewhere, too"
    assert not table.board.buttons[Action.LAST_TRICK]._device_sign()
    player.click("Faster")
    player.step()
    assert table.is_hurrying() and table.show.director.is_fast
    player.key("f")
    assert not table.is_hurrying(), "the same key ends it"
    player.key("f")
    player.until(lambda: player.scene is not table)
    player.click("Continue")
    player.until(lambda: table.is_asking)
    assert hint.visible and not fast.visible and not table.is_hurrying()
    player.key("f")
    assert not table.is_hurrying(), "in play the key is to be held"
