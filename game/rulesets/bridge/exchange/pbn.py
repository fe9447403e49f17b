"""PBN, the portable bridge notation (2.1), as far as deals and their results go.

A board is tags such as [Deal "N:..."] and the sections Auction and Play. With Jokers it is our own:
a tag HouseRules says which, a Joker is "*" among the cards of its suit, wild ones are a fifth suit
"R", "B" or "RB". Unknown tags are passed over; what contradicts the rules is refused.
"""

import re
from collections.abc import Iterator, Mapping, Sequence

from game.core import options as option_texts
from game.core.options import BadOption
from game.core.words import _
from game.kit.cards import Card
from game.rulesets.bridge.actions import PASS, Bid, Call
from game.rulesets.bridge.contract import COMPASS, Contract, Doubling
from game.rulesets.bridge.exchange.board import PLACES, PLAIN, BadBoards, Board, checked, unknown
from game.rulesets.bridge.exchange.notation import (
    call_from,
    call_text,
    card_of,
    contract_by,
    deal_text,
    hands_of,
    vulnerable_of,
    vulnerable_text,
)
from game.rulesets.bridge.exchange.tags import Found, split
from game.rulesets.bridge.jokers import order_of
from game.rulesets.bridge.options import BridgeOptions

HEAD = "% PBN 2.1\n% EXPORT\n"
MOST_BOARDS = 10_000
_NOTE = re.compile(r"\$\d+|=\d+=|[!?]+$")
SIDES_FIRST = "WNES"
"""The order in which names are written."""


# -- writing


def write_pbn(boards: Sequence[Board]) -> str:
    """Return boards as a file of PBN."""
    return HEAD + "\n".join("\n".join(_written(board)) + "\n" for board in boards)


def _written(board: Board) -> Iterator[str]:
    tags: dict[str, object] = {"Event": "Trickhold", "Site": "", "Date": "", "Board": board.number}
    for seat in SIDES_FIRST:
        player = COMPASS.index(seat)
        tags[PLACES[player]] = board.names[player]
    tags["Dealer"] = COMPASS[board.dealer]
    tags["Vulnerable"] = vulnerable_text(board.vulnerable)
    tags["Deal"] = deal_text(board)
    if board.options.jokers:
        rules = option_texts.as_texts(board.options)
        tags["HouseRules"] = " ".join(f"{name}={value}" for name, value in rules.items())
    contract = board.contract
    tags["Scoring"] = ""
    tags["Declarer"] = COMPASS[contract.declarer] if contract else ""
    tags["Contract"] = _contract_text(contract) if contract or board.calls else ""
    tags["Result"] = "" if board.tricks is None else board.tricks
    if contract is not None and board.score is not None:
        score = board.score.total if contract.side == 0 else -board.score.total
        tags["Score"] = f"NS {score}"
    for name, value in tags.items():
        yield f'[{name} "{_safe(str(value))}"]'
    if board.calls:
        yield f'[Auction "{COMPASS[board.dealer]}"]'
        texts = [call_text(call) for call in board.calls]
        yield from (" ".join(texts[n : n + 4]) for n in range(0, len(texts), 4))
    if contract is not None and board.cards:
        leader = (contract.declarer + 1) % 4
        yield f'[Play "{COMPASS[leader]}"]'
        yield from _rows(board, contract)


def _contract_text(contract: Contract | None) -> str:
    if contract is None:
        return "Pass"
    return call_text(contract.bid) + "X" * contract.doubling


def _rows(board: Board, contract: Contract) -> Iterator[str]:
    """Yield the tricks, one a line, the cards in the columns of their players."""
    order = order_of(board.options.power, contract.strain)
    ahead = 0
    for at in range(0, len(board.cards), 4):
        cards = board.cards[at : at + 4]
        columns = ["-"] * 4
        for place, card in enumerate(cards):
            columns[(ahead + place) % 4] = str(card)
        yield " ".join(columns)
        ahead = (ahead + order.best_place(cards, contract.strain)) % 4
    if len(board.cards) < 4 * board.options.tricks:
        yield "*"


def _safe(text: str) -> str:
    """Return a text as a tag can hold it."""
    kept = "".join(each if each.isprintable() else " " for each in text)
    return kept.replace("\\", "\\\\").replace('"', '\\"')


# -- reading


def read_pbn(text: str) -> list[Board]:
    """Return the boards of a file of PBN; raise BadBoards."""
    found = list(split(text))
    if len(found) > MOST_BOARDS:
        raise BadBoards(0, _("more than {n} boards.").format(n=MOST_BOARDS))
    boards: list[Board] = []
    before: dict[str, tuple[str, int]] = {}
    for each in found:
        for name, (value, line) in each.tags.items():
            if value in ("#", "##"):
                each.tags[name] = before.get(name, ("", line))[0], line
        before = each.tags
        if "Deal" in each.tags:
            boards.append(checked(_board(each)))
    if not boards:
        raise BadBoards(0, _("there is no board in it: no tag Deal."))
    return boards


def _board(found: Found) -> Board:
    lines = {"board": found.line}
    parts = {"Deal": "hands", "Auction": "calls", "Play": "cards", "Result": "tricks"}
    for tag, part in {**parts, "Contract": "contract"}.items():
        if tag in found.tags:
            lines[part] = found.tags[tag][1]
    options = _options(found)
    dealer = found.seat("Dealer")
    deal, deal_line = found.tags["Deal"]
    hands, first = hands_of(deal, deal_line)
    dealer = first if dealer is None else dealer
    calls = _calls(found, dealer)
    # Where calls lead to another contract the board is refused when it is checked.
    contract = _told_contract(found) or (contract_by(calls, dealer) if calls else None)
    return Board(
        number=found.number("Board") or 1,
        dealer=dealer,
        vulnerable=vulnerable_of(*found.tag("Vulnerable", "None")),
        hands=hands,
        calls=calls,
        contract=contract,
        cards=_cards(found, contract, options),
        tricks=found.number("Result"),
        options=options,
        names=tuple(found.tag(place, place)[0] or place for place in PLACES),
        lines=lines,
    )


def _options(found: Found) -> BridgeOptions:
    text, line = found.tag("HouseRules")
    if not text:
        return PLAIN
    pairs: Mapping[str, str] = {
        name: value for name, _sign, value in (each.partition("=") for each in text.split())
    }
    try:
        return option_texts.with_texts(BridgeOptions(), pairs)
    except BadOption as wrong:
        raise BadBoards(line, str(wrong)) from None


def _calls(found: Found, dealer: int) -> tuple[Call, ...] | None:
    if "Auction" not in found.tags:
        return None
    first = found.seat("Auction")
    line = found.tags["Auction"][1]
    if first is not None and first != dealer:
        raise BadBoards(line, _("the auction does not begin with the dealer."))
    calls: list[Call] = []
    for token in found.sections["Auction"]:
        text = _NOTE.sub("", token)
        if text.upper() == "AP":
            calls += [PASS] * (3 if any(call != PASS for call in calls) else 4)
        elif text not in ("", "*", "-"):
            calls.append(call_from(text, line))
    return tuple(calls) if calls else None


def _told_contract(found: Found) -> Contract | None:
    text, line = found.tag("Contract")
    if text in ("", "?", "Pass"):
        return None
    declarer = found.seat("Declarer")
    bid = call_from(text.rstrip("Xx"), line)
    doubled = len(text) - len(text.rstrip("Xx"))
    if not isinstance(bid, Bid) or doubled > 2 or declarer is None:
        raise BadBoards(line, unknown(text, _("contract with a declarer")))
    return Contract(bid, declarer, Doubling(doubled))


def _cards(found: Found, contract: Contract | None, options: BridgeOptions) -> tuple[Card, ...]:
    """Return the cards in the order in which they were played."""
    tokens = [_NOTE.sub("", token) for token in found.sections.get("Play", [])]
    rows = [token for token in tokens if token not in ("", "*")]
    if not rows or contract is None:
        return ()
    line = found.tags["Play"][1]
    first = found.seat("Play")
    if first is not None and first != (contract.declarer + 1) % 4:
        raise BadBoards(line, _("the play does not begin at declarer’s left."))
    order = order_of(options.power, contract.strain)
    played: list[Card] = []
    leader = 0
    for at in range(0, len(rows), 4):
        row = rows[at : at + 4]
        in_turn = [row[(leader + step) % 4] for step in range(4) if (leader + step) % 4 < len(row)]
        cards = []
        for text in in_turn:
            if text in ("-", "+"):
                break
            cards.append(card_of(text.upper(), line))
        played += cards
        if len(cards) < 4:
            break
        leader = (leader + order.best_place(cards, contract.strain)) % 4
    return tuple(played)
