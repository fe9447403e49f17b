"""Every clause of a rule book is proven by a test, and every test proves a clause that exists."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from game.core.options import specs
from game.core.ruleset import Ruleset
from game.rulesets.catalogue import RULESETS
from tests.conftest import TESTS

CLAUSE = re.compile(r"^(?:- |\| )?\*\*([A-Z]{2}-\d{2})\*\*", re.MULTILINE)
"""A clause is a paragraph, an item of a list or a row of a table that begins with its number."""
NAMED = re.compile(r"\b([A-Z]{2}-\d{2})\b")
GAMES = pytest.mark.parametrize("game", RULESETS.values(), ids=list(RULESETS))


def clauses(game: Ruleset[Any, Any, Any]) -> list[str]:
    return CLAUSE.findall(game.rule_book())


@cache
def marked() -> tuple[tuple[str, Path], ...]:
    """Return every clause that a test is marked with, read once from the source of the tests."""
    return tuple(_marks())


def _marks() -> Iterator[tuple[str, Path]]:
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                for each in node.args:
                    yield ast.literal_eval(each), path


@GAMES
def test_each_clause_stands_once_and_none_is_missing(game: Ruleset[Any, Any, Any]) -> None:
    found = clauses(game)
    prefix = found[0][:3]
    assert sorted(found) == [f"{prefix}{number:02}" for number in range(1, len(found) + 1)]


@GAMES
def test_each_clause_has_a_test(game: Ruleset[Any, Any, Any]) -> None:
    untested = set(clauses(game)) - {clause for clause, _path in marked()}
    assert not untested, f"no test is marked with {sorted(untested)}"


def test_each_mark_names_a_clause() -> None:
    known = {clause for game in RULESETS.values() for clause in clauses(game)}
    strays = [f"{path}: {clause}" for clause, path in marked() if clause not in known]
    assert not strays


@GAMES
def test_each_clause_that_the_program_names_is_in_the_book(game: Ruleset[Any, Any, Any]) -> None:
    known = set(clauses(game))
    for path in sorted(game.folder.rglob("*.py")):
        named = set(NAMED.findall(path.read_text(encoding="utf-8")))
        assert named <= known, f"{path} names {sorted(named - known)}"
    for spec in specs(game.options):
        assert not spec.rule or spec.rule in known, f"option {spec.name} names {spec.rule}"


@GAMES
def test_the_book_points_to_clauses_it_has(game: Ruleset[Any, Any, Any]) -> None:
    assert set(NAMED.findall(game.rule_book())) == set(clauses(game))


@GAMES
def test_the_rows_of_each_table_are_of_one_width(game: Ruleset[Any, Any, Any]) -> None:
    for block in re.findall(r"(?:^\|.*\n)+", game.rule_book(), re.MULTILINE):
        widths = {row.count("|") for row in block.splitlines()}
        assert len(widths) == 1, block.splitlines()[0]
        assert set(block.splitlines()[1]) <= set("|-")
