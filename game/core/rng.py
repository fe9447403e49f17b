"""Randomness with named forks, so that streams never disturb each other."""

import hmac
import random
import secrets
from collections.abc import MutableSequence, Sequence
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")

SEED_BITS = 62
"""How large a seed is that is drawn: too large to be found by trying, small enough to be typed."""


def new_seed() -> int:
    """Return a seed that nobody could foresee."""
    return secrets.randbits(SEED_BITS)


class Rng:
    """A stream of chance, and the forks that grow from it.

    A fork's key is a hash of its parent's key and its name: whoever holds a fork can compute
    neither its parent nor its siblings. Only `random.Random.random` is drawn from, the one
    sequence that Python promises to keep between versions.
    """

    __slots__ = ("_key", "_random", "random")

    def __init__(self, seed: int | bytes) -> None:
        key = seed if isinstance(seed, bytes) else sha256(f"trickhold/{seed}".encode()).digest()
        self._key = key
        self._random = random.Random(int.from_bytes(key, "big"))
        self.random = self._random.random
        """Return the next number, at least 0 and below 1."""

    def fork(self, *names: str | int) -> "Rng":
        """Return the stream of this name, the same one however much has been drawn here."""
        key = self._key
        for name in names:
            key = sha256(key + b"/" + str(name).encode()).digest()
        return Rng(key)

    def veiled(self, secret: bytes) -> "Rng":
        """Return a stream that tells nothing of this one, nor of its seed, without the secret.

        A fork does not suffice: whoever holds one can try seeds until the same fork grows.
        """
        return Rng(hmac.digest(secret, self._key, "sha256"))

    def __reduce__(self) -> tuple[type["Rng"], tuple[bytes]]:
        """Travel to another process as the key: the stream starts afresh there."""
        return Rng, (self._key,)

    def below(self, bound: int) -> int:
        """Return a whole number from 0 to bound - 1."""
        return int(self.random() * bound)

    def choice(self, items: Sequence[T]) -> T:
        """Return one of the items, each equally likely."""
        return items[int(self.random() * len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Put the items into a random order (Fisher and Yates)."""
        random = self.random
        for last in range(len(items) - 1, 0, -1):
            other = int(random() * (last + 1))
            items[last], items[other] = items[other], items[last]

    def sample(self, items: Sequence[T], count: int) -> list[T]:
        """Return `count` different items in random order."""
        pool = list(items)
        random = self.random
        for place in range(count):
            other = place + int(random() * (len(pool) - place))
            pool[place], pool[other] = pool[other], pool[place]
        return pool[:count]
