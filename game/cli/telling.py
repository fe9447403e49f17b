"""A match told: as JSON, and in sentences."""

import json
import sys
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

from game.bots.catalogue import kind_words, style_of
from game.cli.secrecy import has_secrets
from game.core import options as option_texts
from game.core.points import points_text
from game.core.protocols import Event, Names, Player
from game.core.ruleset import Ruleset
from game.core.sense import STEADY, STYLES
from game.core.words import YOU, _
from game.session.match import Match, MatchEnded, Seat
from game.session.port import Port


def as_json(document: object) -> str:
    """Return a document as the text that `--json` prints, in ASCII if the output lacks a letter."""
    text = json.dumps(document, ensure_ascii=False, indent=1)
    try:
        text.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return json.dumps(document, indent=1)
    return text


def document(match: Match) -> dict[str, Any]:
    """Return what `play --json` and `replay --json` tell of a match.

    `winners` are seats from 0, none before the end; the options are texts, as in a record.
    """
    return {
        "ruleset": match.ruleset.id,
        "version": match.ruleset.version,
        "seed": match.seed,
        "options": option_texts.as_texts(match.options),
        "seats": [seat.spec for seat in match.seats],
        "names": list(match.names),
        "deals": [dict(summary) for summary in match.deal_summaries],
        "totals": [plain_number(score) for score in match.standing.scores],
        "is_over": match.is_over,
        "winners": list(match.standing.winners()) if match.is_over else [],
        "digest": match.digest,
    }


def plain_number(number: float) -> float:
    """Return a whole number as such, halves as they are."""
    return int(number) if number == int(number) else number


def set_up(match: Match, names: Names = ()) -> str:
    """Return the line that says what is played and by whom.

    The seed tells every card, so it is named only where nobody plays who may not see them all.
    """
    seats = ", ".join(
        YOU if YOU in names and seat.is_human else f"{seat.name} ({_who(seat)})"
        for seat in match.seats
    )
    if has_secrets((seat.spec for seat in match.seats), is_over=match.is_over):
        return _("{game}: {seats}.").format(game=_(match.ruleset.title), seats=seats)
    return _("{game}, seed {seed}: {seats}.").format(
        game=_(match.ruleset.title), seed=match.seed, seats=seats
    )


def _who(seat: Seat) -> str:
    """Return who plays a seat, in words where it is a person or a level."""
    return _("a person") if seat.is_human else kind_words(seat.spec)


def styles_met(match: Match) -> list[str]:
    """Return who at the table has a style, and what it means in this game, a sentence each."""
    manners = match.ruleset.telling.terms.manners
    lines = []
    for style in STYLES.values():
        met = [seat.name for seat in match.seats if style_of(seat.spec) == style]
        manner = manners.get(style.id, style.words)
        if met and manner and style != STEADY:
            words = _("{style} ({names}): {manner}.")
            names = ", ".join(met)
            lines.append(words.format(style=_(style.title), names=names, manner=_(manner)))
    return lines


def rules_in_force(match: Match) -> list[str]:
    """Return how the match is scored, and the house rules that were agreed on, in sentences."""
    lines = [match.ruleset.telling.scoring(match.standing)]
    if agreed := option_texts.house_rules(match.options):
        lines.append(_("House rules: {rules}.").format(rules="; ".join(agreed)))
    return [line for line in lines if line]


def deal_lines(match: Match, deal: int, names: Names = ()) -> list[str]:
    """Return what a settled deal (from 0) was and what came of it: its first and last sentence."""
    start = match.deal_starts[deal]
    later = match.deal_starts[deal + 1 : deal + 2]
    until = later[0] if later else len(match.events)
    told = sentences(match, None, start, until, names)
    return [told[0], told[-1]] if len(told) > 1 else told


def sentences(
    match: Match, seat: Player | None, since: int, until: int | None = None, names: Names = ()
) -> list[str]:
    """Return what happened, as the seat (None: a bystander) may know it."""
    events = Port[Any, Any](match, seat).events()[:until]
    return list(filter(None, in_words(match.ruleset, names or match.names, events, since)))


def in_words(
    ruleset: Ruleset[Any, Any, Any], names: Sequence[str], events: Sequence[Event], since: int = 0
) -> Iterator[str]:
    """Yield a sentence for every event of a match from number `since` on, "" where it needs none.

    The end of the match is told by `ending`.
    """
    told = zip(events, ruleset.telling.told(events, names), strict=True)
    for event, sentence in islice(told, since, None):
        yield "" if isinstance(event, MatchEnded) else sentence or ""


def score_line(match: Match, names: Names = ()) -> str:
    """Return the totals up to the last deal settled."""
    scores, named = match.standing.scores, names or match.names
    totals = ", ".join(
        f"{_(' and ').join(named[player] for player in side)} {points_text(scores[side[0]])}"
        for side in match.ruleset.sides(len(match.seats))
    )
    head = _(match.ruleset.telling.unit(match.standing).head)
    return _("{points}: {totals}.").format(points=head, totals=totals)


def ending(match: Match, names: Names = ()) -> str:
    """Return who has won, and why; only of a match that is over."""
    return f"{_winners(match, names or match.names)} {verdict(match, names)}".rstrip()


def verdict(match: Match, names: Names = ()) -> str:
    """Return why it was won, or how the last deal ended, where that is worth a sentence."""
    return match.ruleset.telling.verdict(match.standing, names or match.names)


def _winners(match: Match, all_names: Names) -> str:
    winners = match.standing.winners()
    names = [all_names[winner] for winner in winners]
    if len(names) == 1:
        return _("{name} wins the match.").format(name=names[0])
    is_one_side = winners in match.ruleset.sides(len(match.seats))
    words = (
        _("{names} and {last} win the match.")
        if is_one_side
        else _("{names} and {last} share the match.")
    )
    return words.format(names=", ".join(names[:-1]), last=names[-1])
