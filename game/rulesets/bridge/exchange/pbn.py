"""PBN, the portable bridge notation (2.1), as far as deals and their results go.

A board is tags such as [Deal "N:..."] and the sections Auction and Play. With Jokers it is our own:
a tag HouseRules says which, a Joker is "*" among the cards of its suit, wild ones are a fifth suit
"R", "B" or "RB". What is not needed is passed over; a board that contradicts the rules is left out.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial

from game.core import options as option_texts
from game.core.options import BadOption
from game.core.words import _
from game.kit.cards import Card
from game.rulesets.bridge.actions import Bid, Call
from game.rulesets.bridge.contract import COMPASS, Contract, Doubling, side_of
from game.rulesets.bridge.exchange.board import (
    PLACES,
    PLAIN,
    BadBoards,
    Board,
    Entry,
    Source,
    at_line,
    name_of,
    read_board,
    set_up,
    unknown,
)
from game.rulesets.bridge.exchange.notation import (
    DASHES,
    call_from,
    call_text,
    card_of,
    contract_by,
    deal_text,
    hands_of,
    vulnerable_of,
    vulnerable_text,
    with_passes,
)
from game.rulesets.bridge.exchange.tags import DEAL, DECIDING, Found, split
from game.rulesets.bridge.jokers import order_of
from game.rulesets.bridge.options import BridgeOptions

HEAD = "% PBN 2.1\n% EXPORT\n"
MOST_BOARDS = 10_000
UNKNOWN = ("", "?", *DASHES)
"""What a tag says of which nobody knows anything."""
_NOTE = re.compile(r"\$\d+|=\d+=|[!?]+$")
SIDES_FIRST = "WNES"
"""The order in which names are written."""


# -- writing


def write_pbn(boards: Sequence[Board]) -> str:
    """Return boards as a file of PBN."""
    return HEAD + "\n".join("\n".join(_written(board)) + "\n" for board in boards)


def _written(board: Board) -> Iterator[str]:
    tags: dict[str, object] = {"Event": board.event, "Site": "", "Date": "", "Board": board.label}
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
    is_passed_out = bool(board.calls) and not board.unfinished
    tags["Scoring"] = ""
    if board.room:
        tags["Room"] = board.room.capitalize()
    tags["Declarer"] = COMPASS[contract.declarer] if contract else ""
    tags["Contract"] = _contract_text(contract) if contract or is_passed_out else ""
    tags["Result"] = "" if board.tricks is None else board.tricks
    if contract is not None and board.score is not None:
        score = board.score.total if contract.side == 0 else -board.score.total
        tags["Score"] = f"NS {score}"
    for name, value in tags.items():
        yield f'[{name} "{_safe(str(value))}"]'
    if board.calls:
        yield f'[Auction "{COMPASS[board.dealer]}"]'
        texts = [call_text(call) for call in board.calls]
        texts += ["*"] * board.unfinished
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


def pbn_sources(text: str) -> list[Source]:
    """Return where the boards of a file of PBN stand; raise BadBoards where there is none."""
    sources: list[Source] = []
    before: Found | None = None
    for found in split(text):
        if before is not None:
            for name, (value, line) in found.tags.items():
                if value in ("#", "##"):
                    found.tags[name] = before.tag(name)[0], line
        if not found.wrong and not any(name in found.tags for name in DECIDING):
            continue
        if "Deal" not in found.tags and not found.wrong:
            _take_deal(found, before)
        before = found
        number, place, name = name_of(found.tag("Board")[0], len(sources) + 1)
        sources.append(Source(name or str(place), partial(_read, found, number, place, name)))
        if len(sources) > MOST_BOARDS:
            raise BadBoards(0, _("more than {n} boards.").format(n=MOST_BOARDS))
    if not sources:
        raise BadBoards(0, _("there is no board in it: no tag Deal."))
    return sources


def _take_deal(found: Found, before: Found | None) -> None:
    """Give another result of a deal the deal before it, if nothing in it tells of another."""
    is_same = before is not None and all(
        found.tags[name][0] == before.tag(name)[0] for name in DEAL if name in found.tags
    )
    if before is None or found.is_apart is False or "Deal" not in before.tags or not is_same:
        found.wrong = BadBoards(found.line, _("it has no cards, so it was not played."))
        return
    found.tags.update((name, before.tags[name]) for name in DEAL if name in before.tags)
    found.wrong = before.wrong


def _read(found: Found, number: int | None, place: int, name: str) -> Entry:
    """Return the board of these tags."""
    label = name or str(place)
    if found.wrong:
        return Entry(label, None, found.wrong)
    deal = partial(_deal, found, number, place, name)
    return read_board(label, deal, partial(_played, found))


def _deal(found: Found, number: int | None, place: int, name: str) -> Board:
    options = _options(found)
    hands, first = hands_of(*found.tag("Deal"), options)
    told, start = found.seat("Dealer"), _start(found)
    text, line = found.tag("Vulnerable")
    sides = None if text in ("", "?") else vulnerable_of(text, line)
    dealer, vulnerable, said = set_up(start if told is None else told, sides, number, first)
    parts = {"Deal": "hands", "Auction": "calls", "Play": "cards", "Result": "tricks"}
    lines = {
        part: found.tags[tag][1]
        for tag, part in {**parts, "Contract": "contract"}.items()
        if tag in found.tags
    }
    return Board(
        number=place,
        dealer=dealer,
        vulnerable=vulnerable,
        hands=hands,
        options=options,
        names=tuple(_name(found, place) or place for place in PLACES),
        event=_plain(found.tag("Event")[0]),
        name=name,
        room={"open": "open", "closed": "closed"}.get(found.tag("Room")[0].strip().lower(), ""),
        lines={"board": found.line, **lines},
        notes=(at_line(found.line, said),) if said else (),
    )


def _played(found: Found, board: Board) -> Board:
    """Return the board with what came of its deal."""
    calls, unfinished = _calls(found, board.dealer)
    notes = list(board.notes)
    # Where calls lead to another contract the board is refused when it is checked.
    contract = _told_contract(found, notes)
    if contract is None and calls and not unfinished:
        contract = contract_by(calls, board.dealer)
    return replace(
        board,
        calls=calls,
        unfinished=unfinished,
        contract=contract,
        cards=_cards(found, contract, board.options),
        tricks=_tricks(found, contract, board.options.tricks, notes),
        notes=tuple(notes),
    )


def _plain(text: str) -> str:
    return "" if text in UNKNOWN else "".join(each for each in text if each.isprintable())


def _name(found: Found, place: str) -> str:
    return _plain(found.tag(place)[0])


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


def _tokens(found: Found, section: str) -> list[str]:
    """Return the words of a section without the notes beside them."""
    tokens = (_NOTE.sub("", token) for token in found.sections.get(section, []))
    return [token for token in tokens if token]


def _start(found: Found) -> int | None:
    """Return who calls first; dashes stand for those in the row before him."""
    first = found.seat("Auction")
    tokens = _tokens(found, "Auction")
    fillers = next((n for n, token in enumerate(tokens) if token not in DASHES), len(tokens))
    return None if first is None or fillers == len(tokens) else (first + fillers) % 4


def _calls(found: Found, dealer: int) -> tuple[tuple[Call, ...] | None, bool]:
    """Return the calls, None where there are none, and whether more were to come."""
    tokens = _tokens(found, "Auction")
    line = found.tag("Auction")[1]
    if _start(found) not in (None, dealer):
        raise BadBoards(line, _("the auction does not begin with the dealer."))
    calls: list[Call] = []
    is_all = False
    for token in tokens:
        if token in ("*", "+"):
            return tuple(calls) or None, bool(calls)
        if token.upper() in ("AP", "ALL"):
            calls, is_all = with_passes(calls), True
        elif is_all and token.upper() == "PASS":
            continue
        elif calls or token not in DASHES:
            calls.append(call_from(token, line))
    return tuple(calls) or None, False


_CONTRACT = re.compile(r"([1-7])\s*(NT?|[SHDC])\s*(X{0,2}|\*{0,2})", re.IGNORECASE)


def _told_contract(found: Found, notes: list[str]) -> Contract | None:
    text, line = found.tag("Contract")
    declarer = found.seat("Declarer")
    if text.strip() in UNKNOWN or text.strip().upper() in ("PASS", "PASSED", "PASSED OUT", "AP"):
        return None
    match = _CONTRACT.fullmatch(text.strip())
    if match is None or (declarer is None and "Auction" not in found.tags):
        notes.append(at_line(line, unknown(text, _("contract with a declarer"))))
        return None
    bid = call_from(match[1] + match[2], line)
    assert isinstance(bid, Bid), "a level and a strain"
    return None if declarer is None else Contract(bid, declarer, Doubling(len(match[3])))


_SIDES_TRICKS = re.compile(r"(?:(?:NS|EW)[\s:]*\d{1,2}\s*){1,2}")


def _tricks(found: Found, contract: Contract | None, tricks: int, notes: list[str]) -> int | None:
    """Return the tricks of declarer's side, however they are told."""
    told, line = found.tag("Result")
    text = told.strip().lstrip("^").strip().upper()
    if text in UNKNOWN:
        return None
    if re.fullmatch(r"\d{1,6}", text, re.ASCII):
        return int(text)
    if contract is not None and text == "=":
        return contract.level + 6
    if contract is not None and re.fullmatch(r"[+-]\d{1,2}", text, re.ASCII):
        return contract.level + 6 + int(text)
    sides = dict(re.findall(r"(NS|EW)[\s:]*(\d{1,2})", text, re.ASCII))
    if contract is not None and sides and _SIDES_TRICKS.fullmatch(text):
        own, other = (("NS", "EW"), ("EW", "NS"))[side_of(contract.declarer)]
        found_tricks = int(sides[own]) if own in sides else tricks - int(sides[other])
        if int(sides.get(other, tricks - found_tricks)) == tricks - found_tricks:
            return found_tricks
    notes.append(at_line(line, unknown(told, _("number"))))
    return None


def _cards(found: Found, contract: Contract | None, options: BridgeOptions) -> tuple[Card, ...]:
    """Return the cards in the order in which they were played."""
    rows = [token for token in _tokens(found, "Play") if token != "*"]
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
            if text in (*DASHES, "+"):
                break
            cards.append(card_of(text.upper().replace("10", "T"), line))
        played += cards
        if len(cards) < 4:
            break
        leader = (leader + order.best_place(cards, contract.strain)) % 4
    return tuple(played)
