"""Names of cards, calls, seats and contracts, and calls as people say them."""

from collections.abc import Iterator, Mapping
from functools import lru_cache

from game.core.protocols import Names, Player
from game.core.words import _, language, many, marked
from game.kit.cards import CLUBS, DIAMONDS, HEARTS, NO_TRUMP, SPADES, Card, suit_name
from game.kit.cards import card_name as plain_card_name
from game.kit.packs import FLOATS, RED_JOKER
from game.rulesets.bridge.actions import CALLS, DOUBLE, PASS, REDOUBLE, Bid, Call, Double, Pass
from game.rulesets.bridge.contract import Contract, Doubling, partner_of
from game.rulesets.bridge.jokers import is_joker

SEATS = (marked("South"), marked("West"), marked("North"), marked("East"))
SIDES = (marked("North-South"), marked("East-West"))


def seat_name(player: Player) -> str:
    """Return the seat of a player in words."""
    return _(SEATS[player])


def place_name(player: Player, names: Names) -> str:
    """Return a player's seat and who sits opposite: "South, partner of Anna"."""
    partner = names[partner_of(player)]
    return _("{seat}, partner of {name}").format(seat=seat_name(player), name=partner)


def sides_sentence(player: Player, names: Names) -> str:
    """Return who plays with somebody, and who against him, told to him."""
    partner = partner_of(player)
    left, right = (names[(player + step) % 4] for step in (1, 3))
    words = _("{partner}, {seat}, is your partner; {left} and {right} play against you.")
    return words.format(partner=names[partner], seat=seat_name(partner), left=left, right=right)


def side_name(side: int) -> str:
    """Return a side in words."""
    return _(SIDES[side])


def card_name(card: Card) -> str:
    """Return the card's name in words."""
    if not is_joker(card):
        return plain_card_name(card)
    if card in FLOATS:
        return _("red Joker") if card == RED_JOKER else _("black Joker")
    return _("Joker of {suit}").format(suit=suit_name(card.suit))


def bid_name(bid: Bid) -> str:
    """Return a bid in words: "1 Diamond", "4 Spades", "3 no-trump"."""
    level = bid.level
    named = {
        SPADES: many("{level} Spade", "{level} Spades", level),
        HEARTS: many("{level} Heart", "{level} Hearts", level),
        DIAMONDS: many("{level} Diamond", "{level} Diamonds", level),
        CLUBS: many("{level} Club", "{level} Clubs", level),
        NO_TRUMP: _("{level} no-trump"),
    }[bid.strain]
    return named.format(level=level)


def call_name(call: Call) -> str:
    """Return a call in words."""
    if isinstance(call, Bid):
        return bid_name(call)
    if isinstance(call, Pass):
        return _("pass")
    return _("double") if isinstance(call, Double) else _("redouble")


def call_label(call: Call) -> str:
    """Return a call's name as a sentence begins with it, and as its button has it."""
    if isinstance(call, Bid):
        return bid_name(call)
    if isinstance(call, Pass):
        return _("Pass")
    return _("Double") if isinstance(call, Double) else _("Redouble")


def contract_name(contract: Contract, names: Names) -> str:
    """Return a contract in words: "4 Spades doubled, by Anna"."""
    sentence = {
        Doubling.NONE: _("{bid} by {player}"),
        Doubling.DOUBLED: _("{bid} doubled, by {player}"),
        Doubling.REDOUBLED: _("{bid} redoubled, by {player}"),
    }[contract.doubling]
    return sentence.format(bid=bid_name(contract.bid), player=names[contract.declarer])


def vulnerability_name(vulnerable: tuple[bool, bool]) -> str:
    """Return who is vulnerable, in words."""
    return {
        (False, False): _("nobody vulnerable"),
        (True, False): _("North-South vulnerable"),
        (False, True): _("East-West vulnerable"),
        (True, True): _("both sides vulnerable"),
    }[vulnerable]


_USUAL: Mapping[str, Call] = {
    "pass": PASS,
    "nobid": PASS,
    "double": DOUBLE,
    "dbl": DOUBLE,
    "redouble": REDOUBLE,
    "rdbl": REDOUBLE,
}
_ENGLISH = {
    CLUBS: ("club", "clubs"),
    DIAMONDS: ("diamond", "diamonds"),
    HEARTS: ("heart", "hearts"),
    SPADES: ("spade", "spades"),
}
_NO_TRUMP = ("notrump", "notrumps", "nt", "sans")


def spoken(text: str) -> Call | None:
    """Return the call that a line in everyday words names, in English or in the language in force;
    None for none."""
    said = _squashed(text)
    return _said(language()).get(said.removeprefix("bid") or said)


@lru_cache(maxsize=4)
def _said(_language: str) -> Mapping[str, Call]:
    """Return the calls by everything that they are called."""
    return {**{_squashed(word): call for call in CALLS for word in _words(call)}, **_USUAL}


def _words(call: Call) -> Iterator[str]:
    yield call_name(call)
    if isinstance(call, Bid):
        named = _NO_TRUMP if call.strain == NO_TRUMP else _ENGLISH[call.strain]
        yield from (f"{call.level}{each}" for each in (*named, suit_name(call.strain)))


def _squashed(text: str) -> str:
    return "".join(letter for letter in text.lower() if letter.isalnum())
