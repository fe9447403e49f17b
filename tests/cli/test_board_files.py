"""Files of boards as bridge programs write them: what is told and played of them."""

import re
from pathlib import Path

import pytest

from tests.cli.conftest import Run

FILES = Path(__file__).parents[1] / "rulesets/bridge/files"
MADE = "3 no-trump by South: just made, 400 points"
TOLD = {
    "l12-handviewer-url.txt": [f"Board 1, South deals, East-West vulnerable. {MADE}."],
    "l40-vugraph-two-rooms.lin": [
        "Cup Segment 1",
        "Board 1 (open room), OpenS deals, .* by OpenS: .*, 120 points.",
        "Board 1 (closed room), ClosedS deals, .* by ClosedS: .*, 400 points.",
    ],
    "l42-unplayed-between-wrong-score.lin": [
        "Board 1, S deals, nobody vulnerable. .* 120 points.",
        "Board 2 is left out: line 4: it has no cards, so it was not played.",
        "Board 3, N deals, East-West vulnerable. 3 no-trump by N: just made, 400 points.",
    ],
    "l43-two-boards-own-names-no-qx.lin": [
        "Board 1, AnnS deals, nobody vulnerable. 1 no-trump by AnnS: .* 120 points.",
        "Board 2, BobW deals, North-South vulnerable. 1 no-trump by BobN: .* 120 points.",
    ],
    "l44-bridge-composer-layout.lin": [
        "Club night",
        "Board 1, AnnS deals, nobody vulnerable. 1 no-trump by AnnS: .* 120 points.",
        "Board 2, BobW deals, North-South vulnerable. 1 no-trump by BobN: .* 120 points.",
    ],
    "l45-number-before-cards-no-qx.lin": [
        "Board 5, AnnS deals, North-South vulnerable. 1 no-trump by AnnS: .* 120 points.",
        "Board 6, BobS deals, nobody vulnerable. 1 no-trump by BobS: 1 down, −50 points.",
    ],
    "l47-auction-not-over-of-two.lin": [
        "Board 1, South deals, nobody vulnerable. .* 120 points.",
        "Board 2 is left out: line 2: the auction is not over.",
    ],
    "p03-dealer-question.pbn": [
        "Board 1, North deals, East-West vulnerable. No result.",
        "  line 1: the dealer is not told; the number of the board gives it.",
    ],
    "p05-auction-from-west-with-dash.pbn": [f"Board 1, South deals, East-West vulnerable. {MADE}."],
    "p06-auction-star.pbn": [
        "Board 1, South deals, East-West vulnerable. "
        "The auction is unfinished: 1 Club, pass, 1 Spade."
    ],
    "p13-statistics-behind.pbn": [f"Board 1, South deals, East-West vulnerable. {MADE}."],
    "p14-board-text.pbn": [f"Board 6-1, South deals, East-West vulnerable. {MADE}."],
    "p16-cp1252-ellipsis.pbn": [
        "Club… night",
        f"Board 1, South deals, East-West vulnerable. {MADE}.",
    ],
    "p26-deal-missing-hands.pbn": [],
    "p51-deal-inherits.pbn": [
        f"Board 1, South deals, East-West vulnerable. {MADE}.",
        "Board 1, South deals, East-West vulnerable. .* made with 1 overtrick, 430 points.",
    ],
    "pbn-one-bad-of-two.pbn": [
        "Board 1, South deals, East-West vulnerable. No result.",
        "Board 2 is left out: line 9: the cards of South and North are not told, so it cannot be "
        "played. Known: West KQT2.AT.J6542.85, East A8654.KQ5.T.QJT6.",
    ],
    "pbn-result-relative.pbn": [f"Board 1, South deals, East-West vulnerable. {MADE}."],
    "pbn-two-notes.pbn": [
        "Club evening",
        f"Board 3, South deals, East-West vulnerable. {MADE}.",
    ],
}


def test_there_is_an_answer_for_each_file() -> None:
    assert sorted(TOLD) == sorted(file.name for file in FILES.iterdir())


@pytest.mark.parametrize("name", TOLD)
def test_the_boards_of_a_file_are_told(run: Run, name: str) -> None:
    answer = run("boards", str(FILES / name))
    assert len(answer.lines) == len(TOLD[name])
    for line, told in zip(answer.lines, TOLD[name], strict=True):
        pattern = ".*".join(re.escape(part) for part in told.split(".*"))
        assert re.fullmatch(pattern, line), line
    assert bool(answer.code) != bool(TOLD[name])


def test_a_file_of_which_no_board_can_be_used_is_refused(run: Run) -> None:
    refused = run("boards", str(FILES / "p26-deal-missing-hands.pbn"))
    assert refused.code and "line 4: the cards of West and East are" in refused.err
    assert "Known: South J72.AJ64.A8.KQ97, North A843.K75.K96.AJ4." in refused.err


def test_only_the_board_that_is_played_has_to_be_sound(run: Run, home: Path) -> None:
    asked = ("play", "bridge", "--boards", str(FILES / "pbn-one-bad-of-two.pbn"))
    assert "Board 1." in run(*asked, "--board", "1").out
    refused = run(*asked, "--board", "2").err
    assert "so it cannot be played" in refused
    whole = run(*asked)
    assert "Board 1." in whole.out and "Board 2 is left out: line 9: " in whole.err


def test_a_deal_is_played_though_its_auction_is_not_over_and_by_its_name(
    run: Run, home: Path
) -> None:
    asked = ("play", "bridge", "--boards", str(FILES / "l47-auction-not-over-of-two.lin"))
    assert "Board 2." in run(*asked, "--board", "2").out
    named = ("play", "bridge", "--boards", str(FILES / "p14-board-text.pbn"))
    assert run(*named, "--board", "6-1").code == 0
    assert "there is no board 7; there are 6-1" in run(*named, "--board", "7").err


def test_an_unfinished_auction_is_written_as_one(run: Run, home: Path) -> None:
    told = run("boards", str(FILES / "p06-auction-star.pbn"), "--to", "a.pbn").out
    assert run("boards", "a.pbn").out == told
    assert run("boards", "a.pbn", "--to", "b.lin").code == 0
    assert "No result." in run("boards", "b.lin").out


def test_what_a_file_cannot_hold_is_told_with_a_count(run: Run, home: Path) -> None:
    """LIN has no place for a contract without its auction, nor for a result of none."""
    whole = (FILES / "p14-board-text.pbn").read_text("utf-8")
    bare = re.sub(r"(?s)\[Auction.*", "", whole)
    Path("bare.pbn").write_text(bare + "\n" + whole, encoding="utf-8")
    written = run("boards", "bare.pbn", "--to", "b.lin")
    assert "with the number of boards: contract (1), result (1)." in written.err
    assert len(written.err.splitlines()) == 1 and written.out.count("400 points") == 2
    assert Path("b.lin").read_text("utf-8").count("mc|") == 1
    told = run("boards", "b.lin").out
    assert told.count("No result.") == told.count("400 points") == 1
    for held in ("b.pbn", "b.boards"):
        assert not run("boards", "bare.pbn", "--to", held).err
        assert run("boards", held).out == run("boards", "bare.pbn").out


def test_rooms_and_events_of_some_boards_are_held(run: Run, home: Path) -> None:
    two = (FILES / "l40-vugraph-two-rooms.lin", FILES / "l43-two-boards-own-names-no-qx.lin")
    for n, file in enumerate(two):
        told = run("boards", str(file), "--to", f"{n}.pbn").out
        again = run("boards", f"{n}.pbn", "--to", f"{n}.lin")
        assert not again.err and run("boards", f"{n}.lin").out == told == again.out
    mixed = "\n".join(Path(f"{n}.pbn").read_text("utf-8") for n in (1, 0))
    Path("mixed.pbn").write_text(mixed, encoding="utf-8")
    written = run("boards", "mixed.pbn", "--to", "mixed.lin")
    assert "boards: room (2)." in written.err, "a file with rooms has each board in one"
    told = run("boards", "mixed.lin").lines
    assert [line.startswith("Cup") for line in told] == [False, False, True, False, False]


@pytest.mark.parametrize("name", ["a.xyz", "none/a.pbn"])
def test_a_file_that_cannot_be_written_is_refused_before_anything_is_told(
    run: Run, home: Path, name: str
) -> None:
    refused = run("boards", str(FILES / "p14-board-text.pbn"), "--to", name)
    assert refused.code and refused.err and not refused.out
