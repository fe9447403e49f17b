"""What stands in PBN for hands, calls and who is vulnerable, written and read."""

from collections.abc import Mapping, Sequence

from game.core.points import listed
from game.core.words import _
from game.kit.cards import DECK, RANK_LETTERS, SUIT_LETTERS, Card
from game.rulesets.bridge.actions import PASS, Bid, Call, Pass, parse_call, parse_card
from game.rulesets.bridge.contract import COMPASS, BridgeAuction, Contract, contract_of
from game.rulesets.bridge.exchange.board import PLAIN, BadBoards, Board, unknown
from game.rulesets.bridge.naming import seat_name
from game.rulesets.bridge.options import BridgeOptions
from game.rulesets.bridge.standing import ALL, EW, NONE, NS

Sides = Mapping[str, tuple[bool, bool]]
"""Words for who is vulnerable."""
VULNERABLE: Sides = {"None": NONE, "NS": NS, "EW": EW, "All": ALL}
ALSO: Sides = {"Love": NONE, "-": NONE, "Both": ALL, "N-S": NS, "E-W": EW}
_RANKS = "*" + RANK_LETTERS[::-1]


def deal_text(board: Board) -> str:
    """Return the hands, the dealer's first, with his seat before them."""
    hands = [board.hands[(board.dealer + step) % 4] for step in range(4)]
    return f"{COMPASS[board.dealer]}:" + " ".join(map(_hand_text, hands))


def _hand_text(hand: Sequence[Card]) -> str:
    suits = []
    for letter in SUIT_LETTERS[:4]:
        ranks = [str(card)[1] for card in hand if str(card)[0] == letter]
        suits.append("".join(sorted(ranks, key=_RANKS.index)))
    wild = "".join(str(card)[0] for card in hand if str(card) in ("R*", "B*"))
    return ".".join([*suits, wild] if wild else suits)


def call_text(call: Call) -> str:
    """Return how a call is written."""
    if isinstance(call, Bid):
        text = str(call)
        return f"{text}T" if text.endswith("N") else text
    return "Pass" if call == PASS else str(call)


def vulnerable_text(vulnerable: tuple[bool, bool], words: Sides = VULNERABLE) -> str:
    """Return the word for who is vulnerable."""
    return next(key for key, both in words.items() if both == vulnerable)


def vulnerable_of(
    text: str, line: int, words: Sides = VULNERABLE, also: Sides = ALSO
) -> tuple[bool, bool]:
    """Return who is vulnerable, by one of the words or another that is understood; raise
    BadBoards."""
    known = {word.upper(): both for word, both in {**words, **also}.items()}
    if text.strip().upper() not in known:
        raise BadBoards(line, unknown(text, ", ".join(words)))
    return known[text.strip().upper()]


def seat_of(text: str, line: int) -> int | None:
    """Return the seat that a text names, None where it says that nobody knows; raise BadBoards."""
    word = text.strip().lstrip("^").rstrip(".").upper()
    if word in ("", "?", "-"):
        return None
    if word not in COMPASS and word not in ("NORTH", "EAST", "SOUTH", "WEST"):
        raise BadBoards(line, unknown(text, _("seat: N, E, S or W")))
    return COMPASS.index(word[0])


def hands_of(
    text: str, line: int, options: BridgeOptions = PLAIN
) -> tuple[tuple[tuple[Card, ...], ...], int]:
    """Return the hands in seat order, and whose comes first; raise BadBoards."""
    seat, colon, rest = text.strip().partition(":")
    texts, first = rest.split(), COMPASS.find(seat.strip().upper() or "?")
    if not colon or len(seat.strip()) != 1 or first < 0 or not 0 < len(texts) <= 4:
        raise BadBoards(line, unknown(text, _("deal: a seat, a colon and four hands")))
    hands: list[tuple[Card, ...]] = [()] * 4
    for step, hand in enumerate(texts):
        hands[(first + step) % 4] = () if hand in DASHES else _hand(hand, line)
    return completed(hands, line, options), first


DASHES = ("-", "–", "—")
"""What stands for nothing."""


def completed(
    hands: Sequence[tuple[Card, ...]], line: int, options: BridgeOptions = PLAIN
) -> tuple[tuple[Card, ...], ...]:
    """Return all hands, the fourth from the cards that are left; raise BadBoards if more are
    missing."""
    missing = [player for player in range(4) if not hands[player]]
    if len(missing) == 1 and not options.jokers:
        held = {card for hand in hands for card in hand}
        rest = tuple(card for card in DECK if card not in held)
        return tuple(hand or rest for hand in hands)
    if missing:
        sentence = _("the cards of {unknown} are not told, so it cannot be played. Known: {hands}.")
        known = [
            f"{seat_name(player)} {_hand_text(hands[player])}"
            for player in range(4)
            if hands[player]
        ]
        seats = listed([seat_name(player) for player in missing])
        raise BadBoards(line, sentence.format(unknown=seats, hands=", ".join(known) or "–"))
    return tuple(hands)


def _hand(text: str, line: int) -> tuple[Card, ...]:
    suits = ["" if each in DASHES else each for each in text.replace("10", "T").split(".")]
    if len(suits) not in (4, 5):
        raise BadBoards(line, unknown(text, _("hand: four suits with dots between")))
    notations = [
        f"{letter}{rank}"
        for letter, ranks in zip(SUIT_LETTERS, suits[:4], strict=False)
        for rank in ranks.upper()
    ]
    notations += [f"{letter}*" for ranks in suits[4:] for letter in ranks.upper()]
    return tuple(sorted(card_of(notation, line) for notation in notations))


def card_of(text: str, line: int) -> Card:
    """Return a card; raise BadBoards."""
    try:
        return parse_card(text)
    except ValueError:
        raise BadBoards(line, unknown(text, _("card"))) from None


def call_from(text: str, line: int) -> Call:
    """Return the call that a text such as "1NT", "Pass", "p" or "XX" means; raise BadBoards."""
    upper = text.upper().translate(_SIGNS)
    short = _SHORT.get(upper, upper)
    try:
        return parse_call(short.removesuffix("T") if short.endswith("NT") else short)
    except ValueError:
        raise BadBoards(line, unknown(text, _("call"))) from None


_SIGNS = str.maketrans("♠♥♦♣", "SHDC")
_SHORT = {"PASS": "P", "D": "X", "DBL": "X", "DOUBLE": "X"} | dict.fromkeys(
    ("R", "RDBL", "REDOUBLE"), "XX"
)


def with_passes(calls: Sequence[Call]) -> list[Call]:
    """Return calls with the passes behind them that end the auction."""
    behind = next((n for n, call in enumerate(reversed(calls)) if call != PASS), len(calls))
    needed = 3 if behind < len(calls) else 4
    return [*calls, *[PASS] * (needed - behind)]


def contract_by(calls: Sequence[Call], dealer: int) -> Contract | None:
    """Return what calls lead to, from the dealer on; None where there is no bid."""
    auction = BridgeAuction(dealer, 4, pass_is_final=False)
    for call in calls:
        if auction.to_call is not None:
            auction = auction.with_call(None if isinstance(call, Pass) else call)
    return contract_of(auction)
