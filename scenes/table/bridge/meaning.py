"""What calls are understood to show: words of the system that is played, never of a hand."""

from game.rulesets.bridge.actions import Call
from game.rulesets.bridge.bidding.choice import system
from game.rulesets.bridge.bidding.table import calls_of, conditions_of
from game.rulesets.bridge.bidding.words import explained
from game.rulesets.bridge.table import BridgeTable


def explained_call(table: BridgeTable, number: int) -> str:
    """Return what a call of the auction has shown, by its number from 0."""
    calls = calls_of(table)
    return explained(calls[:number], calls[number], system(), conditions_of(table))


def would_show(table: BridgeTable, call: Call) -> str:
    """Return what a call would show if it were made now."""
    return explained(calls_of(table), str(call), system(), conditions_of(table))
