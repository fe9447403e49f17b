"""`--language`: a command in another language, wherever among the arguments it stands."""

from collections.abc import Iterator

import pytest

from game import __version__
from game.cli.program import COMMANDS
from game.core.words import use_language
from tests.cli.conftest import Run
from tests.loops import over

TABLE = ("play", "whist", "--text", "--seed", "5", "--option", "largest_hand=3", "--no-store")


@pytest.fixture(autouse=True)
def english_afterwards() -> Iterator[None]:
    yield
    use_language("")


def test_a_match_in_german(run: Run) -> None:
    answer = run("--language", "de", *TABLE, typed="help\n0\n")
    assert "„help“ zeigt die Befehle" in answer.out
    assert "SA ist das Pik-Ass" in answer.out


def test_a_rule_in_serbian(run: Run) -> None:
    answer = run(*TABLE, "--language", "sr", typed="rules SW-16\n")
    assert "SW-16" in answer.out
    assert "moraš da igraš adut" in answer.out


def test_help_in_serbian(run: Run) -> None:
    assert "igraj partiju bez prozora" in run("--language", "sr", "--help").out


def test_english_by_its_code(run: Run) -> None:
    use_language("de")
    assert "“help” lists the commands" in run("--language", "en", *TABLE, typed="0\n").out


def test_an_unknown_language_is_refused(run: Run) -> None:
    answer = run("--language", "xx", "matches")
    assert answer.code == 2
    assert answer.err == "trickhold: There is no language xx; the languages are en, de, sr.\n"


def test_a_guest_is_a_guest_in_every_language(run: Run) -> None:
    kept = TABLE[:-1]
    assert "Sie sagen 0 an." in run("--language", "de", *kept, typed="0\nquit\n").out
    out = run("--language", "en", "play", "--resume", typed="log all\nquit\n").out
    assert "You bid 0." in out and "Gast" not in out
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
    assert "Sie bieten Spiel." in out
    out = run(*lesson, "sr", typed="H\ngame\nquit\n").out
    assert "Licitiraš „Igra“." in out


@over("code", ["de", "sr"])
@over("command", ["", *COMMANDS])
def test_no_help_has_words_of_another_language(run: Run, code: str, command: str) -> None:
    out = run("--language", code, *command.split(), "--help").out
    for english in ("usage:", "arguments:", "options:", "show this help", "(default"):
        assert english not in out
    headings = {"de": ("Aufruf: main.py", "Optionen:"), "sr": ("upotreba: main.py", "opcije:")}
    assert all(each in out for each in headings[code])


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("palyy", "Meinten Sie play?"),
        ("ladder", "Es fehlt: GAME."),
        ("play whist --seed", "--seed braucht einen Wert."),
        ("play whist --json=1", "--json nimmt keinen Wert"),
        ("shot title a.png --text 7", "--text kann nicht „7“ sein, sondern eins von 80, 100"),
        ("shot title a.png --text big", "sondern eine ganze Zahl"),
        ("--fullscreen juggle", "BEFEHL kann nicht „juggle“ sein"),
        ("matches --jsn", "Meinten Sie --json?"),
    ],
)
def test_what_is_mistyped_is_told_in_german(run: Run, typed: str, told: str) -> None:
    answer = run("--language", "de", *typed.split())
    assert answer.code == 2 and told in answer.err
    assert "argument" not in answer.err and "choose" not in answer.err


def test_which_version_this_is(run: Run) -> None:
    assert run("--version").out == f"Trickhold {__version__}\n"


def test_help_tells_what_is_so_where_nothing_is_said(run: Run) -> None:
    def told(command: str) -> str:
        return " ".join(run(command, "--help").out.split())

    assert "at least this many deal sets (default: 200)" in told("arena")
    assert "a level for each seat, or NAME=level; “human” with --text (default: club)" in told(
        "play"
    )
    assert "in pixels (default: 1280x720)" in told("shot")
    assert "one of: easy, middle, hard (default: middle)" in told("campaign")
