"""The bidding: calls, the talon, raises, and the cards put away (DS-09 to DS-17)."""

from game.core.protocols import CHANCE, Emit, Refusal
from game.core.rng import Rng
from game.core.words import _
from game.kit.table import without
from game.rulesets.schnapsen.actions import (
    BIDS,
    LEAVE,
    PASS,
    PUTS,
    TAKE,
    Bid,
    FillTalon,
    LeaveTalon,
    Pass,
    PutAway,
    SchnapsenAction,
)
from game.rulesets.schnapsen.contracts import CONTRACTS, TALON, Aim
from game.rulesets.schnapsen.deal import why_not_drawn
from game.rulesets.schnapsen.events import (
    AuctionWon,
    CallMade,
    CardPutAway,
    ContractRaised,
    TalonLeft,
    TalonTaken,
)
from game.rulesets.schnapsen.play import ask_kontra
from game.rulesets.schnapsen.position import Phase, SchnapsenTable, together
from game.rulesets.schnapsen.scoring import Stakes


def calls_open(table: SchnapsenTable) -> list[SchnapsenAction]:
    """DS-09 to DS-12."""
    bids = [
        BIDS[name]
        for name in table.auction.may_bid(table.player)
        if is_honest(table, name, to_come=TALON)
    ]
    return [PASS, *bids] if table.auction.calls else [*bids]


def why_not_call(table: SchnapsenTable, action: SchnapsenAction) -> Refusal | None:
    """Return why the player to call may not say this."""
    if isinstance(action, Pass):
        return Refusal(_("Forehand opens the bidding and cannot pass."), "DS-09")
    if isinstance(action, Bid):
        found = table.auction.refusal(table.player, action.contract)
        return found or no_long_suit(action.contract)
    return None


def make_call(table: SchnapsenTable, action: SchnapsenAction, emit: Emit | None) -> SchnapsenTable:
    """Let the player in turn bid or pass; with the second pass the third is declarer (DS-10)."""
    player, contract = table.player, action.contract if isinstance(action, Bid) else None
    auction = table.auction.with_call(contract)
    table = table.but(auction=auction)
    if auction.to_call is not None:
        table = table.but(player=auction.to_call)
    if emit:
        emit(CallMade(player, contract, after=table))
    if auction.to_call is None:
        won = auction.highest
        assert won is not None
        table = come_to_talon(table.but(declarer=won.player, contract=won.bid))
        if emit:
            emit(AuctionWon(won.player, table.contract, after=table))
    return table


Actions = list[SchnapsenAction]


def come_to_talon(table: SchnapsenTable) -> SchnapsenTable:
    """Return the table after the auction, the talon to be taken if at all (DS-14, DS-16, DS-17)."""
    options = table.standing.options
    if table.row.aim == Aim.NO_TRICK and not options.bettler_exchange:
        return ask_kontra(table)
    if options.unseen_talon:
        return table.but(phase=Phase.TALON, player=table.maker)
    return table.but(phase=Phase.DRAWING, player=CHANCE)


# -- taking it


def talon_open(table: SchnapsenTable) -> Actions:
    """DS-16."""
    return [TAKE, LEAVE]


def choose_talon(
    table: SchnapsenTable, action: SchnapsenAction, emit: Emit | None
) -> SchnapsenTable:
    """Let the declarer take the talon, or leave it for a point more."""
    if not isinstance(action, LeaveTalon):
        return table.but(phase=Phase.DRAWING, player=CHANCE)
    table = ask_kontra(table.but(stakes=Stakes(unseen=True)))
    if emit:
        emit(TalonLeft(table.maker, after=table))
    return table


def draw_talon(table: SchnapsenTable, rng: Rng) -> FillTalon:
    """Draw what lies in the talon."""
    return FillTalon(tuple(rng.sample(table.unseen_stock(), TALON)))


def why_not_shown(table: SchnapsenTable, action: FillTalon) -> Refusal | None:
    """Return why this cannot be the talon."""
    return why_not_drawn(table, action.cards, TALON)


def show_talon(table: SchnapsenTable, action: FillTalon, emit: Emit | None) -> SchnapsenTable:
    """Let the declarer take up what chance found in the talon."""
    cards, declarer = action.cards, table.maker
    table = table.but(
        hands=table.with_hand(declarer, together(table.hands[declarer], cards)),
        talon=(),
        found=cards,
        player=declarer,
    )
    raises = table.standing.options.raising and open_raises(table)
    table = table.but(phase=Phase.RAISE if raises else Phase.EXCHANGE)
    if emit:
        emit(TalonTaken(declarer, cards, after=table))
    return table


# -- raising


def is_higher(table: SchnapsenTable, contract: str) -> bool:
    """Tell whether the contract is open to the declarer and higher than his own (DS-13)."""
    row = CONTRACTS[contract]
    is_open = row.is_open_to(forehand=table.maker == table.forehand)
    return is_open and row.value > table.row.value


def is_honest(table: SchnapsenTable, contract: str, to_come: int) -> bool:
    """Tell whether house rules let the player to act bid this with his cards (DS-12)."""
    if not table.standing.options.honest_suits:
        return True
    return CONTRACTS[contract].is_honest(table.hand(table.player), table.named_trump, to_come)


def open_raises(table: SchnapsenTable) -> list[str]:
    """Return the contracts to which the declarer may raise."""
    return [
        name
        for name, row in CONTRACTS.items()
        if is_higher(table, name)
        and is_honest(table, name, to_come=0)
        and (table.standing.options.bettler_exchange or row.aim != Aim.NO_TRICK)
    ]


def raises_open(table: SchnapsenTable) -> Actions:
    """DS-13."""
    return [PASS, *[BIDS[name] for name in open_raises(table)]]


def no_long_suit(contract: str) -> Refusal:
    """Return that the player cannot come to five cards of the suit (DS-12)."""
    sentence = _("You cannot come to five cards of the suit that {contract} needs.")
    return Refusal(sentence.format(contract=_(CONTRACTS[contract].title)), "DS-12")


def why_not_raise(table: SchnapsenTable, action: SchnapsenAction) -> Refusal | None:
    """Return why the declarer who has seen the talon may not raise to this."""
    if not isinstance(action, Bid):
        return None
    row = CONTRACTS[action.contract]
    if not is_higher(table, action.contract):
        sentence = _("{contract} is not open to you, or no higher than your contract.")
        return Refusal(sentence.format(contract=_(row.title)), "DS-13")
    if row.aim == Aim.NO_TRICK:
        sentence = _("A Bettler is played without the talon here, and you have seen it.")
        return Refusal(sentence, "DS-17")
    sentence = _("{contract} needs five cards of the suit, and now no more can come.")
    return Refusal(sentence.format(contract=_(row.title)), "DS-12")


def make_raise(table: SchnapsenTable, action: SchnapsenAction, emit: Emit | None) -> SchnapsenTable:
    """Let the declarer raise the contract, or keep it."""
    table = table.but(phase=Phase.EXCHANGE)
    if isinstance(action, Bid):
        table = table.but(contract=action.contract)
        if emit:
            emit(ContractRaised(table.maker, action.contract, after=table))
    return table


# -- putting cards away


def exchange_open(table: SchnapsenTable) -> Actions:
    """DS-14."""
    return [PUTS[card] for card in table.hand(table.player)]


def why_not_put_away(table: SchnapsenTable, action: SchnapsenAction) -> Refusal | None:
    """Return why this cannot be put away."""
    if not isinstance(action, PutAway):
        return None
    return Refusal(_("You can only put away a card that you hold."), "DS-14")


def put_card_away(table: SchnapsenTable, action: PutAway, emit: Emit | None) -> SchnapsenTable:
    """Let the declarer put a card away; with the second one the opponents are asked for Kontra."""
    declarer, card = table.maker, action.card
    table = table.but(
        hands=table.with_hand(declarer, without(table.hands[declarer], card)),
        put_away=together(table.put_away, [card]),
    )
    if len(table.put_away) == TALON:
        table = ask_kontra(table)
    if emit:
        emit(CardPutAway(declarer, card, after=table))
    return table
