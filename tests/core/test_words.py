"""Words and numbers are written as people read them, in the language in use."""

from collections.abc import Iterator

import pytest

from game.core.words import YOU, decimal, percent, second_person, split_clause, use_language


@pytest.fixture(autouse=True)
def english_afterwards() -> Iterator[None]:
    yield
    use_language("")


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("", ("40%", "36.5%", "2.3", "−2.25", "+0.5", "0.0")),
        ("de", ("40\u00a0%", "36,5\u00a0%", "2,3", "−2,25", "+0,5", "0,0")),
        ("sr", ("40%", "36,5%", "2,3", "−2,25", "+0,5", "0,0")),
    ],
)
def test_shares_and_decimals(code: str, told: tuple[str, ...]) -> None:
    use_language(code)
    numbers = decimal(2.3), decimal(-2.25, 2), decimal(0.5, signed=True), decimal(-0.04)
    assert (percent(0.4), percent(0.365, 1), *numbers) == told


def test_nothing_has_no_sign_unless_it_is_a_whole_number():
    nothing = decimal(0.0, signed=True), decimal(-0.04, signed=True), decimal(0, 0, signed=True)
    assert nothing == ("0.0", "0.0", "+0")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("You must follow suit. [SW-15]", ("You must follow suit.", "SW-15")),
        ("It may be attacked blindly [BW-15].", ("It may be attacked blindly.", "BW-15")),
        ("One. [BZ-23] Another. [BZ-26]", ("One. Another.", "BZ-26")),
        (r"Anna must follow suit. \[SW-15\]", ("Anna must follow suit.", "SW-15")),
        (
            "[SW-15](SW-15) is a link, [2] a number.",
            ("[SW-15](SW-15) is a link, [2] a number.", ""),
        ),
    ],
)
def test_a_clause_is_kept_and_not_read(text: str, told: tuple[str, str]):
    assert split_clause(text) == told


@pytest.mark.parametrize(
    ("code", "text", "told"),
    [
        ("", f"{YOU} takes it. Goran, {YOU}, by {YOU}.", "You take it. Goran, you, by you."),
        ("", f"Mila rolls 2. {YOU} chooses.", "Mila rolls 2. You choose."),
        ("de", f"{YOU} macht den Stich.", "Sie machen den Stich."),
        ("sr", f"Deli {YOU}. {YOU} uzima štih.", "Deliš. Uzimaš štih."),
    ],
)
def test_whoever_reads_is_told_as_you(code: str, text: str, told: str):
    use_language(code)
    assert second_person(text) == told
