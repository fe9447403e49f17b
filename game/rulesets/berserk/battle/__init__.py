"""The fighting half of Berserk: from the revealing of the armies to the end (BW-14 to BW-68).

combat: who hits how hard, in pure numbers. profiles: a card's text as numbers and flags. traits:
what a unit can do at this moment. units: the few functions that change units. reach: moves,
ranges and targets. guards: protectors. changes: what is done to one unit. effects: the loop of
changes, deaths and texts, and the end. attacks: an attack from its declaration to the dice. hits:
how hard it lands. turn: reveal, start and end of a turn. legal, refusals, steps: what may be done,
why not, and what it does.
"""

from game.rulesets.berserk.battle.legal import battle_chance, battle_legal, unit_actions
from game.rulesets.berserk.battle.refusals import battle_refusal
from game.rulesets.berserk.battle.steps import BATTLE_STEPS
from game.rulesets.berserk.battle.turn import begin_battle

__all__ = [
    "BATTLE_STEPS",
    "battle_chance",
    "battle_legal",
    "battle_refusal",
    "begin_battle",
    "unit_actions",
]
