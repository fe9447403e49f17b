"""One deal of Dreierschnapsen: the whole truth, hidden cards included."""

from dataclasses import dataclass, field

from game.core.protocols import CHANCE, Emit, IllegalAction, Player, Refusal
from game.core.rng import Rng
from game.core.state import Position
from game.kit.cards import NO_TRUMP, Suit
from game.kit.german import PACK, GermanCard
from game.kit.tricks import Trick
from game.rulesets.schnapsen import legal
from game.rulesets.schnapsen.actions import DealPacket, FillTalon, SchnapsenAction, ShowCard
from game.rulesets.schnapsen.auction import Auction
from game.rulesets.schnapsen.contracts import CONTRACTS, Aim
from game.rulesets.schnapsen.course import (
    CHANCE_STEPS,
    STEPS,
    hidden_from,
    next_dealt,
    nothing,
    packet_size,
)
from game.rulesets.schnapsen.scoring import Ending, Marriage, Side, Stakes, effective
from game.rulesets.schnapsen.standing import DealResult, SchnapsenStanding, with_result
from game.rulesets.schnapsen.view import Phase, SchnapsenView, side_of, trump_in_force


@dataclass
class SchnapsenState(Position):
    """A position of one deal.

    Tuples over players are in seat order; seats count clockwise, the way the game runs (DS-02).
    The fields mean what they mean in the view. What nobody has seen yet is in no field: chance
    draws it when it comes to light.
    """

    standing: SchnapsenStanding
    dealer: Player
    auction: Auction
    trick: Trick
    phase: Phase = Phase.PACKETS
    to_act: Player = CHANCE
    hands: tuple[tuple[GermanCard, ...], ...] = ((), (), ())
    named: Suit | None = None
    turned: GermanCard | None = None
    declarer: Player | None = None
    contract: str = ""
    talon: tuple[GermanCard, ...] = ()
    put_away: tuple[GermanCard, ...] = ()
    stakes: Stakes = field(default=Stakes())
    tricks: tuple[Trick, ...] = ()
    taken: tuple[int, ...] = (0, 0, 0)
    captured: tuple[int, ...] = (0, 0, 0)
    marriages: tuple[Marriage, ...] = ()
    ending: Ending | None = None
    history: tuple[SchnapsenAction, ...] = ()

    # -- what is what

    @property
    def forehand(self) -> Player:
        """The player at the dealer's left (DS-02)."""
        return (self.dealer + 1) % 3

    @property
    def trump(self) -> Suit:
        """The trump suit in force, NO_TRUMP where there is none."""
        return trump_in_force(self.named, self.contract)

    @property
    def named_trump(self) -> Suit:
        """The suit that Forehand named, NO_TRUMP before that."""
        return NO_TRUMP if self.named is None else self.named

    def require_declarer(self) -> Player:
        """Return the declarer; only after the auction."""
        assert self.declarer is not None
        return self.declarer

    def side(self, player: Player) -> Side:
        """Return what the player's side has so far."""
        declarer = self.declarer
        members = (player,) if player == declarer else tuple({0, 1, 2} - {declarer})
        return side_of(members, self.captured, self.taken, self.marriages)

    def long_suit(self, player: Player) -> Suit | None:
        """Return the suit that this player must lead while he can, if any (DS-27)."""
        if player != self.declarer or CONTRACTS[self.contract].aim != Aim.LONG_SUIT:
            return None
        if CONTRACTS[self.contract].has_trumps:
            return self.trump
        for trick in self.tricks:
            return trick.cards[0].suit
        held = [card.suit for card in self.hands[player]]
        return next((suit for suit in held if held.count(suit) == 5), None)

    def unseen_stock(self) -> list[GermanCard]:
        """Return the cards that have not come to light yet: the talon, packets not taken up."""
        met: set[GermanCard] = set(self.put_away)
        for hand in self.hands:
            met.update(hand)
        for trick in (*self.tricks, self.trick):
            met.update(trick.cards)  # type: ignore[arg-type]
        return [card for card in PACK if card not in met]

    def go_to(self, phase: Phase, player: Player) -> None:
        """Let this player (CHANCE, TERMINAL) act next, in this phase."""
        self.phase = phase
        self.to_act = player

    # -- who is to act, and what they may do

    def current_player(self) -> Player:
        """Return who is to act: a player, CHANCE, or TERMINAL at the end."""
        return self.to_act

    def is_terminal(self) -> bool:
        """Tell whether the deal is over."""
        return self.ending is not None

    def legal_actions(self) -> list[SchnapsenAction]:
        """Return what the player to act may do, sorted; empty while chance acts and at the end."""
        return legal.legal_actions(self)

    def refusal(self, action: SchnapsenAction) -> Refusal | None:
        """Return why the player to act may not do this, None where he may."""
        return legal.refusal(self, action)

    def chance_action(self, rng: Rng) -> SchnapsenAction:
        """Draw what comes to light next: a packet, the card turned up, the talon."""
        stock = self.unseen_stock()
        if self.phase == Phase.TURNING:
            return ShowCard(rng.choice(stock))
        if self.phase == Phase.DRAWING:
            return FillTalon(tuple(sorted(rng.sample(stock, legal.TALON))))
        player = next_dealt(self)
        return DealPacket(player, tuple(sorted(rng.sample(stock, packet_size(self, player)))))

    def apply_action(self, action: SchnapsenAction, emit: Emit | None = None) -> None:
        """Do the action; raise IllegalAction and change nothing if it is not legal."""
        if step := CHANCE_STEPS.get(type(action)):
            step(self, action, emit or nothing)
            return
        if (refusal := self.refusal(action)) is not None:
            raise IllegalAction(refusal)
        self.history = (*self.history, action)
        STEPS[type(action)](self, action, emit or nothing)

    # -- the end

    def result(self) -> DealResult:
        """Return the line for the score sheet; only of a terminal state."""
        declarer = self.require_declarer()
        assert self.ending is not None
        own, others = self.side(declarer), self.side((declarer + 1) % 3)
        return DealResult(
            dealer=self.dealer,
            trump=self.trump,
            declarer=declarer,
            contract=self.contract,
            stakes=self.stakes,
            ending=self.ending,
            card_points=(own.points, others.points),
            tricks=(own.tricks, others.tricks),
        )

    def returns(self) -> tuple[float, ...]:
        """Return each player's game points less the table's average; they add up to 0.

        Points beyond the target of the match count for nothing.
        """
        standing = self.standing
        return effective(self.result().points, standing.scores, standing.options.target)

    # -- what others may have of it

    def view(self, observer: Player | None) -> SchnapsenView:
        """Return what this seat knows (None: a bystander, who sees no hand)."""
        is_declarer = observer is not None and observer == self.declarer
        return SchnapsenView(
            observer=observer,
            standing=self.standing,
            dealer=self.dealer,
            phase=self.phase,
            player=self.to_act,
            hand=() if observer is None else self.hands[observer],
            hand_sizes=tuple(map(len, self.hands)),
            named=self.named,
            turned=self.turned,
            auction=self.auction,
            declarer=self.declarer,
            contract=self.contract,
            stakes=self.stakes,
            talon=self.talon if is_declarer else (),
            talon_count=0 if self.talon else legal.TALON,
            put_away=self.put_away if is_declarer else (),
            away_count=len(self.put_away),
            trick=self.trick,
            tricks=self.tricks,
            taken=self.taken,
            captured=self.captured,
            marriages=self.marriages,
            ending=self.ending,
            history=tuple([hidden_from(act, observer, self.declarer) for act in self.history]),
        )


def new_deal(standing: SchnapsenStanding) -> SchnapsenState:
    """Return the deal that follows the standing, with no card dealt yet."""
    forehand = (standing.dealer + 1) % 3
    return SchnapsenState(standing, standing.dealer, Auction(forehand), Trick(forehand))


def settle(standing: SchnapsenStanding, deal: SchnapsenState) -> SchnapsenStanding:
    """Return the standing after the deal."""
    return with_result(standing, deal.result())
