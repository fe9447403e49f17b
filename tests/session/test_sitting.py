"""What a sitting sends to the process that thinks: nothing that leads back to the seed."""

import gc
from collections.abc import Iterator
from itertools import product
from typing import Any

from game.bots.thinker import Thinker
from game.core.rng import Rng
from game.session.match import Match, Seat
from game.session.seats import bot_stream
from game.session.sitting import Sitting
from tests.session.tables import whist

SEATS = [Seat("human", "Ana"), *(Seat("club", name) for name in ("Bo", "Cy", "Di"))]


class Listener(Thinker):
    """Keeps the streams it is asked with, and asks nobody."""

    def __init__(self) -> None:
        super().__init__()
        self.streams: list[Rng] = []

    def ask(self, *asked: Any, can_wait: bool = False, in_words: bool = False) -> None:
        self.streams.append(asked[-1])


def asked_with(match: Match) -> Rng:
    """Return the stream for the decision that is due, a person's being a hint."""
    listener = Listener()
    sitting = Sitting(match, listener)
    assert sitting.ask_hint(lambda _candidates: None) or sitting.think()
    return listener.streams[0]


def grown(seed: int) -> Iterator[bytes]:
    """Yield the keys of every stream that can be named from a seed."""
    for player, decision in product(range(4), range(4)):
        for stream in (Rng(seed), bot_stream(seed, player, decision)):
            yield from (found for found in gc.get_referents(stream) if isinstance(found, bytes))


def test_the_seed_cannot_be_found_from_the_stream_by_trying() -> None:
    for seed in range(50):
        sent = asked_with(whist(seed, SEATS))
        keys = [found for found in gc.get_referents(sent) if isinstance(found, bytes)]
        assert len(keys) == 1 and keys[0] not in set(grown(seed))


def test_the_same_decision_is_asked_with_the_same_stream() -> None:
    first, again, other = (asked_with(whist(seed, SEATS)).random() for seed in (3, 3, 4))
    assert first == again != other
