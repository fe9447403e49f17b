"""Dreierschnapsen in words: the log, the position, the deal, what a button says."""

from collections.abc import Callable, Mapping
from typing import Any

from game.core.protocols import Event, Names
from game.core.words import _, many
from game.kit.cards import NO_TRUMP, SUIT_LETTERS, hand_words
from game.kit.facts import CardPlayed, HandDealt, TrickTaken
from game.kit.german import german_card_name, german_suit_name
from game.kit.points import points_words
from game.kit.tricks import Trick
from game.rulesets.schnapsen.actions import (
    Bid,
    Claim,
    LeaveTalon,
    Marry,
    NameTrump,
    PlayCard,
    PutAway,
    SayKontra,
    SayRekontra,
    SchnapsenAction,
    TakeTalon,
    TurnUp,
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
from game.rulesets.schnapsen.scoring import arithmetic
from game.rulesets.schnapsen.standing import SchnapsenStanding
from game.rulesets.schnapsen.state import SchnapsenState
from game.rulesets.schnapsen.view import Phase, SchnapsenView


def describe(event: Event, names: Names) -> str:
    """Return one sentence for the log, "" for an event not worth one."""
    tell = _TOLD.get(type(event))
    return tell(event, names) if tell else ""


def _dealt(event: HandDealt, names: Names) -> str:
    if event.cards is None:
        return ""
    held = " ".join(map(str, event.cards))
    return _("{player} is dealt {cards}.").format(player=names[event.player], cards=held)


def _taken_up(event: PacketTakenUp, names: Names) -> str:
    if event.cards is None:
        return ""
    held = " ".join(map(str, event.cards))
    return _("{player} takes up {cards}.").format(player=names[event.player], cards=held)


def _called(event: CallMade, names: Names) -> str:
    if event.contract is None:
        return _("{player} passes.").format(player=names[event.player])
    return _("{player} bids {contract}.").format(
        player=names[event.player], contract=contract_name(event.contract)
    )


def _talon(event: TalonTaken, names: Names) -> str:
    if event.cards is None:
        return _("{player} takes the talon.").format(player=names[event.player])
    return _("{player} takes the talon: {cards}.").format(
        player=names[event.player], cards=" ".join(map(str, event.cards))
    )


def _put_away(event: CardPutAway, names: Names) -> str:
    if event.card is None:
        return _("{player} puts a card away.").format(player=names[event.player])
    return _("{player} puts the {card} away.").format(
        player=names[event.player], card=german_card_name(event.card)
    )


def _doubled(event: StakesDoubled, names: Names) -> str:
    said = _("Kontra") if event.multiplier == 2 else _("Rekontra")
    return _("{player}: {said}! The deal counts {n} times.").format(
        player=names[event.player], said=said, n=event.multiplier
    )


def _married(event: MarriageShown, names: Names) -> str:
    marriage = event.marriage
    return _("{player} declares {value} in {suit}.").format(
        player=names[marriage.player],
        value=marriage.value,
        suit=german_suit_name(marriage.cards[0].suit),
    )


def _claimed(event: SixtySixClaimed, names: Names) -> str:
    if event.is_right:
        return _("{player} claims 66, and has {points}.").format(
            player=names[event.player], points=event.points
        )
    return _("{player} claims 66, but has only {points}.").format(
        player=names[event.player], points=event.points
    )


def _scored(event: DealScored, names: Names) -> str:
    result = event.result
    told = arithmetic(result.ending, result.stakes, result.contract)
    won = [name for name, points in zip(names, result.points, strict=True) if points]
    totals = ", ".join(f"{name} {total}" for name, total in zip(names, event.totals, strict=True))
    return _("{winners}: {arithmetic}. In all: {totals}.").format(
        winners=_(" and ").join(won), arithmetic=told, totals=totals
    )


_TOLD: Mapping[type, Callable[[Any, Names], str]] = {
    DealStarted: lambda event, names: _("Deal {number}. {dealer} deals.").format(
        number=event.number + 1, dealer=names[event.dealer]
    ),
    HandDealt: _dealt,
    TrumpNamed: lambda event, names: _("{player} announces {suit} as trumps.").format(
        player=names[event.player], suit=german_suit_name(event.suit)
    ),
    TrumpTurned: lambda event, names: _(
        "{player} has a card turned up, the {card}: {suit} are trumps."
    ).format(
        player=names[event.player],
        card=german_card_name(event.card),
        suit=german_suit_name(event.card.suit),
    ),
    PacketTakenUp: _taken_up,
    CallMade: _called,
    AuctionWon: lambda event, names: _("{player} plays {contract}.").format(
        player=names[event.player], contract=contract_name(event.contract)
    ),
    TalonTaken: _talon,
    TalonLeft: lambda event, names: _("{player} leaves the talon unseen.").format(
        player=names[event.player]
    ),
    ContractRaised: lambda event, names: _("{player} raises to {contract}.").format(
        player=names[event.player], contract=contract_name(event.contract)
    ),
    CardPutAway: _put_away,
    StakesDoubled: _doubled,
    MarriageShown: _married,
    CardPlayed: lambda event, names: _("{player} plays the {card}.").format(
        player=names[event.player], card=german_card_name(event.card)
    ),
    TrickTaken: lambda event, names: _("{player} takes the trick.").format(
        player=names[event.player]
    ),
    SixtySixClaimed: _claimed,
    DealScored: _scored,
}


def contract_name(contract: str) -> str:
    """Return a contract's name, in the language in use."""
    return _(CONTRACTS[contract].title)


def action_words(action: SchnapsenAction) -> str:
    """Return what a button for the action says."""
    match action:
        case NameTrump(suit):
            return german_suit_name(suit)
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
            return german_card_name(card)
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
        "calls": [[call.player, call.contract or "pass"] for call in deal.auction.calls],
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


def text_view(view: SchnapsenView, names: Names) -> str:
    """Return the position in words, for text mode and screen readers."""
    lines = [_heading(view, names), *_players(view, names)]
    if view.turned is not None and not view.tricks:
        lines.append(_("Turned up: the {card}.").format(card=german_card_name(view.turned)))
    if view.tricks:
        lines.append(_("Last trick: {trick}.").format(trick=_trick(view.tricks[-1], names)))
    if view.trick.cards:
        lines.append(_("On the table: {trick}.").format(trick=_trick(view.trick, names)))
    if view.put_away:
        lines.append(_("You put away: {cards}.").format(cards=_cards(view.put_away)))
    if view.observer is not None:
        if view.declarer is not None and view.standing.options.points_shown:
            lines.append(_own_points(view))
        lines.append(_("Your hand: {cards}.").format(cards=_cards(view.hand)))
    if words := _ASKED.get(view.phase):
        lines.append(words())
    return "\n".join(lines)


def _heading(view: SchnapsenView, names: Names) -> str:
    parts = [
        _("Deal {number}, dealer: {dealer}").format(
            number=view.standing.deals_played + 1, dealer=names[view.dealer]
        )
    ]
    if view.named is not None:
        trumps = _("no trumps") if view.trump == NO_TRUMP else german_suit_name(view.trump)
        parts.append(_("trumps: {trumps}").format(trumps=trumps))
    if view.declarer is not None:
        parts.append(
            _("{declarer} plays {contract}").format(
                declarer=names[view.declarer], contract=contract_name(view.contract)
            )
        )
    if view.stakes.unseen:
        parts.append(_("talon unseen: one point more"))
    if view.stakes.multiplier > 1:
        parts.append(
            many("counts once", "counts {n} times", view.stakes.multiplier).format(
                n=view.stakes.multiplier
            )
        )
    return ", ".join(parts) + "."


def _players(view: SchnapsenView, names: Names) -> list[str]:
    said: dict[int, str] = {}
    for call in view.auction.calls:
        said[call.player] = contract_name(call.contract) if call.contract else _("pass")
    return [
        _("{name}: {points}, said {call}, tricks {taken}, {held}.").format(
            name=name,
            points=points_words(view.standing.scores[player]),
            call=said.get(player, "–"),
            taken=view.taken[player],
            held=hand_words(view.hand_sizes[player]),
        )
        for player, name in enumerate(names)
    ]


def _own_points(view: SchnapsenView) -> str:
    assert view.observer is not None
    side = view.side(view.observer)
    if side.in_marriages and not side.tricks:
        return _("Your side has no trick yet; {n} points of marriages wait for one.").format(
            n=side.in_marriages
        )
    return many(
        "Your side has {n} card point.", "Your side has {n} card points.", side.points
    ).format(n=side.points)


def _cards(cards: Any) -> str:
    return " ".join(map(str, cards))


def _trick(trick: Trick, names: Names) -> str:
    return ", ".join(
        f"{names[trick.player(place, 3)]} {card}" for place, card in enumerate(trick.cards)
    )


_ASKED: Mapping[Phase, Callable[[], str]] = {
    Phase.TRUMPS: lambda: _("Forehand names trumps, or has an unseen card turned up."),
    Phase.TALON: lambda: _("The declarer takes the talon, or leaves it for a point more."),
    Phase.RAISE: lambda: _("The declarer keeps the contract (pass), or raises it."),
    Phase.EXCHANGE: lambda: _("The declarer puts two cards away."),
    Phase.KONTRA: lambda: _("Kontra, or pass?"),
    Phase.REKONTRA: lambda: _("Rekontra, or pass?"),
    Phase.CLAIM: lambda: _("Claim 66, or pass to let the play go on?"),
}
