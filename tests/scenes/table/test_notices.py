"""Without animation the next question comes at once: no notice from before is up at it."""

import pytest

from game.core.rng import Rng
from game.rulesets.catalogue import RULESETS
from game.session.match import HUMAN, Match, Seat
from scenes.table.catalogue import TABLES
from scenes.table.scene import TableScene
from tests.scenes.opened import Led
from tests.scenes.table.test_layout import NAMES, room_of

__all__ = ["room_of"]

QUESTIONS = 12
"""So many are asked one after the other: the auction, the change of cards, some tricks."""


def until_asked(table, room, decide_for_others):
    """Let the match go on until the person is asked, and not a frame longer."""
    for _frame in range(2000):
        if room.app.top is not table:  # the page after a deal
            room.app.top.cancel()
        elif table.is_asking:
            return
        decide_for_others()
        room.app.step([], 1 / 60)
    raise AssertionError("nothing is asked any more")


def do_wrong(table):
    """Do what is refused here: play a card that may not be, or pick one too many; else say so."""
    shut = [each for each in table.hand.cards if not each.enabled]
    if shut:
        table.play(shut[0].card)
    elif table.picks is not None:
        for each in table.hand.cards[: table.picks.most + 1]:
            table.play(each.card)
    if not table.notice:
        table.refuse("This is true of the present question.")
    assert table.notice


def decide(table, proposed):
    """Decide as a player at this table does."""
    if table.picks is not None:
        if len(table.show.picked) < table.picks.least:
            table.play(table.hand.cards[0].card)
        table._hand_over()
    elif table.by_card:
        table._submit(proposed)
    else:
        table.board.asking.button_of(proposed).press()


@pytest.mark.parametrize("game", TABLES)
def test_nothing_that_was_said_of_one_question_is_up_at_the_next(room_of, game):
    room, ruleset = room_of((1280, 720), 1.0, False), RULESETS[game]
    seats = [Seat(HUMAN, NAMES[0]), *(Seat("plain", name) for name in NAMES[1:])]
    seats = seats[: ruleset.players[0]]
    match, rng, said = Match(ruleset, ruleset.options(), seats, 5), Rng(1), []
    table = TableScene(Led(match, room.program.thinker), room.program.look, room.program.ways)
    room.app.push(table)

    def proposed():
        view, legal = match.state.view(match.to_act), match.state.legal_actions()
        return ruleset.sense.policy(view, legal, rng)

    def decide_for_others():
        if match.to_act > 0:
            match.apply(match.to_act, proposed())

    for _question in range(QUESTIONS):
        until_asked(table, room, decide_for_others)
        assert table.notice not in said
        do_wrong(table)
        said.append(table.notice)
        decide(table, proposed())
    assert len(set(said)) > 1, "a card was refused as well"
