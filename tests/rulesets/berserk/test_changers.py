"""Where the odds of an attack differ from what the strikes say, it is told whose text does that."""

import pytest

from game.rulesets.berserk.actions import Strike, Use
from game.rulesets.berserk.battle.combat import dealt
from game.rulesets.berserk.battle.profiles import PROFILES
from game.rulesets.berserk.battle.traits import traits
from game.rulesets.berserk.cards.abilities import (
    Ability,
    AttackSkill,
    Aura,
    Blast,
    Bless,
    DefenseSkill,
    Destroying,
    Guard,
    Might,
    Moment,
    Near,
    NoReturn,
    OnHit,
    Power,
    Protection,
    Side,
    Spell,
    Vampirism,
    When,
    Wound,
)
from game.rulesets.berserk.cards.box import card_named
from game.rulesets.berserk.position import Phase
from game.rulesets.berserk.sense.changers import changers
from game.rulesets.berserk.sense.foresight import Foresight
from game.rulesets.berserk.sense.prospects import life_taken
from game.rulesets.berserk.telling import changers as changing
from game.rulesets.berserk.telling.changers import changer_words
from game.rulesets.berserk.view import BerserkView
from tests.rulesets.berserk.battle.test_random_battles import some_battle
from tests.rulesets.berserk.boards import Fight, at_random, battle, creature

BESIDE = """
    . . . . .
    . . . . .
    . . b . .
    . C A . .
    . . . . .
    . . . . .
"""

APART = BESIDE.replace(". . b . .", ". . . . .", 1).replace(". . . . .", ". . b . .", 1)


def told(fight: Fight, action: Strike | Use | None = None) -> list[str]:
    """Return who changes what A does to b."""
    unit, foe = fight["A"], fight["b"]
    deed = action or Strike(unit.spot, foe.spot)
    return list(changer_words(changers(fight.state, deed, unit.uid, foe.uid, None)))


def test_who_stands_by_and_adds_a_wound_is_named() -> None:
    """The odds said “deals 3” of a strike of 2-2-3 against armor 1."""
    drummer, guard = card_named("plains-drummer"), card_named("mountains-anvil-guard")
    fight = battle(BESIDE, A=card_named("plains-raider"), C=drummer, b=guard)
    assert told(fight) == ["War Drummer adds 1 wound."]
    alone = battle(BESIDE, A=card_named("plains-raider"), C=creature(), b=guard)
    assert told(alone) == []


@pytest.fixture
def named(monkeypatch: pytest.MonkeyPatch) -> None:
    """Name cards made by hand, which the box does not know."""
    monkeypatch.setattr(changing, "card_name", lambda number: f"Card {number}")


STRUCK = When(Moment.IS_STRUCK, Wound(2), Near.OTHER)
SLAYS = When(Moment.IS_STRUCK, Destroying(), Near.OTHER)


@pytest.mark.usefixtures("named")
@pytest.mark.parametrize(
    ("who", "held", "words"),
    [
        ("A", Might(2), "{card} adds 2 wounds."),
        ("b", Might(1), "{card} adds 1 wound to what is dealt in return."),
        ("A", OnHit(Wound(1)), "{card} adds 1 wound."),
        ("b", STRUCK, "{card} deals the attacker 2 wounds."),
        ("b", SLAYS, "{card} destroys the attacker."),
        ("A", OnHit(Destroying()), "{card} destroys whoever it hits."),
        ("A", AttackSkill(1), "{card} adds 1 to the attacker’s die."),
        ("b", DefenseSkill(1), "{card} adds 1 to the defender’s die."),
        ("A", NoReturn(), "Whoever {card} hits deals nothing in return."),
        ("C", Aura(Near.ADJACENT_OWN, (Might(1),)), "{card} adds 1 wound."),
        ("C", Aura(Near.ADJACENT_OWN, (Bless(),)), "{card} adds 1 to the attacker’s die."),
        (
            "C",
            Aura(Near.ALL_ENEMY, (Might(-1),)),
            "{card} takes 1 wound off what is dealt in return.",
        ),
    ],
)
def test_each_text_that_changes_the_numbers_is_told_with_its_card(
    who: str, held: Ability, words: str
) -> None:
    cards = {who: creature(held)}
    fight = battle(BESIDE, **cards)
    name = cards[who].name
    assert words.format(card=name) in told(fight)
    assert told(battle(BESIDE)) == []


@pytest.mark.usefixtures("named")
def test_what_heals_by_wounds_and_what_stops_them_is_told() -> None:
    drinker = creature(Vampirism())
    fight = battle(BESIDE, sides={"A": {"wounds": 4}}, A=drinker)
    assert told(fight) == [f"{drinker.name} heals by the wounds it deals."]
    warded = creature(Protection(Guard.BLASTS))
    fight = battle(APART, A=creature(Blast((1, 2, 3), 3)), b=warded)
    blast = Use(fight["A"].spot, 1, fight["b"].spot)
    assert told(fight, blast) == ["Protection from blasts stops it."]


def test_what_a_spell_itself_does_is_no_change() -> None:
    for kind in (Spell, Power):
        fight = battle(APART, A=creature(kind(Wound(2), Side.ENEMY, 3)))
        assert told(fight, Use(fight["A"].spot, 1, fight["b"].spot)) == []


@pytest.mark.parametrize("seed", range(10))
def test_wounds_beyond_the_strike_less_armor_are_always_accounted_for(seed: int) -> None:
    for state in at_random(some_battle(seed), seed):
        if state.phase is not Phase.BATTLE or state.pending is not None:
            continue
        foresight = Foresight(state.view(state.to_act))
        for action in state.legal_actions():
            if isinstance(action, Strike):
                _is_accounted_for(foresight, action)


def _is_accounted_for(foresight: Foresight, action: Strike) -> None:
    view = foresight.view
    unit, target = view.at(action.unit), view.at(action.target)
    assert unit is not None and target is not None
    for found in foresight.prospects(action):
        foe = view.units[target.uid if found.guard is None else found.guard]
        if foe.hidden:
            continue
        for uid, by in ((foe.uid, unit.uid), (unit.uid, foe.uid)):
            allowed = _strikes(view, by, uid)
            odd = [each.of(uid) for each in found.outcomes if each.of(uid).wounds not in allowed]
            if odd:
                found_of = foresight.changers(action, unit.uid, foe.uid, found.guard)
                about = [each for each in found_of if each.is_back == (uid == unit.uid)]
                assert any(each.way != "die" for each in about), (str(action), odd, found_of)
                assert all(changer_words(tuple(about)))


def _strikes(view: BerserkView, by: int, uid: int) -> set[int]:
    """Return what a unit can suffer by the printed strike of another, less its armor."""
    unit, damage = view.units[uid], PROFILES[view.units[by].card].strike
    armor = max(0, traits(view, unit).armor - unit.soaked)
    bare = {0, *(max(0, dealt(damage, level) - armor) for level in (1, 2, 3) if damage)}
    return {min(each, life_taken(unit)) for each in bare}
