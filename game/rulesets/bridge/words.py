"""Bridge in words: the log, and what a deal came to."""

from collections.abc import Iterator, Mapping
from typing import Any

from game.core.options import specs
from game.core.points import points_text, points_words
from game.core.protocols import Event, Names, Player
from game.core.words import _, many, marked
from game.kit import telling
from game.kit.cards import NO_TRUMP, Card
from game.rulesets.bridge.actions import Bid, Call, Double, Pass
from game.rulesets.bridge.cashing import cards_out
from game.rulesets.bridge.claims import tricks_left
from game.rulesets.bridge.contract import COMPASS, side_of
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
from game.rulesets.bridge.jokers import is_high
from game.rulesets.bridge.naming import (
    bid_name,
    card_name,
    contract_name,
    side_name,
    vulnerability_name,
)
from game.rulesets.bridge.options import BridgeOptions
from game.rulesets.bridge.rubber import PaidFor, Payment
from game.rulesets.bridge.scoring import ContractScore, Outcome
from game.rulesets.bridge.standing import BridgeStanding, DealResult, HiddenCard
from game.rulesets.bridge.state import BridgeState
from game.rulesets.bridge.table import BridgeTable

FEW = 2
"""So many trumps that may be out are named to whoever claims."""


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
            if is_accepted:
                return _("{player} accepts.").format(player=names[player])
            return contested(event, names)
        case HiddenRevealed(owners, cards):
            return " ".join(
                hidden_sentence(owner, card, names)
                for owner, card in zip(owners, cards, strict=True)
            )
        case DealScored(result, totals):
            sheet = _("{first}: {points}; {second}: {others}.").format(
                first=side_name(0),
                points=points_text(totals[0]),
                second=side_name(1),
                others=points_text(totals[1]),
            )
            assert event.after is not None, "it comes with the table"
            standing = event.after.standing.with_result(result)
            paid = map(payment_sentence, standing.payments)
            return " ".join([*result_sentences(result, names, standing.options), *paid, sheet])
    return telling.describe(event, names, card_name)


def hidden_sentence(owner: Player, card: Card, names: Names) -> str:
    """Return which card a hidden one is."""
    return _("The hidden card of {player} is the {card}.").format(
        player=names[owner], card=card_name(card)
    )


def contested(event: ClaimAnswered, names: Names) -> str:
    """Return what contesting a claim says; it tells nothing of the hand of who does it (BR-64)."""
    assert event.after is not None, "it comes with the table"
    claim = event.after.claim
    is_partner = side_of(claim.player) == side_of(event.player)
    told = _("{player} contests; play goes on.")
    if is_partner and claim.tricks < tricks_left(event.after):
        told = _(
            "{player} contests: depending on how the hidden cards lie, it could be more than {n}. "
            "Play goes on."
        )
    elif not is_partner and claim.tricks:
        told = " ".join((_not_certain(claim.tricks), _still_out(event.after) or _("Play goes on.")))
    return told.format(player=names[event.player], n=claim.tricks)


def _not_certain(tricks: int) -> str:
    return many(
        "{player} contests: {n} trick is not certain.",
        "{player} contests: {n} tricks are not certain.",
        tricks,
    )


def _still_out(table: BridgeTable) -> str:
    """Return which trumps may lie against a claim, "" where there are none or many."""
    out = [card for card in cards_out(table) if table.order.suit[card] == table.trump]
    if not 0 < len(out) <= FEW:
        return ""
    told = _(" or ").join(map(card_name, out))
    return _("Still out, perhaps: {cards}.").format(cards=told)


def _called(call: Call) -> str:
    if isinstance(call, Bid):
        return _("{player} bids {bid}.")
    if isinstance(call, Pass):
        return _("{player} passes.")
    return _("{player} doubles.") if isinstance(call, Double) else _("{player} redoubles.")


def result_sentences(result: DealResult, names: Names, options: BridgeOptions) -> list[str]:
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
    told += [
        paid_sentence(card, names, is_made=score.outcome is Outcome.MADE) for card in result.hidden
    ]
    return [*told, *honours_sentences(result, names, options)]


def honours_sentences(result: DealResult, names: Names, options: BridgeOptions) -> Iterator[str]:
    """Yield whose honours bring what, and which cards were counted (BR-49)."""
    for each in result.honours:
        yield many(
            "{n} honour of {player}, {counted}: {points}.",
            "{n} honours of {player}, {counted}: {points}.",
            each.count,
        ).format(
            n=each.count,
            player=names[each.player],
            counted=honours_counted(result, options),
            points=points_words(each.points),
        )


def honours_counted(result: DealResult, options: BridgeOptions) -> str:
    """Return which cards count as honours in the contract that was played (BR-50)."""
    assert result.contract is not None, "without a contract there are no honours"
    strain = result.contract.strain
    has_jokers = options.jokers > 0 and is_high(options.power, strain)
    if strain == NO_TRUMP:
        return (
            _("counting aces and Jokers, at no-trump")
            if has_jokers
            else _("counting aces, at no-trump")
        )
    if has_jokers:
        return _("counting the trumps from ten to ace, and their Joker")
    return _("counting the trumps from ten to ace")


def paid_sentence(
    paid: HiddenCard, names: Names, card: Card | None = None, *, is_made: bool
) -> str:
    """Return what a hidden card has brought the side of its owner, and why; and which `card` it
    is where that has not been told (BR-57)."""
    player = names[paid.owner]
    if not paid.points:
        told = _("The hidden card of {player} pays nothing.").format(player=player)
        return told if card is None else f"{hidden_sentence(paid.owner, card, names)} {told}"
    brought = (
        _("{points} for {side}, as the contract was made.")
        if is_made
        else _("{points} for {side}, as the contract was not made.")
    ).format(points=points_words(paid.points), side=side_name(side_of(paid.owner)))
    if card is None:
        words = _("The hidden card of {player}: {brought}")
        return words.format(player=player, brought=brought)
    words = _("The hidden card of {player} is the {card}: by its rank {brought}")
    return words.format(player=player, card=card_name(card), brought=brought)


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
    """Return which deal begins, and whose cards are left over.

    A board that was set up beforehand has its own number.
    """
    table = event.after
    set_up = table.standing.next if table is not None else None
    if set_up is None:
        words, number = _("Deal {number}. {dealer} deals, {vulnerable}."), event.number + 1
    else:
        words, number = _("Board {number}. {dealer} deals, {vulnerable}."), set_up.number
    told = [
        words.format(
            number=number,
            dealer=names[event.dealer],
            vulnerable=vulnerability_name(event.vulnerable),
        )
    ]
    if table is not None and (owners := table.hidden_owners):
        left = many(
            "The card left over lies face down before {owners}, its owner.",
            "The cards left over lie face down before {owners}, their owners.",
            len(owners),
        )
        told.append(left.format(owners=_(" and ").join(names[owner] for owner in owners)))
    return " ".join(told)


SETTLED = {
    PaidFor.RUBBER: marked("the rubber"),
    PaidFor.GAME: marked("the only game of an unfinished rubber"),
    PaidFor.PART_SCORE: marked("the only part-score of an unfinished game"),
}
"""What a side is paid for when a rubber ends (BR-47, BR-48)."""


def payment_sentence(payment: Payment) -> str:
    """Return what a side is paid when a rubber ends, and for what."""
    what, points = _(SETTLED[payment.paid_for]), points_words(payment.points)
    return f"{side_name(payment.side)}: {what}, {points}."


def verdict(standing: BridgeStanding, _names: Names) -> str:
    """Return which side has won the match and by how much; of a rubber that was broken off first
    what was paid for it (BR-47, BR-48, BR-63)."""
    told = []
    if standing.options.form == "rubber" and not standing.rubber.is_won:
        told.append(_("The rubber ended before a side had won two games. [BR-48]"))
        told += map(payment_sentence, standing.payments)
    best, least = max(standing.columns), min(standing.columns)
    if best == least:
        tie = _("Both sides have {total}: nobody wins. [BR-63]")
        return " ".join([*told, tie.format(total=points_words(best))])
    won = _("{side} win by {margin}: the higher total wins. [{rule}]").format(
        side=side_name(standing.columns.index(best)),
        margin=points_words(best - least),
        rule="BR-47" if standing.options.form == "rubber" else "BR-63",
    )
    return " ".join([*told, won])


POWER_WORDS = {
    "major": marked("above the ace (Major)"),
    "major_minor": marked("above the ace with trumps, below the jack without (Major/Minor)"),
    "minor_major": marked("below the jack with trumps, above the ace without (Minor/Major)"),
    "minor": marked("below the jack (Minor)"),
}
"""Where a Joker stands by its power: the names alone are a riddle to who has not read the rules."""


def aim(standing: BridgeStanding) -> str:
    """Return what the two sides of a deal are after."""
    return _(
        "The side that bids highest plays with the trumps it names, or without, and must win as "
        "many tricks as it bid, on top of {book}."
    ).format(book=standing.options.book)


def scoring(standing: BridgeStanding) -> str:
    """Return the form of the match and its Jokers, with their clauses."""
    options = standing.options
    told = [
        {
            "rubber": _("A rubber: two games win it. [BR-47]"),
            "chicago": _("Chicago: every deal is scored by itself. [BR-44]"),
            "duplicate": _("Duplicate boards: every deal is scored by itself. [BR-42]"),
        }[options.form]
    ]
    if options.jokers:
        jokers = [_jokers(options), _(POWER_WORDS[options.power])]
        if options.wild:
            jokers.append(_("wild"))
        told.append(f"{', '.join(jokers)}. [BR-04]")
    return " ".join(told)


def _jokers(options: BridgeOptions) -> str:
    spec = next(each for each in specs(options) if each.name == "jokers")
    return spec.label(options.jokers)
