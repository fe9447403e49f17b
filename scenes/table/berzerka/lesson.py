"""The lesson in Berzerka: one hand in which the ones are high, and what the guide says to it."""

from collections.abc import Sequence
from typing import Any

from game.core.points import points_words
from game.core.protocols import Event, Player
from game.core.words import _, many, marked
from game.kit.packs import parse_number_cards
from game.kit.tricks import TrickTaken
from game.rulesets.berzerka import BERZERKA
from game.rulesets.berzerka.actions import DONE, Bid
from game.rulesets.berzerka.events import ContractWon, DealScored, DealStarted
from game.rulesets.berzerka.options import BerzerkaOptions
from game.rulesets.berzerka.position import BerzerkaTable, BerzerkaView, Phase
from game.rulesets.berzerka.scoring import FIRST, SECOND
from game.rulesets.berzerka.standing import DealResult
from game.rulesets.berzerka.words import action_words, contract_title
from game.session.stacked import Stack
from scenes.show.lesson import A_TRICK, Lesson, Remark
from scenes.table.reading import suit_words
from scenes.ui.text import escape

ONES = Stack(
    pack=parse_number_cards(
        "S13H12C10D9S8H5"
        "C1D2H10S11C12D11"
        "H1S1D1S2H2C13"  # before the auction
        "C9D12H13S12C8D8H4"
        "S4H11D10C7S9H9D7"
        "C2S3D4H8C11S10D13"  # after it
        "H3C4D3S5C5"  # drawn by the declarer
    ),
    told={1: ("berzerka+0", "pass"), 2: ("bottle_it_up+0", "pass")},
)
"""The person deals and bids last, with three ones and two twos among the first six cards."""
WORTH_BIDDING = ("hidden_strength+1",)
WORTH_LITTLE = tuple(parse_number_cards("S10H8D13C11C13"))
"""What to put away: the highest numbers, where 13 is low."""


# -- questions


def asked(view: BerzerkaView, legal: Sequence[Any]) -> Remark:
    """Return what the person should know who is to decide."""
    table = view.table
    if table.phase is Phase.AUCTION:
        words = _(
            "Three ones and two twos are just what **{contract}** asks for, where 1 is the highest "
            "card. {highest} beats {beaten}, as it is worth more. A higher overbid beats any "
            "contract, but here it is taken off your tricks, and where the fewest win it is added "
            "to them. So bid {contract} with +1, no more than needed. {bottle} would suit these "
            "cards too, at three times the stake: begin with the smaller."
        )
        named = words.format(
            contract=contract_title("hidden_strength"),
            bottle=contract_title("bottle_it_up"),
            highest=action_words(Bid("bottle_it_up", 0)),
            beaten=action_words(Bid("berzerka", 0)),
        )
        return Remark(_("The bid"), named, wants=WORTH_BIDDING)
    if table.phase is Phase.EXCHANGE and _is_weeded(table):
        away = len(table.discards[table.player])
        words = many(
            "{n} card is put away. Say that you are done.",
            "{n} cards are put away. Say that you are done.",
            away,
        )
        return Remark(_("Change cards"), words.format(n=away), wants=(str(DONE),))
    if table.phase is Phase.EXCHANGE:
        words = _(
            "The declarer may put away up to five cards and draw as many, each of the others four: "
            "that is all the talon has. The highest numbers are the weakest cards in this hand: "
            "let the five from 8 upwards go."
        )
        click = _("Click them, then “Change (5)”.")
        gone = table.discards[table.player]
        left = tuple(f"-{card}" for card in WORTH_LITTLE if card not in gone)
        return Remark(_("Change cards"), words, wants=left, together=True, pointed=click)
    return _on_playing(table)


def _is_weeded(table: BerzerkaTable) -> bool:
    """Tell whether all that is worth little has been put away."""
    return set(WORTH_LITTLE) <= set(table.discards[table.player])


def _on_playing(table: BerzerkaTable) -> Remark:
    if not table.trick.cards:
        if any(card.rank == 0 for card in table.held(table.player)):
            words = _("Play any card. A 1 cannot be beaten, for there are no trumps.")
        else:
            words = _("Play any card: the nearer to 1 it is, the fewer can beat it.")
        return Remark(_("You lead"), words)
    led = table.trick.cards[0].suit
    sign = suit_words(led)
    if any(card.suit == led for card in table.held(table.player)):
        words = _("Follow suit: play {suit}. The lowest number of the suit takes the trick.")
        return Remark(_("Follow suit"), words.format(suit=sign))
    words = _("You have no {suit}: throw any card away, it cannot win. Keep those nearest to 1.")
    return Remark(_("A free choice"), words.format(suit=sign))


# -- events


def happened(event: Event, seat: Player, names: Sequence[str]) -> Sequence[Remark]:
    """Return what there is to say of something that has happened."""
    match event:
        case DealStarted(number=0):
            return _aim()
        case ContractWon(declarer=player, overbid=overbid) if player == seat:
            return [_won(overbid)]
        case TrickTaken(player, _trick) if player == seat:
            return [Remark(_("Your trick"), _("Your card was the lowest number of the suit."))]
        case TrickTaken(player, _trick):
            words = _("{name} had the lowest number of the suit.")
            return [Remark(_("The trick"), words.format(name=escape(names[player])))]
        case DealScored(result, _totals, _boxes):
            return [_score(result, seat), _rising()]
    return []


def _aim() -> Sequence[Remark]:
    aim = _(
        "Three players, each for himself. The contracts lie on the board. Each is played "
        "once, one in every hand, and each asks for something different."
    )
    board = _(
        "**{berzerka}** asks for the most tricks, with trumps. **{hidden}** asks for the most "
        "too, but without trumps, and there 1 is high and 13 is low. **{bottle}** asks for the "
        "fewest, without trumps as well; there 13 is high."
    )
    places = _(
        "Whoever does best wins what the contract is worth (×1, ×3), the second gets nothing, the "
        "third loses as much. That goes for all three, whoever has chosen it."
    )
    six = _(
        "You bid on six cards. All the others then lie in a pile on the left. After the bidding "
        "everybody gets seven more of them, 13 in all. What is left of the pile is the talon, from "
        "which cards are changed."
    )
    named = board.format(
        berzerka=contract_title("berzerka"),
        hidden=contract_title("hidden_strength"),
        bottle=contract_title("bottle_it_up"),
    )
    return [
        Remark(_("The aim"), aim, waits=True),
        Remark(_("The board"), f"{named} {_(A_TRICK)}", waits=True),
        Remark(_("First, second, third"), places, waits=True),
        Remark(_("Six of 13 cards"), six, waits=True),
    ]


def _won(overbid: int) -> Remark:
    words = many(
        "The contract is yours, and you lead. The overbid is its price: {n} trick is taken "
        "off your count in the end, and you lose every tie. So to be first, take at least {more} "
        "more than either of the others.",
        "The contract is yours, and you lead. The overbid is its price: {n} tricks are taken "
        "off your count in the end, and you lose every tie. So to be first, take at least {more} "
        "more than either of the others.",
        overbid,
    )
    told = words.format(n=overbid, more=overbid + 1)
    return Remark(_("The overbid"), told, waits=True)


def _score(result: DealResult, seat: Player) -> Remark:
    words = {
        FIRST: _("Tricks: {tricks}; less {overbid} for the overbid, that makes {count}. First!"),
        SECOND: _("Tricks: {tricks}; less {overbid} for the overbid, that makes {count}. Second."),
    }.get(
        result.places[seat],
        _("Tricks: {tricks}; less {overbid} for the overbid, that makes {count}. Third."),
    )
    points = result.points[seat]
    brought = _("It brings you {points}.").format(points=f"**{points_words(points)}**")
    told = words.format(
        tricks=result.tricks[seat], overbid=result.overbid, count=result.ranked[seat]
    )
    return Remark(_("The score"), f"{told} {brought}", waits=True)


def _rising() -> Remark:
    words = _(
        "This contract is closed. The others are worth one more in the next hand, so waiting can "
        "pay. When all have been played, the highest total wins the match."
    )
    return Remark(_("And on it goes"), words, waits=True)


BERZERKA_LESSON = Lesson(
    BERZERKA,
    BerzerkaOptions(
        board="custom",
        hold_steady=False,
        seeing_red=False,
        one_weakness=False,
        raging_tides=False,
    ),
    seed=1,  # the person deals
    deals=1,
    asked=asked,
    happened=happened,
    moral=marked(
        "That is Berzerka: bid for the contract that suits your cards, change the rest, and come "
        "out ahead by more than the overbid."
    ),
    stacks=(ONES,),
)
