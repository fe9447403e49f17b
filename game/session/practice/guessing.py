"""A trainer of odds: what could be done somewhere in a deal, and how would it end?"""

from game.core.rng import Rng
from game.core.themes import Riddle
from game.rulesets.catalogue import ruleset
from game.session.match import Match
from game.session.practice.setups import setup
from game.session.practice.trainers import Guessing
from game.session.practice.training import seats_with


def new_riddle(trainer: Guessing, seed: int, name: str) -> tuple[Match, Riddle]:
    """Return something to be guessed in a new deal between plain players, and the match, in which a
    person of this name is to act."""
    rules, luck, number = ruleset(trainer.game), Rng(seed), 0
    while True:
        options, dealt = setup(rules, luck.fork("setup", number)), luck.fork("deal", number)
        players = rules.players[0]
        match = Match(rules, options, seats_with(players, None, ""), dealt.below(1 << 32), 1)
        skipped = dealt.fork("skipped").below(trainer.skips)
        if (found := _met(match, skipped, luck.fork("riddle", number))) is not None:
            match.seats = seats_with(players, match.to_act, name)
            return match, found
        number += 1


def _met(match: Match, skipped: int, luck: Rng) -> Riddle | None:
    """Let plain players play; return the first riddle after so many decisions, None where the deal
    is over before."""
    rules = match.ruleset
    while not match.is_over:
        player, state = match.to_act, match.state
        view = state.view(player)
        if skipped <= 0 and (found := rules.telling.riddle(view, luck)) is not None:
            return found
        skipped -= 1
        match.apply(player, rules.sense.policy(view, state.legal_actions(), luck))
    return None
