"""What is asked at the battlefield: of whom, with what in focus, and what is lit meanwhile."""

from itertools import count

import pytest

from game.core.protocols import Candidate
from game.core.rng import Rng
from game.rulesets.berserk import BERSERK
from game.rulesets.berserk.actions import EndTurn, GoFirst, Move, NoGuard, Protect, Strike, Use
from game.rulesets.berserk.cards.box import card
from game.rulesets.berserk.events import DiceRolled
from game.rulesets.berserk.facts import steps
from game.rulesets.berserk.pending import AwaitChoice, AwaitGuard
from game.rulesets.berserk.position import Phase
from game.rulesets.berserk.purse import bill_of
from game.rulesets.berserk.sense.prospects import Effect, Outcome, Prospect
from game.rulesets.berserk.telling.naming import placed_name, unit_name
from game.rulesets.berserk.unit import BOARD, Unit
from game.session.hint import Hint
from game.session.match import HUMAN, Match, Seat
from game.session.port import Turn
from game.session.sitting import Sitting
from scenes.battle.lesson import AMBUSH, BERSERK_LESSON
from scenes.battle.modes.formation import Formation
from scenes.battle.modes.weapons import odds_view
from scenes.battle.overlays.oddsview import OddsView
from scenes.battle.scene import BattleScene
from scenes.scene import Action
from scenes.shot_practice import lesson
from scenes.studio import Studio
from scenes.ui.button import ButtonKind
from scenes.ui.text import LEADING
from tests.scenes.battle.commander import Commander
from tests.scenes.battle.test_after_battle import ALONE, TWO, played
from tests.scenes.battle.test_modes import at_placing


@pytest.fixture
def commander(tmp_path):
    commander = Commander(tmp_path)
    yield commander
    commander.quit()


def sit(commander, match):
    battle = BattleScene(
        Sitting(match, commander.program.thinker), commander.program.look, commander.program.ways
    )
    commander.app.push(battle)
    return battle


def in_turn(match):
    return match.to_act == 0 and match.state.turn >= 3 and match.state.pending is None


def asked_to_protect(match):
    return match.to_act == 0 and isinstance(match.state.pending, AwaitGuard)


def test_a_question_has_the_focus_also_after_the_mouse_was_used(commander):
    match = played(ALONE, 4, lambda m: m.to_act == 0)
    assert match.state.phase is Phase.FIRST
    commander.hover_at((5, 5))
    battle = sit(commander, match)
    assert commander.until_asked() == "FirstQuestion"
    assert battle.focused is not None and battle.focused.label == "I go first"
    commander.key("return")
    assert battle.focused.shows_ring and battle.is_asking, "the first key only shows it"
    commander.key("return")
    assert commander.until_asked() == "Recruiting"


def test_a_hint_moves_the_focus_to_what_it_would_do(commander):
    """The golden frame is never on another answer than the advised one, for keys and mouse."""
    battle = sit(commander, played(ALONE, 4, lambda m: m.to_act == 0))
    assert commander.until_asked() == "FirstQuestion"
    ways = [Candidate(GoFirst(False), 0.1, 9), Candidate(GoFirst(True), 0.0, 5)]
    battle.counsel.advise(Hint(Turn.of(battle.sitting._match), ways))
    assert battle.focused.label == "I go second" and battle.focused.is_advised
    battle = sit(commander, played(ALONE, 3, in_turn))
    commander.until_asked()
    strike = next(each for each in battle.port.legal_actions() if isinstance(each, Strike))
    end = battle.board.buttons[Action.END_TURN]
    for best, about in ((strike, battle.board.spot(strike.unit)), (EndTurn(), end)):
        battle.counsel.advise(Hint(Turn.of(battle.sitting._match), [Candidate(best, 0.2, 9)]))
        assert battle.focused is about


def test_the_first_question_names_who_is_asked_and_tells_how_a_battle_goes(commander):
    match = played(TWO, 5, lambda m: True)
    battle = sit(commander, match)
    commander.step()
    commander.click(f"I am {commander.scene.name}")
    assert commander.until_asked() == "FirstQuestion"
    name = match.seats[match.to_act].name
    assert f"{name}, who has the first turn?" in commander.text()
    assert battle.board.bar.value.startswith(f"{name}: ")
    assert "How a battle goes" in commander.text()


def test_the_answers_of_a_protector_leave_the_board_free_and_none_is_of_gold(commander):
    battle = sit(commander, played(ALONE, 3, asked_to_protect))
    assert commander.until_asked() == "GuardQuestion"
    assert battle.board.over is None
    assert battle.focused is battle.mode.buttons[NoGuard()]
    assert {button.kind for button in battle.mode.buttons.values()} == {ButtonKind.SECONDARY}
    panel = battle.board.side_panel.rect
    assert not any(panel.colliderect(square.rect) for square in battle.board.squares)


def test_every_card_of_the_board_can_be_read_while_it_is_asked_who_protects(commander):
    battle = sit(commander, played(ALONE, 3, asked_to_protect))
    commander.until_asked()
    battle.counsel.toggle_threats()
    attack = battle.mode.pending.attack
    others = [
        unit
        for unit in battle.picture.units
        if not unit.hidden and unit.spot >= 0 and unit.uid != attack.target
    ]
    read = {
        owner: next(
            unit
            for unit in others
            if unit.owner == owner and Protect(unit.spot) not in battle.mode.legal
        )
        for owner in (0, 1)
    }
    for unit in read.values():
        commander.hover_at(battle.board.spot(unit.spot).rect.center)
        commander.step()
        told = [each.label for each in battle.board.side.walk() if each.label]
        assert card(unit.card).name in told, "its card is told of"
        assert "Threats" not in told, "and in sight"
        assert "The attacker" not in told, "the odds of another are not"
    commander.hover_at(battle.mode.buttons[NoGuard()].rect.center)
    commander.step()
    assert "The attacker" in [each.label for each in battle.board.side.walk()]


def test_the_turn_can_be_ended_only_in_ones_turn_and_shines_when_all_is_done(commander):
    battle = sit(commander, played(ALONE, 3, asked_to_protect))
    commander.until_asked()
    end = battle.board.buttons[Action.END_TURN]
    assert not end.enabled and "question" in end.reason
    commander.key("e")
    assert "question" in battle.notice
    commander.app.top.done(None)
    battle = sit(commander, played(ALONE, 3, in_turn))
    commander.until_asked()
    end = battle.board.buttons[Action.END_TURN]
    assert end.enabled and end.kind is ButtonKind.SECONDARY and battle.mode.idle()
    battle.mode.by_unit.clear()
    battle.retell()
    comes_to_act = [
        each
        for each in battle.mode.legal
        if isinstance(each, Move) and battle.desk.foresight.leads_to_a_deed(each)
    ]
    assert comes_to_act and end.kind is ButtonKind.SECONDARY, "somebody can walk up and act"
    for walk in comes_to_act[:3]:
        after = battle.sitting._match.state.clone()
        after.apply_action(walk)
        assert any(
            isinstance(each, Strike | Use) and each.unit == walk.to
            for each in after.legal_actions()
        )
    battle.mode.legal = [EndTurn()]
    del battle.mode.is_done
    battle.retell()
    assert end.kind is ButtonKind.PRIMARY
    battle.stop_asking()
    assert not end.enabled
    battle.act(Action.END_TURN)
    assert "still being shown" in battle.notice, "it is one's turn, but nothing is asked yet"
    battle.ask()
    assert battle.notice == "" and end.enabled


def test_a_hint_says_who_does_what_from_where_and_goes_when_a_card_is_pressed(commander):
    battle = sit(commander, played(ALONE, 3, in_turn))
    commander.until_asked()
    strike = next(each for each in battle.port.legal_actions() if isinstance(each, Strike))
    battle.counsel.advise(Hint(Turn.of(battle.sitting._match), [Candidate(strike, 0.24, 90)]))
    told = [widget.label for widget in battle.counsel.advice.walk()]
    striker, target = map(battle.picture.at, (strike.unit, strike.target))
    assert f"{placed_name(striker)} strikes {placed_name(target)}" in told
    plan = battle.counsel.lights(battle.mode).plan
    assert [(each.start, each.end) for each in plan] == [(strike.unit, strike.target)]
    commander.click_spot(strike.unit)
    assert battle.mode.chosen == striker, "whoever follows a hint presses its card first"
    assert battle.counsel.advice is not None
    commander.click_spot(strike.unit)
    assert battle.mode.chosen is None
    assert battle.counsel.advice is None and not battle.counsel.lights(battle.mode).plan


def test_a_hint_stays_while_one_acts_on_it_and_goes_with_another_action(commander):
    battle = sit(commander, played(ALONE, 3, in_turn))
    commander.until_asked()
    legal = battle.port.legal_actions()
    walks = (each for each in legal if isinstance(each, Move))
    walk = next(each for each in walks if len(steps(battle.port.view(), each)) > 1)
    ways = [Candidate(walk, 0.24, 90), Candidate(EndTurn(), -0.1, 20)]
    battle.counsel.advise(Hint(Turn.of(battle.sitting._match), ways))
    panel = battle.counsel.advice
    commander.click_spot(walk.to)
    commander.until_asked()
    assert battle.port.view().at(walk.to) is not None and battle.counsel.advice is panel
    assert panel in battle.board.side.walk()
    other = next(spot for spot in battle.mode.by_unit if spot not in (walk.to, walk.unit))
    commander.click_spot(other)
    assert battle.counsel.advice is None


def test_a_hint_goes_when_its_plan_is_done(commander):
    battle = sit(commander, played(ALONE, 3, in_turn))
    commander.until_asked()
    strike = next(each for each in battle.port.legal_actions() if isinstance(each, Strike))
    battle.counsel.advise(Hint(Turn.of(battle.sitting._match), [Candidate(strike, 0.24, 90)]))
    assert battle.counsel.lights(battle.mode).plan
    battle.submit(strike)
    assert battle.counsel.advice is None and not battle.counsel.lights(battle.mode).plan


def test_the_squares_are_lit_that_the_chosen_card_could_strike_now_or_after_a_walk(commander):
    battle = sit(commander, played(ALONE, 3, in_turn))
    commander.until_asked()
    walk = next(each for each in battle.port.legal_actions() if isinstance(each, Move))
    assert not battle.mode.reach()
    commander.click_spot(walk.unit)
    mode = battle.mode
    ends = {walk.unit, *(each.to for each in mode.aimed() if isinstance(each, Move))}
    beside = {spot for end in ends for spot in BOARD.squares if BOARD.rings[end][spot] == 1}
    own = {unit.spot for unit in battle.view.units if unit.owner == battle.seat}
    assert beside - own <= set(mode.reach()) and not own & set(mode.reach())
    lights = battle.counsel.lights(mode).tones
    assert set(mode.reach()) <= set(lights)
    assert all(lights[end] == "reach" for end in ends - own), "where it walks is seen first"


def asked_to_choose(match):
    return match.to_act == 0 and isinstance(match.state.pending, AwaitChoice)


@pytest.mark.parametrize("asked", [asked_to_protect, asked_to_choose])
@pytest.mark.parametrize(
    ("size", "text"), [((960, 540), 1.6), ((960, 540), 1.0), ((1280, 720), 1.0)]
)
def test_a_hint_covers_no_answer_of_a_question_and_is_in_sight_itself(tmp_path, asked, size, text):
    commander = Commander(tmp_path, text_scale=text)
    battle = sit(commander, next(m for n in count(3) if asked(m := played(ALONE, n, asked))))
    commander.resize(size)
    commander.until_asked()
    board, buttons = battle.board, battle.mode.buttons.values()
    before = [each.rect.copy() for each in buttons]
    ways = [Candidate(each, 0.1, 9) for each in reversed(battle.port.legal_actions())]
    battle.counsel.advise(Hint(Turn.of(battle.sitting._match), ways))
    commander.step()
    assert [each.rect for each in buttons] == before, "nor does it move one"
    assert all(board.side_view.rect.contains(each.rect) for each in buttons)
    panel = battle.counsel.advice
    assert panel not in board.side.walk()
    heading = next(each for each in panel.walk() if each.label == panel.title)
    assert board.aside_view.rect.contains(heading.rect)
    assert not any(board.aside_panel.rect.colliderect(each.rect) for each in board.squares)
    board.aside_view.scroll_to(board.aside_view.overflow)
    panel = battle.counsel.advice
    commander.key("h")
    assert battle.counsel.advice is not panel and battle.notice == "", "its table is there at once"
    commander.key("escape")
    assert board.log_panel in board.children, "the log is there again without it"
    commander.quit()


def test_the_odds_of_an_enemy_pointed_at_take_the_place_of_the_hint(commander):
    battle = sit(commander, played(ALONE, 3, in_turn))
    commander.until_asked()
    strike = next(each for each in battle.port.legal_actions() if isinstance(each, Strike))
    ways = [Candidate(strike, 0.24, 9), Candidate(EndTurn(), -0.1, 2)]
    battle.counsel.advise(Hint(Turn.of(battle.sitting._match), ways))
    commander.hover_at(battle.board.spot(strike.unit).rect.center)
    commander.step()
    told = [each.label for each in battle.board.side.walk() if each.label]
    assert told[0] == battle.counsel.advice.title
    commander.hover_at(battle.board.spot(strike.target).rect.center)
    commander.step()
    told = [each.label for each in battle.board.side.walk() if each.label]
    assert battle.counsel.advice.title not in told and "Basic strike" in told[0]
    assert battle.board.side.rect.top >= battle.board.side_panel.rect.top, "and in sight"


def guessed(*guards):
    """What is expected of an attack: that these units, or nobody, step in."""
    return [Prospect(guard, (Outcome(1.0, ()),), 0.0) for guard in guards]


def test_what_a_face_down_card_would_do_is_told_as_a_guess():
    units = [Unit(0, 3, 0, 12, False), Unit(1, 4, 1, 17, False), Unit(2, -1, 1, 18, True)]
    odds = odds_view(guessed(2, None), units, "Basic strike", 0, 1)
    assert odds.notes == ["1 face-down card may step in"]
    known = [units[0], units[1], units[2]._replace(card=5, hidden=False)]
    assert odds.lead == "", "and nobody else can"
    odds = odds_view(guessed(2, None), known, "Basic strike", 0, 1)
    nothing = "0% to kill, 0.0 wounds on average, none in return."
    assert odds.notes == [f"If {unit_name(known[2])} protects: {nothing}"]


def test_who_may_protect_is_told_with_both_odds_by_what_a_sound_player_would_choose(commander):
    """He who had been told that a card was expected to protect, which twice it did not, knew
    nothing of what came of the attack then."""
    units = [Unit(0, 3, 0, 12, False), Unit(1, 4, 1, 17, False), Unit(2, 5, 1, 18, False)]
    guard = unit_name(units[2])
    alone = Prospect(None, (Outcome(1.0, (Effect(0, 1, False), Effect(1, 3, True))),), 1.0)
    guarded = Prospect(2, (Outcome(1.0, (Effect(0, 2, False), Effect(2, 1, False))),), 0.0)
    odds = odds_view([guarded, alone], units, "Basic strike", 0, 1, sound=2)
    assert odds.lead == f"If {guard} protects, as a sound player would choose:"
    assert odds.notes == ["If nobody protects: 100% to kill, 3.0 wounds on average, 1.0 in return."]
    odds = odds_view([guarded, alone], units, "Basic strike", 0, 1, sound=None)
    assert odds.lead == "If nobody protects, as a sound player would choose:"
    assert odds.kills == 1.0
    assert odds.notes == [f"If {guard} protects: 0% to kill, 1.0 wounds on average, 2.0 in return."]


def test_what_stands_below_the_odds_takes_two_lines_rather_than_small_type(commander):
    style = sit(commander, played(ALONE, 3, in_turn)).style
    long, short = (
        OddsView("Basic strike", *guessed(None), 0, 1, name="", notes=[words])
        for words in ("If Halberdier of the Deep Stair protects: 33% to kill it.", "33% to kill")
    )
    assert long.height(style, 220) == short.height(style, 220) + round(style.type(15).px * LEADING)


# -- raising an army


def test_an_army_that_could_be_larger_is_confirmed_twice(tmp_path):
    commander = Commander(tmp_path, warn_idle=True)
    battle = sit(commander, played(ALONE, 3, in_recruiting))
    commander.until_asked()
    commander.click_at(battle.mode.tiles[0].rect.center)
    commander.click("Army complete")
    assert "Press again to go with 1." in battle.notice and in_recruiting(battle.sitting._match)
    commander.click("Choose for me")
    if not battle.mode.could_take_more():
        commander.click("Army complete")
        assert not in_recruiting(battle.sitting._match)
    commander.quit()


def in_recruiting(match):
    return match.to_act == 0 and match.state.phase is Phase.RECRUIT


def test_only_squares_that_may_be_used_now_are_lit(commander):
    battle = sit(commander, at_placing(1, "forests"))
    commander.step()
    commander.click(f"I am {commander.scene.name}")
    commander.until_asked()
    formation, port = battle.mode.formation, battle.port
    legal = {each.spot for each in port.legal_actions()}
    assert set(battle.mode.tones()) == legal
    assert len(legal) < sum(map(len, formation.classes)), "some squares are not used"
    for square in sorted(formation.classes[0]):
        formation.put(next(p for p in formation.loose if formation.needs_square(p)), square)
    assert not set(battle.mode.tones()) & set(formation.classes[0])


def test_a_square_that_stays_empty_tells_which_are_filled():
    formation = Formation(0, (3, 4), (), ((1, 2), (0, 4)), goes_first=False)
    assert formation.put(0, 1) and not formation.put(1, 0)
    assert formation.refusal(1, 0).sentence == (
        "Other squares are filled first: c1. No card of your army is left for a1."
    )
    first = Formation(0, (3, 4), (), ((11,), (10, 0)), goes_first=True)
    assert first.put(0, 11)
    front, back = (first.refusal(1, spot).sentence for spot in (10, 0))
    assert front.endswith("The second player fills his front row first.")
    assert "second player" not in back
    assert formation.refusal(1, 29).sentence == "You cannot place a card on e6."


def test_place_for_me_leaves_what_was_placed_by_hand_and_the_plate_counts_it(commander):
    battle = sit(commander, at_placing(2, "forests"))
    commander.step()
    commander.click(f"I am {commander.scene.name}")
    commander.until_asked()
    mode = battle.mode
    last = mode.formation.loose[-1] if mode.formation.needs_square(mode.formation.loose[-1]) else 0
    spot = mode.formation.open_for(last)[-1]
    mode.pick(last)
    commander.click_spot(spot)
    plate = battle.board.plates[battle.seat]
    assert plate._figures()[0][1].startswith("1/")
    commander.click("Place for me")
    assert mode.formation.spots[last] == spot and mode.formation.is_complete
    why = [mode._why_here(place) for place in mode.formation.spots]
    assert any(why) and any(each.label and why[0] in each.label for each in mode.column().walk())
    commander.click("All in place")
    commander.step()
    other = 1 - battle.seat
    commander.click(f"I am {commander.scene.name}")
    commander.until_asked()
    assert battle.seat == other
    count = len(battle.picture.armies[1 - other])
    assert battle.board.plates[1 - other]._figures() == [("cards", f"{count}/{count}")]


def test_which_hit_names_whom_each_thing_befalls():
    """A hit of four on a card with three lives left takes all of them: both numbers stand."""
    studio = Studio((1280, 720))
    lesson(studio, "berserk", 12)
    told = [each.label for each in studio.app.top.root.walk()]
    assert "Tunnel Brawler suffers 3, all it has left, and falls" in told
    assert "Champion of the Ring: exhausted" in told and "exhausted, kills" not in " ".join(told)
    studio.close()


def test_where_the_numbers_of_a_card_stand_is_told_where_cards_are_seen():
    studio = Studio((1280, 720))
    lesson(studio, "berserk", -1)
    guide = studio.app.top.guide
    while guide.is_waiting:
        assert "the price in the corner" not in guide.remark.told(has_pointer=True)
        guide.read()
        studio.wait(0.3)
    lesson(studio, "berserk", 0)
    assert "the price in the corner" in studio.app.top.guide.remark.told(has_pointer=True)
    studio.close()


def test_dice_are_explained_while_they_are_new():
    match = BERSERK_LESSON.match("Ana")
    rng = Rng(1)
    explained = 0
    while not match.is_over and match.state.turn < 9:
        view, legal = match.state.view(match.to_act), match.state.legal_actions()
        stack = match.stack
        told = None if match.to_act == 0 else stack.told_to(match.to_act, legal)
        asked_for = BERSERK_LESSON.asked(view, legal).wants if match.to_act == 0 else ()
        wanted = [each for each in legal if str(each) in asked_for]
        match.apply(
            match.to_act,
            wanted[0] if wanted else told or BERSERK.sense.policy(view, legal, rng),
        )
    dice = [event for event in match.events if isinstance(event, DiceRolled)]
    for event in dice:
        said = BERSERK_LESSON.happened(event, 0, ("Ana", "Mira"))
        explained += bool(said)
        assert bool(said) is (event.after.turn <= AMBUSH)
    assert explained == 3 and len(dice) > 3


def test_the_plates_count_the_crystals_that_are_left(commander):
    options = BERSERK.options(deck_0="plains", deck_1="plains", first="fixed")
    match = Match(BERSERK, options, (Seat(HUMAN, "Ana"), Seat(HUMAN, "Bo")), 2)
    battle = sit(commander, match)
    commander.step()
    commander.click(f"I am {commander.scene.name}")
    commander.until_asked()
    own = battle.board.plates[battle.seat]
    start = [battle.picture.gold(battle.seat), battle.picture.silver(battle.seat)]
    assert own._figures() == [("gold", str(start[0])), ("silver", str(start[1]))]
    battle.mode.choose_for_me()
    commander.step()
    bill = bill_of(battle.mode.chosen_cards)
    left = start[0] - bill.gold(start[1]), start[1] - min(bill.regular, start[1])
    count = len(battle.mode.chosen_cards)
    told = [("gold", str(left[0])), ("silver", str(left[1])), ("cards", str(count))]
    assert own._figures() == told and f"{left[0]} gold, {left[1]} silver" in own.value
    commander.click("Army complete")
    commander.step()
    commander.click(f"I am {commander.scene.name}")
    commander.until_asked()
    other, own = battle.board.plates[1 - battle.seat], battle.board.plates[battle.seat]
    assert other._figures() == [("cards", str(count))], "what it was spent on is hidden"
    assert "gold" not in other.value and len(own._figures()) == 2
