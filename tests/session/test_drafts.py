"""Which matches are duels of a draft under way, and what is shown of them meanwhile."""

from dataclasses import replace

import pytest

from game.rulesets.berserk.events import CardsDrawn
from game.session.drafts import draft_of, is_noted_duel, is_shared_duel
from game.session.replay import Replay
from game.session.store import Store
from tests.session.drafted import before_a_duel, duel, played_to_the_end


def stored(people: int) -> tuple[Store, int]:
    store = Store.in_memory()
    store.tournaments.begin("{}")
    id = store.tournaments.begin(before_a_duel(people).to_json())
    assert id is not None
    return store, id


def test_every_duel_of_a_draft_under_way_is_known_by_its_seed() -> None:
    store, id = stored(2)
    tournament = before_a_duel(2)
    for made in (tournament, tournament.with_result(None)):
        found = draft_of(store, "berserk", made.duel_seed())
        assert found is not None and (found.id, found.is_shared) == (id, True)
        assert draft_of(store, "whist", made.duel_seed()) is None
    assert draft_of(store, "berserk", 5) is None
    store.tournaments.keep(id, tournament.to_json(), True)
    assert not is_shared_duel(store, "berserk", tournament.duel_seed())


def test_the_title_knows_a_duel_by_the_number_that_its_draft_has_noted() -> None:
    store, id = stored(1)
    assert not is_noted_duel(store, 7)
    noted = replace(before_a_duel(1), match=7).to_json()
    store.tournaments.keep(id, noted, False)
    assert is_noted_duel(store, 7) and not is_noted_duel(store, 8)
    store.tournaments.keep(id, noted, True)
    assert not is_noted_duel(store, 7)


def test_a_draft_of_one_person_is_not_shared() -> None:
    store, _id = stored(1)
    seed = before_a_duel(1).duel_seed()
    assert draft_of(store, "berserk", seed) is not None
    assert not is_shared_duel(store, "berserk", seed)


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
