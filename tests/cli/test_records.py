"""Matches listed, exported, imported, replayed and counted."""

import json
from pathlib import Path

from game.session.match import Seat
from game.session.store import open_store
from game.session.tournament import next_duel
from tests.cli.conftest import Run
from tests.session.drafted import before_a_duel, duel, played_to_the_end
from tests.session.tables import play, whist

PLAY = ("play", "whist", "--seed", "5", "--option", "largest_hand=3")


def test_where_nothing_is_stored_nothing_is_made(run: Run, home: Path) -> None:
    assert run("matches").out == "No match is stored.\n"
    assert run("stats").out == "Nobody has played a match to its end yet.\n"
    assert json.loads(run("matches", "--json").out) == json.loads(run("stats", "--json").out) == []
    assert not home.exists()


def test_matches_are_listed(run: Run, home: Path) -> None:
    run(*PLAY)
    with open_store(home) as store:
        play(store.matches.begin(whist(seed=2)).match, 17)
    unfinished, over = sorted(run("matches").lines, reverse=True)
    assert unfinished.startswith("2: Serbian whist, in deal 2 of 8, 17 decisions, played 2")
    assert over.startswith("1: Serbian whist, over, 88 decisions")
    listed = json.loads(run("matches", "--json").out)
    assert {match["id"]: match["is_over"] for match in listed} == {1: True, 2: False}


def test_a_replay_tells_the_same_as_the_play(run: Run) -> None:
    played = run(*PLAY, "--json", "--save", "a.json")
    assert run("replay", "a.json", "--json").out == played.out
    told = run("replay", "a.json")
    assert told.code == 0 and told.err == ""
    assert sum("plays the" in line for line in told.lines) == 14 * 4
    assert sum(" holds " in line for line in told.lines) == 8 * 4
    assert "the match" in told.lines[-1]


def test_an_unfinished_record_says_so(run: Run, tmp_path: Path) -> None:
    (tmp_path / "a.json").write_text(play(whist(), 9).record().to_json())
    assert run("replay", "a.json").lines[-1] == "The record ends here; the match does not."
    told = run("replay", "a.json", "--json", "--unfinished").out
    assert json.loads(told)["winners"] == []


def test_what_tells_hidden_cards_is_refused_while_people_play(run: Run, home: Path) -> None:
    with open_store(home) as store:
        play(store.matches.begin(whist(seed=987654)).match, 17)
    written = run("export", "1", "a.json")
    assert written.code == 2 and written.err.count("\n") == 1 and not Path("a.json").exists()
    assert "every hidden card" in written.err and "--unfinished" in written.err
    assert run("export", "1", "a.json", "--unfinished").code == 0
    told = run("replay", "a.json", "--json")
    assert told.code == 2 and told.out == "" and "--unfinished" in told.err
    left = run("play", "--resume", "--save", "b.json", typed="quit\n")
    assert left.code == 2 and "--unfinished" in left.err and not Path("b.json").exists()
    for words in (run("replay", "a.json").out, left.out):
        assert words and "987654" not in words, "the seed deals the same cards again"


def test_a_match_among_computer_players_has_no_secrets(run: Run, home: Path) -> None:
    with open_store(home) as store:
        play(store.matches.begin(whist(1, [Seat("club", name) for name in "ABCD"])).match, 17)
    assert run("export", "1", "a.json").code == 0
    assert run("replay", "a.json", "--json").code == 0


def test_a_match_of_two_people_goes_on_in_the_window(run: Run, tmp_path: Path) -> None:
    seats = [Seat("human", "Ana"), Seat("human", "Eve"), Seat("club", "C"), Seat("club", "D")]
    (tmp_path / "a.json").write_text(play(whist(1, seats), 9).record().to_json())
    _stored, how = run("import", "a.json").lines
    assert "in the window" in how and "match 1" in how and "--resume" not in how


def test_export_and_import_keep_the_record(run: Run, home: Path, tmp_path: Path) -> None:
    with open_store(home) as store:
        match = play(store.matches.begin(whist(seed=2)).match, 17)
    written = run("export", "1", "a.json", "--unfinished")
    assert written.out == "Match 1 is written to a.json.\n"
    answer = run("import", "a.json")
    assert answer.lines == [
        "The record is stored as match 2.",
        "To go on with it: main.py play --resume 2",
    ]
    assert run("export", "2", "b.json", "--unfinished").code == 0
    assert (tmp_path / "a.json").read_text() == (tmp_path / "b.json").read_text()
    with open_store(home) as store:
        assert store.matches.record(2) == match.record()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.json", "b.json", "home"]


def test_statistics(run: Run, home: Path) -> None:
    with open_store(home) as store:
        match = play(store.matches.begin(whist(seed=2, largest_hand="5")).match)
    lines = run("stats").lines
    assert lines[0].startswith("Ana, Serbian whist: matches 1, ")
    assert all(line.startswith("  Bid ") for line in lines[1:]) and len(lines) > 2
    [told] = json.loads(run("stats", "--json").out)
    assert told["points"] == match.standing.scores[0]
    assert sum(tally["times"] for tally in told["bids"]) == 12


def test_a_duel_of_a_draft_of_several_people_is_not_exported_before_the_draft_is_over(
    run: Run, home: Path
) -> None:
    draft = before_a_duel(2)
    with open_store(home) as store:
        id = store.tournaments.begin(draft.to_json(), 2).id
        assert id is not None
        occasion = next_duel(id, draft)
        played_to_the_end(store.matches.begin(duel(draft), occasion).match)
        store.matches.begin(duel(draft), occasion)
    refused = run("export", "1", "a.json")
    assert refused.code == 2 and not Path("a.json").exists()
    assert "draft" in refused.err and "--unfinished" in refused.err
    assert run("export", "1", "a.json", "--unfinished").code == 0
    text = run("play", "--resume", "2", typed="quit\n")
    assert text.code == 2 and text.out == "" and "in the window" in text.err
    with open_store(home) as store:
        store.tournaments.resume(store.tournaments.get(id)).keep(draft.to_json(), True)
    assert run("export", "1", "b.json").code == 0
