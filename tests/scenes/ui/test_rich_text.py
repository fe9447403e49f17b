"""Markup, wrapping and suit signs."""

import pygame
import pytest

from scenes.table.reading import written
from scenes.theme import Theme
from scenes.ui.letters import exact_width
from scenes.ui.text import Face, Type, block, escape, parse, plain, width_of

KIND = Type(Face.SANS, 18, (250, 250, 250))


@pytest.fixture(autouse=True)
def window():
    pygame.display.init()
    pygame.font.init()
    return pygame.display.set_mode((320, 240))


def test_markup_makes_runs():
    runs = parse("a **b** *c* {gold}d{/} {S} [SW-1](x)")
    looks = [(r.text, r.bold, r.italic, r.colour, r.suit, r.target) for r in runs]
    assert looks == [
        ("a ", False, False, "", "", ""),
        ("b", True, False, "", "", ""),
        (" ", False, False, "", "", ""),
        ("c", False, True, "", "", ""),
        (" ", False, False, "", "", ""),
        ("d", False, False, "gold", "", ""),
        (" ", False, False, "", "", ""),
        ("", False, False, "", "S", ""),
        (" ", False, False, "", "", ""),
        ("SW-1", False, False, "", "", "x"),
    ]


@pytest.mark.parametrize("name", ["**x**", "{S}", "[a](b)", "\\", "{", "*", "Ana {gold} Žika"])
def test_what_people_type_is_never_markup(name):
    assert plain(escape(name)) == name
    assert all(not run.suit and not run.bold and not run.target for run in parse(escape(name)))


def test_unknown_braces_stay_as_they_are():
    assert plain("{name} {X}") == "{name} {X}"


def test_lines_are_no_wider_than_asked():
    text = "The highest {S} takes the trick, **whoever** played it first of all. " * 4
    for width in (60, 140, 300):
        words = block(text, KIND, Theme(), width)
        assert max(p.at[0] + p.picture.get_width() for p in words.pieces) <= width
    assert block(text, KIND, Theme(), 60).lines > block(text, KIND, Theme(), 300).lines


def test_no_line_begins_with_the_dots_that_say_it_goes_on():
    words = "Thinking about your hand …"
    least, most = width_of("hand …", KIND), width_of(words, KIND)
    for width in range(least + 1, most, 3):
        assert block(words, KIND, Theme(), width).words[-1] == "hand\N{NO-BREAK SPACE}…"


@pytest.mark.parametrize("px", [11, 14, 18, 26])
@pytest.mark.parametrize("face", [Face.SANS, Face.SERIF_BOLD])
def test_small_type_has_the_proportions_of_large_type(face, px):
    """Letters on whole pixels would stand too far apart, or too close: "To ok" for "Took"."""
    for words in ("Took", "Everyone meets everyone", "they count for nobody"):
        large = width_of(words, Type(face, 400, (0, 0, 0))) / 400
        assert abs(width_of(words, Type(face, px, (0, 0, 0))) / px - large) < 0.03 * large + 1 / px


@pytest.mark.parametrize("px", [11, 17, 26, 51])
def test_words_of_another_look_keep_their_distance(px):
    text = "Before each deal is played, you say how many tricks you take, **exactly** so many."
    plain_words, bold, rest = block(text, Type(Face.SERIF, px, (0, 0, 0)), Theme()).pieces
    for one, other in ((plain_words, bold), (bold, rest)):
        words, kind = one.what
        gap = other.at[0] - one.at[0] - exact_width(words, kind.face, kind.px)
        assert 0.1 * px <= gap <= 0.35 * px


def test_a_word_wider_than_the_line_is_broken_and_loses_no_letter():
    words = block("Donaudampfschifffahrtsgesellschaft", KIND, Theme(), 80)
    assert words.lines > 1
    assert max(p.at[0] + p.picture.get_width() for p in words.pieces) <= 80


def test_a_suit_stays_with_its_card():
    words = block("aaaa 10{S}, bbbb", KIND, Theme(), 70)
    rows = {}
    for piece in words.pieces:
        rows.setdefault(piece.at[1] // round(18 * 1.32), []).append(piece)
    assert [len(row) for row in rows.values()] == [1, 3, 1]


def test_a_new_line_is_a_new_line():
    assert block("a\nb\n\nc", KIND, Theme(), 100).lines == 4


def test_text_can_be_centred():
    words = block("short", KIND, Theme(), 200, "centre")
    left = words.pieces[0].at[0]
    assert abs(left - (200 - left - words.pieces[0].picture.get_width())) <= 1


def test_no_line_parts_a_rank_from_its_suit():
    """A suit at the beginning of a line, after a rank at the end of the last, is read alone."""
    text = f"Too close to call: this or {written('D7')}, {written('CT')} **{written('S1')}**."
    for width in range(40, 300, 3):
        for _at, row in block(text, KIND, Theme(), width).rows:
            assert row[0].part.sign is None, width
