"""What is wrong with a text in JSON is said in a person's words."""

import re
from typing import Any

import pytest

from game.core.parts import COUNT_OR_NOTHING, NUMBER, PAIRS, TEXTS, BadPart, checked, read_json

PYTHON = re.compile(r"Error|Expecting|NoneType|object is|invalid literal|'\w+'|\bdict\b|\bstr\b")
"""What Python says, and nobody else."""


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "line 1, column 1"),
        ('{"a": 1,\n "b" 2}', "line 2, column 6"),
        ("[" * 100_000, "nested too deeply"),
        ("1" * 5000, "a number is too long"),
        (None, "not text"),
    ],
)
def test_what_is_no_json_is_told_with_its_place(text: object, told: str) -> None:
    with pytest.raises(BadPart, match=told) as wrong:
        read_json(text)
    assert not PYTHON.search(str(wrong.value))


@pytest.mark.parametrize(
    ("found", "told"),
    [
        ([], "it is not a JSON object"),
        ({}, "part “n” must be a whole number"),
        ({"n": True}, "part “n” must be a whole number"),
        ({"n": 1, "deals": 0}, "part “deals” must be a whole number from 1 to"),
        ({"n": 1, "deals": None, "seats": [["a"]]}, "part “seats” must be a list of pairs"),
        ({"n": 1, "deals": 3, "seats": [], "names": ["\ud800"]}, "“names” must be a list of texts"),
    ],
)
def test_a_wrong_part_is_named_with_what_is_allowed(found: Any, told: str) -> None:
    parts = {"n": NUMBER, "deals": COUNT_OR_NOTHING, "seats": PAIRS, "names": TEXTS}
    with pytest.raises(BadPart, match=told):
        checked(found, parts)
