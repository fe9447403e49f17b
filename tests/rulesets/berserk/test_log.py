"""The log of a battle, and the position in words."""

import re
from dataclasses import is_dataclass
from typing import Any

import pytest

from game.rulesets.berserk import events as told
from game.rulesets.berserk.actions import BerserkAction
from game.rulesets.berserk.battlefields import BATTLEFIELDS, Terrain
from game.rulesets.berserk.cards.box import card_named
from game.rulesets.berserk.options import MOTLEY, BerserkOptions
from game.rulesets.berserk.standing import opening
from game.rulesets.berserk.state import new_deal
from game.rulesets.berserk.telling import log as log_module
from game.rulesets.berserk.telling.log import Log, describe
from game.rulesets.berserk.telling.words import action_words, text_view
from tests.rulesets.berserk.boards import at_random

NAMES = ("Ana", "Ben")
SILENT = {told.Alerted, told.Exhausted}
"""Events not worth a sentence: another tells why."""

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
    apply = state.apply_action
    state.apply_action = lambda action, emit=None: apply(action, events.append)  # type: ignore
    states = [each.clone() for each in at_random(state, seed)]
    return events, states


def test_every_event_is_told_or_left_out_on_purpose() -> None:
    assert set(log_module._TOLD) | SILENT == set(KINDS)


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
            assert re.search(r"takes \d+ wounds? \(.*\); \d+ of \d+ life left\.", sentence)


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
    assert "{" not in describe(told.CardRecruited(0, -1), NAMES) == ""


def test_a_roll_is_told_with_every_reason() -> None:
    log = Log(NAMES)
    for uid, name in enumerate(("plains-khan", "swamp-bog-troll")):
        log(told.CardPlaced(uid, uid, card_named(name).number, 12 + 5 * uid))
    reasons = ((0, "attack_skill", 1), (0, "bless", 1), (1, "defense_skill", 2))
    sentence = log(told.DiceRolled(0, 1, (3, 5), (5, 7), reasons))
    khan, troll = card_named("plains-khan").name, card_named("swamp-bog-troll").name
    assert sentence == (
        f"{khan} c3 rolls 3 +1 (attack skill) +1 (blessed) = 5, "
        f"{troll} c4 rolls 5 +2 (defense skill) = 7."
    )


@pytest.mark.parametrize("seed", range(3))
def test_the_position_in_words_names_every_unit_in_sight(seed: int) -> None:
    _events, states = played(seed)
    for state in states[:: len(states) // 12]:
        for observer in (0, 1, None):
            view = state.view(observer)
            words = text_view(view, NAMES)
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
    log = Log(NAMES)
    troll = card_named("swamp-bog-troll")
    log(told.CardPlaced(0, 0, troll.number, 12))
    log(told.Healed(0, 0, 2, "heal"))
    full = troll.life + 2
    assert log(told.Wounded(0, 1, 0, 0, None, "fixed")).endswith(
        f"takes 1 wound (always the same); {full - 1} of {full - 1} life left."
    )
    many = log(told.Wounded(0, full + 3, 0, full + 3, None, "fixed"))
    assert many.endswith(f"; 0 of {troll.life} life left.")
    assert describe(told.Wounded(0, 2, 0, 5, None, "fixed"), NAMES).endswith("; 5 wounds in all.")


def test_the_log_says_when_an_effect_is_over() -> None:
    log = Log(NAMES)
    for uid in (0, 1):
        log(told.CardPlaced(uid, uid, card_named("swamp-bog-troll").number, 12 + 5 * uid))
    log(told.TurnStarted(0, 1))
    log(told.Affected(0, "strengthening", 2))
    log(told.Affected(1, "binding", 0))
    assert log(told.TurnEnded(0)) == "", "it was laid in this very turn"
    log(told.TurnStarted(1, 2))
    assert log(told.TurnEnded(1)).endswith("c4 can attack again.")
    log(told.TurnStarted(0, 3))
    assert log(told.TurnEnded(0)).endswith("c3 is no longer strengthened.")
    assert log(told.TurnEnded(0)) == ""


def test_a_wood_is_named_where_it_counts() -> None:
    land = next(land for land in BATTLEFIELDS.values() if Terrain.WOOD in land.terrain)
    wood = land.terrain.index(Terrain.WOOD)
    skill = ((1, "defense_skill", 1),)
    for fought_on, words in ((land, "(wood)"), (None, "(defense skill)")):
        log = Log(NAMES, fought_on)
        for uid, spot in ((0, (wood + 15) % 30), (1, wood)):
            log(told.CardPlaced(uid, uid, card_named("swamp-bog-troll").number, spot))
        assert words in log(told.DiceRolled(0, 1, (3, 5), (3, 6), skill))
