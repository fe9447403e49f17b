"""Records as files: a hostile one is refused in a sentence, a new one is whole or not there."""

import json
import os
from pathlib import Path

import pytest

from game.core.record import BadRecord
from game.session.store.files import LARGEST, read_match, write_record, write_whole
from tests.session.tables import play, whist

GOOD = json.loads(play(whist(seed=3), 20).record().to_json())


def changed(**parts: object) -> str:
    return json.dumps(GOOD | parts)


HOSTILE: dict[str, tuple[str | bytes, str]] = {
    "nothing": ("", "not JSON"),
    "words": ("dear diary", "not JSON"),
    "cut off": (json.dumps(GOOD)[:-20], "not JSON"),
    "not text": (b"\xff\xfe\x00\x01", "not text"),
    "a list": ("[]", "not a JSON object"),
    "deep lists": ("[" * 100_000, "not readable JSON"),
    "deep objects": ('{"a":' * 100_000, "not readable JSON"),
    "deep options": (
        json.dumps(GOOD).replace('{"scoring"', '{"x": ' + "[" * 900 + "]" * 900 + ', "scoring"'),
        "options",
    ),
    "too large": ('"' + "x" * LARGEST + '"', "larger than 4 megabytes"),
    "a number of 10,000 digits": (
        changed().replace('"seed": 3', '"seed": ' + "9" * 10_000),
        "JSON",
    ),
    "no format": (json.dumps({k: v for k, v in GOOD.items() if k != "format"}), "format None"),
    "a later format": (changed(format=2), "format 2"),
    "no digest": (json.dumps({k: v for k, v in GOOD.items() if k != "digest"}), "“digest”"),
    "a wrong digest": (changed(digest="0123456789abcdef"), "0123456789abcdef"),
    "an empty digest": (changed(digest=""), "digest"),
    "another game": (changed(ruleset="canasta"), "“canasta”; the games are whist"),
    "a game of no text": (changed(ruleset=["whist"]), "“ruleset”"),
    "another version": (changed(version=7), "version 7"),
    "a version that is true": (changed(version=True), "“version”"),
    "a seed in words": (changed(seed="3"), "“seed”"),
    "a seed with a point": (changed(seed=3.5), "“seed”"),
    "no number for a seed": (changed().replace('"seed": 3', '"seed": NaN'), "“seed”"),
    "another seed": (changed(seed=4), "is not allowed"),
    "options as a list": (changed(options=[]), "“options”"),
    "an unknown option": (changed(options={"speed": "9"}), "no option “speed”; the options are"),
    "an unknown value": (changed(options={"scoring": "SA99"}), "SA99"),
    "a value of no text": (changed(options={"scoring": 1}), "“options”"),
    "two seats": (changed(seats=["club"] * 2, names=["A", "B"]), "2 seats"),
    "a thousand seats": (changed(seats=["club"] * 1000, names=["A"] * 1000), "1000 seats"),
    "a seat nobody can play": (changed(seats=["human", "club", "club", "x"]), "“x”"),
    "a seat with a huge number": (changed(seats=["club"] * 3 + ["ismcts:" + "9" * 5000]), "there"),
    "more names than seats": (changed(names=["A"] * 5), "differ in number"),
    "a name of two lines": (changed(names=["A\nB", "C", "D", "E"]), "name"),
    "a name that moves the cursor": (changed(names=["\x1b[2J", "C", "D", "E"]), "name"),
    "an endless name": (changed(names=["A" * 100_000, "C", "D", "E"]), "name"),
    "half a letter in a name": (changed(names=["\ud800", "C", "D", "E"]), "“names”"),
    "no deals": (changed(deals=0), "“deals”"),
    "more deals than can be counted": (changed(deals=2**63), "“deals”"),
    "a format of deep lists": (
        changed().replace('"format": 1', '"format": ' + "[" * 900 + "]" * 900),
        "format …",
    ),
    "half a deal": (changed(deals=0.5), "“deals”"),
    "an action of no text": (changed(actions=[*GOOD["actions"], 7]), "“actions”"),
    "an action that is none": (changed(actions=[*GOOD["actions"], "walk"]), "Action 21, “walk”"),
    "an endless action": (changed(actions=["S" * 100_000]), "Action 1"),
    "a digit of another script": (changed(actions=["٣"]), "Action 1"),
    "an act of chance": (changed(actions=["0:SAHADA"]), "Action 1"),
    "an illegal action": (changed(actions=["13"]), "Action 1, “13”"),
    "a million actions": (changed(actions=["1"] * 300_000), "Action"),
    "actions after the end": (
        changed(deals=1, actions=[*play(whist(seed=3, deals=1)).actions, "1"]),
        "after the end",
    ),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_record_is_refused_in_a_sentence(tmp_path: Path, name: str) -> None:
    text, part = HOSTILE[name]
    file = tmp_path / "record.json"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    with pytest.raises(BadRecord) as refused:
        read_match(file)
    assert part in str(refused.value) and str(file) in str(refused.value)


@pytest.mark.parametrize("where", ["missing", "folder"])
def test_what_is_no_file_is_refused(tmp_path: Path, where: str) -> None:
    file = tmp_path if where == "folder" else tmp_path / "missing.json"
    with pytest.raises(BadRecord, match="cannot be read"):
        read_match(file)


@pytest.mark.parametrize("decisions", [0, 20, None])
def test_a_record_is_read_as_it_was_written(tmp_path: Path, decisions: int | None) -> None:
    match = play(whist(seed=8), decisions)
    write_record(match.record(), tmp_path / "a.json")
    again = read_match(tmp_path / "a.json")
    assert again.record() == match.record() and again.events == match.events


def test_a_record_with_a_byte_order_mark_is_read(tmp_path: Path) -> None:
    (tmp_path / "a.json").write_text(json.dumps(GOOD), encoding="utf-8-sig")
    assert len(read_match(tmp_path / "a.json").actions) == 20


@pytest.mark.parametrize("mask", [0o022, 0o077, 0o002])
def test_a_file_is_as_open_as_the_player_s_files_are(tmp_path: Path, mask: int) -> None:
    before = os.umask(mask)
    try:
        write_whole(tmp_path / "a.json", "{}")
    finally:
        os.umask(before)
    assert (tmp_path / "a.json").stat().st_mode & 0o777 == 0o666 & ~mask


def test_a_file_is_replaced_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "a.json"
    file.write_text("what was there")

    def full(_number: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        write_whole(file, "something new")
    assert file.read_text() == "what was there"
    assert list(tmp_path.iterdir()) == [file]


def test_a_pipe_is_refused_and_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for path in (tmp_path / "pipe", Path("/dev/zero")):
        with pytest.raises(BadRecord, match="a device or a pipe"):
            read_match(path)
