"""What a hint at the battlefield and the odds of an attack say, and which stands above."""

from game.core.protocols import Candidate
from game.rulesets.berserk.actions import EndTurn, Strike
from game.rulesets.berserk.cards.box import cards
from game.rulesets.berserk.telling.naming import placed_name, unit_name
from game.rulesets.berserk.unit import GRAVE, Unit
from game.session.hint import Hint
from game.session.port import Turn
from scenes.battle.faces.tokens import badges_of, look_of
from scenes.battle.modes.weapons import odds_view
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


def test_where_a_hit_may_be_chosen_the_odds_say_what_they_take_for_granted():
    for has_choice in (False, True):
        [found] = [each._replace(has_choice=has_choice) for each in guessed(None)]
        assert (CHOSEN_WELL in OddsView("", found, 0, 1, name="").value) is has_choice


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
    assert told[0] == battle.counsel.advice.title and any("Basic strike" in each for each in told)
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
    assert battle.counsel.advice.title not in told and "Basic strike" in told[0]


def test_the_token_of_a_warded_card_shows_its_own_life_and_what_it_has_besides():
    card = next(each for each in cards() if each.is_creature)
    unit = Unit(0, card.number, 0, 12, hidden=False, wounds=1, extra=2)
    look = look_of(unit, card)
    assert (look.life, look.full) == (card.life - 1, card.life)
    assert [each.text for each in badges_of(look) if each.name == "extra"] == ["+2"]
