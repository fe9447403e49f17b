"""What trials show of a choice beside a lesser one: the place it leads to, and by which cards.

What is counted is named so: `first` and `last`, the own place. Before the play `points`, those of
the hand, and in the auction `holds`, that nobody bids more, `gained`, the points of hands in which
one wins some, and `free`, that one would win points if the overbid of such a bid did not count;
where the bid could have been a smaller one on the same contract, both again beside that as
`points_lower` and `holds_lower`, and where it has an overbid, beside a pass as `points_pass` and
`holds_pass`. After it `count`, what is ranked, and `off`, how far that is from five. Everywhere
`worth`, the points, but where something is named `alone`; then `tricks`, those still taken; and by
its notation each card of the hand that wins a trick that counts, or, where pain cards are avoided,
that wins some of them.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from itertools import islice

from game.core.outlook import WORTH, Outlook, compared
from game.core.rng import Rng
from game.core.whole import Whole, steps_of
from game.kit.actions import PlayCard
from game.rulesets.berzerka.actions import (
    PASS,
    BerzerkaAction,
    Bid,
    Discard,
    Done,
    Naming,
    Pass,
    Pick,
)
from game.rulesets.berzerka.contracts import FIVE, PAINS
from game.rulesets.berzerka.phases.auction import why_not_bid
from game.rulesets.berzerka.playout import up_to_play
from game.rulesets.berzerka.position import BerzerkaTable, BerzerkaView, Phase
from game.rulesets.berzerka.scoring import PLAYERS, ranked_counts
from game.rulesets.berzerka.state import BerzerkaState
from game.rulesets.berzerka.worlds import knowledge, weighed
from game.rulesets.berzerka.worlds import worlds as found_worlds

PLACES: Mapping[str, Callable[[int], bool]] = {
    "first": lambda points: points > 0,
    "last": lambda points: points < 0,
}
"""By the points of a hand that is worth any, what place they tell of."""
SLOWER = 6
"""The same before the play, where others change cards too, or bid: with fewer worlds the figure of
a bid on a dear contract would be off by a fifth of a point and more."""
BeforePlay = Bid | Pass | Pick | Naming | Discard | Done | Whole
FEWER = 4
"""So many times fewer worlds are looked at than elsewhere, as their likelihood is reckoned without
kernels and takes longer."""


def outlook(
    view: BerzerkaView,
    best: BerzerkaAction | Whole,
    other: BerzerkaAction | Whole,
    rng: Rng,
    worlds: int,
) -> Outlook | None:
    """Return what comes of two choices, each in the same worlds; None for others than those of a
    call or a card."""
    if isinstance(best, BeforePlay) and isinstance(other, BeforePlay):
        return _before_play(view, best, other, worlds // SLOWER)
    from game.kit.trials import some
    from game.rulesets.berzerka.numbers import in_numbers

    if not (isinstance(best, PlayCard) and isinstance(other, PlayCard)):
        return None
    layouts = some(weighed(view, rng), knowledge(view), rng, worlds // FEWER)
    moves = [int(best.card), int(other.card)]
    deal = in_numbers(view.table)
    returns, facts = deal.look_on(moves, layouts)
    brought, came = deal.paid(returns).tolist(), facts.tolist()
    counted: list[dict[str, tuple[float, ...]]] = [
        {"worth": tuple(row[n] for row in brought)} | _counted(view, [row[n] for row in came])
        for n in range(2)
    ]
    return compared(
        best, other, {name: (counted[0][name], counted[1][name]) for name in counted[0]}
    )


def _before_play(view: BerzerkaView, best: BeforePlay, other: BeforePlay, worlds: int) -> Outlook:
    """Return what two choices lead to that are made before a card is played."""
    from game.kit.trials import in_time

    rng = _luck(view)
    beside = {"lower": lower_bid(view, best), "pass": _pass_beside(best, other)}
    more = {name: call for name, call in beside.items() if call is not None}
    calls = [best, other, *more.values()]
    drawn = islice(found_worlds(view, rng.fork("worlds")), in_time(worlds))
    came: list[list[Mapping[str, float]]] = [[] for _call in calls]
    for number, world in enumerate(drawn):
        for found, action in zip(came, calls, strict=True):
            found.append(_ended(view.table, action, world.clone(), rng.fork("play", number)))
    with_best, with_other, *rest = came
    counted = {name: _beside(name, with_best, with_other) for name in with_best[0]}
    for kind, rows in zip(more, rest, strict=True):
        counted |= {
            f"{name}_{kind}": _beside(name, with_best, rows) for name in ("points", "holds")
        }
    return compared(best, other, counted)


def _luck(view: BerzerkaView) -> Rng:
    """Return the chance with which worlds are found: one for all that a player does before the
    play, so that a hint and a review tell of the same hands, and the same plan has the same figure
    whenever it is asked for. The own cards alone tell it."""
    own = (*view.hand, *view.table.put_away(view.table.player))
    return Rng(0).fork("outlook", *sorted(map(int, own)))


def _pass_beside(best: BeforePlay, other: BeforePlay) -> Pass | None:
    """Return the pass beside which a bid is told that gives tricks away, None where it is told
    beside one already."""
    return PASS if isinstance(best, Bid) and best.overbid and other != PASS else None


def lower_bid(view: BerzerkaView, best: BeforePlay) -> Bid | None:
    """Return the bid on the same contract that is a trick cheaper, None where it would not beat
    what is bid."""
    if not isinstance(best, Bid) or not best.overbid:
        return None
    lower = Bid(best.contract, best.overbid - 1)
    return lower if why_not_bid(view.table, lower) is None else None


def _beside(
    name: str, rows: Sequence[Mapping[str, float]], others: Sequence[Mapping[str, float]]
) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Return what was counted by a name of two calls, each in every world."""
    return tuple(row[name] for row in rows), tuple(row[name] for row in others)


def _ended(
    before: BerzerkaTable, action: BeforePlay, world: BerzerkaState, rng: Rng
) -> Mapping[str, float]:
    """Return what is counted of a choice in one world, by name."""
    from game.rulesets.berzerka.numbers import in_numbers

    me = before.player
    for step in steps_of(action):
        world.apply_action(step)
    table = up_to_play(world, rng)
    declared, found = table.declaration, in_numbers(table)
    found.play_out()
    points = found.points()[me]
    counted = {name: float(is_so(points)) for name, is_so in PLACES.items()}
    if before.phase not in (Phase.AUCTION, Phase.PICK):
        aim = declared.rules.objective
        counts = found.won()[aim.counted]
        count = float(ranked_counts(aim, counts, declared.declarer, declared.overbid)[me])
        counted |= {"count": count, "off": abs(count - FIVE)}
        return counted | {"points": float(points), WORTH: float(points)}
    last = Bid(declared.box.id, declared.overbid)
    holds = float(isinstance(action, Pick) or (declared.declarer == me and action == last))
    free = _points_without_overbid(table) if holds and declared.overbid else points
    return counted | {
        "points": float(points),
        "holds": holds,
        "free": float(free > 0),
        "gained": float(max(points, 0)),
        WORTH: float(points),
    }


def _points_without_overbid(table: BerzerkaTable) -> int:
    """Return what its declarer would win by a hand, played out, if he had not overbid."""
    from game.rulesets.berzerka.numbers import in_numbers

    declared = table.declaration
    found = in_numbers(table.but(declared=replace(declared, overbid=0)))
    found.play_out()
    return int(found.points()[declared.declarer])


def _counted(view: BerzerkaView, came: list[list[int]]) -> dict[str, tuple[float, ...]]:
    """Return what is counted of one choice, by name, each in every world."""
    from game.kernels.berzerka.trials import AHEAD, COUNT, STUNG, TOOK, WON

    table, me = view.table, view.table.player
    counted = {
        "first": tuple(float(facts[AHEAD] == 0) for facts in came),
        "last": tuple(float(facts[AHEAD] == PLAYERS - 1) for facts in came),
        "count": tuple(float(facts[COUNT]) for facts in came),
        "off": tuple(float(abs(facts[COUNT] - FIVE)) for facts in came),
        "tricks": tuple(float(facts[TOOK] - table.taken[me]) for facts in came),
    }
    winning = STUNG if table.declaration.rules.objective is PAINS else WON
    for card in view.hand:
        counted[str(card)] = tuple(float(facts[winning] >> int(card) & 1) for facts in came)
    return counted
