"""A match at the table: people at their ports, and computer players in their own process."""

import secrets
from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar

from game.bots.thinker import Thinker, Thought
from game.core.protocols import Player
from game.core.rng import Rng
from game.core.ruleset import Ruleset
from game.core.words import _, marked
from game.session.asking import Inquiry
from game.session.hint import Adviser, Hint, hinting
from game.session.match import Match, Seat
from game.session.occasion import Goal
from game.session.port import Port, Turn
from game.session.seats import bot_stream
from game.session.taking_back import handed_over, last_own, why_not_taken_back

NOTHING_BACK = marked("This match counts: nothing is taken back.")
"""Why nothing is taken back at an earnest table."""

_SECRET = secrets.token_bytes(32)
"""Veils the streams that leave this process: from one, and a view, the seed could be found by
trying, and with it every card. It stays the same, so that a move taken back is met by the same."""


class Companion(Protocol):
    """Who thinks beside a person in the thinking process while that has nothing else to do."""

    def look(self) -> None:
        """Get on; never waits."""

    def pause(self) -> None:
        """Leave the process to somebody else for a while."""

    def stop(self) -> None:
        """Drop what is being thought about."""


C = TypeVar("C", bound=Companion)


class Sitting:
    """What a scene is given to play a match with. It never hands out a State."""

    def __init__(
        self,
        match: Match,
        thinker: Thinker,
        *,
        others_are_here: bool = False,
        is_earnest: bool = False,
        goal: Goal | None = None,
        hinted: Callable[[], object] | None = None,
        hint_level: str = "",
        helped: Callable[[], object] = lambda: None,
    ) -> None:
        """`others_are_here`: somebody at the screen who does not play must not see the cards.

        At an earnest table nobody helps, and nothing is taken back; where hints are given all the
        same, `hinted` is told of each. They come from `hint_level`, where there is none from whom a
        review asks. `helped` is told of each help with the decision that is due. `goal` is what the
        match asks of the player, None where it is to win.
        """
        self._others_are_here = others_are_here
        self.is_earnest = is_earnest
        self.goal = goal
        self._hinted, self._hint_level = hinted, hint_level
        self.helped = helped
        self._match = match
        self._thinker = thinker
        self._hinting: Inquiry[Hint] | None = None
        self._answer: Callable[[Hint], None] = lambda _hint: None
        self._companion: Companion | None = None
        self.trouble = ""
        """A sentence for the player when a computer player cannot think (yet), "" otherwise."""

    # -- who is here

    @property
    def seats(self) -> Sequence[Seat]:
        """Who sits where."""
        return self._match.seats

    @property
    def people(self) -> tuple[Player, ...]:
        """The seats of people, in order."""
        return tuple(p for p, seat in enumerate(self._match.seats) if seat.is_human)

    @property
    def is_shared(self) -> bool:
        """Whether several people are at the screen, each with cards the others must not see."""
        return self._others_are_here or len(self.people) > 1

    @property
    def has_begun(self) -> bool:
        """Whether a decision has been made."""
        return bool(self._match.actions)

    def port(self, seat: Player | None) -> Port[Any, Any]:
        """Return the door of a person's seat, or a bystander's (None); raise ValueError."""
        if seat is not None and seat not in self.people:
            raise ValueError(_("A computer player sits there."))
        return Port(self._match, seat)

    # -- computer players

    @property
    def is_thinking(self) -> bool:
        """Whether the thinking process is at work."""
        return self._thinker.is_thinking

    def think(self) -> bool:
        """Set the computer player whose turn it is to work; return whether it is one's turn."""
        player = self._match.to_act
        if player < 0 or self._match.seats[player].is_human:
            return False
        if not self._thinker.is_thinking and self._told(player) is None:
            self._ask(player, self._match.seats[player].spec)
        return True

    def move(self) -> bool:
        """Let the computer player whose turn it is get on; return whether one moved.

        Never waits: call it again and again. Nothing happens when a person is to decide, but
        that an answer to a hint is passed on, and that a companion gets on.
        """
        if self._hinting is not None:
            self._look(self._hinting)
            return False
        if not self.think():
            if self._companion is not None:
                self._companion.look()
            return False
        player = self._match.to_act
        told = self._told(player)
        if told is None:
            if (thought := self._thinker.look()) is None:
                return False
            self._note(thought)
            told = thought.candidates[0].action
        self._match.apply(player, told)
        return True

    def _told(self, player: Player) -> Any | None:
        """Return what a computer player has been told to do now, None where he is to think."""
        stack = self._match.stack
        return None if stack is None else stack.told_to(player, self._match.state.legal_actions())

    def _ask(self, player: Player, bot: str) -> None:
        match, stream = self._match, self._stream(player, len(self._match.actions))
        view, legal = match.state.view(player), match.state.legal_actions()
        self._thinker.ask(match.ruleset, bot, view, legal, stream)

    def _stream(self, player: Player, decision: int) -> Rng:
        return bot_stream(self._match.seed, player, decision).veiled(_SECRET)

    def _note(self, thought: Thought) -> None:
        self.trouble = ""
        if thought.failed:
            who = self._match.seats[self._match.to_act].name
            self.trouble = _(
                "{name} did not answer in time; a simpler player made this move."
            ).format(name=who)
        elif thought.warming:
            self.trouble = _("The computer players are warming up; until then simpler ones play.")

    # -- whoever helps

    def accompany(self, make: Callable[[Ruleset[Any, Any, Any], Thinker], C]) -> C | None:
        """Let somebody think beside the person; return who, None at an earnest table."""
        if self.is_earnest:
            return None
        self._companion = companion = make(self._match.ruleset, self._thinker)
        return companion

    @property
    def gives_hints(self) -> bool:
        """Whether a hint may be asked for at this table."""
        return not self.is_earnest or self._hinted is not None

    def ask_hint(self, answer: Callable[[Hint], None]) -> bool:
        """Ask what a strong player would do now; `answer` is called at once or from a later `move`,
        with a hint that says nothing where none came.

        It is waited for while the players are getting ready: a plain player's choice is no hint,
        except where he is the one who is asked, and is told as his meanwhile.

        Return whether a person is to decide, so that there is something to ask.
        """
        player = self._match.to_act
        if player not in self.people or not self.gives_hints:
            return False
        if self._hinted is not None:
            self._hinted()
        self.helped()
        if self._companion is not None:
            self._companion.pause()
        match, adviser = self._match, Adviser(self._hint_level)
        asking = hinting(Turn.of(match), adviser)
        self._hinting, self._answer = Inquiry(match.ruleset, asking, self._thinker), answer
        self._look(self._hinting)
        return True

    @property
    def is_hinting(self) -> bool:
        """Whether a hint has been asked for that has not come yet."""
        return self._hinting is not None

    @property
    def hint_waits(self) -> bool:
        """Whether a hint has to wait until the players are ready."""
        return self._hinting is not None and self._hinting.is_warming

    def _look(self, hinting: Inquiry[Hint]) -> None:
        """Get on with a hint, and pass it on at its end."""
        if hinting.look() and hinting.question is None:
            self._hinting = None
            self._answer(hinting.found or Hint(Turn.of(self._match)))

    def stop_thinking(self) -> None:
        """Drop whatever is being thought about, at once."""
        self._hinting = None
        if self._companion is not None:
            self._companion.stop()
        self._thinker.cancel()

    # -- taking back

    @property
    def can_take_back(self) -> bool:
        """Whether the person's last decision can be taken back."""
        return not self.why_not_taken_back

    @property
    def why_not_taken_back(self) -> str:
        """Why nothing can be taken back now, "" where something can."""
        if self.is_earnest:
            return _(NOTHING_BACK)
        return why_not_taken_back(self._match, self.people)

    def take_back(self) -> None:
        """Take back the person's last decision and all that followed it; of several that were
        handed over together, all."""
        last = last_own(self._match, self.people)
        if not self.can_take_back or last is None:
            return
        self.stop_thinking()
        self._match.take_back(handed_over(self._match, last))
