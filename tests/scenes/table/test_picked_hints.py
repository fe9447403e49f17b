"""A hint where several cards are ticked before a button is pressed."""

import pytest

from game.core.protocols import Candidate, Whole
from game.session.hint import Hint
from game.session.match import HUMAN, Match, Seat
from game.session.port import Turn
from game.session.sitting import Sitting
from scenes.table.scene import TableScene
from scenes.ui.text import plain
from tests.scenes.player import Player
from tests.session.tallies import tallied
from tests.session.test_several import exchange


@pytest.fixture(params=["schnapsen"])
def at_exchange(request, tmp_path):
    """A player who is to put cards away, and his table."""
    player = Player(tmp_path, coach="off")
    found = exchange(request.param)
    seats = [Seat(HUMAN if n == found.to_act else "club", name) for n, name in enumerate("ABC")]
    match = Match(found.ruleset, found.options, seats, found.seed)
    for notation in found.actions:
        match.apply(match.to_act, match.ruleset.parse_action(notation))
    table = TableScene(
        Sitting(match, player.program.thinker), player.program.look, player.program.ways
    )
    player.app.push(table)
    player.until(lambda: table.is_asking)
    yield player, table
    player.quit()


def tick(table, *places):
    for place in places:
        table.play(table.hand.cards[place].card)


def hint_of(table, actions=()):
    candidates = [Candidate(each, -float(n), 50) for n, each in enumerate(actions)]
    return Hint(Turn.of(table.sitting._match), tallied(candidates))


def told(table):
    return [plain(each.label) for each in table.board.advice.walk() if each.label]


def test_a_hint_is_of_all_the_cards_whatever_is_ticked(at_exchange):
    player, table = at_exchange
    tick(table, 2)
    player.key("h")
    player.until(lambda: table.board.advice is not None)
    assert len(table.show.hinted) == 2 and table.board.advice.told.tally is not None


def test_another_tick_puts_the_hint_away(at_exchange):
    _player, table = at_exchange
    first, second, third, *_rest = [table.picks.action_of(c.card) for c in table.hand.cards]
    table.counsel.advise(hint_of(table, [Whole((first, second)), Whole((first, third))]))
    tick(table, 0)
    assert table.board.advice is None and not table.show.hinted


def test_an_exchange_is_taken_back_whole(at_exchange):
    player, table = at_exchange
    before = [each.card for each in table.hand.cards]
    match = table.sitting._match
    made = len(match.actions)
    tick(table, 0, 1)
    player.click(table.picks.label(2))
    player.until(lambda: len(match.actions) > made + 1 and table.is_asking)
    table.sitting.take_back()
    assert len(match.actions) == made
    player.until(lambda: table.is_asking and table.picks is not None)
    assert [each.card for each in table.hand.cards] == before


@pytest.mark.parametrize("at_exchange", ["schnapsen"], indirect=True)
def test_two_cards_that_are_one_choice_are_named_and_lit_as_one(at_exchange):
    _player, table = at_exchange
    first, second, third, *_rest = [table.picks.action_of(c.card) for c in table.hand.cards]
    best, other = Whole((first, second)), Whole((first, third))
    table.counsel.advise(hint_of(table, [best, other]))
    signs = [plain(table.game.write_card(str(each.card))) for each in (first, second, third)]
    assert told(table)[0] == f"{signs[0]} {signs[1]}"
    assert table.show.hinted == (first.card, second.card)
