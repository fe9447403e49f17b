"""Whole battles in the real program, the way a person plays them."""

import pytest

from game.rulesets.berserk.actions import EndTurn, GiveUp, Move, Strike
from game.rulesets.berserk.events import BattleEnded
from game.session.match import Match
from game.session.review.moments import seen_deals
from scenes.battle.desk import sentence
from scenes.battle.scene import BattleScene
from scenes.rulebook import RuleBook
from tests.scenes.battle.commander import Commander


@pytest.fixture
def commander(tmp_path):
    commander = Commander(tmp_path)
    yield commander
    commander.quit()


def to_turn(commander: Commander, is_there=lambda view: True) -> None:
    """Play until it is the person's turn and something is the case."""
    for _act in range(400):
        asked = commander.until_asked()
        assert asked != "Results", "the battle ended before"
        if asked == "Fighting" and is_there(commander.battle.view):
            return
        commander.act()
    raise AssertionError("it never came to that")


def test_a_battle_by_clicks(commander):
    commander.start()
    done = set()
    while (asked := commander.until_asked()) != "Results":
        commander.act()
        done.add(asked)
    assert {"Recruiting", "Placing", "Fighting"} <= done
    commander.store.barrier()
    assert [match.is_over for match in commander.store.matches.all()] == [True]
    told = commander.text()
    assert any(each in told for each in ("wins the match", "You win", "share the win"))
    commander.click("Title")
    assert "New match" in commander.text()


def test_a_battle_by_keys(commander):
    commander.start()
    for _act in range(60):
        if commander.act_by_keys() == "Results":
            break
    assert commander.battle.port.view().turn >= 2


def test_a_move_is_taken_back_but_not_past_a_die(commander):
    commander.start()

    def can_both(view):
        legal = commander.battle.port.legal_actions()
        strikes = [each for each in legal if isinstance(each, Strike)]
        return any(isinstance(each, Move) for each in legal) and len(strikes) > 0

    to_turn(commander, can_both)
    battle = commander.battle
    before = battle.port.view()
    move = next(each for each in battle.port.legal_actions() if isinstance(each, Move))
    commander.fight(move)
    commander.until_asked()
    assert battle.port.view().units != before.units
    commander.click("Take back")
    commander.until_asked()
    assert battle.port.view().units == before.units
    strike = next(each for each in battle.port.legal_actions() if isinstance(each, Strike))
    commander.fight(strike)
    commander.until_asked()
    after = battle.port.view()
    commander.click("Take back")
    assert "die" in commander.scene.notice or "turn" in commander.scene.notice
    assert battle.port.view() == after


def test_no_hidden_card_is_learned_by_taking_back(commander):
    """Whatever is taken back, the dice and cards that were seen stay decided."""
    commander.start()
    to_turn(commander)
    battle = commander.battle
    match = commander.program.ways.kept.match
    seen = set()
    for _try in range(30):
        if commander.until_asked() == "Results":
            break
        known = {unit.uid: unit.card for unit in battle.port.view().units}
        count = len(match.actions)
        if battle.sitting.can_take_back:
            commander.key("u")
            assert len(match.actions) == count - 1
            commander.until_asked()
            later = {unit.uid: unit.card for unit in battle.port.view().units}
            assert {uid: c for uid, c in known.items() if later[uid] != c} == {}
            seen.add("back")
        commander.act()
    assert seen == {"back"}


def test_quitting_in_mid_battle_resumes_at_the_same_decision(tmp_path):
    first = Commander(tmp_path)
    first.start()
    to_turn(first, lambda view: view.turn >= 3)
    view = first.battle.port.view()
    first.quit()
    again = Commander(tmp_path)
    again.click("Continue")
    assert again.until_asked() == "Fighting"
    assert again.battle.port.view() == view
    assert again.battle.picture.units == view.units
    again.act()
    again.quit()


def test_an_illegal_target_tells_the_rule_once_and_opens_it(commander):
    commander.start()
    to_turn(commander)
    battle = commander.battle
    unit = next(u for u in battle.view.units if u.owner == 0 and u.spot in battle.mode.by_unit)
    far = next(
        u
        for u in battle.view.units
        if u.owner == 1
        and 0 <= u.spot < 30
        and Strike(unit.spot, u.spot) not in battle.port.legal_actions()
        and all(getattr(a, "target", None) != u.spot for a in battle.mode.by_unit[unit.spot])
    )
    commander.click_spot(unit.spot)
    commander.click_spot(far.spot)
    refusal = sentence(battle.mode.refusal(far.spot))
    assert "[BW-" in refusal and battle.board.side_tells(refusal)
    assert commander.scene.notice == "", "it is not told twice"
    commander.hover_at((5, 5))
    commander.step()
    battle.mode.press(far.spot)
    assert commander.scene.notice == refusal, "it is told where nothing else says it"
    commander.click_spot(far.spot)
    commander.key("f1")
    assert isinstance(commander.scene, RuleBook)
    commander.key("escape")
    assert isinstance(commander.scene, BattleScene)


def test_the_odds_are_shown_before_a_strike(commander):
    commander.start()

    def can_strike(view):
        legal = commander.battle.port.legal_actions()
        units = {unit.spot: unit for unit in view.units if unit.spot >= 0}
        return any(isinstance(a, Strike) and not units[a.target].hidden for a in legal)

    to_turn(commander, can_strike)
    battle = commander.battle
    units = {unit.spot: unit for unit in battle.view.units if unit.spot >= 0}
    strike = next(
        a
        for a in battle.port.legal_actions()
        if isinstance(a, Strike) and not units[a.target].hidden
    )
    commander.click_spot(strike.unit)
    commander.hover_at(battle.board.spot(strike.target).rect.center)
    commander.wait(0.1)
    assert "to kill" in commander.text() and "%" in commander.text()


def test_a_turn_with_work_left_asks_before_it_ends(tmp_path):
    commander = Commander(tmp_path, warn_idle=True)
    commander.start()
    to_turn(commander, lambda view: commander.battle.mode.idle())
    turn = commander.battle.view.turn
    commander.key("e")
    assert "Press again" in commander.scene.notice
    assert commander.battle.view.turn == turn
    commander.key("e")
    commander.step()
    history = commander.battle.port.view().history
    assert EndTurn() in history[-40:] and commander.battle.view.turn != turn
    commander.quit()


def test_the_pages_over_the_field(commander):
    commander.start()
    to_turn(commander, lambda view: view.turn >= 2)
    for key, words in (("l", "Turn 1"), ("s", "Battles"), ("t", "last turn")):
        commander.key(key)
        assert words in commander.text(), key
        commander.key("escape")
    plate = commander.battle.board.plates[1]
    commander.click_at(plate.rect.center)
    assert "On the battlefield" in commander.text()
    commander.key("escape")
    spot = next(u.spot for u in commander.battle.view.units if u.owner == 0 and u.spot >= 0)
    commander.click_at(commander.battle.board.spot(spot).rect.center, button=3)
    assert commander.scene.title and type(commander.scene).__name__ == "CardPage"
    commander.key("escape")
    assert commander.until_asked() == "Fighting"


def test_a_battle_is_given_up_in_the_menu_after_a_question(commander):
    commander.start("Easy start")
    to_turn(commander)
    battle = commander.battle
    for answer, goes_on in (("Fight on", True), ("Give up", False)):
        commander.key("f10")
        commander.click("Give up …")
        assert "The other side wins this battle at once." in commander.text()
        commander.click(answer)
        if goes_on:
            assert commander.until_asked() == "Fighting"
    commander.until(lambda: commander.scene is not battle)
    assert "has given up" in " ".join(battle.told())
    ended = next(e for e in reversed(battle.port.events()) if isinstance(e, BattleEnded))
    assert (ended.winner, ended.reason) == (1, "given up")
    commander.program.store.barrier()
    record = battle.sitting._match.record()
    assert record.actions[-1] == "give up"
    assert Match.from_record(record).standing == battle.port.standing
    assert not [m for deal in seen_deals(record, 0) for m in deal.moments if m.chosen == GiveUp()]
