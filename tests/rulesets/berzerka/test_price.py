"""The price of a bid is told to beginners as the rules have it: taken off, or added where few are
wanted (BZ-22)."""

import pytest

from game.core.words import use_language
from game.rulesets.berzerka import BERZERKA
from scenes.table.berzerka.lesson import asked
from tests.rulesets.berzerka.hands import board_with, dealt

TAKEN_OR_ADDED = {
    "en": ("RULES.md", "taken", "added"),
    "de": ("RULES.de.md", "abgezogen", "dazugezählt"),
    "sr": ("RULES.sr.md", "oduzima", "dodaje"),
}


@pytest.mark.rule("BZ-22")
@pytest.mark.parametrize("language", TAKEN_OR_ADDED)
def test_the_first_page_and_the_lesson_say_that_an_overbid_is_taken_off_or_added(
    language: str,
) -> None:
    book, taken, added = TAKEN_OR_ADDED[language]
    text = (BERZERKA.folder / book).read_text(encoding="utf-8")
    price = next(line for line in text.splitlines() if "*" in line and "**" not in line)
    assert taken in price and added in price
    state = dealt(board_with("hidden_strength", "bottle_it_up"))
    view = state.view(state.current_player())
    use_language(language)
    try:
        lesson = asked(view, state.legal_actions()).words
    finally:
        use_language("")
    assert taken in lesson and added in lesson
