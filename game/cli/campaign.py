"""`campaign`: a season on the road, in text, or walked by a computer player."""

from argparse import ArgumentParser, Namespace
from contextlib import suppress
from typing import Any

from game.bots.catalogue import parse_spec
from game.cli.numbers import LARGEST_SEED, whole_number
from game.cli.refused import Refused, usually
from game.cli.stores import store_to_play
from game.cli.telling import as_json
from game.cli.text.season import SeasonMode
from game.core.rng import new_seed
from game.core.words import _, command_line
from game.session.campaign import outcome, telling
from game.session.campaign.achievements import (
    ACHIEVEMENTS,
    achievement_words,
    done,
    how_many_done,
    number_lines,
)
from game.session.campaign.difficulty import DIFFICULTIES, USUAL
from game.session.campaign.journey import (
    BadSeason,
    Journey,
    can_begin_anew,
    deeds_of,
    games_new_to,
    season_of,
)
from game.session.campaign.keepsake import kept, own
from game.session.campaign.season import Season, code_of, read_code
from game.session.campaign.walker import walk
from game.session.match import HUMAN
from game.session.sharing.code import BadCode
from game.session.store import Store
from game.session.store.seasons import StoredSeason

NEWEST = "newest"
SET_UP = ("seed", "difficulty", "player", "code", "no_store")
"""The arguments that make a new season."""


def add_arguments(parser: ArgumentParser) -> None:
    """Declare the arguments of `campaign`."""
    add = parser.add_argument
    names = ", ".join(DIFFICULTIES)
    words = _("the seed: the same number gives the same road and cards")
    add("--seed", metavar="N", help=usually(words, _("drawn at random")))
    words = _("one of: {names}").format(names=names)
    add("--difficulty", metavar="NAME", help=usually(words, USUAL))
    add("--player", metavar="LEVEL", help=_("let a computer player walk the road"))
    add("--resume", nargs="?", const=NEWEST, metavar="ID", help=_("go on with a stored season"))
    add("--text", action="store_true", help=_("one person plays, in plain text"))
    add("--code", metavar="CODE", help=_("begin the season of a friend’s code"))
    add(
        "--record",
        action="store_true",
        help=_("show your seasons in numbers, and your achievements"),
    )
    add("--list", action="store_true", help=_("list the stored seasons"))
    add("--no-par", action="store_true", help=_("count stars without comparing with others’ play"))
    add("--json", action="store_true", help=_("print the whole season as JSON at the end"))
    add("--no-store", action="store_true", help=_("do not keep the season in the store"))


def run(args: Namespace) -> int:
    """Walk the season and return 0."""
    if args.text and (args.json or args.player):
        raise Refused(_("--text cannot be combined with --json or --player."))
    with store_to_play(is_kept=not args.no_store) as store:
        if args.list:
            _list(store)
            return 0
        if args.record:
            _record(store)
            return 0
        journey = _begin(store, args) if args.resume is None else _resume(store, args)
        if journey.player.is_human:
            if args.json:
                raise Refused(_("A person walks this season: play it in text (--text)."))
            SeasonMode(journey, store, args.screens.lesson).play()
        else:
            tell = (lambda _line: None) if args.json else print
            walk(journey, tell, with_par=not args.no_par)
            if args.json:
                print(as_json(document(journey.season)))
    return 0


def _begin(store: Store, args: Namespace) -> Journey:
    if not args.text and args.player is None:
        raise Refused(
            _("Add --text to walk it yourself, --player LEVEL to watch, or --resume to go on.")
        )
    difficulty = _difficulty(args.difficulty or USUAL)
    seed = new_seed() if args.seed is None else whole_number(args.seed, "--seed", 0, LARGEST_SEED)
    if args.code is not None:
        if args.seed is not None or args.difficulty is not None:
            raise Refused(_("The code sets the seed and the difficulty: leave both out."))
        try:
            seed, difficulty = read_code(args.code)
        except BadCode as wrong:
            raise Refused(str(wrong)) from None
    if args.player is not None:
        parse_spec(args.player)
    else:
        _tell_waiting(store)
    new_games = games_new_to(store) if args.player is None else ()
    return Journey.begin(store, seed, difficulty, args.player or HUMAN, new_games)


def _tell_waiting(store: Store) -> None:
    """Say that a season of a person waits, and how to go on with it instead, where one does."""
    for stored in store.seasons.all():
        with suppress(BadSeason):
            if stored.player == HUMAN and not season_of(stored).is_over:
                words = _("Season {id} waits for you. To go on with it instead: {command}")
                command = command_line(f"campaign --resume {stored.id}")
                print(words.format(id=stored.id, command=command))
                return


def _difficulty(name: str) -> str:
    """Return the id of a difficulty that is named by it, or as it is called on the road."""
    for each in DIFFICULTIES.values():
        if name.lower() in (each.id, each.title.lower(), _(each.title).lower()):
            return each.id
    raise Refused(
        _("There is no difficulty “{name}”; choose one of {names}.").format(
            name=name[:40], names=", ".join(DIFFICULTIES)
        )
    )


def _resume(store: Store, args: Namespace) -> Journey:
    given = [name for name in SET_UP if getattr(args, name)]
    if given:
        raise Refused(
            _("A stored season is already set up: with --resume, leave out {name}.").format(
                name="--" + given[0].replace("_", "-")
            )
        )
    if args.resume != NEWEST:
        number = whole_number(args.resume, _("The number of a season"), 1, LARGEST_SEED)
        return _gone_on_with(store, store.seasons.get(number))
    for stored in store.seasons.all():
        journey = _gone_on_with(store, stored)
        if not journey.season.is_over:
            return journey
    raise Refused(_("There is no unfinished season to go on with."))


def _gone_on_with(store: Store, stored: StoredSeason) -> Journey:
    """Return a stored season to go on with; one that cannot be is refused with how to begin it
    anew."""
    try:
        return Journey.resume(store, stored.id)
    except BadSeason as wrong:
        if not can_begin_anew(stored):
            raise
        code = code_of(stored.seed, stored.difficulty)
        anew = _("To begin it anew: {command}").format(
            command=f"main.py campaign --text --code {code}"
        )
        raise Refused(f"{wrong} {anew}") from None


def _list(store: Store) -> None:
    for stored in store.seasons.all():
        try:
            season = season_of(stored)
        except BadSeason as wrong:
            print(wrong)
            continue
        node = season.node
        where = outcome.ending(season) if season.is_over else _(node.title) if node else _("begun")
        print(
            _("{id}: {difficulty}, {where} – {purse}").format(
                id=stored.id,
                difficulty=_(season.rules.title),
                where=where.rstrip("."),
                purse=telling.purse(season),
            )
        )


def _record(store: Store) -> None:
    """Print the numbers of a person's seasons, and every achievement, those done first."""
    stored = store.seasons.all()
    for each in stored:
        try:
            season_of(each)
        except BadSeason as wrong:
            print(wrong)
    deeds = deeds_of(stored)
    for line in (*number_lines(deeds), own(kept(store)), how_many_done(deeds)):
        print(line)
    found = done(deeds)
    for id in sorted(ACHIEVEMENTS, key=lambda each: each not in found):
        told = achievement_words(id)
        print(_("done – {achievement}").format(achievement=told) if id in found else told)


def document(season: Season) -> dict[str, Any]:
    """Return what `campaign --json` tells of a season."""
    trail = season.trail
    return {
        "seed": season.seed,
        "code": code_of(season.seed, season.difficulty),
        "difficulty": season.difficulty,
        "steps": list(season.steps),
        "way": list(trail.way),
        "hearts": trail.hearts,
        "coins": trail.coins,
        "favours": list(trail.favours),
        "matches": [
            {"place": node, "won": won, "stars": season.stars[node]} for node, won in trail.won
        ],
        "is_over": season.is_over,
        "has_seat": season.has_seat,
    }
