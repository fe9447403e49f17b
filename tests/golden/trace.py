"""A match written down for people to read: hands, bids, tricks, points, digest."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from game.core.options import as_texts
from game.core.protocols import TERMINAL, Event
from game.core.rng import Rng
from game.kit.cards import SUIT_LETTERS
from game.kit.tricks import HandDealt, TrickTaken
from game.rulesets.catalogue import RULESETS
from game.rulesets.whist.events import BidMade, DealScored, DealStarted
from game.session.match import Match, MatchEnded, Seat


@dataclass(frozen=True)
class Script:
    """Which match is written down; decisions are drawn at random from the seed."""

    name: str
    ruleset: str
    players: int
    seed: int
    deals: int | None = None
    options: Mapping[str, Any] = field(default_factory=dict)

    def play(self) -> Match:
        """Return the match, played."""
        ruleset = RULESETS[self.ruleset]
        seats = [Seat("random", "ABCDEF"[number]) for number in range(self.players)]
        match = Match(ruleset, ruleset.options(**self.options), seats, self.seed, self.deals)
        rng = Rng(self.seed).fork("golden")
        while (player := match.to_act) != TERMINAL:
            match.apply(player, rng.choice(match.state.legal_actions()))
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


_TELL: Mapping[str, Any] = {"whist": _whist}


def _row(numbers: tuple[float, ...]) -> str:
    return " ".join(f"{number:g}" for number in numbers)


def _wrapped(texts: tuple[str, ...]) -> list[str]:
    return ["  " + " ".join(texts[at : at + 30]) for at in range(0, len(texts), 30)]
