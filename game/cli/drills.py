"""`drills`: decisions to be found. Solve them in text, list them, make more, prove them again."""

import re
from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import date
from itertools import islice
from pathlib import Path
from typing import Any

from game.cli.files import not_written, output_file
from game.cli.numbers import LARGEST_SEED, whole_number
from game.cli.refused import Refused, usually
from game.cli.stores import store_to_play
from game.cli.text.drilling import Drilling
from game.cli.text.sets import TextSet
from game.core.on_demand import LoadedOnDemand
from game.core.protocols import IllegalAction
from game.core.record import BadRecord
from game.core.rng import Rng, new_seed
from game.core.themes import THEMES
from game.core.words import _, many, meant
from game.rulesets.catalogue import ruleset
from game.session.occasion import GUEST
from game.session.practice.choosing import TIERS, Wish, tiers
from game.session.practice.course import Course, Mode
from game.session.practice.drill import Drill
from game.session.practice.drillfile import GAMES, drills_of, file_of, line_of, read_drills
from game.session.practice.hardness import MISSED, solved_again
from game.session.practice.mining import Mine
from game.session.practice.proof import why_unproved
from game.session.practice.trainers import TRAINERS, Trainer
from game.session.progress.progress import progress_of, told

SHARE = 4
"""Of those that are made one in so many may be of one theme."""
MOST_MADE = 10_000


def add_arguments(parser: ArgumentParser) -> None:
    """Declare the arguments of `drills`."""
    add = parser.add_argument
    add("game", metavar="GAME", help=_("one of: {names}").format(names=", ".join(GAMES)))
    add("--make", metavar="N", help=_("make this many more, and add them to the file"))
    add("--seed", metavar="N", help=usually(_("the first deal to look through"), 1))
    add("--file", metavar="FILE", help=_("this file, not the one of the program"))
    add("--check", action="store_true", help=_("solve each again by its own proof"))
    words = _("ask the computer players again how hard each is, and write that to the file")
    add("--rate", action="store_true", help=words)
    add("--text", action="store_true", help=_("solve them, in plain text"))
    add("--bidding", action="store_true", help=_("bid on ten new hands, in plain text"))
    add(
        "--trainer", metavar="TRAINER", help=_("a set of exercises: {names}").format(names=_names())
    )
    add("--progress", action="store_true", help=_("how you are getting on, and what goes worst"))
    words = _("one of: {names}").format(names=", ".join(Mode))
    add("--mode", metavar="MODE", help=usually(words, Mode.RATED))
    add("--tiers", metavar="N-N", help=usually(_("how hard, from 1 to 5: 3, or 2-4"), f"1-{TIERS}"))
    words = _("what they are about, as `drills GAME` lists it; may be repeated")
    add("--theme", action="append", metavar="THEME", help=words)
    add("--no-store", action="store_true", help=_("do not keep the attempts in the store"))


def run(args: Namespace) -> int:
    """Do what is asked; 1 where a drill does not hold."""
    if args.game not in GAMES:
        words = _("There are no drills for “{name}”, only for {names}.")
        sentence = words.format(name=args.game[:40], names=", ".join(GAMES))
        raise Refused(sentence + meant(args.game, GAMES))
    mode, between = _mode(args.mode), _tiers(args.tiers)
    if args.progress:
        with store_to_play(is_kept=True) as store:
            choices, attempts = store.choices.of(args.game), store.attempts.of(args.game)
            progress = progress_of(args.game, choices, attempts, drills_of(args.game))
            print("\n".join(told(progress)))
        return 0
    if args.bidding:
        args.trainer = TRAINERS[args.game][0].id
    if args.trainer is not None:
        trainer = _trainer(args.game, args.trainer)
        _SETS[trainer.kind](trainer, GUEST, new_seed).play()
        return 0
    file = file_of(args.game) if args.file is None else output_file(args.file)
    if args.seed is not None and args.make is None:
        raise Refused(_("--seed says where --make begins."))
    if args.make is not None:
        count = whole_number(args.make, "--make", 1, MOST_MADE)
        seed = 1 if args.seed is None else whole_number(args.seed, "--seed", 0, LARGEST_SEED)
        return _make(args.game, count, seed, file)
    drills = drills_of(args.game) if args.file is None else read_drills(args.game, file)
    themes = _themes(args.theme or (), drills)
    if args.text:
        return _solve(args, drills, mode, Wish(between, themes))
    if args.rate:
        return _rate(drills, file)
    return _check(drills) if args.check else _list(drills)


_SETS: Mapping[str, Callable[..., TextSet[Any]]] = LoadedOnDemand(
    {
        "counting": "game.cli.text.counting:KeepingCount",
        "raising": "game.cli.text.raising:RaisingArmies",
        "turning": "game.cli.text.turning:WholeTurns",
        "guessing": "game.cli.text.guessing:GuessingOdds",
        "deciding": "game.cli.text.training:Training",
    }
)
"""By the kind of trainer, what asks its questions."""


def _names() -> str:
    """Return which trainers each game has."""
    return "; ".join(
        f"{game} {', '.join(each.id for each in found)}" for game, found in TRAINERS.items()
    )


def _trainer(game: str, name: str) -> Trainer:
    """Return a trainer of a game by its name."""
    found = next((each for each in TRAINERS[game] if each.id == name), None)
    if found is None:
        sentence = _("There is no trainer “{name}”; choose one of {names}.")
        raise Refused(sentence.format(name=name[:40], names=_names()))
    return found


def _mode(name: str | None) -> Mode:
    if name is None:
        return Mode.RATED
    if name not in set(Mode):
        sentence = _("There is no mode “{name}”; the modes are {names}.")
        raise Refused(sentence.format(name=name[:40], names=", ".join(Mode)) + meant(name, Mode))
    return Mode(name)


def _solve(args: Namespace, drills: tuple[Drill, ...], mode: Mode, wish: Wish) -> int:
    """Let somebody solve drills of some themes, of any if none is named."""
    fifths = tiers(drills)
    if not any(wish.allows(drill, fifths[drill.id]) for drill in drills):
        raise Refused(_("There are no drills on these themes at that difficulty."))
    with store_to_play(is_kept=not args.no_store) as store:
        today = date.today().toordinal()
        course = Course(drills, store.attempts, mode, wish, today, Rng(new_seed()))
        Drilling(course, GUEST).play()
    return 0


def _tiers(text: str | None) -> tuple[int, int]:
    if text is None:
        return 1, TIERS
    low, _dash, high = text.partition("-")
    found = [int(each) for each in (low, high or low) if re.fullmatch(r"[0-9]", each.strip())]
    if len(found) < 2 or not 1 <= found[0] <= found[1] <= TIERS:
        sentence = _(
            "--tiers cannot be “{text}”; it is a number from 1 to {most}, or a range from "
            "easier to harder, such as 2-4."
        )
        raise Refused(sentence.format(text=text[:40], most=TIERS))
    return found[0], found[1]


def _themes(names: Sequence[str], drills: Sequence[Drill]) -> frozenset[str]:
    """Return themes that there are drills of; raise Refused for any other."""
    there = [theme for theme in THEMES if any(theme in drill.themes for drill in drills)]
    for name in names:
        if name not in there:
            sentence = _("There are no drills on the theme “{name}”, only on {names}.")
            raise Refused(sentence.format(name=name[:40], names=", ".join(there)))
    return frozenset(names)


def _make(game: str, count: int, seed: int, file: Path) -> int:
    """Add so many drills to a file, each as soon as it is found."""
    there = {drill.id for drill in read_drills(game, file)} if file.exists() else set()
    mine = Mine(ruleset(game), max(1, -(-count // SHARE)))
    new = (drill for drill in mine.drills(seed) if drill.id not in there)
    for drill in islice(new, count):
        try:
            with file.open("a", encoding="utf-8") as lines:
                lines.write(line_of(drill) + "\n")
        except OSError as wrong:
            raise not_written(file, wrong) from None
        best, about = "/".join(sorted(drill.answers)), ", ".join(drill.themes)
        print(f"{drill.id} {drill.seed}: {best} ({about})", flush=True)
    return 0


def _check(drills: tuple[Drill, ...]) -> int:
    """Prove each again, and say of each that does not hold why not."""
    failed = 0
    for number, drill in enumerate(drills, start=1):
        try:
            why = why_unproved(drill)
        except (BadRecord, IllegalAction, ValueError) as wrong:
            why = str(wrong)
        failed += bool(why)
        if why:
            print(_("Drill {n}: {why}").format(n=number, why=why), flush=True)
    print(_("{n} of {all} drills hold.").format(n=len(drills) - failed, all=len(drills)))
    return 1 if failed else 0


def _rate(drills: tuple[Drill, ...], file: Path) -> int:
    """Ask again how hard each is, and write the file anew; say which nobody solves."""
    rated, missed = list[Drill](), 0
    warm_up = drills[0].ruleset.sense.warm_up if drills else None
    if warm_up is not None:
        warm_up()
    for number, drill in enumerate(drills, start=1):
        share = solved_again(drill)
        if share is None:
            missed += 1
            print(_("Drill {n}: {why}").format(n=number, why=MISSED), flush=True)
        rated.append(drill if share is None else replace(drill, solved=share))
    try:
        file.write_text("".join(line_of(each) + "\n" for each in rated), encoding="utf-8")
    except OSError as wrong:
        raise not_written(file, wrong) from None
    return 1 if missed else 0


def _list(drills: tuple[Drill, ...]) -> int:
    """Tell how many there are of what."""
    print(many("{n} drill", "{n} drills", len(drills)).format(n=len(drills)))
    for theme, count in Counter(theme for each in drills for theme in each.themes).most_common():
        print(f"{theme} ({_(THEMES[theme])}): {count}")
    return 0
