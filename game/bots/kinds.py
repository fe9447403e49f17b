"""The kinds of computer players: each made for a ruleset, with the number and style of a spec."""

from typing import Any

from game.bots.players import (
    HeuristicBot,
    RaceBot,
    RandomBot,
    ScalesBot,
    SearchBot,
    TreeBot,
)
from game.core.protocols import Bot
from game.core.ruleset import Ruleset
from game.core.sense import Style
from game.search.params import IsmctsParams, MctsParams, RaceParams

Game = Ruleset[Any, Any, Any]
Made = Bot[Any, Any]


def random(ruleset: Game, _number: int, _style: Style) -> Made:
    """Return a player that does anything legal."""
    return RandomBot(ruleset)


def heuristic(ruleset: Game, _number: int, style: Style) -> Made:
    """Return the plain player."""
    return HeuristicBot(ruleset, style=style)


def careless(ruleset: Game, number: int, style: Style) -> Made:
    """Return a plain player that makes a beginner's mistake `number` times in a hundred."""
    return HeuristicBot(ruleset, careless=number, style=style)


def ismcts(ruleset: Game, number: int, _style: Style) -> Made:
    """Return a player that searches one tree over all worlds, so many iterations."""
    return SearchBot(ruleset, IsmctsParams(iterations=number))


def mcts(ruleset: Game, number: int, style: Style) -> Made:
    """Return a player that searches a tree, so many iterations."""
    return TreeBot(ruleset, MctsParams(iterations=number), style)


def race(ruleset: Game, number: int, style: Style) -> Made:
    """Return a player that lets moves race, so many trials."""
    return RaceBot(ruleset, RaceParams(trials=number), style)


def weigh(ruleset: Game, number: int, _style: Style) -> Made:
    """Return one who weighs every move in the same worlds, with so many trials for each."""
    return ScalesBot(ruleset, number)
