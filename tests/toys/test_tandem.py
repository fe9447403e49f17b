"""A game of partners, a dummy and floating Jokers: the laws hold, every part of the kit works."""

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import pytest

from game.bots.catalogue import make_bot
from game.core.protocols import TERMINAL
from game.core.rng import Rng
from game.kit.packs import BLACK_JOKER, RED_JOKER
from game.kit.tricks import PlayCard
from game.session.match import Match, Seat
from game.session.port import Port
from tests.conformance.games import Game, Walk, random_walk
from tests.conformance.laws import LAWS
from tests.toys.tandem import TANDEM

GAME = Game(TANDEM, TANDEM.options(), 4)


def new_match(seed: int, *bots: str) -> Match:
    names = bots or ("random",) * 4
    return Match(TANDEM, TANDEM.options(), [Seat(name, name) for name in names], seed)


def played(match: Match, seed: int) -> Iterator[Any]:
    """Yield the state before every decision of a match played at random."""
    rng = Rng(seed)
    while (player := match.to_act) != TERMINAL:
        yield match.state
        match.apply(player, rng.choice(match.state.legal_actions()))


@pytest.mark.parametrize("law", LAWS.values(), ids=list(LAWS))
def test_the_laws_hold_for_a_game_of_partners(law: Callable[[Walk], None]) -> None:
    for number in range(40):
        law(random_walk(GAME, Rng(number)))


def test_declarer_decides_for_the_dummy_and_from_its_hand() -> None:
    decisions = 0
    for seed in range(20):
        for state in played(new_match(seed), seed):
            table = state.table
            if table.phase == "play" and table.hand_player == table.dummy:
                assert state.current_player() == table.declarer
                cards = {action.card for action in state.legal_actions()}
                faces = {card for card in cards if card not in table.hands[table.dummy]}
                assert all(card > 51 for card in faces), "only a floating Joker shows another face"
                assert not cards & set(table.hands[table.declarer])
                decisions += 1
            elif table.phase == "play":
                assert state.current_player() == table.hand_player
    assert decisions > 100


def test_the_dummy_lies_open_to_all_after_the_lead_and_no_other_hand_does() -> None:
    for seed in range(20):
        for state in played(new_match(seed), seed):
            table = state.table
            has_led = bool(table.tricks or table.trick.cards)
            assert table.face_up == ((table.dummy,) if has_led else ())
            for observer in (*range(4), None):
                seen = state.view(observer).table.hands
                for player in range(4):
                    is_open = player == observer or player in table.face_up
                    assert seen[player] == (
                        table.hands[player] if is_open else (None,) * len(seen[player])
                    )


def test_events_carry_the_position_that_every_seat_sees() -> None:
    for seed in range(10):
        match = new_match(seed)
        ports = [Port(match, seat) for seat in (0, 1, 2, 3, None)]
        for _state in played(match, seed):
            pass
        assert match.standing.deals_played == 2
        for port in ports:
            told = port.events()
            assert all(event.after is not None for event in told[:-1])
            assert told[-2].after == port.view().table


def test_a_joker_floats_until_it_is_played() -> None:
    seen = set()
    for seed in range(60):
        for state in played(new_match(seed), seed):
            table = state.table
            if table.phase != "play":
                continue
            hand = table.held(table.hand_player)
            legal = {action.card for action in state.legal_actions()}
            for joker, suits in ((RED_JOKER, {1, 2}), (BLACK_JOKER, {0, 3})):
                if joker not in hand:
                    continue
                faces = {card.suit for card in legal if card > 51 and card.suit in suits}
                if not table.trick.cards:
                    assert faces == suits, "its leader names either suit"
                    seen.add("led")
                elif table.trick.cards[0].suit in suits:
                    assert faces == {table.trick.cards[0].suit} and joker not in legal
                    seen.add("follows")
                else:
                    assert not faces
                    seen.add("thrown" if joker in legal else "kept")
    assert seen == {"led", "follows", "thrown", "kept"}


def test_partners_win_and_lose_together() -> None:
    assert TANDEM.sides(4) == ((0, 2), (1, 3))
    for seed in range(20):
        match = new_match(seed)
        for _state in played(match, seed):
            pass
        assert set(match.standing.winners()) in ({0, 2}, {1, 3}, {0, 1, 2, 3})


@pytest.mark.parametrize("bot", ["heuristic", "heuristic+tricky", "race:60", "ismcts:60"])
def test_computer_players_of_every_kind_play_it(bot: str) -> None:
    match = new_match(3, bot, "random", bot, "random")
    bots = [make_bot(TANDEM, seat.spec) for seat in match.seats]
    while (player := match.to_act) != TERMINAL:
        view, legal = match.state.view(player), match.state.legal_actions()
        *_earlier, last = bots[player].think(view, legal, Rng(len(match.actions)))
        match.apply(player, last[0].action)


def test_worlds_fit_what_was_seen_and_lean_to_bidders_with_high_cards() -> None:
    leaning = even = 0
    for seed in range(30):
        for state in played(new_match(seed), seed):
            table = state.table
            if table.phase != "play" or table.tricks or table.trick.cards:
                continue
            view, declarer = state.view(state.current_player()), table.declarer
            for number, world in enumerate(islice(TANDEM.sense.worlds(view, Rng(seed)), 20)):
                assert world.view(view.observer) == view
                leaning += _high(world.table.hands[declarer])
                plain = TANDEM.sense.determinize(view, Rng(number))
                even += _high(plain.table.hands[declarer])
    assert leaning > 1.05 * even


def _high(hand: tuple[Any, ...]) -> int:
    return sum(card % 13 > 10 or card > 51 for card in hand)


def test_a_played_card_is_read_back_from_the_record() -> None:
    match = new_match(8)
    for _state in played(match, 8):
        pass
    again = new_match(8)
    again._replay(match.record().actions)
    assert again.digest == match.digest
    assert any(isinstance(TANDEM.parse_action(text), PlayCard) for text in match.actions)
