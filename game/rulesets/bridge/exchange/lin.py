"""LIN, the text of Bridge Base: keys and values between strokes; plain bridge only."""

import itertools
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial

from game.core.words import _
from game.kit.cards import SUIT_LETTERS, Card
from game.rulesets.bridge.actions import Bid, Call
from game.rulesets.bridge.contract import COMPASS, Contract, Doubling
from game.rulesets.bridge.exchange.board import (
    PLACES,
    BadBoards,
    Board,
    Entry,
    Source,
    at_line,
    name_of,
    number_of,
    read_board,
    set_up,
    unknown,
)
from game.rulesets.bridge.exchange.notation import (
    DASHES,
    call_from,
    card_of,
    completed,
    contract_by,
    vulnerable_of,
    vulnerable_text,
    with_passes,
)
from game.rulesets.bridge.exchange.pbn import MOST_BOARDS
from game.rulesets.bridge.standing import ALL, EW, NONE, NS

VULNERABLE = {"o": NONE, "n": NS, "e": EW, "b": ALL}
ALSO = {"0": NONE, "": NONE, "-": NONE, "none": NONE, "ns": NS, "ew": EW, "all": ALL, "both": ALL}
_DEALERS = "1234"
"""South, West, North, East."""
_CALLS = re.compile(
    r"[1-7](?:NT?|[CDHS♠♥♦♣])|dbl|rdbl|double|redouble|D|R|AP|pass|P|X{1,2}", re.IGNORECASE
)


# -- writing


def write_lin(boards: Sequence[Board]) -> str:
    """Return boards as a file of LIN, a board a line; raise BadBoards where one has Jokers."""
    has_events = any(board.event for board in boards)
    return "".join("".join(_written(board, has_events)) + "\n" for board in boards)


def _written(board: Board, has_events: bool) -> Iterator[str]:
    """Yield keys and values. What follows from the calls is not written where there are none."""
    if board.options.jokers:
        raise BadBoards(0, _("LIN knows no Jokers; write a file that ends in .boards."))
    if has_events:
        yield f"mn|{_safe(board.event)}|"
    yield f"qx|{'c' if board.room == 'closed' else 'o'}{board.number}|"
    yield f"pn|{','.join(map(_safe, board.names))}|st||"
    yield f"md|{_DEALERS[board.dealer]}{','.join(map(_hand_text, board.hands))}|"
    yield f"rh||ah|Board {_safe(board.label)}|"
    yield f"sv|{vulnerable_text(board.vulnerable, VULNERABLE)}|"
    if board.unfinished or not board.calls:
        return
    yield from (f"mb|{_call_text(call)}|" for call in board.calls)
    yield from (f"pc|{card}|" for card in board.cards)
    if board.tricks is not None:  # After the last card as well: some count it wrong from the play.
        yield f"mc|{board.tricks}|"


def _hand_text(hand: Sequence[Card]) -> str:
    """Return a hand, each suit with its letter, also one that is void."""
    return "".join(
        letter + "".join(str(card)[1] for card in sorted(hand) if str(card)[0] == letter)
        for letter in SUIT_LETTERS[:4]
    )


def _call_text(call: Call) -> str:
    if isinstance(call, Bid):
        return str(call)
    return {"P": "p", "X": "d", "XX": "r"}[str(call)]


def _safe(text: str) -> str:
    return "".join(each if each.isprintable() and each not in "|," else " " for each in text)


# -- reading


_OPENERS = ("pn", "mn", "st", "rh", "ah", "sv")
"""What may stand before the cards of a board, or behind them."""
_ONCE = ("pn", "sv", "mc")
"""What may not say two things of one board."""
_BEGINS = re.compile(
    r"""(?:^[ \t]*|(?<=\|)\s{0,9})(?=qx\|\s*[oc]?\d|md\|\s*[1-4]?[SHDC,])
    |^[ \t]*(?=(?:qx|md|pn|mn|vg|rs|st|sv|ah|mb|pc|mc|pg)\|)""",
    re.IGNORECASE | re.MULTILINE | re.VERBOSE,
)
"""Where a key surely stands, though a stroke be missing before it."""
Pairs = list[tuple[str, str, int]]


@dataclass
class _Found:
    """What has been read of one board, each value with its line; `wrong`: why it is of no use."""

    line: int = 0
    values: dict[str, list[tuple[str, int]]] = field(default_factory=dict)
    wrong: BadBoards | None = None

    def first(self, key: str) -> str:
        """Return the first value of a key, "" where there is none."""
        return self.values.get(key, [("", 0)])[0][0]

    def take(self, key: str, value: str, line: int) -> None:
        """Enter a value; a second one that is another may be wrong."""
        self.line = self.line or line
        before = self.values.setdefault(key, [])
        if key in _ONCE and before and before[0][0] != value:
            sentence = _("the key {name} stands there twice.").format(name=key)
            self.wrong = self.wrong or BadBoards(line, sentence)
        before.append((value, line))


@dataclass
class _Head:
    """What a file says of all its boards: names, the event, and the results of a match of teams.

    It `has_rooms` where one of its boards was played in a closed room.
    """

    has_rooms: bool = False
    names: str = ""
    event: str = ""
    results: Mapping[tuple[int, str], str] = field(default_factory=dict)

    def take(self, found: _Found) -> None:
        """Enter what stands before the boards."""
        self.names = found.first("pn") or self.names
        self.event = found.first("mn") or self.event
        if teams := found.first("vg").split(","):
            self.event = " ".join(each.strip() for each in teams[:2] if each.strip()) or self.event
        if "rs" in found.values and teams[3:4] and teams[3].strip().isdecimal():
            first = int(teams[3])
            results = found.first("rs").split(",")
            self.results = {
                (first + n // 2, ("open", "closed")[n % 2]): each.strip().upper()
                for n, each in enumerate(results)
            }


def lin_sources(text: str) -> list[Source]:
    """Return where the boards of a file of LIN stand; raise BadBoards where there is none."""
    head = _Head(bool(re.search(r"\bqx\|\s*c\d", text, re.IGNORECASE)))
    sources: list[Source] = []
    for found in _boards(text, head):
        told = head.names if "pn" not in found.values else found.first("pn")
        number, place, name = name_of(_board_name(found), len(sources) + 1)
        read = partial(_read, found, number, place, name, replace(head, names=told))
        sources.append(Source(name or str(place), read))
        if len(sources) > MOST_BOARDS:
            raise BadBoards(found.line, _("more than {n} boards.").format(n=MOST_BOARDS))
    if not sources:
        raise BadBoards(0, _("there is no board in it: no cards behind md."))
    return sources


def _boards(text: str, head: _Head) -> Iterator[_Found]:
    """Yield what belongs to one board after the other; enter in `head` what belongs to all."""
    pieces = list(_pieces(text))
    before = _before_cards(pieces)
    openers, sure = {"qx", "md", *before}, {"qx", *before[:1]}
    found = _Found()
    for pairs, wrong in pieces:
        for key, value, line in pairs:
            if key in openers and ("md" in found.values or key in found.values):
                if _is_board(found):
                    yield found
                # What is damaged may be the beginning of the next board as well.
                damaged = found.wrong if "md" in found.values and key not in sure else None
                found = _Found(wrong=damaged)
            elif key == "pg" and not _is_board(found):
                head.take(found)
                found = _Found()
                continue
            if key == "qx" and "vg" in found.values:
                head.take(found)
                found = _Found()
            found.take(key, value, line)
        found.wrong = found.wrong or wrong
    if _is_board(found):
        yield found


def _before_cards(pieces: Sequence[tuple[Pairs, BadBoards | None]]) -> list[str]:
    """Return the keys before the first cards of a file.

    They stand before all cards of the file: there a board begins.
    """
    before: list[str] = []
    for key in (key for pairs, _wrong in pieces for key, _value, _line in pairs):
        if key == "md":
            break
        if key in ("mb", "pc", "mc", "pg"):  # of a board whose cards are lost, or of the head
            before = [each for each in before if each in ("pn", "mn")]
        else:
            before.append(key)
    return [each for each in before if each in _OPENERS]


def _is_board(found: _Found) -> bool:
    return "md" in found.values or "qx" in found.values


def _pieces(text: str) -> Iterator[tuple[Pairs, BadBoards | None]]:
    """Yield keys and values with the line of the key, up to where a key surely stands again.

    With them goes what is wrong there.
    """
    text = re.sub(r"\r*\n|\r", "\n", text)
    starts = sorted({0, *(match.end() for match in _BEGINS.finditer(text)), len(text)})
    line = 1
    for start, end in itertools.pairwise(starts):
        pairs: Pairs = []
        wrong: BadBoards | None = None
        parts = text[start:end].split("|")
        if not parts[-1].strip():
            parts.pop()
        for n, part in enumerate(parts):
            at = line + part[: len(part) - len(part.lstrip())].count("\n")
            if n % 2:
                pairs[-1:] = [(key, part.strip(), at) for key, _none, at in pairs[-1:]]
            elif re.fullmatch(r"[^\s|]{2}", part.strip()) and wrong is None:
                pairs.append((part.strip().lower(), "", at))
            else:
                wrong = wrong or BadBoards(at, unknown(part.strip(), _("key of two letters")))
                pairs.append(("", "", at))
            line += part.count("\n")
        line += text[start:end].count("\n") - sum(part.count("\n") for part in parts)
        yield [each for each in pairs if each[0]], wrong


def _board_name(found: _Found) -> str:
    for key in ("ah", "qx"):
        for value, _line in found.values.get(key, []):
            if match := re.search(r"board\s+(\S+)", value, re.IGNORECASE):
                return match[1]
            if match := re.search(r"\d{1,6}", value):
                return match[0]
    return ""


def _read(found: _Found, number: int | None, place: int, name: str, head: _Head) -> Entry:
    """Return the board of these keys."""
    label = name or str(place)
    if found.wrong:
        return Entry(label, None, found.wrong)
    if "md" not in found.values:
        sentence = _("it has no cards, so it was not played.")
        return Entry(label, None, BadBoards(found.line, sentence))
    deal = partial(_deal, found, number, place, name, head)
    entry = read_board(label, deal, partial(_played, found))
    if entry.board is None or entry.wrong:
        return entry
    return replace(entry, board=_compared(entry.board, head, found.line))


def _deal(found: _Found, number: int | None, place: int, name: str, head: _Head) -> Board:
    deal, line = found.values["md"][0]
    lines = {"board": found.line, "hands": line}
    for key, part in {"mb": "calls", "pc": "cards", "mc": "tricks"}.items():
        if key in found.values:
            lines[part] = found.values[key][-1][1]
    digit, hands = (deal[:1], deal[1:]) if deal[:1].isdecimal() else ("", deal)
    if digit and digit not in _DEALERS:
        raise BadBoards(line, unknown(digit, _("dealer: 1 to 4")))
    text, at = found.values.get("sv", [("?", line)])[0]
    sides = None if text == "?" else vulnerable_of(text, at, VULNERABLE, ALSO)
    told = _DEALERS.index(digit) if digit else None
    dealer, vulnerable, said = set_up(told, sides, number, COMPASS.index("S"))
    names = [each.strip() for each in head.names.split(",")]
    is_teams = head.has_rooms or len(names) > 4 or bool(head.results)
    room = "closed" if found.first("qx").lower().startswith("c") else "open"
    mine = names[4:8] if room == "closed" and len(names) > 4 else names[:4]
    return Board(
        number=place,
        dealer=dealer,
        vulnerable=vulnerable,
        hands=completed(_hands(hands, line), line),
        names=tuple(given or seat for given, seat in zip([*mine, *[""] * 4], PLACES, strict=False)),
        event=found.first("mn") or head.event,
        name=name,
        room=room if is_teams else "",
        lines=lines,
        notes=(at_line(line, said),) if said else (),
    )


def _played(found: _Found, board: Board) -> Board:
    """Return the board with what came of its deal."""
    calls: list[Call] = []
    for value, at in found.values.get("mb", []):
        if calls or value not in DASHES:
            calls = _with_calls(calls, value, at)
    cards = [card for value, at in found.values.get("pc", []) for card in _cards(value, at)]
    told, line = found.values.get("mc", [("", 0)])[0]
    return replace(
        board,
        calls=tuple(calls) or None,
        contract=contract_by(calls, board.dealer) if calls else None,
        cards=tuple(cards),
        tricks=number_of(told, line) if told else None,
    )


_RESULT = re.compile(r"([1-7])(NT?|[SHDC])(X{0,2})([NESW])(=|[+-]\d{1,2})")


def _compared(board: Board, head: _Head, line: int) -> Board:
    """Return the board, with a note where the list of all results says another result."""
    told = head.results.get((board.number, board.room), "")
    match = _RESULT.fullmatch(told)
    if match is None or board.contract is None or board.tricks is None:
        return board
    bid = call_from(match[1] + match[2], line)
    assert isinstance(bid, Bid), "a level and a strain"
    contract = Contract(bid, COMPASS.index(match[4]), Doubling(len(match[3])))
    tricks = bid.level + 6 + (0 if match[5] == "=" else int(match[5]))
    if (contract, tricks) == (board.contract, board.tricks):
        return board
    sentence = _("the list of results says {told}, the board itself {found}.")
    over = board.tricks - board.contract.level - 6
    own = f"{str(board.contract).replace(' by ', '')}{f'{over:+}' if over else '='}"
    note = at_line(line, sentence.format(told=told, found=own))
    return replace(board, notes=(*board.notes, note))


def _hands(text: str, line: int) -> list[tuple[Card, ...]]:
    """Return the hands in seat order, empty where the file has none."""
    hands = [_hand(each, line) for each in text.split(",")[:4]]
    return [*hands, *[()] * (4 - len(hands))]


def _hand(text: str, line: int) -> tuple[Card, ...]:
    found, suit = [], ""
    for letter in text.strip().upper().replace("10", "T"):
        if letter in SUIT_LETTERS[:4]:
            suit = letter
        elif letter not in DASHES:
            found.append(card_of(suit + letter, line))
    return tuple(sorted(found))


def _with_calls(calls: list[Call], text: str, line: int) -> list[Call]:
    """Return calls with those of a value behind them, alerts left out; there may be several."""
    bare = text.replace("!", "").replace("?", "").strip()
    found = _CALLS.findall(bare)
    if "".join(found) != bare or not found:
        raise BadBoards(line, unknown(text, _("call")))
    for each in found:
        calls = with_passes(calls) if each.upper() == "AP" else [*calls, call_from(each, line)]
    return calls


def _cards(text: str, line: int) -> list[Card]:
    text = text.upper().replace("10", "T").replace(" ", "")
    return [card_of(text[at : at + 2], line) for at in range(0, len(text), 2)]
