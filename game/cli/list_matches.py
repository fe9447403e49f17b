"""`matches`: what is stored, the match played last first."""

from argparse import ArgumentParser, Namespace
from dataclasses import asdict

from game.cli.stores import store_to_read
from game.cli.telling import as_json
from game.core.points import points_text
from game.core.terms import DEALS
from game.core.words import _, many
from game.rulesets.catalogue import RULESETS
from game.session.store import StoredMatch
from game.session.store.database import local


def add_arguments(parser: ArgumentParser) -> None:
    """Declare the arguments of `matches`."""
    parser.add_argument("--json", action="store_true", help=_("as JSON"))


def run(args: Namespace) -> int:
    """Print the matches."""
    with store_to_read() as store:
        matches = store.matches.all()
    if args.json:
        print(as_json([asdict(match) for match in matches]))
    elif not matches:
        print(_("No match is stored."))
    else:
        for match in matches:
            print(_line(match))
    return 0


def _line(match: StoredMatch) -> str:
    game = _(RULESETS[match.ruleset].title) if match.ruleset in RULESETS else match.ruleset
    points = ", ".join(
        f"{name} {points_text(score)}"
        for name, score in zip(match.names, match.scores, strict=False)
    )
    return many(
        "{id}: {game}, {state}, {n} decision, played {time}. {points}.",
        "{id}: {game}, {state}, {n} decisions, played {time}. {points}.",
        match.decisions,
    ).format(
        id=match.id,
        game=game,
        state=_state(match),
        n=match.decisions,
        time=local(match.played).strftime("%Y-%m-%d %H:%M"),
        points=points or ", ".join(match.names),
    )


def _state(match: StoredMatch) -> str:
    if match.is_over:
        return _("over")
    terms = RULESETS[match.ruleset].telling.terms if match.ruleset in RULESETS else DEALS
    return terms.how_far(match.deals_played + 1, match.deals_in_match)
