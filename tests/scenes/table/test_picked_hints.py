"""A hint where several cards are ticked before a button is pressed."""

import pytest

from game.core.protocols import Candidate
from game.core.whole import Whole
from game.session.hint import Hint
from game.session.match import HUMAN, Match, Seat
from game.session.sitting import Sitting
from game.session.turn import Turn
from scenes.table.scene import TableScene
from scenes.ui.text import plain
from tests.scenes.player import Player
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


def hint_of(table, actions=(), **said):
    candidates = [Candidate(each, -float(n), 50) for n, each in enumerate(actions)]
    return Hint(Turn.of(table.sitting._match), candidates, **said)


def told(table):
    return [plain(each.label) for each in table.board.advice.walk() if each.label]


def test_the_adviser_is_asked_what_goes_beside_the_cards_ticked(at_exchange):
    player, table = at_exchange
    tick(table, 2)
    ticked = table.picks.action_of(table.hand.cards[2].card)
    player.key("h")
    player.until(lambda: table.board.advice is not None)
    name = plain(table.game.name_action(ticked))
    lines = told(table)
    assert lines[0].startswith("Rather keep") or name not in lines[0]
    assert table.show.hinted or "enough" in lines[0] or "none" in lines[0]


def test_what_is_enough_names_the_button_as_it_is_written(at_exchange):
    player, table = at_exchange
    tick(table, *range(table.picks.least or 1))
    picks, count = table.picks, len(table.show.picked)
    table.counsel.advise(hint_of(table, [] if picks.done is None else [picks.done], is_enough=True))
    label = picks.label(count)
    assert told(table)[0] == f"That is enough: press “{label}”."
    assert plain(table.focused.label) == label and table.focused.is_advised
    player.step()
    assert label in player.text()


def test_another_tick_puts_the_hint_away(at_exchange):
    _player, table = at_exchange
    first = table.picks.action_of(table.hand.cards[0].card)
    table.counsel.advise(hint_of(table, [first]))
    tick(table, 0)
    assert table.board.advice is None and not table.show.hinted


def test_a_tick_made_while_the_adviser_thinks_counts_too(at_exchange, monkeypatch):
    _player, table = at_exchange
    asked = []

    def ask_hint(answer, chosen=(), kinds=()):
        asked.append((answer, list(chosen)))
        return True

    monkeypatch.setattr(table.sitting, "ask_hint", ask_hint)
    table.counsel.ask_hint()
    tick(table, 1)
    answer, chosen = asked[0]
    assert chosen == []
    answer(hint_of(table, [table.picks.action_of(table.hand.cards[1].card)]))
    assert table.board.advice is None, "that card is ticked by now"
    assert asked[1][1] == [table.picks.action_of(table.hand.cards[1].card)]


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
