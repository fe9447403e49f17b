"""What a hand and a match have come to, and why: in words, with the clause."""

from collections.abc import Callable, Mapping

from game.core.points import listed, places, points_text, points_words, tied
from game.core.protocols import Names, Player
from game.core.words import _, many
from game.rulesets.berzerka.board import Box, bid_words
from game.rulesets.berzerka.contracts import (
    CONTRACTS,
    FEWEST,
    LATE,
    MIDDLE,
    MOST,
    NEAR_FIVE,
    PAINS,
    STARTERS,
    Objective,
)
from game.rulesets.berzerka.options import DRAWN, BerzerkaOptions
from game.rulesets.berzerka.scoring import FIRST, PLAYERS, SECOND
from game.rulesets.berzerka.standing import BerzerkaStanding, DealResult


def objective(result: DealResult) -> Objective:
    """Return what the contract of a hand was about."""
    return CONTRACTS[result.copies or result.contract].objective


def title(result: DealResult) -> str:
    """Return the contract's name; a Shapeshift says what it copied."""
    return Box(result.contract, 0, copies=result.copies).title


# -- what a player's hand counts


def won(result: DealResult, player: Player) -> int:
    """Return what the player has won of that which the contract counts, without the overbid."""
    aim = objective(result)
    return result.ranked[player] - aim.overbid_sign * overbid(result, player)


def overbid(result: DealResult, player: Player) -> int:
    """Return the overbid that weighs on a player: the declarer's, else none."""
    return result.overbid if player == result.declarer else 0


def counted(result: DealResult, player: Player) -> int:
    """Return what the player is ranked by: the count with the overbid, or how far it is from 5."""
    return objective(result).shown(result.ranked[player])


_WON: Mapping[str, Callable[[int], str]] = {
    "tricks": lambda n: many("{n} trick", "{n} tricks", n).format(n=n),
    "late": lambda n: many("{n} late trick", "{n} late tricks", n).format(n=n),
    "pains": lambda n: many("{n} pain card", "{n} pain cards", n).format(n=n),
}


def won_words(aim: Objective, count: int) -> str:
    """Return a number of what a contract counts, with its noun."""
    return _WON[aim.counted](count)


def count_words(result: DealResult, player: Player) -> str:
    """Return what a player won, then the overbid, then the distance where one is wanted."""
    aim, over = objective(result), overbid(result, player)
    told = won_words(aim, won(result, player))
    if over:
        sentence = (
            _("{won} − overbid {overbid} = {ranked}")
            if aim.overbid_sign < 0
            else _("{won} + overbid {overbid} = {ranked}")
        )
        ranked = points_text(result.ranked[player])
        told = sentence.format(won=told, overbid=over, ranked=ranked)
    if aim is NEAR_FIVE:
        told = _("{won}, {distance} from five").format(won=told, distance=counted(result, player))
    return told


def place_words(result: DealResult, player: Player) -> str:
    """Return a player's place; in Middling there is a winner, and nobody is second (BZ-25)."""
    place = result.places[player]
    if objective(result) is MIDDLE:
        return _("in the middle") if place == FIRST else _("not in the middle")
    return (_("first"), _("second"), _("third"))[place - 1]


def explained(result: DealResult, player: Player) -> str:
    """Return a player's count, place and points."""
    return _("{counted}; {place}: {points}").format(
        counted=count_words(result, player),
        place=place_words(result, player),
        points=points_words(result.points[player]),
    )


# -- the hand


def deal_account(result: DealResult, names: Names) -> str:
    """Return what was wanted, who came first and why, and how a tie was broken."""
    aim = objective(result)
    best = result.places.index(FIRST)
    worth = _("it is worth nothing yet") if not result.value else _("it is worth {value}")
    parts = [
        _("{declarer} declared {bid}; {worth}.").format(
            declarer=names[result.declarer],
            bid=bid_words(title(result), result.overbid),
            worth=worth.format(value=result.value),
        ),
        _WANTED[aim.id]().format(
            player=names[best], count=count_words(result, best), clause=_WON_BY[aim.id]
        ),
    ]
    if result.overbid and best != result.declarer:
        parts.insert(1, _weight(result, names))
    if tie := _tie(result, names):
        parts.append(tie)
    return " ".join(parts)


def _weight(result: DealResult, names: Names) -> str:
    """Return what the overbid did to the declarer's count (BZ-22)."""
    return _("With the overbid {player} comes to {count}. [BZ-22]").format(
        player=names[result.declarer], count=count_words(result, result.declarer)
    )


_WANTED: Mapping[str, Callable[[], str]] = {
    MOST.id: lambda: _("Most tricks win: {player}, {count}. [{clause}]"),
    FEWEST.id: lambda: _("Fewest tricks win: {player}, {count}. [{clause}]"),
    NEAR_FIVE.id: lambda: _("Nearest to five tricks wins: {player}, {count}. [{clause}]"),
    LATE.id: lambda: _("Most of the last six tricks win: {player}, {count}. [{clause}]"),
    PAINS.id: lambda: _("Fewest pain cards win: {player}, {count}. [{clause}]"),
    MIDDLE.id: lambda: _("The middlemost count wins: {player}, {count}. [{clause}]"),
}
_WON_BY = dict.fromkeys(_WANTED, "BZ-23") | {MIDDLE.id: "BZ-25"}


def _tie(result: DealResult, names: Names) -> str:
    """Return how ties were broken, "" where there were none (BZ-24)."""
    aim, ranked = objective(result), result.ranked
    badness = [aim.badness(count, ranked) for count in ranked]
    level = [p for p in range(PLAYERS) if badness.count(badness[p]) > 1]
    if not level or (aim is MIDDLE and all(result.places[p] != FIRST for p in level)):
        return ""
    tied_names = listed([names[player] for player in level])
    if result.declarer in level:
        sentence = _("{names} tie; the declarer loses every tie. [BZ-24]")
    elif not any(result.tricks[p] if aim is not LATE else result.ranked[p] for p in level):
        sentence = _(
            "{names} tie without a trick; {first} sits nearer the declarer’s left. [BZ-24]"
        )
    elif aim.avoids:
        sentence = _("{names} tie; {first} is ahead, as the other took the later trick. [BZ-24]")
    else:
        sentence = _("{names} tie; {first} took the later trick. [BZ-24]")
    ahead = min(level, key=lambda player: result.places[player])
    return sentence.format(names=tied_names, first=names[ahead])


# -- the match


def scoring(standing: BerzerkaStanding) -> str:
    """Return what is on the board, what a hand is worth, and who wins the match, with clauses."""
    won = _(
        "First place wins what the contract is worth, third loses it. [BZ-23] After the last "
        "contract the most points win. [BZ-26]"
    )
    return f"{_on_board(standing.options)} {won}"


def _on_board(options: BerzerkaOptions) -> str:
    """Return how many of all contracts a match has, and which (BZ-07)."""
    if drawn := DRAWN[options.board]:
        words = many(
            "{boxes} of the {all} contracts are on the board, each for one hand: the "
            "{starters} starters and one more, drawn at random. [BZ-07]",
            "{boxes} of the {all} contracts are on the board, each for one hand: the "
            "{starters} starters and {n} more, drawn at random. [BZ-07]",
            drawn,
        )
    else:
        words = _("{boxes} of the {all} contracts are on the board, each for one hand. [BZ-07]")
    return words.format(boxes=options.boxes, all=len(CONTRACTS), starters=len(STARTERS), n=drawn)


def verdict(standing: BerzerkaStanding, names: Names) -> str:
    """Return why the match was won: by how much, or what broke the tie (BZ-26)."""
    winners, level = standing.winners(), tied(standing)
    total = points_words(standing.scores[winners[0]])
    if len(level) > len(winners):
        by_firsts = {standing.times(player, FIRST) for player in level}
        place = FIRST if len(by_firsts) > 1 else SECOND
        sentence = (
            _("{names} have {total} each; who was first more often is ahead: {counts}. [BZ-26]")
            if place == FIRST
            else _(
                "{names} have {total} each and were first as often; who was second more often "
                "is ahead: {counts}. [BZ-26]"
            )
        )
        ordered = sorted(level, key=lambda player: -standing.times(player, place))
        counts = ", ".join(f"{names[p]} {standing.times(p, place)}" for p in ordered)
        told = listed([names[player] for player in level])
        return sentence.format(names=told, total=total, counts=counts)
    if len(winners) > 1:
        return _(
            "{names} have {total} each, and were first and second as often: they share the win. "
            "[BZ-26]"
        ).format(names=listed([names[player] for player in winners]), total=total)
    second = [player for player, place in enumerate(places(standing)) if place == 2]
    return _("{name}: {total}. {second}: {other}. The highest total wins. [BZ-26]").format(
        name=names[winners[0]],
        total=total,
        other=points_text(standing.scores[second[0]]),
        second=listed([names[player] for player in second]),
    )
