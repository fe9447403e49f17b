"""Boards as text: written and read again they are the same; what is wrong is refused by line."""

from pathlib import Path

import pytest

from game.core.rng import Rng
from game.rulesets.bridge import BRIDGE
from game.rulesets.bridge.exchange.board import BadBoards, Board, board_of, checked
from game.rulesets.bridge.exchange.files import boards_in, read_text, text_of
from game.rulesets.bridge.exchange.lin import read_lin
from game.rulesets.bridge.exchange.pbn import read_pbn
from tests.rulesets.bridge.deals import dealt, doing, opening, played_out

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
    read = read_pbn(text_of(written, ".boards"))
    assert [each.hands for each in read] == [each.hands for each in written]
    assert [each.hidden for each in read] == [each.hidden for each in written]
    assert [each.score for each in read] == [each.score for each in written]
    assert {each.options.jokers for each in read} == {2}
    for suffix in (".pbn", ".lin"):
        with pytest.raises(BadBoards, match="knows no Jokers"):
            text_of(written, suffix)


def test_fourteen_cards_each_come_back() -> None:
    written = boards(2, jokers=4)
    assert [each.cards for each in read_pbn(text_of(written, ".boards"))] == [
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
    for suffix, read in ((".pbn", read_pbn), (".lin", read_lin)):
        (again,) = read(text_of([board], suffix))
        assert (again.cards, again.tricks) == (board.cards, board.tricks)
    assert played_out(dealt(opening(jokers=0))).is_terminal()


def test_what_others_write_is_read() -> None:
    (board,) = read_pbn(PBN)
    assert (board.number, board.dealer, board.vulnerable) == (3, 0, (False, True))
    assert str(board.contract) == "3N by S" and board.tricks == 9
    (other,) = read_lin(LIN)
    assert other.hands == board.hands and other.calls == board.calls
    assert other.score is not None and other.score.total == 400


def test_a_deal_alone_is_a_board_without_result() -> None:
    (board,) = read_pbn(
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
        ('"9"]', '"14"]', "line 10: 14 tricks cannot be the result"),
        ('"9"]', '"nine"]', 'line 10: "nine" .*: number'),
        ("[Contract", "[Contract [", "line 9: .*: tag"),
        ("[Result", '[Board "4"]\n[Result', "line 10: the tag Board stands there twice"),
        ("% a comment", "hello", 'line 1: "hello" .*: tag'),
        ("[Declarer", '[HouseRules "jokers=9"]\n[Declarer', "line 8: .*jokers.*9"),
    ],
)
def test_a_hostile_pbn_is_refused_with_line_and_reason(old: str, new: str, told: str) -> None:
    assert old in PBN
    with pytest.raises(BadBoards, match=told):
        read_pbn(PBN.replace(old, new, 1))


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("md|1", "md|7", 'line 1: "7" .*: dealer'),
        ("SJ72", "SJ7X", 'line 1: "SX" .*: card'),
        ("SJ72", "SJ7", "line 1: each hand must have 13"),
        ("SA843HK75DK96CAJ4", "", "hands of South, West and North"),
        ("sv|e|", "sv|q|", 'line 1: "q" .*: o, n, e, b'),
        ("mb|1S|", "mb|9S|", 'line 1: "9S" .*: call'),
        ("mb|1S|", "mb|1C|", "line 1: 1C is not allowed"),
        ("mc|9|", "mc|99|", "line 1: 99 tricks"),
        ("mc|9|", "pc|ZZ|", 'line 1: "ZZ" .*: card'),
        ("st||", "st|", "a key without a value|key of two"),
    ],
)
def test_a_hostile_lin_is_refused_with_line_and_reason(old: str, new: str, told: str) -> None:
    assert old in LIN
    with pytest.raises(BadBoards, match=told):
        read_lin(LIN.replace(old, new, 1))


def test_what_is_no_text_or_too_long_or_empty_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "some.pbn"
    for content, told in ((b"a\n\0", "line 2"), (b"", "no board"), (b"x" * 5_000_001, "larger")):
        file.write_bytes(content)
        with pytest.raises(BadBoards, match=told):
            boards_in(read_text(file))


def test_noise_is_refused_and_never_crashes() -> None:
    rng = Rng(3)
    for text in (PBN, LIN):
        for _n in range(300):
            letters = list(text)
            for _change in range(3):
                letters[rng.below(len(letters))] = rng.choice(['"', "|", "[", "N", "9", "\n", "*"])
            try:
                found = (read_lin if text is LIN else read_pbn)("".join(letters))
            except BadBoards:
                continue
            assert found
