"""Options declared once: read, written, refused, and moved one at a time."""

from dataclasses import dataclass

import pytest

from game.core import options as core
from game.core.options import (
    BadOption,
    as_texts,
    each_single_change,
    house_rules,
    option,
    spec_of,
    specs,
    with_texts,
)
from game.rulesets.catalogue import RULESETS


@dataclass(frozen=True)
class Rules:
    """Options of every sort."""

    style: str = option("plain", title="Style", choices={"plain": "Plain", "wild": "Wild"})
    double: bool = option(False, title="Double", only_with=("style", ("wild",)))
    size: int = option(3, title="Size", choices={3: "Three", 5: "Five"})
    speed: float = option(1.0, title="Speed", low=0.5, high=2.0)
    prize: int = option(20, title="Prize", high=50, step=10, only_with=("style", ("wild",)))

    def __post_init__(self) -> None:
        core.check(self)


def test_texts_and_options_are_inverse() -> None:
    for rules in each_single_change(Rules):
        assert with_texts(Rules(), as_texts(rules)) == rules
    usual = {"style": "plain", "double": "off", "size": "3", "speed": "1", "prize": "20"}
    assert as_texts(Rules()) == usual


def test_each_single_change_moves_one_option_and_its_companion() -> None:
    assert list(each_single_change(Rules)) == [
        Rules(),
        Rules(style="wild"),
        Rules(double=True, style="wild"),
        Rules(size=5),
        Rules(speed=0.5),
        Rules(speed=2.0),
        Rules(prize=0, style="wild"),
        Rules(prize=50, style="wild"),
    ]


@dataclass(frozen=True)
class Open:
    """An option that may be any text, and one of whose values some stand for all."""

    deck: str = option("red", title="Deck", choices={"red": "Red", "blue": "Blue"}, open=True)
    field: str = option("a", title="Field", choices=dict.fromkeys("abcd", ""), tried=("c",))

    def __post_init__(self) -> None:
        core.check(self)


def test_an_open_option_may_be_any_text_beside_its_choices() -> None:
    mine = with_texts(Open(), {"deck": "2 aces\n1 king"})
    assert mine.deck == "2 aces\n1 king" and with_texts(Open(), as_texts(mine)) == mine
    spec = spec_of(Open, "deck")
    assert [spec.label(value) for value in ("blue", mine.deck)] == ["Blue", "2 aces"]
    with pytest.raises(BadOption):
        Open(deck=3)  # type: ignore[arg-type]
    with pytest.raises(BadOption):
        with_texts(Open(), {"field": "e"})


def test_a_free_number_is_told_wherever_it_has_an_effect() -> None:
    assert house_rules(Rules(prize=30)) == ["Speed: 1"]
    assert house_rules(Rules(style="wild")) == ["Style: Wild", "Speed: 1", "Prize: 20"]


def test_where_some_values_stand_for_all_only_they_are_tried() -> None:
    assert list(each_single_change(Open)) == [Open(), Open(deck="blue"), Open(field="c")]


@pytest.mark.parametrize(
    ("name", "text", "allowed"),
    [
        ("style", "mild", "plain, wild"),
        ("double", "true", "off, on"),
        ("size", "4", "3, 5"),
        ("size", "seven", "3, 5"),
        ("speed", "3", "0.5 to 2"),
        ("speed", "nan", "0.5 to 2"),
        ("speed", "fast", "0.5 to 2"),
        ("prize", "25", "from 0 to 50 in steps of 10"),
        ("hats", "2", "style, double, size, speed, prize"),
    ],
)
def test_a_wrong_text_is_told_what_is_allowed(name: str, text: str, allowed: str) -> None:
    with pytest.raises(BadOption) as wrong:
        with_texts(Rules(), {name: text})
    assert name in str(wrong.value) and allowed in str(wrong.value)


@pytest.mark.parametrize(
    "values",
    [
        {"size": True},
        {"size": 3.0},
        {"size": "3"},
        {"double": 1},
        {"style": None},
        {"style": []},
        {"speed": 1},
        {"speed": float("nan")},
        {"prize": 25},
        {"speed": 9.0},
    ],
)
def test_a_value_of_another_type_is_refused(values: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        Rules(**values)  # type: ignore[arg-type]


def test_each_value_has_words() -> None:
    words = [spec.label(spec.default) for spec in specs(Rules)]
    assert words == ["Plain", "Off", "Three", "1", "20"]
    assert spec_of(Rules, "style").label("wild") == "Wild"


@pytest.mark.parametrize("name", RULESETS)
def test_options_and_presets_of_a_ruleset_are_sound(name: str) -> None:
    game = RULESETS[name]
    changes = list(each_single_change(game.options))
    assert len(changes) == len(set(changes)) and changes[0] == game.options()
    for spec in specs(game.options):
        assert spec.title and spec.rule
        assert all(spec.label(value) for value in spec.choices)
    assert game.options() in [game.seated(each, ()) for each in game.presets.values()]
    for preset in game.presets.values():
        assert with_texts(game.options(), as_texts(preset)) == preset
