"""Two thousand whole matches at random under all options: none breaks, and no card is lost."""

from collections import Counter
from collections.abc import Iterator

import pytest

from game.core.options import each_single_change
from game.core.protocols import Event
from game.core.rng import Rng
from game.kit.cards import Card
from game.kit.tricks import CardPlayed, HandDealt, TrickTaken
from game.rulesets.berzerka import BERZERKA
from game.rulesets.berzerka.contracts import CONTRACTS
from game.rulesets.berzerka.events import CardDiscarded, CardsExchanged, DealScored
from game.rulesets.berzerka.options import PRESETS, BerzerkaOptions, custom_board
from game.session.match import Match, MatchEnded, Seat

CHANGES = [*each_single_change(BerzerkaOptions), *PRESETS.values()]
MATCHES = 2000
IN_SUITE = 180


def options(number: int) -> BerzerkaOptions:
    """Return the options of one match: every change in turn, then boards at random."""
    if number % 3:
        return CHANGES[number // 3 % len(CHANGES)]
    rng = Rng(number).fork("board")
    return custom_board(rng.sample(tuple(CONTRACTS), 3 + rng.below(11)))


def play(number: int) -> Match:
    """Return the match of this number, played at random."""
    match = Match(BERZERKA, options(number), [Seat("random", name) for name in "ABC"], number)
    rng = Rng(number).fork("players")
    while not match.is_over:
        match.apply(match.to_act, rng.choice(match.state.legal_actions()))
    return match


def check(number: int) -> None:
    match = play(number)
    hands = list(deals(match.events))
    assert len(hands) == match.options.boxes == len(match.standing.results)
    for events in hands:
        check_hand(events, match.options.exchange)
    assert sum(match.standing.scores) == 0
    ended = match.events[-1]
    assert isinstance(ended, MatchEnded)
    assert ended.winners and ended.scores == match.standing.scores


@pytest.mark.parametrize("number", range(0, 60, 3))
def test_what_an_event_leads_to_is_what_everyone_sees(number: int) -> None:
    match = Match(BERZERKA, options(number), [Seat("random", name) for name in "ABC"], number)
    rng = Rng(number).fork("players")
    while not match.is_over:
        state = match.state.clone()
        told: list[Event] = []
        action = rng.choice(state.legal_actions())
        state.apply_action(action, told.append)
        for observer in (0, 1, 2, None):
            shown = [event.redacted(observer).after for event in told]
            assert shown[-1] == state.view(observer).table
        match.apply(match.to_act, action)


@pytest.mark.parametrize("chunk", range(6))
def test_some_hundred_matches(chunk: int) -> None:
    for number in range(chunk, IN_SUITE, 6):
        check(number)


@pytest.mark.long
@pytest.mark.parametrize("chunk", range(20))
def test_two_thousand_matches(chunk: int) -> None:
    for number in range(IN_SUITE + chunk, MATCHES, 20):
        check(number)


def test_the_matches_of_the_suite_cover_every_option_and_every_contract() -> None:
    played = [options(number) for number in range(IN_SUITE)]
    assert set(played) >= set(CHANGES)
    boards = Counter(c for each in played if each.board == "custom" for c in each.chosen())
    assert set(boards) == set(CONTRACTS)


def deals(events: list[Event]) -> Iterator[list[Event]]:
    """Yield the events of each hand, its score the last."""
    deal: list[Event] = []
    for event in events:
        deal.append(event)
        if isinstance(event, DealScored):
            yield deal
            deal = []


def check_hand(events: list[Event], exchange: str) -> None:
    """Check one hand by its events alone."""
    hands: list[set[Card]] = [set(), set(), set()]
    met: set[Card] = set()
    changed = []
    taken = [0, 0, 0]
    table: list[Card] = []
    for event in events:
        match event:
            case HandDealt(player, count, dealt) if dealt is not None:
                assert len(set(dealt)) == count and not met & set(dealt)
                met |= set(dealt)
                hands[player] |= set(dealt)
            case CardDiscarded(player, card) if card is not None:
                hands[player].remove(card)
            case CardsExchanged(player, count):
                assert len(hands[player]) == 13 - count
                changed.append(count)
            case CardPlayed(player, card):
                hands[player].remove(card)
                table.append(card)
            case TrickTaken(player, trick):
                assert list(trick.cards) == table and len(table) == 3
                taken[player] += 1
                table = []
            case DealScored(result, _totals, _boxes):
                assert list(result.tricks) == taken and sum(taken) == 13
                assert sum(result.points) == 0
    assert not table and not any(hands) and len(met) == 39 + sum(changed)
    most = (5, 4, 4) if exchange == "capped" else (13, 13, 13)
    assert len(changed) == 3 and sum(changed) <= 13
    assert all(count <= limit for count, limit in zip(changed, most, strict=True))
