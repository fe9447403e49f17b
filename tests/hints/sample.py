"""Hints as they are given in play, read by rule: `python -m tests.hints.sample GAME`.

    python -m tests.hints.sample whist --count 500 --check [--seed 1] [--show 20] [--facts]

Plain players play matches of all presets; every third decision with a choice is asked about, as a
person asks. Each hint is validated, and what is found is printed. `--check` ends with 1 where
anything is wrong. `--facts` tells how often each row of facts speaks.
"""

import argparse
import re
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from statistics import median
from typing import Any

from game.core.explain import Explanation, Unit
from game.core.ruleset import Ruleset
from game.core.tally import WORTH
from game.rulesets.catalogue import ruleset
from game.session.asking import answered
from game.session.hint import Adviser, Hint, hinting
from game.session.match import Match, Seat
from game.session.port import Turn
from game.session.seats import think
from game.session.taking_back import made_so_far
from tests.hints.claims import false_claims

EVERY = 3
"""Of the decisions with a choice every third is asked about."""
MOST = 40
"""So many are asked about in a match: plain players may go in a circle until it is a draw."""
MOST_WORDS, MOST_LINES = 18, 3


@dataclass
class Sampled:
    """A hint that was asked for, and where."""

    seed: int
    options: str
    turn: Turn
    hint: Hint
    seconds: float


def matches(game: Ruleset[Any, Any, Any], seed: int) -> Iterator[Match]:
    """Yield matches between plain players, of all presets in turn, where one has a choice; a set
    of cards is asked about before the first of them."""
    presets, number = list(game.presets.values()) or [game.options()], 0
    while True:
        options = presets[seed % len(presets)]
        players = getattr(options, "players", game.players[0])
        match = Match(game, options, [Seat("club", f"P{n}") for n in range(players)], seed, 1)
        last = number + EVERY * MOST
        while not match.is_over and number < last:
            turn = Turn.of(match)
            is_begun = bool(made_so_far(match, match.to_act))
            if len(turn.legal_actions()) > 1 and game.sense.weighs(turn.view()) and not is_begun:
                number += 1
                if number % EVERY == 0:
                    yield match
            match.apply(match.to_act, think(match)[0].action)
        seed += 1


def sampled(game: Ruleset[Any, Any, Any], seed: int) -> Iterator[Sampled]:
    """Yield hints of such turns."""
    for match in matches(game, seed):
        begun, turn = time.perf_counter(), Turn.of(match)
        hint: Hint = answered(game, hinting(turn, Adviser()))
        yield Sampled(match.seed, str(match.options), turn, hint, time.perf_counter() - begun)


def faults_of(told: Explanation[Any], turn: Turn, game: Ruleset[Any, Any, Any]) -> Iterator[str]:
    """Yield what is wrong with an explanation, in sentences."""
    guide = game.telling.guide
    view, tally = turn.view(), told.tally
    if len(told.look.split()) > MOST_WORDS:
        yield f"{len(told.look.split())} words: {told.look}"
    if len(told.lines) > MOST_LINES:
        yield f"{len(told.lines)} lines"
    if not told.look or "{" in told.look:
        yield f"no sentence: {told.look!r}"
    yield from false_claims(game, view, told)
    if tally is None:
        return
    for each in tally.by_worth:
        if tally.is_behind(told.best, each, guide.least(view)):
            yield f"{each} is ahead of {told.best}"
    for each in told.as_good:
        if tally.is_behind(each, told.best, guide.least(view)):
            yield f"{each} is called as good and is behind"
    if told.standing == "ahead" and not tally.is_behind(told.other, told.best, guide.least(view)):
        yield f"{told.other} is set against {told.best} and is level"
    if told.standing == "level" and any(
        tally.is_behind(each, told.best, guide.least(view)) for each in tally.choices
    ):
        yield "called level beside one that is behind"
    pair = [told.best, *([] if told.other is None else [told.other])]
    known = {
        unit.write(tally.value(name, each))
        for name in tally.means
        for each in pair
        for unit in Unit
    }
    for line in told.lines if told.standing == "ahead" else ():
        for number in re.findall(r"(?<!of )(?<![\w.])[+−]?\d+(?:\.\d+)?(?= of 100|[.;,]|$)", line):
            if number not in known and number not in names_of(game, view, tally.choices):
                yield f"{number} is no figure of the tally: {line}"
    if told.outcome is not None and told.outcome.name != WORTH and told.standing == "ahead":
        figure = tally.figure(told.outcome.name, told.best, told.other)
        if told.outcome.good * figure.gap <= 0:
            yield f"the outcome {told.outcome.name} speaks against the best"


def fact_of(told: Explanation[Any], game: Ruleset[Any, Any, Any]) -> str:
    """Return the row that speaks at a first look, "" where none does."""
    for fact in game.telling.guide.facts:
        if re.fullmatch(re.sub(r"\\{\w+\\}", ".*", re.escape(fact.says)), told.look):
            return fact.says
    return ""


def names_of(game: Ruleset[Any, Any, Any], view: Any, choices: Sequence[Any]) -> set[str]:
    """Return the numbers that choices are called by, as bids are."""
    guide = game.telling.guide
    return {word for each in choices for word in re.findall(r"[+−]?\d+", guide.name(view, each))}


def main(given: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.hints.sample")
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--show", type=int, default=0, help="print so many of the hints")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--facts", action="store_true", help="tell the share of each fact")
    args = parser.parse_args(given)
    game = ruleset(args.game)
    words, seconds, wrong, kinds = [], [], 0, Counter[str]()
    facts = Counter({each.says: 0 for each in game.telling.guide.facts})
    for number, each in enumerate(islice(sampled(game, args.seed), args.count)):
        seconds.append(each.seconds)
        told = each.hint.explanation
        if told is None:
            kinds["nothing played out"] += 1
            continue
        kinds[told.standing] += 1
        facts[fact_of(told, game)] += 1
        words.append(len(told.look.split()))
        found = list(faults_of(told, each.turn, game))
        wrong += bool(found)
        for fault in found:
            print(f"seed {each.seed}, decision {each.turn.number}: {fault}")
        if number < args.show:
            show(each, told)
    seconds.sort()
    print(
        f"{game.id}: {args.count} hints, {wrong} with faults; {dict(kinds)}; words of a look: "
        f"median {median(words or [0])}, most {max(words or [0])}; seconds: median "
        f"{median(seconds):.2f}, p95 {seconds[int(len(seconds) * 0.95)]:.2f}"
    )
    for says, count in facts.most_common() if args.facts else ():
        print(f"{100 * count / args.count:5.1f} %  {says or '(no fact)'}")
    return 1 if args.check and wrong else 0


def show(sample: Sampled, told: Explanation[Any]) -> None:
    """Print a hint with the table of its second look."""
    guide, view = sample.turn.ruleset.telling.guide, sample.turn.view()
    print(f"\n{sample.seed}/{sample.turn.number} {guide.name(view, told.best)}: {told.look}")
    if told.tally is not None:
        for each in told.rows:
            cells = [
                f"{column.heading} {column.unit.write(told.tally.value(column.name, each))}"
                for column in told.columns
            ]
            mark = "=" if each in told.as_good else ""
            print(f"    {guide.name(view, each):22}{mark:2} {'; '.join(cells)}")
    for line in told.lines:
        print(f"    {line}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
