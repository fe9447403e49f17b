"""What the table must know of one game to show it."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from game.core.protocols import Action, Event, Player
from game.core.telling import Meaning
from game.core.words import _
from game.kit.cards import NO_TRUMP, SUIT_LETTERS, Card, Suit, card_name, suit_name
from game.kit.packs import HIGH, Order
from game.kit.table import Hand
from game.session.match import MatchEnded
from game.session.port import Port
from scenes.results import Results
from scenes.show.reading import DealPage, ReadingPage
from scenes.table.asking import Asking
from scenes.table.beats import Beat, no_beats
from scenes.table.geometry import Geometry
from scenes.table.places import fan
from scenes.table.reading import Explained, written
from scenes.ui.widget import Style

Tone = Literal["quiet", "wanting", "made", "over"]


@dataclass(frozen=True)
class Gem:
    """The few letters in a plate's gem, their tone, and what they say in words."""

    words: str = "–"
    tone: Tone = "quiet"
    told: str = ""


@dataclass(frozen=True)
class Picks:
    """Cards to be chosen before they are handed over together.

    `action_of` makes the action of one card, which is of this `kind`; `done` is the action after
    the last (None: none is needed). They are submitted in ascending order of the cards. `name` is
    on the button.
    """

    least: int
    most: int
    prompt: str
    name: str
    kind: type[Action]
    action_of: Callable[[Card], Action]
    done: Action | None = None

    def label(self, count: int) -> str:
        """Return what the button says where so many cards are chosen."""
        return _("{name} ({count})").format(name=self.name, count=count)


class Extra(Explained):
    """A thing of one game's own on the table. It shows what it is told."""

    floor: int | None = None
    """Where a question begins below it, in pixels; None while none is asked there."""

    @property
    def subject(self) -> Any:
        """What of the game it shows, as `Telling.meaning` takes it; None while nothing."""
        return None

    def explain_each(self, meaning: Callable[[Any], Meaning | None]) -> None:
        """Take what tells the meaning of anything; it explains itself, if it shows a subject."""
        if type(self).subject is not Extra.subject:
            self.explain_by(lambda: None if self.subject is None else meaning(self.subject))

    def tell(self, table: Any) -> None:
        """Take what is to be shown; None before the first deal."""

    def stand(self, style: Style, geometry: Geometry) -> None:
        """Take up its place on the geometry."""


def in_trick(table: Any) -> Player | None:
    """Return who is to play to a trick that has been begun, None where there is none."""
    count = len(table.trick.cards)
    if count in (0, table.players):
        return None
    player: Player = table.trick.player(count, table.players)
    return player


def leads(table: Any) -> Player | None:
    """Return who has led to the trick, or is to lead to the next; None before the first lead."""
    if table.trick.cards or (table.tricks and any(table.hands)):
        leader: Player = table.trick.leader
        return leader
    return None


@dataclass(frozen=True)
class TableGame:
    """How one game looks at the table: functions from tables as a seat sees them, and events.

    `stops` are the events after which the show waits for the player to have read a page.
    """

    gem: Callable[[Any, Player], Gem]
    """(table, seat) -> what the gem of a plate shows."""
    bar: Callable[[Any, Port[Any, Any]], Sequence[str]]
    """(table, port) -> markup for the bar at the top, the most important first."""
    ask: Callable[[Any, Sequence[Any], Callable[[Any], object]], Asking | None]
    """(view, legal actions, submit) -> the panel for what is not done with a card."""
    play: Callable[[Card], Any]
    """(card) -> the action that plays it, to ask why it is not allowed."""
    name_action: Callable[[Any], str]
    """(action) -> its name in markup, for hints."""
    deal_page: Callable[[Any, Any, Sequence[str]], DealPage]
    """(event, standing, names) -> what the deal has brought."""
    score_page: Callable[[Any, Sequence[str]], ReadingPage]
    """(standing, names) -> the score sheet."""
    results_page: Callable[[MatchEnded, Any, Sequence[str]], Results]
    """(event, standing, names) -> the end of the match."""
    stops: tuple[type[Event], ...]
    starts: type[Event]
    """The event with which a deal begins."""
    trump: Callable[[Any], Suit | None]
    """(table) -> the suit that the badge shows, None for no badge."""
    turn: Callable[[Any], Player | None] = in_trick
    """(table) -> whose plate is ringed while something is being shown, None for none."""
    ranks: Callable[[Any], tuple[Suit, Order]] = lambda table: (table.trump, HIGH)
    """(table with a trick begun) -> trumps, and how the cards in the trick stand to each other."""
    beats: Callable[[Event, Any], Sequence[Beat]] = no_beats
    """(event, table before it) -> moments of the game's own that are worth a picture."""
    trumps: Callable[[Any], int] = lambda table: 13
    """(table) -> how many trumps the pack has, 0 where nobody can count them."""
    woven: Callable[[Any], Suit | None] | None = None
    """(table) -> the trumps that are woven into the cloth; None for those of the badge."""
    talon: Callable[[Any], Hand] = lambda table: ()
    """(table) -> the cards that lie beside the trick."""
    talon_name: Callable[[Any], str] = lambda table: ""
    """(table) -> what is written under them, "" for nothing."""
    emblem: tuple[str, ...] = ()
    """The cards that stand for the game where it is chosen, with their pack first."""
    popped: Callable[[Event], tuple[Player, str] | None] = lambda event: None
    """(event) -> a word in markup to show beside a plate for a moment, and whose."""
    noticed: Callable[[Event, Sequence[str]], str] = lambda event, names: ""
    """(event, names) -> what is told of it at the foot of the table, "" for nothing."""
    picks: Callable[[Any, Sequence[Any]], Picks | None] = lambda view, legal: None
    """(view, legal actions) -> cards to be chosen together, None where one click is one action."""
    extra: Callable[[Port[Any, Any]], Extra | None] = lambda port: None
    """(port) -> a thing of the game's own that lies on the table, such as a board of contracts."""
    idle: Callable[[Any, Player], str] = lambda table, seat: ""
    """(table, seat) -> why nothing is asked of the seat for the rest of the deal, "" where it
    is."""
    card_name: Callable[[Card], str] = card_name
    """(card) -> its name in words."""
    fan: Callable[[Any, Collection[Card]], Sequence[Card]] = lambda table, cards: fan(cards)
    """(table, cards) -> the cards in the order in which they are held."""
    card_of: Callable[[Any, Any], Card | None] = lambda view, action: getattr(action, "card", None)
    """(view, action) -> the card of a hand with which the action is done, None for none."""
    besides: tuple[type, ...] = ()
    """Actions that may be taken while a card is asked for, but are no choice where only one can be
    played, such as a claim of the last trick."""
    is_clockwise: bool = False
    """Whether the game runs clockwise, so that the next player sits at the left hand."""
    pack: Callable[[str, str], str] = lambda own, faces: own
    """(the player's own pack, faces of the German pack) -> the pack that is on the table."""
    suit_code: Callable[[str], str] = str
    """(suit's letter) -> the name of its sign in markup."""
    write_card: Callable[[str], str] = written
    """(card in notation) -> the card in markup."""
    suit_name: Callable[[Suit], str] = suit_name
    """(suit) -> its name in words."""

    def woven_sign(self, table: Any) -> str:
        """Return the name of the sign in markup that is woven into the cloth, "" for none."""
        suit = (self.woven or self.trump)(table)
        return "" if suit is None or suit == NO_TRUMP else self.suit_code(SUIT_LETTERS[suit])
