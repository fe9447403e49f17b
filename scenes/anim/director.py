"""The director: takes events one after the other and gives each its time on the stage.

What has been taken in changes the picture; when all events have been shown, the stage is set from
the view, so what is seen cannot drift from what is. No rule ever waits for the director.
"""

from collections import deque
from collections.abc import Callable, Iterable
from functools import reduce
from typing import Generic, TypeVar

from game.core.protocols import Event
from scenes.anim.stage import Running, Stage
from scenes.anim.timeline import Motion

P = TypeVar("P")

FAST = 6.0
"""How much faster everything goes while the key for it is held."""


class Director(Generic[P]):
    """Queues events and shows them in order.

    A picture is the position as it is shown; it is `empty` before the first event, and each event
    carries the one `after` it. `choreograph` makes the motion between two pictures, `shown` is
    told of each event when its turn comes, `say` when it is plain to see. An event for which
    `holds` is true stops the show after its motion, until `go_on`.
    """

    def __init__(
        self,
        stage: Stage,
        empty: P,
        *,
        choreograph: Callable[[Event, P, P], Motion],
        rest: Callable[[P], None],
        shown: Callable[[Event], None],
        cue: Callable[[str], None],
        holds: Callable[[Event], bool],
        say: Callable[[Event], None] = lambda _event: None,
    ) -> None:
        self.stage = stage
        self.picture = self._empty = empty
        self.speed = 1.0
        """The pace of motions, 0 for none: every event is a cut."""
        self.is_fast = False
        self._choreograph = choreograph
        self._rest = rest
        self._shown = shown
        self._cue = cue
        self._say = say
        self._unsaid: Event | None = None
        self.holds = holds
        self._queue: deque[Event] = deque()
        self._current: Running | None = None
        self._stop_after = False
        self.is_stopped = False

    @property
    def is_idle(self) -> bool:
        """Whether everything that happened has been shown."""
        return not self._queue and self._current is None and not self.is_stopped

    @property
    def seconds_shown(self) -> float:
        """For how long the event on the stage has been shown."""
        return 0.0 if self._current is None else self._current.time

    @property
    def is_saying(self) -> bool:
        """Whether the event on the stage is plain to see by now, so that words may tell of it."""
        return self._unsaid is None

    def __len__(self) -> int:
        """Return how many events wait to be shown."""
        return len(self._queue)

    def picture_after(self, events: Iterable[Event]) -> P:
        """Return the picture after all these events, from the beginning of a match."""
        return reduce(lambda picture, event: _after(event, picture), events, self._empty)

    def take(self, events: Iterable[Event]) -> None:
        """Put events into the queue."""
        self._queue.extend(events)

    def drop(self) -> None:
        """Forget what has not been shown."""
        self._queue.clear()
        self._current = self._unsaid = None
        self.is_stopped = self._stop_after = False

    def go_on(self) -> None:
        """Go on after an event that stopped the show."""
        self.is_stopped = False

    def pause(self, seconds: float) -> None:
        """Let the stage be looked at for a while; `skip` ends that as it ends an event."""
        self._current = self.stage.start(Motion(seconds=seconds))

    def skip(self) -> bool:
        """End the event on the stage at once; return whether there was one."""
        if self._current is None:
            return False
        self._end_current()
        self.stage.running.clear()
        self._rest(self.picture)
        return True

    def update(self, dt: float) -> bool:
        """Let time pass; return whether the picture on the screen changed."""
        pace = self.speed * (FAST if self.is_fast else 1.0)
        changed, cues = self.stage.update(dt, pace or 1.0)
        for name in cues:
            self._cue(name)
        if self._current is not None and self._current.time >= self._current.motion.told_at:
            changed = self._say_it() or changed
        if self._current is not None and self._current.time >= self._current.motion.seconds:
            self._end_current()
            changed = True
        while self._current is None and self._queue and not self.is_stopped:
            self._show(self._queue.popleft())
            changed = True
        return changed

    def _say_it(self) -> bool:
        """Tell of the event on the stage in words; return whether that was still to be done."""
        event, self._unsaid = self._unsaid, None
        if event is not None:
            self._say(event)
        return event is not None

    def _end_current(self) -> None:
        self._say_it()
        self._current = None
        if self._stop_after:
            self._stop_after, self.is_stopped = False, True

    def _show(self, event: Event) -> None:
        before, self.picture = self.picture, _after(event, self.picture)
        self._stop_after = self.holds(event)
        motion = self._choreograph(event, before, self.picture)
        is_cut = not self.speed or not (motion.seconds or motion.moves)
        if not is_cut:
            self._current = self.stage.start(motion)
        self._rest(self.picture)
        self._unsaid = event
        self._shown(event)
        if not motion.told_at:
            self._say_it()
        if is_cut:
            for each in motion.cues[:1]:
                self._cue(each.name)
            self._end_current()


def _after(event: Event, picture: P) -> P:
    """Return the picture after an event; one that carries none leaves it as it is."""
    carried: P | None = getattr(event, "after", None)
    return picture if carried is None else carried
