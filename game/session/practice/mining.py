"""How drills are found: plain players play, and where they err and one choice is clearly best, the
position is kept."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from game.bots.catalogue import make_bot
from game.core import options as option_texts
from game.core.protocols import Candidate
from game.core.rng import Rng
from game.core.ruleset import Ruleset
from game.session.match import Match, Seat
from game.session.practice.drill import CLEAR, Drill
from game.session.practice.hardness import solved
from game.session.practice.proof import MOST_WEIGHED, choices, figures, proved, stakes_of
from game.session.practice.setups import setups
from game.session.practice.worlds import telling_worlds

GLANCE: Mapping[str, str] = {
    "whist": "race:1000",
    "schnapsen": "race:2500",
    "berzerka": "race:2500",
    "bridge": "race:75",
    "berserk": "weigh:{few}",
}
"""Who takes the first look, by game; `few` are a few trials of each choice."""
BETTER: Mapping[str, str] = {"berserk": "mcts:16"}
"""Who is asked before anything is weighed, by game, where that is much quicker: at a glance what he
does is weighed against what the plain player does, and nothing else."""
SAME = 1e-6
"""Choices that differ by no more bring the same."""
PROMISING = CLEAR / 2
"""At a first look the best choice is to be so much ahead, as a share of what is at stake."""
FEW = 20
"""So many trials of each choice are taken at a glance where all are weighed."""
TRIES = 5
"""How often the plain player is asked."""
MOST_CHOICES: Mapping[str, int] = {"berserk": 8}
"""There are so many choices at most, by game, where less than everywhere: a few deeds can be
weighed one by one, and of many there is mostly another order that is as good."""
MOST_A_DEAL: Mapping[str, int] = {
    "whist": 2,
    "schnapsen": 2,
    "berzerka": 2,
    "bridge": 2,
    "berserk": 4,
}
"""So many drills are taken from one deal at most, by game; a battle has far more decisions."""


class Mine:
    """Deals of one game between plain players, and the drills in them.

    Of one theme there are `most` at most, so that what is common leaves room for the rest.
    """

    def __init__(self, ruleset: Ruleset[Any, Any, Any], most: int) -> None:
        self.ruleset = ruleset
        self.most = most
        self.kept: Counter[str] = Counter()
        """How many there are of each theme."""
        self._known_stakes: dict[Any, float] = {}
        if ruleset.sense.warm_up is not None:
            ruleset.sense.warm_up()

    def drills(self, seed: int) -> Iterator[Drill]:
        """Yield drills without end, from the deals of this seed and those after it."""
        options = setups(self.ruleset)
        while True:
            players = self.ruleset.players[seed % len(self.ruleset.players)]
            yield from self.in_deal(seed, players, options[seed % len(options)])
            seed += 1

    def in_deal(self, seed: int, players: int, options: Any) -> Iterator[Drill]:
        """Yield the drills in one deal, a few at most."""
        seats = [Seat("club", f"P{n}") for n in range(players)]
        match = Match(self.ruleset, options, seats, seed, 1)
        found = set[frozenset[str]]()
        while not match.is_over and len(found) < MOST_A_DEAL[self.ruleset.id]:
            player = match.to_act
            view, legal = match.state.view(player), tuple(match.state.legal_actions())
            plain = self.ruleset.sense.policy(view, legal, Rng(seed))
            drill = self._drill(match, view, legal, plain)
            if drill is not None and drill.answers not in found:  # not the same once more
                found.add(drill.answers)
                self.kept[drill.themes[0]] += 1
                yield drill
            match.apply(player, plain)

    def _drill(self, match: Match, view: Any, legal: tuple[Any, ...], plain: Any) -> Drill | None:
        if not self.ruleset.sense.weighs(view):
            return None
        moves = choices(self.ruleset, view, legal)
        if not self._is_promising(match, view, legal, moves, plain):
            return None
        at_stake = self._at_stake(match)
        proof = proved(self.ruleset, view, moves, at_stake)
        if proof is None or self._is_found_plainly(view, legal, proof.best):
            return None
        worlds, shows = telling_worlds(self.ruleset, view, tuple(proof.worths))
        if hasattr(view, "table") and str(plain) not in shows:
            return None
        share = solved(self.ruleset, view, legal, frozenset(map(str, proof.best)))
        if share is None:
            return None
        drill = Drill(
            self.ruleset,
            match.seed,
            len(match.seats),
            _unusual(self.ruleset, match.options),
            tuple(match.actions),
            figures(self.ruleset, view, proof, len(match.actions)),
            str(plain),
            at_stake,
            share,
            tuple(self.ruleset.telling.themes(view, next(iter(proof.worths)), plain)),
            worlds,
            shows,
        )
        is_told = drill.answers == set(map(str, proof.best)) and drill.lead >= CLEAR
        return drill if is_told else None

    def _is_promising(
        self, match: Match, view: Any, legal: tuple[Any, ...], moves: Sequence[Any], plain: Any
    ) -> bool:
        """Tell whether another choice than the plain one looks clearly best, for a theme of which
        there are not enough drills yet."""
        themes_of = self.ruleset.telling.themes
        if plain not in moves or len(moves) > MOST_CHOICES.get(self.ruleset.id, MOST_WEIGHED):
            return False
        if not any(themes_of(view, move, plain) for move in moves if move != plain):
            return False
        better = self._better(view, legal)
        if better == plain:
            return False
        first, second = self._at_a_glance(view, legal, (better, plain) if better else moves)
        themes = themes_of(view, first.action, plain)
        if first.action == plain or not themes or self.kept[themes[0]] >= self.most:
            return False
        return first.value - second.value >= PROMISING * self._at_stake(match)

    def _better(self, view: Any, legal: tuple[Any, ...]) -> Any:
        """Return what whoever is asked first would do; None where nobody is."""
        if self.ruleset.id not in BETTER:
            return None
        found = _asked(self.ruleset, BETTER[self.ruleset.id], view, legal, Rng(0).fork("better"))
        return found[0].action

    def _at_a_glance(
        self, view: Any, legal: tuple[Any, ...], moves: Sequence[Any]
    ) -> Sequence[Candidate[Any]]:
        """Return the choice that looks best and the next that is not the same; where there is none,
        the best twice."""
        eyes = GLANCE[self.ruleset.id].format(few=FEW * len(moves))
        weighed = moves if eyes.startswith("weigh") else legal  # a race makes its own shortlist
        found = _asked(self.ruleset, eyes, view, tuple(weighed), Rng(0).fork("glance"))
        first = max(found, key=lambda each: each.value) if weighed is moves else found[0]
        behind = [each for each in found if each.value < first.value - SAME]
        second = max(behind, key=lambda each: each.value, default=first)
        return first, second

    def _is_found_plainly(self, view: Any, legal: tuple[Any, ...], best: frozenset[Any]) -> bool:
        streams = (Rng(0).fork("plain", n) for n in range(TRIES))
        return any(self.ruleset.sense.policy(view, legal, stream) in best for stream in streams)

    def _at_stake(self, match: Match) -> float:
        key = (match.options, len(match.seats), match.standing.dealer)
        known: float | None = self._known_stakes.get(key)
        if known is None:
            known = self._known_stakes[key] = stakes_of(self.ruleset, match.standing)
        return known


def _asked(
    ruleset: Ruleset[Any, Any, Any], bot: str, view: Any, legal: Any, stream: Rng
) -> Sequence[Candidate[Any]]:
    *_before, last = make_bot(ruleset, bot).think(view, legal, stream)
    return last


def _unusual(ruleset: Ruleset[Any, Any, Any], options: Any) -> Mapping[str, str]:
    usual = option_texts.as_texts(ruleset.options())
    return {
        name: text for name, text in option_texts.as_texts(options).items() if text != usual[name]
    }
