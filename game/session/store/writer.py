"""Writing off the main thread, in order, one transaction a task."""

import logging
import sqlite3
import time
from collections import deque
from collections.abc import Callable
from threading import Condition, Thread

from game.core.words import _
from game.session.store.database import Database, is_damage

log = logging.getLogger(__name__)

PATIENCE = 0.25
"""Seconds that the main thread waits for an earlier task before it goes on all the same."""

RETRY = 1.0
"""Seconds after a failure before what waits is tried again."""

Task = Callable[[sqlite3.Connection], None]
"""What is to be written, in one transaction."""


class Superseded(Exception):
    """A task has nothing to write to any more; the text says why. It is not tried again."""


class Writer:
    """A thread that writes what it is given, in that order.

    What cannot be written now (a full disk, a folder made read-only) waits and is tried again
    with a later task, so play goes on and nothing is lost if the trouble passes. `tell` gets a
    sentence when trouble begins and when it ends, from the writing thread.
    """

    def __init__(
        self,
        database: Database,
        tell: Callable[[str], None],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._database = database
        self._tell = tell
        self._clock = clock
        self._changed = Condition()
        self._waiting: deque[Task] = deque()
        self._accepted = 0
        self._tried = 0
        self._is_closing = False
        self._is_in_trouble = False
        self._failed_at = 0.0
        self._thread = Thread(target=self._run, name="store writer", daemon=True)
        self._thread.start()

    def accept(self, task: Task) -> None:
        """Take a task, after those before it have been tried: at most one is ever in flight.

        Waits for them no longer than PATIENCE, so that a slow disk does not hang a table.
        """
        self.barrier(PATIENCE)
        with self._changed:
            if self._is_closing:
                log.warning("a task came after the store was closed, and is left out")
                return
            self._waiting.append(task)
            self._accepted += 1
            self._changed.notify_all()

    def barrier(self, timeout: float | None = None) -> bool:
        """Wait until every task accepted has been tried; True if all of them are written.

        `timeout` is in seconds, None waits as long as it takes.
        """
        with self._changed:
            is_done = self._changed.wait_for(lambda: self._tried == self._accepted, timeout)
        return is_done and not self._waiting

    def close(self) -> bool:
        """Write what can be written and end the thread; True if everything is written."""
        with self._changed:
            self._is_closing = True
            self._changed.notify_all()
        self._thread.join()
        return not self._waiting

    # -- within the thread

    def _run(self) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._is_closing or self._tried < self._accepted)
                goal = self._accepted
                is_last = self._is_closing
            if is_last or not self._is_resting():
                self._write_waiting()
            with self._changed:
                self._tried = goal
                self._changed.notify_all()
                if is_last and goal == self._accepted:
                    return

    def _write_waiting(self) -> None:
        while self._waiting:
            try:
                with self._database.writing() as connection:
                    self._waiting[0](connection)
            except Superseded as why:
                self._tell(str(why))
            except Exception as wrong:
                if may_pass(wrong):
                    self._meet_trouble(wrong)
                    return
                log.exception("a task of the store failed and is left out")
                self._tell(_("Something could not be kept: {why}.").format(why=wrong))
            else:
                self._leave_trouble()
            self._waiting.popleft()

    def _is_resting(self) -> bool:
        return self._is_in_trouble and self._clock() - self._failed_at < RETRY

    def _meet_trouble(self, wrong: Exception) -> None:
        self._failed_at = self._clock()
        if not self._is_in_trouble:
            self._is_in_trouble = True
            log.warning("the store cannot be written: %s", wrong)
            self._tell(
                _(
                    "Nothing can be kept at present ({why}). Play goes on, and what waits is "
                    "kept as soon as that is possible."
                ).format(why=wrong)
            )

    def _leave_trouble(self) -> None:
        if self._is_in_trouble:
            self._is_in_trouble = False
            self._tell(_("Everything that was waiting has now been kept."))


def may_pass(wrong: Exception) -> bool:
    """Tell whether the same task may succeed later: the fault is the disk's, not the task's."""
    return isinstance(wrong, sqlite3.OperationalError) or (
        isinstance(wrong, sqlite3.DatabaseError) and is_damage(wrong)
    )
