"""How whist looks at the table."""

from collections.abc import Callable, Sequence
from typing import Any

from game.core.points import points_text
from game.core.protocols import Event, Player
from game.core.words import _, many
from game.kit.cards import NO_TRUMP
from game.kit.tricks import PlayCard
from game.rulesets.whist import WHIST
from game.rulesets.whist.phases import is_missed
from game.rulesets.whist.standing import WhistStanding
from game.rulesets.whist.table import (
    PLAYS,
    Bid,
    BidMade,
    DealScored,
    DealStarted,
    WhistTable,
    WhistView,
)
from game.session.match import MatchEnded
from game.session.port import Port
from scenes.anim.timeline import Motion
from scenes.results import ResultColumn, Results
from scenes.table.asking import Asking
from scenes.table.beats import Beat, BeatName
from scenes.table.choreography import Scenery, choreography, pause
from scenes.table.game import Gem, TableGame, in_trick
from scenes.table.reading import card_sign, suit_words
from scenes.table.whist.bids import BidPanel
from scenes.table.whist.sheet import DealResultPage, ScoreSheet

LEAST_SLAM = 3
"""The least number of tricks that it is a feat to take all of."""


@choreography.register
def show_bid(event: BidMade, scenery: Scenery) -> Motion:
    """Leave a bid time to be looked at."""
    return pause("bid")


def gem(table: WhistTable, seat: Player) -> Gem:
    """Return tricks taken and bid: wanting, made, or red once it can no longer be made."""
    bid, taken = table.bid_of(seat), table.taken[seat]
    if bid is None:
        return Gem()
    told = _("bid {bid}, taken {taken}").format(bid=bid, taken=taken)
    words = f"{taken} / {bid}"
    if is_missed(table, seat):
        return Gem(words, "over", told)
    if taken == bid and len(table.bids) == table.players:
        return Gem(words, "made", told)
    return Gem(words, "wanting", told)


def turn(table: WhistTable) -> Player | None:
    """Return whose turn it is; the first bidder is shown while hands are still dealt."""
    if not any(table.hands):
        return None
    if len(table.bids) < table.players:
        return (table.forehand + len(table.bids)) % table.players
    return in_trick(table) if table.trick.cards else table.trick.leader


def bar(table: WhistTable, port: Port[Any, Any]) -> Sequence[str]:
    """Return which deal it is, what is trumps, and how the bids compare with the tricks."""
    deal = _("Deal {number} of {all}").format(number=table.number + 1, all=port.deals_in_match)
    trumps = _("No trumps")
    if table.trump != NO_TRUMP:
        sign = suit_words(table.trump)
        trumps = _("Trumps: {suit}").format(suit=sign)
    parts = [f"{{muted}}{deal}{{/}}", trumps]
    if len(table.bids) == table.players:
        words = many("{bid} bid for {n} trick", "{bid} bid for {n} tricks", table.cards)
        told = words.format(bid=sum(table.bids), n=table.cards)
        parts.append(f"{{muted}}{told}{{/}}")
    return parts


def ask(view: WhistView, legal: Sequence[Any], submit: Callable[[Any], object]) -> Asking | None:
    """Return the panel of bids while there is bidding."""
    return BidPanel(view, submit) if view.table.is_bidding else None


def name_action(action: Bid | PlayCard) -> str:
    """Return a bid or a card in markup."""
    if isinstance(action, Bid):
        return _("Bid {tricks}").format(tricks=action.tricks)
    return card_sign(action.card)


def popped(event: Event) -> tuple[Player, str] | None:
    """Return a bid just made."""
    return (event.player, str(event.tricks)) if isinstance(event, BidMade) else None


def beats(event: Event, before: WhistTable) -> Sequence[Beat]:
    """Return who has made or missed his bid, and who took every trick of a deal as he said."""
    if not isinstance(event, DealScored):
        return ()
    result = event.result
    found = []
    for seat, bid in enumerate(result.bids):
        is_slam = bid == result.cards >= LEAST_SLAM
        made: BeatName = "slam" if is_slam else "made"
        found.append(Beat(made if result.outcome(seat).made else "missed", (seat,)))
    return found


def results_page(event: MatchEnded, standing: WhistStanding, names: Sequence[str]) -> Results:
    """Return the end of the match, with the bids each has made and his best deal."""
    low = standing.scheme.low_wins
    players = range(len(names))
    results = standing.results
    best = min if low else max
    made = [sum(result.outcome(p).made for result in results) for p in players]
    columns = (
        ResultColumn(
            _("Bids made"),
            [_("{made} of {all}").format(made=each, all=len(results)) for each in made],
        ),
        ResultColumn(
            _("Best deal"), [points_text(best(r.points[p] for r in results)) for p in players]
        ),
    )
    return Results(event, standing, names, columns, WHIST.telling)


WHIST_TABLE = TableGame(
    gem=gem,
    bar=bar,
    ask=ask,
    play=PLAYS.__getitem__,
    name_action=name_action,
    deal_page=DealResultPage,
    score_page=ScoreSheet,
    results_page=results_page,
    stops=(DealScored,),
    starts=DealStarted,
    trump=lambda table: table.trump,
    turn=turn,
    beats=beats,
    emblem=("two", "HQ", "SA", "DK"),
    popped=popped,
)
