"""Deals made up beforehand: each gets his cards, players do as they are told, secrets stay."""

import pytest

from game.bots.thinker import Thinker
from game.rulesets.catalogue import RULESETS
from game.session.match import HUMAN, Match, Seat
from game.session.sitting import Sitting
from scenes.show.lesson import LESSONS

STACKED = [game for game in LESSONS if LESSONS[game].stacks]


@pytest.mark.parametrize("game", STACKED)
def test_each_pack_holds_different_cards(game):
    for stack in LESSONS[game].stacks:
        assert len(set(stack.pack)) == len(stack.pack)


def test_the_cards_come_as_they_lie_whatever_the_person_does():
    match = LESSONS["schnapsen"].match("You")
    pack = list(match.stacks[0].pack)
    assert set(match.state.view(0).hand) == set(pack[:3])
    match.apply(0, RULESETS["schnapsen"].parse_action("turn2"))
    assert match.state.table.turned == pack[9], "turned up is the next card of the pack"
    match.take_back(0)
    match.apply(0, RULESETS["schnapsen"].parse_action("H"))
    assert set(match.state.view(0).hand) == {*pack[:3], *pack[9:12]}


def test_what_nobody_stacked_is_drawn_by_chance():
    lesson = LESSONS["berzerka"]
    first, second = (
        Match(lesson.ruleset, lesson.options, [Seat(HUMAN, name) for name in "ABC"], seed, 1)
        for seed in (1, 2)
    )
    assert first.state.view(0).hand != second.state.view(0).hand
    assert first.stack is None


def test_computer_players_do_as_they_are_told_without_thinking():
    match = LESSONS["berzerka"].match("You")
    thinker = Thinker()
    sitting = Sitting(match, thinker)
    assert sitting.move() and sitting.move()
    assert match.actions == ["berzerka+0", "bottle_it_up+0"]
    assert not sitting.move(), "the person is to bid"
    assert thinker._call is None


def test_a_stacked_match_is_no_record():
    with pytest.raises(AssertionError, match="stacked"):
        LESSONS["schnapsen"].match("You").record()
