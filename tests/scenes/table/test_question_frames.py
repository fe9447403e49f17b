"""What it costs that a question comes to the table: it is made before it is seen, and it alone."""

from itertools import count

import pygame
import pytest

from game.core.rng import Rng
from game.rulesets.bridge import BRIDGE
from game.rulesets.bridge.options import BridgeOptions
from game.rulesets.schnapsen import SCHNAPSEN
from game.rulesets.schnapsen.options import SchnapsenOptions
from game.rulesets.whist import WHIST
from game.rulesets.whist.options import WhistOptions
from game.session.match import HUMAN, Match, Seat
from game.session.store import Store
from scenes.app import App
from scenes.preferences import Preferences
from scenes.program import Program
from scenes.table.asking import Asking
from scenes.table.plate import Plate
from scenes.table.scene import TableScene
from scenes.ui.button import Button
from scenes.ui.shelf import pictures
from tests.scenes.opened import Led
from tests.scenes.thinking import thinker

SEATS = [Seat(HUMAN, "Ana"), *(Seat("club", name) for name in ("Bo", "Cleo", "Dan"))]


def test_a_question_is_made_in_pieces_and_nothing_else_is_placed_or_painted(monkeypatch):
    clock = map(float, count())
    app = App((960, 540), guarded=False, moves=True, in_pieces=True, now=clock.__next__)
    program = Program(app, Store.in_memory(), thinker(), Preferences())
    match, rng = Match(WHIST, WhistOptions(largest_hand=3), SEATS, 5), Rng(5)
    table = TableScene(Led(match, program.thinker), program.look, program.ways)
    app.push(table)
    placed, painted = [], []
    place, draw = Plate.place, table.board.draw_under
    monkeypatch.setattr(Plate, "place", lambda *a: (placed.append(a[0]), place(*a)))
    monkeypatch.setattr(
        table.board, "draw_under", lambda p, part: (painted.append(part), draw(p, part))
    )
    for _frame in range(400):
        if table.show.director.is_idle and not match.is_over and match.to_act != 0:
            view = match.state.view(match.to_act)
            match.apply(match.to_act, WHIST.sense.policy(view, match.state.legal_actions(), rng))
        placed.clear()
        painted.clear()
        is_new = app.step([], 1 / 10)
        if table.board.asking is not None:
            break
        if is_new:
            app.render()
    asking = table.board.asking
    assert asking is not None
    before, steps = pygame.image.tobytes(app.surface, "RGB"), 0
    assert not is_new
    while not app.step([], 0):
        assert pygame.image.tobytes(app.surface, "RGB") == before, "nothing of it is seen"
        steps += 1
    answers = [each for each in asking.walk() if isinstance(each, Button)]
    assert steps >= len(answers) > 2, "a piece each"
    app.render()
    assert not placed
    over = sum(part.width * part.height for part in painted)
    assert 0 < over < 960 * 540 / 2
    table.show.spoil(None)
    mended = pygame.image.tobytes(app.surface, "RGB")
    assert pygame.image.tobytes(app.render(), "RGB") == mended
    app.window.destroy()


def test_the_card_of_the_contract_is_made_before_the_frame_in_which_it_is_seen():
    clock = map(float, count())
    app = App((960, 540), guarded=False, moves=True, in_pieces=True, now=clock.__next__)
    program = Program(app, Store.in_memory(), thinker(), Preferences())
    match, rng = Match(BRIDGE, BridgeOptions(), SEATS, 3), Rng(3)
    table = TableScene(Led(match, program.thinker), program.look, program.ways)
    app.push(table)
    extra = table.board.extra
    made = []
    for _frame in range(900):
        if table.show.director.is_idle and app.top.is_ready:
            view = match.state.view(match.to_act)
            legal = match.state.legal_actions()
            match.apply(match.to_act, BRIDGE.sense.policy(view, legal, rng))
            table.stop_asking()
        is_new = app.step([], 1 / 10)
        before = {key for key in pictures._kept if key[0] in ("box", "shadow", "suit")}
        told = extra.table
        is_contract = told is not None and told.contract is not None and not told.is_bidding
        if is_new:
            app.render()
            if is_contract:
                now = {key for key in pictures._kept if key[0] in ("box", "shadow", "suit")}
                made.append(now - before)
                break
    assert made
    size = extra.rect.size
    assert not any(key[1] == size for key in made[0])
    assert any(key[1] == size for key in pictures._kept)
    app.window.destroy()


@pytest.mark.parametrize("seed", [5, 6])
def test_a_question_is_measured_bit_by_bit_while_what_leads_to_it_is_shown(monkeypatch, seed):
    """How wide it is to be is found by trial: all of it in one frame took longer than a frame."""
    app = App((960, 540), guarded=False, moves=True, text_scale=1.6)
    program = Program(app, Store.in_memory(), thinker(), Preferences())
    match, rng = Match(SCHNAPSEN, SchnapsenOptions(), SEATS[:3], seed), Rng(5)
    table = TableScene(Led(match, program.thinker), program.look, program.ways)
    app.push(table)
    tried, height = [], Asking.height
    monkeypatch.setattr(Asking, "height", lambda *a: (tried.append(a[2]), height(*a))[1])
    trials, asked = [], []
    for _frame in range(900):
        if table.show.director.is_idle and match.to_act != 0:
            view = match.state.view(match.to_act)
            legal = match.state.legal_actions()
            match.apply(match.to_act, SCHNAPSEN.sense.policy(view, legal, rng))
        tried.clear()
        app.step([], 1 / 60)
        trials.append(len(tried))
        if table.is_asking:
            asked.append(table.board.asking)
            break
    (asking,) = asked
    assert asking is not None
    assert sum(trials) > 5
    assert max(trials) == 1
    before = asking.rect.copy()
    table.relayout()
    app.step([], 1 / 60)
    assert asking.rect == before, "as it stands without having been measured"
    app.window.destroy()
