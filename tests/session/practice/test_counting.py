"""The trainer of keeping count: what is asked is right, and rests on what was seen."""

from typing import Any

import pytest

from game.core.rng import Rng
from game.kit.cards import NO_TRUMP
from game.session.practice.counting import Counted, Score, Watched
from game.session.practice.trainers import TRAINERS, Counting, set_words
from game.session.practice.training import BOOK
from game.session.seats import think

ALL = [each for all in TRAINERS.values() for each in all if isinstance(each, Counting)]
SEEDS = range(1, 7)


def watched(trainer: Counting, seed: int) -> Watched | None:
    """Return a deal watched to its end, None where nothing is to be asked."""
    deal = Watched(trainer, seed, "Ana")
    while not (deal.is_due or deal.is_useless):
        deal.match.apply(deal.match.to_act, think(deal.match, BOOK)[0].action)
    return None if deal.is_useless else deal


@pytest.fixture(scope="module", params=ALL, ids=lambda each: each.game)
def deals(request: Any) -> list[Watched]:
    found = [deal for seed in SEEDS if (deal := watched(request.param, seed)) is not None]
    assert len(found) >= len(SEEDS) // 2
    return found


def test_no_question_depends_on_what_the_seat_could_not_see(deals: list[Watched]) -> None:
    for deal in deals:
        match, telling = deal.match, deal.match.ruleset.telling
        view = deal.port.view()
        asked = telling.counts(view, match.names, Rng(5))
        for number in range(8):
            other = match.ruleset.sense.determinize(view, Rng(number)).view(deal.seat)
            assert telling.counts(other, match.names, Rng(5)) == asked


def test_the_right_answers_are_right_with_all_cards_open(deals: list[Watched]) -> None:
    kinds = set()
    for deal in deals:
        table = deal.match.state.table
        for count in deal.questions():
            assert 0 <= count.right < len(count.answers)
            assert len(set(count.answers)) == len(count.answers) >= 2
            right = count.answers[count.right]
            if "trumps" in count.question and deal.match.ruleset.id == "whist":
                others = [h for seat, h in enumerate(table.hands) if seat != deal.seat]
                assert int(right) == sum(card.suit == table.trump for h in others for card in h)
                kinds.add("trumps")
            elif "out of" in count.question and count.right:
                player = next(p for p, n in enumerate(deal.match.names) if n in count.question)
                suits = {getattr(card, "suit", NO_TRUMP) for card in table.hands[player]}
                assert count.right - 1 not in suits
                kinds.add("out")
            elif "card points" in count.question:
                maker = table.maker
                own, all_points = table.captured[maker], sum(table.captured)
                assert int(right) == (all_points - own if "opponents" in count.question else own)
                kinds.add("points")
    assert "out" in kinds
    assert deals[0].match.ruleset.id not in ("whist", "schnapsen") or len(kinds) > 1


def test_nothing_is_told_that_is_asked(deals: list[Watched]) -> None:
    port = deals[0].port
    told = port.ruleset.telling.text_view(port.view(), port.names, 1)
    assert "card points" not in told


def test_answers_are_counted_and_a_set_is_summed_up(deals: list[Watched]) -> None:
    counts = deals[0].questions()
    right = Counted(counts, [count.right for count in counts])
    assert right.is_right and all(is_right for is_right, _words in right.told())
    wrong = Counted(counts, [(count.right + 1) % len(count.answers) for count in counts])
    assert wrong.right == 0 and all("You said: " in words for _is_right, words in wrong.told())
    score = Score()
    assert set_words(ALL[0]) == "A set has 5 rounds of questions."
    for _deal in range(Counting.length):
        assert not score.is_over
        score.add(right)
    assert score.is_over and f"{len(counts) * Counting.length} of" in score.told()


def test_the_hands_lie_open_at_the_end(deals: list[Watched]) -> None:
    hands = dict(deals[0].hands(str))
    assert len(hands) == len(deals[0].match.seats) and all(hands.values())
