"""LIN, the text of Bridge Base: keys and values between strokes; plain bridge only."""

import re
from collections.abc import Iterator, Sequence

from game.core.words import _
from game.kit.cards import DECK, SUIT_LETTERS, Card
from game.rulesets.bridge.actions import PASS, Bid, Call
from game.rulesets.bridge.contract import EAST
from game.rulesets.bridge.exchange.board import (
    PLACES,
    BadBoards,
    Board,
    checked,
    number_of,
    unknown,
)
from game.rulesets.bridge.exchange.notation import (
    call_from,
    card_of,
    vulnerable_of,
    vulnerable_text,
)
from game.rulesets.bridge.exchange.pbn import MOST_BOARDS
from game.rulesets.bridge.standing import ALL, EW, NONE, NS

VULNERABLE = {"o": NONE, "n": NS, "e": EW, "b": ALL}
ALSO = {"0": NONE, "": NONE}
_DEALERS = "1234"
"""South, West, North, East."""
_CALLS = re.compile(r"[1-7](?:NT?|[CDHS])|D|R|P|X{1,2}", re.IGNORECASE)


# -- writing


def write_lin(boards: Sequence[Board]) -> str:
    """Return boards as a file of LIN, a board a line; raise BadBoards where one has Jokers."""
    return "".join("".join(_written(board)) + "\n" for board in boards)


def _written(board: Board) -> Iterator[str]:
    if board.options.jokers:
        raise BadBoards(0, _("LIN knows no Jokers; write a file that ends in .boards."))
    yield f"qx|o{board.number}|"
    yield f"pn|{','.join(map(_safe, board.names))}|st||"
    yield f"md|{_DEALERS[board.dealer]}{','.join(map(_hand_text, board.hands))}|"
    yield f"rh||ah|Board {board.number}|"
    yield f"sv|{vulnerable_text(board.vulnerable, VULNERABLE)}|"
    for call in board.calls or ():
        yield f"mb|{_call_text(call)}|"
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


def read_lin(text: str) -> list[Board]:
    """Return the boards of a file of LIN; raise BadBoards."""
    boards = []
    found: dict[str, list[tuple[str, int]]] = {}
    names: tuple[str, ...] = PLACES
    for key, value, line in _pairs(text):
        if key == "pn":
            given = [name.strip() for name in value.split(",")][:4]
            names = tuple(name or place for name, place in zip(given, PLACES, strict=False))
            names = (*names, *PLACES[len(names) :])
        if key in ("qx", "md") and "md" in found:
            boards.append(_board(found, names))
            found = {}
        found.setdefault(key, []).append((value, line))
        if len(boards) > MOST_BOARDS:
            raise BadBoards(line, _("more than {n} boards.").format(n=MOST_BOARDS))
    if "md" in found:
        boards.append(_board(found, names))
    if not boards:
        raise BadBoards(0, _("there is no board in it: no cards behind md."))
    return boards


def _pairs(text: str) -> Iterator[tuple[str, str, int]]:
    """Yield keys and values with the line of the key."""
    parts, line = [], 1
    for part in text.split("|"):
        before = part[: len(part) - len(part.lstrip())]
        parts.append((part.strip(), line + before.count("\n")))
        line += part.count("\n")
    if len(parts) > 1 and not parts[-1][0]:
        parts.pop()
    if len(parts) % 2:
        raise BadBoards(parts[-1][1], _("a key without a value; a | is missing."))
    for n in range(0, len(parts), 2):
        (key, at), (value, _line) = parts[n], parts[n + 1]
        if not re.fullmatch(r"[a-z0-9]{2}", key):
            raise BadBoards(at, unknown(key, _("key of two letters")))
        yield key, value, at


def _board(found: dict[str, list[tuple[str, int]]], names: Sequence[str]) -> Board:
    deal, line = found["md"][0]
    lines = {"board": line, "hands": line}
    for key, part in {"mb": "calls", "pc": "cards", "mc": "tricks"}.items():
        if key in found:
            lines[part] = found[key][-1][1]
    if deal[:1] not in _DEALERS or not deal:
        raise BadBoards(line, unknown(deal[:1], _("dealer: 1 to 4")))
    vulnerable, at = found.get("sv", [("o", line)])[0]
    calls = [call for value, at in found.get("mb", []) for call in _calls(value, at)]
    cards = [card for value, at in found.get("pc", []) for card in _cards(value, at)]
    told = found.get("mc")
    return checked(
        Board(
            number=_board_number(found),
            dealer=_DEALERS.index(deal[0]),
            vulnerable=vulnerable_of(vulnerable.lower(), at, VULNERABLE, ALSO),
            hands=_hands(deal[1:], line),
            calls=tuple(calls) or None,
            cards=tuple(cards),
            tricks=number_of(*told[0]) if told else None,
            names=tuple(names),
            lines=lines,
        )
    )


def _board_number(found: dict[str, list[tuple[str, int]]]) -> int:
    for key in ("ah", "qx"):
        for value, _line in found.get(key, []):
            if match := re.search(r"\d{1,6}", value):
                return int(match[0])
    return 1


def _hands(text: str, line: int) -> tuple[tuple[Card, ...], ...]:
    """Return the hands in seat order; the last may be left out."""
    hands = [_hand(each, line) for each in text.split(",")[:4]]
    missing = [n for n in range(4) if n >= len(hands) or not hands[n]]
    if len(missing) > 1 or (missing and missing != [EAST]):
        raise BadBoards(line, _("there must be the hands of South, West and North."))
    if missing:
        held = {card for hand in hands for card in hand}
        hands = [*hands[:EAST], tuple(card for card in DECK if card not in held)]
    return tuple(hands)


def _hand(text: str, line: int) -> tuple[Card, ...]:
    found, suit = [], ""
    for letter in text.strip().upper():
        if letter in SUIT_LETTERS[:4]:
            suit = letter
        else:
            found.append(card_of(suit + letter, line))
    return tuple(sorted(found))


def _calls(text: str, line: int) -> list[Call]:
    """Return the calls of a value, alerts left out; there may be several."""
    bare = text.replace("!", "").strip()
    found = _CALLS.findall(bare)
    if "".join(found) != bare or not found:
        raise BadBoards(line, unknown(text, _("call")))
    return [PASS if each.upper() == "P" else call_from(each, line) for each in found]


def _cards(text: str, line: int) -> list[Card]:
    return [card_of(text[at : at + 2].upper(), line) for at in range(0, len(text), 2)]
