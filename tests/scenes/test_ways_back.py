"""One comes back to where one came from."""

import pytest

from game.session.sitting import Sitting
from scenes.kept import Chosen, KeptMatches
from scenes.results import Afterwards, Results
from scenes.scene import Action
from scenes.show.replay import ReplayPage
from scenes.studio import FRAME, Studio
from scenes.table.scene import TableScene


@pytest.fixture
def studio():
    studio = Studio((1280, 720))
    yield studio
    studio.close()


def test_a_replay_from_the_list_leads_back_to_the_list(studio):
    studio.match(10_000, largest=3)
    studio.store.barrier()
    studio.program.archive.open()
    [match] = studio.store.matches.all()
    studio.app.top.done(Chosen(match.id, "replay"))
    studio.wait(0.1)
    assert isinstance(studio.app.top, ReplayPage)
    studio.app.top.cancel()
    studio.wait(0.1)
    assert isinstance(studio.app.top, KeptMatches)


def test_a_replay_from_the_end_of_a_match_leads_back_to_its_result(studio):
    match = studio.match(10_000, largest=3)
    studio.store.barrier()
    program = studio.program
    table = TableScene(Sitting(match, program.thinker), program.look, program.ways)
    studio.app.push(table)
    studio.wait(FRAME)
    program.ways.match_ended(table, table.port.events()[-1])
    studio.app.top.done(Afterwards.REPLAY)
    studio.wait(0.1)
    assert isinstance(studio.app.top, ReplayPage)
    studio.app.top.cancel()
    studio.wait(0.1)
    assert isinstance(studio.app.top, Results)
    studio.app.top.done(Afterwards.TITLE)
    studio.wait(0.1)
    assert len(studio.app.scenes) == 1


def test_what_was_refused_is_not_told_after_the_next_decision(studio):
    match = studio.to_person(studio.match(0), playing=True)
    table = studio.table(match)
    illegal = next(card for card in table.hand.cards if not card.enabled)
    illegal.act(Action.CONFIRM)
    assert table.notice
    next(card for card in table.hand.cards if card.enabled).act(Action.CONFIRM)
    assert not table.notice
