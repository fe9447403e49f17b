"""The rule book in text mode: no marks of layout are left in it."""

import re

import pytest

from game.cli.text.book import WIDEST, passages, plain, unmarked
from game.rulesets.catalogue import RULESETS

TABLE = """Before.

| Player | Hand |
|---|---|
| Ana | {S}K {H}10 |
| Boris | {D}T |

After *that*, {S} Spades and {C}."""


@pytest.mark.parametrize("game", RULESETS.values(), ids=RULESETS)
def test_no_mark_is_left(game):
    text = plain(game.rule_book())
    assert not re.search(r"[{}|]|\*\w|^#", text, flags=re.MULTILINE)


def test_cards_tables_and_suits_are_set():
    assert plain(TABLE) == (
        "Before.\n\nPlayer  Hand\nAna     SK H10\nBoris   DT\n\nAfter that, Spades and Clubs."
    )


def test_a_wide_table_is_told_row_by_row():
    long = "x" * WIDEST
    table = f"| Way | Made | Missed |\n|---|---|---|\n| **A** | {long} | none |"
    assert plain(table) == f"A – Made: {long}; Missed: none"


def test_a_row_is_found_by_its_words():
    assert passages(TABLE, "boris") == ["Boris – Hand: DT"]


def test_a_card_as_the_window_writes_it_is_told_as_it_is_typed():
    told = "Follow suit with the A {S}: the 10\u00a0{H} beats 4 {D}; bid 1{H}, {S} Spades."
    assert unmarked(told) == "Follow suit with the SA: the HT beats D4; bid 1H, Spades."


def test_the_table_that_a_clause_speaks_of_comes_with_it() -> None:
    book = "- **XX-01** One.\n- **XX-02** See below.\n\n| A | B |\n|---|---|\n| 1 | |\n\nMore.\n"
    assert passages(book, "XX-02") == ["XX-02 See below.", "A  B\n1"]
    assert passages(book, "XX-01") == ["XX-01 One."]
