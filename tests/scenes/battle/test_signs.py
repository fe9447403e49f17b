"""Every sign of a battle tells what it means, where the mouse is on it and by keys."""

import pygame
import pytest

from game.rulesets.berserk.cards.box import card, cards
from game.rulesets.berserk.cards.card import CardKind
from game.rulesets.berserk.telling.signs import card_sign, signs_of, unit_sign
from game.rulesets.berserk.unit import UNSEEN, Unit
from scenes.battle.faces.badges import BADGES
from scenes.battle.faces.gems import Gems
from scenes.battle.faces.tokens import TURNED, UPRIGHT, badge_places, badges_of, look_of
from scenes.battle.faces.under import card_sign_under, sign_under
from scenes.battle.overlays.inspect import CardPage
from scenes.rulebook import RuleBook
from scenes.scene import Action
from tests.scenes.battle.commander import Commander
from tests.scenes.battle.test_after_battle import ALONE, played
from tests.scenes.battle.test_questions import in_turn, sit

SQUARE = pygame.Rect(400, 200, 400, 300)
STRUCK = Unit(0, 3, 0, 12, hidden=False, wounds=3, poison=2, plus=1, minus=2, stunned=True)
"""A Clan Cleaver that much has befallen."""
BOUND = STRUCK._replace(poison=0, plus=0, bound=True, prepared=True, extra=1, exhausted=True)
WORN = STRUCK._replace(poison=0, plus=0, minus=0, stunned=False, tokens=2, gear=(1,))


def places_of(unit, scale):
    """Yield each sign that a token shows, and where its middle is in pixels."""
    look = look_of(unit, card(unit.card))
    units = TURNED if unit.exhausted else UPRIGHT
    left, top = SQUARE.centerx - units[0] / 2, SQUARE.centery - units[1] / 2
    if unit.exhausted:
        scale_to = SQUARE.height / UPRIGHT[1]
        left, top = (
            SQUARE.centerx - units[0] * scale_to / 2,
            SQUARE.centery - units[1] * scale_to / 2,
        )
    marks = list(badges_of(look))
    for mark, (x, y) in zip(
        marks, badge_places(len(marks), units, Gems.of(look, units, scale)), strict=True
    ):
        yield mark.name, (round(left + x), round(top + y))
    yield (
        "life",
        tuple(map(round, pygame.Vector2(left, top) + Gems.of(look, units, scale).heart_at)),
    )


@pytest.mark.parametrize("unit", [STRUCK, BOUND, WORN])
@pytest.mark.parametrize("scale", [1.0, 1.6])
def test_the_sign_under_the_mouse_is_the_one_that_is_drawn(unit, scale):
    for name, at in places_of(unit, scale):
        under = sign_under(unit, SQUARE, at, scale)
        assert under in (name, "life"), (name, under)
        assert unit_sign(unit, name).rule.startswith("BW-")


def test_every_badge_has_a_line_with_its_number():
    assert {*BADGES} <= {name for unit in (STRUCK, BOUND, WORN) for name in signs_of(unit)}
    assert "2 wounds" in unit_sign(STRUCK, "poison").words
    whole = card(STRUCK.card).life
    assert f"{whole - 3} left of {whole}" in unit_sign(STRUCK, "life").words
    assert "0 life on a light hit, 1 on a medium" in unit_sign(STRUCK, "strike").words
    extra = unit_sign(BOUND, "extra")
    assert "does not add up" in extra.words and extra.rule == "BW-74", "two oxen give one"


def test_a_hidden_card_tells_nothing_but_that_it_is_hidden():
    unit = Unit(0, UNSEEN, 1, 20)
    assert list(signs_of(unit)) == ["hidden"]
    assert sign_under(unit, SQUARE, SQUARE.center, 1.0) == "hidden"
    known = STRUCK._replace(hidden=True)
    assert list(signs_of(known)) == ["hidden"], "nor does one's own, as long as it lies face down"


def test_every_card_of_a_hand_explains_its_signs():
    rect = pygame.Rect(0, 0, 300, 420)
    for each in cards():
        assert card_sign_under(each, rect, (44, 46)) == "cost"
        assert str(each.cost) in card_sign(each, "cost").words
        if each.kind is CardKind.CREATURE:
            assert card_sign(each, card_sign_under(each, rect, (258, 368))).rule == "BW-18"
        if each.strike:
            assert card_sign_under(each, rect, (150, 367)) == "strike"


def test_a_rest_on_a_heart_tells_of_it_and_f1_opens_the_book_there(tmp_path):
    player = Commander(tmp_path)
    player.start("Easy start")
    while player.until_asked() != "Fighting":
        player.act()
    battle = player.battle
    unit = battle.picture.living(0)[0]
    rect = battle.board.spot(unit.spot).rect
    look = look_of(unit, card(unit.card))
    gems = Gems.of(look, UPRIGHT, 1.0)
    scale = rect.height / UPRIGHT[1]
    corner = rect.centerx - UPRIGHT[0] * scale / 2, rect.top
    at = [round(c + x * scale) for c, x in zip(corner, gems.heart_at, strict=True)]
    player.hover_at(tuple(at))
    player.wait(0.7)
    assert battle._tip_of is battle.board.spot(unit.spot)
    assert "at 0 it dies" in battle._tip_of.tip
    battle.focus(battle.board.buttons[Action.END_TURN])
    for _time in range(2):
        player.key("f1")
        player.wait(0.2)
        assert isinstance(player.scene, RuleBook) and player.scene.clause == "BW-31"
        player.key("escape")
        player.wait(0.2)
    player.key("i")
    player.step()
    assert isinstance(player.scene, CardPage) and card(unit.card).name in player.text()
    player.key("escape")
    player.key("tab")
    player.key("f1")
    player.wait(0.2)
    assert isinstance(player.scene, RuleBook) and player.scene.clause != "BW-31", "the focus moved"
    player.key("escape")
    for each in (*battle.board.plates, *battle.board.skies):
        assert each.tip
    assert all(battle.board.buttons[a].tip for a in (Action.HINT, Action.UNDO, Action.THREATS))
    battle.show.open_unit(unit)
    player.step()
    assert isinstance(player.scene, CardPage) and "at 0 it dies" in player.text()


def test_the_movement_of_an_exhausted_card_is_what_it_has_once_alert(tmp_path):
    """It was told to have 0 of 2, and had 2 when a friend made it alert."""
    commander = Commander(tmp_path)
    battle = sit(commander, played(ALONE, 3, in_turn))
    commander.until_asked()
    own = next(
        each
        for each in battle.view.living(battle.seat)
        if card(each.card).movement > 1 and not each.exhausted
    )
    told = {
        unit: [each.label for each in battle.show.column_of(unit).walk()]
        for unit in (own, own._replace(exhausted=True), own._replace(exhausted=True, spent=1))
    }
    all_of_it = card(own.card).movement
    left = [next(each for each in lines if each.startswith("Moves")) for lines in told.values()]
    assert left == [
        f"Moves {all_of_it - own.spent} of {all_of_it}",
        f"Moves {all_of_it - own.spent} once alert",
        f"Moves {all_of_it - 1} once alert",
    ]
    assert "does not walk" in unit_sign(own._replace(exhausted=True), "walk").words
    commander.quit()
