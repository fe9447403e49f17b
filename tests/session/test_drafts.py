"""Which matches are duels of a draft under way, and what is shown of them meanwhile."""

from dataclasses import replace
from pathlib import Path

import pytest

from game.rulesets.berserk.events import CardsDrawn
from game.session.occasion import Occasion
from game.session.replay import Replay
from game.session.store import Store, open_store
from game.session.store.tournaments import KeptTournament
from game.session.tournament import draft_of, is_shared_duel, next_duel
from tests.session.drafted import before_a_duel, duel, played_to_the_end


def stored(people: int) -> tuple[Store, KeptTournament, Occasion]:
    """Return a store with a draft of so many people, and its next duel."""
    store = Store.in_memory()
    store.tournaments.begin("{}", 1)
    draft = before_a_duel(people)
    kept = store.tournaments.begin(draft.to_json(), people)
    assert kept.id is not None
    return store, kept, next_duel(kept.id, draft)


@pytest.mark.parametrize("people", [1, 2])
def test_a_stored_duel_knows_its_draft(people: int) -> None:
    store, of, occasion = stored(people)
    kept = store.matches.begin(duel(before_a_duel(people)), occasion, of)
    store.barrier()
    assert kept.id is not None
    assert store.matches.occasion_of(kept.id) == occasion == store.matches.resume(kept.id).occasion
    found = store.matches.of(occasion)
    assert found is not None and (found.id, found.occasion) == (kept.id, occasion)
    assert store.matches.of(replace(occasion, number=occasion.number + 1)) is None
    draft = draft_of(store, occasion)
    assert draft is not None and (draft.id, draft.people) == (of.id, people)
    assert is_shared_duel(store, occasion) == (people > 1)


def test_a_draft_that_is_over_or_removed_closes_nothing() -> None:
    store, of, occasion = stored(2)
    of.keep(before_a_duel(2).to_json(), True)
    assert draft_of(store, occasion) is None and not is_shared_duel(store, occasion)
    store, of, occasion = stored(2)
    store.tournaments.remove(of.id or 0)
    assert draft_of(store, occasion) is None and not is_shared_duel(store, occasion)


def test_a_match_belongs_to_nothing_unless_it_is_said() -> None:
    store, _id, _occasion = stored(2)
    store.matches.begin(duel(before_a_duel(2)))
    [line] = store.matches.all()
    assert line.occasion is None and store.matches.occasion_of(line.id) is None
    assert draft_of(store, None) is None and store.matches.occasion_of(99) is None


def test_an_occasion_of_a_kind_still_to_come_is_kept_and_does_no_harm() -> None:
    store, of, _occasion = stored(2)
    later = Occasion("drill", "endgames/three-trumps", 4)
    store.matches.begin(duel(before_a_duel(2)), later)
    [line] = store.matches.all()
    assert line.occasion == later and store.matches.of(later) == line
    for occasion in (later, Occasion("campaign", str(of.id), 0)):
        assert draft_of(store, occasion) is None and not is_shared_duel(store, occasion)


def drawn(replay: Replay) -> list[bool]:
    """Return of everyone who drew cards whether they are seen where a replay opens."""
    events = replay.events(replay.eyes)
    return [event.cards is not None for event in events if isinstance(event, CardsDrawn)]


def test_a_shared_duel_is_looked_at_again_without_what_was_hidden() -> None:
    match = duel(before_a_duel(2))
    while match.state.phase in ("first", "draw"):
        match.apply(match.to_act, match.state.legal_actions()[0])
    unfinished = match.record()
    own = Replay(unfinished)
    shared = Replay(unfinished, is_shared_duel=True)
    assert any(drawn(own)) and shared.eyes is None and not any(drawn(shared))
    over = Replay(played_to_the_end(match).record(), is_shared_duel=True)
    assert over.is_over and over.eyes is None and not any(drawn(over))
    for seat in (0, 1):
        with pytest.raises(ValueError, match="in this draft"):
            over.events(seat)
    with pytest.raises(ValueError, match="in this draft"):
        over.open_events()


def test_who_opens_a_draft_last_goes_on_with_it(folder: Path) -> None:
    draft = before_a_duel(1)
    with open_store(folder) as store, open_store(folder) as elsewhere:
        here = store.tournaments.begin("{}", 1)
        stored = elsewhere.tournaments.get(1)
        here.keep(draft.to_json(), False)
        store.barrier()
        too_late = elsewhere.tournaments.resume(stored)
        too_late.keep("too late", False)
        there = elsewhere.tournaments.resume(elsewhere.tournaments.get(1))
        elsewhere.barrier()
        here.keep("behind", True)
        fought = store.matches.begin(duel(draft), next_duel(1, draft), here)
        assert store.barrier() and store.matches.all() == [] and fought.is_superseded
        for each in (store, elsewhere):
            [told] = each.take_notices()
            assert "Draft 1 was continued in another window" in told
        elsewhere.matches.begin(duel(draft), next_duel(1, draft), there)
        assert elsewhere.matches.of(next_duel(1, draft)) is not None
        assert store.tournaments.get(1).record == draft.to_json()
