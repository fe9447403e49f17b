"""A screen whose decision is weighed by the thinking process, while the person waits."""

from abc import abstractmethod
from typing import Generic, TypeVar

from game.bots.catalogue import GETTING_READY
from game.bots.thinker import Thinker
from game.core.words import _
from game.session.asking import Asking, Inquiry
from scenes.practice.exam import ExamScreen
from scenes.show.lesson import Remark
from scenes.ui.dialog import Message

R = TypeVar("R")


class WeighedScreen(ExamScreen, Generic[R]):
    """Asks for a decision of a set, has it weighed, and says what it is worth."""

    thinker: Thinker
    inquiry: Inquiry[R] | None = None
    _waits_for = ""
    """What has been said that the answer waits for."""

    def weigh(self, asking: Asking[R]) -> None:
        """Have the decision weighed."""
        self.inquiry = Inquiry(self.port.ruleset, asking, self.thinker)
        self._say_weighing("")

    def _say_weighing(self, waits_for: str) -> None:
        self._waits_for = waits_for
        self.sheet.say(Remark(_("Weighing …"), waits_for))

    @abstractmethod
    def tell(self, weighed: R) -> None:
        """Say what the decision was worth."""

    def update(self, dt: float) -> bool:
        """Say what the decision was worth as soon as that is known."""
        changed = super().update(dt)
        inquiry = self.inquiry
        if inquiry is None:
            return changed
        if not (inquiry.look() or inquiry.found is not None):
            waits_for = _(GETTING_READY) if inquiry.is_warming else ""
            if is_news := waits_for != self._waits_for:
                self._say_weighing(waits_for)
            return changed or is_news
        if inquiry.has_failed:
            self.inquiry = None
            told = Message(self.title, [_("No computer player answered: this one does not count.")])
            self.host.push(told, lambda _none: self.close(wants_next=True))
        elif inquiry.found is not None:
            self.inquiry = None
            self.tell(inquiry.found)
        return True

    def leave(self) -> None:
        """Drop what is being thought about."""
        if self.inquiry is not None:
            self.inquiry.stop()
        super().leave()
