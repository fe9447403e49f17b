"""The exact solver: how many tricks two sides take with all cards open, when nobody errs.

In reading order: the desk and how a card is played on it (`desk.py`), tricks that can be counted
without search (`cashing.py`, `defence.py`), which card to try first (`order.py`), what is
remembered (`memory.py`), the search (`search.py`), and from hands to answers (`root.py`). Those
are kernels; `Solver` here is their face, which imports them when it first solves.

A card is a place: 16 x suit + height, of two cards of a suit the higher takes; so a Joker is one
more height of its suit, wherever the game wants it. A hand is a mask of places. Seats 0 and 2 play
against 1 and 3. A Joker that floats between two suits is a mask of two places, and lies in the
hand with both.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

LONGEST = 14
"""Cards that a hand, and a suit, may have."""
LANE = 0xFFFF
EVERY = -1
"""All places, as a mask."""
PIECE, ENDLESS = 5000, 1 << 62
"""Plies of a search that take some milliseconds, and more than any takes."""


class Solver:
    """A solver and what it remembers, about 10 MB to begin with and 60 MB at most.

    It is quickest when it is asked about one deal after its opening, about the cards of a trick in
    turn; it forgets when another deal comes. Two threads need one each.
    """

    def __init__(self) -> None:
        self._answer, self._desk = _room()
        self._before = [0, 0, 0, 0]
        self._trump = -1
        self._asked = 0

    def cards(
        self,
        hands: Sequence[int],
        trump: int,
        leader: int,
        trick: Sequence[int] = (),
        floating: Sequence[int] = (),
    ) -> dict[int, int]:
        """Return, by place, the tricks that come of every card that may be played.

        They are those of the side that plays it, the trick begun included. `hands` are what the
        seats hold still, `trick` the places played to the trick so far from `leader` on, `trump` a
        suit of 0 to 3 or 4 for none; `floating` the Jokers still in a hand that float. A Joker in
        `trick` is a card of the suit it was played as. A floating Joker comes by the place of each
        suit that it can be led as, thrown away by either. Raise ValueError where the hands do not
        fit together.
        """
        found = next(self.looked_for(hands, trump, leader, trick, floating, ENDLESS))
        assert found is not None, "it is looked for to the end"
        return found

    def looked_for(
        self,
        hands: Sequence[int],
        trump: int,
        leader: int,
        trick: Sequence[int] = (),
        floating: Sequence[int] = (),
        plies: int = PIECE,
        wanted: int = EVERY,
    ) -> Iterator[dict[int, int] | None]:
        """Yield the same in the end, and None after every so many plies of the search until then.

        Of the cards that may be played those `wanted` are told, one at least, and those alike;
        the fewer, the quicker.
        Other questions may be asked in between; then this one begins anew.
        """
        number = -1
        while True:
            guess = -1
            if number != self._asked:
                seat, left = self._lay(hands, trump, leader, trick, floating)
                number, guess = self._asked, left // 2
            played = len(trick)
            if self._solve(leader, left, trump, played, guess, plies=plies, wanted=wanted) >= 0:
                break
            yield None
        found = self._desk["found"].tolist()
        mine = 1 - (seat & 1)
        yield {
            place: tricks if mine else left - tricks
            for place, tricks in enumerate(found)
            if tricks >= 0
        }

    def by_declarer(
        self, hands: Sequence[int], trump: int, floating: Sequence[int] = ()
    ) -> list[int]:
        """Return the tricks of each seat's side if that seat declares and the next one leads."""
        tricks, guess = [], 0
        for declarer in range(4):
            leader = (declarer + 1) % 4
            _seat, left = self._lay(hands, trump, leader, (), floating)
            guess = self._solve(leader, left, trump, 0, guess or left // 2, plies=ENDLESS)
            tricks.append(left - guess if declarer & 1 else guess)
        return tricks

    def table(self, hands: Sequence[int]) -> list[list[int]]:
        """Return by trump (0 to 3, 4 for none), then declarer, the tricks of that side."""
        return [self.by_declarer(hands, trump) for trump in range(5)]

    def _lay(
        self,
        hands: Sequence[int],
        trump: int,
        leader: int,
        trick: Sequence[int],
        floating: Sequence[int],
    ) -> tuple[int, int]:
        """Lay the cards on the desk; return who plays next, and how many tricks are to come."""
        whole = list(hands)
        for turn, place in enumerate(trick):
            whole[(leader + turn) % 4] |= 1 << place
        left = _checked(whole, trump, trick, floating)
        if trump != self._trump or any(
            now & ~before for now, before in zip(whole, self._before, strict=True)
        ):
            self._desk["tally"][0] += 1
            self._desk["tally"][2:] = 0  # as `forget` does
        self._before, self._trump = whole, trump
        desk = self._desk
        desk["hands"][:] = whole
        desk["floats"][:] = (*floating, 0, 0)[:2]
        desk["trick"][: len(trick)] = trick
        self._asked += 1
        return (leader + len(trick)) % 4, left

    def _solve(
        self,
        leader: int,
        left: int,
        trump: int,
        played: int,
        guess: int,
        *,
        plies: int,
        wanted: int = 0,
    ) -> int:
        """Return the tricks of north and south, -1 where so many plies were not enough.

        It begins with a guess of them; one below 0 says that it is to go on. Cards that are wanted
        are told of one by one.
        """
        of_question = leader, left, trump, played, guess, plies, bool(wanted), wanted
        answer: int = self._answer(*self._desk.values(), *of_question)
        return answer


def _checked(
    hands: Sequence[int], trump: int, trick: Sequence[int], floating: Sequence[int]
) -> int:
    """Return how many cards each hand has, those in the trick included; raise ValueError."""
    seen, lengths = 0, set()
    for hand in hands:
        if hand < 0 or hand >> 62 or hand & seen:
            raise ValueError("a card lies in two hands, or is none")
        seen |= hand
        lengths.add(hand.bit_count() - sum(hand & joker == joker for joker in floating))
    if len(hands) != 4 or len(lengths) != 1 or not 1 <= max(lengths) <= LONGEST:
        raise ValueError(f"four hands of one length from 1 to {LONGEST} cards are needed")
    if not 0 <= trump <= 4 or len(trick) > 3 or len(floating) > 2:
        raise ValueError(
            "a trump is a suit of 0 to 3 or 4 for none; a trick begun has 0 to 3 cards"
        )
    if any((seen >> 16 * suit & LANE).bit_count() > LONGEST for suit in range(4)):
        raise ValueError(f"a suit has at most {LONGEST} cards")
    _check_floating(hands, trump, floating)
    return max(lengths)


def _check_floating(hands: Sequence[int], trump: int, floating: Sequence[int]) -> None:
    """Raise ValueError for a Joker that cannot float."""
    for joker in floating:
        if joker.bit_count() != 2 or not any(hand & joker == joker for hand in hands):
            raise ValueError("a Joker that floats lies in one hand, at two places")
        if trump != 4 and joker >> 16 * trump & LANE:
            raise ValueError("a Joker of the trump's colour does not float")


@cache
def _answer() -> Any:
    """Return the kernel, compiled; one process at a time does that."""
    from game.kernels.compiled import compiling
    from game.kernels.solver.room import new_desk
    from game.kernels.solver.root import answer

    with compiling("solver"):
        kernel: Any = answer
        kernel(*new_desk().values(), 0, 0, 4, 0, 0, 0, False, 0)
    return kernel


def _room() -> tuple[Any, dict[str, Any]]:
    """Return the kernel and a desk of one's own for it."""
    from game.kernels.solver.room import new_desk

    return _answer(), new_desk()
