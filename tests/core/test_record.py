"""Records as text: what is written is read, and what is damaged is named."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.record import BadRecord, Record

RECORD = Record(
    ruleset="whist",
    version=1,
    seed=-12,
    options={"scoring": "SB0"},
    seats=("human", "club"),
    names=("Đorđe “½”", "Čeda"),
    deals=None,
    actions=("3", "SA"),
    digest="0123456789abcdef",
)
PARTS = list(RECORD.__dict__)


def test_what_is_written_is_read() -> None:
    assert Record.from_json(RECORD.to_json()) == RECORD


@pytest.mark.parametrize("part", PARTS)
def test_a_missing_or_wrong_part_is_named(part: str) -> None:
    whole = json.loads(RECORD.to_json())
    values: list[Any] = [1.5, True, {"a": 1}, [1], [[]]]
    if part in whole:  # what was laid out is left out where nothing was
        values.append(object)
    for wrong in values:
        found = dict(whole)
        if wrong is object:
            del found[part]
        else:
            found[part] = wrong
        with pytest.raises(BadRecord, match=part):
            Record.from_json(json.dumps(found))


def test_names_and_seats_are_as_many() -> None:
    found = {**json.loads(RECORD.to_json()), "names": ["one"]}
    with pytest.raises(BadRecord, match="differ in number"):
        Record.from_json(json.dumps(found))


@pytest.mark.parametrize(
    "text", ["", "{", "null", "[]", "3", "[" * 50_000, "\x00", '{"format": 2}']
)
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        Record.from_json(text)


_JSON: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=5,
)


@settings(max_examples=150)
@given(st.dictionaries(st.sampled_from([*PARTS, "format"]), _JSON))
def test_any_damage_gives_a_record_or_a_sentence(damage: dict[str, Any]) -> None:
    found = {**json.loads(RECORD.to_json()), **damage}
    try:
        record = Record.from_json(json.dumps(found))
    except BadRecord as wrong:
        assert str(wrong).endswith(".")
    else:
        assert Record.from_json(record.to_json()) == record
