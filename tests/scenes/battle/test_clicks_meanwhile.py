"""What is clicked while the own turn is still being shown is done as soon as it can be."""

from itertools import count

import pygame
import pytest

from game.rulesets.berserk.actions import Move, Strike
from game.rulesets.berserk.unit import BOARD, is_square
from scenes.scene import Action
from tests.scenes.battle.commander import Commander
from tests.scenes.battle.test_after_battle import ALONE, played
from tests.scenes.battle.test_questions import in_turn, sit

EVERY = 4
"""Of so many frames of what is shown one is clicked at."""
MOST = 400
"""So many frames no own deed is shown."""


STEPS = (1, BOARD.columns)
"""How far apart in number two squares are that are one step apart."""


@pytest.fixture
def quick(tmp_path):
    quick = Commander(tmp_path, animation_speed=1.0)
    quick.draw = list  # No picture is looked at, of battles that are opened a hundred times.
    yield quick
    quick.quit()


def opened(quick):
    """Return a battle in which the person is asked in his turn."""
    for scene in [each for each in quick.app.scenes if hasattr(each, "mode")]:
        scene.done(None)
        quick.step()
    battle = sit(quick, played(ALONE, 3, in_turn))
    quick.until_asked()
    return battle


def deeds(battle, kind):
    """Return the walks of one step, or the strikes about which nobody is asked anything."""
    legal = [each for each in battle.port.legal_actions() if isinstance(each, kind)]
    foresee = battle.desk.foresight.prospects
    return [
        deed
        for deed in legal
        if (
            abs(deed.to - deed.unit) in STEPS
            if isinstance(deed, Move)
            else not any(each.guard is not None or each.has_choice for each in foresee(deed))
        )
    ]


def another(battle, deed):
    """Return the square of an own card that has nothing to do with a deed."""
    taken = (deed.unit, getattr(deed, "to", None))
    own = battle.picture.living(0)
    return next(each.spot for each in own if is_square(each.spot) and each.spot not in taken)


def begin(quick, battle, deed):
    """Do a deed by clicks."""
    quick.click_spot(deed.unit)
    quick.click_spot(deed.target if isinstance(deed, Strike) else deed.to)
    assert not battle.is_asking and not battle.director.is_idle


def press(quick, battle, spot, device):
    if device == "mouse":
        quick.click_spot(spot)
    elif device == "slow mouse":
        at = battle.board.spot(spot).rect.center
        quick.hover_at(at)
        quick.step(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
        for n in range(6):
            quick.hover_at((at[0] + 2 * n, at[1]))
        quick.step(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(at[0] + 10, at[1]), button=1))
    else:
        quick.come_by_keys(battle.board.spot(spot))
        quick.key("return")


def at_every_phase(quick, kind):
    """Yield a battle at every phase of what is shown of a deed, the deed, and which it is."""
    for frame in count(0, EVERY):
        battle = opened(quick)
        deed = deeds(battle, kind)[0]
        begin(quick, battle, deed)
        for _n in range(frame):
            quick.step()
        if battle.is_asking:
            assert frame > 2 * EVERY, "it was shown"
            return
        assert frame < MOST
        yield battle, deed, frame


@pytest.mark.parametrize("kind", [Strike, Move])
@pytest.mark.parametrize("device", ["mouse", "slow mouse", "keys"])
def test_a_card_pressed_while_another_moves_or_strikes_is_chosen(quick, kind, device):
    for battle, deed, frame in at_every_phase(quick, kind):
        other = another(battle, deed)
        press(quick, battle, other, device)
        quick.until_asked()
        assert battle.mode.chosen is not None and battle.mode.chosen.spot == other, frame


def test_a_card_that_is_clicked_while_it_walks_stays_chosen(quick):
    for battle, deed, frame in at_every_phase(quick, Move):
        battle.board.spot(deed.to).press()
        quick.until_asked()
        goes_on = deed.to in battle.mode.by_unit
        assert (battle.mode.chosen is not None and battle.mode.chosen.spot == deed.to) is goes_on
        assert goes_on, frame


def test_a_square_clicked_while_a_card_walks_is_walked_to_next(quick):
    for battle, deed, frame in at_every_phase(quick, Move):
        walker = battle.port.view().at(deed.to)
        quick.click_spot(deed.unit)
        quick.until_asked()
        assert battle.port.view().at(deed.unit).uid == walker.uid, frame


def test_a_click_that_means_nothing_afterwards_only_hurries(quick):
    pages = len(quick.app.scenes) + 1
    for battle, deed, frame in at_every_phase(quick, Strike):
        free = next(s.spot for s in battle.board.squares if battle.picture.at(s.spot) is None)
        battle.board.spot(deed.target if frame % (2 * EVERY) else free).press()
        quick.until_asked()
        assert len(quick.app.scenes) == pages and battle.notice == ""
        assert battle.mode.chosen is None


def test_clicks_in_the_enemys_turn_only_hurry_it(quick):
    battle = opened(quick)
    own = next(each.spot for each in battle.picture.living(0) if is_square(each.spot))
    battle.act(Action.END_TURN)
    battle.act(Action.END_TURN)
    quick.until(lambda: battle.picture.turn_player == 1)
    quick.until(lambda: not battle.director.is_idle)
    quick.click_spot(own)
    assert not battle.pointing.is_wishing and not battle.director.is_fast


def test_a_click_that_slips_a_little_is_a_click(quick):
    battle = opened(quick)
    spot = next(spot for spot in battle.mode.by_unit if is_square(spot))
    rect = battle.board.spot(spot).rect
    quick.drag(rect.center, (rect.centerx + rect.width // 3, rect.centery))
    assert battle.mode.chosen is not None and battle.mode.chosen.spot == spot
    quick.drag(rect.center, (rect.centerx + 2 * rect.width, rect.centery))
    assert battle.mode.chosen.spot == spot, "it was let go elsewhere"
