"""One person at a table of computer players, told and asked in plain lines."""

import shlex
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from game.cli import telling
from game.cli.asking import say, typed
from game.cli.text import several
from game.cli.text.coaching import TextCoach
from game.cli.text.naming import alike, by_number, command_in, numbered
from game.cli.text.understanding import decision_meant, why_none
from game.core.explain import Explanation
from game.core.protocols import Action, Event, steps_of
from game.core.telling import Thing
from game.core.terms import Terms
from game.core.words import YOU, _, command_line
from game.session.match import Match
from game.session.occasion import Goal, Occasion, is_round
from game.session.port import Port
from game.session.progress.progress import keep_help
from game.session.seats import think
from game.session.store import Store
from game.session.taking_back import made_so_far

BRIEF = "text.brief"
"""The setting that leaves out what is at stake, and the choices."""

MOST_LISTED = 6
"""Of more choices the question says only how many there are."""


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
    tells_meaning = True
    """Whether a question comes with what it means."""

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
        self.names = tuple(YOU if n == self.seat else e for n, e in enumerate(self.match.names))
        """Everybody at the table, “you” for the player."""
        self.clause = ""
        """The clause of the rule book that was named last; `rules` opens it there."""
        self._minded: dict[Thing, str] = {}
        """What was said last at a question, by what it is about."""
        self._stages: set[str] = set()
        """The parts of a battle in which the board has been told."""
        self.known_figures: set[str] = set()
        """What has been told of the numbers of a hint."""
        self.explained: tuple[tuple[str, ...], Explanation[Any]] | None = None
        """The hint told last, and after which decisions: others may be made after a take-back."""
        self._asked_again: tuple[int, Action] | None = None
        """At which decision what was asked about before it is made."""
        self._named: list[Action] = []
        """What was decided of several that the rules put in order, as it was typed."""

    def helped(self) -> None:
        """Let it be kept that somebody was helped with the decision that is due."""
        keep_help(self.store, self.kept.id, self.match)

    def play(self) -> None:
        """Play until the match is over or the player leaves."""
        self.say(telling.set_up(self.match, self.names))
        self.tell_aim()
        print(self.greeting())
        if partners := self.match.ruleset.telling.partners(self.seat, self.names):
            self.say(partners)
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
        self.say(telling.score_line(self.match, self.names))
        # Who has won is told by whoever asked for something else.
        told = telling.ending if self.goal is None else telling.verdict
        if words := told(self.match, self.names):
            self.say(words)

    def say(self, text: str) -> None:
        """Print a text; of the clause that it names, `rules` reads the book."""
        self.clause = say(text) or self.clause

    def greeting(self) -> str:
        """Return how one plays, and how one asks for more."""
        return _("Type a choice or its number. “help” lists the commands.")

    def _go_on(self) -> None:
        if self.match.to_act == self.seat:
            self._tell_news()
            self._ask()
        else:
            self.match.apply(self.match.to_act, think(self.match)[0].action)
        for sentence in self.store.take_notices():
            print(sentence)

    # -- telling

    def tell_position(self) -> None:
        """Print the position as the player knows it, and what is asked."""
        text_view = self.match.ruleset.telling.text_view
        self.say(text_view(self.port.view(), self.names, self.port.deals_in_match))
        self._minded.clear()
        self.tell_minded()

    def tell_minded(self) -> None:
        """Print what is asked, and what the deal hangs on, where that has changed."""
        view, telling = self.port.view(), self.match.ruleset.telling
        asked = telling.turn(view)
        minded: dict[Thing, str] = {Thing.QUESTION: asked} if asked else {}
        for thing in (Thing.QUESTION, Thing.STAKE) if self.tells_meaning else ():
            if thing not in minded and (told := telling.meaning(view, thing)) is not None:
                minded[thing] = told.told()
        for thing, words in minded.items():
            if words != self._minded.get(thing):
                self.say(words)
        self._minded |= minded if asked else {Thing.QUESTION: "", **minded}

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
            self.say(aim)
        for line in telling.rules_in_force(self.match):
            self.say(line)
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
        told = telling.in_words(self.match.ruleset, self.names, events, since)
        for number, sentence in enumerate(told, since):
            if number not in self._passed_over:
                self.tell(number, events[number], sentence)
        self._told, self._passed_over = len(events), set()

    def tell(self, _number: int, _event: Event, sentence: str) -> None:
        """Print what has happened: the event of this number, in a sentence, "" for none."""
        if sentence:
            self.say(sentence)

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
        """Whether questions come without what is at stake, and without the choices."""
        return self.store.settings.get(BRIEF) == "on"

    def why_none(self, text: str) -> str:
        """Return what to say to a line that is neither a command nor a decision."""
        return why_none(text, self.to_type(), self.commands)

    def written(self, action: Action) -> str:
        """Return a decision as it is typed here, or all those that make up a whole."""
        words = list(map(self.match.ruleset.telling.written, steps_of(action)))
        return (", " if any(" " in each for each in words) else " ").join(words)

    def numbered(self, action: Action) -> str:
        """Return a decision with its number in the list of choices."""
        written, offered = self.written(action), self.to_type()
        if written not in offered or any(each.isdecimal() for each in offered):
            return written
        return f"{offered.index(written) + 1} {written}"

    def by_number(self, text: str) -> str:
        """Return the choices that a line names by their numbers; the line itself for none."""
        return by_number(text, self.to_type())

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
        if not self.is_brief:
            if self._is_new_stage():
                self.tell_position()
            self.tell_minded()
        length, revision = len(self.match.actions), self.match.revision
        self._tell_of_several()
        while (length, revision) == (len(self.match.actions), self.match.revision):
            self._take(self._read(self._question()))

    def _is_new_stage(self) -> bool:
        """Tell whether a part of a battle begins: what lies on its board no event has told."""
        told = self.match.ruleset.telling
        if told.read_about is None:
            return False
        view, legal = self.port.view(), self.port.legal_actions()
        new = {told.phase(view, each) for each in legal} - self._stages - {"answer"}
        self._stages |= new
        return any(new)

    def _question(self) -> str:
        """Return the question: the choices, or how many there are; after a warning the coach's."""
        if self.coach is not None and self.coach.doubted is not None:
            return _("“anyway” or “again”? > ")
        offered = self.to_type()
        if self.is_brief:
            return _("Your turn > ")
        if len(offered) <= MOST_LISTED:
            return _("Your turn: {choices} > ").format(choices=", ".join(numbered(offered)))
        return _("Your turn. {n} choices: “choices” lists them > ").format(n=len(offered))

    def _tell_of_several(self) -> None:
        """Say once in a row of decisions that several can be named in one line."""
        offered = several.offered(self.port)
        if len(offered) > 1 and not made_so_far(self.match, self.seat):
            words = _("You can name several in one line, in any order: {example}.")
            print(words.format(example=", ".join(map(self.written, offered[1::-1]))))

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
            self.decide(self.by_number(line.strip(" ,;")))
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
            self.say(refusal.told)
        elif not self._asks_again(action) and not self._coach_objects(action):
            self.port.submit(action)

    def _asks_again(self, action: Action) -> bool:
        """Ask once before what no list offers, such as giving up; return whether it was asked."""
        here = self.port.decision_count, action
        if action not in self.match.ruleset.unlisted or here == self._asked_again:
            return False
        self._asked_again = here
        told = self.match.ruleset.telling.meaning(self.port.view(), action)
        again = _("Type {choice} again to do it anyway.").format(choice=self.written(action))
        self.say(again if told is None else f"{told.told()} {again}")
        return True

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
            told = refusal.told
            # Of one that was made before and comes later in their order there is nothing to say.
            is_one = len(named) < 2 or action not in named
            self.say(told if is_one else f"{self.written(action)}: {told}")
        return refused is None
