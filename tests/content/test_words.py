"""The words in every language: complete, true to the original, compiled, and printable."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache

import pygame
import pytest
from babel.messages.catalog import Catalog, Message

from assets.lang import generate
from assets.lang.generate import Key, compiled, extracted, forms, written
from game.core.words import LANGUAGES, ROOT, _, language, use_language
from game.rulesets.catalogue import RULESETS
from scenes.ui.text import Face, font

CODES = [code for code in LANGUAGES if code]
EVERY = pytest.mark.parametrize("code", CODES)
REMEDY = "Run `make words`, translate what it names, and run it again."

HOLE = re.compile(r"\{[^{}]*\}")
"""A placeholder, a suit sign or a colour: kept in every translation, whatever is around it."""
CLAUSE = re.compile(r"\b[A-Z]{2}-\d{2}\b")
BOOKS = [
    pytest.param(game, code, id=f"{game.id}-{code}")
    for game in RULESETS.values()
    for code in CODES
    if (game.folder / f"RULES.{code}.md").exists()
]


@pytest.fixture(autouse=True)
def english_afterwards() -> Iterator[None]:
    yield
    use_language("")


@cache
def texts() -> Catalog:
    return extracted()


@cache
def catalogue(code: str) -> Catalog:
    return written(code)


def keys(words: Catalog) -> set[Key]:
    return {message.id for message in words if message.id}


def messages(code: str) -> list[Message]:
    """Return what has been translated; that nothing is left over is a test of its own."""
    return [message for message in catalogue(code) if message.id and all(forms(message))]


# -- the catalogues


def test_each_language_has_a_catalogue_and_each_catalogue_a_language() -> None:
    folders = {path.parents[1].name for path in generate.FOLDER.glob("*/LC_MESSAGES/*.po")}
    assert folders == set(CODES)


@EVERY
def test_no_key_is_missing_and_none_unused(code: str) -> None:
    missing, unused = keys(texts()) - keys(catalogue(code)), keys(catalogue(code)) - keys(texts())
    assert not missing, f"{code} lacks {sorted(map(str, missing))}. {REMEDY}"
    assert not unused, f"{code} has {sorted(map(str, unused))} for nothing. {REMEDY}"
    assert not catalogue(code).obsolete


@EVERY
def test_every_key_is_translated(code: str) -> None:
    assert not generate.untranslated(catalogue(code)), REMEDY
    assert not [message.id for message in catalogue(code) if message.id and message.fuzzy]


NO_SERB_WRITES = re.compile(r"Kad uđe|[Pp]romašuješ|Ukupno osvajaš|Vučena karta")
"""Turns of phrase that a native speaker stumbled over."""


def test_what_no_serb_would_write_is_not_written() -> None:
    found = [m.id for m in messages("sr") if any(map(NO_SERB_WRITES.search, forms(m)))]
    assert not found


@EVERY
def test_no_figure_stands_right_after_the_rank_of_a_card(code: str) -> None:
    """“mit Karo-8 3,2” was read as one number."""
    found = [m.id for m in messages(code) if any("{other} {m}" in each for each in forms(m))]
    assert not found


@EVERY
def test_every_plural_has_the_forms_of_its_language(code: str) -> None:
    for message in messages(code):
        if message.pluralizable:
            assert len(forms(message)) == catalogue(code).num_plurals, message.id
        else:
            assert isinstance(message.string, str)


@EVERY
def test_compiled_words_are_those_written(code: str) -> None:
    assert compiled(code) == {message.id: forms(message) for message in messages(code)}, REMEDY


@EVERY
def test_the_program_speaks_it(code: str) -> None:
    assert use_language(code) is True
    assert use_language(code) is False
    assert language() == code
    for message in messages(code):
        if isinstance(message.id, str):
            assert _(message.id) == message.string
    assert _("") == ""


def test_english_needs_no_catalogue() -> None:
    use_language("")
    assert _("Score sheet") == "Score sheet"


# -- true to the original


@EVERY
def test_placeholders_and_markup_are_those_of_the_original(code: str) -> None:
    for message in messages(code):
        originals = message.id if isinstance(message.id, tuple) else (message.id,)
        for words in forms(message):
            assert outline(words) in [outline(each) for each in originals], f"{code}: {words}"


def outline(text: str) -> tuple[Counter[str], int, str]:
    """Return what a translation may not change: holes, bold marks, the space around."""
    edges = text[: len(text) - len(text.lstrip())], text[len(text.rstrip()) :]
    return Counter(HOLE.findall(text)), text.count("**"), "|".join(edges)


@EVERY
def test_sentences_end_as_the_original_does(code: str) -> None:
    for message in messages(code):
        original = message.id if isinstance(message.id, str) else message.id[1]
        for words in forms(message):
            assert original[-1] not in ".?!…:" or words[-1] == original[-1], f"{code}: {words}"


# -- how the program marks its words


@cache
def calls() -> list[tuple[str, str, ast.expr]]:
    """Return the place, the function and the argument of every text that is marked or shown."""
    found: list[tuple[str, str, ast.expr]] = []
    for folder in ("game", "scenes"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                    where = f"{path.relative_to(ROOT)}:{node.lineno}"
                    taken = {"_": 1, "marked": 1, "many": 2}.get(node.func.id, 0)
                    found.extend((where, node.func.id, each) for each in node.args[:taken])
    return found


def test_what_is_marked_is_a_plain_text() -> None:
    """An f-string, a sum or a text already formatted is in no catalogue."""
    for where, function, argument in calls():
        is_plain = isinstance(argument, ast.Constant) and isinstance(argument.value, str)
        looked_up = isinstance(argument, ast.Name | ast.Attribute | ast.Subscript)
        assert is_plain or (function == "_" and looked_up), f"{where}: {ast.unparse(argument)}"


def test_every_marked_text_is_extracted() -> None:
    known = {key for each in keys(texts()) for key in (each if isinstance(each, tuple) else [each])}
    for where, _function, argument in calls():
        if isinstance(argument, ast.Constant) and argument.value:
            assert argument.value in known, where


# -- printable


def letters(code: str) -> set[str]:
    """Return every letter that the words and the rule books of a language need."""
    words = "".join("".join(forms(message)) for message in messages(code))
    books = [game.folder / f"RULES.{code}.md" for game in RULESETS.values()]
    words += "".join(path.read_text("utf-8") for path in books if path.exists())
    return {letter for letter in words + LANGUAGES[code] if letter.isprintable()}


@EVERY
def test_the_type_faces_have_every_letter(code: str) -> None:
    pygame.font.init()
    for face in Face:
        unknown = drawn(face, "\ue000")
        missing = [each for each in sorted(letters(code)) if drawn(face, each) == unknown]
        assert not missing, f"{face} has no {missing}"


def drawn(face: Face, letter: str) -> bytes:
    """Return the picture of a letter; all that a face does not know have the same."""
    return pygame.image.tobytes(font(face, 20).render(letter, True, "black"), "RGBA")


# -- the rule books


@pytest.mark.parametrize(("game", "code"), BOOKS)
def test_a_translated_book_has_the_clauses_of_the_original(game: object, code: str) -> None:
    english, translated = _book(game, ""), _book(game, code)
    assert translated != english
    assert CLAUSE.findall(translated) == CLAUSE.findall(english)


@pytest.mark.parametrize(("game", "code"), BOOKS)
def test_a_translated_book_is_built_like_the_original(game: object, code: str) -> None:
    assert _frame(_book(game, code)) == _frame(_book(game, ""))


def _book(game: object, code: str) -> str:
    use_language(code)
    return game.rule_book()  # type: ignore[attr-defined, no-any-return]


def _frame(book: str) -> list[tuple[str, int, Counter[str]]]:
    """Return for every line how it begins, its columns, and the suit signs in it."""
    return [
        (re.match(r"#*|-|\|", line)[0], line.count("|"), Counter(HOLE.findall(line)))  # type: ignore[index]
        for line in book.splitlines()
    ]


def test_a_book_that_is_not_translated_is_read_in_english() -> None:
    whist = RULESETS["whist"]
    english = _book(whist, "")
    use_language("xx")
    assert whist.rule_book() == english


def test_a_trick_taken_by_a_trump_is_told_in_the_word_of_the_rule_books() -> None:
    told = [text for each in keys(texts()) for text in ((each,) if isinstance(each, str) else each)]
    assert not [text for text in told if re.search(r"\b(over)?ruff", text, re.IGNORECASE)]
