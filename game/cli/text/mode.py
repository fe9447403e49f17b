"""One person at a table of computer players, told and asked in plain lines."""

import shlex
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from game.cli import telling
from game.cli.asking import typed
from game.cli.text import several
from game.cli.text.coaching import TextCoach
from game.cli.text.naming import alike, command_in, listed, why_not
from game.cli.text.understanding import decision_meant, kinds_told, why_none
from game.core.explain import Explanation
from game.core.meaning import Meaning, Thing
from game.core.protocols import Action, Event
from game.core.terms import Terms
from game.core.words import _, command_line
from game.session.goal import Goal
from game.session.match import Match
from game.session.occasion import Occasion, is_round
from game.session.port import Port
from game.session.progress.keeping import keep_help
from game.session.seats import think
from game.session.store import Store
from game.session.taking_back import made_so_far

BRIEF = "text.brief"
"""The setting that leaves the position out of every question."""


class Leave(Exception):
    """The player leaves the table; the match is kept."""


@dataclass(frozen=True)
class TextCommand:
    """One command: how a game's terms explain it, and what it does with the rest of the line."""

    words: Callable[[Terms], str]
    do: "Callable[[TextMode, str], None]"
    is_open: bool = True
    """Whether it does what it is for at this table."""


class Kept(Protocol):
    """The match that is played, and whether and where it is kept: see `KeptMatch`."""

    @property
    def match(self) -> Match:
        """What is played."""

    @property
    def occasion(self) -> Occasion | None:
        """What it belongs to."""

    @property
    def id(self) -> int | None:
        """Its number in the store."""

    @property
    def is_superseded(self) -> bool:
        """Whether it is played somewhere else by now."""


class TextMode:
    """A sitting in text: tells what happens, asks what to do, understands commands.

    Nothing is drawn with spaces or boxes, so that every line can be read out.
    """

    hint_level = ""

    def __init__(
        self,
        kept: Kept,
        store: Store,
        commands: Mapping[str, TextCommand],
        goal: Goal | None = None,
        resumed_with: Sequence[str] = (),
    ) -> None:
        """`goal` is what the match asks of the player, None where it is to win; `resumed_with` are
        the arguments to be given again when it is gone on with."""
        self._resumed_with = resumed_with
        self.goal = goal
        self.commands = commands
        self.kept = kept
        self.store = store
        self.match = kept.match
        self.seat = next(n for n, seat in enumerate(self.match.seats) if seat.is_human)
        self.port: Port[Any, Any] = Port(self.match, self.seat)
        coached = commands.get("coach")
        self.coach: TextCoach | None = None
        """Who warns before a costly choice, None where nobody may."""
        if coached and coached.is_open:
            self.coach = TextCoach(self.port, store, lambda: kept.id, self.helped)
        self._told = 0
        self._passed_over: set[int] = set()
        """The numbers of events that are new, but have been told of decisions made again."""
        self._revision = self.match.revision
        self._knows_means = False
        """Whether it has been told that choices can be asked after."""
        self.known_figures: set[str] = set()
        """What has been told of the numbers of a hint."""
        self.explained: tuple[tuple[str, ...], Explanation[Any]] | None = None
        """The hint told last, and after which decisions: others may be made after a take-back."""
        self._has_looked = False
        """Whether the position has been told in this sitting."""
        self._named: list[Action] = []
        """What was decided of several that the rules put in order, as it was typed."""

    def helped(self) -> None:
        """Let it be kept that somebody was helped with the decision that is due."""
        keep_help(self.store, self.kept.id, self.match)

    def play(self) -> None:
        """Play until the match is over or the player leaves."""
        print(telling.set_up(self.match))
        self.tell_aim()
        print(self.greeting())
        if partners := self.match.ruleset.telling.partners(self.seat, self.match.names):
            print(partners)
        self.tell_notation()
        self.tell_rules()
        self.tell_goal()
        if self.coach is not None:
            self.coach.greet()
        if self.match.actions:
            self._told = self.match.deal_starts[-1]
            print(_(self.match.ruleset.telling.terms.so_far))
        try:
            while not self.match.is_over:
                self._go_on()
        except Leave:
            print(self._farewell())
            return
        except KeyboardInterrupt:
            print(f"\n{self._farewell()}")
            raise
        self._tell_news()
        print(telling.score_line(self.match))
        # Who has won is told by whoever asked for something else.
        if told := telling.ending(self.match) if self.goal is None else telling.verdict(self.match):
            print(told)

    def greeting(self) -> str:
        """Return who the player is, and how one asks for more."""
        words = _(
            "You are {name}. Type help for the commands; “means” explains the choices, "
            "“means” and a choice just that one."
        )
        return words.format(name=self._name)

    def _go_on(self) -> None:
        if self.match.to_act == self.seat:
            self._tell_news()
            self._ask()
        else:
            self.match.apply(self.match.to_act, think(self.match)[0].action)
        for sentence in self.store.take_notices():
            print(sentence)

    # -- telling

    @property
    def _name(self) -> str:
        return self.match.names[self.seat]

    def tell_position(self) -> str:
        """Print the position as the player knows it, and return it."""
        self._has_looked = True
        text_view = self.match.ruleset.telling.text_view
        told = text_view(self.port.view(), self.match.names, self.port.deals_in_match)
        told = "\n".join(
            (told, *(each.told() for each in self.at_hand() if each.words not in told))
        )
        print(told)
        return told

    def at_hand(self) -> list[Meaning]:
        """Return what is asked, and what the deal hangs on, where the game says so."""
        view, meaning = self.port.view(), self.match.ruleset.telling.meaning
        found = (meaning(view, thing) for thing in (Thing.QUESTION, Thing.STAKE))
        return [each for each in found if each is not None]

    def tell_aim(self) -> None:
        """Print in one sentence what the game is."""
        print(_(self.match.ruleset.telling.words))

    def tell_notation(self) -> None:
        """Print how cards and other choices are written."""
        if words := self.match.ruleset.telling.notation():
            print(words)

    def tell_rules(self) -> None:
        """Print what a deal is about, how the match is scored, its house rules, how others play."""
        if aim := self.match.ruleset.telling.aim(self.match.standing):
            print(aim)
        for line in telling.rules_in_force(self.match):
            print(line)
        if self.match.deals and self.goal is None:
            whole = self.match.ruleset.telling.terms.whole(self.match.deals)
            print(whole, _("Whoever is ahead after that has won."))
        for line in telling.styles_met(self.match):
            print(line)

    def tell_goal(self) -> None:
        """Print what the match asks for, and what is at stake."""
        if self.goal is not None:
            print(" ".join(self.goal.told))

    def _tell_news(self) -> None:
        """Print what has happened since this was last done."""
        if self._revision != self.match.revision:
            self._revision = self.match.revision
            self._told = len(self.match.events)
        since, events = self._told, self.port.events()
        told = telling.in_words(self.match.ruleset, self.match.names, events, since)
        for number, sentence in enumerate(told, since):
            if number not in self._passed_over:
                self.tell(number, events[number], sentence)
        self._told, self._passed_over = len(events), set()

    def tell(self, _number: int, _event: Event, sentence: str) -> None:
        """Print what has happened: the event of this number, in a sentence, "" for none."""
        if sentence:
            print(sentence)

    def _farewell(self) -> str:
        is_written = self.store.barrier()
        for sentence in self.store.take_notices():
            print(sentence)
        is_kept = self.store.is_kept and not self.kept.is_superseded
        if is_written and is_kept and is_round(self.kept.occasion):
            return _("The round is kept.")
        if is_written and is_kept and self.kept.id is not None:
            resume = shlex.join(("play", "--resume", str(self.kept.id), *self._resumed_with))
            return _("Match {id} is kept. To go on: {command}").format(
                id=self.kept.id, command=command_line(resume)
            )
        return _("The match is not kept.")

    # -- asking

    @property
    def is_brief(self) -> bool:
        """Whether questions come without the position."""
        return self.store.settings.get(BRIEF) == "on"

    def is_position_idle(self) -> bool:
        """Tell whether the position need not be repeated: where there is no choice, what has
        happened says enough."""
        return len(self.to_type()) == 1

    def why_none(self, text: str) -> str:
        """Return what to say to a line that is neither a command nor a decision."""
        return why_none(text, self.to_type(), self.commands)

    def written(self, action: Action) -> str:
        """Return a decision as it is typed here."""
        return self.match.ruleset.telling.written(action)

    def choices(self) -> str:
        """Return the legal decisions in notation, those of one kind gathered."""
        return listed(self.to_type())

    def to_type(self) -> list[str]:
        """Return what is offered as it is typed; of several that the rules put in order, also those
        that go before what has been named."""
        legal = self.port.legal_actions()
        if not (still := several.still_open(self.match, self.seat)):
            return list(map(self.written, legal))
        kinds = self.match.ruleset.telling.ascending
        ends = [each for each in legal if not isinstance(each, kinds)]
        return list(map(self.written, (*sorted([*still, *several.offered(self.port)]), *ends)))

    def _ask(self) -> None:
        """Ask until a decision is made or taken back."""
        is_idle = self._has_looked and self.is_position_idle()
        told = "" if self.is_brief or is_idle else self.tell_position()
        if is_idle and not self.is_brief:
            words = _("You have only one choice, {choice}; “look” shows the position.")
            print(words.format(choice=self.choices()))
        if (minded := self.match.ruleset.telling.turn(self.port.view())) not in told:
            print(minded)
        length, revision = len(self.match.actions), self.match.revision
        self._tell_of_several()
        asking = _("Your turn. Choose one of: {choices} > ").format(choices=self.choices())
        line = self._read(asking)
        while True:
            self._take(line)
            if (length, revision) != (len(self.match.actions), self.match.revision):
                return
            line = self._read(self._asking_again(asking if line.strip() else _("Your turn > ")))

    def _asking_again(self, asking: str) -> str:
        """Return the question after a line that decided nothing: this, or the coach's."""
        is_warned = self.coach is not None and self.coach.doubted is not None
        return _("“anyway” or “again”? > ") if is_warned else asking

    def _tell_of_several(self) -> None:
        """Say that several can be named at once and in any order; the choices are in order. Of the
        first that can be asked after say so."""
        offered = several.offered(self.port)
        if made_so_far(self.match, self.seat):
            return
        if len(offered) > 1:
            words = _(
                "You can name several in one line, and in any order, and add others later: "
                "{example}. They are put in the order of the rules."
            )
            print(words.format(example=", ".join(map(self.written, offered[1::-1]))))
        elif not self._knows_means and kinds_told(self.port, self.to_type()):
            self._knows_means = True
            print(_("“means” explains each of them in a line."))

    def _read(self, asking: str) -> str:
        try:
            return typed(asking)
        except EOFError:
            print()
            raise Leave from None

    def _take(self, line: str) -> None:
        word, rest = command_in(line)
        command = self.commands.get(word)
        if command and command.words(self.match.ruleset.telling.terms):
            command.do(self, rest)
        elif word:
            self.decide(line.strip(" ,;"))
        else:
            print(_("Type one of the choices, or help."))

    def decide(self, text: str) -> None:
        """Make the decision that a line means, or say why not."""
        if self.coach is not None and self.coach.doubted is not None:
            self.coach.ask()  # what was typed before the warning was there is no answer to it
            return
        named, end = several.named_and_end(text, self.match, self.port)
        if named:
            if self._decide_several(named) and end is not None:
                self.decide(self.written(end))
            return
        action = decision_meant(text, self.port)
        if action is None and (parts := alike(text)):
            self._decide_in_turn(parts)
            return
        if action is None:
            print(self.why_none(text))
            return
        if (refusal := self.port.refusal(action)) is not None:
            print(why_not(refusal))
        elif not self._coach_objects(action):
            self.port.submit(action)

    def _coach_objects(self, action: Action) -> bool:
        """Let the coach have a word on a decision, and on those that it ends."""
        if self.coach is None or action in self.match.ruleset.unlisted:
            return False
        together = self.match.ruleset.telling.together
        made = made_so_far(self.match, self.seat, together) if isinstance(action, together) else []
        return self.coach.objects(action, several.begun(self.match, made), made)

    def _decide_in_turn(self, parts: Sequence[str]) -> None:
        """Make the decisions between the commas of a line one after the other, up to the first
        that cannot be made; none where one of them is not understood."""
        for part in parts:
            if decision_meant(part, self.port) is None:
                print(self.why_none(part))
                return
        for part in parts:
            made = len(self.match.actions)
            self.decide(part)
            if len(self.match.actions) == made or self.match.to_act != self.seat:
                return

    def named_last(self) -> Action | None:
        """Return the decision that was typed last of several that the rules put in order, None
        where the last decision is none of these."""
        made = made_so_far(self.match, self.seat)
        typed = (each for each in reversed(self._named) if each in made)
        return next(typed, made[-1]) if made else None

    def _decide_several(self, named: list[Action]) -> bool:
        """Make decisions that the rules put in order; return whether they were made.

        Of those made before, and made again after a new one, nothing is told again.
        """
        before = made_so_far(self.match, self.seat)
        refused = several.make(self.match, self.port, named)
        if refused is None:
            self._named += named
            made = made_so_far(self.match, self.seat)
            at = self.match.decided_at[-len(made) :]
            self._told = at[several.first_new(before, made)]
            self._revision = self.match.revision
            self._passed_over = {at[n] for n in several.made_again(before, made)}
        else:
            action, refusal = refused
            told = why_not(refusal)
            # Of one that was made before and comes later in their order there is nothing to say.
            print(f"{self.written(action)}: {told}" if len(named) > 1 and action in named else told)
        return refused is None
