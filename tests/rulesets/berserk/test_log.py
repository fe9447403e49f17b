"""The log of a battle, and the position in words."""

import re
from dataclasses import is_dataclass
from typing import Any

import pytest

from game.rulesets.berserk import events as told
from game.rulesets.berserk import log as log_module
from game.rulesets.berserk.actions import BerserkAction
from game.rulesets.berserk.box import card_named
from game.rulesets.berserk.log import Log, describe
from game.rulesets.berserk.options import MOTLEY, BerserkOptions
from game.rulesets.berserk.standing import opening
from game.rulesets.berserk.state import new_deal
from game.rulesets.berserk.words import action_words, text_view
from tests.rulesets.berserk.boards import at_random

NAMES = ("Ana", "Ben")
SILENT = {told.TurnEnded, told.Alerted, told.Exhausted}
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
        assert bool(sentence) == (type(event) not in SILENT), event
        assert "{" not in sentence and "None" not in sentence
        assert not sentence or sentence.endswith((".", "!")), sentence
        if isinstance(event, told.Wounded):
            assert re.search(r"takes \d+ wounds? \(.*\); now -?\d+ of \d+\.", sentence)


@pytest.mark.parametrize("seed", range(3))
def test_an_event_by_itself_is_told_too(seed: int) -> None:
    events, _states = played(seed)
    for event in events:
        if isinstance(event, told.CardPlaced) and event.uid is None:
            continue
        assert bool(describe(event, NAMES)) == (type(event) not in SILENT)


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
