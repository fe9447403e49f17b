"""What a deal and a match have come to, and why: in words, with the clause."""

from collections.abc import Callable, Mapping

from game.core.points import listed, places, points_words
from game.core.protocols import Names, Player
from game.core.words import _, many
from game.rulesets.schnapsen.contracts import CONTRACTS, Aim
from game.rulesets.schnapsen.scoring import (
    ENOUGH,
    REKONTRA_LEVEL,
    SCHNAPSER_TRICKS,
    SCHNEIDER,
    TRICKS,
    Reason,
    Stakes,
)
from game.rulesets.schnapsen.standing import PLAYERS, DealResult, SchnapsenStanding

# -- a deal


def deal_account(result: DealResult, names: Names) -> str:
    """Return who has won the deal, how, and what each winner gets for it, with the clauses."""
    return f"{headline(result, names)} {reason(result, names)} {gain(result, names)}"


def headline(result: DealResult, names: Names) -> str:
    """Return who has made or lost what."""
    sentence = (
        _("{player} makes {contract}.")
        if result.ending.declarer_wins
        else _("{player} loses {contract}.")
    )
    return sentence.format(
        player=names[result.declarer], contract=_(CONTRACTS[result.contract].title)
    )


def reason(result: DealResult, names: Names) -> str:
    """Return what decided the deal: a claim or the last trick and whose, tricks or card points, and
    the clause."""
    ending, told = result.ending, _REASONS[result.ending.reason](result)
    if ending.taker is not None:
        taken = _("{name} takes the last trick.").format(name=names[ending.taker])
        return f"{unclaimed(result)} {taken} {told}"
    if ending.claimer is None:
        return told
    return f"{_claim(result, names[ending.claimer])} {told}"


def _claim(result: DealResult, claimer: str) -> str:
    """Return who claimed 66, after which trick, and with how much."""
    winners, losers = _winners_first(result.card_points, result)
    if not sum(result.tricks):
        words = _("{player} claims 66 before the first trick is over, when no points count yet.")
        return words.format(player=claimer)
    if result.ending.reason is Reason.CLAIM:
        words = _("{player} claims 66 after trick {n}, with {points} card points.")
        points = winners
    else:
        words = many(
            "{player} claims 66 after trick {n}, with only {points} card point.",
            "{player} claims 66 after trick {n}, with only {points} card points.",
            losers,
        )
        points = losers
    return words.format(player=claimer, n=sum(result.tricks), points=points)


def _claimed(result: DealResult) -> str:
    theirs = _winners_first(result.card_points, result)[1]
    if not _winners_first(result.tricks, result)[1]:
        return _("The losers have no trick: that counts 3. [DS-35]")
    sentence = (
        _("The losers have {theirs}, fewer than 33: that counts 2. [DS-35]")
        if theirs < SCHNEIDER
        else _("The losers have {theirs}, 33 or more: that counts 1. [DS-35]")
    )
    return sentence.format(theirs=theirs)


def _falsely_claimed(result: DealResult) -> str:
    if result.ending.value == 2:
        return _("A false claim: 2. [DS-37]")
    return _("A false claim, against a side that had no trick yet: 3. [DS-37]")


def _last_trick(result: DealResult) -> str:
    own, theirs = result.card_points
    words = _(
        "It decides, whatever the card points: the declarer has {own}, the opponents {theirs}. It "
        "is worth 1. [DS-36]"
    )
    return words.format(own=own, theirs=theirs)


def unclaimed(result: DealResult) -> str:
    """Return why a Game has gone to its last trick: 66 was not reached, or not claimed before."""
    if max(result.card_points) < ENOUGH:
        return _("Neither side came to 66.")
    return _("Nobody had claimed 66 before the last trick.")


def _reached(result: DealResult) -> str:
    own, points = result.tricks[0], result.card_points[0]
    match CONTRACTS[result.contract].aim:
        case Aim.NO_TRICK:
            return _("Not one trick taken in six. [DS-39]")
        case Aim.FOUR_TRICKS if own < SCHNAPSER_TRICKS:
            return _("66 reached, with {points} card points. [DS-41]").format(points=points)
        case Aim.FOUR_TRICKS:
            return _("The first four tricks, and {points} card points. [DS-40]").format(
                points=points
            )
        case Aim.LONG_SUIT:
            return _("Five of a suit, and the sixth trick as well. [DS-43]")
    return _("All six tricks. [DS-42]")


def _missed(result: DealResult) -> str:
    (own, _theirs), points = result.tricks, result.card_points[0]
    number = sum(result.tricks)
    match CONTRACTS[result.contract].aim:
        case Aim.NO_TRICK:
            return _("Trick {n} was taken, and there should be none. [DS-39]").format(n=number)
        case Aim.FOUR_TRICKS if own == SCHNAPSER_TRICKS:
            return many(
                "Four tricks, but only {points} card point, not 66. [DS-40]",
                "Four tricks, but only {points} card points, not 66. [DS-40]",
                points,
            ).format(points=points)
        case Aim.FOUR_TRICKS:
            return _("Trick {n} was lost, and the first four are needed. [DS-40]").format(n=number)
    return _("Trick {n} was lost, and all {all} are needed. [DS-42]").format(n=number, all=TRICKS)


_REASONS: Mapping[Reason, Callable[[DealResult], str]] = {
    Reason.CLAIM: _claimed,
    Reason.FALSE_CLAIM: _falsely_claimed,
    Reason.LAST_TRICK: _last_trick,
    Reason.AIM_REACHED: _reached,
    Reason.AIM_MISSED: _missed,
    Reason.NO_LONG_SUIT: lambda _result: _("Five cards of one suit are needed. [DS-43]"),
}


def _winners_first(pair: tuple[int, int], result: DealResult) -> tuple[int, int]:
    """Return what the declarer and the opponents have, the winning side's before the other's."""
    own, theirs = pair
    return (own, theirs) if result.ending.declarer_wins else (theirs, own)


def gain(result: DealResult, names: Names) -> str:
    """Return what each winner gets, and how it is reckoned where something multiplies it."""
    worth, stakes = result.ending.value, result.stakes
    won = [name for name, points in zip(names, result.points, strict=True) if points]
    points = points_words(stakes.points(worth))
    sentence = _("{names} get {points} each") if len(won) > 1 else _("{names} gets {points}")
    told = sentence.format(names=listed(won), points=points)
    sum_of = _reckoned(worth, stakes)
    if not sum_of:
        return f"{told}. [DS-46]"
    return _("{gain}: {sum}. [DS-45]").format(gain=told, sum=sum_of)


def _reckoned(worth: int, stakes: Stakes) -> str:
    """Return the sum that leads to the points, "" where nothing is added or multiplied."""
    parts = str(worth)
    if stakes.unseen:
        parts = _("{worth} + 1 for the talon left unseen").format(worth=worth)
    if stakes.multiplier == 1:
        return parts if stakes.unseen else ""
    said = _("Rekontra") if stakes.multiplier == REKONTRA_LEVEL else _("Kontra")
    parts = f"({parts})" if stakes.unseen else parts
    return _("{worth} × {n} for {said}").format(worth=parts, n=stakes.multiplier, said=said)


# -- the match


def scoring(standing: SchnapsenStanding) -> str:
    """Return how far the match goes, with the clause."""
    words = _("The first to reach {n} points wins. [DS-47]")
    return words.format(n=standing.options.target)


def verdict(standing: SchnapsenStanding, names: Names) -> str:
    """Return why the match was won: who reached the target, or was ahead of another who did."""
    scores, target = standing.scores, standing.options.target
    winners = standing.winners()
    reached = [player for player in range(PLAYERS) if scores[player] >= target]
    total = points_words(scores[winners[0]])
    if len(winners) > 1 and reached:
        told = _("{names} came to {total} in the same deal, and share the win. [DS-48]")
    elif len(winners) > 1:
        told = _("{names} have {total} each: equal totals share the win. [DS-48]")
    elif len(reached) > 1:
        told = _("{name}: {total}. {second}: {other}, in the same deal. [DS-48]")
    elif reached:
        told = _("{name}: {total}, first to {target}. {second}: {other}. [DS-47]")
    else:
        told = _("{name}: {total}. {second}: {other}. [DS-47]")
    after = [player for player, place in enumerate(places(standing)) if place > 1]
    second = max(after, key=lambda player: scores[player], default=winners[0])
    parts = [
        told.format(
            name=names[winners[0]],
            names=listed([names[player] for player in winners]),
            total=total,
            target=target,
            second=names[second],
            other=scores[second],
        )
    ]
    if any(marks := standing.bummerl()):
        parts.append(_bummerl(marks, names))
    return " ".join(parts)


def _bummerl(marks: tuple[int, ...], names: Names) -> str:
    told = [
        _("{name} {n}").format(name=name, n=n) for name, n in zip(names, marks, strict=True) if n
    ]
    return _("Bummerl: {marks}. [DS-49]").format(marks=", ".join(told))


def made_by(standing: SchnapsenStanding, player: Player) -> tuple[int, int]:
    """Return how many contracts the player has made, and played."""
    played = [result for result in standing.results if result.declarer == player]
    return sum(result.ending.declarer_wins for result in played), len(played)
