"""A form made from declared options: house rules and settings look and work alike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Generic, Protocol, TypeVar, cast

import pygame

from game.core.options import OptionSpec, specs
from game.core.words import _
from scenes.bindings import Action
from scenes.ui.boxes import Column, Row
from scenes.ui.button import Link
from scenes.ui.choice import Choice, Segments, Toggle
from scenes.ui.containers import Group
from scenes.ui.field import TextField
from scenes.ui.picker import Picker
from scenes.ui.slider import Slider
from scenes.ui.widget import Style, Widget
from scenes.ui.words import Words

O = TypeVar("O")  # noqa: E741 - as in game.core.options

FEW = 5
"""The most choices that stand side by side; more are picked from a list."""
CROWD = 3
"""So many options without effect for the same reason are not shown."""
SHORT = 30
"""The most letters that choices side by side may have together."""


class Control(Protocol):
    """A widget that shows and changes one value."""

    enabled: bool
    reason: str

    def show(self, value: Any, /) -> None:
        """Show another value, without calling anyone."""


MakeControl = Callable[[OptionSpec, Any, Callable[[Any], object]], Widget]
"""Makes the control of an option from its spec, its value now, and whom to tell of a new one."""


def control_for(spec: OptionSpec, value: Any, on_change: Callable[[Any], object]) -> Widget:
    """Return the control that fits an option: a switch, segments, a list, a slider, or a field."""
    title, hint = _(spec.title), ""
    if isinstance(spec.default, bool):
        return Toggle(title, bool(value), on_change, hint=hint)
    if spec.choices:
        choices = choices_of(spec, value)
        letters = sum(len(choice.words) for choice in choices)
        if len(choices) <= FEW and letters <= SHORT and not spec.open:
            return Segments(title, choices, value, on_change)
        return Picker(title, choices, value, on_change)
    if isinstance(spec.default, str):
        return TextField(title, str(value), on_change)
    return Slider(title, value, spec.low, spec.high, spec.step, on_change, words=spec.label)


def choices_of(spec: OptionSpec, value: Any) -> list[Choice[Any]]:
    """Return what an option can be, its value now included where that is a text of its own."""
    values = spec.choices if value in spec.choices else (*spec.choices, value)
    return [Choice(each, spec.label(each)) for each in values]


class _Title(Words):
    """The title of a row; not said again beside the control, which bears the same name."""

    def describe(self) -> str:
        return ""


class FormRow(Group):
    """An option's title, its help and the link to its rule, with the control at the right.

    Where there is too little room the control stands below.
    """

    def __init__(self, title: str, help: str, control: Widget, *, rule: Link | None = None) -> None:
        heading: list[Widget] = [_Title(title, size=18)]
        if rule is not None:
            heading.append(rule)
        self.words = Column(Row(*heading, gap=8), gap=0)
        self.help = Words(help, size=14, ink="muted")
        if help:
            self.words.fill(Row(*heading, gap=8), self.help)
        self.control = control
        self.rule = rule
        super().__init__(self.words, control, label=title)

    def natural_width(self, style: Style) -> int:
        """Return the width of the words and the control."""
        words = self.words.natural_width(style)
        return words + style.px(24) + self.control.natural_width(style)

    def height(self, style: Style, width: int) -> int:
        """Return the height of the higher, or of both where the control stands below."""
        own, room, is_below = self._split(style, width)
        words, control = self.words.height(style, room), self.control.height(style, own)
        return words + style.px(6) + control if is_below else max(words, control)

    def place(self, style: Style, rect: pygame.Rect) -> None:
        """Place the words and the control."""
        super().place(style, rect)
        own, room, is_below = self._split(style, rect.width)
        words, control = self.words.height(style, room), self.control.height(style, own)
        if is_below:
            top = rect.top + words + style.px(6)
            self.words.place(style, pygame.Rect(rect.left, rect.top, room, words))
            self.control.place(style, pygame.Rect(rect.left, top, own, control))
            return
        # Beside a control of one line the words are level with its middle; a tall one, such as a
        # picker with a picture below it, begins where they begin.
        is_tall = control > max(words, 2 * style.control_height())
        top = rect.top + (0 if is_tall else (rect.height - words) // 2)
        self.words.place(style, pygame.Rect(rect.left, top, room, words))
        top = rect.top + (rect.height - control) // 2
        self.control.place(style, pygame.Rect(rect.right - own, top, own, control))

    def describe(self) -> str:
        """Return nothing: the words and the control are described by themselves."""
        return ""

    def act(self, action: Action) -> bool:
        """Open the rule of this row when the rule book is asked for."""
        if action is Action.RULES and self.rule is not None:
            self.rule.press()
            return True
        return False

    def _split(self, style: Style, width: int) -> tuple[int, int, bool]:
        """Return the control's width, the words' width, and whether the control is below."""
        own = min(width, self.control.natural_width(style))
        room = width - own - style.px(24)
        title = min(self.words.natural_width(style), round(style.type(18).px * 10))
        is_below = room < title
        return own, width if is_below else room, is_below


class Form(Column, Generic[O]):
    """Changes options, one row for each; `on_change` is told the new options.

    `names` picks some of the options. `presets` makes a first row. `on_rule` opens the rule book
    at a clause. `makers` gives some options a control of their own.
    """

    def __init__(
        self,
        options: O,
        on_change: Callable[[O], object],
        *,
        names: Sequence[str] | None = None,
        presets: Mapping[str, O] | None = None,
        on_rule: Callable[[str], object] | None = None,
        makers: Mapping[str, MakeControl] | None = None,
    ) -> None:
        self.options = options
        self.on_change = on_change
        self.on_rule = on_rule
        self.presets = dict(presets or {})
        self._specs = [s for s in specs(options) if names is None or s.name in names]
        self._controls: dict[str, Widget] = {}
        rows = [self._row(spec, (makers or {}).get(spec.name, control_for)) for spec in self._specs]
        self._rows = {spec.name: row for spec, row in zip(self._specs, rows, strict=True)}
        self._preset = self._preset_control()
        if self.presets:
            help_text = _("A whole set of rules at once.")
            rows.insert(0, FormRow(_("Preset"), help_text, self._preset))
        super().__init__(*rows, gap=16)
        self._lock()

    def show(self, options: O) -> None:
        """Show other options, without calling anyone."""
        self.options = options
        for spec in self._specs:
            value, control = getattr(options, spec.name), self._controls[spec.name]
            if spec.open and isinstance(control, Picker) and value not in spec.choices:
                control.choices = choices_of(spec, value)
            cast(Control, control).show(value)
        self._show_preset()
        self._lock()

    def _row(self, spec: OptionSpec, make: MakeControl) -> FormRow:
        control = make(spec, getattr(self.options, spec.name), lambda v: self._change(spec, v))
        self._controls[spec.name] = control
        rule = None
        if spec.rule and (on_rule := self.on_rule) is not None:
            hint = _("Read this rule in the rule book.")
            rule = Link(f"? [{spec.rule}]", lambda: on_rule(spec.rule), hint=hint)
        return FormRow(_(spec.title), _(spec.help) if spec.help else "", control, rule=rule)

    def _change(self, spec: OptionSpec, value: Any) -> None:
        """Take a new value, or put the old one back and tell why it does not fit the others."""
        try:
            options = cast(O, replace(cast(Any, self.options), **{spec.name: value}))
        except ValueError as error:
            self.show(self.options)
            if (page := self.page) is not None:
                page.refuse(str(error))
            return
        self.options = options
        self._show_preset()
        self._lock()
        self.on_change(options)

    def _preset_control(self) -> Picker[str]:
        choices = self._preset_choices()
        return Picker(_("Preset"), choices, self._preset_name(), self._take_preset)

    def _preset_choices(self) -> list[Choice[str]]:
        choices = [Choice(name, _(name)) for name in self.presets]
        return choices if self._preset_name() else [Choice("", _("Your own")), *choices]

    def _show_preset(self) -> None:
        self._preset.choices = self._preset_choices()
        self._preset.show(self._preset_name())

    def _take_preset(self, name: str) -> None:
        if name:
            self.show(self.presets[name])
            self.on_change(self.options)

    def _preset_name(self) -> str:
        """Return the preset that is chosen, whatever is chosen beside the form; "" for none."""
        here = {spec.name: getattr(self.options, spec.name) for spec in self._specs}
        all_of_it = [name for name, each in self.presets.items() if each == self.options]
        of_the_form = [
            name
            for name, each in self.presets.items()
            if all(getattr(each, option) == value for option, value in here.items())
        ]
        return next(iter((*all_of_it, *of_the_form)), "")

    def _lock(self) -> None:
        """Let only those options be changed that have an effect beside the others.

        One that has none stands there locked and tells why; a crowd of them is not shown at all.
        """
        crowds = Counter(spec.only_with for spec in self._specs)
        titles = {spec.name: spec for spec in specs(self.options)}
        for spec in self._specs:
            if spec.only_with is None:
                continue
            other, values = titles[spec.only_with[0]], spec.only_with[1]
            control = self._controls[spec.name]
            control.enabled = getattr(self.options, other.name) in values
            self._rows[spec.name].visible = control.enabled or crowds[spec.only_with] < CROWD
            control.reason = _("This has an effect only where “{option}” is {values}.").format(
                option=_(other.title), values=_(" or ").join(other.label(v) for v in values)
            )
        self.relayout()
