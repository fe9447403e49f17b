"""The rule book speaks of the officers that one holds in one's hand."""

import re

import pytest

from game.core.words import LANGUAGES, use_language
from game.kit.german import use_faces
from game.rulesets.schnapsen import SCHNAPSEN
from game.rulesets.schnapsen.book import _FRENCH

GERMAN = re.compile(r"\bOber\b|\bund Unter\b|\band Unter\b|\b[Gg]ornjak|\b[Dd]onjak|\}[OU]\b")
CLAUSE = re.compile(r"DS-\d\d")


@pytest.fixture(params=LANGUAGES)
def spoken(request):
    use_language(request.param)
    yield request.param
    use_language("")
    use_faces("")


def test_with_french_faces_there_is_no_ober_but_where_both_are_named(spoken):
    written = SCHNAPSEN.rule_book()
    use_faces("french")
    french = SCHNAPSEN.rule_book()
    assert len(GERMAN.findall(written)) > 12
    found = [line for line in french.splitlines() if GERMAN.search(line)]
    assert len(found) == 1 and GERMAN.search(found[0].partition(":")[2])
    assert CLAUSE.findall(french) == CLAUSE.findall(written)
    assert french.count("\n") == written.count("\n")


def test_with_german_faces_it_is_as_it_is_written(spoken):
    written = SCHNAPSEN.rule_book()
    use_faces("german")
    assert SCHNAPSEN.rule_book() == written


def test_every_phrase_is_in_its_book(spoken):
    written = SCHNAPSEN.rule_book()
    assert [german for german, _french in _FRENCH[spoken] if german not in written] == []
