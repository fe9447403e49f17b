"""The coach at work: the judge of a review asked ahead of a decision, and never waited for."""

from collections.abc import Sequence
from dataclasses import replace
from enum import StrEnum
from typing import Any

from game.bots.catalogue import is_judged
from game.bots.thinker import Thinker
from game.core.protocols import Standing, steps_of
from game.core.ruleset import Ruleset
from game.session.asking import Answer, Asking, Inquiry
from game.session.port import Port
from game.session.review.judging import Judgement, Mark, found_by, staking, weighing
from game.session.review.moments import Moment, as_one


class Voice(StrEnum):
    """Off, quiet (only where it is grave) or talkative (slips as well, and a word of praise)."""

    OFF = "off"
    QUIET = "quiet"
    TALKATIVE = "talkative"

    @property
    def least(self) -> float:
        """From which share of what is at stake on a loss is spoken of."""
        return (Mark.SLIP if self is Voice.TALKATIVE else Mark.BLUNDER).least


SETTING = "coach"
"""What the store calls the voice; the window and text mode share it."""


def voice_from(text: str | None) -> Voice:
    """Return the voice of a kept setting, OFF for none or an unknown one."""
    return Voice(text) if text in set(Voice) else Voice.OFF


class Coach:
    """Looks after one person's decisions; call `look` again and again, it never waits.

    A decision is searched as soon as it is asked for. What is chosen is weighed against the best
    when the person is about to make it; nothing is said of what the search has not come to by then.
    """

    def __init__(self, ruleset: Ruleset[Any, Any, Any], thinker: Thinker) -> None:
        self._ruleset, self._thinker = ruleset, thinker
        self._attended: int | None = None
        """The number of the decision that was looked at last, None where that is dropped."""
        self._moment: Moment | None = None
        self._standing: Standing | None = None
        self._stakes: tuple[Standing, float] | None = None
        self._looking: Inquiry[tuple[Answer, float]] | None = None
        self._found: Answer | None = None
        self._weighing: Inquiry[Judgement] | None = None
        self._judged: dict[Any, Judgement] = {}

    @property
    def _at_stake(self) -> float | None:
        if self._stakes is None or self._stakes[0] is not self._standing:
            return None
        return self._stakes[1]

    # -- what there is to look at

    def attend(self, port: Port[Any, Any]) -> None:
        """Look at the decision that a person is asked for; one of a single choice, or of a game
        without a judge, is no business of his."""
        number = port.decision_count
        if number == self._attended:
            return
        self.stop()
        self._attended, legal = number, tuple(port.legal_actions())
        view = port.view()
        if (
            len(legal) < 2
            or not is_judged(self._ruleset.id)
            or not self._ruleset.sense.weighs(view)
        ):
            return
        self._standing = port.standing
        self._moment = Moment(number, port.event_count, view, legal, legal[0])
        asking = _looking(self._ruleset, self._moment, self._standing, self._at_stake)
        self._looking = Inquiry(self._ruleset, asking, self._thinker)

    def look(self) -> None:
        """Get on with what is being looked at."""
        if self._looking is not None:
            if self._looking.look() and self._looking.question is None:
                self._take()
        elif self._weighing is not None and self._weighing.look():
            self._take_weighed()

    def pause(self) -> None:
        """Leave the thinking process to somebody else; `look` goes on where it was."""
        for inquiry in (self._looking, self._weighing):
            if inquiry is not None:
                inquiry.stop()

    def stop(self) -> None:
        """Drop the decision that was being looked at."""
        self.pause()
        self._moment = self._looking = self._found = self._weighing = None
        self._attended = None
        self._judged = {}

    # -- what he thinks

    @property
    def is_warming(self) -> bool:
        """Whether he cannot look yet, as who thinks for him is getting ready."""
        asked = (self._looking, self._weighing)
        return any(each is not None and each.is_warming for each in asked)

    def is_ready_for(self, choice: Any) -> bool:
        """Tell whether there is nothing to wait for: the choice is judged, or will not be.

        If it is not judged yet, that is begun.
        """
        if self._moment is None or not self._is_open(choice) or choice in self._judged:
            return True
        if self._looking is None and self._weighing is None:
            self._begin_weighing(choice)
        return self._looking is None and self._weighing is None

    def judgement(self, choice: Any) -> Judgement | None:
        """Return what a choice is worth, None where that is not known."""
        return self._judged.get(choice)

    def as_one(self, actions: Sequence[Any]) -> Any | None:
        """Return decisions made in one go as the choice that can be judged, None for none."""
        return None if self._moment is None else as_one(self._ruleset.telling, actions)

    # -- within

    def _is_open(self, choice: Any) -> bool:
        moment = self._moment
        return moment is not None and all(each in moment.legal for each in steps_of(choice)[:1])

    def _take(self) -> None:
        assert self._looking is not None
        found, self._looking = self._looking.found, None
        if found is None or self._standing is None:
            return
        self._found, at_stake = found
        if not self._found:
            self._moment = None  # a change that was begun before: no whole of it can be judged
        self._stakes = self._standing, at_stake

    def _begin_weighing(self, choice: Any) -> None:
        """Weigh a choice against the best."""
        moment, found, at_stake = self._moment, self._found, self._at_stake
        if moment is None or found is None or at_stake is None:
            return
        asking = weighing(self._ruleset, replace(moment, chosen=choice), found, at_stake)
        self._weighing = Inquiry(self._ruleset, asking, self._thinker)
        if self._weighing.question is None:
            self._take_weighed()

    def _take_weighed(self) -> None:
        inquiry = self._weighing
        if inquiry is None or inquiry.question is not None:
            return
        self._weighing = None
        if (judged := inquiry.found) is not None:
            self._judged[judged.moment.chosen] = judged
        elif self._moment is not None:
            self._moment = None  # nobody answers: nothing is said of this decision


def _looking(
    ruleset: Ruleset[Any, Any, Any], moment: Moment, standing: Standing, at_stake: float | None
) -> Asking[tuple[Answer, float]]:
    """Ask what is best, and what is at stake where that is not known; return both."""
    found = yield from found_by(ruleset, moment)
    if at_stake is None:
        at_stake = yield from staking(ruleset, standing, moment.legal)
    return found, at_stake
