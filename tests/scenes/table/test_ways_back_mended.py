"""A question that gave way, or came in another's place, is seen whole when it comes back."""

import pygame
import pytest

from game.core.rng import Rng
from game.rulesets.bridge import BRIDGE
from game.rulesets.bridge.actions import ACCEPT, CLAIM, CONTEST, Tricks
from game.rulesets.bridge.claims import may_claim, tricks_left
from game.rulesets.bridge.options import BridgeOptions
from game.session.coach.words import Caveat
from game.session.match import Match
from game.session.store import Store
from scenes.app import App
from scenes.preferences import Preferences
from scenes.program import Program
from scenes.show.hint import Caution
from scenes.table.scene import TableScene
from scenes.ui.boxes import Row
from scenes.ui.button import Button
from tests.scenes.table.test_mending import LONG_SENTENCE, SEATS, Led, anew
from tests.scenes.thinking import thinker

LOOKS = [((960, 540), 1.6), ((1280, 720), 1.0)]


def moved_on(match, rng):
    view, legal = match.state.view(match.to_act), match.state.legal_actions()
    match.apply(match.to_act, BRIDGE.sense.policy(view, legal, rng))


def at_claim(is_asked):
    """Return a match in which the person may claim, or is asked about the claim of another."""
    for seed in range(1, 40):
        match, rng = Match(BRIDGE, BridgeOptions(), SEATS, seed, 1), Rng(seed)
        while not match.is_over:
            table = match.state.table
            if table.is_playing and may_claim(table) and 2 < tricks_left(table) < 6:
                if not is_asked and match.to_act == 0:
                    return match
                if is_asked and match.to_act != 0 and table.decider(0) == 0:
                    match.apply(match.to_act, CLAIM)
                    match.apply(match.to_act, Tricks(tricks_left(table)))
                    while match.to_act != 0 and match.state.table.claim is not None:
                        if ACCEPT not in match.state.legal_actions():
                            break
                        match.apply(match.to_act, ACCEPT)
                    if match.to_act == 0 and CONTEST in match.state.legal_actions():
                        return match
                    break
            moved_on(match, rng)
    pytest.fail("no such claim")


class Seen:
    """A table at which every picture is compared with the one that is drawn anew."""

    def __init__(self, match, size, text):
        self.app = App(size, text_scale=text, guarded=False)
        program = Program(self.app, Store.in_memory(), thinker(), Preferences(text_scale=text))
        self.table = TableScene(Led(match, program.thinker), program.look, program.ways)
        self.app.push(self.table)
        self.settle("as it comes")

    def settle(self, after):
        for _frame in range(60):
            self.app.step([], 1 / 10)
            self.table.sparks.clear()
            self.app.render()
        self.table.show.celebration.clear()
        self.table.toast("")
        self.app.step([], 1 / 10)
        drawn = pygame.image.tobytes(self.app.render(), "RGB")
        assert self.table._tip_of is None
        assert drawn == pygame.image.tobytes(anew(self.table), "RGB"), after

    def warn(self):
        warning = Caveat("Are you sure?", (LONG_SENTENCE,) * 2)
        choices = [Button(name, list, size=15, least=60) for name in ("Go ahead", "Think again")]
        self.table.show_caveat(Caution(warning, Row(*choices, gap=8, fill=True)))


@pytest.fixture
def sees():
    made = []

    def sit(*how):
        made.append(Seen(*how))
        return made[-1]

    yield sit
    for each in made:
        each.app.window.destroy()


@pytest.mark.parametrize(("size", "text"), LOOKS)
def test_the_question_of_a_claim_is_whole_there_and_back(sees, size, text):
    seen = sees(at_claim(is_asked=False), size, text)
    table = seen.table
    before = table.board.asking.rect.copy()
    table._submit(CLAIM)
    seen.settle("the number is asked")
    seen.warn()
    seen.settle("warned")
    table.show_caveat(None)
    seen.settle("thought again")
    table._take_back()
    seen.settle("taken back")
    assert table.board.asking.rect == before
    table._submit(CLAIM)
    table._submit(Tricks(tricks_left(table.port.view().table)))
    seen.settle("claimed")
    match = table.sitting._match
    while match.to_act != 0 and not match.is_over:
        legal = match.state.legal_actions()
        match.apply(match.to_act, CONTEST if CONTEST in legal else legal[0])
    seen.settle("contested")


@pytest.mark.parametrize(("size", "text"), LOOKS)
def test_the_question_whether_to_accept_one_is_whole_there_and_back(sees, size, text):
    seen = sees(at_claim(is_asked=True), size, text)
    stood = seen.table.board.asking.rect.copy()
    seen.warn()
    seen.settle("warned")
    seen.table.show_caveat(None)
    seen.settle("thought again")
    assert seen.table.board.asking.rect == stood
    seen.table._submit(CONTEST)
    seen.settle("contested")
