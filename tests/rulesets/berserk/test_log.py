"""The log of a battle, and the position in words."""

import re
from dataclasses import is_dataclass
from typing import Any

import pytest

from game.core.facts import TurnMoved
from game.rulesets.berserk import events as told
from game.rulesets.berserk.actions import BerserkAction
from game.rulesets.berserk.battle.combat import LEVEL_NAMES, exchange, lone
from game.rulesets.berserk.battlefields import BATTLEFIELDS, Terrain
from game.rulesets.berserk.cards.box import card_named
from game.rulesets.berserk.meanings import meaning
from game.rulesets.berserk.options import MOTLEY, BerserkOptions
from game.rulesets.berserk.position import Battle
from game.rulesets.berserk.standing import opening
from game.rulesets.berserk.state import new_deal
from game.rulesets.berserk.telling import log_battle as log_module
from game.rulesets.berserk.telling.exchanges import UNBROKEN, explained
from game.rulesets.berserk.telling.log_battle import Log, describe
from game.rulesets.berserk.telling.moment import unit_words
from game.rulesets.berserk.telling.words import action_words, text_view
from game.rulesets.berserk.unit import Unit
from tests.loops import over
from tests.rulesets.berserk.boards import at_random

NAMES = ("Ana", "Ben")
SILENT = {TurnMoved, told.Alerted, told.Exhausted}
"""Events not worth a sentence: another tells why, or there is nothing to tell."""

KINDS = [
    kind
    for kind in vars(told).values()
    if isinstance(kind, type) and is_dataclass(kind) and kind.__module__ == told.__name__
]


def played(seed: int) -> tuple[list[Any], list[Any]]:
    """Return the events of a random battle and the states before each action."""
    options = BerserkOptions(deck_0=MOTLEY, deck_1=("swamp", "forests", "dark")[seed % 3])
    state = new_deal(opening(options, 2, 0))
    events: list[Any] = []
    states = [each.clone() for each in at_random(state, seed, events.append)]
    return events, states


def position(*units: Unit, **options: Any) -> Battle:
    """Return a battle with these units."""
    return Battle(opening(BerserkOptions(**options), 2, 0), units=units)


def a_troll(uid: int, spot: int = 12, **fields: Any) -> Unit:
    """Return a troll that lies open; its owner has its number."""
    card = card_named("swamp-bog-troll").number
    return Unit(uid, card, uid, spot, hidden=False, **fields)


def test_every_event_is_told_or_left_out_on_purpose() -> None:
    assert set(log_module._TOLD) | SILENT == {TurnMoved, *KINDS}


@pytest.mark.parametrize("seed", range(6))
def test_a_whole_battle_is_told_in_sentences(seed: int) -> None:
    events, _states = played(seed)
    log = Log(NAMES)
    sentences = [log(event) for event in events]
    for event, sentence in zip(events, sentences, strict=True):
        if isinstance(event, told.TurnEnded):
            assert sentence == "" or "again" in sentence or "no longer" in sentence
        else:
            assert bool(sentence) == (type(event) not in SILENT), event
        assert "{" not in sentence and "None" not in sentence
        assert not sentence or sentence.endswith((".", "!")), sentence
        if isinstance(event, told.Wounded):
            assert re.search(
                r"takes \d+ wounds? \(.*\); \d+ of \d+ life( and \d+ extra)? left\.", sentence
            )


@pytest.mark.parametrize("seed", range(3))
def test_an_event_by_itself_is_told_too(seed: int) -> None:
    events, _states = played(seed)
    for event in events:
        if isinstance(event, told.CardPlaced) and event.uid is None:
            continue
        told_of = describe(event, NAMES)
        assert bool(told_of) == (type(event) not in {*SILENT, told.TurnEnded})


def test_what_is_hidden_has_no_name_in_the_log() -> None:
    events, _states = played(1)
    log = Log(NAMES)
    placed = [event for event in events if isinstance(event, told.CardPlaced)]
    assert "a card" in log(placed[0].redacted(1 - placed[0].player))
    recruited = told.CardRecruited(0, 3, after=position()).redacted(1)
    assert describe(recruited, NAMES) == ""


def test_a_roll_is_told_with_every_reason() -> None:
    reasons = ((0, "attack_skill", 1), (0, "bless", 1), (1, "defense_skill", 2))
    after = position(Unit(0, card_named("plains-khan").number, 0, 12, False), a_troll(1, 17))
    sentence = describe(told.DiceRolled(0, 1, (3, 5), (5, 7), reasons, after=after), NAMES)
    khan, troll = card_named("plains-khan").name, card_named("swamp-bog-troll").name
    assert sentence.replace(UNBROKEN, " ") == (
        f"{khan} c3 rolls 3 +1 (attack skill) +1 (blessed) = 5, "
        f"{troll} c4 rolls 5 +2 (defense skill) = 7. 5 − 7 = −2: nobody is hit."
    )


def test_who_pushes_or_pulls_is_told() -> None:
    before, after = position(a_troll(0), a_troll(1, 17)), position(a_troll(0), a_troll(1, 22))
    for is_away, words in ((True, "pushes Bog Troll c4 away to c5"), (False, "pulls Bog Troll c4")):
        log = Log(NAMES)
        log(told.TurnStarted(0, 1, after=before))
        assert f"Bog Troll c3 {words}" in log(told.Shifted(1, 17, 22, 0, is_away, after=after))


@pytest.mark.parametrize("seed", range(3))
def test_the_position_in_words_names_every_unit_in_sight(seed: int) -> None:
    _events, states = played(seed)
    for state in states[:: len(states) // 12]:
        for observer in (0, 1, None):
            view = state.view(observer)
            words = text_view(view, NAMES, None)
            assert "{" not in words and "None" not in words
            for unit in view.units:
                assert unit.spot < 0 or f"{'AB'[unit.owner]}{unit.uid} " in words


@pytest.mark.parametrize("seed", range(3))
def test_every_action_has_words_for_its_button(seed: int) -> None:
    _events, states = played(seed)
    met: dict[type, BerserkAction] = {}
    for state in states:
        for action in state.legal_actions():
            met.setdefault(type(action), action)
    assert len(met) > 8
    for action in met.values():
        words = action_words(action)
        assert words and words != str(action) and "{" not in words


def test_wounds_beyond_the_life_leave_none_and_extra_life_counts() -> None:
    life = card_named("swamp-bog-troll").life
    after = position(a_troll(0, extra=1))
    wounded = told.Wounded(0, 1, 0, 0, None, "fixed", after=after)
    assert describe(wounded, NAMES).endswith(
        f"takes 1 wound (always the same); {life} of {life} life and 1 extra left."
    )
    killed = told.Wounded(0, life + 3, 0, life + 3, None, "fixed", after=position(a_troll(0)))
    assert describe(killed, NAMES).endswith(
        f"takes {life} wounds (always the same, {life + 3} dealt, more than it had left); "
        f"0 of {life} life left."
    ), "what is told before the blow and counted after the battle is the life it costs"


def test_wounds_that_extra_life_takes_are_told_as_such() -> None:
    life = card_named("swamp-bog-troll").life
    for wounds, words in (
        (3, "takes 4 wounds (a strong hit, 1 of them on its extra life)"),
        (0, "all on its extra life"),
    ):
        log = Log(NAMES)
        log(told.Affected(0, "warding", 1, after=position(a_troll(0, extra=1))))
        after = position(a_troll(0, wounds=wounds))
        told_of = log(told.Wounded(0, wounds + 1, 0, wounds, None, "strong", after=after))
        assert words in told_of and told_of.endswith(f"{life - wounds} of {life} life left.")


def test_the_log_says_when_an_effect_is_over() -> None:
    log = Log(NAMES)
    laid = position(a_troll(0, plus=2), a_troll(1, 17, bound=True))
    log(told.Affected(1, "binding", 0, after=laid))
    assert log(told.TurnEnded(0, after=laid)) == "", "it was laid in this very turn"
    free = position(a_troll(0, plus=2), a_troll(1, 17))
    assert log(told.TurnEnded(1, after=free)).endswith("c4 can attack again.")
    weaker = position(a_troll(0, plus=1), a_troll(1, 17))
    assert log(told.TurnEnded(0, after=weaker)) == "", "less was laid in this very turn"
    plain = position(a_troll(0), a_troll(1, 17))
    assert log(told.TurnEnded(0, after=plain)).endswith("c3 is no longer strengthened.")
    assert log(told.TurnEnded(0, after=plain)) == ""


def test_a_wood_is_named_where_it_counts() -> None:
    land = next(land for land in BATTLEFIELDS.values() if Terrain.WOOD in land.terrain)
    wood = land.terrain.index(Terrain.WOOD)
    skill = ((1, "defense_skill", 1),)
    for counts, words in ((True, "(wood)"), (False, "(defense skill)")):
        units = a_troll(0, (wood + 15) % 30), a_troll(1, wood)
        after = position(*units, field=land.id, terrain=counts)
        assert words in describe(told.DiceRolled(0, 1, (3, 5), (3, 6), skill, after=after), NAMES)


@over("attack", range(1, 10))
@over("defense", range(1, 10))
def test_what_two_dice_come_to_is_what_the_table_says(attack: int, defense: int) -> None:
    row = exchange(attack, defense)
    said = explained((attack, defense)).replace("−", "-").replace(UNBROKEN, " ")
    assert said.startswith(f"{attack} - {defense} = {attack - defense}")
    full, _either, _weaker = said.partition(", or ")
    hits = {level: f"a {name} hit" for level, name in enumerate(LEVEL_NAMES) if level}
    higher = max(row.attacker, row.defender)
    assert (hits[higher] in full) if higher else ("nobody is hit" in full)
    assert ("on the defender" in full) == (row.attacker > row.defender)
    assert ("on the attacker" in full) == (row.defender > row.attacker)
    assert ("one in return" in full) == bool(row.attacker and row.defender) == row.has_choice
    assert ("a tie" in said) == (attack == defense)


@pytest.mark.parametrize("total", range(1, 10))
def test_what_one_die_comes_to_is_what_the_rules_say(total: int) -> None:
    assert explained((total,)).endswith(f"a {LEVEL_NAMES[lone(total)]} hit.")


def test_every_decision_has_a_meaning_from_what_its_player_sees() -> None:
    met: dict[str, str] = {}
    for seed in (1, 2):
        for state in played(seed)[1]:
            for action in state.legal_actions() if state.to_act >= 0 else ():
                if (kind := type(action).__name__) not in met:
                    told = meaning(state.view(state.to_act), action)
                    assert told is not None
                    met[kind] = told.told()
    assert {"Recruit", "EndRecruiting", "Mulligan", "Protect", "NoGuard", "Choose"} <= set(met)
    assert re.search(r" fights instead of .* [a-e][1-6], then is exhausted", met["Protect"])
    assert re.fullmatch(r"Nobody steps in: .* [a-e][1-6] faces the .* \[BW-28\]", met["NoGuard"])
    assert not [words for words in met.values() if "{" in words or "None" in words]
    assert meaning(state.view(0), "a plate") is None


def test_whoever_rolls_higher_chooses_a_hit_and_does_not_take_it() -> None:
    chosen = told.RowChosen(0, full=False, after=position(a_troll(0)))
    assert describe(chosen, NAMES) == "Ana chooses the weaker hit, and nothing in return."


def test_wounds_from_an_effect_name_whose_effect_it_is() -> None:
    after = position(a_troll(0), a_troll(1, spot=17))
    wounded = told.Wounded(0, 1, 0, 1, 1, "effect", after=after)
    assert f"(an effect of {unit_words(after.units[1])})" in describe(wounded, NAMES)
    own = told.Wounded(0, 1, 0, 1, 0, "effect", after=after)
    assert "(an effect)" in describe(own, NAMES)


def test_what_befalls_a_card_by_the_text_of_another_names_that() -> None:
    after = position(a_troll(0, extra=1), a_troll(1, spot=17))
    said = describe(told.Affected(0, "warding", 1, source=1, after=after), NAMES)
    own = describe(told.Affected(0, "warding", 1, source=0, after=after), NAMES)
    giver = unit_words(after.units[1])
    assert said == f"An effect of {giver}: {own}" and giver not in own
