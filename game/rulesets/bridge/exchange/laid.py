"""Boards from a file become a match: each is laid out as one line of text, and dealt from it."""

from collections.abc import Sequence
from dataclasses import replace

from game.core.options import specs
from game.core.terms import Laid
from game.core.words import _
from game.kit.cards import Card
from game.rulesets.bridge.exchange.board import (
    BadBoards,
    Board,
    Source,
    dealt,
    told_left_out,
    unknown,
)
from game.rulesets.bridge.exchange.files import sources_in
from game.rulesets.bridge.exchange.notation import (
    deal_text,
    hands_of,
    vulnerable_of,
    vulnerable_text,
)
from game.rulesets.bridge.options import BridgeOptions
from game.rulesets.bridge.standing import BridgeStanding, SetUp


def match_of(
    text: str, label: str | None = None
) -> tuple[BridgeOptions, tuple[str, ...], tuple[str, ...]]:
    """Return the house rules of a match of the boards in a text, each board laid out, and what is
    to be said of boards that are left out.

    `label` is what the only one to be played is called. The match is one of duplicate boards, so
    that no deal hangs on another. Only the deals are needed. Raise BadBoards.
    """
    entries = [each.read() for each in _chosen(sources_in(text), label)]
    boards = [each.board for each in entries if each.board is not None]
    if not boards:
        raise next(each.wrong for each in entries if each.wrong)
    lines = {_line(board): board for board in boards}
    if label is not None and len(lines) > 1:
        sentence = _("more than one deal is board {n}: give each a number of its own.")
        raise BadBoards(0, sentence.format(n=label))
    left_out = tuple(told_left_out(each) for each in entries if each.board is None)
    return _rules_of(boards, len(lines)), tuple(lines), left_out


def _chosen(sources: Sequence[Source], label: str | None) -> Sequence[Source]:
    """Return the sources of the boards to be played; raise BadBoards where there is none."""
    chosen = [each for each in sources if label is None or each.label == label]
    if not chosen:
        sentence = _("there is no board {n}; there are {all}.")
        labels = [each.label for each in sources]
        raise BadBoards(0, sentence.format(n=label, all=_listed(labels)))
    return chosen


def _rules_of(boards: Sequence[Board], deals: int) -> BridgeOptions:
    """Return the house rules of a match of these boards, with so many deals; raise BadBoards."""
    options = boards[0].options
    other = next((board for board in boards if board.options != options), None)
    if other is not None:
        sentence = _("boards {n} and {m} differ in their house rules: choose one of them.")
        raise BadBoards(0, sentence.format(n=boards[0].label, m=other.label))
    lengths = next(spec.choices for spec in specs(options) if spec.name == "deals")
    enough = [int(n) for n in lengths if int(n) >= deals]
    if not enough:
        sentence = _("a match has {most} boards at most, not {n}: choose one of them.")
        raise BadBoards(0, sentence.format(most=max(lengths), n=deals))
    return replace(options, form="duplicate", deals=min(enough))


def _listed(texts: Sequence[str]) -> str:
    """Return some names, those in the middle left out where there are many."""
    return ", ".join(texts if len(texts) <= 20 else [*texts[:18], "…", texts[-1]])


def _line(board: Board) -> str:
    return f"{board.number} {vulnerable_text(board.vulnerable)} {deal_text(board)}"


def _deal(standing: BridgeStanding, text: str) -> tuple[BridgeStanding, Sequence[Card]]:
    """Return the standing before a board that is laid out, and its cards as they are dealt.

    Cards that nobody holds come last. Raise BadBoards.
    """
    number, _space, rest = text.partition(" ")
    vulnerable, _space, hands_text = rest.partition(" ")
    if not number.isdecimal() or len(number) > 6:
        raise BadBoards(0, unknown(text, _("board: a number, who is vulnerable, and the deal")))
    hands, dealer = hands_of(hands_text, 0)
    board = Board(
        int(number), dealer, vulnerable_of(vulnerable, 0), hands, options=standing.options
    )
    dealt(board)
    pack = [card for step in range(1, 5) for card in hands[(dealer + step) % 4]]
    place = SetUp(board.number, dealer, board.vulnerable)
    return replace(standing, next=place), (*pack, *board.hidden)


LAID = Laid(match_of, _deal)
