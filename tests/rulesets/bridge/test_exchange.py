"""Boards as text: written and read again they are the same; what is wrong is refused by line."""

import re
from dataclasses import replace
from pathlib import Path
from urllib.parse import quote

import pytest

from game.core.rng import Rng
from game.kit.cards import Card
from game.kit.tricks import PlayCard
from game.rulesets.bridge import BRIDGE
from game.rulesets.bridge.actions import PASS, parse_call
from game.rulesets.bridge.contract import COMPASS
from game.rulesets.bridge.exchange.board import BadBoards, Board, board_of, checked
from game.rulesets.bridge.exchange.board import dealt as dealt_board
from game.rulesets.bridge.exchange.files import boards_in, read_text, text_of
from game.rulesets.bridge.exchange.notation import VULNERABLE
from tests.rulesets.bridge.deals import dealt, doing, opening, played_out

FILES = Path(__file__).parent / "files"
NAMES = ('Ann "the" A.', "Bo", "Cy", "Di")
PBN = """% a comment
[Board "3"]
[Dealer "S"]
[Vulnerable "EW"]
[Deal "N:A843.K75.K96.AJ4 KQ5.QT2.JT4.T652 J72.AJ64.A8.KQ97 T96.983.Q7532.83"] ; the deal
{ a comment
over two lines }
[Declarer "S"]
[Contract "3NT"]
[Result "9"]
[Auction "S"]
1C Pass 1S Pass
1NT =1= Pass 3NT! AP
"""
LIN = (
    "pn|S,W,N,E|st||md|1SJ72HAJ64DA8CKQ97,ST96H983DQ7532C83,SA843HK75DK96CAJ4,|sv|e|"
    "mb|1C!|an|natural|mb|p|mb|1S|mb|p|mb|1N|mb|p|mb|3N|mb|p|mb|p|mb|p|mc|9|\n"
)


def boards(count: int, **options: object) -> list[Board]:
    """Return boards bid and played by plain players, a claim and a passed-out deal among them."""
    found, standing, rng = [], opening("N", form="duplicate", **options), Rng(8)
    for n in range(count):
        deal = BRIDGE.new_deal(standing)
        while not deal.is_terminal():
            player, stream = deal.current_player(), rng.fork(n, len(deal.history))
            if player < 0:
                action = deal.chance_action(stream)
            else:
                legal = deal.legal_actions()
                action = BRIDGE.sense.policy(deal.view(player), legal, stream)
            deal.apply_action(action)
        found.append(board_of(deal.table, NAMES))
        standing = BRIDGE.settle(standing, deal)
    return found


@pytest.mark.parametrize("suffix", [".pbn", ".lin", ".boards"])
def test_plain_boards_come_back_as_they_were(suffix: str, tmp_path: Path) -> None:
    written = boards(5, jokers=0)
    file = tmp_path / f"some{suffix}"
    file.write_text(text_of(written, suffix), encoding="utf-8")
    read = boards_in(read_text(file))
    assert [each.score for each in read] == [each.score for each in written]
    for before, after in zip(written, read, strict=True):
        assert (after.hands, after.calls, after.cards) == (before.hands, before.calls, before.cards)
        assert (after.contract, after.tricks) == (before.contract, before.tricks)
        assert (after.number, after.dealer, after.vulnerable) == (
            *(before.number, before.dealer),
            before.vulnerable,
        )
        assert after.names == NAMES
    assert text_of(read, suffix) == text_of(written, suffix)


@pytest.mark.parametrize("wild", [False, True])
def test_boards_with_jokers_come_back_in_our_own_text_and_in_no_other(wild: bool) -> None:
    written = boards(3, jokers=2, wild=wild)
    read = boards_in(text_of(written, ".boards"))
    assert [each.hands for each in read] == [each.hands for each in written]
    assert [each.hidden for each in read] == [each.hidden for each in written]
    assert [each.score for each in read] == [each.score for each in written]
    assert {each.options.jokers for each in read} == {2}
    for suffix in (".pbn", ".lin"):
        with pytest.raises(BadBoards, match="knows no Jokers"):
            text_of(written, suffix)


def test_fourteen_cards_each_come_back() -> None:
    written = boards(2, jokers=4)
    assert [each.cards for each in boards_in(text_of(written, ".boards"))] == [
        each.cards for each in written
    ]


def test_a_claim_is_a_result_without_the_last_cards() -> None:
    deal = doing(dealt(opening("N", jokers=0)), "1C P P P")
    for _card in range(8):
        plays = [act for act in deal.legal_actions() if str(act) != "claim"]
        deal.apply_action(plays[0])
    doing(deal, "claim 3 accept accept")
    board = board_of(deal.table, NAMES)
    assert len(board.cards) == 8
    for suffix in (".pbn", ".lin"):
        (again,) = boards_in(text_of([board], suffix))
        assert (again.cards, again.tricks) == (board.cards, board.tricks)
    assert played_out(dealt(opening(jokers=0))).is_terminal()


def test_what_others_write_is_read() -> None:
    (board,) = boards_in(PBN)
    assert (board.number, board.dealer, board.vulnerable) == (3, 0, (False, True))
    assert str(board.contract) == "3N by S" and board.tricks == 9
    (other,) = boards_in(LIN)
    assert other.hands == board.hands and other.calls == board.calls
    assert other.score is not None and other.score.total == 400


def test_a_deal_alone_is_a_board_without_result() -> None:
    (board,) = boards_in(
        '[Deal "N:A843.K75.K96.AJ4 KQ5.QT2.JT4.T652 J72.AJ64.A8.KQ97 T96.983.Q7532.83"]'
    )
    assert board.calls is None and board.score is None and board.dealer == 2
    assert checked(board) == board


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("A843.K75", "A84.K75", "line 5: each hand must have 13 cards"),
        ("A843.K75", "A8433.K7", "line 5: S3 is dealt twice"),
        ("A843.K75", "A84*.K75", "line 5: S\\* is not in this pack"),
        ("A843.K75", "A84Z.K75", 'line 5: "SZ" .*: card'),
        ("N:A843", "X:A843", "line 5: .*a seat, a colon and four hands"),
        ('"S"]\n[V', '"Q"]\n[V', 'line 3: "Q" .*: seat'),
        ('"EW"', '"some"', 'line 4: "some" .*: None, NS, EW, All'),
        ("1C Pass", "1Q Pass", 'line 11: "1Q" .*: call'),
        ("1C Pass", "XX Pass", "line 11: XX is not allowed"),
        ("AP", "", "line 11: the auction is not over"),
        ("3NT! AP", "3NT AP 7C", "line 11: 7C comes after the end|line 11: 7C is not allowed"),
        ('"3NT"', '"4NT"', "line 9: the auction leads to 3N by S, not to 4N by S"),
        ("[Contract", "[Contract [", "line 9: .*: tag"),
        ("[Result", '[Contract "4NT"]\n[Result', "line 10: the tag Contract stands there twice"),
        ("over two lines }", "over two lines", "line 6: a comment does not end"),
        ("[Result", '[Auction "S"]\n[Result', "line 12: the tag Auction stands there twice"),
        ("[Declarer", '[HouseRules "jokers=9"]\n[Declarer', "line 8: .*jokers.*9"),
    ],
)
def test_a_hostile_pbn_is_refused_with_line_and_reason(old: str, new: str, told: str) -> None:
    assert old in PBN
    with pytest.raises(BadBoards, match=told):
        boards_in(PBN.replace(old, new, 1))


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("md|1", "md|7", 'line 1: "7" .*: dealer'),
        ("SJ72", "SJ7X", 'line 1: "SX" .*: card'),
        ("SJ72", "SJ7", "line 1: each hand must have 13"),
        ("SA843HK75DK96CAJ4", "", "line 1: the cards of North and East are not"),
        ("mc|9|", "mc|9|sv|n|", "line 1: the key sv stands there twice"),
        ("sv|e|", "sv|q|", 'line 1: "q" .*: o, n, e, b'),
        ("mb|1S|", "mb|9S|", 'line 1: "9S" .*: call'),
        ("mb|1S|", "mb|1C|", "line 1: 1C is not allowed"),
        ("mc|9|", "pc|ZZ|", 'line 1: "ZZ" .*: card'),
        ("st||", "st|x|y||", 'line 1: "y" .*: key of two letters'),
        ("mb|p|mb|p|mb|p|mc", "mb|p|mc", "line 1: the auction is not over"),
    ],
)
def test_a_hostile_lin_is_refused_with_line_and_reason(old: str, new: str, told: str) -> None:
    assert old in LIN
    with pytest.raises(BadBoards, match=told):
        boards_in(LIN.replace(old, new, 1))


def test_what_is_no_text_or_too_long_or_empty_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "some.pbn"
    for content, told in ((b"a\n\0", "line 2"), (b"", "no board"), (b"x" * 5_000_001, "larger")):
        file.write_bytes(content)
        with pytest.raises(BadBoards, match=told):
            boards_in(read_text(file))


@pytest.mark.parametrize(
    ("text", "old", "new", "note"),
    [
        (PBN, '"9"]', '"14"]', "line 10: 14 tricks cannot be the result."),
        (PBN, '"9"]', '"nine"]', 'line 10: "nine" cannot stand here; there should be: number.'),
        (PBN, '"9"]', '"NS 9 EW 9"]', 'line 10: "NS 9 EW 9" cannot stand here; there should be: '),
        (LIN, "mc|9|", "mc|99|", "line 1: 99 tricks cannot be the result."),
    ],
)
def test_a_result_that_cannot_be_is_told_beside_its_board(
    text: str, old: str, new: str, note: str
) -> None:
    (board,) = boards_in(text.replace(old, new, 1))
    assert board.tricks is None and board.notes[0].startswith(note)


def test_the_cards_decide_where_the_file_tells_another_result() -> None:
    for suffix, tag in ((".pbn", '[Result "{}"]'), (".lin", "mc|{}|")):
        (written,) = boards(1, jokers=0)
        written = replace(written, cards=_all_cards(written))
        told = text_of([checked(replace(written, tricks=None))], suffix)
        (board,) = boards_in(told)
        assert board.tricks is not None and not board.notes
        wrong = told.replace(tag.format(board.tricks), tag.format(board.tricks + 1))
        (other,) = boards_in(wrong)
        assert other.tricks == board.tricks and "cannot be the result" in other.notes[0]


def _all_cards(board: Board) -> tuple[Card, ...]:
    """Return the cards of a board played to the end, the lowest legal one where nobody knows."""
    state = dealt_board(board)
    for call in board.calls or ():
        state.apply_action(call)
    played: list[Card] = []
    while not state.is_terminal():
        legal = [each for each in state.legal_actions() if isinstance(each, PlayCard)]
        state.apply_action(legal[0])
        played.append(legal[0].card)
    return tuple(played)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"9"]', '"^9"]'),
        ('"9"]', '"NS 9"]'),
        ('"9"]', '"EW 4"]'),
        ('"9"]', '"NS:9 EW:4"]'),
        ('"9"]', '"="]'),
        ('[Declarer "S"]', '[declarer "^s"]'),
        ('"N:A843', '" n : A843'),
        ("T652", "10652"),
        ("[Dealer", '[Note "1:a"]\n[Note "2:b"]\n[Room "Open"]\n[Room "Closed"]\n[Dealer'),
        ("[Dealer", '[Site "over\ntwo lines"]\n[Dealer'),
        ("[Dealer", '[Site "open]\n[Dealer'),
        ("[Dealer", "some words\n[Dealer"),
        ('[Declarer "S"]', '[DECLARER: "South"] [Score "NS 400"]'),
        ('"S"]\n1C', '"W"]\n- – - 1C'),
        ("3NT! AP", "3NT! Pass All Pass"),
        ("3NT! AP", "3NT Pass Pass Pass *"),
        ("3NT! AP", "3NT Pass AP"),
        ('"EW"', '"e-w"'),
        (" T96.983.Q7532.83", ""),
        (" T96.983.Q7532.83", " -"),
        ("\n", "\r\n"),
        ("\n", "\r"),
    ],
)
def test_pbn_is_read_however_it_is_written(old: str, new: str) -> None:
    assert old in PBN
    (board,) = boards_in(PBN.replace(old, new))
    assert board == replace(boards_in(PBN)[0], room=board.room) and not board.notes


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("pn|", "PN|"),
        ("mb|1N|", "MB|1nt|"),
        ("mb|1N|", "7n|x|Y1|2|ha|y|mb|1N|pg||\n"),
        ("mb|1C!|", "mb|-|mb|1C!|"),
        ("mb|p|mb|p|mb|p|mc", "mb|ap|mc"),
        ("ST96H983", "S1096H983"),
        ("SA843HK75DK96CAJ4,", "SA843HK75DK96CAJ4,SKQ5HQT2DJT4CT652"),
        ("sv|e|", "sv|EW|"),
        ("st||", "st|"),
        ("|", "|\n"),
        ("|md|", "|\r\nmd|"),
    ],
)
def test_lin_is_read_however_it_is_written(old: str, new: str) -> None:
    assert old in LIN
    (board,) = boards_in(LIN.replace(old, new))
    assert board == boards_in(LIN)[0]


def test_a_link_carries_its_boards() -> None:
    whole = LIN.strip()
    for carried in (whole, quote(whole), quote(quote(whole)), f"{whole}&bbo=y"):
        (board,) = boards_in(f"see https://example.org/hand.html?a=1&lin={carried}\nand that\n")
        assert board == boards_in(LIN)[0]


def test_the_list_of_results_is_compared() -> None:
    text = Path(FILES, "l40-vugraph-two-rooms.lin").read_text("utf-8")
    listed = text.replace("pn|", "rs|1NS+1,3NS-1|\npn|", 1)
    first, second = boards_in(listed)
    assert (first.notes, first.room, second.room) == ((), "open", "closed")
    assert second.notes == ("line 6: the list of results says 3NS-1, the board itself 3NS=.",)


def test_a_contract_without_its_auction_has_its_cards_played() -> None:
    (written,) = boards(1, jokers=0)
    (board,) = boards_in(text_of([replace(written, calls=None)], ".pbn"))
    assert board.calls is None and board.cards == written.cards and board.score == written.score


# -- several boards in a file

ROWS = (("S", "NS", 1), ("W", "EW", 2), ("N", "All", 3))
"""Who deals, who is vulnerable, and the level of the contract in no-trump."""


def _three() -> tuple[list[str], list[str]]:
    """Return three boards as PBN and as LIN; each datum tells which of them it is of."""
    hands = [board.hands for board in boards(3, jokers=0)]
    told = []
    for n, (seat, sides, level) in enumerate(ROWS):
        dealer = COMPASS.index(seat)
        bid = parse_call(f"{level}N")
        board = Board(
            *(111 * (n + 1), dealer, VULNERABLE[sides], hands[n]),
            calls=(bid, PASS, PASS, PASS),
            tricks=7 + n,
            names=tuple(f"{'ABC'[n]}{place}" for place in "swne"),
        )
        told.append(checked(board))
    lin = [text_of([board], ".lin") for board in told]
    before = "pn|{names}|st||rh||ah|Board {n}|sv|{sides}|md|{md}|{calls}mc|{tricks}|\n"
    for board in told:
        text = text_of([board], ".lin")
        values = dict(re.findall(r"(pn|sv|md)\|([^|]*)\|", text))
        calls = "".join(re.findall(r"mb\|[^|]*\|", text))
        rest = {"n": board.number, "tricks": board.tricks, "calls": calls}
        names = {"names": values["pn"], "sides": values["sv"], "md": values["md"]}
        lin.append(before.format(**rest, **names))
    pbn = [text_of([board], ".pbn").split("\n", 2)[2] + "\n" for board in told]
    return pbn, lin


def _mixed(board: Board, whole: list[Board]) -> str:
    """Return what of a board is another's, "" where all is of one, or told nowhere."""
    alike = [len({*board.hands} & {*each.hands}) for each in whole]
    own = whole[alike.index(max(alike))]
    if sum(map(bool, alike)) > 1:
        return "hands"
    others = [each for each in whole if each is not own]
    if any({*board.names} & {*other.names} for other in others):
        return "names"
    if any(board.number == other.number for other in others):
        return "number"
    found = {"contract": (board.contract, own.contract), "tricks": (board.tricks, own.tricks)}
    found["dealer"] = (board.dealer, own.dealer)
    if not board.notes:
        found["vulnerable"] = (board.vulnerable, own.vulnerable)
    return ", ".join(part for part, (is_, was) in found.items() if is_ is not None and is_ != was)


def _damaged(text: str, rng: Rng) -> str:
    """Return a file with something of it cut away, doubled or moved."""
    kind = rng.below(5)
    if kind == 0:  # a stroke, a bracket, a quotation mark or the end of a line
        marks = [at for at, letter in enumerate(text) if letter in '|\n"[]{']
        at = rng.choice(marks)
        return text[:at] + text[at + 1 :]
    if kind == 1:
        lines = text.split("\n")
        del lines[rng.below(len(lines))]
        return "\n".join(lines)
    if kind == 2:
        lines = text.split("\n")
        at = rng.below(len(lines))
        return "\n".join([*lines[: at + 1], *lines[at:]])
    at = rng.below(len(text))
    if kind == 3:
        return (
            text[:at] + rng.choice(["{", '"', "|", "[", "\n\n", "%", ";", "\0", "md|"]) + text[at:]
        )
    return text[:at] + text[at + rng.below(30) :]


def test_nothing_of_a_damaged_board_reaches_another_and_the_others_are_read() -> None:
    pbn, lin = _three()
    for parts in (pbn, lin[:3], lin[3:]):
        whole = boards_in("".join(parts))
        assert len(whole) == 3 and not any(_mixed(each, whole) for each in whole)
        rng, read = Rng(11), 0
        for n in range(100):
            text = _damaged("".join(parts), rng.fork(n))
            try:
                found = boards_in(text)
            except BadBoards as wrong:
                assert "\0" in text, wrong
                continue
            for board in found:
                assert not (why := _mixed(board, whole)), (why, text)
            read += len(found)
        assert read > 100 * 3 * 0.6


@pytest.mark.parametrize(
    "text",
    ["\n" * 300_000 + "[", "{" * 200_000, "[" * 100_000, "|" * 300_000, '[Deal "' + "a" * 300_000],
)
def test_much_of_the_same_is_refused_at_once(text: str) -> None:
    with pytest.raises(BadBoards):
        boards_in(text)


def test_noise_is_refused_and_never_crashes() -> None:
    rng = Rng(3)
    for text in (PBN, LIN):
        for _n in range(300):
            letters = list(text)
            for _change in range(3):
                letters[rng.below(len(letters))] = rng.choice(['"', "|", "[", "N", "9", "\n", "*"])
            try:
                found = boards_in("".join(letters))
            except BadBoards:
                continue
            assert found
