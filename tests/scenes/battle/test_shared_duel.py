"""Duels of a draft of several people: whoever sits by must not see a deck he will still meet."""

import pygame
import pytest

from game.rulesets.berserk.cards.box import card
from game.rulesets.berserk.events import CardsDrawn
from game.session.tournament import next_duel
from scenes.battle.replay import BattleAgain
from scenes.curtain import Curtain
from scenes.decks.standings import Standings
from tests.scenes.battle.commander import Commander
from tests.session.drafted import before_a_duel, duel, played_to_the_end


@pytest.fixture
def commander(tmp_path):
    commander = Commander(tmp_path)
    yield commander
    commander.quit()


def fight(commander: Commander, people: int) -> None:
    """Begin the next duel of a draft of so many people."""
    id = commander.store.tournaments.begin(before_a_duel(people).to_json(), people).id
    commander.program._deck_room().go_on(id)
    commander.step()
    commander.click("Fight")


def person() -> str:
    return next(seat.name for seat in before_a_duel(2).duel_seats() if seat.is_human)


def drawn(commander: Commander) -> list[str]:
    """Return the names of the cards that the person has drawn."""
    battle = commander.battle
    events = battle.sitting.port(battle.people[0]).events()
    drew = [event for event in events if isinstance(event, CardsDrawn) and event.cards]
    return [card(number).name for event in drew for number in event.cards]


def assert_covered(commander: Commander) -> None:
    commander.until(lambda: isinstance(commander.scene, Curtain) or commander._is_asked())
    assert isinstance(commander.scene, Curtain), commander.text()
    assert commander.scene.name == person()
    battle = commander.battle
    assert battle.picture.units == () and battle.show.stage.shown == {}


def come_to_recruit(commander: Commander) -> None:
    """Lift the curtain and go on until the person raises his army."""
    while True:
        if isinstance(commander.scene, Curtain):
            commander.click(f"I am {commander.scene.name}")
        if commander.until_asked() == "Recruiting":
            return
        if not isinstance(commander.scene, Curtain):
            commander.act()


def test_the_duel_of_one_of_two_people_is_fought_behind_a_curtain(tmp_path):
    first = Commander(tmp_path)
    fight(first, 2)
    assert_covered(first)
    come_to_recruit(first)
    names = drawn(first)
    assert names, first.text()
    told = " ".join(first.battle.told())
    assert "draws 15 cards" in told and not any(name in told for name in names)
    first.step(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    assert_covered(first)
    first.kill()
    again = Commander(tmp_path)
    again.click("Continue")
    assert_covered(again)
    again.quit()


def test_a_person_who_drafts_alone_meets_no_curtain(commander):
    fight(commander, 1)
    assert not commander.battle.is_covered and commander.battle.seat is not None
    commander.step(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    assert not isinstance(commander.scene, Curtain)


def test_the_decks_of_a_fought_duel_stay_closed_while_the_draft_goes_on(commander):
    draft = before_a_duel(2)
    stored = commander.store.tournaments.begin(draft.to_json(), 2)
    kept = commander.store.matches.begin(duel(draft), next_duel(stored.id, draft))
    played_to_the_end(kept.match)
    commander.store.barrier()
    commander.program.replay(kept.id)
    commander.step()
    viewer = commander.scene
    assert isinstance(viewer.show, BattleAgain) and viewer.bottom == viewer.replay.people[0]
    assert not viewer.strip.open_hands.enabled and "draft" in viewer.strip.open_hands.reason
    viewer.go_to(next(n for n, e in enumerate(viewer.events) if isinstance(e, CardsDrawn)) + 1)
    assert "draws 15 cards" in viewer.strip.said.describe()
    commander.click("Back")
    stored.keep(draft.to_json(), True)
    commander.program.replay(kept.id)
    commander.step()
    assert commander.scene.strip.open_hands.enabled


def test_a_duel_gone_on_with_by_itself_leads_back_to_its_draft(commander):
    draft = before_a_duel(1)
    id = commander.store.tournaments.begin(draft.to_json(), 1).id
    kept = commander.store.matches.begin(duel(draft), next_duel(id, draft))
    commander.program._after_table(kept)
    commander.step()
    assert not isinstance(commander.scene, Standings), "it is not over"
    played_to_the_end(kept.match)
    commander.program._after_table(kept)
    commander.step()
    assert isinstance(commander.scene, Standings)


def test_a_duel_begun_from_its_draft_leads_back_before_it_is_over(commander):
    fight(commander, 1)
    commander.battle.leave_table()
    commander.step()
    assert isinstance(commander.scene, Standings)
    commander.click("Fight on")
    assert commander.battle.seat is not None
    assert [match.id for match in commander.store.matches.all()] == [1], "it is the same duel"
