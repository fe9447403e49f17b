"""Where searching players have their cards stand, beside where the plain player has them."""

from collections.abc import Iterator

import pytest

from game.bots.catalogue import make_bot
from game.core.protocols import CHANCE
from game.core.rng import Rng
from game.rulesets.berserk import BERSERK
from game.rulesets.berserk.actions import Place
from game.rulesets.berserk.cards.box import card_named, cards
from game.rulesets.berserk.options import FIELDS, REALM_DECKS, BerserkOptions
from game.rulesets.berserk.places import row_of
from game.rulesets.berserk.position import Phase
from game.rulesets.berserk.sense.deploying import changes, deployment, worth_of
from game.rulesets.berserk.sense.mustering import muster
from game.rulesets.berserk.sense.placing import formation
from game.rulesets.berserk.sense.player import shortlist
from game.rulesets.berserk.sense.rows import KINDS, ROWS, kind_of, row_worths
from game.rulesets.berserk.standing import opening
from game.rulesets.berserk.state import BerserkState, new_deal
from game.rulesets.berserk.unit import Spot
from tests.rulesets.berserk.musters import do, place, placing
from tests.strength import acting, guide_before

FRONT, BACK = 1, 3
LINE = "2 fire-flame-guard, fire-magma-brute, 2 fire-pyromancer, fire-ember-adept"


def mustered() -> Iterator[BerserkState]:
    """Yield battles in which somebody is about to place a whole army, raised by strength."""
    for seed, deck in enumerate(REALM_DECKS):
        options = BerserkOptions(
            deck_0=deck, deck_1=deck, terrain=seed % 2 == 0, field=list(FIELDS)[seed]
        )
        state, rng = new_deal(opening(options, 2, seed % 2)), Rng(seed)
        while state.phase is not Phase.BATTLE:
            if state.to_act == CHANCE:
                state.apply_action(state.chance_action(rng))
                continue
            if (
                state.phase is Phase.PLACE
                and state.waiting[state.to_act] == state.armies[state.to_act]
            ):
                yield state.clone()
            state.apply_action(muster(state))


def placed(state: BerserkState) -> dict[Spot, int]:
    """Let a searching player place all his cards, and return which stands where."""
    player = state.to_act
    while state.phase is Phase.PLACE and state.to_act == player:
        [step] = shortlist(state.view(player), state.legal_actions())
        assert step in state.legal_actions()
        state.apply_action(step)
    return {unit.spot: unit.card for unit in state.units if unit.owner == player and unit.spot >= 0}


def names_in(found: dict[Spot, int], row: int) -> set[str]:
    return {cards()[found[spot]].id for spot in row_of(0, row) if spot in found}


def test_who_hurts_from_afar_stands_behind_and_the_stout_in_front() -> None:
    found = placed(placing(LINE))
    assert names_in(found, FRONT) == {"fire-flame-guard", "fire-magma-brute"}
    assert names_in(found, BACK) == {"fire-pyromancer", "fire-ember-adept"}
    plain = placing(LINE)
    while plain.phase is Phase.PLACE and plain.to_act == 0:
        do(plain, muster(plain))
    stands = {unit.spot: unit.card for unit in plain.units if unit.owner == 0}
    assert "fire-pyromancer" not in names_in(stands, BACK), "the plain player has them nearer"


def test_every_army_stands_better_than_a_plain_player_has_it_and_no_change_helps() -> None:
    better = 0
    for state in mustered():
        player = state.to_act
        goes_first, land = player == state.first, state.land
        army = tuple(state.waiting[player])
        plain = formation(player, goes_first, land, (), army, len(army))
        found = deployment(player, goes_first, land, (), army, len(army))
        worth = worth_of(player, found, army, ())
        assert worth >= worth_of(player, plain, army, ())
        better += found != plain
        for way in changes(player, goes_first, land, found, ()):
            assert worth_of(player, way, army, ()) <= worth + 1e-5
    assert better > 8


def test_square_after_square_is_filled_whatever_the_cards() -> None:
    for state in mustered():
        player, begun = state.to_act, len(state.history)
        placed(state)
        steps = [step.spot for step in state.history[begun:] if isinstance(step, Place)]
        own = steps[: sum(unit.owner == player for unit in state.units)]
        assert own == sorted(own)


def test_what_another_has_begun_stays_where_it_is() -> None:
    state = placing(LINE)
    place(state, "b1", "c3")
    begun = [(unit.spot, unit.card) for unit in state.units]
    found = placed(state)
    assert all(found[spot] == card for spot, card in begun)
    assert sorted(found.values()) == sorted(state.armies[0])


def test_a_card_that_was_never_tried_stands_as_its_kind_does() -> None:
    assert {card.id for card in cards()} > set(ROWS)
    bow, samovar = card_named("centaur-bow").number, card_named("samovar").number
    assert "centaur-bow" not in ROWS and row_worths(bow) == KINDS[kind_of(bow)]
    assert row_worths(samovar)[2] > row_worths(samovar)[0], "it would be an easy target in front"


def test_the_searching_player_of_before_stands_as_he_did() -> None:
    assert acting.player("before:48").ruleset.sense.shortlist is guide_before.shortlist  # type: ignore[attr-defined]
    for state in mustered():
        view, legal = state.view(state.to_act), state.legal_actions()
        assert list(guide_before.shortlist(view, legal)) == [muster(state)]


@pytest.mark.parametrize("level", ["expert", "master"])
def test_searching_players_place_so(level: str) -> None:
    state = placing(LINE)
    *_before, found = make_bot(BERSERK, level).think(state.view(0), state.legal_actions(), Rng(1))
    assert [each.action for each in found] == [muster(state, deployment)]
