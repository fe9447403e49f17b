"""What a hint at the battlefield and the odds of an attack say, and which stands above."""

from dataclasses import replace

from game.core.outlook import Figure, Outlook
from game.core.protocols import Candidate
from game.rulesets.berserk.actions import EndTurn, Move, Strike
from game.rulesets.berserk.cards.box import cards
from game.rulesets.berserk.sense.foresight import Foresight
from game.rulesets.berserk.sense.prospects import Effect, Outcome, Prospect
from game.rulesets.berserk.telling.naming import name_action, placed_name, unit_name
from game.rulesets.berserk.telling.reasons import reasons
from game.rulesets.berserk.unit import GRAVE, UNSEEN, Unit
from game.session.hint import Hint
from game.session.turn import Turn
from scenes.battle.faces.tokens import badges_of, look_of
from scenes.battle.modes.weapons import odds_view
from scenes.battle.overlays import advice
from scenes.battle.overlays.advice import advice_panel
from scenes.battle.overlays.oddsview import CHOSEN_WELL, OddsView
from tests.scenes.battle.test_after_battle import ALONE, played
from tests.scenes.battle.test_questions import commander, guessed, in_turn, sit

__all__ = ["commander"]


def test_one_of_two_of_a_name_is_told_by_its_square():
    units = [Unit(0, 3, 0, 12, False), Unit(1, 4, 1, 17, False), Unit(2, 4, 1, 18, False)]
    odds = odds_view(guessed(2, None), units, "Basic strike", 0, 1, sound=2)
    assert odds.lead == f"If {placed_name(units[2])} protects, as a sound player would choose:"
    alone = [*units[:2], units[2]._replace(card=5), units[1]._replace(uid=3, spot=GRAVE)]
    odds = odds_view(guessed(2, None), alone, "Basic strike", 0, 1, sound=2)
    lead = f"If {unit_name(alone[2])} protects, as a sound player would choose:"
    assert odds.lead == lead, "the dead are not meant"


class Guessed(Foresight):
    """Foresees the same of every attack."""

    def __init__(self, view, found: list[Prospect]) -> None:
        super().__init__(view)
        self.found = found

    def prospects(self, _action):
        return self.found


def test_a_hint_says_of_odds_that_they_hold_unless_one_protects_who_is_expected_to(commander):
    battle = sit(commander, played(ALONE, 3, in_turn))
    commander.until_asked()
    strike = next(each for each in battle.port.legal_actions() if isinstance(each, Strike))
    ways = [Candidate(EndTurn(), 0.3, 90), Candidate(strike, 0.2, 90)]
    target = battle.picture.at(strike.target)
    others = [each for each in battle.picture.units if each.owner == target.owner]
    guard = next(each.uid for each in others if each.uid != target.uid)

    def told(*guards, dies=True, card=5):
        units = list(battle.picture.units)
        units[guard] = units[guard]._replace(card=card)
        outcome = Outcome(1.0, (Effect(target.uid, 2, dies),))
        found = Guessed(
            battle.desk.view, [each._replace(outcomes=(outcome,)) for each in guessed(*guards)]
        )
        picture = replace(battle.picture, units=tuple(units))
        lines = advice_panel(ways, picture, found, "So.", is_only=False).walk()
        return next(each.label for each in lines if each.label.startswith("wins about 60"))

    wins = "wins about 60 of 100"
    assert told(guard, None) == f"{wins}, 100% to kill unless protected"
    assert told(guard, None, dies=False) == f"{wins}, 2.0 wounds on average unless protected"
    assert told(None, guard) == f"{wins}, 100% to kill", "nobody is expected to step in"
    assert told(guard, None, card=UNSEEN) == f"{wins}, 100% to kill", "nobody knows who it is"


def test_where_a_hit_may_be_chosen_the_odds_say_what_they_take_for_granted(commander):
    """Beside those of a strike, and in a hint that lists one."""
    battle = sit(commander, played(ALONE, 3, in_turn))
    commander.until_asked()
    strike = next(each for each in battle.port.legal_actions() if isinstance(each, Strike))
    ways = [Candidate(EndTurn(), 0.3, 90), Candidate(strike, 0.2, 90)]
    for has_choice in (False, True):
        [found] = [each._replace(has_choice=has_choice) for each in guessed(None)]
        assert (CHOSEN_WELL in OddsView("", found, 0, 1, name="").value) is has_choice
        guess = Guessed(battle.desk.view, [found])
        told = advice_panel(ways, battle.picture, guess, "So.", is_only=False).walk()
        said = "Odds take it that hits are chosen well." in [each.label for each in told]
        assert said is has_choice


def test_a_hint_just_asked_for_stands_above_what_is_pointed_at(commander):
    battle = sit(commander, played(ALONE, 3, in_turn))
    commander.until_asked()
    strike = next(each for each in battle.port.legal_actions() if isinstance(each, Strike))
    ways = [Candidate(strike, 0.24, 9), Candidate(EndTurn(), -0.1, 2)]
    commander.hover_at(battle.board.spot(strike.target).rect.center)
    commander.step()
    battle.counsel.advise(Hint(Turn.of(battle.sitting._match), ways))
    commander.step()
    told = [each.label for each in battle.board.side.walk() if each.label]
    assert told[0] == "Hint" and any("Basic strike" in each for each in told)
    view = battle.board.side_view
    assert view.scroll_to(view.overflow), "there is more than fits"
    battle.counsel.advise(Hint(Turn.of(battle.sitting._match), ways))
    commander.step()
    assert battle.board.side.rect.top >= battle.board.side_panel.rect.top, "and in sight"
    commander.hover_at(battle.board.spot(strike.unit).rect.center)
    commander.step()
    commander.hover_at(battle.board.spot(strike.target).rect.center)
    commander.step()
    told = [each.label for each in battle.board.side.walk() if each.label]
    assert "Hint" not in told and "Basic strike" in told[0]


def test_what_a_hint_calls_a_close_call_it_does_not_list_as_not_as_good(commander):
    battle = sit(commander, played(ALONE, 3, in_turn))
    commander.until_asked()
    legal = battle.port.legal_actions()
    strike, other = [each for each in legal if isinstance(each, Strike)][:2]
    others = [Candidate(other, 0.1, 9), Candidate(EndTurn(), -0.1, 9)]
    for told, outlook in (("not as good", None), ("about as good", Outlook(strike, EndTurn(), 24))):
        ways = [Candidate(strike, 0.24, 9, outlook=outlook), *others]
        battle.counsel.advise(Hint(Turn.of(battle.sitting._match), ways))
        lines = [each.label for each in battle.counsel.advice.walk() if each.label]
        assert any("“End the turn” is about as good" in each for each in lines) is (
            outlook is not None
        )
        assert lines[lines.index("End the turn") + 1] == told
        name = name_action(other, battle.picture, battle.desk.foresight)
        comes_first = lines.index("End the turn") < lines.index(name)
        assert comes_first is (outlook is not None), "what is as good stands next to the best"


def test_a_difference_that_few_trials_cannot_tell_is_too_close_to_call(commander):
    battle = sit(commander, played(ALONE, 3, in_turn))
    commander.until_asked()
    legal = battle.port.legal_actions()
    best, other = [each for each in legal if isinstance(each, Strike)][:2]
    found = Guessed(battle.desk.view, guessed(None))

    def told(value, visits, of_best=9, outlook=None):
        ways = [Candidate(best, 0.16, of_best, outlook), Candidate(other, value, visits)]
        panel = advice_panel(ways, battle.picture, found, "So.", is_only=False)
        lines = [each.label for each in panel.walk() if each.label]
        name = name_action(other, battle.picture, battle.desk.foresight)
        return lines[lines.index(name) + 1].partition(", ")[0]

    assert told(0.1, 4) == "too close to call", "0.05 and 0.08 after four trials"
    assert told(0.1, 5) == "about as good"
    assert told(-0.2, 5) == "not as good"
    assert told(-0.15, 2) == "too close to call"
    assert told(0.1, 14, 14) == "about as good"
    assert told(-0.1, 14, 14) == "wins about 45 of 100"
    again = {"promised": Figure(0.2, 0.1, 0.01)}
    assert told(0.1, 4, 9, Outlook(best, other, 24, again)) == "not as good"
    assert told(0.1, 14, 14, Outlook(best, other, 24, again)) == "wins about 55 of 100"
    again = {"promised": Figure(0.2, 0.1, 0.1)}
    rated = ("not as good", "about as good", "too close to call")
    assert told(-0.2, 5, 9, Outlook(best, other, 24, again)) not in rated, "the reason tells of it"


def test_the_way_beside_which_the_best_was_tried_is_listed_however_seldom_it_was(commander):
    battle = sit(commander, played(ALONE, 3, in_turn))
    commander.until_asked()
    strike = next(each for each in battle.port.legal_actions() if isinstance(each, Strike))
    foresight = battle.desk.foresight
    for outlook in (None, Outlook(strike, EndTurn(), 24)):
        ways = [Candidate(strike, 0.5, 20, outlook), Candidate(EndTurn(), 0.1, 1)]
        panel = advice_panel(ways, battle.picture, foresight, "So.", is_only=False)
        listed = [each.label for each in panel.walk()]
        assert ("End the turn" in listed) is (outlook is not None)


def test_each_way_that_a_hint_lists_is_rated_and_a_walk_says_what_for(commander, monkeypatch):
    battle = sit(commander, played(ALONE, 3, in_turn))
    commander.until_asked()
    view, foresight = battle.desk.view, battle.desk.foresight
    legal = battle.port.legal_actions()
    walks = [each for each in legal if isinstance(each, Move)]
    spoken = {each: [why.words for why in reasons(view, each)] for each in walks}
    aimed, aimless = [each for each in walks if spoken[each]][:2]

    def heard(view, action):
        return [] if action == aimless else reasons(view, action)

    monkeypatch.setattr(advice, "reasons", heard)
    strike = next(each for each in legal if isinstance(each, Strike))
    ways = [
        Candidate(EndTurn(), 0.1, 9),
        Candidate(aimed, 0.08, 8, error=0.1),
        Candidate(aimless, 0.07, 8, error=0.1),
        Candidate(strike, -0.3, 8, error=0.01),
    ]

    def told(*named):
        panel = advice_panel(ways, battle.picture, foresight, "So.", named=named, is_only=False)
        return [each.label for each in panel.walk() if each.label]

    def name(action):
        return name_action(action, battle.picture, foresight)

    lines = told()
    at = lines.index(name(aimed))
    assert lines[at + 1 : at + 3] == ["about as good", spoken[aimed][0]]
    assert lines[lines.index(name(strike)) + 1].startswith("not as good, ")
    assert name(aimless) not in lines, "nothing speaks for it"
    assert name(aimless) in told(aimless), "but it is named"


def test_what_is_ahead_is_told_before_the_hint_is_there_and_goes_with_it(commander, monkeypatch):
    battle = sit(commander, played(ALONE, 3, in_turn))
    commander.until_asked()
    strikes = [each for each in battle.port.legal_actions() if isinstance(each, Strike)][:2]
    found, is_on_its_way = [Candidate(each, 0.1) for each in strikes], True
    sitting = type(battle.sitting)
    monkeypatch.setattr(sitting, "hint_so_far", property(lambda _self: found))
    monkeypatch.setattr(sitting, "is_hinting", property(lambda _self: is_on_its_way))

    def told():
        commander.step()
        return [each.label for each in battle.counsel.advice.walk() if each.label]

    def name(action):
        return f"**{name_action(action, battle.picture, battle.desk.foresight)}**"

    assert told()[:2] == ["Hint", name(strikes[0])]
    assert told()[-1] == "Ahead so far; 1 other choice is still being weighed against it …"
    early = battle.counsel.advice
    commander.step()
    assert battle.counsel.advice is early, "it is not made anew while it holds"
    found = found[::-1]
    assert told()[1] == name(strikes[1])
    is_on_its_way = False
    battle.counsel.advise(Hint(Turn.of(battle.sitting._match), [Candidate(strikes[0], 0.1, 9)]))
    assert told()[1] == name(strikes[0]) and "Ahead" not in "".join(told())
    is_on_its_way, found = True, found[::-1]
    assert "Ahead" in told()[-1]
    is_on_its_way = False
    commander.step()
    assert battle.counsel.advice is None, "nobody answered"


def test_the_token_of_a_warded_card_shows_its_own_life_and_what_it_has_besides():
    card = next(each for each in cards() if each.is_creature)
    unit = Unit(0, card.number, 0, 12, hidden=False, wounds=1, extra=2)
    look = look_of(unit, card)
    assert (look.life, look.full) == (card.life - 1, card.life)
    assert [each.text for each in badges_of(look) if each.name == "extra"] == ["+2"]


def test_what_can_still_follow_the_advice_is_listed_apart_from_what_is_given_up_by_it(commander):
    battle = sit(commander, played(ALONE, 3, in_turn))
    commander.until_asked()
    strikes = [each for each in battle.port.legal_actions() if isinstance(each, Strike)]
    best, other = strikes[:2]
    ways = [Candidate(best, 0.3, 9), Candidate(EndTurn(), 0.1, 9), Candidate(other, 0.0, 9)]
    foresight = battle.desk.foresight

    def told(*following):
        panel = advice_panel(
            ways, battle.picture, foresight, "So.", following=following, is_only=False
        )
        return [each.label for each in panel.walk() if each.label]

    name, follows = name_action(other, battle.picture, foresight), advice.FOLLOWING
    lines = told(other)
    assert lines.index(advice.INSTEAD) < lines.index("End the turn") < lines.index(follows)
    assert lines[lines.index(follows) + 1] == name
    assert any("that could attack" in each for each in lines), "what ending the turn gives up"
    assert follows not in told() and told().count(advice.INSTEAD) == 1
