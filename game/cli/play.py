"""`play`: a match without a window, among computer players or in text with one person."""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import Any

from game.cli.files import not_written, output_file
from game.cli.friends_deal import friends_match
from game.cli.headless import play_out
from game.cli.house_rules import ASKED, preset_lines, with_pairs
from game.cli.numbers import LARGEST_SEED, match_number, whole_number
from game.cli.refused import Answered, Refused, usually
from game.cli.secrecy import add_flag, check_open
from game.cli.stores import store_to_play, store_to_read
from game.cli.text.commands import COMMANDS, IN_EARNEST
from game.cli.text.mode import TextMode
from game.core.options import BadOption
from game.core.rng import new_seed
from game.core.ruleset import Ruleset, as_agreed
from game.core.words import _, command_line
from game.rulesets.catalogue import RULESETS, ruleset
from game.session.daily import daily_match, occasion_of, past, told
from game.session.match import HUMAN, Match, Seat
from game.session.occasion import GUEST, is_earnest, is_round
from game.session.seats import name_seats, parse_seats
from game.session.store import KeptMatch, Store
from game.session.store.files import write_record
from game.session.tournament import is_shared_duel

NEWEST = "newest"
USUAL_LEVEL = "club"
"""Who sits where nobody is named."""

SET_UP = (
    *("game", "seats", "players", "seed", "option", "preset", "deals", "boards", "board"),
    *("no_store", "daily", "deal"),
)
"""The arguments that make a new match; a stored one is already set up."""


def add_arguments(parser: ArgumentParser) -> None:
    """Declare the arguments of `play`."""
    add = parser.add_argument
    add("game", nargs="?", metavar="GAME", help=_("one of: {names}").format(names=_games()))
    add(
        "--seats",
        metavar="A,B,…",
        help=usually(_("a level for each seat, or NAME=level; “human” with --text"), USUAL_LEVEL),
    )
    add(
        "--players",
        metavar="N",
        help=_("how many players, if no seats are given; else as few as can"),
    )
    add(
        "--seed",
        metavar="N",
        help=_("the seed: the same number deals the same cards; drawn at random if left out"),
    )
    add(
        "--option",
        action="append",
        metavar="NAME=VALUE",
        help=_("a house rule; may be repeated; “?” lists the names, NAME=? the values of one"),
    )
    add("--preset", metavar="NAME", help=_("a set of house rules; “?” lists them"))
    words = usually(_("end after this many deals"), _("the whole match"))
    add("--deals", metavar="N", help=words)
    add("--boards", metavar="FILE", help=_("deals from a file; bridge: PBN, LIN, or our own text"))
    add("--board", metavar="N", help=_("only the board of this number"))
    add("--deal", metavar="CODE", help=_("a friend’s deal, by its code: see `share`"))
    add("--resume", nargs="?", const=NEWEST, metavar="ID", help=_("go on with a stored match"))
    add("--daily", action="store_true", help=_("the deals of the day, the same for everybody"))
    add("--text", action="store_true", help=_("one person plays, in plain text"))
    add("--trace", action="store_true", help=_("print every decision as it is made"))
    add("--json", action="store_true", help=_("print the whole match as JSON at the end"))
    add("--save", metavar="FILE", help=_("write the match to a file, as a record"))
    add_flag(parser)
    add("--no-store", action="store_true", help=_("do not keep the match in the store"))


def run(args: Namespace) -> int:
    """Play the match and return 0."""
    file = None if args.save is None else output_file(args.save)
    if args.text and (args.json or args.trace):
        raise Refused(_("--text cannot be combined with --json or --trace."))
    match = _play_new(args) if args.resume is None else _play_on(args)
    if file is not None:
        specs = [seat.spec for seat in match.seats]
        check_open(specs, is_over=match.is_over, is_wanted=args.unfinished)
        _save(match, file)
    return 0


def _play_new(args: Namespace) -> Match:
    if args.daily:
        return _play_daily(args)
    match, occasion = (_new_match(args), None) if args.deal is None else friends_match(args)
    _check_people(match.seats, is_text=args.text)
    with store_to_play(is_kept=not args.no_store) as store:
        return _play(args, store, store.matches.begin(match, occasion))


def _play_daily(args: Namespace) -> Match:
    given = [name for name in SET_UP if name not in ("game", "daily") and getattr(args, name)]
    if given:
        sentence = _("The deals of the day are set up already, and kept: leave out {name}.")
        raise Refused(sentence.format(name="--" + given[0].replace("_", "-")))
    if not args.text or args.game is None:
        sentence = _("The deals of the day are set up already, and played in text: {command}.")
        raise Refused(sentence.format(command=command_line("play GAME --daily --text")))
    game, today = ruleset(args.game), date.today()
    occasion = occasion_of(game.id, today)
    with store_to_play() as store:
        begun = store.matches.of(occasion)
        if begun is None:
            kept = store.matches.begin(daily_match(game, today, GUEST), occasion)
        elif not begun.is_over:
            kept = store.matches.resume(begun.id)
        else:
            sentence = _("Today’s deals have been played: match {id}; to look at it: {command}.")
            command = command_line(f"review {begun.id}")
            raise Refused(sentence.format(id=begun.id, command=command))
        match = _play(args, store, kept)
        store.barrier()
        print(told(past(store.matches.all(), game.id, today), today))
    return match


def _play_on(args: Namespace) -> Match:
    given = [name for name in SET_UP if getattr(args, name)]
    if given:
        name = "GAME" if given[0] == "game" else "--" + given[0].replace("_", "-")
        raise Refused(
            _("A stored match is already set up: with --resume, leave out {name}.").format(
                name=name
            )
        )
    number = None if args.resume == NEWEST else match_number(args.resume)
    with store_to_read() as store:
        if number is None:
            number = _newest(store)
        record = store.matches.record(number)
        if is_shared_duel(store, store.matches.occasion_of(number)):
            raise Refused(
                _(
                    "The match is a duel of a draft of several people, so it goes on in the "
                    "window: start main.py without a command, then choose Matches and match {id}."
                ).format(id=number)
            )
        if is_round(store.matches.occasion_of(number)):
            raise Refused(
                _("The match is a round of a season; to go on: {command}").format(
                    command=command_line("campaign --resume")
                )
            )
        args.text = args.text or (HUMAN in record.seats and not (args.json or args.trace))
        _check_people(tuple(map(Seat, record.seats, record.names)), is_text=args.text)
        return _play(args, store, store.matches.resume(number))


def _play(args: Namespace, store: Store, kept: KeptMatch) -> Match:
    if args.text:
        commands = IN_EARNEST if is_earnest(kept.occasion) else COMMANDS
        saving = () if args.save is None else ("--save", args.save)
        saving += ("--unfinished",) * args.unfinished
        TextMode(kept, store, commands, resumed_with=saving).play()
        if args.seed is not None and kept.match.is_over:
            print(_("The match came from seed {seed}.").format(seed=kept.match.seed))
    else:
        play_out(kept.match, store, is_traced=args.trace, as_json=args.json)
    return kept.match


def _newest(store: Store) -> int:
    unfinished = [each for each in store.matches.unfinished() if not is_round(each.occasion)]
    if not unfinished:
        raise Refused(_("There is no unfinished match to go on with."))
    return unfinished[0].id


def _save(match: Match, file: Path) -> None:
    try:
        write_record(match.record(), file)
    except OSError as wrong:
        raise not_written(file, wrong) from None


# -- setting a match up


def _new_match(args: Namespace) -> Match:
    if args.game is None:
        raise Refused(_("Name a game, or --resume; the games are {names}.").format(names=_games()))
    game = ruleset(args.game)
    options, laid = _options(game, args)
    seats = _seats(game, args)
    seed = new_seed() if args.seed is None else whole_number(args.seed, "--seed", 0, LARGEST_SEED)
    match = Match(game, options, seats, seed, len(laid) or None, laid=laid)
    if args.deals is not None:
        most = match.standing.deals_in_match or LARGEST_SEED
        deals = whole_number(args.deals, "--deals", 1, most)
        match = Match(game, options, seats, seed, deals, laid=laid)
    return match


def _options(game: Ruleset[Any, Any, Any], args: Namespace) -> tuple[Any, Sequence[str]]:
    """Return the house rules, and the deals where they come from a file."""
    if args.boards is not None:
        return _from_boards(game, args)
    if args.board is not None:
        raise Refused(_("--board needs --boards, the file that the board is in."))
    options = game.options()
    if args.preset is not None:
        if args.preset.strip() == ASKED:
            raise Answered(preset_lines(game.presets))
        if args.preset not in game.presets:
            raise Refused(
                _("There is no preset “{name}”; the presets are {names}.").format(
                    name=args.preset, names=", ".join(f"“{name}”" for name in game.presets)
                )
            )
        options = game.presets[args.preset]
    elif args.text and game.seated is not as_agreed:
        options = game.usual
    return with_pairs(options, args.option or ()), ()


def _from_boards(game: Ruleset[Any, Any, Any], args: Namespace) -> tuple[Any, Sequence[str]]:
    from game.cli.boards import boards_text  # which brings all of bridge

    if game.laid is None:
        raise Refused(_("--boards is for bridge; the other games are shuffled."))
    if args.preset is not None:
        raise Refused(_("The boards bring their house rules along: leave out --preset."))
    try:
        options, laid, left_out = game.laid.match(boards_text(args.boards), args.board)
        options = with_pairs(options, args.option or ())
        game.laid.deal(game.opening(options, game.players[0], 0), laid[0])
    except BadOption:
        raise
    except ValueError as wrong:
        raise Refused(_("{file}, {why}").format(file=args.boards, why=wrong)) from None
    for sentence in left_out:
        print(sentence, file=sys.stderr)
    return options, laid


def _seats(game: Ruleset[Any, Any, Any], args: Namespace) -> tuple[Seat, ...]:
    players = None
    if args.players is not None:
        players = whole_number(args.players, "--players", game.players[0], game.players[-1])
    if args.seats is not None:
        seats = parse_seats(game, args.seats)
        if players not in (None, len(seats)):
            raise Refused(
                _("--players says {n}, but --seats names {seats}.").format(
                    n=players, seats=len(seats)
                )
            )
        return seats
    specs = [USUAL_LEVEL] * (players or game.players[0])
    if args.text:
        specs[0] = HUMAN
    return tuple(map(Seat, specs, name_seats(specs, [""] * len(specs))))


def _check_people(seats: Sequence[Seat], *, is_text: bool) -> None:
    """Raise Refused unless the people at the table can be served."""
    people = sum(seat.is_human for seat in seats)
    if is_text and people != 1:
        raise Refused(
            _(
                "Text mode is for one person and computer players; {n} seats are human. In the "
                "window, several people can play."
            ).format(n=people)
        )
    if not is_text and people:
        raise Refused(_("With a person at the table, play in text (--text), or in the window."))


def _games() -> str:
    return ", ".join(RULESETS)
