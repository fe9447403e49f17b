"""`duplicate`: the cards of a stored match for somebody else, and what each has made of them."""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from game.bots.catalogue import LEVELS, parse_spec
from game.cli.numbers import match_number, whole_number
from game.cli.refused import Refused
from game.cli.stores import store_to_play
from game.cli.telling import as_json, in_words
from game.cli.text.commands import IN_EARNEST
from game.cli.text.mode import TextMode
from game.cli.text.waiting import told_when_long
from game.core.words import _, command_line, percent
from game.session.duplicate.comparison import Comparison
from game.session.duplicate.runs import Duplicate, Run
from game.session.duplicate.together import together, together_words
from game.session.duplicate.told import deal_line, stand_in_words, summary, what_counts
from game.session.match import Match
from game.session.port import Port
from game.session.setting import made_by
from game.session.store import Store

NEW = ("friend", "level")


def add_arguments(parser: ArgumentParser) -> None:
    """Declare the arguments of `duplicate`."""
    add = parser.add_argument
    add("id", metavar="ID", help=_("a finished match, by its number in `matches`"))
    levels = ", ".join(LEVELS)
    add("--level", metavar="LEVEL", help=_("who gets your cards: {names}").format(names=levels))
    add("--friend", metavar="NAME", help=_("a friend who plays your cards, in plain text"))
    add("--with", dest="name", metavar="NAME", help=_("compare with this player, who has had them"))
    add("--tables", metavar="N", help=_("tell what happened in this deal at both tables"))
    add("--json", action="store_true", help=_("as JSON"))


def run(args: Namespace) -> int:
    """Let somebody have the cards, and compare; or tell who has had them."""
    if sum(getattr(args, name) is not None for name in (*NEW, "name")) > 1:
        raise Refused(_("Name one player: --level, --friend or --with."))
    with store_to_play() as store:
        duplicate = Duplicate(store, match_number(args.id))
        if args.friend is not None:
            return _seat_friend(duplicate, store, args)
        chosen = _chosen(duplicate, args)
        if chosen is None:
            return _list(duplicate, args)
        _tell(duplicate, store, chosen, args)
    return 0


def _chosen(duplicate: Duplicate, args: Namespace) -> Run | None:
    """Return whom to compare with; a level that has not had the cards plays them now."""
    runs = [run for run in duplicate.runs() if run.is_over]
    if args.level is not None:
        parse_spec(args.level)
        if not any(run.spec == args.level for run in runs):
            _play(duplicate, args.level)
            runs = duplicate.runs()
        return next(run for run in runs if run.spec == args.level and run.is_over)
    if args.name is not None:
        found = next((run for run in runs if run.name == args.name), None)
        if found is None:
            sentence = _("Nobody called “{name}” has had these cards; those who have: {names}.")
            names = ", ".join(run.name for run in runs) or "–"
            raise Refused(sentence.format(name=args.name[:40], names=names))
        return found
    return runs[-1] if args.tables is not None and runs else None


def _play(duplicate: Duplicate, level: str) -> None:
    """Let a computer player have the cards, and tell how far he is."""
    own = len(duplicate.match.actions)
    shown = sys.stderr.isatty()

    def report(match: Match) -> None:
        if shown:
            share = percent(min(0.99, len(match.actions) / own))
            print(f"\r{share} ", end="", file=sys.stderr, flush=True)

    with told_when_long(_("Your cards are played once more.")):
        made = made_by(duplicate.setting, level, report)
    duplicate.keep(level, made)
    if shown:
        print("\r", end="", file=sys.stderr)


def _seat_friend(duplicate: Duplicate, store: Store, args: Namespace) -> int:
    if args.json:
        raise Refused(_("A friend plays in plain text: leave out --json."))
    kept = duplicate.seat_friend(args.friend)
    TextMode(kept, store, IN_EARNEST).play()
    if kept.match.is_over:
        run = next(run for run in duplicate.runs() if run.id == kept.id)
        _tell(duplicate, store, run, args)
    return 0


def _tell(duplicate: Duplicate, store: Store, run: Run, args: Namespace) -> None:
    other = duplicate.match_of(run)
    comparison = duplicate.compare(other)
    names = duplicate.own_name, run.name
    if args.tables is not None:
        last = max(duplicate.first + 1, max(len(duplicate.match.deal_starts), 1))
        _tell_tables(duplicate, other, whole_number(args.tables, "--tables", 1, last) - 1)
        return
    if args.json:
        print(as_json(_document(duplicate, store, run, comparison)))
        return
    for deal in comparison.deals:
        print(deal_line(deal, names))
    for line in summary(comparison, names):
        print(line)
    if (both := together(store, duplicate, run)) is not None:
        print(together_words(both, names))
    print(what_counts(duplicate.match.ruleset, comparison))
    if duplicate.stand_ins:
        print(stand_in_words(duplicate.stand_ins))


def _document(
    duplicate: Duplicate, store: Store, run: Run, comparison: Comparison
) -> dict[str, Any]:
    both = together(store, duplicate, run)
    return {
        "match": duplicate.id,
        "seat": duplicate.own_name,
        "other": run.name,
        "deals": [asdict(deal) for deal in comparison.deals],
        "difference": comparison.mean,
        "interval": _bounds(comparison),
        "in all": None
        if both is None
        else {
            "matches": both.matches,
            "difference": both.comparison.mean,
            "interval": _bounds(both.comparison),
        },
    }


def _bounds(comparison: Comparison) -> list[float] | None:
    found = comparison.interval
    return None if found is None else [found.low, found.high]


def _tell_tables(duplicate: Duplicate, other: Match, deal: int) -> None:
    """Tell what happened in a deal, once as long as it was the same at both tables."""
    tables = duplicate.match, other
    own, theirs = (_deal_lines(match, deal, duplicate.match.names) for match in tables)
    pairs = zip(own, theirs, strict=False)
    shorter = min(len(own), len(theirs))
    same = next((n for n, (mine, its) in enumerate(pairs) if mine != its), shorter)
    for line in own[:same]:
        print(line)
    for match in tables:
        print(_("At {name}’s table:").format(name=match.names[duplicate.seat]))
        for line in _deal_lines(match, deal, match.names)[same:]:
            print(line)


def _deal_lines(match: Match, deal: int, names: Sequence[str]) -> list[str]:
    """Return what a bystander saw of a deal, told with these names."""
    starts = match.deal_starts
    if deal >= len(starts):
        return []
    end = starts[deal + 1] if deal + 1 < len(starts) else len(match.events)
    events = Port[Any, Any](match, None).events()[:end]
    return list(filter(None, in_words(match.ruleset, names, events, starts[deal])))


def _list(duplicate: Duplicate, args: Namespace) -> int:
    """Tell who has had the cards."""
    runs = duplicate.runs()
    if args.json:
        print(as_json([asdict(run) for run in runs]))
        return 0
    if not runs:
        print(
            _(
                "Nobody else has had these cards yet: pass them on with --level LEVEL or "
                "--friend NAME."
            )
        )
    for run in runs:
        if not run.is_over:
            told = _("{name} has begun; to play on: {command}")
            print(told.format(name=run.name, command=command_line(f"play --resume {run.id}")))
            continue
        comparison = duplicate.compare(duplicate.match_of(run))
        lead = summary(comparison, (duplicate.own_name, run.name))[0]
        print(_("{name}: {told}").format(name=run.name, told=lead))
    return 0
