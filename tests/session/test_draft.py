"""BW-69: the draft."""

from collections import Counter

import pytest

from game.core.rng import Rng
from game.session.draft import POOL, SEATS, BadPick, Draft

BOX = tuple(sorted([*range(100), *range(100), *range(43)]))
"""243 cards, as many as there are in a box."""


def drafted(players: int, seed: int, rounds: int = POOL) -> Draft:
    draft, rng = Draft(seed, players, BOX), Rng(seed).fork("picks")
    while draft.round < rounds:
        draft = draft.pick(rng.choice(draft.offered(draft.to_pick)))
    return draft


@pytest.mark.rule("BW-69")
@pytest.mark.parametrize("players", SEATS)
def test_everyone_has_36_cards_in_the_end_and_the_box_is_not_overdrawn(players: int) -> None:
    draft = drafted(players, 5)
    assert draft.is_over and not any(draft.offered(seat) for seat in range(players))
    assert [len(draft.pool(seat)) for seat in range(players)] == [36] * players
    boxes = 1 if players <= 6 else 2
    most = Counter({card: n * boxes for card, n in Counter(BOX).items()})
    assert Counter(draft.picks) <= most


@pytest.mark.rule("BW-69")
def test_all_pick_at_once() -> None:
    """What a seat is offered does not depend on what others pick in the same round."""
    start = drafted(4, 9, rounds=3)
    for card in start.offered(0):
        assert start.pick(card).offered(1) == start.offered(1)


@pytest.mark.rule("BW-69")
@pytest.mark.parametrize(("stack", "step"), [(0, 1), (1, -1), (2, 1)])
def test_the_rest_is_passed_left_then_right_then_left(stack: int, step: int) -> None:
    before = drafted(5, 2, rounds=12 * stack + 4)
    after = drafted(5, 2, rounds=12 * stack + 5)
    for seat in range(5):
        rest = Counter(before.offered(seat)) - Counter([after.pool(seat)[-1]])
        assert rest == Counter(after.offered((seat + step) % 5))


@pytest.mark.rule("BW-69")
def test_a_new_stack_of_twelve_is_taken_when_the_first_is_out() -> None:
    assert len(drafted(6, 1, rounds=11).offered(3)) == 1
    assert len(drafted(6, 1, rounds=12).offered(3)) == 12


def test_a_card_that_is_not_offered_cannot_be_picked() -> None:
    draft = Draft(1, 4, BOX)
    missing = next(card for card in BOX if card not in draft.offered(0))
    with pytest.raises(BadPick, match=r"not in the stack.*\.$"):
        draft.pick(missing)
    assert draft == Draft(1, 4, BOX)


def test_the_same_seed_gives_the_same_stacks() -> None:
    assert drafted(8, 3) == drafted(8, 3) != drafted(8, 4)
