"""`--language`: a command in another language, wherever among the arguments it stands."""

from collections.abc import Iterator

import pytest

from game.core.words import use_language
from tests.cli.conftest import Run

TABLE = ("play", "whist", "--text", "--seed", "5", "--option", "largest_hand=3", "--no-store")


@pytest.fixture(autouse=True)
def english_afterwards() -> Iterator[None]:
    yield
    use_language("")


def test_a_match_in_german(run: Run) -> None:
    answer = run("--language", "de", *TABLE, typed="help\n0\n")
    assert "Tippen Sie help für die Befehle" in answer.out
    assert "SA ist Pik-Ass" in answer.out


def test_a_rule_in_serbian(run: Run) -> None:
    answer = run(*TABLE, "--language", "sr", typed="rules SW-16\n")
    assert "SW-16" in answer.out
    assert "moraš da igraš adut" in answer.out


def test_help_in_serbian(run: Run) -> None:
    assert "igraj partiju bez prozora" in run("--language", "sr", "--help").out


def test_english_by_its_code(run: Run) -> None:
    use_language("de")
    assert "Type help for the commands" in run("--language", "en", *TABLE, typed="0\n").out


def test_an_unknown_language_is_refused(run: Run) -> None:
    answer = run("--language", "xx", "matches")
    assert answer.code == 2
    assert answer.err == "trickhold: There is no language xx; the languages are en, de, sr.\n"


def test_a_guest_is_a_guest_in_every_language(run: Run) -> None:
    kept = TABLE[:-1]
    assert "Gast" in run("--language", "de", *kept, typed="0\nquit\n").out
    out = run("--language", "en", "play", "--resume", typed="log all\nquit\n").out
    assert "Guest bids 0." in out and "Gast" not in out
    assert "Gast" in run("--language", "de", "matches").out


def test_what_goes_on_later_goes_on_in_the_language_in_use(run: Run) -> None:
    out = run("--language", "de", "lesson", "whist", typed="quit\n").out
    assert out.rstrip().endswith("main.py lesson whist --language de")
    kept = (*TABLE[:-1], "--save", "my match.json", "--unfinished")
    out = run("--language", "sr", *kept, typed="quit\n").out
    assert "main.py play --resume 1 --save 'my match.json' --unfinished --language sr" in out
    out = run("--language", "en", *kept[:-3], typed="quit\n").out
    assert out.rstrip().endswith("main.py play --resume 2")


def test_a_game_of_dreierschnapsen_is_bid_as_the_language_calls_it(run: Run) -> None:
    lesson = ("lesson", "schnapsen", "--anew", "--language")
    out = run(*lesson, "de", typed="H\nSpiel\nquit\n").out
    assert "Tippen Sie: spiel" in out and "Gast bietet Spiel." in out
    out = run(*lesson, "sr", typed="H\ngame\nquit\n").out
    assert "Ukucaj: igra" in out and "Gost licitira „Igra“." in out
