"""This side of the thinking process: ask, look in now and then, never wait, never hang."""

import json
import logging
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from game.bots.catalogue import is_plain, make_bot
from game.bots.worker import READY, WARMING, Call, Question, Worker, begin, serve
from game.core.protocols import Candidate
from game.core.rng import Rng
from game.core.ruleset import Ruleset
from game.core.tally import read_tally

log = logging.getLogger(__name__)

PATIENCE = 5.0
"""Seconds of thought after which the best answer so far is taken, or the plain player's move."""

SILENCE = 6
"""So many times that long a worker may be silent where nobody waits for a move: on a busy machine
the next one would be no faster, and would have to start first."""

WARM = 1.0
"""Seconds a worker may take to warm up before the plain player moves in its place meanwhile.
Whoever is plain anyway is not kept waiting: he needs nothing of what is being made ready."""

START = 15.0
"""Seconds a worker may take to start before the plain player moves in its place meanwhile, which on
a busy machine is no fault of the player. One ended for that would have to start all over again."""

GIVEN_UP = 4
"""Starts a worker may take before it is ended, as one that never will be there."""


@dataclass(frozen=True)
class Thought:
    """What came of a question: candidates, best first; none where nobody was to stand in.

    The plain player stood in where `failed` says that there was no answer, or `warming` that the
    worker is getting ready.
    """

    candidates: Sequence[Candidate[Any]]
    failed: bool = False
    warming: bool = False


class Thinker:
    """Asks one question at a time of one worker process, which is started when first needed.

    A question is sent only when the worker is done with the one before it. At most one question
    is ever unread, so that sending cannot wait for a worker that does not listen.
    """

    def __init__(
        self,
        clock: Callable[[], float] = time.monotonic,
        patience: float = PATIENCE,
        start: float = START,
        worker: Worker = serve,
    ) -> None:
        self._clock = clock
        self._patience = patience
        self._start = start
        self._worker = worker
        self._call: Call | None = None
        self._question: Question | None = None
        self._ruleset: Ruleset[Any, Any, Any] | None = None
        self._best: list[Candidate[Any]] = []
        self._asked_at = self._begun_at = 0.0
        self._is_up = False
        self._warming_since: float | None = None
        self._number = 0
        self._can_wait = False
        self._tries_left = 0
        self._at_work_on: int | None = None

    @property
    def is_thinking(self) -> bool:
        """Whether a question is open."""
        return self._question is not None

    @property
    def is_warming(self) -> bool:
        """Whether the open question has been waiting for a worker that warms up."""
        if self._question is None or self._warming_since is None:
            return False
        return self._clock() - self._warming_since > WARM

    def warm_up(self) -> None:
        """Start the worker ahead of the first question."""
        if self._call is not None and self._call.process.is_alive():
            return
        self._hang_up()
        self._begun_at = self._clock()
        self._call = Call.begin(begin, self._worker)

    def ask(
        self,
        ruleset: Ruleset[Any, Any, Any],
        bot: str,
        view: Any,
        legal: Sequence[Any],
        rng: Rng,
        *,
        can_wait: bool = False,
        in_words: bool = False,
    ) -> None:
        """Ask what the bot would do; an older question is dropped.

        Where somebody is to be told why, `in_words`, the best candidate comes with its tally.

        Where nobody waits for a move, as in a review, nobody stands in: a worker that is warming up
        is waited for, and one that gives no answer is begun anew and asked once more. If that
        fails too, a thought that `failed` has no candidates.
        The stream goes to the worker: veil it where a seed is to be kept from what the worker sees.
        """
        self.cancel()
        self._number += 1
        self._can_wait = can_wait
        self._tries_left = 1 if can_wait else 0
        self._ruleset = ruleset
        self._question = Question(self._number, ruleset.id, bot, view, tuple(legal), rng, in_words)
        self._put()

    def cancel(self) -> None:
        """Drop the open question at once; its answer, should it still come, is not looked at."""
        if self._question is None:
            return
        was_sent = self._question.number == self._at_work_on
        self._question = None
        if self._call is not None and was_sent:
            try:
                self._call.door.send(None)
            except OSError:
                self._hang_up()

    def look(self) -> Thought | None:
        """Return the answer if it is there, None while it is not; never waits."""
        if self._question is None:
            return None
        try:
            done = self._read()
        except (EOFError, OSError, ValueError, KeyError, TypeError, AttributeError) as wrong:
            return self._not_answered(f"{type(wrong).__name__}: {wrong}")
        most = self._patience * (SILENCE if self._can_wait else 1)
        if done or (self._best and self._is_late(most)):
            self._end_if_late(done)
            return Thought(self._best)
        if self._warming_since is not None:
            stands_in = self.is_warming and not self._can_wait
            return self._meanwhile() if self._is_plain or stands_in else None
        if not self._is_up:
            return self._while_it_starts()
        if self._is_late(most):
            return self._not_answered(f"no answer in {most:g} s")
        return None

    def close(self) -> None:
        """End the worker."""
        self._question = None
        self._hang_up()

    # -- within

    def _is_late(self, most: float) -> bool:
        return self._clock() - self._asked_at > most

    def _while_it_starts(self) -> Thought | None:
        """Wait for a worker that is not there yet; let the plain player move when that is long."""
        passed = self._clock() - self._begun_at
        if passed > GIVEN_UP * self._start:
            return self._not_answered(f"the thinking process did not start in {passed:.0f} s")
        return self._meanwhile() if passed > self._start and not self._can_wait else None

    def _end_if_late(self, done: bool) -> None:
        if done:
            self._question = None
        else:
            self.cancel()

    def _put(self) -> None:
        """Put the open question to the worker, as soon as that is done with all before it."""
        self._best = []
        self._asked_at = self._clock()
        try:
            self.warm_up()
            if self._at_work_on is None:
                self._send()
        except OSError as wrong:
            log.warning("the thinking process could not be asked: %s", wrong)
            self._hang_up()

    def _send(self) -> None:
        """Send the open question to a worker that is done with all before it."""
        assert self._call is not None and self._question is not None
        self._call.door.send(self._question)
        self._at_work_on = self._question.number

    def _read(self) -> bool:
        """Take in what the worker has sent; True when the open question is answered."""
        if self._call is None or self._question is None:
            raise EOFError("no thinking process")
        while self._call.door.poll():
            told = self._call.door.recv_bytes(1 << 20)
            if told == WARMING and self._is_up:
                self._warming_since = self._clock()
                continue
            if not self._is_up or self._warming_since is not None:
                self._hear_that_it_is_up(told)
                continue
            answer = json.loads(told)
            if answer["number"] != self._at_work_on:
                raise ValueError("an answer to a question that was not asked")
            is_last = bool(answer["last"])
            if is_last:
                self._at_work_on = None
            if answer["number"] == self._question.number:
                self._best = self._checked(answer)
                if is_last:
                    return True
            elif is_last:
                self._send()
        return False

    def _hear_that_it_is_up(self, told: bytes) -> None:
        """The worker is there: only now does the time of the open question begin."""
        if told != READY:
            raise ValueError("an answer before the worker was there")
        self._is_up = True
        self._warming_since = None
        self._asked_at = self._clock()

    def _checked(self, answer: Mapping[str, Any]) -> list[Candidate[Any]]:
        """Return the candidates told, if each is one of the legal actions, the best with the
        tally where one is told; raise ValueError."""
        assert self._question is not None
        by_notation = {str(action): action for action in self._question.legal}
        candidates = [
            Candidate(by_notation[str(text)], float(value), int(visits))
            for text, value, visits in answer["candidates"]
        ]
        if not candidates:
            raise ValueError("an answer without candidates")
        best = candidates[0]
        if (tally := answer.get("tally")) is not None:
            candidates[0] = replace(best, tally=read_tally(tally, by_notation))
        return candidates

    def _not_answered(self, why: str) -> Thought | None:
        """End the worker; ask a new one, or let the plain player move where one waits for that."""
        assert self._question is not None and self._ruleset is not None
        question = self._question
        self._hang_up()
        if self._tries_left:
            log.warning("bot %s gave no answer (%s); it is asked once more", question.bot, why)
            self._tries_left -= 1
            self._put()
            return None
        self._question = None
        if self._can_wait:
            log.warning("bot %s gave no answer (%s)", question.bot, why)
            return Thought((), failed=True)
        log.warning("bot %s gave no move (%s); the plain player moves", question.bot, why)
        return Thought(_plain(self._ruleset, question), failed=True)

    @property
    def _is_plain(self) -> bool:
        """Whether the open question is for a player who does not look ahead."""
        assert self._question is not None
        return is_plain(self._question.bot, self._question.ruleset)

    def _meanwhile(self) -> Thought:
        """Let the plain player move while the worker is getting ready; whoever is plain himself
        moves as the worker would have told."""
        assert self._question is not None and self._ruleset is not None
        question, stands_in = self._question, not self._is_plain
        self.cancel()
        if stands_in:
            return Thought(_plain(self._ruleset, question), warming=True)
        bot = make_bot(self._ruleset, question.bot)
        return Thought(next(iter(bot.think(question.view, question.legal, question.rng))))

    def _hang_up(self) -> None:
        self._at_work_on = None
        self._is_up = False
        self._warming_since = None
        if self._call is not None:
            self._call.hang_up()
            self._call = None


def _plain(ruleset: Ruleset[Any, Any, Any], question: Question) -> list[Candidate[Any]]:
    rng = question.rng.fork("stand-in")
    return [Candidate(ruleset.sense.policy(question.view, question.legal, rng), 0.0)]
