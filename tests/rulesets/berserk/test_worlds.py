"""Worlds of Berserk with decks of all sorts: equipment, terrain, artifacts, flyers, odd sizes.

The laws ask the same of the decks of the game; here the muster alone is looked at, and the first
turn, while cards still lie face down.
"""

import pytest

from game.core.protocols import CHANCE, TERMINAL
from game.core.rng import Rng
from game.rulesets.berserk.actions import EndRecruiting, Mulligan, Place
from game.rulesets.berserk.cards.box import cards, whole_box
from game.rulesets.berserk.cards.decks import deck_line
from game.rulesets.berserk.options import REALM_DECKS, BerserkOptions
from game.rulesets.berserk.places import square_classes
from game.rulesets.berserk.position import Phase
from game.rulesets.berserk.purse import bill_of
from game.rulesets.berserk.sampling import Evidence, draw_hand, sample_army
from game.rulesets.berserk.standing import opening
from game.rulesets.berserk.state import BerserkState, new_deal
from game.rulesets.berserk.unit import UNSEEN
from game.rulesets.berserk.worlds import determinize
from tests.rulesets.berserk.musters import numbers

CHUNKS = 5
CASES = 120


def deck(rng: Rng) -> str:
    """Return a deck: a realm's, one of customising cards, or one of all there is."""
    kind = rng.below(3)
    if kind == 0:
        return rng.choice(list(REALM_DECKS))
    custom = [card for card in whole_box() if cards()[card].deck == "custom"]
    pool = custom if kind == 1 else whole_box()
    return deck_line(sorted(rng.sample(pool, 30 + rng.below(21))))


def position(number: int) -> tuple[BerserkState, list[object]]:
    """Return a battle that has come to some place before or in its first turn."""
    rng = Rng(number).fork("worlds")
    options = BerserkOptions(
        deck_0=deck(rng),
        deck_1=deck(rng),
        terrain=rng.below(2) == 1,
        field=rng.choice(["fire", "swamp", "mountains"]),
        first=rng.choice(["roll", "fixed"]),
    )
    state = new_deal(opening(options, 2, 0))
    events: list[object] = []
    length, lavish = rng.below(60), rng.below(3)
    while len(state.history) < length and (player := state.current_player()) != TERMINAL:
        if player == CHANCE:
            state.apply_action(state.chance_action(rng), events.append)
            continue
        legal = state.legal_actions()
        if lavish and state.phase == Phase.RECRUIT:
            keeps = [a for a in legal if not isinstance(a, EndRecruiting | Mulligan)]
            legal = keeps[: 2 * lavish] or legal[-1:]
        state.apply_action(rng.choice(legal), events.append)
    return state, events


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_every_world_fits_what_is_seen_and_could_have_happened(chunk: int) -> None:
    for number in range(chunk, CASES, CHUNKS):
        state, events = position(number)
        for observer in (0, 1, None):
            view = state.view(observer)
            world = determinize(view, Rng(number))
            assert world.view(observer) == view
            again = new_deal(state.standing)
            told: list[object] = []
            for action in world.history:
                if again.current_player() != CHANCE:
                    assert action in again.legal_actions()
                again.apply_action(action, told.append)
            assert vars(again) == vars(world)
            seen = [each.redacted(observer) for each in events]  # type: ignore[attr-defined]
            assert seen == [each.redacted(observer) for each in told]  # type: ignore[attr-defined]


def evidence(deck: str, count: int, placed: tuple[Place, ...] = (), **facts: object) -> Evidence:
    values = {
        "deck": numbers(deck),
        "count": count,
        "stands": True,
        "placed": placed,
        "gold": 24,
        "silver": 22,
        "room": 15,
        "classes": square_classes(1, False, None),
        "needs_creature": None,
        **facts,
    }
    return Evidence(**values)  # type: ignore[arg-type]


POOR = "3 plains-outrider, 3 plains-slinger, 3 toll-collector, 2 decoy-sheep, 3 plains-khan, "
DEAR = "2 plains-thunderhoof, griffin, 3 mountains-hammer-king, 3 basilisk, 2 crypt-sentinel"


def test_an_army_as_large_as_can_be_paid_is_found_though_hardly_any_draw_is_one() -> None:
    """Fourteen cards for forty-six crystals: only the cheapest will do."""
    for seed in range(20):
        army = sample_army(evidence(POOR + DEAR, 11), Rng(seed))
        assert len(army) == 11 and bill_of(army).gold(22) <= 24


def test_who_fights_on_without_a_creature_in_sight_has_one_face_down() -> None:
    """BW-67: of the two cards face down one is a creature, or the battle would be over."""
    deck = "3 samovar, 3 war-bell, 3 ballista, 3 portrait, 3 boundary-stone, plains-outrider"
    fallen = numbers("plains-outrider")[0]
    placed = (Place(fallen, 15), Place(UNSEEN, 26), Place(UNSEEN, 27))
    for seed in range(20):
        more = evidence(deck + ", griffin", 3, placed, needs_creature=True)
        hidden = [card for card in sample_army(more, Rng(seed)) if card != fallen]
        assert sum(cards()[card].is_creature for card in hidden) == 1
        none = evidence(deck + ", griffin", 3, placed, needs_creature=False)
        hidden = [card for card in sample_army(none, Rng(seed)) if card != fallen]
        assert not any(cards()[card].is_creature for card in hidden)


def test_the_wearer_of_equipment_is_a_creature_and_other_hidden_cards_may_be_any() -> None:
    deck = "3 plains-outrider, 3 samovar, 3 war-bell, 2 old-mail, plains-khan, 3 swamp-frogling"
    khan = numbers("plains-khan")[0]
    placed = (Place(UNSEEN, 15), Place(khan, 16), Place(UNSEEN, 27), Place(UNSEEN, 27))
    found: list[set[str]] = [set(), set(), set(), set()]
    for seed in range(60):
        army = sample_army(evidence(deck, 4, placed), Rng(seed))
        for names, card in zip(found, army, strict=True):
            names.add(cards()[card].id)
    worn = {"plains-outrider", "swamp-frogling"}
    assert found == [worn | {"samovar", "war-bell"}, {"plains-khan"}, worn, {"old-mail"}]


def test_a_hand_in_recruiting_still_holds_a_creature_if_none_is_recruited() -> None:
    deck = "3 samovar, 3 war-bell, 3 ballista, 3 portrait, 3 boundary-stone, 3 old-mail, griffin"
    known = evidence(deck, 0, stands=False)
    for seed in range(20):
        army = sample_army(known, Rng(seed))
        hand = draw_hand(known, army, Rng(seed))
        assert army == () and len(hand) == 15
