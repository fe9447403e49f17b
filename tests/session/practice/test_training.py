"""Trainers: new hands, a decision weighed by what could be known of it, and how a set has gone."""

from typing import Any

import pytest

from game.bots.catalogue import STAKES
from game.cli.text.hinting import look_lines, table_lines
from game.core.protocols import Candidate
from game.core.rng import Rng
from game.session.asking import Answer, Question
from game.session.match import Match
from game.session.port import Port
from game.session.practice.trainers import TRAINERS, Deciding, set_words
from game.session.practice.training import (
    BOOK,
    Score,
    Weighed,
    is_trained,
    new_hand,
    rival_words,
    verdict,
    weighing,
)
from game.session.seats import think
from tests.session.tallies import tallied
from tests.session.test_review import by_sight

ALL = [each for all in TRAINERS.values() for each in all if isinstance(each, Deciding)]


def first_of(game: str) -> Deciding:
    return next(each for each in ALL if each.game == game)


def named(game: str, id: str) -> Deciding:
    return next(each for each in ALL if (each.game, each.id) == (game, id))


def hand(trainer: Deciding, seed: int) -> Match:
    """Return a deal at the person's first decision."""
    match = new_hand(trainer, seed, "Ana")
    while not match.seats[match.to_act].is_human:
        match.apply(match.to_act, think(match)[0].action)
    return match


def weighed(
    trainer: Deciding, port: Port[Any, Any], choice: Any, answering: Any = by_sight
) -> Weighed:
    asking = weighing(trainer, port, choice)
    try:
        question = next(asking)
        while True:
            question = asking.send(answering(question))
    except StopIteration as done:
        found: Weighed = done.value
        return found


def by_number(question: Question) -> Answer:
    """The lower the better, each step 2 of 10 points; the book says the second."""
    if question.bot == STAKES:
        return [Candidate(question.legal[0], 10.0)]
    if question.bot == BOOK:
        return [Candidate(question.legal[1], 0.0)]
    return tallied([Candidate(e, -2.0 * n, 9) for n, e in enumerate(sorted(question.legal))])


def told(weighed: Weighed) -> list[str]:
    """Return all that is said of a decision, line by line."""
    why = weighed.explanation
    said = [verdict(weighed, str), rival_words(weighed, str)]
    return [*said, *look_lines(why, str), *table_lines(why, str)]


@pytest.mark.parametrize("trainer", ALL, ids=lambda each: f"{each.game}-{each.id}")
def test_no_word_depends_on_what_the_player_could_not_see(trainer: Deciding) -> None:
    for seed in range(1, 4):
        match = hand(trainer, seed)
        port: Port[Any, Any] = Port(match, match.to_act)
        if not is_trained(trainer, match.ruleset, port.view(), port.legal_actions()):
            continue
        choice = port.legal_actions()[-1]
        words = told(weighed(trainer, port, choice))
        for number in range(8):
            match.state = match.ruleset.sense.determinize(port.view(), Rng(number))
            assert told(weighed(trainer, port, choice)) == words


def test_a_bid_is_right_if_it_is_no_slip() -> None:
    match = hand(first_of("whist"), 1)
    port: Port[Any, Any] = Port(match, match.to_act)
    legal = port.legal_actions()
    best, worse = (weighed(first_of("whist"), port, each, by_number) for each in legal[:2])
    assert best.is_right and best.loss == 0 and verdict(best, str).startswith("Nothing is better")
    assert not worse.is_right and worse.loss == pytest.approx(0.2)
    assert "gives away 20%" in verdict(worse, str)


def test_in_bridge_the_book_is_right_and_so_is_what_brings_as_much() -> None:
    match = hand(first_of("bridge"), 1)
    port: Port[Any, Any] = Port(match, match.to_act)
    booked = port.legal_actions()[1]
    better, *_between, worse = sorted(port.legal_actions())
    by_book, wrong, right = (
        weighed(first_of("bridge"), port, each, by_number) for each in (booked, worse, better)
    )
    assert by_book.is_right and by_book.loss == 0
    assert f"On average {better} brings more with this hand; it would be right too." in told(
        by_book
    )
    assert not wrong.is_right and verdict(wrong, str) == f"The system says {booked}, not {worse}."
    assert right.is_right and right.loss == 0 and right.rival is None
    assert verdict(right, str) == (
        f"The system says {booked}, but {better} brings at least as much on average: "
        "either will do."
    )


def test_play_is_not_trained() -> None:
    match = hand(first_of("whist"), 1)
    while not any(hasattr(each, "card") for each in match.state.legal_actions()):
        match.apply(match.to_act, match.state.legal_actions()[0])
    port: Port[Any, Any] = Port(match, match.to_act)
    assert not is_trained(first_of("whist"), match.ruleset, port.view(), port.legal_actions())


def test_a_set_is_summed_up() -> None:
    match = hand(first_of("whist"), 1)
    port: Port[Any, Any] = Port(match, match.to_act)
    score = Score()
    assert set_words(first_of("whist")) == "A set has 10 decisions."
    for number in range(Deciding.length):
        assert not score.is_over
        score.add(weighed(first_of("whist"), port, port.legal_actions()[number % 2], by_number))
    assert score.is_over and score.right == 5
    assert score.told() == (
        "Right answers: 5 of 10. On average 10.0% of what is at stake was given away."
    )


@pytest.mark.parametrize(
    ("id", "is_lead"), [("lead", True), ("declarer", False), ("defence", False)]
)
def test_a_deal_of_bridge_is_played_up_to_what_is_trained(id: str, is_lead: bool) -> None:
    trainer = named("bridge", id)
    tricks = set[int]()
    for seed in range(1, 9):
        match = new_hand(trainer, seed, "Ana")
        view = match.state.view(match.to_act)
        assert match.seats[match.to_act].is_human and sum(s.is_human for s in match.seats) == 1
        assert is_trained(trainer, match.ruleset, view, match.state.legal_actions())
        assert view.table.is_opening_lead is is_lead
        contract = view.table.contract
        assert (match.to_act % 2 == contract.side) is (id == "declarer")
        again = new_hand(trainer, seed, "Ana")
        assert again.actions == match.actions and again.seats == match.seats
        tricks.add(len(view.table.tricks))
    assert (tricks == {0}) is is_lead


@pytest.mark.parametrize("seed", [2, 19])
def test_a_person_sits_where_few_battles_hold_many_decisions(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """How many decisions are passed over is drawn anew for each deal."""
    monkeypatch.setattr("game.session.practice.training.MOST_DEALS", 30)
    match = new_hand(named("berserk", "protect"), seed, "Ana")
    assert match.seats[match.to_act].is_human


def test_kontra_is_asked_and_nothing_before() -> None:
    trainer = named("schnapsen", "kontra")
    match = new_hand(trainer, 3, "Ana")
    asked = []
    while not match.is_over:
        port: Port[Any, Any] = Port(match, match.to_act)
        if is_trained(trainer, match.ruleset, port.view(), port.legal_actions()):
            asked.append(port.view().table.phase)
        match.apply(match.to_act, think(match, BOOK)[0].action)
    assert asked and set(asked) <= {"kontra", "rekontra"}


@pytest.mark.parametrize("id", ["opening", "response", "overcall"])
def test_a_part_of_the_auction_is_trained_by_itself(id: str) -> None:
    for seed in range(1, 9):
        match = new_hand(named("bridge", id), seed, "Ana")
        player = match.to_act
        said = [call for call in match.state.view(player).table.auction.calls if call.bid]
        ours = [call.player for call in said if (call.player - player) % 2 == 0]
        assert match.seats[player].is_human
        if id == "opening":
            assert not said
        elif id == "response":
            assert said[0].player == (player + 2) % 4 and ours == [said[0].player]
        else:
            assert said and not ours
