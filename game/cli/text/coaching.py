"""The coach in text: before a costly choice is made he says why not, once."""

import logging
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.bots.catalogue import is_judged
from game.cli.text.waiting import told_when_long
from game.core.protocols import Action, Standing
from game.core.words import _, marked
from game.session.asking import answered
from game.session.coach.coach import SETTING, Voice, voice_from
from game.session.coach.words import caveat, praise
from game.session.port import Port, Turn
from game.session.progress.progress import keep_judgement
from game.session.review.judging import Judgement, judging, staking
from game.session.review.moments import Moment, as_one
from game.session.store import Store

WORDS: Mapping[Voice, str] = {
    Voice.OFF: marked("The coach is off; “coach quiet” or “coach talkative” brings him back."),
    Voice.QUIET: marked("The coach warns once before a blunder."),
    Voice.TALKATIVE: marked(
        "The coach warns once before a slip, and praises what was hard to find."
    ),
}


log = logging.getLogger(__name__)


class TextCoach:
    """Looks over the shoulder of whoever plays at a port; how much he says the store knows."""

    def __init__(
        self,
        port: Port[Any, Any],
        store: Store,
        match: Callable[[], int | None],
        helped: Callable[[], object],
    ) -> None:
        """`match` tells the number of the stored match, None where it is not stored; `helped` is
        told of each warning."""
        self._port, self._store, self._match = port, store, match
        self._helped = helped
        self._warned: set[tuple[int, Any]] = set()
        """What he has warned of at this decision, each with the number of its first step."""
        self._doubted: tuple[int, Action] | None = None
        self._stakes: tuple[Standing, float] | None = None

    @property
    def voice(self) -> Voice:
        """How much is said."""
        return voice_from(self._store.settings.get(SETTING))

    @property
    def doubted(self) -> Action | None:
        """The choice he has just warned of, until it is said what becomes of it."""
        here, choice = self._doubted or (None, None)
        is_open = here == self._port.decision_count and self.voice is not Voice.OFF
        return choice if is_open else None

    def ask(self) -> None:
        """Say how the question is answered that follows a warning."""
        print(_("“anyway” does it all the same; “again” lets you choose again."))

    def hush(self) -> Action | None:
        """Wait for an answer no longer; return the choice he had warned of."""
        doubted, self._doubted = self.doubted, None
        return doubted

    def objects(self, action: Action, begun: Turn, made: Sequence[Action]) -> bool:
        """Say what speaks against a choice, and return whether it is to be thought over; he warns
        of it once. What was `made` since a turn has `begun`, and is judged with it, is the choice;
        a part of that is none."""
        port = self._port
        legal = tuple(begun.legal_actions())
        together, steps = port.ruleset.telling.together, (*made, action)
        choice = as_one(port.ruleset.telling, steps)
        warned = begun.number, choice
        self._doubted = None
        self._warned = {each for each in self._warned if each[0] == begun.number}
        if self.voice is Voice.OFF or choice is None or warned in self._warned or len(legal) < 2:
            return False
        if isinstance(action, together) and any(
            isinstance(each, together) for each in begun.after(*steps).legal_actions()
        ):
            return False
        if not is_judged(port.ruleset.id) or not port.ruleset.sense.weighs(port.view()):
            return False
        try:
            with told_when_long(_("The coach thinks about it.")):
                judged = self._judged(choice, begun)
            said = caveat(port.ruleset, judged, port.ruleset.telling.written, self.voice)
        except Exception:  # whoever only looks on must not end the match
            log.exception("The coach could not weigh %s.", action)
            print(_("The coach could not weigh this choice; the match goes on without him."))
            return False
        if said is None:
            keep_judgement(self._store, self._match(), port.ruleset, judged)
            if self.voice is Voice.TALKATIVE and (words := praise(port.ruleset, judged)):
                print(words)
            return False
        self._doubted = port.decision_count, action
        self._warned.add(warned)
        keep_judgement(self._store, self._match(), port.ruleset, judged)
        self._helped()
        print(f"{said.title} {' '.join(said.lines)}")
        self.ask()
        return True

    def greet(self) -> None:
        """Say that he is there and how to be rid of him, if he is."""
        if self.voice is not Voice.OFF:
            print(_("{coach} “coach off” sends him away.").format(coach=_(WORDS[self.voice])))

    def set(self, text: str) -> None:
        """Let him say so much from now on, or say how much that is."""
        if text and text not in set(Voice):
            print(_("The coach can be off, quiet or talkative; for example “coach quiet”."))
            return
        if text:
            self._store.settings.set(SETTING, text)
        print(_(WORDS[self.voice]))

    def _judged(self, choice: Any, begun: Turn) -> Judgement:
        port, legal = self._port, tuple(begun.legal_actions())
        moment = Moment(begun.number, port.event_count, begun.view(), legal, choice)
        if self._stakes is None or self._stakes[0] is not port.standing:
            known = answered(port.ruleset, staking(port.ruleset, port.standing, legal))
            self._stakes = port.standing, known
        return answered(port.ruleset, judging(port.ruleset, moment, self._stakes[1]))
