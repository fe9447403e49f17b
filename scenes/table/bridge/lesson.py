"""The lesson in bridge: a game bid and made with a partner, then the same deal with a Joker.

It is a rubber with one Joker. In the first deal the Joker is the card that is left over. What the
guide asks for is all that can be done, so each deal goes as it is written here; it is claimed as
soon as the contract is safe, or the Joker has caught the ace.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from game.core.points import points_words
from game.core.protocols import Event, Player
from game.core.words import _, marked
from game.kit.tricks import HandDealt, TrickTaken
from game.rulesets.bridge import BRIDGE
from game.rulesets.bridge.actions import parse_cards
from game.rulesets.bridge.bidding.table import conditions_of
from game.rulesets.bridge.contract import EAST, NORTH, SOUTH, WEST, side_of
from game.rulesets.bridge.events import AuctionEnded, ClaimAnswered, DealScored, DummyFaced
from game.rulesets.bridge.jokers import high_card_points
from game.rulesets.bridge.options import BridgeOptions
from game.rulesets.bridge.standing import DealResult
from game.rulesets.bridge.table import BridgeView, Phase
from game.rulesets.bridge.words import contested
from game.session.stacked import Stack
from scenes.show.lesson import A_TRICK, Lesson, Remark
from scenes.table.bridge.signs import bid_sign, write_card
from scenes.ui.text import escape

OPENING = 12
"""The points of the book from which one opens, before the Jokers are counted."""
WITHOUT, WITH = 0, 1
"""The two deals, by their number."""
HANDS = {
    SOUTH: "S7S5HKHQHJH6{}DADQD4D2CAC6",
    WEST: "SKSQSJS3H7H3DTD9D6CQCTC8C3",
    NORTH: "SAS8S4HTH9H4H2DKDJD7CKCJC5",
    EAST: "STS9S6S2HAH8D8D5D3C9C7C4C2",
}
"""South holds one more heart, or the Joker in its place."""
TOLD = {
    WEST: ("P", "SK", "H3", "H7", "D9", "accept"),
    NORTH: ("3H", "P"),
    EAST: ("P", "S6", "H8", "HA", "D3", "accept"),
}
"""What is called and played in both deals, where it may be. Every claim that is asked for is right.
"""


def _stack(heart: str, *order: Player) -> Stack:
    """Return the deal with a card as South's fifth heart, dealt to players in this order."""
    return Stack(parse_cards("".join(HANDS[player].format(heart) for player in order)), TOLD)


STACKS = (_stack("H5", SOUTH, WEST, NORTH, EAST), _stack("H*", WEST, NORTH, EAST, SOUTH))
"""East deals, and four hearts are safe; South deals, and the ace of trumps is caught."""


@dataclass(frozen=True)
class Step:
    """What the guide says to one question, and the decisions he asks for: any of them."""

    title: str
    words: str
    wants: tuple[str, ...]


BIDS = {
    (WITHOUT, 0): Step(
        marked("The opening"),
        marked(
            "Ace 4, king 3, queen 2, jack 1: you hold {points} points. With {least} or more you "
            "open, as a rule, in your longest suit. Bid {bid}."
        ),
        ("1H",),
    ),
    (WITHOUT, 1): Step(
        marked("Enough for game"),
        marked(
            "Your partner raises, with at least three {suit} and 11 to 14 points. Game is ten "
            "tricks here, and takes about 25 points between you: bid {bid}."
        ),
        ("4H",),
    ),
    (WITH, 0): Step(
        marked("The Joker"),
        marked(
            "The same cards, but the {card} is a Joker now: five points, and above the ace. With "
            "{points} points open again: bid {bid}."
        ),
        ("1H",),
    ),
    (WITH, 1): Step(marked("Enough for game"), marked("Enough again: bid {bid}."), ("4H",)),
}
"""By the deal, and how often one has bid."""

HIGH_TRUMPS, DUMMY_TRUMPS = ("HK", "HQ", "HJ"), ("H2", "H4", "H9", "HT")
PLAYS = {
    (WITHOUT, 0, NORTH): Step(
        marked("Dummy"),
        marked(
            "This is your partner’s hand, and you play it. Follow suit with the {ace}: it beats "
            "the king."
        ),
        ("SA",),
    ),
    (WITHOUT, 0, SOUTH): Step(
        marked("Follow suit"),
        marked("Now your own hand. The trick is your side’s already: play low."),
        ("S5", "S7"),
    ),
    (WITHOUT, 1, NORTH): Step(
        marked("Draw trumps"),
        marked(
            "Dummy won the trick, so lead from dummy. Lead trumps, until your opponents have none "
            "left to beat your winners with."
        ),
        DUMMY_TRUMPS,
    ),
    (WITHOUT, 1, SOUTH): Step(
        marked("Draw trumps"),
        marked("Play high: only the ace wins now, or the Joker."),
        HIGH_TRUMPS,
    ),
    (WITHOUT, 2, SOUTH): Step(
        marked("Draw trumps"),
        marked("Now your own hand leads. Lead a high trump again."),
        HIGH_TRUMPS,
    ),
    (WITHOUT, 2, NORTH): Step(marked("Draw trumps"), marked("Play low from dummy."), DUMMY_TRUMPS),
    (WITHOUT, 3, SOUTH): Step(marked("Follow suit"), marked("Win with the ace."), ("DA",)),
    (WITHOUT, 3, NORTH): Step(
        marked("Follow suit"), marked("Keep the high cards of dummy: play low."), ("D7",)
    ),
    (WITHOUT, 4, SOUTH): Step(
        marked("A claim"),
        marked(
            "Their trumps are gone, but perhaps for the Joker. The tricks left are yours, except "
            "a {spades} and one for the Joker: the contract is safe. So claim, and save the play."
        ),
        ("claim",),
    ),
    (WITH, 0, NORTH): Step(marked("Dummy"), marked("The {ace} beats the king again."), ("SA",)),
    (WITH, 0, SOUTH): Step(marked("Follow suit"), marked("Low again."), ("S5", "S7")),
    (WITH, 1, NORTH): Step(
        marked("The finesse"),
        marked(
            "Only your Joker beats the ace of trumps. Lead the {ten} from dummy: if East plays "
            "the ace, the Joker takes it."
        ),
        ("HT",),
    ),
    (WITH, 1, SOUTH): Step(
        marked("The finesse"),
        marked(
            "East has not played the ace, so a small card will do: the {ten} wins unless West has "
            "it."
        ),
        ("H6",),
    ),
    (WITH, 2, NORTH): Step(
        marked("The finesse"), marked("It was not with West. The same again."), ("H9",)
    ),
    (WITH, 2, SOUTH): Step(
        marked("The Joker"),
        marked("There is the ace. The Joker of {suit} beats it: play it!"),
        ("H*",),
    ),
    (WITH, 3, SOUTH): Step(
        marked("A claim"), marked("All but a {spades} is yours now: claim."), ("claim",)
    ),
}
"""By the deal, the tricks played, and whose hand is to play."""

CLAIMS = {
    WITHOUT: Step(
        marked("A claim"),
        marked("Nine tricks are left: claim seven. If somebody refuses, play goes on."),
        ("7",),
    ),
    WITH: Step(marked("A claim"), marked("Ten tricks are left: claim nine."), ("9",)),
}
"""By the deal."""


# -- questions


def asked(view: BridgeView, legal: Sequence[Any]) -> Remark:
    """Return what the person should know who is to call or to play.

    Decisions that were kept of an earlier lesson may lead elsewhere: then he is free.
    """
    step, can = _step(view), set(map(str, legal))
    if step is None or not can & {*step.wants}:
        return Remark(_("A free choice"), _("Play on as you think best."))
    bid = f"**{step.wants[0][0]}{{H}}**"
    told = _(step.words).format(
        bid=bid,
        points=f"**{high_card_points(view.hand, view.table.options.power)}**",
        least=conditions_of(view.table).least(OPENING),
        card=write_card("H5"),
        ace=write_card("SA"),
        ten=write_card("HT"),
        suit="{H}",
        spades="{S}",
    )
    return Remark(_(step.title), told, wants=tuple(each for each in step.wants if each in can))


def _step(view: BridgeView) -> Step | None:
    """Return what there is to a question, None where the lesson never comes."""
    table = view.table
    match table.phase:
        case Phase.AUCTION:
            return BIDS.get((table.number, len(table.auction.bids_of(SOUTH))))
        case Phase.PLAY:
            return PLAYS.get((table.number, len(table.tricks), table.hand_player))
        case Phase.CLAIM:
            return CLAIMS.get(table.number)
    return None


# -- events


def happened(event: Event, seat: Player, names: Sequence[str]) -> Sequence[Remark]:
    """Return what there is to say of something that has happened."""
    match event:
        case HandDealt(player) if player == EAST and _is_first(event):
            return _aim(names)
        case AuctionEnded(contract) if contract is not None and _is_first(event):
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


def _is_first(event: HandDealt | AuctionEnded | DummyFaced) -> bool:
    """Tell whether something happens in the first deal."""
    return event.after is not None and event.after.number == WITHOUT


def _aim(names: Sequence[str]) -> Sequence[Remark]:
    aim = _(
        "{name}, opposite, is your partner. First you bid how many tricks the two of you will "
        "take; then you play for them."
    ).format(name=escape(names[NORTH]))
    bids = _(
        "A bid counts tricks over six: {bid} is ten tricks with {suit} as trumps, which beat every "
        "other suit."
    )
    bid = Remark(
        _("The bid"),
        bids.format(bid="**4{H}**", suit="{H}"),
        waits=True,
        pointed=_("Point at a call to read what it says."),
        typed=_("Type means and a call, such as means 1H, to read what it says."),
    )
    joker = _(
        "The pack has one extra card: the Joker of {suit}, which beats even the ace. "
        "So one card is left over, face down to the end, and nobody knows which."
    )
    return [
        Remark(_("The aim"), f"{aim} {_(A_TRICK)}", waits=True),
        bid,
        Remark(_("The Joker"), joker.format(suit="{H}"), waits=True),
    ]


def _plan(event: DummyFaced) -> Remark:
    words = (
        _(
            "Count your losers: the ace of trumps, a {spades}, and perhaps the Joker, if it is not "
            "the card left over. The rest is yours: ten tricks."
        )
        if _is_first(event)
        else _("A {spades} is lost as before. But this time the ace of trumps can be caught.")
    )
    return Remark(_("The plan"), words.format(spades="{S}"), waits=True)


def _scores(result: DealResult, seat: Player) -> Sequence[Remark]:
    """Return what a contract that is made has brought."""
    score, contract = result.score, result.contract
    if score is None or contract is None or contract.side != side_of(seat) or score.penalty:
        return []
    if any(result.vulnerable):
        words = _(
            "{n} tricks, for the Joker has won what the ace did. It is your second game, which "
            "wins the rubber, and 700 points more."
        )
        return [Remark(_("The score"), words.format(n=result.tricks), waits=True)]
    made = _(
        "{n} tricks, and the contract is made: {points}. 100 points for tricks bid and made are a "
        "game, and two games win the rubber, with hundreds of points more: so bid game where you "
        "can."
    )
    told = made.format(n=result.tricks, points=f"**{score.below}**")
    joker = _(
        "The card left over was the Joker. It would have been yours, so it pays you {points}, as "
        "the contract is made; else you would lose them."
    )
    return [
        Remark(_("The score"), told, waits=True),
        *(
            Remark(_("The Joker"), joker.format(points=points_words(card.points)), waits=True)
            for card in result.hidden
        ),
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
    stacks=STACKS,
)
