"""Raising and placing an army, and what follows from a view: by hand and by drag."""

import pygame
import pytest

from game.core.rng import Rng
from game.rulesets.berserk import BERSERK
from game.rulesets.berserk.cards.box import card
from game.rulesets.berserk.purse import bill_of, price_list
from game.rulesets.berserk.sense.foresight import Foresight
from game.rulesets.berserk.unit import GRAVE, Unit, is_square
from game.session.match import HUMAN, Match, Seat
from scenes.battle.modes.formation import Formation
from tests.moments import play_to
from tests.scenes.battle.commander import Commander


@pytest.fixture
def commander(tmp_path):
    commander = Commander(tmp_path)
    yield commander
    commander.quit()


def until(commander, mode):
    while (asked := commander.until_asked()) != mode:
        assert asked in ("FirstQuestion", "Recruiting", "Placing"), asked
        commander.act()


def test_cards_are_chosen_one_by_one_until_the_crystals_are_gone(commander):
    commander.start()
    until(commander, "Recruiting")
    mode = commander.battle.mode
    for place in range(len(mode.hand)):
        tile = mode.tiles[place]
        commander.click_at(tile.rect.center)
    chosen = [mode.hand[place] for place in mode.chosen]
    bill = bill_of(chosen)
    assert bill.gold(mode.silver) <= mode.gold
    shut = [tile for tile in mode.tiles if not tile.enabled]
    assert shut and all("[BW-" in tile.reason for tile in shut)
    commander.click_at(shut[0].rect.center)
    panel = commander.battle.board
    assert panel.side_tells(shut[0].reason) and commander.scene.notice == "", "it is told once"
    first = next(iter(mode.chosen))
    commander.click_at(mode.tiles[first].rect.center)
    assert first not in mode.chosen
    commander.click("Army complete")
    assert commander.until_asked() == "Placing"
    assert sorted(commander.battle.view.army) == sorted(mode.hand[place] for place in mode.chosen)


def test_a_mulligan_costs_a_gold_crystal_and_brings_other_cards(commander):
    commander.start()
    until(commander, "Recruiting")
    gold, hand = commander.battle.mode.gold, commander.battle.mode.hand
    commander.click("Choose for me")
    assert "those you have chosen too" in commander.battle.mode.mulligan.hint
    commander.click("New hand (3)")
    assert commander.until_asked() == "Recruiting"
    assert commander.battle.mode.gold == gold - 1
    assert commander.battle.mode.hand != hand
    assert not commander.battle.mode.chosen, "what was chosen went back"
    commander.click("Choose for me")
    commander.key("u")
    assert commander.battle.mode.gold == gold - 1


def test_an_army_is_placed_by_dragging(commander):
    commander.start()
    until(commander, "Placing")
    battle = commander.battle
    formation = battle.mode.formation
    for _card in range(len(formation.waiting) + 5):
        loose = formation.loose
        if not loose:
            break
        token = battle.mode.tokens[loose[0]]
        goal = formation.open_for(loose[0])[0]
        commander.drag(token.rect.center, battle.board.spot(goal).rect.center)
        assert formation.spots[loose[0]] == goal
    assert formation.is_complete
    one, other = list(formation.spots)[:2]
    here, there = formation.spots[one], formation.spots[other]
    spots = battle.board.spot
    commander.drag(spots(here).rect.center, spots(there).rect.center)
    assert (formation.spots[one], formation.spots[other]) == (there, here)
    commander.drag(spots(there).rect.center, (20, 400))
    assert formation.loose == [one]
    commander.click("Place for me")
    commander.click("All in place")
    commander.until_asked()
    placed = {u.card: u.spot for u in battle.view.units if u.owner == 0}
    assert len(placed) >= 5


def test_a_card_that_is_dragged_shows_its_face(commander, monkeypatch):
    commander.start()
    until(commander, "Placing")
    show, drawn = commander.battle.show, []
    own = Unit(90, 3, show.bottom, 7, hidden=True)
    surface = commander.app.window.get_surface()
    token = show.layer.tokens.token

    def noted(unit, high):
        drawn.append(unit.hidden)
        return token(unit, high)

    monkeypatch.setattr(show.layer.tokens, "token", noted)
    show.carry(own, (300, 300))
    show.draw_moving(surface)
    assert drawn == [False], "its owner knows it"


def test_an_army_is_placed_by_clicks_and_a_wrong_square_is_refused(commander):
    commander.start()
    until(commander, "Placing")
    battle = commander.battle
    formation = battle.mode.formation
    commander.click_at(battle.mode.tokens[formation.loose[0]].rect.center)
    commander.click_at(battle.board.squares[29].rect.center)
    assert "BW-12" in {each.clause for each in battle.board.side.walk()}
    assert not battle.mode.chosen_cards
    goal = formation.open_for(formation.loose[0])[0]
    commander.click_at(battle.board.spot(goal).rect.center)
    assert formation.at(goal) is not None
    commander.click("All in place")
    assert commander.until_asked() == "Placing"


def at_placing(seed, deck):
    options = BERSERK.options(deck_0=deck, deck_1=deck, first="fixed")
    match = Match(BERSERK, options, (Seat(HUMAN, "Ana"), Seat(HUMAN, "Bo")), seed)
    return play_to(match, lambda m: m.state.phase == "place", seed)


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("deck", ["plains", "forests", "dark"])
def test_whatever_a_formation_allows_the_rules_allow(seed, deck):
    """Cards are laid at random; what is complete can be submitted, card by card."""
    rng = Rng(seed + 100)
    match = at_placing(seed, deck)
    for _player in (0, 1):
        seat = match.to_act
        formation = Formation.of(match.state.view(seat))
        for _move in range(60):
            place = rng.choice(range(len(formation.waiting)))
            spots = formation.open_for(place)
            taken = [spot for p, spot in formation.spots.items() if formation.needs_square(p)]
            spots = [*spots, *taken] if formation.needs_square(place) else spots
            if spots and not formation.is_terrain(place):
                formation.put(place, rng.choice(spots))
            if rng.below(6) == 0 and formation.spots:
                formation.lift(rng.choice(sorted(formation.spots)))
        while formation.loose:
            place = formation.loose[0]
            assert formation.put(place, rng.choice(formation.open_for(place)))
        for action in formation.actions():
            match.apply(seat, action)
    assert match.state.phase == "battle"


def test_equipment_goes_along_with_its_wearer():
    creature = next(c.number for c in price_cards() if c.is_creature)
    gear = next(c.number for c in price_cards() if str(c.kind) == "equipment")
    formation = Formation(0, (creature, creature, gear), (), ((6, 7, 8),), goes_first=True)
    assert formation.put(0, 6) and formation.put(1, 7)
    assert not formation.put(2, 8)
    assert formation.put(2, 6)
    assert formation.units()[0].gear == (gear,)
    assert formation.put(0, 8)
    assert formation.spots[2] == 8
    formation.put(0, 7)
    assert formation.spots == {0: 7, 1: 8, 2: 7}
    formation.lift(0)
    assert formation.loose == [0, 2]


def price_cards():
    return [card(number) for number in range(len(price_list()))]


def test_what_is_proposed_can_be_done():
    match = Match(BERSERK, BERSERK.options(first="fixed"), (Seat(HUMAN, "A"), Seat(HUMAN, "B")), 2)
    seat = match.to_act
    known = Foresight(match.state.view(seat))
    army = known.proposed_army()
    assert army == sorted(army) and known.recruiting(army, whole=True) is None
    everything = known.view.hand
    refusal = known.recruiting(everything)
    assert refusal is not None and refusal.rule.startswith("BW-")
    match = at_placing(2, "swamp")
    known = Foresight(match.state.view(match.to_act))
    for action in known.proposed_places():
        assert action.spot == GRAVE or is_square(action.spot)
        match.apply(known.view.observer, action)


@pytest.mark.parametrize("how", ["escape", "right click", "loss of focus", "window left", "page"])
def test_a_card_that_is_carried_to_its_square_is_put_back(commander, how):
    commander.start()
    until(commander, "Placing")
    battle = commander.battle
    mode = battle.mode
    grip = next(iter(mode.tokens.values())).rect.center
    commander.hover_at(grip)
    commander.step(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=grip, button=1))
    square = battle.board.spot(next(iter(mode.formation.open_for(0)))).rect.center
    commander.hover_at(square)
    assert battle.show._carried is not None and mode.picked is not None
    if how == "escape":
        commander.key("escape")
    elif how == "right click":
        commander.step(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=square, button=3))
    elif how == "loss of focus":
        commander.step(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    elif how == "window left":
        commander.step(pygame.event.Event(pygame.WINDOWLEAVE))
    else:
        battle.open_log()
        commander.key("escape")
        commander.wait(0.3)
    assert commander.scene is battle
    assert battle.show._carried is None and mode.picked is None
    commander.step(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=square, button=1))
    commander.click_at(square)
    assert not mode.formation.spots, "no later click lays it"
