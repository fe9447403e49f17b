"""A shared deal as a code: its figures in the order in which they are written and read.

Options are told only where they differ from the defaults; a decision is told by its place among
those that were legal, so that what was forced takes no room.
"""

from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256
from typing import Any

from game.core import options as option_texts
from game.core.options import BadOption
from game.core.ruleset import Ruleset
from game.core.words import _
from game.rulesets.catalogue import RULESETS, ruleset
from game.session.match import HUMAN, Match, Seat
from game.session.sharing.code import (
    DEAL,
    BadCode,
    Reading,
    Writing,
    broken,
    letters_of,
    number_of,
    read,
    written,
)
from game.session.sharing.deal import CannotShare, SharedDeal

VERSIONS = 4
"""So many ways of writing codes there may be."""
LISTED, ALL = KNOWN = (0, 1)
"""The ways known: every decision is one of those listed as legal, or may be an unlisted one."""
GAMES = ("whist", "schnapsen", "berzerka", "bridge", "berserk")
"""The games in the order in which codes count them; a new one comes last."""
MOST_GAMES = 16
EDITIONS = 1024
SEEDS = (2**16, 2**32, 2**53, 2**63)
"""The sizes of seeds: below which power of two they lie."""
LEAST = 8
"""Letters besides those that tell a slip."""
MOST_DEALS = 100
"""So many deals may have gone before."""


def code_of(deal: SharedDeal) -> str:
    """Return the code of a deal; raise CannotShare where it cannot be told in one."""
    game = ruleset(deal.game)
    out = Writing()
    unlisted = {str(action) for action in game.unlisted}
    version = LISTED if unlisted.isdisjoint((*deal.before, *deal.moves)) else ALL
    out.put(version, VERSIONS)
    out.put(GAMES.index(game.id), MOST_GAMES)
    out.put(_edition(game), EDITIONS)
    out.put(game.players.index(deal.players), len(game.players))
    out.put(deal.seat, deal.players)
    _write_seed(out, deal.seed)
    _write_options(out, deal.options)
    out.count(deal.deals or 0)
    out.count(deal.first)
    out.put(bool(deal.moves), 2)
    _write_decisions(out, deal, version)
    return written(DEAL, letters_of(out.number(), LEAST))


def read_code(text: str) -> SharedDeal:
    """Return the deal of a code, however it is grouped; raise BadCode, or BadContent if a file of
    its game is broken."""
    figures = Reading(number_of(read(DEAL, text)))
    if (version := figures.take(VERSIONS)) not in KNOWN:
        raise BadCode(_("This code was made by a newer version of the program."))
    number = figures.take(MOST_GAMES)
    if number >= len(GAMES) or GAMES[number] not in RULESETS:
        raise BadCode(_("This code is for a game that this version of the program does not know."))
    game = ruleset(GAMES[number])
    if figures.take(EDITIONS) != _edition(game):
        sentence = _("This code was made with another version of {game}, which has other rules.")
        raise BadCode(sentence.format(game=_(game.title)))
    players = game.players[figures.take(len(game.players))]
    deal = SharedDeal(
        game.id,
        seat=figures.take(players),
        players=players,
        seed=figures.take(SEEDS[figures.take(len(SEEDS))]),
        options=_read_options(figures, game.options()),
        deals=figures.count() or None,
        first=figures.count(),
    )
    has_moves = bool(figures.take(2))
    if deal.first > MOST_DEALS or (deal.deals is not None and deal.deals <= deal.first):
        raise broken()
    deal = _read_decisions(figures, deal, version, has_moves=has_moves)
    figures.close()
    return deal


def _edition(game: Ruleset[Any, Any, Any]) -> int:
    """Return what a version of a game is known by: its rules, and what can be chosen of them."""
    rows = [(spec.name, spec.default, spec.choices) for spec in option_texts.specs(game.options)]
    digest = sha256(repr((game.version, rows)).encode()).digest()
    return int.from_bytes(digest, "big") % EDITIONS


def _write_seed(out: Writing, seed: int) -> None:
    size = next((n for n, bound in enumerate(SEEDS) if 0 <= seed < bound), None)
    if size is None:
        raise CannotShare(_("The seed of this match is too large for a code."))
    out.put(size, len(SEEDS))
    out.put(seed, SEEDS[size])


# -- options


def _write_options(out: Writing, options: Any) -> None:
    """Write which options are changed, and to which of their choices, or the text they hold."""
    specs = option_texts.specs(options)
    values = [getattr(options, spec.name) for spec in specs]
    changed = [at for at, spec in enumerate(specs) if values[at] != spec.default]
    out.put(len(changed), len(specs) + 1)
    texts = option_texts.as_texts(options)
    for at in changed:
        spec = specs[at]
        out.put(at, len(specs))
        known = values[at] in spec.choices
        out.put(spec.choices.index(values[at]) if known else len(spec.choices), _base(spec))
        if not known:
            out.text(texts[spec.name])


def _read_options(figures: Reading, defaults: Any) -> Any:
    specs = option_texts.specs(defaults)
    changed: dict[str, Any] = {}
    for _each in range(figures.take(len(specs) + 1)):
        spec = specs[figures.take(len(specs))]
        at = figures.take(_base(spec))
        try:
            known = at < len(spec.choices)
            changed[spec.name] = spec.choices[at] if known else spec.parse(figures.text())
        except BadOption:
            raise broken() from None
    try:
        return replace(defaults, **changed)
    except ValueError:
        raise broken() from None


def _base(spec: option_texts.OptionSpec) -> int:
    """Return how many figures an option has: its choices, and one for a text."""
    return len(spec.choices) + 1


# -- decisions


def _legal(match: Match, version: int) -> list[Any]:
    """Return what can be decided now, as far as a way of writing codes knows it."""
    unlisted = match.ruleset.unlisted if version == ALL else ()
    others = [action for action in unlisted if match.state.refusal(action) is None]
    return [*match.state.legal_actions(), *others]


def _write_decisions(out: Writing, deal: SharedDeal, version: int) -> None:
    match = _fresh(deal)
    for text in (*deal.before, *deal.moves):
        legal = [str(action) for action in _legal(match, version)]
        if text not in legal:
            raise CannotShare(_("The decisions of this match cannot be put into a code."))
        out.put(legal.index(text), len(legal))
        match.apply(match.to_act, match.ruleset.parse_action(text))


def _read_decisions(
    figures: Reading, deal: SharedDeal, version: int, *, has_moves: bool
) -> SharedDeal:
    match = _fresh(deal)
    try:
        before = tuple(_decisions(figures, match, version, deal.first))
        moves = tuple(_decisions(figures, match, version, None)) if has_moves else ()
    except ValueError:
        raise broken() from None
    if match.is_over and not has_moves:
        raise broken()
    return replace(deal, before=before, moves=moves)


def _decisions(figures: Reading, match: Match, version: int, until: int | None) -> Iterator[str]:
    """Yield the decisions up to the beginning of a deal, or to the end of the match; they are
    made as they are read."""
    while not match.is_over and match.standing.deals_played != until:
        if match.standing.deals_played > MOST_DEALS:
            raise broken()
        legal = _legal(match, version)
        action = legal[figures.take(len(legal))]
        match.apply(match.to_act, action)
        yield str(action)


def _fresh(deal: SharedDeal) -> Match:
    """Return the match of a deal before all decisions; who sits there is told by no code."""
    start = replace(deal, before=(), moves=())
    return start.match([Seat(HUMAN, "")] * deal.players)
