"""PBN, the portable bridge notation (2.1), as far as deals and their results go.

A board is tags such as [Deal "N:..."] and the sections Auction and Play. With Jokers it is our own:
a tag HouseRules says which, a Joker is "*" among the cards of its suit, wild ones are a fifth suit
"R", "B" or "RB". Unknown tags are passed over; what contradicts the rules is refused.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from game.core import options as option_texts
from game.core.options import BadOption
from game.core.words import _
from game.kit.cards import RANK_LETTERS, SUIT_LETTERS, Card
from game.rulesets.bridge.actions import PASS, Bid, Call, Pass, parse_call, parse_card
from game.rulesets.bridge.contract import COMPASS, BridgeAuction, Contract, Doubling, contract_of
from game.rulesets.bridge.exchange.board import PLACES, PLAIN, BadBoards, Board, checked, unknown
from game.rulesets.bridge.jokers import order_of
from game.rulesets.bridge.options import BridgeOptions
from game.rulesets.bridge.standing import ALL, EW, NONE, NS

HEAD = "% PBN 2.1\n% EXPORT\n"
MOST_BOARDS = 10_000
VULNERABLE = {"None": NONE, "NS": NS, "EW": EW, "All": ALL}
_ALSO = {"Love": NONE, "-": NONE, "Both": ALL}
_TAG = re.compile(r'\[\s*(\w+)\s+"((?:[^"\\]|\\.)*)"\s*\]')
_NOTE = re.compile(r"\$\d+|=\d+=|[!?]+$")
_RANKS = "*" + RANK_LETTERS[::-1]
SIDES_FIRST = "WNES"
"""The order in which names are written."""


@dataclass
class _Found:
    """What has been read of one board: tags and the tokens of sections, with their lines."""

    line: int
    tags: dict[str, tuple[str, int]] = field(default_factory=dict)
    sections: dict[str, list[str]] = field(default_factory=dict)


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
    tags["Vulnerable"] = next(key for key, both in VULNERABLE.items() if both == board.vulnerable)
    tags["Deal"] = _deal_text(board)
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
        texts = [_call_text(call) for call in board.calls]
        yield from (" ".join(texts[n : n + 4]) for n in range(0, len(texts), 4))
    if contract is not None and board.cards:
        leader = (contract.declarer + 1) % 4
        yield f'[Play "{COMPASS[leader]}"]'
        yield from _rows(board, contract, leader)


def _deal_text(board: Board) -> str:
    hands = [board.hands[(board.dealer + step) % 4] for step in range(4)]
    return f"{COMPASS[board.dealer]}:" + " ".join(map(_hand_text, hands))


def _hand_text(hand: Sequence[Card]) -> str:
    suits = []
    for letter in SUIT_LETTERS[:4]:
        ranks = [str(card)[1] for card in hand if str(card)[0] == letter]
        suits.append("".join(sorted(ranks, key=_RANKS.index)))
    wild = "".join(str(card)[0] for card in hand if str(card) in ("R*", "B*"))
    return ".".join([*suits, wild] if wild else suits)


def _contract_text(contract: Contract | None) -> str:
    if contract is None:
        return "Pass"
    return _call_text(contract.bid) + "X" * contract.doubling


def _call_text(call: Call) -> str:
    if isinstance(call, Bid):
        text = str(call)
        return f"{text}T" if text.endswith("N") else text
    return "Pass" if call == PASS else str(call)


def _rows(board: Board, contract: Contract, leader: int) -> Iterator[str]:
    """Yield the tricks, one a line, the cards in the columns of their players."""
    for trick_leader, cards in _tricks(board, contract):
        columns = ["-"] * 4
        for place, card in enumerate(cards):
            columns[(trick_leader + place - leader) % 4] = str(card)
        yield " ".join(columns)
    if len(board.cards) < 4 * board.options.tricks:
        yield "*"


def _tricks(board: Board, contract: Contract) -> Iterator[tuple[int, Sequence[Card]]]:
    """Yield the cards by tricks, each with its leader."""
    order = order_of(board.options.power, contract.strain)
    leader = (contract.declarer + 1) % 4
    for at in range(0, len(board.cards), 4):
        cards = board.cards[at : at + 4]
        yield leader, cards
        leader = (leader + order.best_place(cards, contract.strain)) % 4


def _safe(text: str) -> str:
    """Return a text as a tag can hold it."""
    kept = "".join(each if each.isprintable() else " " for each in text)
    return kept.replace("\\", "\\\\").replace('"', '\\"')


# -- reading


def read_pbn(text: str) -> list[Board]:
    """Return the boards of a file of PBN; raise BadBoards."""
    found = list(_split(text))
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


def _split(text: str) -> Iterator[_Found]:
    """Yield what stands between empty lines, comments left out."""
    found: _Found | None = None
    section = ""
    in_comment = False
    for number, raw in enumerate(text.splitlines(), start=1):
        if raw.startswith("%"):
            continue
        line, in_comment = _without_comments(raw, in_comment)
        if not raw.strip() and not in_comment:
            if found is not None:
                yield found
            found, section = None, ""
            continue
        if not line.strip():
            continue
        found = found or _Found(number)
        if line.lstrip().startswith("["):
            section = _take_tag(found, line, number)
        elif section in ("Auction", "Play"):
            found.sections[section] += line.split()
        elif not section:
            raise BadBoards(number, unknown(line.strip(), _("tag")))
    if found is not None:
        yield found


def _without_comments(line: str, in_comment: bool) -> tuple[str, bool]:
    """Return a line without what stands in braces or behind a semicolon."""
    kept: list[str] = []
    in_text = False
    for letter in line:
        if in_comment:
            in_comment = letter != "}"
        elif letter == '"':
            in_text = not in_text
            kept.append(letter)
        elif letter == "{" and not in_text:
            in_comment = True
        elif letter == ";" and not in_text:
            break
        else:
            kept.append(letter)
    return "".join(kept), in_comment


def _take_tag(found: _Found, line: str, number: int) -> str:
    """Enter the tag of a line and return its name."""
    match = _TAG.fullmatch(line.strip())
    if match is None:
        raise BadBoards(number, unknown(line.strip(), _("tag")))
    name = match[1]
    if name in found.tags:
        raise BadBoards(number, _("the tag {name} stands there twice.").format(name=name))
    found.tags[name] = re.sub(r"\\(.)", r"\1", match[2]), number
    found.sections[name] = []
    return name


def _board(found: _Found) -> Board:
    lines = {"board": found.line}
    parts = {"Deal": "hands", "Auction": "calls", "Play": "cards", "Result": "tricks"}
    for tag, part in {**parts, "Contract": "contract"}.items():
        if tag in found.tags:
            lines[part] = found.tags[tag][1]
    options = _options(found)
    dealer = _seat(found, "Dealer")
    deal_text, deal_line = found.tags["Deal"]
    hands, first = _hands(deal_text, deal_line)
    dealer = first if dealer is None else dealer
    calls = _calls(found, dealer)
    told = _told_contract(found)
    contract = told if calls is None else contract_by(calls, dealer)
    if calls is not None and told is not None and told != contract:
        contract = told  # The board is refused, with both named, when it is checked.
    return Board(
        number=_number(found, "Board") or 1,
        dealer=dealer,
        vulnerable=_vulnerable(found),
        hands=hands,
        calls=calls,
        contract=contract,
        cards=_cards(found, contract, options),
        tricks=_number(found, "Result"),
        options=options,
        names=tuple(found.tags.get(place, (place, 0))[0] or place for place in PLACES),
        lines=lines,
    )


def _options(found: _Found) -> BridgeOptions:
    text, line = found.tags.get("HouseRules", ("", 0))
    if not text:
        return PLAIN
    pairs: Mapping[str, str] = {
        name: value for name, _sign, value in (each.partition("=") for each in text.split())
    }
    try:
        return option_texts.with_texts(BridgeOptions(), pairs)
    except BadOption as wrong:
        raise BadBoards(line, str(wrong)) from None


def _seat(found: _Found, tag: str) -> int | None:
    text, line = found.tags.get(tag, ("", 0))
    if not text:
        return None
    if len(text) != 1 or text not in COMPASS:
        raise BadBoards(line, unknown(text, _("seat: N, E, S or W")))
    return COMPASS.index(text)


def _number(found: _Found, tag: str) -> int | None:
    text, line = found.tags.get(tag, ("", 0))
    if text in ("", "?", "-"):
        return None
    if not re.fullmatch(r"\d{1,6}", text):
        raise BadBoards(line, unknown(text, _("number")))
    return int(text)


def _vulnerable(found: _Found) -> tuple[bool, bool]:
    text, line = found.tags.get("Vulnerable", ("None", 0))
    known = {**VULNERABLE, **_ALSO}
    if text not in known:
        raise BadBoards(line, unknown(text, ", ".join(VULNERABLE)))
    return known[text]


def _hands(text: str, line: int) -> tuple[tuple[tuple[Card, ...], ...], int]:
    """Return the hands in seat order, and whose comes first."""
    seat, colon, rest = text.partition(":")
    texts = rest.split()
    if not colon or len(seat) != 1 or seat not in COMPASS or len(texts) != 4:
        raise BadBoards(line, unknown(text, _("deal: a seat, a colon and four hands")))
    first = COMPASS.index(seat)
    by_seat = {(first + step) % 4: _hand(hand, line) for step, hand in enumerate(texts)}
    return tuple(by_seat[player] for player in range(4)), first


def _hand(text: str, line: int) -> tuple[Card, ...]:
    suits = text.split(".")
    if len(suits) not in (4, 5):
        raise BadBoards(line, unknown(text, _("hand: four suits with dots between")))
    notations = [
        f"{letter}{rank}"
        for letter, ranks in zip(SUIT_LETTERS, suits[:4], strict=False)
        for rank in ranks.upper()
    ]
    notations += [f"{letter}*" for ranks in suits[4:] for letter in ranks.upper()]
    return tuple(sorted(_card(notation, line) for notation in notations))


def _card(text: str, line: int) -> Card:
    try:
        return parse_card(text)
    except ValueError:
        raise BadBoards(line, unknown(text, _("card"))) from None


def _calls(found: _Found, dealer: int) -> tuple[Call, ...] | None:
    if "Auction" not in found.tags:
        return None
    first = _seat(found, "Auction")
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


def call_from(text: str, line: int) -> Call:
    """Return the call that a text such as "1NT", "Pass", "p" or "XX" means; raise BadBoards."""
    upper = text.upper()
    short = {"PASS": "P", "D": "X", "DBL": "X", "R": "XX", "RDBL": "XX"}.get(upper, upper)
    try:
        return parse_call(short.removesuffix("T") if short.endswith("NT") else short)
    except ValueError:
        raise BadBoards(line, unknown(text, _("call"))) from None


def _told_contract(found: _Found) -> Contract | None:
    text, line = found.tags.get("Contract", ("", 0))
    if text in ("", "?", "Pass"):
        return None
    declarer = _seat(found, "Declarer")
    bid = call_from(text.rstrip("Xx"), line)
    doubled = len(text) - len(text.rstrip("Xx"))
    if not isinstance(bid, Bid) or doubled > 2 or declarer is None:
        raise BadBoards(line, unknown(text, _("contract with a declarer")))
    return Contract(bid, declarer, Doubling(doubled))


def contract_by(calls: Sequence[Call], dealer: int) -> Contract | None:
    """Return what calls lead to, from the dealer on; None where there is no bid."""
    auction = BridgeAuction(dealer, 4, pass_is_final=False)
    for call in calls:
        if auction.to_call is not None:
            auction = auction.with_call(None if isinstance(call, Pass) else call)
    return contract_of(auction)


def _cards(found: _Found, contract: Contract | None, options: BridgeOptions) -> tuple[Card, ...]:
    """Return the cards in the order in which they were played."""
    tokens = [_NOTE.sub("", token) for token in found.sections.get("Play", [])]
    rows = [token for token in tokens if token not in ("", "*")]
    if not rows or contract is None:
        return ()
    line = found.tags["Play"][1]
    first = _seat(found, "Play")
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
            cards.append(_card(text.upper(), line))
        played += cards
        if len(cards) < 4:
            break
        leader = (leader + order.best_place(cards, contract.strain)) % 4
    return tuple(played)
