"""Records and a store of the version before are read, told, resumed and gone on with as there.

Where the rules of a game have become others since, that is said in a sentence instead.
"""

import json
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import pytest

from game.core.options import as_texts
from game.core.record import BadRecord
from game.rulesets.berserk import deckgame
from game.rulesets.catalogue import ruleset
from game.session.match import Match, Record
from game.session.replay import Replay
from game.session.store import open_store
from game.session.store.files import read_match
from game.session.tournament import BadTournament, Stage, Tournament, is_shared_duel, next_duel
from tests.session.before import EXPECTED, RECORDS, make_store

LATER = 40
"""After how many more decisions the digest is compared again."""


def outcome(match: Match) -> dict[str, Any]:
    """Return what is expected of a match, which is then played on by first legal actions."""
    found: dict[str, Any] = {
        "decisions": len(match.actions),
        "events": sum(getattr(event, "in_digest", True) for event in match.events),
        "digest": match.digest,
        "is_over": match.is_over,
        "totals": list(match.standing.scores),
        "deals": len(match.deal_summaries),
        "to_act": match.to_act,
    }
    if not match.is_over:
        found["legal"] = " ".join(map(str, match.state.legal_actions()))
        play_on(match)
        found["digest_later"] = match.digest
    return found


def play_on(match: Match) -> None:
    for _decision in range(LATER):
        if not match.is_over:
            match.apply(match.to_act, match.state.legal_actions()[0])


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_is_replayed_and_played_on(path: Path) -> None:
    if is_of_other_rules(Record.from_json(path.read_text("utf-8"))):
        with pytest.raises(BadRecord, match=OTHER_RULES):
            read_match(path)
        return
    assert outcome(read_match(path)) == EXPECTED["records"][path.name]


def test_the_records_are_all_there() -> None:
    assert {path.name for path in RECORDS} == set(EXPECTED["records"])
    assert {path.stem.split("-")[0] for path in RECORDS} >= {
        "whist", "schnapsen", "berzerka", "berserk", "unfinished",
    }  # fmt: skip


def test_the_store_lists_and_counts_as_before(folder: Path) -> None:
    make_store(folder)
    with open_store(folder) as store:
        assert store.recovery is None and store.take_notices() == []
        listed = [without_occasion(as_told(each)) for each in store.matches.all()]
        assert listed == EXPECTED["list"]
        assert [as_told(each) for each in store.results.statistics()] == EXPECTED["statistics"]
        assert store.settings.all() == {"animation_speed": "1.5", "text.brief": "on"}
        assert list(store.decks.all()) == ["Mine"]


def as_told(row: Any) -> dict[str, Any]:
    """Return the fields as they come back from JSON."""
    told: dict[str, Any] = json.loads(json.dumps(asdict(row)))
    return told


def without_occasion(line: dict[str, Any]) -> dict[str, Any]:
    """Return a line as it was before matches knew what they belong to."""
    return {name: value for name, value in line.items() if name != "occasion"}


OTHER_RULES = "version 1 of Berserk; this is version 9, which has other rules"


def is_of_other_rules(record: Record) -> bool:
    """Tell whether the game's rules have changed since the record was made."""
    return record.version != ruleset(record.ruleset).version


@pytest.mark.parametrize("id", sorted(map(int, EXPECTED["matches"])))
def test_a_stored_match_is_resumed_kept_and_told(folder: Path, id: int) -> None:
    make_store(folder)
    with open_store(folder) as store:
        if is_of_other_rules(store.matches.record(id)):
            with pytest.raises(BadRecord, match=OTHER_RULES):
                store.matches.resume(id)
            assert id in [each.id for each in store.matches.all()], "it is listed all the same"
            return
        match = store.matches.resume(id).match
        assert len(Replay(store.matches.record(id)).events(None)) == len(match.events)
        assert outcome(match) == EXPECTED["matches"][str(id)]
        assert with_later_rules(store.matches.record(id)) == match.record()
    with open_store(folder) as store:
        assert store.matches.resume(id).match.record() == match.record()


def with_later_rules(record: Record) -> Record:
    """Return a record with the house rules that came after it, which are as they always were."""
    usual = as_texts(ruleset(record.ruleset).options())
    assert set(record.options) <= set(usual)
    return replace(record, options=usual | dict(record.options))


def test_the_drafts_of_the_store_are_read(folder: Path) -> None:
    make_store(folder)
    with open_store(folder) as store:
        *whole, damaged = sorted(store.tournaments.all(), key=lambda each: each.id)
        drafts = [Tournament.from_json(each.record, deckgame) for each in whole]
        nexts = [
            store.matches.of(next_duel(each.id, draft))
            for each, draft in zip(whole, drafts, strict=True)
        ]
    assert [draft.people for draft in drafts] == [each.people for each in whole] == [1, 2, 1, 1]
    assert [draft.stage for draft in drafts] == [
        Stage.DUELS,
        Stage.DUELS,
        Stage.PICKS,
        Stage.OVER,
    ]
    assert [match and match.id for match in nexts] == [16, 17, None, None]
    with pytest.raises(BadTournament):
        Tournament.from_json(damaged.record, deckgame)


def test_the_duels_of_the_store_have_got_their_occasion(folder: Path) -> None:
    make_store(folder)
    with open_store(folder) as store:
        belong = {each.id: each.occasion for each in store.matches.all() if each.occasion}
        duels = {id: (each.kind, each.id) for id, each in belong.items()}
        assert duels == {
            15: ("draft", "1"),
            16: ("draft", "1"),
            17: ("draft", "2"),
            18: ("draft", "4"),
            19: ("draft", "4"),
        }
        assert belong[15].number < belong[16].number
        assert [id for id in duels if is_shared_duel(store, belong[id])] == [17]
