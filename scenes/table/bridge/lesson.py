"""The lesson in bridge: a game bid and made with a partner, then the same deal with a Joker.

It is a rubber with one Joker. In the first deal the Joker is the card that is left over.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from game.core.points import points_words
from game.core.protocols import Event, Player
from game.core.words import _, many, marked
from game.kit.facts import HandDealt, TrickTaken
from game.rulesets.bridge import BRIDGE
from game.rulesets.bridge.actions import parse_cards
from game.rulesets.bridge.bidding.table import conditions_of
from game.rulesets.bridge.contract import EAST, NORTH, SOUTH, WEST, side_of
from game.rulesets.bridge.events import AuctionEnded, ClaimAnswered, DealScored, DummyFaced
from game.rulesets.bridge.jokers import high_card_points
from game.rulesets.bridge.options import BridgeOptions
from game.rulesets.bridge.standing import DealResult
from game.rulesets.bridge.table import BridgeTable, BridgeView, Phase
from game.rulesets.bridge.words import contested
from game.session.stacked import Stack
from scenes.show.lesson import A_TRICK, Lesson, Remark
from scenes.table.bridge.lesson_follow import on_following
from scenes.table.bridge.lesson_play import has_joker, on_leading
from scenes.table.bridge.signs import bid_sign, write_card
from scenes.ui.text import escape

OPENING = 12
"""The points of the book from which one opens, before the Jokers are counted."""
HANDS = {
    0: "S7S5S2HKHQHJH6{}DADQD4CAC6",
    WEST: "SKSQSJS3H7H3DTD9D6CQCTC8C3",
    NORTH: "SAS8S4HTH9H4H2DKDJD7CKCJC5",
    EAST: "STS9S6HAH8D8D5D3D2C9C7C4C2",
}
"""South holds one more heart, or the Joker in its place."""
TOLD = {
    WEST: ("P", "SK", "H3", "H7", "SQ", "SJ", "DT", "D9", "C3", "C8"),
    NORTH: ("3H", "P"),
    EAST: ("P", "S6", "H8", "HA", "ST", "S9", "D2", "D3", "C2", "C4"),
}
"""What is called and played in the first deal, where it may be."""
GUARDING = {
    WEST: ("P", "SK", "H3", "H7", "S3", "C3", "SJ", "D6", "D9", "DT", "C8", "CT", "SQ"),
    NORTH: ("3H", "P"),
    EAST: ("P", "S6", "H8", "HA", "D2", "C2", "C4", "D3", "D5", "D8", "C7", "C9", "S9"),
}
"""The same in the second: West keeps the queen of clubs above dummy's jack, East two spades."""


def _stack(heart: str, told: Mapping[Player, Sequence[str]], *order: Player) -> Stack:
    """Return the deal with a card as South's fifth heart, dealt to players in this order."""
    cards = "".join(HANDS[player].format(heart) for player in order)
    return Stack(parse_cards(cards), told)


WITHOUT = _stack("H5", TOLD, 0, WEST, NORTH, EAST)
"""East deals; four hearts make just."""
WITH = _stack("H*", GUARDING, WEST, NORTH, EAST, 0)
"""South deals; the ace of trumps is caught."""


# -- questions


def asked(view: BridgeView, legal: Sequence[Any]) -> Remark:
    """Return what the person should know who is to call or to play."""
    table = view.table
    if table.phase == Phase.AUCTION:
        return _on_bidding(view)
    if table.phase == Phase.CLAIM:
        words = _(
            "Say how many of the tricks left your side takes. If somebody refuses, play goes on."
        )
        return Remark(_("A claim"), words)
    if table.phase != Phase.PLAY:
        words = _("Somebody claims the tricks that are left. Accept, if you believe it.")
        return Remark(_("A claim"), words)
    return on_leading(view) if not table.trick.cards else on_following(view)


def _on_bidding(view: BridgeView) -> Remark:
    own = view.table.auction.bids_of(0)
    points = high_card_points(view.hand, view.table.options.power)
    if not own and has_joker(view.hand):
        words = _(
            "The same cards, but the {card} is a Joker now: five points, and above the ace. With "
            "{points} points open again: bid {bid}."
        )
        told = words.format(card=write_card("H5"), points=f"**{points}**", bid="**1{H}**")
        return Remark(_("The Joker"), told, wants=("1H",))
    if not own:
        words = _(
            "Ace 4, king 3, queen 2, jack 1: you hold {points} points. With {least} or more you "
            "open, as a rule, in your longest suit. Bid {bid}."
        )
        least = conditions_of(view.table).least(OPENING)
        told = words.format(points=f"**{points}**", least=least, bid="**1{H}**")
        return Remark(_("The opening"), told, wants=("1H",))
    if len(own) == 1:
        words = _(
            "Your partner raises, with at least three {suit} and 11 to 14 points. Game is ten "
            "tricks here, and takes about 25 points between you: bid {bid}."
        )
        return Remark(_("Enough for game"), words.format(suit="{H}", bid="**4{H}**"), wants=("4H",))
    return Remark(_("Enough for game"), _("That is high enough: pass."), wants=("P",))


def _is_with_joker(table: BridgeTable) -> bool:
    """Tell whether South was dealt the Joker."""
    return table.number == 1


# -- events


def happened(event: Event, seat: Player, names: Sequence[str]) -> Sequence[Remark]:
    """Return what there is to say of something that has happened."""
    match event:
        case HandDealt(player) if player == EAST and _is_first(event):
            return _aim(names)
        case AuctionEnded(contract) if contract is not None and contract.declarer == seat:
            words = _(
                "{bid}, played by you: take ten tricks. The player at your left leads, {name} lays "
                "the cards open, and you play both hands."
            )
            told = words.format(bid=bid_sign(contract.bid), name=escape(names[NORTH]))
            return [Remark(_("The contract"), f"{told}", waits=True)]
        case DummyFaced():
            return [_plan(event)]
        case TrickTaken(player, _trick):
            mine = side_of(player) == side_of(seat)
            words = _("A trick for your side.") if mine else _("{name} takes the trick, and leads.")
            return [Remark(_("The trick"), words.format(name=escape(names[player])))]
        case ClaimAnswered(player, is_accepted=False) if player != seat:
            return [Remark(_("A claim"), escape(contested(event, names)), waits=True)]
        case DealScored(result, _totals):
            return _scores(result, seat)
    return []


def _is_first(event: HandDealt) -> bool:
    """Tell whether the cards are those of the first deal."""
    return event.after is not None and event.after.number == 0


def _aim(names: Sequence[str]) -> Sequence[Remark]:
    aim = _(
        "{name}, opposite, is your partner. First you bid how many tricks the two of you will "
        "take; then you play for them."
    )
    bids = _("A bid counts tricks over six: {bid} is ten tricks with {suit} as trumps.")
    bid = Remark(
        _("The bid"),
        bids.format(bid="**4{H}**", suit="{H}"),
        waits=True,
        pointed=_("Point at a call to read what it says."),
        typed=_("Type means and a call, such as means 1H, to read what it says."),
    )
    joker = _(
        "The pack has one extra card: the Joker of {suit}, which beats even the ace. "
        "So one card is left over, face down to the end, and nobody knows which. Whoever would "
        "have been dealt it wins 2 to 22 points for it if the contract is made, else loses them."
    )
    return [
        Remark(_("The aim"), aim.format(name=escape(names[NORTH])), waits=True),
        Remark(_("The trick"), _(A_TRICK), waits=True),
        bid,
        Remark(_("The Joker"), joker.format(suit="{H}"), waits=True),
    ]


def _plan(event: DummyFaced) -> Remark:
    table = event.after
    if table is not None and _is_with_joker(table):
        words = _(
            "Two {spades} are lost as before. But this time the ace of trumps can be caught: "
            "eleven tricks."
        )
    else:
        words = _(
            "Count your losers: the ace of trumps and two {spades}. The rest is yours, ten tricks, "
            "if the Joker of {hearts} is the card left over."
        )
    return Remark(_("The plan"), words.format(spades="{S}", hearts="{H}"), waits=True)


def _scores(result: DealResult, seat: Player) -> Sequence[Remark]:
    """Return what the contract brought, then what else there is to say."""
    score, contract = result.score, result.contract
    if score is None or contract is None or contract.side != side_of(seat):
        return []
    if score.penalty:
        short = score.required - result.tricks
        words = many(
            "{n} trick short, so the contract is not made, and pays the other side {points}. Only "
            "what is bid and made counts towards a game.",
            "{n} tricks short, so the contract is not made, and pays the other side {points}. Only "
            "what is bid and made counts towards a game.",
            short,
        ).format(n=short, points=f"**{score.penalty}**")
        lost = [Remark(_("The score"), words, waits=True)]
        return [*lost, *(Remark(_("The Joker"), each, waits=True) for each in _left_over(result))]
    made = many(
        "{n} trick, and the contract is made: {points}. The score sheet has a line: points for "
        "tricks bid and made stand below it, and 100 of them are a game.",
        "{n} tricks, and the contract is made: {points}. The score sheet has a line: points for "
        "tricks bid and made stand below it, and 100 of them are a game.",
        result.tricks,
    ).format(n=result.tricks, points=f"**{score.below}**")
    more = (
        _("Two games win the rubber, and 700 points more.")
        if any(result.vulnerable)
        else _("From now on you are vulnerable: bonuses and penalties are higher.")
    )
    above = _("All else stands above the line, and counts for the total only.")
    told = " ".join([above, *_left_over(result), more])
    return [
        Remark(_("The score"), made, waits=True),
        Remark(_("Above the line"), told, waits=True),
    ]


def _left_over(result: DealResult) -> Sequence[str]:
    """Return what the card left over brought whom, a sentence for each."""
    words = {
        (True, True): _("The card left over was yours, and pays {points}."),
        (True, False): _(
            "The card left over was yours, and costs you {points}, as the contract was not made."
        ),
        (False, True): _("The card left over was theirs, and pays them {points}."),
        (False, False): _(
            "The card left over was theirs, and costs them {points}, as the contract was not made."
        ),
    }
    return [
        words[side_of(card.owner) == side_of(SOUTH), card.points > 0].format(
            points=points_words(abs(card.points))
        )
        for card in result.hidden
    ]


BRIDGE_LESSON = Lesson(
    BRIDGE,
    BridgeOptions(),
    seed=7,  # East deals first
    deals=2,
    asked=asked,
    happened=happened,
    moral=marked(
        "That is bridge: bid for what both hands can make, draw trumps, and count. A Joker that is "
        "high beats even the ace."
    ),
    players=4,
    stacks=(WITHOUT, WITH),
)
