"""The rule book: what is read from its text, and how one finds the way in it."""

import pytest

from game.rulesets.catalogue import RULESETS
from scenes.rulebook import Clause, RuleBook
from scenes.ui.grid import Grid
from scenes.ui.markdown import Part, PartKind, read
from tests.scenes.pilot import Pilot
from tests.scenes.ui.gallery import Gallery

FILLER = "\n\n".join(f"Paragraph {n} about nothing in particular. " * 4 for n in range(12))
BOOK = f"""# Test whist

## Aim

Take **exactly** what you bid, see XX-03.

{FILLER}

## Play

- **XX-01** Follow suit
  if you can.
- **XX-02** Otherwise trump with {{S}}.
- Plain item
1. First
2. Second

{FILLER}

## Scores

| Rule | Scoring | Example |
|---|:-:|---|
| **XX-03** | Ten *and* the tricks | 2/2 is 12 |
| **XX-04** | Nothing | 2/1 is 0 |

{FILLER}
"""


@pytest.fixture
def pilot():
    pilot = Pilot(Gallery())
    pilot.app.push(RuleBook(BOOK))
    pilot.step()
    return pilot


def top_of(pilot, clause):
    """Return how far below the top of the book's window a clause stands, in pixels."""
    for part, widget in pilot.scene._blocks:
        for name, row in part.entries():
            if name == clause:
                place = widget.place_of(row) if isinstance(widget, Grid) else widget.rect
                return place.top - pilot.scene._book.rect.top
    raise AssertionError(clause)


def test_a_text_is_read_block_by_block():
    parts = [part for part in read(BOOK) if not part.words.startswith("Paragraph")]
    assert parts == [
        Part(PartKind.HEADING, "Test whist", level=1),
        Part(PartKind.HEADING, "Aim", level=2),
        Part(PartKind.PARAGRAPH, "Take **exactly** what you bid, see XX-03."),
        Part(PartKind.HEADING, "Play", level=2),
        Part(PartKind.ITEM, "Follow suit if you can.", lead="XX-01"),
        Part(PartKind.ITEM, "Otherwise trump with {S}.", lead="XX-02"),
        Part(PartKind.ITEM, "Plain item", lead="•"),
        Part(PartKind.ITEM, "First", lead="1."),
        Part(PartKind.ITEM, "Second", lead="2."),
        Part(PartKind.HEADING, "Scores", level=2),
        Part(
            PartKind.TABLE,
            rows=(
                ("Rule", "Scoring", "Example"),
                ("**XX-03**", "Ten *and* the tricks", "2/2 is 12"),
                ("**XX-04**", "Nothing", "2/1 is 0"),
            ),
        ),
    ]


def test_the_whole_book_can_be_read_in_words(pilot):
    text = pilot.text()
    assert text.startswith("Test whist\nContents\n")
    assert "Otherwise trump with ♠." in text
    assert "XX-04, Nothing, 2/1 is 0" in text


@pytest.mark.parametrize("clause", ["XX-02", "XX-04"])
def test_it_opens_at_a_clause(clause):
    pilot = Pilot(Gallery())
    pilot.app.push(RuleBook(BOOK, clause))
    pilot.step()
    assert 0 <= top_of(pilot, clause) < 100
    marks = [w for w in pilot.scene.root.walk() if isinstance(w, Clause) and w.is_marked]
    rows = [w.marked_row for w in pilot.scene.root.walk() if isinstance(w, Grid) and w.marked_row]
    assert (len(marks), rows) == ((1, []) if clause == "XX-02" else (0, [2]))
    assert pilot.focused.label == ("Play" if clause == "XX-02" else "Scores")


def test_an_unknown_clause_is_told():
    pilot = Pilot(Gallery())
    pilot.app.push(RuleBook(BOOK, "XX-99"))
    pilot.step()
    assert pilot.scene.notice == "This book has no rule XX-99."


def test_a_chapter_is_chosen_in_the_contents(pilot):
    pilot.click("Scores")
    heading = {i.label: w for i, w in pilot.scene._chapters}["Scores"]
    assert 0 <= heading.rect.top - pilot.scene._book.rect.top < 40
    assert "Scores, list, chosen" in pilot.text()
    pilot.come_by_keys(pilot.find("Aim"))
    pilot.key("down", "return")
    assert "Play, list, chosen" in pilot.text()


@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=lambda ruleset: ruleset.id)
def test_the_chapter_that_is_chosen_is_the_ticked_one_however_short_or_near_the_end(ruleset):
    pilot = Pilot(Gallery())
    pilot.app.push(RuleBook(ruleset.rule_book()))
    pilot.step()
    for item, _heading in pilot.scene._chapters:
        item.press()
        pilot.step()
        assert [each for each, _heading in pilot.scene._chapters if each.is_chosen] == [item]
    pilot.resize((960, 540))
    assert pilot.scene._chapters[-1][0].is_chosen
    pilot.key(*["pageup"] * 60)
    pilot.step()
    assert pilot.scene._chapters[0][0].is_chosen, "the one that is read"


def test_scrolling_ticks_the_chapter_that_is_read(pilot):
    assert "Aim, list, chosen" in pilot.text()
    pilot.key(*["pagedown"] * 30)
    pilot.step()
    assert "Scores, list, chosen" in pilot.text()
    assert pilot.scene._book.offset == pilot.scene._book.overflow


def test_a_clause_in_the_text_is_a_link(pilot):
    words = next(w for w in pilot.scene.root.walk() if getattr(w, "targets", None) == ["XX-03"])
    pilot.scene.focus(words)
    pilot.key("return")
    assert 0 <= top_of(pilot, "XX-03") < 100


def test_words_are_found_while_they_are_typed_and_one_after_the_other(pilot):
    pilot.click("Find in the rules")
    pilot.type("trump")
    assert 0 <= top_of(pilot, "XX-02") < 100
    pilot.key("ctrl+a")
    pilot.type("unheard of")
    assert pilot.scene.notice == "The rules do not mention “unheard of”.", "at once"
    pilot.key("return")
    assert pilot.scene.notice == "The rules do not mention “unheard of”."


def test_every_block_with_the_words_is_gone_to_also_where_the_book_turns_no_further():
    pilot = Pilot(Gallery())
    pilot.app.push(RuleBook(RULESETS["whist"].rule_book()))
    pilot.step()
    pilot.click("Find in the rules")
    pilot.type("score")
    wanted = pilot.scene._hits("score")
    seen = [pilot.scene._shown[0]]
    while len(seen) < len(wanted):
        pilot.key("return")
        seen.append(pilot.scene._shown[0])
    assert seen == wanted


def test_the_reader_keeps_the_place_when_the_window_changes(pilot):
    pilot.scene.open_at("XX-02")
    pilot.step()
    before = pilot.scene._top()
    pilot.resize((960, 540))
    assert pilot.scene._top() is before


@pytest.mark.parametrize("key", ["escape", "f1"])
def test_it_is_closed(pilot, key):
    pilot.key(key)
    assert isinstance(pilot.scene, Gallery)


def test_a_pad_turns_the_book_and_is_told_how(pilot):
    pilot.pad("right shoulder")
    down = pilot.scene._book.offset
    assert down > 0
    assert pilot.scene.legend_rows()[-1] == "{pad:right shoulder} Scroll down"
    pilot.pad("left shoulder")
    assert pilot.scene._book.offset < down
    pilot.key("pagedown")
    assert pilot.scene.legend_rows()[-1] == "{key:pagedown} Scroll down"
