"""Setting a match up: who sits where, and by which rules."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, cast

from game.bots.catalogue import kind_words, level_of, offered_in, spec_of, style_of
from game.bots.characters import CHARACTERS
from game.core.options import specs
from game.core.words import _
from game.session.match import HUMAN, Seat
from game.session.occasion import given_name
from scenes.characters import (
    character_of,
    face_of,
    manner_words,
    temper_words,
)
from scenes.games import fault_of, lesson_name
from scenes.laid import laid_fault, laid_row
from scenes.matchsetup import MatchSetup, newcomer
from scenes.ui.boxes import Beside, Column, Frame, Panel, Row
from scenes.ui.button import Button, ButtonKind
from scenes.ui.choice import Choice, Segments
from scenes.ui.containers import Split
from scenes.ui.field import TextField
from scenes.ui.form import Control, Form, FormRow, MakeControl
from scenes.ui.page import Page
from scenes.ui.picker import Picker
from scenes.ui.portraits import FaceView, portrait
from scenes.ui.scroll import Scroll
from scenes.ui.text import escape
from scenes.ui.widget import Widget
from scenes.ui.words import Heading, Words

LENGTHS = (10, 5, 3)
"""How many deals a match may be cut to."""
LONGEST_NAME = 14
NAME_WIDTH = 190
FACE = 54


class Setup(Page[MatchSetup | None]):
    """Seats at the left, house rules at the right."""

    def __init__(
        self,
        setup: MatchSetup,
        open_rules: Callable[[str], object],
        makers: Mapping[str, MakeControl] | None = None,
        learn: Callable[[], object] = lambda: None,
        play_friends: Callable[[], object] | None = None,
    ) -> None:
        """`learn` begins the lesson of the game, where it has one; `play_friends` asks for the code
        of a friend's deal, where one can be played."""
        super().__init__()
        self.play_friends = play_friends
        self.setup = setup
        self.learn = learn
        self.makers = makers
        self.open_rules = open_rules
        self.title = _(setup.ruleset.title)
        self._spare = list(setup.seats)

    def build(self) -> Widget:
        """Return both halves and the button that starts the match."""
        self._of_seats: dict[str, Widget] = {}
        self._places: dict[int, Words] = {}
        left = Panel(self._seats(), title=_("At the table"), title_size=24, grows=True)
        self._rules = rules = Form(
            self.setup.options,
            self._take_options,
            names=[s.name for s in specs(self.setup.options) if s.name not in self._of_seats],
            presets=self.setup.ruleset.presets,
            on_rule=self.open_rules,
            makers=self.makers,
        )
        self._lengths = Segments(
            _("Length"), self._shorter(), self._chosen_length(), self._take_length
        )
        self._length = length = FormRow(_("Length"), self._length_words(), self._lengths)
        length.visible = self._can_be_cut
        laid = laid_row(self.setup, self._take_laid, self.refuse)
        house = Scroll(Column(rules, length, *laid, gap=16))
        right = Panel(house, title=_("House rules"), title_size=24, grows=True)
        lesson = lesson_name(self.setup.ruleset)
        buttons = Row(
            Button(_("Back"), self.cancel),
            *([Button(lesson, self.learn, sign="cap")] if lesson else []),
            *([Button(_("A friend’s deal"), self.play_friends)] if self.play_friends else []),
            Button(_("Rules"), partial(self.open_rules, "")),
            Button(_("Start"), self._start, kind=ButtonKind.PRIMARY, size=20, least=180),
            align="right",
        )
        halves = Split(left, right, share=0.47, gap=18, least=400)
        column = Column(Heading(self.title), halves, buttons, gap=14, grows=True)
        return Frame(column, pad=(36, 31), most=1240)

    @property
    def _whole(self) -> int | None:
        """How many deals the whole match has, as it is set up; None where nobody can know."""
        setup = self.setup
        standing = setup.ruleset.opening(setup.options, len(setup.seats), 0)
        whole: int | None = standing.deals_in_match
        return whole

    def _length_words(self) -> str:
        terms, whole = self.setup.ruleset.telling.terms, self._whole
        return _(terms.shorter) if whole is None else f"{terms.whole(whole)} {_(terms.shorter)}"

    def _shorter(self) -> Sequence[Choice[int | None]]:
        """Return the lengths on offer: the whole match, and what is shorter."""
        whole = self._whole
        offered: list[int | None] = [n for n in LENGTHS if whole is None or n < whole]
        return [Choice(n, _("Whole") if n is None else str(n)) for n in (None, *offered)]

    def _chosen_length(self) -> int | None:
        """Return the length that was chosen; the whole match where that is no shorter."""
        if self.setup.deals not in {each.value for each in self._shorter()}:
            self._take_length(None)
        return self.setup.deals

    @property
    def _can_be_cut(self) -> bool:
        """Whether a match can be shorter than the whole."""
        return len(self._shorter()) > 1 and not self.setup.laid

    def first_focus(self) -> Widget | None:
        """Return the button that starts: whoever likes it as it is presses one key."""
        return next(w for w in self.root.walk() if w.label == _("Start"))

    def _seats(self) -> Widget:
        counts = list(self.setup.ruleset.players)
        count = Segments(
            _("Players"),
            [Choice(n, str(n)) for n in counts],
            len(self.setup.seats),
            self._take_count,
        )
        rows: list[Widget] = [FormRow(_("Players"), "", count)] if len(counts) > 1 else []
        rows += [self._seat_row(place, seat) for place, seat in enumerate(self.setup.seats)]
        people = sum(seat.is_human for seat in self.setup.seats)
        if people > 1:
            note = _("Several people share the screen: a curtain hides what only one may see.")
            rows.append(Words(note, size=14, ink="muted"))
        elif not people:
            note = _("Computer players only: you watch, and see no hidden cards.")
            rows.append(Words(note, size=14, ink="muted"))
        return Scroll(Column(*rows, gap=12))

    def _seat_row(self, place: int, seat: Seat) -> Widget:
        name: Widget = self._character_picker(place, seat)
        if seat.is_human:
            name = TextField(
                _("Name of seat {n}").format(n=place + 1),
                seat.name,
                partial(self._take_name, place),
                empty=_("Name"),
                most=LONGEST_NAME,
                width=NAME_WIDTH,
            )
        kinds = [Choice(HUMAN, _("A person"), _("Plays at this screen"))]
        levels = offered_in(self.setup.ruleset.id)
        kinds += [Choice(each.id, _(each.title), _(each.words)) for each in levels]
        level = level_of(seat.spec)
        chosen = level.id if level else seat.spec
        if chosen not in {choice.value for choice in kinds}:
            kinds.append(Choice(chosen, kind_words(seat.spec)))
        who = Picker(
            _("Who plays seat {n}").format(n=place + 1),
            kinds,
            chosen,
            partial(self._take_kind, place),
            width=NAME_WIDTH,
        )
        face = FaceView(face_of(seat), seat.name, place, FACE)
        parts: list[Widget] = [Row(name, who, gap=8, fill=True)]
        if told := self._place_words(place):
            self._places[place] = Words(told, size=14, ink="muted")
            parts.append(self._places[place])
        character = character_of(seat)
        if character is not None and self.setup.ruleset.sense.taste is not None:
            parts.append(Words(temper_words(character), size=14, ink="muted"))
        parts += self._seat_options(place)
        return Beside(face, Column(*parts, gap=2), gap=10)

    def _place_words(self, place: int) -> str:
        """Return whose partner sits there, in markup; "" where each plays for himself."""
        names = [seat.name for seat in self.setup.seats]
        return escape(self.setup.ruleset.telling.place(place, names))

    def _seat_options(self, place: int) -> list[Widget]:
        """Return the controls of what each seat chooses for itself, such as its deck."""
        found = []
        for spec in specs(self.setup.options):
            make = (self.makers or {}).get(spec.name)
            if make is not None and spec.name.endswith(f"_{place}"):
                value = getattr(self.setup.options, spec.name)
                control = make(spec, value, partial(self._take_seat_option, spec.name))
                self._of_seats[spec.name] = control
                found.append(control)
        return found

    def _character_picker(self, place: int, seat: Seat) -> Widget:
        """Return the choice of those who do not sit at the table yet."""
        others = {each.name for at, each in enumerate(self.setup.seats) if at != place}
        choices = [
            Choice(each.name, each.name, manner_words(each), partial(portrait, each.id))
            for each in CHARACTERS.values()
            if each.name not in others
        ]
        if seat.name not in {choice.value for choice in choices}:
            choices.insert(0, Choice(seat.name, escape(seat.name)))
        return Picker(
            _("Character of seat {n}").format(n=place + 1),
            choices,
            seat.name,
            partial(self._take_character, place),
            width=NAME_WIDTH,
        )

    # -- changes

    def _take_options(self, options: Any) -> None:
        self.setup = replace(self.setup, options=options)
        self._lengths.choices = self._shorter()
        self._lengths.show(self._chosen_length())
        self._length.visible = self._can_be_cut
        self._length.help.say(self._length_words())
        self._length.relayout()
        for name, control in self._of_seats.items():
            cast(Control, control).show(getattr(options, name))

    def _take_seat_option(self, name: str, value: Any) -> None:
        """Take what a seat has chosen, or put the old choice back and tell why."""
        try:
            options = replace(self.setup.options, **{name: value})
        except ValueError as wrong:
            self._take_options(self.setup.options)
            self.refuse(str(wrong))
            return
        self.setup = replace(self.setup, options=options)
        self._rules.show(options)

    def _take_laid(self, options: Any, laid: tuple[str, ...]) -> None:
        self.setup = replace(self.setup, options=options, laid=laid, deals=None)
        self.rebuild()

    def _take_length(self, deals: int | None) -> None:
        self.setup = replace(self.setup, deals=deals)

    def _take_count(self, count: int) -> None:
        seats = list(self.setup.seats)
        self._spare[: len(seats)] = seats
        for place in range(len(self._spare), count):
            self._spare.append(newcomer(self._spare, place))
        self.setup = replace(self.setup, seats=tuple(self._spare[:count]))
        self.rebuild()

    def _take_name(self, place: int, name: str) -> None:
        self._change(place, given=name)

    def _take_character(self, place: int, name: str) -> None:
        character = next(each for each in CHARACTERS.values() if each.name == name)
        self._change(place, spec=character.spec(), given=name)
        self.rebuild()

    def _take_kind(self, place: int, kind: str) -> None:
        seat = self.setup.seats[place]
        if kind == HUMAN:
            self._change(place, spec=HUMAN, given=_("Player {n}").format(n=place + 1))
        elif seat.is_human:
            other = newcomer(self.setup.seats, place)
            character = character_of(other)
            spec = character.spec(kind) if character else kind
            self._change(place, spec=spec, given=other.given)
        else:
            self._change(place, spec=spec_of(kind, style_of(seat.spec).id))
        self.rebuild()

    def _change(self, place: int, **parts: str) -> None:
        seats = list(self.setup.seats)
        seats[place] = replace(seats[place], **parts)
        self.setup = replace(self.setup, seats=tuple(seats))
        for each, words in self._places.items():
            words.say(self._place_words(each))

    def _start(self) -> None:
        names = [seat.name.strip() for seat in self.setup.seats]
        if not all(names):
            self.refuse(_("Every seat needs a name."))
        elif len(set(names)) < len(names):
            self.refuse(_("Two seats have the same name; give each its own."))
        elif fault := fault_of(self.setup.ruleset, self.setup.options) or laid_fault(self.setup):
            self.refuse(escape(fault))
        else:
            seats = tuple(
                Seat(seat.spec, given_name(name))
                for seat, name in zip(self.setup.seats, names, strict=True)
            )
            self.done(replace(self.setup, seats=seats))

    def cancel(self) -> None:
        """Go back without a match."""
        self.done(None)
