"""The drills that come with the program, and files that are refused."""

from pathlib import Path
from typing import Any

import pytest

from game.core.fields import BadContent
from game.session.practice.answer import Answer
from game.session.practice.drill import Asked
from game.session.practice.drillfile import GAMES, drills_of, line_of, read_drill, read_drills
from game.session.practice.proof import why_unproved
from tests.session.practice.drilled import drill, line


@pytest.mark.parametrize("game", GAMES)
def test_every_drill_can_be_asked_and_its_worlds_fit_what_is_seen(game: str) -> None:
    for each in drills_of(game):
        asked = Asked.of(each, "Ana")
        view, legal = asked.port.view(), set(map(str, asked.port.legal_actions()))
        assert legal.issuperset(each.worths) and each.plain in legal
        assert Answer.to(asked, asked.port.legal_actions()[0]).best is not None
        if game == "berserk":
            assert not each.worlds and not each.shows
            continue
        played = {str(card) for _player, card, _trick in view.table.played()}
        assert each.worlds
        for hands in each.worlds:
            for own, hand in zip(view.table.hands, hands, strict=True):
                assert len(own) == len(hand) and played.isdisjoint(hand)
                assert all(card is None or str(card) in hand for card in own)


@pytest.mark.parametrize("game", GAMES)
def test_a_drill_is_written_as_it_is_read(game: str) -> None:
    for each in drills_of(game)[:5]:
        assert read_drill(game, line_of(each)) == each


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_every_drill_is_solved_again_by_its_own_proof(game: str) -> None:
    drills = drills_of(game)
    failed = {each.id: why for each in drills if (why := why_unproved(each))}
    assert len(failed) <= len(drills) // 50, failed


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"seed": "5"}, "“seed” must be a whole number"),
        ({"players": 9}, "4 to 6 players"),
        ({"options": {"weather": "rain"}}, "weather"),
        ({"moves": "0 XX"}, "XX"),
        ({"moves": " ".join(["0"] * 90)}, "longer than any deal"),
        ({"worths": {"0": 4.0}}, "2 to 40 numbers"),
        ({"worths": {"0": 4.0, "1": float("nan")}}, "2 to 40 numbers"),
        ({"worths": {"0": 4.0, "1": 3.9}}, "not clearly better"),
        ({"worths": {"0": 4.0, "banana": 1.0}}, "banana"),
        ({"plain": "0"}, "best choice itself"),
        ({"at_stake": -1}, "not clearly better"),
        ({"solved": 1.5}, "from 0 to 1"),
        ({"themes": []}, "“themes” must be one of"),
        ({"themes": ["weather"]}, "“themes” must be one of"),
        ({"worlds": ["S2 S3"]}, "a hand for each player"),
        ({"worlds": ["S2/S2/S3/S4"]}, "a hand for each player"),
        ({"shows": {"1": [3, 1, 0]}}, "that it lacks"),
        ({"shows": {"1": [0]}}, "a world and two amounts"),
    ],
)
def test_a_line_that_is_wrong_is_refused_with_file_line_and_reason(
    tmp_path: Path, changes: dict[str, Any], said: str
) -> None:
    file = tmp_path / "whist.jsonl"
    file.write_text(f"{line()}\n\n{line(**changes)}\n", encoding="utf-8")
    with pytest.raises(BadContent) as refused:
        read_drills("whist", file)
    assert refused.value.place == "line 3" and said in refused.value.reason
    assert str(file) in str(refused.value)


@pytest.mark.parametrize("text", ["nonsense", "[" * 100_000, '{"seed": ' + "9" * 9000 + "}", "[]"])
def test_what_is_no_drill_at_all_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "whist.jsonl"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadContent, match="line 1"):
        read_drills("whist", file)


def test_a_drill_that_is_there_twice_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "whist.jsonl"
    file.write_text(f"{line()}\n{line(at_stake=9.0)}\n", encoding="utf-8")
    with pytest.raises(BadContent, match=r"line 2: this drill is in the file already\."):
        read_drills("whist", file)


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "whist.jsonl"
    with pytest.raises(BadContent, match="cannot be read"):
        read_drills("whist", file)
    file.write_bytes(b"\xff\xfe{}")
    with pytest.raises(BadContent, match="UTF-8"):
        read_drills("whist", file)
    file.write_bytes(b" " * 300_000)
    with pytest.raises(BadContent, match="longer than"):
        read_drills("whist", file)
    file.unlink()
    file.symlink_to("/dev/zero")
    with pytest.raises(BadContent, match="a device or a pipe"):
        read_drills("whist", file)


def test_what_is_wrong_in_a_line_is_told_in_a_sentence_of_its_own_length(tmp_path: Path) -> None:
    file = tmp_path / "whist.jsonl"
    file.write_text(line(plain="a" * 5000))
    with pytest.raises(BadContent, match=r"line 1: “aaa.*…") as refused:
        read_drills("whist", file)
    assert len(str(refused.value)) < 800


def test_what_a_drill_is_called_depends_on_the_position_alone() -> None:
    assert drill().id == drill(at_stake=12.0, solved=0.1).id != drill(seed=6).id
    assert drill().id != drill(moves="0").id
