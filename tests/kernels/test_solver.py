"""The exact solver says what trying every card says, and what others have found."""

import json
import subprocess
import sys
from pathlib import Path
from random import Random

import numpy as np
import pytest

from game.kernels.solver import Solver, memory
from game.kernels.solver.room import new_desk
from tests.kernels import brute
from tests.kernels.brute import Brute, Position, winner

SUITS, RANKS = "SHDC", "23456789TJQKA"
KNOWN = json.loads((Path(__file__).parent / "known_deals.json").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def solver() -> Solver:
    return Solver()


def check(solver: Solver, position: Position) -> None:
    """Every card is worth what trying all says; a Joker thrown away comes by either place."""
    seat = (position.leader + len(position.trick)) % 4
    found = solver.cards(
        position.masks, position.trump, position.leader, position.trick, position.floating
    )
    right = Brute(position.trump).each(position.hands, position.leader, position.trick)
    left = max(map(len, position.hands))
    assert {place: found.get(place) for place in right} == {
        place: left - tricks if seat % 2 else tricks for place, tricks in right.items()
    }, vars(position)
    loose = [1 << place for place in found if place not in right]
    assert all(any(bit & joker for joker in position.floating) for bit in loose)


@pytest.mark.parametrize("floating", [0, 1, 2])
@pytest.mark.parametrize("jokers", [0, 4])
def test_every_card_is_worth_what_trying_all_says(
    solver: Solver, jokers: int, floating: int
) -> None:
    rng = Random(10 * jokers + floating)
    for number in range(60):
        check(solver, Position(rng, rng.randint(1, 4), jokers, floating, number % 2 == 0))


@pytest.mark.long
@pytest.mark.parametrize("floating", [0, 1, 2])
@pytest.mark.parametrize("jokers", [0, 4])
def test_two_thousand_positions_of_up_to_six_cards(
    solver: Solver, jokers: int, floating: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = pytest.importorskip("numba").njit(brute.plain)
    monkeypatch.setattr(brute, "plain", plain)  # It calls itself by this name.
    rng = Random(1000 + 10 * jokers + floating)
    for number in range(340):
        position = Position(rng, rng.randint(4, 6), jokers, floating, number % 2 == 0)
        hands, loose = np.array(position.masks), np.array((*position.floating, 0, 0)[:2])
        trick, trump, leader = position.trick, position.trump, position.leader
        seat, led, best = (leader + len(trick)) % 4, trick[0] // 16 if trick else 0, 0
        for turn in range(len(trick)):
            best = turn if winner(trick[: turn + 1], trump) == turn else best
        held = trick[best] if trick else 0
        value = plain(
            hands, loose, trump, seat, len(trick), (leader + best) % 4, held, led, -99, 99
        )
        found = solver.cards(position.masks, trump, leader, trick, position.floating)
        left = max(map(len, position.hands))
        assert max(found.values()) == (left - value if seat % 2 else value), vars(position)


def masks(hands: str) -> list[int]:
    """Hands as in PBN, north first, spades first in each."""
    return [
        sum(
            1 << 16 * suit + RANKS.index(rank)
            for suit, cards in enumerate(hand.split("."))
            for rank in cards
        )
        for hand in hands.split()
    ]


def asked(known: dict[str, object]) -> tuple[list[int], int, int]:
    """What a solver is asked of a known deal: its hands, the trump, who leads."""
    trump, leader = "SHDCN".index(str(known["trump"])), "NESW".index(str(known["leader"]))
    return masks(str(known["hands"])), trump, leader


def named(found: dict[int, int] | None) -> dict[str, int] | None:
    """The tricks by the names of the cards."""
    return found and {SUITS[place // 16] + RANKS[place % 16]: found[place] for place in found}


@pytest.mark.parametrize("known", KNOWN["leads"], ids=lambda known: known["hands"][:12])
def test_leads_are_worth_what_another_solver_says(solver: Solver, known: dict[str, object]) -> None:
    assert named(solver.cards(*asked(known))) == known["tricks"]


@pytest.mark.parametrize("known", KNOWN["tables"], ids=lambda known: known["hands"][:12])
def test_a_table_of_tricks_is_what_another_solver_says(
    solver: Solver, known: dict[str, object]
) -> None:
    assert solver.table(masks(str(known["hands"]))) == known["tricks"]


def test_a_solver_that_remembers_says_the_same_as_a_new_one(solver: Solver) -> None:
    hands = masks(KNOWN["leads"][0]["hands"])
    first = solver.cards(hands, 4, 0)
    for trump in (0, 4):
        solver.cards(hands, trump, 1)
    assert solver.cards(hands, 4, 0) == first == Solver().cards(hands, 4, 0)


def test_what_is_looked_for_in_pieces_is_the_same(solver: Solver) -> None:
    """A question that takes many plies stops after so many of them, and goes on where it was."""
    for known in KNOWN["leads"][18:20]:
        solver.cards([1, 2, 4, 8], 4, 0)  # Another deal: what it remembers is gone.
        hands, trump, leader = asked(known)
        *pauses, found = solver.looked_for(hands, trump, leader, plies=700)
        assert named(found) == known["tricks"] and len(pauses) > 20 and not any(pauses)


@pytest.mark.parametrize("jokers", [0, 4])
def test_cards_wanted_are_worth_the_same_as_among_all(solver: Solver, jokers: int) -> None:
    rng, fewer = Random(100 + jokers), 0
    for number in range(120):
        position = Position(rng, rng.randint(2, 5), jokers, jokers // 2, number % 2 == 0)
        question = (
            position.masks, position.trump, position.leader, position.trick, position.floating,
        )  # fmt: skip
        every = solver.cards(*question)
        wanted = sorted(every)[:: rng.randint(1, 3)]
        *_pauses, found = solver.looked_for(*question, wanted=sum(1 << place for place in wanted))
        assert {*wanted} <= {*found} and found.items() <= every.items()
        fewer += len(found) < len(every)
    assert fewer > 20


@pytest.mark.parametrize("jokers", [0, 4])
def test_endings_looked_for_ply_by_ply_are_the_same(solver: Solver, jokers: int) -> None:
    rng, slow = Random(jokers), Solver()
    for number in range(20):
        position = Position(rng, rng.randint(3, 5), jokers, jokers // 2, number % 2 == 0)
        question = (
            position.masks, position.trump, position.leader, position.trick, position.floating,
        )  # fmt: skip
        *pauses, found = slow.looked_for(*question, plies=1)
        assert found == solver.cards(*question) and not any(pauses)


def test_two_questions_at_once_do_not_disturb_each_other(solver: Solver) -> None:
    """A question begins anew where another was asked in between."""
    one, other = KNOWN["leads"][18:20]
    solver.cards([1, 2, 4, 8], 4, 0)
    looked_for = solver.looked_for(*asked(one), plies=300)
    assert next(looked_for) is None
    assert named(solver.cards(*asked(other))) == other["tricks"]
    *_pauses, found = looked_for
    assert named(found) == one["tricks"]


def test_all_tricks_of_fourteen_cards_each(solver: Solver) -> None:
    whole = [0x3FFF << 16 * suit for suit in range(4)]
    with_trumps = [
        [14 if (seat - trump) % 2 == 0 else 0 for seat in range(4)] for trump in range(4)
    ]
    assert solver.table(whole) == [*with_trumps, [0] * 4]


@pytest.mark.parametrize(
    ("hands", "trump", "floating", "sentence"),
    [
        ([1, 1, 2, 4], 4, (), "two hands"),
        ([1, 2, 4], 4, (), "four hands"),
        ([1, 2, 4, 24], 4, (), "one length"),
        ([0, 0, 0, 0], 4, (), "one length"),
        ([1, 2, 4, 8], 5, (), "a trump is"),
        ([1, 2, 4, 8 | 8 << 16], 4, (8 | 16,), "one length"),
        ([1, 2, 4, 8 | 8 << 16], 0, (8 | 8 << 16,), "does not float"),
    ],
)
def test_hands_that_do_not_fit_together_are_refused(
    solver: Solver, hands: list[int], trump: int, floating: tuple[int, ...], sentence: str
) -> None:
    with pytest.raises(ValueError, match=sentence):
        solver.cards(hands, trump, 0, (), floating)


START = """
from game.kernels.solver import Solver
print(Solver().cards([0x1004, 0x20008, 0x40010, 0x800020], 4, 0))
"""


@pytest.mark.parametrize("before", ["", "import sys; sys.modules['numba'] = None"])
def test_a_new_start_and_one_without_numba_say_the_same(solver: Solver, before: str) -> None:
    """The second start is where kernels from the cache have crashed; this is one."""
    answer = subprocess.run(
        [sys.executable, "-W", "error", "-c", f"{before}\n{START}"],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=False,
    )
    assert answer.returncode == 0, answer.stderr
    assert answer.stdout.strip() == str(solver.cards([0x1004, 0x20008, 0x40010, 0x800020], 4, 0))


def test_what_a_shape_of_hands_leaves_behind_is_room_for_another() -> None:
    desk = new_desk()
    slots, patterns, tally = desk["slots"], desk["patterns"], desk["tally"]
    used = []
    for slot in range(2):
        for length in range(9):
            slots[slot, memory.LENGTH] = length
            assert memory.make_room(slots, patterns, tally, slot)
        used.append(int(tally[memory.USED]))
    assert used == [2 + 4 + 8 + 16, 2 + 4 + 8 + 16 + 16]
    rooms = {(int(slots[slot, memory.FIRST]), int(slots[slot, memory.ROOM])) for slot in range(2)}
    assert rooms == {(14, 16), (30, 16)}
