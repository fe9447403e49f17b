"""How bridge looks at the table."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from game.core.protocols import Event, Player
from game.core.words import _, many
from game.kit.cards import Card
from game.kit.packs import leaves_hand
from game.kit.table import Hand, backs
from game.kit.tricks import PlayCard
from game.rulesets.bridge import BRIDGE
from game.rulesets.bridge.actions import (
    CLAIM,
    PLAYS,
    Accept,
    Claim,
    Contest,
    Double,
    Pass,
    Redouble,
    Tricks,
)
from game.rulesets.bridge.claims import tricks_left
from game.rulesets.bridge.contract import side_of
from game.rulesets.bridge.events import (
    AuctionEnded,
    Called,
    ClaimAnswered,
    Claimed,
    DealScored,
    DealStarted,
    DummyFaced,
    HiddenRevealed,
)
from game.rulesets.bridge.meanings import meaning
from game.rulesets.bridge.naming import card_name, seat_name, side_name
from game.rulesets.bridge.standing import BridgeStanding
from game.rulesets.bridge.table import BridgeTable, BridgeView, Phase
from game.rulesets.bridge.words import contested
from game.session.match import MatchEnded
from game.session.port import Port
from scenes.anim.timeline import Cue, Motion, Move
from scenes.results import ResultColumn, Results
from scenes.show.reading import ReadingPage
from scenes.table.asking import Asking, Calls
from scenes.table.beats import Beat, BeatName
from scenes.table.bridge.auction import AuctionTable
from scenes.table.bridge.box import BiddingBox
from scenes.table.bridge.claim import ClaimPanel
from scenes.table.bridge.sheet import BoardSheet, DealOver, RubberSheet
from scenes.table.bridge.signs import call_sign, contract_sign, fan, write_card
from scenes.table.choreography import Scenery, choreography, pause, setting_out
from scenes.table.game import Gem, TableGame
from scenes.table.geometry import TRICK_HEIGHT
from scenes.table.places import back_key, card_key, talon_key

SMALL_SLAM = 6
"""The level from which a contract is a slam."""
FACED, FACE_STEP = 0.4, 0.03
"""Seconds in which a card of the dummy is laid out, and from one to the next."""
TURNED_UP, SHOWN_ABOVE = 1.1, 500.0
"""Seconds for which a hidden card is seen before its owner, and how high over all others."""


@choreography.register(Called)
@choreography.register(AuctionEnded)
@choreography.register(ClaimAnswered)
def show_call(event: Event, scenery: Scenery) -> Motion:
    """Leave what was said time to be read."""
    return pause("bid")


@choreography.register(HiddenRevealed)
def show_hidden(event: HiddenRevealed, scenery: Scenery) -> Motion:
    """Bring each hidden card before its owner, turn it up there, and lay it back."""
    before, after = scenery.lay(scenery.before), scenery.lay(scenery.after)
    moves = []
    for number, (owner, card) in enumerate(zip(event.owners, event.cards, strict=True)):
        key, start = card_key(card), number * TURNED_UP
        x, y = scenery.geometry.trick_spot(owner)
        there = after[key]._replace(x=x, y=y, height=TRICK_HEIGHT, z=SHOWN_ABOVE + number)
        moves.append(
            Move(key, setting_out(before[talon_key(number)], there, there.z), there, start, FACED)
        )
        back = setting_out(after[key], there, there.z)
        moves.append(Move(key, there, back, start + FACED + TURNED_UP, FACED))
    return Motion.of(moves, [Cue(move.start + FACED / 2, "flip") for move in moves[::2]])


@choreography.register(DummyFaced)
@choreography.register(Claimed)
def show_open(event: DummyFaced | Claimed, scenery: Scenery) -> Motion:
    """Turn the cards of a hand up, and lay them out."""
    before, after = scenery.lay(scenery.before), scenery.lay(scenery.after)
    moves = []
    for number, card in enumerate(event.cards):
        source, target = before.get(back_key(event.player, number)), after[card_key(card)]
        if source is not None:
            start = setting_out(source, target, target.z)
            moves.append(Move(card_key(card), start, target, number * FACE_STEP, FACED))
    return Motion.of(moves, [Cue(0.0, "deal")], hold=0.3)


def gem(table: BridgeTable, seat: Player) -> Gem:
    """Return the seat's letter, red where its side is vulnerable."""
    letter = seat_name(seat)[0]
    told = [seat_name(seat)]
    is_vulnerable = table.is_written_vulnerable(seat)
    told.append(_("vulnerable") if is_vulnerable else _("not vulnerable"))
    if table.contract is not None and seat == table.contract.declarer:
        told.append(_("declarer"))
    if table.contract is not None and seat == table.contract.dummy:
        told.append(_("dummy"))
    return Gem(letter, "over" if is_vulnerable else "quiet", ", ".join(told))


def turn(table: BridgeTable) -> Player | None:
    """Return whose turn it is: who is to call, or whose hand is to be played from."""
    if table.is_bidding:
        return table.player
    return table.hand_player if table.is_playing else None


def bar(table: BridgeTable, port: Port[Any, Any]) -> Sequence[str]:
    """Return which deal it is, and who is ahead."""
    deal = _("Deal {number}").format(number=table.number + 1)
    if table.standing.next is not None:
        deal = _("Board {number}").format(number=table.standing.board)
    elif port.deals_in_match is not None:
        deal = _("Deal {number} of {all}").format(number=table.number + 1, all=port.deals_in_match)
    parts = [f"{{muted}}{deal}{{/}}"]
    if table.contract is not None:
        parts.append(f"**{contract_sign(table.contract)}**")
    if table.options.form == "rubber":
        games = table.written.rubber.games
        parts.append(
            "{muted}" + _("games {ours} : {theirs}").format(ours=games[0], theirs=games[1]) + "{/}"
        )
    return parts


def ask(view: BridgeView, legal: Sequence[Any], submit: Callable[[Any], object]) -> Asking | None:
    """Return the bidding box, or what is asked about a claim."""
    table = view.table
    if table.is_bidding:
        return BiddingBox(view, legal, submit)
    if table.phase == Phase.CLAIM:
        return ClaimPanel(view, submit)
    if table.phase == Phase.ANSWER and table.claim is not None:
        return Calls(
            _claim_words(table), legal, name_action, submit, meaning=partial(meaning, view)
        )
    if CLAIM in legal:
        return Calls("", [CLAIM], name_action, submit, is_low=True, meaning=partial(meaning, view))
    return None


def _claim_words(table: BridgeTable) -> str:
    assert table.claim is not None
    player = seat_name(table.claim.player)
    return _("{player} claims {n} of the last {left} tricks").format(
        player=player, n=table.claim.tricks, left=tricks_left(table)
    )


def card_of(view: BridgeView, action: Any) -> Card | None:
    """Return the card of the hand that an action plays; a floating Joker is led as either suit."""
    if not isinstance(action, PlayCard):
        return None
    return leaves_hand(action.card, view.table.held(view.table.hand_player))


def name_action(action: Any) -> str:
    """Return a call, a card, or what is said of a claim, in markup."""
    match action:
        case PlayCard(card) if card is not None:
            return write_card(str(card))
        case Tricks(count):
            return str(count)
        case Claim():
            return _("Claim")
        case Accept():
            return _("Accept")
        case Contest():
            return _("Contest")
        case Pass():
            return _("Pass")
    return call_sign(action)


def popped(event: Event) -> tuple[Player, str] | None:
    """Return what was said."""
    match event:
        case Called(player, call):
            return player, call_sign(call)
        case Claimed(player, tricks):
            return player, _("claims {n}").format(n=tricks)
        case ClaimAnswered(player, is_accepted):
            return player, _("accepts") if is_accepted else _("contests")
    return None


def noticed(event: Event, names: Sequence[str]) -> str:
    """Return why a claim is contested."""
    match event:
        case ClaimAnswered(is_accepted=False):
            return contested(event, names)
    return ""


def beats(event: Event, before: BridgeTable) -> Sequence[Beat]:
    """Return a double, and how declarer's side has fared."""
    match event:
        case Called(player, Double() | Redouble()):
            return [Beat("kontra", (player,))]
        case DealScored(result) if result.contract is not None and result.score is not None:
            contract = result.contract
            is_made = result.tricks >= before.options.book + contract.level
            is_slam = contract.level >= SMALL_SLAM
            name: BeatName = "slam" if is_slam and is_made else "made" if is_made else "missed"
            return [Beat(name, (contract.declarer, contract.dummy))]
    return ()


def talon(table: BridgeTable) -> Hand:
    """Return the cards left over, as they lie on the table."""
    if table.phase == Phase.DEAL:
        return ()
    return table.hidden or backs(len(table.hidden_owners))


def talon_name(table: BridgeTable) -> str:
    """Return what the cards left over are called, "" where there are none.

    Whose they are is told until they are turned up, each before its owner.
    """
    if not (count := len(talon(table))):
        return ""
    if table.hidden:
        return many("Hidden card", "Hidden cards", count)
    told = many("Hidden card of {owners}", "Hidden cards of {owners}", count)
    return told.format(owners=_(" and ").join(map(seat_name, table.hidden_owners)))


def score_page(standing: BridgeStanding, names: Sequence[str]) -> ReadingPage:
    """Return the score sheet, drawn as the form of the match is written."""
    sheet = RubberSheet if standing.options.form == "rubber" else BoardSheet
    return sheet(standing, names)


def results_page(event: MatchEnded, standing: BridgeStanding, names: Sequence[str]) -> Results:
    """Return the end of the match, with each side's contracts."""
    played = [
        [r for r in standing.results if r.contract is not None and r.contract.side == side]
        for side in range(2)
    ]
    made = [sum(r.score is not None and r.score.below > 0 for r in each) for each in played]
    columns = (
        ResultColumn(_("Side"), [side_name(side_of(player)) for player in range(4)]),
        ResultColumn(
            _("Contracts made"),
            [
                _("{made} of {all}").format(made=made[side], all=len(played[side]))
                for side in map(side_of, range(4))
            ],
        ),
    )
    return Results(event, standing, names, columns, BRIDGE.telling)


def idle(table: BridgeTable, seat: Player) -> str:
    """Return that the partner plays the seat's cards, "" where it plays them itself (BR-27)."""
    if table.decider(seat) == seat:
        return ""
    return _("Your partner plays your cards in this deal, so there is nothing to advise.")


BRIDGE_TABLE = TableGame(
    gem=gem,
    bar=bar,
    ask=ask,
    play=PLAYS.__getitem__,
    name_action=name_action,
    deal_page=DealOver,
    score_page=score_page,
    results_page=results_page,
    stops=(DealScored,),
    starts=DealStarted,
    trump=lambda table: None,
    ranks=lambda table: (table.trump, table.order),
    woven=lambda table: None if table.contract is None else table.trump,
    turn=turn,
    emblem=("two", "SA", "R*", "HK"),
    popped=popped,
    noticed=noticed,
    beats=beats,
    trumps=lambda table: 0 if table.options.jokers else 13,
    talon=talon,
    talon_name=talon_name,
    extra=AuctionTable,
    idle=idle,
    card_name=card_name,
    fan=fan,
    card_of=card_of,
    besides=(Claim,),
    is_clockwise=True,
    write_card=write_card,
)
