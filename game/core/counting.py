"""Questions of what has been played, for whoever trains to keep count."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Count:
    """A question in words, what may be answered, which of that is right (a place from 0), and why.

    It rests on what the seat that is asked has seen.
    """

    question: str
    answers: tuple[str, ...]
    right: int
    why: str
