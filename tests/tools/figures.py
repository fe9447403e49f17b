"""Write what a hint tells today into the drills of a game: `python -m tests.tools.figures`.

    python -m tests.tools.figures bridge [--check]

A drill keeps its old figures, and is named, where today's have another answer or no clear one:
`main.py drills GAME --check` proves whether it still holds. `--check` writes nothing, and ends with
1 where figures are old.
"""

import argparse
import sys
from collections.abc import Sequence
from dataclasses import replace
from math import inf

from game.session.practice.drill import CLEAR, Asked, Drill
from game.session.practice.drillfile import GAMES, drills_of, file_of, line_of
from game.session.practice.proof import FEWEST_WORLDS, SLACK, Proof, choices, figures


def of_today(drill: Drill) -> Drill:
    """Return a drill with what a hint tells today of each choice."""
    port = Asked.of(drill, "").port
    view, legal = port.view(), port.legal_actions()
    unproved = Proof(dict.fromkeys(choices(drill.ruleset, view, legal), 0.0), 0.0)
    return replace(drill, worths=figures(drill.ruleset, view, unproved, len(drill.moves)))


def main(given: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.tools.figures")
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--check", action="store_true")
    args = parser.parse_args(given)
    drills, found, old = drills_of(args.game), list[Drill](), 0
    if drills and drills[0].ruleset.telling.guide.worlds < FEWEST_WORLDS:
        parser.error(f"the figures of {args.game} are those of the proof")
    for number, drill in enumerate(drills, start=1):
        new = of_today(drill)
        gaps = [abs(new.worths.get(each, inf) - worth) for each, worth in drill.worths.items()]
        off = max(gaps) / drill.at_stake
        old += off > SLACK
        is_told = new.answers == drill.answers and new.lead >= CLEAR
        found.append(new if is_told else drill)
        if not is_told:
            best = "/".join(sorted(new.answers))
            print(f"drill {number}: {best} is ahead by {new.lead:.3f} of the stake", flush=True)
        elif off > SLACK:
            print(f"drill {number}: off by {off:.3f} of the stake", flush=True)
    print(f"{args.game}: {old} of {len(drills)} drills have old figures")
    if args.check:
        return 1 if old else 0
    file_of(args.game).write_text("".join(line_of(each) + "\n" for each in found), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
