"""Bridge in words: the log, the position, the deal."""

from collections.abc import Mapping
from typing import Any

from game.core.points import points_text, points_words
from game.core.protocols import Event, Names
from game.core.words import _, many
from game.kit import telling
from game.kit.cards import SUITS, Card, hand_words, suit_name
from game.kit.packs import FLOATS, JOKERS
from game.kit.telling import trick_text
from game.rulesets.bridge.actions import Bid, Call, Double, Pass
from game.rulesets.bridge.contract import COMPASS
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
from game.rulesets.bridge.naming import (
    bid_name,
    card_name,
    contract_name,
    seat_name,
    side_name,
    vulnerability_name,
)
from game.rulesets.bridge.scoring import ContractScore, Outcome
from game.rulesets.bridge.standing import BridgeStanding, DealResult
from game.rulesets.bridge.state import BridgeState
from game.rulesets.bridge.table import BridgeTable, BridgeView, Phase


def describe(event: Event, names: Names) -> str:
    """Return one sentence for the log, "" for an event not worth one."""
    match event:
        case DealStarted():
            return _begun(event, names)
        case Called(player, call):
            return _called(call).format(
                player=names[player], bid=bid_name(call) if isinstance(call, Bid) else ""
            )
        case AuctionEnded(contract):
            if contract is None:
                return _("Everybody has passed.")
            return _("The contract is {contract}.").format(contract=contract_name(contract, names))
        case DummyFaced(player, cards):
            return _("{player} is dummy and lays down {cards}.").format(
                player=names[player], cards=" ".join(map(str, cards))
            )
        case Claimed(player, tricks, cards):
            return many(
                "{player} claims {n} trick and shows {cards}.",
                "{player} claims {n} tricks and shows {cards}.",
                tricks,
            ).format(player=names[player], n=tricks, cards=" ".join(map(str, cards)))
        case ClaimAnswered(player, is_accepted):
            told = _("{player} accepts.") if is_accepted else _("{player} contests; play goes on.")
            return told.format(player=names[player])
        case HiddenRevealed(owners, cards):
            return " ".join(
                _("The hidden card of {player} is the {card}.").format(
                    player=names[owner], card=card_name(card)
                )
                for owner, card in zip(owners, cards, strict=True)
            )
        case DealScored(result, totals):
            sheet = _("{first}: {points}; {second}: {others}.").format(
                first=side_name(0),
                points=points_text(totals[0]),
                second=side_name(1),
                others=points_text(totals[1]),
            )
            return " ".join([*result_sentences(result, names), sheet])
    return telling.describe(event, names, card_name)


def _called(call: Call) -> str:
    if isinstance(call, Bid):
        return _("{player} bids {bid}.")
    if isinstance(call, Pass):
        return _("{player} passes.")
    return _("{player} doubles.") if isinstance(call, Double) else _("{player} redoubles.")


def result_sentences(result: DealResult, names: Names) -> list[str]:
    """Return what a deal came to, a sentence for each thing that scores."""
    contract, score = result.contract, result.score
    if contract is None or score is None:
        return [_("Nobody scores.")]
    told = [
        many(
            "{contract}: {n} trick, {outcome}.", "{contract}: {n} tricks, {outcome}.", result.tricks
        ).format(
            contract=contract_name(contract, names),
            n=result.tricks,
            outcome=outcome_words(score, result.tricks),
        )
    ]
    for card in result.hidden:
        told.append(
            _("Hidden card of {player}: {points}.").format(
                player=names[card.owner], points=points_words(card.points)
            )
        )
    for each in result.honours:
        told.append(
            many(
                "{n} honour of {player}: {points}.",
                "{n} honours of {player}: {points}.",
                each.count,
            ).format(n=each.count, player=names[each.player], points=points_words(each.points))
        )
    return told


def outcome_words(score: ContractScore, tricks: int) -> str:
    """Return how a contract ended: made, with overtricks, so many down, drawn."""
    over = tricks - score.required
    if score.outcome is Outcome.DRAW:
        return _("a draw")
    if over < 0:
        return many("{n} down", "{n} down", -over).format(n=-over)
    if over == 0:
        return _("just made")
    return many("made with {n} overtrick", "made with {n} overtricks", over).format(n=over)


def deal_summary(deal: BridgeState, standing: BridgeStanding) -> Mapping[str, Any]:
    """Return what `play --json` tells of a deal."""
    result = deal.result()
    told: dict[str, Any] = {
        "deal": standing.deals_played,
        "dealer": COMPASS[result.dealer],
        "vulnerable": [
            name for name, is_so in zip(("NS", "EW"), result.vulnerable, strict=True) if is_so
        ],
        "calls": [str(call.bid or "P") for call in deal.table.auction.calls],
        "contract": None,
        "tricks": list(deal.table.taken),
        "scores": [
            after - before
            for after, before in zip(standing.scores, deal.table.standing.scores, strict=True)
        ],
        "totals": list(standing.scores),
    }
    if result.contract and result.score:
        contract = result.contract
        told |= {
            "contract": str(contract.bid) + "X" * contract.doubling,
            "declarer": COMPASS[contract.declarer],
            "won": result.tricks,
            "hidden": [[COMPASS[each.owner], each.points] for each in result.hidden],
            "honours": [[COMPASS[each.player], each.count, each.points] for each in result.honours],
        }
    if standing.options.form == "rubber":
        rubber = standing.rubber
        told["rubber"] = {"games": list(rubber.games), "below": list(rubber.below)}
    return told


def _begun(event: DealStarted, names: Names) -> str:
    """Return which deal begins; a board that was set up beforehand has its own number."""
    set_up = event.after.standing.next if event.after is not None else None
    if set_up is None:
        words, number = _("Deal {number}. {dealer} deals, {vulnerable}."), event.number + 1
    else:
        words, number = _("Board {number}. {dealer} deals, {vulnerable}."), set_up.number
    return words.format(
        number=number,
        dealer=names[event.dealer],
        vulnerable=vulnerability_name(event.vulnerable),
    )


def text_view(view: BridgeView, names: Names, _whole: int | None) -> str:
    """Return the position in words, for text mode and screen readers."""
    table = view.table
    if table.standing.next is None:
        words = _("Deal {number}, dealer {dealer}, {vulnerable}.")
    else:
        words = _("Board {number}, dealer {dealer}, {vulnerable}.")
    begun = words.format(
        number=table.standing.board,
        dealer=names[table.dealer],
        vulnerable=vulnerability_name(table.vulnerable),
    )
    lines = [begun, *_sheet(table)]
    if calls := table.auction.calls:
        said = ", ".join(f"{names[call.player]} {call.bid or 'P'}" for call in calls)
        lines.append(_("Calls: {calls}.").format(calls=said))
    if table.contract:
        lines.append(_contract_line(table, names))
    for player, name in enumerate(names):
        line = _("{name}, {seat}: {held}.").format(
            name=name, seat=seat_name(player), held=hand_words(table.hand_sizes[player])
        )
        if player in table.open_to(view.observer) and player != view.observer:
            line += " " + _("The hand is open: {cards}.").format(
                cards=" ".join(map(str, table.held(player)))
            )
        lines.append(line)
    if table.tricks:
        lines.append(_("Last trick: {trick}.").format(trick=trick_text(table.tricks[-1], names)))
    if table.trick.cards:
        lines.append(_("On the table: {trick}.").format(trick=trick_text(table.trick, names)))
    if view.observer is not None:
        lines.append(_("Your hand: {cards}.").format(cards=" ".join(map(str, view.hand))))
        lines += filter(None, [_jokers(view), turn(view)])
        if table.phase == Phase.ANSWER and table.player == view.observer:
            lines.append(_("Accept the claim, or contest it."))
    return "\n".join(lines)


def turn(view: BridgeView) -> str:
    """Return from whose hand a card is to be played, "" where it is one's own (BR-27, BR-65)."""
    table = view.table
    if not table.is_playing or table.player != view.observer or table.player == table.hand_player:
        return ""
    if table.takes_over:
        return _("You play a card from your partner’s hand.")
    return _("You play a card from dummy’s hand.")


def _jokers(view: BridgeView) -> str:
    """Return what the wild Jokers in sight count as, and how they are written (BR-24, BR-25)."""
    table = view.table
    seen = {
        *view.hand,
        *(card for player in table.open_to(view.observer) for card in table.held(player)),
    }
    return " ".join(_wild(table, joker) for joker in sorted(FLOATS) if joker in seen)


def _wild(table: BridgeTable, joker: Card) -> str:
    trump = table.order.suit[joker]
    if trump in SUITS:
        return _("{joker} is a trump.").format(joker=joker)
    one, other = FLOATS[joker]
    return _(
        "{joker} counts as {one} and {other}: type {first} or {last} to lead it or to follow suit."
    ).format(
        joker=joker,
        one=suit_name(one),
        other=suit_name(other),
        first=JOKERS[one],
        last=JOKERS[other],
    )


def _sheet(table: BridgeTable) -> list[str]:
    """Return the totals, and in a rubber what stands below the line."""
    standing = table.standing
    lines = []
    for side in range(2):
        told = {"side": side_name(side), "points": points_text(standing.columns[side])}
        if standing.options.form == "rubber":
            rubber = standing.rubber
            lines.append(
                many(
                    "{side}: {points}, {n} game, {below} below the line.",
                    "{side}: {points}, {n} games, {below} below the line.",
                    rubber.games[side],
                ).format(**told, n=rubber.games[side], below=rubber.below[side])
            )
        else:
            lines.append(_("{side}: {points}.").format(**told))
    return lines


def _contract_line(table: BridgeTable, names: Names) -> str:
    contract = table.contract
    assert contract is not None, "there is a contract"
    needed = table.options.book + contract.level
    return _("{contract}; tricks needed: {needed}, won: {won}, lost: {lost}.").format(
        contract=contract_name(contract, names),
        needed=needed,
        won=table.tricks_of(contract.side),
        lost=table.tricks_of(1 - contract.side),
    )
