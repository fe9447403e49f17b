"""The auction from the seat that is to call: what partner and opponents have shown."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from game.kit.cards import NO_TRUMP, SUITS, Suit
from game.rulesets.bridge.bidding.box import (
    ANY_LENGTH,
    ANY_POINTS,
    MOST_POINTS,
    NOTHING,
    Bounds,
    Box,
)
from game.rulesets.bridge.bidding.calls import (
    DOUBLE,
    PASS,
    Calls,
    bid,
    cheapest,
    is_allowed,
    is_bid,
    level,
    standing,
    strain,
)
from game.rulesets.bridge.bidding.conditions import Conditions
from game.rulesets.bridge.bidding.rows import Forcing, Row

FORCED = 5
"""Points that a partner may be taken for who had to answer a double."""


@dataclass(frozen=True)
class Seat:
    """What the player to call goes by, his cards left out.

    `top` is the standing bid and `is_ours` whether his side has made it; `theirs` are the suits
    that the opponents have shown and `partners_suits` those of his partner; `mine` and `partner`
    are what he and his partner have.
    """

    calls: Calls
    conditions: Conditions
    mine: Box
    partner: Box
    partners_last: Row | None
    forced: bool
    agreed: Suit | None
    top: str | None
    is_ours: bool
    doubled: int
    theirs: tuple[Suit, ...]
    partners_suits: tuple[Suit, ...]

    @classmethod
    def at(
        cls,
        calls: Calls,
        shown: Sequence[Box],
        last: Sequence[Row | None],
        forced: bool,
        agreed: Suit | None,
        conditions: Conditions,
    ) -> "Seat":
        """Return the seat that is to call."""
        me = len(calls) % 4
        top, place, doubled = standing(calls)
        suits = [_suits_of(calls, player, box) for player, box in enumerate(shown)]
        return cls(
            calls,
            conditions,
            shown[me],
            shown[me - 2],
            last[me - 2],
            forced,
            agreed,
            top,
            top is not None and (len(calls) - place) % 2 == 0,
            doubled,
            tuple(sorted({*suits[me - 1], *suits[(me + 1) % 4]})),
            tuple(sorted(suits[me - 2])),
        )

    @property
    def own_calls(self) -> Calls:
        """What this player has called so far."""
        return self.calls[len(self.calls) % 4 :: 4]

    @property
    def partners_calls(self) -> Calls:
        """What his partner has called so far."""
        return self.calls[(len(self.calls) + 2) % 4 :: 4]

    @property
    def is_silent(self) -> bool:
        """Whether he has done nothing but pass."""
        return all(call == PASS for call in self.own_calls)

    @property
    def is_partner_silent(self) -> bool:
        """Whether his partner has done nothing but pass."""
        return all(call == PASS for call in self.partners_calls)

    @property
    def may_overcall(self) -> bool:
        """Whether the opponents have bid, and his side has done nothing but pass."""
        is_theirs = self.top is not None and not self.is_ours
        return is_theirs and self.is_silent and self.is_partner_silent

    @property
    def named_by_us(self) -> list[Suit]:
        """The strains that this side has bid, in order."""
        return [strain(call) for call in self.calls[len(self.calls) % 2 :: 2] if is_bid(call)]

    @property
    def is_last_to_speak(self) -> bool:
        """Whether the opponents' bid stands if he passes."""
        return self.top is not None and not self.is_ours and self.calls[-2:] == (PASS, PASS)

    @property
    def asked_to_speak(self) -> bool:
        """Whether partner has just doubled to hear a suit and the next player passed."""
        last = self.partners_last
        return (
            last is not None
            and last.convention in ("take-out", "negative")
            and self.calls[-2:] == (last.call, PASS)
        )

    @property
    def has_asked(self) -> bool:
        """Whether he has doubled first of all, and partner has answered since."""
        return (
            not self.is_partner_silent
            and next((call for call in self.own_calls if call != PASS), PASS) == DOUBLE
        )

    @property
    def has_called_4n(self) -> bool:
        """Whether his side has bid four no-trump."""
        return "4N" in (*self.own_calls, *self.partners_calls)

    @property
    def has_game(self) -> bool:
        """Whether this side has bid a game already."""
        if not self.is_ours or self.top is None:
            return False
        return level(self.top) >= game_level(strain(self.top))

    def points_for(self, total: int, below: int | None = None, suit: Suit = NO_TRUMP) -> Bounds:
        """Return the points with which both hands have the total, and less than another total.

        Where a suit is named they are points in support of it.
        """
        has = max(self.partner.strength(suit), FORCED if self.has_asked else 0)
        return max(0, total - has), 40 if below is None else below - 1 - has

    def fits(self) -> Iterator[tuple[Suit, int]]:
        """Yield the suits in which partner has shown length, and what makes eight of them."""
        for suit in SUITS:
            shown = self.partner.lengths[suit][0]
            if shown >= 3 and suit not in self.theirs:
                yield suit, max(2, 8 - shown)

    def cheapest(self, suit: Suit) -> int:
        """Return the lowest level at which a strain can be bid."""
        return cheapest(suit, self.top)

    def row(
        self,
        weight: int,
        call: str,
        box: Box | None = NOTHING,
        forcing: Forcing = Forcing.NO,
        convention: str = "",
    ) -> list[Row]:
        """Return a row where its call is allowed and some hand may fit, else nothing."""
        if box is None or not is_allowed(self.calls, call, self.conditions.top_level):
            return []
        return [Row(call, box, weight, forcing, convention)]

    def bid(
        self,
        weight: int,
        level: int,
        suit: Suit,
        box: Box | None = NOTHING,
        forcing: Forcing = Forcing.NO,
        convention: str = "",
    ) -> list[Row]:
        """Return a row for a bid."""
        return self.row(weight, bid(level, suit), box, forcing, convention)

    def stops(self) -> tuple[Suit, ...]:
        """Return the suits of theirs that partner has not stopped."""
        return tuple(suit for suit in self.theirs if suit not in self.partner.stops)

    def unbid(self) -> list[Suit]:
        """Return the suits that the opponents have not shown."""
        return [suit for suit in SUITS if suit not in self.theirs]


def shows(
    points: Bounds = ANY_POINTS,
    lengths: Iterable[tuple[Suit, int, int]] = (),
    support: tuple[Suit, int, int] | None = None,
    **more: Any,
) -> Box | None:
    """Return a box, with more of its fields by name; None where its bounds leave no hand."""
    bounds = [ANY_LENGTH] * 4
    for suit, low, high in lengths:
        bounds[suit] = (low, high)
    low, high = max(points[0], 0), min(points[1], MOST_POINTS)
    if support is not None:
        support = (support[0], max(support[1], 0), support[2])
    if low > high or any(least > most for least, most in bounds):
        return None
    if support is not None and support[1] > support[2]:
        return None
    return Box(points=(low, high), lengths=tuple(bounds), support=support, **more)


def is_major(suit: Suit) -> bool:
    """Tell whether a suit is a major."""
    return suit < 2


def game_level(suit: Suit) -> int:
    """Return the level of game in a strain (BR-34)."""
    return 3 if suit == NO_TRUMP else 4 if is_major(suit) else 5


def is_game_bid(bid: str) -> bool:
    """Tell whether a bid is enough for a game undoubled."""
    return level(bid) >= game_level(strain(bid))


def _suits_of(calls: Calls, player: int, box: Box) -> set[Suit]:
    """Return the suits that a player has shown: bid with three cards in them, or five anyhow.

    A double for the other suits shows none of them.
    """
    named = {strain(call) for call in calls[player::4] if is_bid(call)} - {NO_TRUMP}
    return {*box.long_suits(5), *(suit for suit in box.long_suits(3) if suit in named)}
