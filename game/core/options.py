"""House rules and settings, declared once; forms, help, saves, presets and tests read this."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any, TypeVar

from game.core.words import _, decimal, opening

Value = bool | int | float | str
O = TypeVar("O")  # noqa: E741 - the design's own name for the options type of a ruleset


LONGEST_LABEL = 30
"""Letters of the words for a value that is any text."""
MANY = 9
"""So many values an option has at most, if each is named with its words in one line."""


class BadOption(ValueError):
    """An option's name or value is not one the ruleset knows; the text says what is allowed."""


@dataclass(frozen=True)
class OptionSpec:
    """What a form, a parser and a test need to know about one option.

    `labels` are the words for `choices`, in their order; both are empty for free numbers, which
    lie in `low..high`, whole ones `step` apart. `only_with` names another option and those of its
    values under which this one has any effect. `open` says that besides the choices any other text
    will do. `tried` are the values, besides the default, that stand for all others where they
    differ in content alone.
    """

    name: str
    default: Value
    choices: tuple[Value, ...]
    labels: tuple[str, ...]
    title: str
    help: str
    rule: str
    only_with: tuple[str, tuple[Value, ...]] | None
    low: float
    high: float
    step: float
    open: bool = False
    tried: tuple[Value, ...] = ()

    def label(self, value: Value) -> str:
        """Return the words for one value of this option."""
        if isinstance(value, bool):
            return _("On") if value else _("Off")
        if value in self.choices:
            return opening(_(self.labels[self.choices.index(value)]))
        if isinstance(value, float):
            return decimal(value, len(f"{value:g}".partition(".")[2]))
        line = str(value).partition("\n")[0]
        return line if len(line) <= LONGEST_LABEL else line[: LONGEST_LABEL - 1] + "…"

    def parse(self, text: str) -> Value:
        """Return the value that the text names; raise BadOption with the allowed ones."""
        for value in self.choices:
            if _as_text(value) == text.strip() or self._is_called(value, text):
                return value
        if (self.open or not self.choices) and isinstance(self.default, str):
            return text
        if not self.choices and not isinstance(self.default, str):
            try:
                number = type(self.default)(text)
            except ValueError:
                pass
            else:
                if self._holds(number):
                    return number
        raise BadOption(
            _("Option {name} cannot be “{value}”; it is {allowed}.").format(
                name=self.name, value=text, allowed=self.allowed()
            )
        )

    def check(self, value: object) -> None:
        """Raise BadOption unless the value is one this option may have, of its own type."""
        right_type = type(value) is type(self.default)
        if self.choices and not self.open:
            fits = right_type and value in self.choices
        elif isinstance(value, int | float):
            fits = right_type and self._holds(value)
        else:
            fits = right_type
        if not fits:
            raise BadOption(
                _("Option {name} cannot be “{value}”; it is {allowed}.").format(
                    name=self.name, value=value, allowed=self.allowed()
                )
            )

    def _holds(self, number: float) -> bool:
        """Tell whether a number lies in the range and, if it is a whole one, on a step."""
        is_on_step = isinstance(number, float) or (number - self.low) % self.step == 0
        return self.low <= number <= self.high and is_on_step

    def told(self) -> str:
        """Return what the option is about, in a line."""
        title = _(self.title)
        return f"{title}. {_(self.help)}" if self.help else f"{title}."

    @property
    def has_many(self) -> bool:
        """Whether it has too many values for a line that names each with its words."""
        return len(self.choices) > MANY

    def listed(self) -> list[str]:
        """Return each value as it is typed, with its words."""
        return [self._named(value) for value in self._in_order()]

    def is_idle(self, options: Any) -> bool:
        """Tell whether this option has no effect beside the others."""
        if self.only_with is None:
            return False
        other, values = self.only_with
        return getattr(options, other) not in values

    def why_idle(self, options: Any) -> str:
        """Return why this option has no effect beside the others, "" if it has or is unchanged."""
        if getattr(options, self.name) == self.default or not self.is_idle(options):
            return ""
        assert self.only_with is not None, "only beside another can an option be idle"
        name, values = self.only_with
        return _("Option {name} has no effect here: it needs {other} to be {values}.").format(
            name=self.name, other=name, values=_(" or ").join(map(_as_text, values))
        )

    def _in_order(self) -> tuple[Value, ...]:
        """Return the choices, numbers from the least to the greatest."""
        numbers = [each for each in self.choices if isinstance(each, int | float)]
        is_by_number = len(numbers) == len(self.choices) and not isinstance(self.default, bool)
        return tuple(sorted(numbers)) if is_by_number else self.choices

    def _is_called(self, value: Value, text: str) -> bool:
        """Tell whether the words for a value are these, in the language in force or in English."""
        words = {self.label(value).lower()}
        if value in self.choices:
            words.add(self.labels[self.choices.index(value)].lower())
        return text.strip().lower() in words

    def _named(self, value: Value) -> str:
        """Return a value as it is typed, then what the rules call a code that is no number."""
        typed, words = _as_text(value), self.label(value)
        is_plain = not isinstance(value, str) or typed.lower() == words.lower()
        return typed if is_plain else f"{typed} ({words})"

    def allowed(self) -> str:
        """Return what its value may be, as it is typed: "one of 0, 1, 2, 4".

        Of many values only what is typed is named: with their words nobody could read the line.
        """
        if self.choices and not self.open:
            named = _as_text if self.has_many else self._named
            return _("one of {names}").format(names=", ".join(map(named, self._in_order())))
        if isinstance(self.default, str):
            return _("a text")
        if self.step != 1 and isinstance(self.default, int):
            steps = _("from {low:g} to {high:g} in steps of {step:g}")
            return steps.format(low=self.low, high=self.high, step=self.step)
        return _("from {low:g} to {high:g}").format(low=self.low, high=self.high)


def option(
    default: Value,
    *,
    title: str,
    help: str = "",
    rule: str = "",
    choices: Mapping[Any, str] | None = None,
    only_with: tuple[str, tuple[Value, ...]] | None = None,
    low: float = 0,
    high: float = 0,
    step: float = 1,
    open: bool = False,
    tried: tuple[Value, ...] = (),
) -> Any:
    """Declare one option as a dataclass field.

    `choices` maps each allowed value to its words; a bool needs none. `rule` is the id of the
    clause that explains the option. A number without choices runs from `low` to `high`. An `open`
    option may also be any text that is none of its choices. `tried` names the values that a test
    tries where it need not try every choice.
    """
    if choices is None:
        choices = {False: "Off", True: "On"} if isinstance(default, bool) else {}
    facts = {
        "default": default,
        "choices": tuple(choices),
        "labels": tuple(choices.values()),
        "title": title,
        "help": help,
        "rule": rule,
        "only_with": only_with,
        "low": low,
        "high": high,
        "step": step,
        "open": open,
        "tried": tried,
    }
    return field(default=default, metadata={"option": facts})


def specs(options: Any) -> tuple[OptionSpec, ...]:
    """Return the specs of an options class (or one of its instances), in declared order."""
    return tuple(OptionSpec(name=each.name, **each.metadata["option"]) for each in fields(options))


def check(options: Any) -> None:
    """Raise BadOption if any field of the instance holds a value that its option may not have."""
    for spec in specs(options):
        spec.check(getattr(options, spec.name))


def spec_of(options: Any, name: str) -> OptionSpec:
    """Return the spec of one option; raise BadOption that lists the names if there is none."""
    for spec in specs(options):
        if spec.name == name:
            return spec
    names = ", ".join(spec.name for spec in specs(options))
    raise BadOption(
        _("There is no option “{name}”; the options are {names}.").format(name=name, names=names)
    )


def with_texts(options: O, texts: Mapping[str, str]) -> O:
    """Return the options with each named one set from its text; raise BadOption."""
    values = {name: spec_of(options, name).parse(text) for name, text in texts.items()}
    return replace(options, **values)  # type: ignore[type-var]


def house_rules(options: Any) -> list[str]:
    """Return what was agreed on other than usually, each option by its title and its value.

    Those without effect are left out, and those that may be any text: they are no rules. A free
    number is told wherever it has an effect, for nobody knows what is usual.
    """
    return [
        _("{title}: {value}").format(
            title=_(spec.title), value=spec.label(getattr(options, spec.name))
        )
        for spec in specs(options)
        if (getattr(options, spec.name) != spec.default or not spec.choices)
        and not spec.open
        and not spec.is_idle(options)
    ]


def as_texts(options: Any) -> dict[str, str]:
    """Return every option as text, the inverse of `with_texts`."""
    return {spec.name: _as_text(getattr(options, spec.name)) for spec in specs(options)}


def each_single_change(kind: type[O]) -> Iterator[O]:
    """Yield the default options, then the defaults with one option moved to each other value.

    Where some values stand for all (`tried`), it is moved to those only. An option that acts only
    beside a value of another is moved together with that other.
    """
    default = kind()
    yield default
    for spec in specs(kind):
        companion = {}
        if spec.only_with and getattr(default, spec.only_with[0]) not in spec.only_with[1]:
            companion = {spec.only_with[0]: spec.only_with[1][0]}
        for value in spec.tried or spec.choices or (spec.low, spec.high):
            moved = type(spec.default)(value)
            if moved != spec.default:
                yield replace(default, **{spec.name: moved}, **companion)  # type: ignore[type-var]


def _as_text(value: Value) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return f"{value:g}" if isinstance(value, float) else str(value)
