"""A match written down for people to read: hands, bids, tricks, points, digest."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from game.core.options import as_texts
from game.core.protocols import TERMINAL, Event
from game.core.rng import Rng
from game.kit.cards import SUIT_LETTERS
from game.kit.tricks import CardPlayed, HandDealt, TrickTaken
from game.rulesets.berserk import events as berserk
from game.rulesets.berserk.telling.log_battle import Log as BerserkLog
from game.rulesets.berzerka import events as berzerka
from game.rulesets.berzerka.board import Board
from game.rulesets.bridge import events as bridge
from game.rulesets.bridge.words import describe as describe_bridge
from game.rulesets.catalogue import RULESETS
from game.rulesets.schnapsen import events as schnapsen
from game.rulesets.schnapsen.contracts import CONTRACTS
from game.rulesets.schnapsen.scoring import Reason
from game.rulesets.schnapsen.standing import DealResult
from game.rulesets.schnapsen.words import describe as describe_schnapsen
from game.rulesets.whist.table import BidMade, DealScored, DealStarted
from game.session.match import Match, MatchEnded, Seat


@dataclass(frozen=True)
class Script:
    """Which match is written down; decisions are drawn at random from the seed.

    Where one of those that it `prefers` is legal, the first such is taken instead. Those that it
    `avoids` are taken only where nothing else is legal.
    """

    name: str
    ruleset: str
    players: int
    seed: int
    deals: int | None = None
    options: Mapping[str, Any] = field(default_factory=dict)
    prefers: tuple[str, ...] = ()
    avoids: tuple[str, ...] = ()

    def play(self) -> Match:
        """Return the match, played."""
        ruleset = RULESETS[self.ruleset]
        seats = [Seat("random", "ABCDEF"[number]) for number in range(self.players)]
        match = Match(ruleset, ruleset.options(**self.options), seats, self.seed, self.deals)
        rng = Rng(self.seed).fork("golden")
        while (player := match.to_act) != TERMINAL:
            legal = {str(action): action for action in match.state.legal_actions()}
            wanted = [legal[name] for name in self.prefers if name in legal]
            others = [action for name, action in legal.items() if name not in self.avoids]
            match.apply(player, wanted[0] if wanted else rng.choice(others or [*legal.values()]))
        return match


def trace(script: Script) -> str:
    """Return the match as text."""
    match = script.play()
    options = ", ".join(f"{name}={text}" for name, text in as_texts(match.options).items())
    head = [
        f"{script.ruleset} version {match.ruleset.version}, {script.players} players, "
        f"seed {script.seed}",
        options,
    ]
    record = match.record()
    tail = ["", "decisions", *_wrapped(record.actions), f"digest {record.digest}", ""]
    return "\n".join([*head, *_TELL[script.ruleset](match.events), *tail])


def _whist(events: list[Event]) -> Iterator[str]:
    bids: list[str] = []
    for event in events:
        match event:
            case DealStarted(number, cards, trump, dealer):
                bids = []
                yield ""
                yield f"deal {number + 1}: {cards} cards, trumps {SUIT_LETTERS[trump]}, " + (
                    f"dealer {dealer}"
                )
            case HandDealt(player, _count, cards) if cards is not None:
                yield f"  {player} holds {' '.join(map(str, cards))}"
            case BidMade(player, tricks):
                bids.append(f"{player} bids {tricks}")
            case TrickTaken(player, trick):
                if bids:
                    yield "  " + ", ".join(bids)
                    bids = []
                yield f"  {trick.leader} leads {' '.join(map(str, trick.cards))}: {player} takes"
            case DealScored(result, totals):
                yield f"  bids {_row(result.bids)}, tricks {_row(result.tricks)}"
                yield f"  points {_row(result.points)}, totals {_row(totals)}"
            case MatchEnded(winners, scores):
                yield ""
                yield f"winners {_row(winners)} with {_row(scores)}"


def _berzerka(events: list[Event]) -> Iterator[str]:
    calls: list[str] = []
    for event in events:
        match event:
            case berzerka.DealStarted(number, dealer):
                calls = []
                yield ""
                yield f"hand {number + 1}: dealer {dealer}"
            case berzerka.ContractCopied(player, contract):
                yield f"  {player} lets shapeshift copy {contract}"
            case berzerka.BoardLaid(boxes):
                yield f"  board {_boxes(boxes)}"
            case HandDealt(player, _count, cards) if cards is not None:
                yield f"  {player} gets {' '.join(map(str, cards))}"
            case berzerka.BidMade(player, contract, overbid):
                calls.append(f"{player} {contract}+{overbid}")
            case berzerka.PlayerPassed(player):
                calls.append(f"{player} passes")
            case berzerka.ContractWon(declarer, contract, overbid, value, passed_out):
                won = "picks" if passed_out else "wins"
                yield f"  {', '.join(calls)}: {declarer} {won} {contract}+{overbid} x{value}"
            case berzerka.ChoiceNamed(player, choice):
                yield f"  {player} names {choice}"
            case berzerka.CardDiscarded(player, card):
                yield f"  {player} puts away {card}"
            case berzerka.RankingTurned(trick, inverted):
                yield f"  from trick {trick + 1} {1 if inverted else 13} is high"
            case TrickTaken(player, trick):
                yield f"  {trick.leader} leads {' '.join(map(str, trick.cards))}: {player} takes"
            case berzerka.DealScored(result, totals, boxes):
                yield f"  tricks {_row(result.tricks)}, results {_row(result.counts)}, " + (
                    f"ranked {_row(result.ranked)}, places {_row(result.places)}"
                )
                yield f"  points {_row(result.points)}, totals {_row(totals)}"
                yield f"  board {_boxes(boxes)}"
            case MatchEnded(winners, scores):
                yield ""
                yield f"winners {_row(winners)} with {_row(scores)}"


def _boxes(boxes: Board) -> str:
    return " ".join(f"{box.id}{'' if box.is_open else ' played'} x{box.value}" for box in boxes)


def _schnapsen(events: list[Event]) -> Iterator[str]:
    for event in events:
        match event:
            case schnapsen.DealStarted():
                yield ""
                yield describe_schnapsen(event, "ABC")
            case CardPlayed():
                continue
            case TrickTaken(player, trick):
                yield f"  {trick.leader} leads {' '.join(map(str, trick.cards))}: {player} takes"
            case schnapsen.DealScored(result, totals):
                yield f"  {_schnapsen_line(result, totals)}"
                yield f"  tricks {_row(result.tricks)}, card points {_row(result.card_points)}"
            case MatchEnded(winners, scores):
                yield ""
                yield f"winners {_row(winners)} with {_row(scores)}"
            case _:
                if sentence := describe_schnapsen(event, "ABC"):
                    yield f"  {sentence}"


def _schnapsen_line(result: DealResult, totals: tuple[int, ...]) -> str:
    """Return how a deal was scored, in words that do not change with those of the log."""
    ending, stakes = result.ending, result.stakes
    title = CONTRACTS[result.contract].title
    against = {3: "no trick", 2: "fewer than 33", 1: "33 or more"}
    parts = [
        {
            Reason.CLAIM: f"66 against {against.get(ending.value)}: {ending.value}",
            Reason.FALSE_CLAIM: f"a false claim: {ending.value}",
            Reason.LAST_TRICK: "the last trick: 1",
            Reason.AIM_REACHED: f"{title} made: {ending.value}",
            Reason.AIM_MISSED: f"{title} lost: {ending.value}",
            Reason.NO_LONG_SUIT: f"{title} without five cards of the suit: {ending.value}",
        }[ending.reason]
    ]
    if stakes.unseen:
        parts.append("the talon left unseen: 1 more")
    if stakes.multiplier > 1:
        parts.append("Rekontra: four times" if stakes.multiplier == 4 else "Kontra: twice")
    points = stakes.points(ending.value)
    parts.append(f"{points} point{'' if points == 1 else 's'}")
    won = " and ".join(name for name, gain in zip("ABC", result.points, strict=True) if gain)
    sums = ", ".join(f"{name} {total}" for name, total in zip("ABC", totals, strict=True))
    return f"{won}: {', '.join(parts)}. In all: {sums}."


def _bridge(events: list[Event]) -> Iterator[str]:
    calls: list[str] = []
    for event in events:
        match event:
            case bridge.DealStarted():
                calls = []
                yield ""
                yield describe_bridge(event, "SWNE")
            case bridge.Called(_player, call):
                calls.append(str(call))
            case bridge.AuctionEnded():
                yield f"  calls {' '.join(calls)}"
                yield "  " + describe_bridge(event, "SWNE")
            case CardPlayed():
                continue
            case TrickTaken(player, trick):
                led = "SWNE"[trick.leader]
                cards = " ".join(map(str, trick.cards))
                yield f"  {led} leads {cards}: {'SWNE'[player]} takes"
            case MatchEnded(winners, scores):
                yield ""
                yield f"winners {_row(winners)} with {_row(scores)}"
            case _:
                if sentence := describe_bridge(event, "SWNE"):
                    yield f"  {sentence}"


def _berserk(events: list[Event]) -> Iterator[str]:
    tell = BerserkLog("AB")
    for event in events:
        match event:
            case berserk.BattleStarted() | berserk.TurnStarted():
                yield ""
                yield tell(event)
            case MatchEnded(winners, scores):
                yield ""
                yield f"winners {_row(winners)} with {_row(scores)}"
            case berserk.DiceRolled():
                # What the dice come to is told by the hits that follow.
                yield f"  {tell(event).partition('. ')[0]}."
            case _:
                if sentence := tell(event):
                    yield f"  {sentence}"


_TELL: Mapping[str, Any] = {
    "whist": _whist,
    "schnapsen": _schnapsen,
    "berzerka": _berzerka,
    "bridge": _bridge,
    "berserk": _berserk,
}


def _row(numbers: tuple[float, ...]) -> str:
    return " ".join(f"{number:g}" for number in numbers)


def _wrapped(texts: tuple[str, ...]) -> list[str]:
    return ["  " + " ".join(texts[at : at + 30]) for at in range(0, len(texts), 30)]
