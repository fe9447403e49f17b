"""A deal of Dreierschnapsen in numbers, as its kernels are told of it once cards are played.

Imports kernels, and so is imported where it is needed, not at the top of other files.
"""

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from typing import Any

from game.core.protocols import Player, Whole
from game.kernels import tricks
from game.kernels.schnapsen import calls, deal, face, heard, worth
from game.kernels.schnapsen.face import Calls, Deal, Worlds, worths_by
from game.kit.cards import mask_of
from game.kit.german import POINTS
from game.kit.knowledge import played_by
from game.kit.packs import HIGH
from game.kit.tricks import PlayCard
from game.rulesets.schnapsen.actions import (
    CLAIM,
    KONTRA,
    LEAVE,
    PASS,
    REKONTRA,
    TAKE,
    Bid,
    FillTalon,
    Marry,
    NameTrump,
    PutAway,
    SchnapsenAction,
    TurnUp,
)
from game.rulesets.schnapsen.contracts import CONTRACTS, RANKING, TALON, Aim, Contract
from game.rulesets.schnapsen.knowledge import AWAY, WHOLE_PACK, lacks_long_suit
from game.rulesets.schnapsen.position import Phase, SchnapsenTable, SchnapsenView, known
from game.rulesets.schnapsen.scoring import (
    ENOUGH,
    SCHNAPSER_TRICKS,
    SCHNEIDER,
    TRICKS,
    deal_points,
    effective,
)
from game.rulesets.schnapsen.standing import PLAYERS, SchnapsenStanding
from game.rulesets.schnapsen.weights import WEIGHTS

AIMS = {
    Aim.POINTS: (deal.POINTS, 3),
    Aim.NO_TRICK: (deal.NO_TRICK, 2),
    Aim.FOUR_TRICKS: (deal.FOUR_TRICKS, 5),
    Aim.EVERY_TRICK: (deal.EVERY_TRICK, 5),
    Aim.LONG_SUIT: (deal.LONG_SUIT, 5),
}
"""By aim, what the kernels call it, and with how many tricks left a playout is solved exactly."""
KINDS = {Aim.POINTS: worth.BY_POINTS, Aim.LONG_SUIT: worth.BY_LONG_SUIT}

Needs = tuple[float, float, float]
"""What each player still needs to the target: no more than this can be won."""


def _row(contract: Contract) -> tuple[int, ...]:
    aim, solved = AIMS[contract.aim]
    return (
        KINDS.get(contract.aim, worth.BY_CHANCE),
        int(contract.has_trumps),
        contract.value,
        int(contract.by_forehand),
        int(contract.by_others),
        int(contract.declarer_leads),
        aim,
        solved,
    )


VALUES = face.Values(
    [
        WEIGHTS.get((name, stage), (0.0,) * worth.WIDTH)
        for name in CONTRACTS
        for stage in ("held", "dealt")
    ],
    [_row(contract) for contract in CONTRACTS.values()],
)
"""The weights and the contracts as the kernels have them."""


def needs_of(standing: SchnapsenStanding) -> Needs:
    """Return what each player still needs."""
    target = standing.options.target
    first, second, third = standing.scores
    return target - first, target - second, target - third


assert (deal.PLAYERS, deal.TRICKS, deal.SCHNAPSER_TRICKS) == (PLAYERS, TRICKS, SCHNAPSER_TRICKS)
assert (deal.ENOUGH, deal.SCHNEIDER, tuple(deal.WORTH)) == (ENOUGH, SCHNEIDER, POINTS)


assert heard.AWAY == AWAY and len(CONTRACTS) == heard.CONTRACTS
NOBODY = -1


def in_numbers(table: SchnapsenTable) -> Deal:
    """Return a deal whose cards are being played, with those hands that the table shows."""
    return Deal(position(table), worths_of(table.standing))


def calls_in_numbers(table: SchnapsenTable, seed: int = 0) -> Calls:
    """Return a deal before its first lead, with those hands that the table shows.

    `seed` is a whole number: from it comes which cards are dealt where some are still to come.
    """
    standing = table.standing
    return Calls(begun(table), worths_of(standing), VALUES, needs_of(standing), seed)


def worths_of(standing: SchnapsenStanding) -> Any:
    """Return what a deal is worth to each player by what it may come to (`face.WORTHS`)."""
    return _worths(standing.scores, standing.options.target)


@lru_cache(maxsize=1024)
def _worths(scores: tuple[int, ...], target: int) -> Any:
    def worth(declarer: Player, is_made: bool, points: int) -> tuple[float, ...]:
        gains = deal_points(points, declarer, declarer_wins=is_made)
        return effective(gains, scores, target)

    return worths_by(worth)


STAGES = {
    Phase.TRUMPS: calls.NAMING,
    Phase.AUCTION: calls.BIDDING,
    Phase.TALON: calls.CHOOSING,
    Phase.RAISE: calls.HIGHER,
    Phase.EXCHANGE: calls.PUTTING,
    Phase.KONTRA: calls.DOUBLING,
    Phase.REKONTRA: calls.REDOUBLING,
}
"""What the kernels call the phases before the first lead."""


def begun(table: SchnapsenTable) -> list[int]:
    """Return the position of a deal before its first lead."""
    at = [0] * deal.SIZE
    auction, options = table.auction, table.standing.options
    at[tricks.PLAYERS] = PLAYERS
    at[tricks.MUST_TRUMP] = at[tricks.MUST_BEAT] = 1
    at[tricks.TURN], at[deal.STAGE] = table.player, STAGES[table.phase]
    at[deal.FIRST], at[deal.NAMED] = table.forehand, int(table.named_trump)
    at[deal.HIGHEST] = NOBODY
    if auction.highest is not None:
        at[deal.HIGHEST] = auction.highest.player
        at[deal.CONTRACT] = RANKING[table.contract or auction.standing or ""]
    at[deal.OUT] = mask_of(auction.out)
    if table.declarer is not None:
        at[deal.DECLARER] = table.declarer
    for player in range(PLAYERS):
        at[tricks.HANDS + player] = mask_of(table.hand(player))
    at[deal.AWAY] = mask_of(known(table.put_away))
    at[deal.STOCK] = mask_of(table.unseen_stock())
    at[deal.ENDS_EARLY] = int(options.early_schnapser)
    at[deal.RISKY] = int(options.risky_claims)
    at[deal.UNSEEN], at[deal.MULTIPLIER] = int(table.stakes.unseen), table.stakes.multiplier
    at[deal.RAISING], at[deal.LEAVING] = int(options.raising), int(options.unseen_talon)
    at[deal.SWAPPING], at[deal.HONEST] = int(options.bettler_exchange), int(options.honest_suits)
    return at


def position(table: SchnapsenTable) -> list[int]:
    """Return the position of a deal whose cards are being played."""
    at = [0] * deal.SIZE
    trick, standing, declarer = table.trick, table.standing, table.maker
    at[tricks.PLAYERS], at[tricks.TRUMP] = PLAYERS, table.trump
    at[tricks.MUST_TRUMP] = at[tricks.MUST_BEAT] = 1
    at[tricks.TURN], at[tricks.NUMBER] = table.player, len(table.tricks)
    gone = mask_of([card for each in (*table.tricks, trick) for card in each.cards])
    at[tricks.LIVE] = WHOLE_PACK & ~(gone | mask_of(known(table.put_away)))
    at[tricks.TAKER] = trick.leader
    if trick.cards:
        place = HIGH.best_place(trick.cards, table.trump)
        at[tricks.LYING], at[tricks.LED] = len(trick.cards), trick.cards[0] // 13
        at[tricks.BEST], at[tricks.TAKER] = trick.cards[place], trick.player(place, PLAYERS)
        at[tricks.TRICK] = mask_of(trick.cards)
    for player in range(PLAYERS):
        at[tricks.HANDS + player] = mask_of(table.hand(player))
        at[tricks.TAKEN + player] = table.taken[player]
    long_suit = table.long_suit(declarer)
    at[deal.AIM], at[deal.SOLVED] = AIMS[table.row.aim]
    at[deal.DECLARER], at[deal.VALUE] = declarer, table.row.value
    at[deal.LONG] = 4 if long_suit is None else long_suit
    at[deal.ENDS_EARLY] = int(standing.options.early_schnapser)
    at[deal.RISKY] = int(standing.options.risky_claims)
    at[deal.ASKED] = int(table.phase == Phase.CLAIM)
    at[deal.UNSEEN], at[deal.MULTIPLIER] = int(table.stakes.unseen), table.stakes.multiplier
    for number, side in enumerate((table.side(declarer), table.against(declarer))):
        at[deal.IN_TRICKS + number] = side.in_tricks
        at[deal.MARRIED + number] = side.in_marriages
    return at


WORDS = {
    str(action): number
    for action, number in (
        (CLAIM, deal.CLAIM),
        (PASS, deal.PASS),
        (TAKE, calls.TAKE),
        (LEAVE, calls.LEAVE),
        (KONTRA, calls.KONTRA),
        (REKONTRA, calls.REKONTRA),
    )
}
"""What the kernels call the actions that are a word."""


def move_number(action: SchnapsenAction | Whole) -> int:
    """Return what the kernels call an action, or two cards put away."""
    if isinstance(action, Whole):
        return calls.both(*map(move_number, action.steps))
    if isinstance(action, Bid):
        return RANKING[action.contract]
    if isinstance(action, NameTrump):
        return int(action.suit)
    if isinstance(action, TurnUp):
        return calls.TURN_UP
    if (word := WORDS.get(str(action))) is not None:
        return word
    if isinstance(action, PlayCard | PutAway) and action.card is not None:
        return int(action.card)
    assert isinstance(action, Marry), "every other action has a number"
    return deal.MARRY + int(action.led)


def worlds_in_numbers(view: SchnapsenView, played: Deal | None = None, pace: int = 1) -> Worlds:
    """Return the worlds of a view; `played` is the deal in which moves are tried, if any are, and
    `pace` how many times the usual way lies between two worlds."""
    needs = needs_of(view.table.standing)
    return Worlds(told(view), list(_calls(view)), needs, VALUES, played, pace)


def told(view: SchnapsenView) -> list[int]:
    """Return what the observer knows of the deal (`game.kernels.schnapsen.heard`)."""
    table, at = view.table, [NOBODY] * heard.SIZE
    options, has_named = table.standing.options, table.named is not None and table.turned is None
    at[heard.OBSERVER] = NOBODY if view.observer is None else view.observer
    at[heard.NAMED] = int(table.named_trump)
    at[heard.ANNOUNCER] = table.forehand if has_named else NOBODY
    at[heard.HOLDER] = table.forehand if has_named and not options.any_trump else NOBODY
    at[heard.TURNED] = at[heard.RAISED] = 0
    at[heard.PLAYED :] = played_by((*table.tricks, table.trick), PLAYERS)
    if table.declarer is None:
        return at
    at[heard.CONTRACT] = RANKING[table.contract]
    if table.declarer != view.observer:
        at[heard.TAKER] = table.declarer if table.found else NOBODY
        at[heard.KEEPER] = table.declarer if len(table.put_away) == TALON else NOBODY
    if table.turned is not None and table.declarer == table.forehand:
        at[heard.TURNED] = 1 << table.turned
    at[heard.RAISED] = int(options.honest_suits and _has_raised(view))
    at[heard.WITHOUT] = table.declarer if lacks_long_suit(table) else NOBODY
    return at


def _has_raised(view: SchnapsenView) -> bool:
    """Tell whether the declarer has raised to a contract that needs five of a suit (DS-13)."""
    took = next((n for n, act in enumerate(view.history) if isinstance(act, FillTalon)), None)
    raised = took is not None and any(isinstance(act, Bid) for act in view.history[took:])
    return raised and view.table.row.aim == Aim.LONG_SUIT


def _calls(view: SchnapsenView) -> Iterator[tuple[Player, int, int, int, int]]:
    """Yield what the others have called."""
    auction, honest = view.table.auction, view.table.standing.options.honest_suits
    for at, call in enumerate(auction.calls):
        if call.player == view.observer:
            continue
        before = replace(auction, calls=auction.calls[:at])
        bids = mask_of([RANKING[name] for name in before.may_bid(call.player)])
        standing = NOBODY if before.standing is None else RANKING[before.standing]
        if call.bid is None:
            yield call.player, NOBODY, bids, standing, 0
        else:
            needs_five = honest and CONTRACTS[call.bid].aim == Aim.LONG_SUIT
            yield call.player, RANKING[call.bid], bids, standing, int(needs_five)
