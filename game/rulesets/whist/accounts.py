"""What a deal and a match of whist have come to, and why: in words, with the clause."""

from game.core.points import POINTS, Unit, listed, places, points_text, tied
from game.core.protocols import Names, Player
from game.core.words import _, many, marked
from game.kit.cards import SPADES
from game.rulesets.whist.options import WhistOptions
from game.rulesets.whist.scoring import SCHEMES, Outcome, Points, Scheme, deal_points, is_doubled
from game.rulesets.whist.standing import DealResult, WhistStanding
from game.rulesets.whist.table import WhistTable

# -- what is scored


def scratches_words(count: float) -> str:
    """Return scratches with their noun."""
    return many("{n} scratch", "{n} scratches", int(count)).format(n=int(count))


SCRATCHES = Unit(marked("Scratches"), scratches_words, scratches_words)
"""What Scratch counts: marks against a player (SW-49)."""


def unit(standing: WhistStanding) -> Unit:
    """Return what the match is scored in."""
    return unit_of(standing.scheme)


def unit_of(scheme: Scheme) -> Unit:
    """Return what a scheme scores in."""
    return SCRATCHES if scheme.counts_scratches else POINTS


def paid(table: WhistTable, bid: int, tricks: int) -> Points:
    """Return what so many tricks on a bid are paid in this deal."""
    standing = table.standing
    return deal_points(
        standing.scheme,
        Outcome(bid, tricks, table.cards, table.players),
        table.trump,
        spades_double=standing.options.spades_double,
        zero_five=standing.options.zero_five,
    )


# -- a deal


def arithmetic(result: DealResult, player: Player, options: WhistOptions) -> str:
    """Return a player's deal and its score: "bid 3, took 2: 2 points"."""
    outcome, scheme = result.outcome(player), SCHEMES[options.scoring]
    return _("bid {bid}, took {tricks}: {points}").format(
        bid=outcome.bid,
        tricks=outcome.tricks,
        points=unit_of(scheme).words(result.points[player]),
    )


def explained(result: DealResult, player: Player, options: WhistOptions) -> str:
    """Return the arithmetic of a player's deal with what led to it, and the clause."""
    outcome, scheme = result.outcome(player), SCHEMES[options.scoring]
    worth = worth_of(outcome, options)
    parts = [f"{_how(outcome)} ({_(worth)})"]
    if _is_doubled(result, options):
        parts.append(_("twice in Spades"))
    return _("{arithmetic}. {why} [{rule}]").format(
        arithmetic=arithmetic(result, player, options), why=", ".join(parts), rule=scheme.rule
    )


def _how(outcome: Outcome) -> str:
    if outcome.made:
        return _("Made exactly")
    sentence = (
        many("{n} trick too few", "{n} tricks too few", outcome.off)
        if outcome.under
        else many("{n} trick too many", "{n} tricks too many", outcome.off)
    )
    return sentence.format(n=outcome.off)


def worth_of(outcome: Outcome, options: WhistOptions) -> str:
    """Return what a bid made or missed is worth, to be translated, as the scheme says it."""
    scheme = SCHEMES[options.scoring]
    if options.zero_five and scheme.rule == "SW-33" and outcome.bid == 0:
        return marked("a zero bid 5") if outcome.made else marked("a zero bid −5")
    return scheme.made_words if outcome.made else scheme.missed_words


def _is_doubled(result: DealResult, options: WhistOptions) -> bool:
    scheme = SCHEMES[options.scoring]
    return is_doubled(scheme, result.trump, spades_double=options.spades_double)


def deal_account(result: DealResult, options: WhistOptions, names: Names) -> str:
    """Return who has made his bid, and whether the deal counts twice."""
    made = [name for player, name in enumerate(names) if result.outcome(player).made]
    told = (
        _("{names} took what they bid.")
        if len(made) > 1
        else _("{names} took exactly what was bid.")
    )
    who = told.format(names=listed(made)) if made else _("Nobody took what was bid.")
    return f"{who} {doubled_words()} [SW-45]" if _is_doubled(result, options) else who


def doubled_words() -> str:
    """Return that a deal counts twice, in a sentence."""
    return _("Spades are trumps: every score counts twice.")


def scheme_words(options: WhistOptions) -> str:
    """Return what bids made and missed are worth, in a sentence."""
    scheme = SCHEMES[options.scoring]
    return _("{scheme}: a bid made counts {made}; a bid missed counts {missed}.").format(
        scheme=_(scheme.title), made=_(scheme.made_words), missed=_(scheme.missed_words)
    )


def match_scored(options: WhistOptions) -> str:
    """Return what bids made and missed are worth, and which deals count twice, with the clauses."""
    scheme = SCHEMES[options.scoring]
    told = f"{scheme_words(options)} [{scheme.rule}]"
    if not is_doubled(scheme, SPADES, spades_double=options.spades_double):
        return told
    return f"{told} {_('Every score counts twice in deals with Spades as trumps.')} [SW-45]"


# -- the match


def scoring(standing: WhistStanding) -> str:
    """Return how the match is scored and who wins it, with the clauses."""
    scheme = standing.scheme
    if scheme.counts_scratches:
        wins = _("The fewest scratches win; between equals the larger sum of bids made. [SW-26]")
    elif scheme.low_wins:
        wins = _("The lowest total wins. [SW-25]")
    else:
        wins = _("The highest total wins. [SW-25]")
    return f"{match_scored(standing.options)} {wins}"


def verdict(standing: WhistStanding, names: Names) -> str:
    """Return why the match was won: by how much, or what broke the tie (SW-25, SW-26)."""
    scheme, own = standing.scheme, unit(standing)
    winners, level = standing.winners(), tied(standing)
    total = own.words(standing.scores[winners[0]])
    if len(level) > len(winners):
        bids = standing.successful_bids
        rest = [str(bids[player]) for player in level if player not in winners]
        return _(
            "{names} have {total} each; the bids that were made decide: they add up to {best} "
            "against {rest}. [SW-26]"
        ).format(
            names=listed([names[player] for player in level]),
            total=total,
            best=bids[winners[0]],
            rest=", ".join(rest),
        )
    if len(winners) > 1:
        sentence = _("{names} have {total} each: equal totals share the win. [SW-26]")
        return sentence.format(names=listed([names[player] for player in winners]), total=total)
    second = [player for player, place in enumerate(places(standing)) if place == 2]
    sentence = (
        _("{name}: {total}. {second}: {other}. The lowest total wins. [SW-25]")
        if scheme.low_wins
        else _("{name}: {total}. {second}: {other}. The highest total wins. [SW-25]")
    )
    return sentence.format(
        name=names[winners[0]],
        total=total,
        other=points_text(standing.scores[second[0]]),
        second=listed([names[player] for player in second]),
    )
