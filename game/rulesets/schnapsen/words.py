"""Dreierschnapsen in words: the log, the position, the deal, what a button says."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from game.core.points import listed, points_words
from game.core.protocols import Event, Names, Player
from game.core.words import _, many, opening
from game.kit import telling
from game.kit.cards import NO_TRUMP, SUIT_LETTERS, Card
from game.kit.german import as_recorded, faces, german_card_name, german_suit_name, in_use
from game.kit.telling import plain, tricks_told, typed_word
from game.kit.tricks import HandDealt, PlayCard
from game.rulesets.schnapsen.accounts import deal_account
from game.rulesets.schnapsen.actions import (
    Bid,
    Claim,
    LeaveTalon,
    Marry,
    NameTrump,
    PutAway,
    SayKontra,
    SayRekontra,
    SchnapsenAction,
    TakeTalon,
    TurnUp,
    parse_action,
)
from game.rulesets.schnapsen.contracts import CONTRACTS
from game.rulesets.schnapsen.events import (
    AuctionWon,
    CallMade,
    CardPutAway,
    ContractRaised,
    DealScored,
    DealStarted,
    MarriageShown,
    PacketTakenUp,
    SixtySixClaimed,
    StakesDoubled,
    TalonLeft,
    TalonTaken,
    TrumpNamed,
    TrumpTurned,
)
from game.rulesets.schnapsen.phases import SchnapsenState
from game.rulesets.schnapsen.position import Phase, SchnapsenTable, SchnapsenView, known
from game.rulesets.schnapsen.scoring import Side
from game.rulesets.schnapsen.standing import SchnapsenStanding


def whole_words(steps: Sequence[Any]) -> str:
    """Return which cards a whole exchange puts away."""
    return listed([german_card_name(each.card) for each in steps])


def describe(event: Event, names: Names) -> str:
    """Return one sentence for the log, "" for an event not worth one."""
    match event:
        case DealStarted(number, dealer):
            return _("Deal {number}. {dealer} deals.").format(
                number=number + 1, dealer=names[dealer]
            )
        case HandDealt(player, _count, cards):
            if cards is None:
                return ""
            return _("{player} is dealt {cards}.").format(player=names[player], cards=_cards(cards))
        case PacketTakenUp(player, _count, cards):
            if cards is None:
                return ""
            return _("{player} takes up {cards}.").format(player=names[player], cards=_cards(cards))
        case TrumpNamed(player, suit):
            return _("{player} announces {suit} as trumps.").format(
                player=names[player], suit=german_suit_name(suit)
            )
        case TrumpTurned(player, _place, card):
            return _("{player} has a card turned up, the {card}: {suit} are trumps.").format(
                player=names[player],
                card=german_card_name(card),
                suit=german_suit_name(card.suit),
            )
        case CallMade(player, contract):
            if contract is None:
                return _("{player} passes.").format(player=names[player])
            return _("{player} bids {contract}.").format(
                player=names[player], contract=contract_name(contract)
            )
        case AuctionWon(player, contract):
            return _("{player} plays {contract}.").format(
                player=names[player], contract=contract_name(contract)
            )
        case ContractRaised(player, contract):
            return _("{player} raises to {contract}.").format(
                player=names[player], contract=contract_name(contract)
            )
        case StakesDoubled(player, multiplier):
            words = (
                _("{player}: Kontra! The deal counts double.")
                if multiplier == 2
                else _("{player}: Rekontra! The deal counts four times.")
            )
            return words.format(player=names[player])
        case MarriageShown(marriage):
            return _("{player} declares {value} in {suit}.").format(
                player=names[marriage.player],
                value=marriage.value,
                suit=german_suit_name(marriage.cards[0].suit),
            )
        case SixtySixClaimed(player, points, is_right):
            sentence = (
                _("{player} claims 66, and has {points}.")
                if is_right
                else _("{player} claims 66, but has only {points}.")
            )
            return sentence.format(player=names[player], points=points)
        case DealScored():
            return _scored(event, names)
    return _of_talon(event, names) or telling.describe(event, names, german_card_name)


def _of_talon(event: Event, names: Names) -> str:
    match event:
        case TalonTaken(player, cards):
            if cards is None:
                return _("{player} takes the talon.").format(player=names[player])
            return _("{player} takes the talon: {cards}.").format(
                player=names[player], cards=_cards(cards)
            )
        case TalonLeft(player):
            return _("{player} leaves the talon unseen.").format(player=names[player])
        case CardPutAway(player, card):
            if card is None:
                return _("{player} puts a card away.").format(player=names[player])
            return _("{player} puts the {card} away.").format(
                player=names[player], card=german_card_name(card)
            )
    return ""


def _scored(event: DealScored, names: Names) -> str:
    totals = ", ".join(f"{name} {total}" for name, total in zip(names, event.totals, strict=True))
    return _("{account} In all: {totals}.").format(
        account=deal_account(event.result, names), totals=totals
    )


def contract_name(contract: str) -> str:
    """Return a contract's name, in the language in use."""
    return _(CONTRACTS[contract].title)


def action_words(action: SchnapsenAction) -> str:
    """Return what a button for the action says."""
    match action:
        case NameTrump(suit):
            return opening(german_suit_name(suit))
        case TurnUp(place):
            return _("Turn up card {place}").format(place=place)
        case Bid(contract):
            row = CONTRACTS[contract]
            return _("{contract} ({value})").format(
                contract=contract_name(contract),
                value="1–3" if contract == "game" else row.value,
            )
        case TakeTalon():
            return _("Take the talon")
        case LeaveTalon():
            return _("Leave the talon (+1)")
        case PutAway(card) if card is not None:
            return _("Put the {card} away").format(card=german_card_name(card))
        case SayKontra():
            return _("Kontra")
        case SayRekontra():
            return _("Rekontra")
        case Claim():
            return _("Claim 66")
        case PlayCard(card):
            return opening(german_card_name(card))
        case Marry(led):
            return _("Declare {suit} and lead the {card}").format(
                suit=german_suit_name(led.suit), card=german_card_name(led)
            )
    return _("Pass")


def deal_summary(deal: SchnapsenState, standing: SchnapsenStanding) -> Mapping[str, Any]:
    """Return what `play --json` tells of a deal."""
    result = standing.results[-1]
    return {
        "deal": standing.deals_played,
        "dealer": result.dealer,
        "trump": SUIT_LETTERS[result.trump],
        "calls": [[call.player, call.bid or "pass"] for call in deal.table.auction.calls],
        "declarer": result.declarer,
        "contract": result.contract,
        "unseen_talon": result.stakes.unseen,
        "multiplier": result.stakes.multiplier,
        "ending": str(result.ending.reason),
        "made": result.ending.declarer_wins,
        "tricks": {"declarer": result.tricks[0], "opponents": result.tricks[1]},
        "card_points": {"declarer": result.card_points[0], "opponents": result.card_points[1]},
        "scores": list(result.points),
        "totals": list(standing.scores),
        "bummerl": list(standing.bummerl()),
    }


def text_view(view: SchnapsenView, names: Names, _whole: int | None) -> str:
    """Return the position in words, for text mode and screen readers."""
    table = view.table
    lines = [_heading(table, names), *_players(table, names)]
    if table.turned is not None and not table.tricks:
        lines.append(_("Turned up: the {card}.").format(card=german_card_name(table.turned)))
    lines += tricks_told(table, names)
    if away := known(table.put_away):
        lines.append(_("You put away: {cards}.").format(cards=_cards(away)))
    if view.observer is not None:
        if table.declarer is not None and table.standing.options.points_shown:
            lines.append(_own_points(table.side(view.observer)))
        lines.append(_("Your hand: {cards}.").format(cards=_cards(view.hand)))
    return "\n".join(lines)


def asked(view: SchnapsenView) -> str:
    """Return what the observer is asked, "" for a card."""
    table = view.table
    if table.player != view.observer or table.phase not in _ASKED:
        return ""
    if table.phase is Phase.EXCHANGE and table.put_away:
        return _("Put one more card away.")
    return _ASKED[table.phase]()


def _heading(table: SchnapsenTable, names: Names) -> str:
    parts = [
        _("Deal {number}, dealer: {dealer}, Forehand: {forehand}").format(
            number=table.standing.deals_played + 1,
            dealer=names[table.dealer],
            forehand=names[table.forehand],
        )
    ]
    if table.named is not None:
        trumps = _("trumps: {trumps}").format(trumps=german_suit_name(table.trump))
        parts.append(_("no trumps") if table.trump == NO_TRUMP else trumps)
    if table.declarer is not None:
        parts.append(
            _("{declarer} plays {contract}").format(
                declarer=names[table.declarer], contract=contract_name(table.contract)
            )
        )
    if table.stakes.unseen:
        parts.append(_("talon unseen: one point more"))
    if table.stakes.multiplier > 1:
        is_double = table.stakes.multiplier == 2
        parts.append(_("counts double") if is_double else _("counts four times"))
    return ", ".join(parts) + "."


def _players(table: SchnapsenTable, names: Names) -> list[str]:
    return [f"{name}: {', '.join(_said(table, player))}." for player, name in enumerate(names)]


def _said(table: SchnapsenTable, player: Player) -> Iterator[str]:
    yield points_words(table.standing.scores[player])
    if (call := table.auction.last_of(player)) is not None:
        said = contract_name(call.bid) if call.bid else _("pass")
        yield _("said {call}").format(call=said)
    if table.tricks:
        yield _("tricks {taken}").format(taken=table.taken[player])


def _own_points(side: Side) -> str:
    if side.in_marriages and not side.tricks:
        return _("Your side has no trick yet; {n} points of marriages wait for one.").format(
            n=side.in_marriages
        )
    return many(
        "Your side has {n} card point.", "Your side has {n} card points.", side.points
    ).format(n=side.points)


def _cards(cards: Iterable[Card]) -> str:
    return " ".join(card.written for card in cards)


_ASKED: Mapping[Phase, Callable[[], str]] = {
    Phase.TRUMPS: lambda: _("Name trumps, or have one of your unseen cards turned up."),
    Phase.TALON: lambda: _("Take the talon, or leave it for a point more."),
    Phase.RAISE: lambda: _("Keep the contract, or raise it."),
    Phase.EXCHANGE: lambda: _("Put two cards away."),
    Phase.KONTRA: lambda: _("Kontra, or pass?"),
    Phase.REKONTRA: lambda: _("Rekontra, or pass?"),
    Phase.CLAIM: lambda: _("Claim 66, or pass to let the play go on?"),
}


GAME = Bid("game")
"""The one contract whose name is another in each language."""


def written(action: SchnapsenAction) -> str:
    """Return a decision as text mode writes it: "game", "spiel", "farben gang", "HK+HQ"."""
    if action == GAME:
        return typed_word(_(CONTRACTS["game"].title))
    return in_use(str(action)).replace("_", " ")


def notation() -> str:
    """Return how cards are written, by the faces in use."""
    if faces() == "french":
        return _(
            "Cards are written suit first: HQ is the Queen of Hearts, -HQ puts it away, HK+HQ "
            "declares the marriage."
        )
    return _(
        "Cards are written suit first: S, H, D, C are Leaves, Hearts, Bells, Acorns. HO is the "
        "Ober of Hearts, -HO puts it away, HK+HO declares the marriage."
    )


def spoken(text: str) -> SchnapsenAction | None:
    """Return the bid that a line names by its contract as it is called, or what it says of cards
    with French faces; None for neither."""
    named = {plain(typed_word(_(row.title))): Bid(id) for id, row in CONTRACTS.items()}
    if (bid := named.get(plain(typed_word(text)))) is not None:
        return bid
    try:
        return parse_action(as_recorded(text.strip()))
    except ValueError:
        return None
