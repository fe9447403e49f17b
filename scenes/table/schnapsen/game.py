"""How Dreierschnapsen looks at the table."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from game.core.protocols import Event, Player, Whole
from game.core.words import _, many
from game.kit.cards import Card
from game.kit.german import PACK, german_card_name, german_suit_name
from game.kit.table import backs
from game.kit.tricks import PlayCard, TrickTaken
from game.rulesets.schnapsen import SCHNAPSEN
from game.rulesets.schnapsen.accounts import made_by
from game.rulesets.schnapsen.actions import PASS, Marry, NameTrump, PutAway
from game.rulesets.schnapsen.contracts import CONTRACTS, Aim
from game.rulesets.schnapsen.events import (
    AuctionWon,
    CallMade,
    ContractRaised,
    DealScored,
    DealStarted,
    MarriageShown,
    SixtySixClaimed,
    StakesDoubled,
    TalonLeft,
    TalonTaken,
    TrumpNamed,
    TrumpTurned,
)
from game.rulesets.schnapsen.meanings import meaning
from game.rulesets.schnapsen.position import Phase, SchnapsenTable, SchnapsenView
from game.rulesets.schnapsen.standing import SchnapsenStanding
from game.rulesets.schnapsen.words import action_words, contract_name
from game.session.match import MatchEnded
from game.session.port import Port
from scenes.anim.timeline import Motion
from scenes.results import ResultColumn, Results
from scenes.table.asking import Asking, Calls
from scenes.table.beats import Beat
from scenes.table.choreography import Scenery, choreography, pause
from scenes.table.game import Gem, Picks, TableGame
from scenes.table.reading import card_signs, trick_words
from scenes.table.schnapsen.board import (
    DealBoard,
    card_sign,
    pack,
    suit_code,
    suit_sign,
    write_card,
)
from scenes.table.schnapsen.sheet import ContractSheet, DealOver

RANKS = 5
"""Cards of a suit in the pack."""
PUT_AWAY = 2
"""How many cards the declarer puts away."""
LONGEST_ON_PLATE = 11
"""Letters of the longest name of a contract that stands whole on a plate."""


@choreography.register(TrumpNamed)
@choreography.register(TrumpTurned)
@choreography.register(CallMade)
@choreography.register(AuctionWon)
@choreography.register(TalonTaken)
@choreography.register(TalonLeft)
@choreography.register(ContractRaised)
@choreography.register(StakesDoubled)
@choreography.register(MarriageShown)
@choreography.register(SixtySixClaimed)
def show_call(event: Event, scenery: Scenery) -> Motion:
    """Leave what was said time to be read."""
    return pause("bid")


def gem(table: SchnapsenTable, seat: Player) -> Gem:
    """Return tricks taken; during the auction, the call."""
    if table.declarer is None:
        call = table.auction.last_of(seat)
        if call is None:
            return Gem()
        if call.bid is None:
            return Gem(_("pass"), "quiet", _("has passed"))
        name = contract_name(call.bid)
        return Gem(short_name(name), "wanting", name)
    is_declarer = seat == table.declarer
    told = trick_words(table.taken[seat])
    if is_declarer:
        told = _("declarer, {tricks}").format(tricks=told)
    return Gem(str(table.taken[seat]), "wanting" if is_declarer else "quiet", told)


def short_name(contract: str) -> str:
    """Return the name of a contract as a plate has room for it: "K.-B.-Schnapser"."""
    *first, last = contract.split("-")
    if len(contract) <= LONGEST_ON_PLATE:
        return contract
    return "-".join([*(f"{each[0]}." for each in first), last])


def bar(table: SchnapsenTable, port: Port[Any, Any]) -> Sequence[str]:
    """Return which deal it is, and how far the match goes."""
    deal = _("Deal {number}").format(number=table.number + 1)
    if port.deals_in_match is not None:
        deal = _("Deal {number} of {all}").format(number=table.number + 1, all=port.deals_in_match)
    aim = _("to {n} points").format(n=table.standing.options.target)
    return (f"{{muted}}{deal}{{/}}", f"{{muted}}{aim}{{/}}")


def _questions() -> Mapping[Phase, str]:
    return {
        Phase.TRUMPS: _("Name trumps, or have an unseen card turned up"),
        Phase.AUCTION: _("What do you play?"),
        Phase.TALON: _("Do you take the talon?"),
        Phase.RAISE: _("Do you raise?"),
        Phase.KONTRA: _("Kontra?"),
        Phase.REKONTRA: _("Rekontra?"),
        Phase.CLAIM: _("Does your side have 66?"),
        Phase.PLAY: "",
    }


def ask(
    view: SchnapsenView, legal: Sequence[Any], submit: Callable[[Any], object]
) -> Asking | None:
    """Return the buttons for everything that is not done with a card."""
    calls = [action for action in legal if not isinstance(action, PlayCard | PutAway)]
    if not calls or view.table.phase not in _questions():
        return None
    main = PASS if PASS in calls else None
    return Calls(
        _questions()[view.table.phase],
        calls,
        _call_words,
        submit,
        is_low=True,
        main=main,
        meaning=partial(meaning, view),
    )


def _call_words(action: Any) -> str:
    """Return what a button says: a suit with its sign."""
    if isinstance(action, NameTrump):
        return f"{suit_sign(action.suit)} {action_words(action)}"
    return action_words(action)


def picks(view: SchnapsenView, legal: Sequence[Any]) -> Picks | None:
    """Return the two cards to be put away while the exchange goes on."""
    if view.table.phase is not Phase.EXCHANGE:
        return None
    left = PUT_AWAY - len(view.table.put_away)
    prompt = many(
        "Choose {n} card to put away; it counts for nobody.",
        "Choose {n} cards to put away; they count for nobody.",
        left,
    )
    name = _("Put away")
    return Picks(left, left, prompt.format(n=left), name, PutAway, lambda card: PutAway(_own(card)))


def _own(card: Card) -> Any:
    return next(each for each in PACK if each == card)


def name_action(action: Any) -> str:
    """Return an action in markup, of two cards put away at once these."""
    if isinstance(action, Whole):
        return card_signs(action.steps, card_sign)
    if isinstance(action, PlayCard | PutAway | Marry):
        card = action.led if isinstance(action, Marry) else action.card
        if card is None:
            return action_words(action)
        sign = card_sign(card)
        if isinstance(action, Marry):
            return _("marriage, lead {card}").format(card=sign)
        return sign if isinstance(action, PlayCard) else _("put away {card}").format(card=sign)
    return action_words(action)


def popped(event: Event) -> tuple[Player, str] | None:
    """Return what was said."""
    match event:
        case CallMade(player, contract):
            return player, contract_name(contract) if contract else _("Pass")
        case ContractRaised(player, contract):
            return player, contract_name(contract)
        case TrumpNamed(player, suit):
            return player, suit_sign(suit)
        case TrumpTurned(player, _place, card):
            return player, suit_sign(card.suit)
        case StakesDoubled(player, multiplier):
            return player, _("Kontra!") if multiplier == 2 else _("Rekontra!")
        case MarriageShown(marriage):
            return marriage.player, str(marriage.value)
        case SixtySixClaimed(player, _points, _is_right):
            return player, _("66!")
    return None


def beats(event: Event, before: SchnapsenTable) -> Sequence[Beat]:
    """Return a Kontra, a Bettler broken, and how the declarer has fared."""
    match event:
        case StakesDoubled(player):
            return [Beat("kontra", (player,))]
        case TrickTaken(player) if player == before.declarer and before.row.aim is Aim.NO_TRICK:
            return [Beat("broken", (player,))]
        case DealScored(result) if result.ending.declarer_wins:
            is_slam = CONTRACTS[result.contract].aim in (Aim.EVERY_TRICK, Aim.LONG_SUIT)
            return [Beat("slam" if is_slam else "made", (result.declarer,))]
        case DealScored(result):
            return [Beat("missed", (result.declarer,))]
    return ()


def results_page(event: MatchEnded, standing: SchnapsenStanding, names: Sequence[str]) -> Results:
    """Return the end of the match, with everyone's contracts."""
    players = range(len(names))
    made = [made_by(standing, player) for player in players]
    columns = [
        ResultColumn(
            _("Contracts made"),
            [_("{made} of {all}").format(made=each, all=played) for each, played in made],
        )
    ]
    if standing.options.bummerl:
        columns.append(ResultColumn(_("Bummerl"), [str(n) for n in standing.bummerl()]))
    return Results(event, standing, names, columns, SCHNAPSEN.telling)


SCHNAPSEN_TABLE = TableGame(
    trump=lambda table: None if table.named is None else table.trump,
    talon=lambda table: backs(len(table.talon)),
    gem=gem,
    bar=bar,
    ask=ask,
    play=lambda card: PlayCard(_own(card)),
    name_action=name_action,
    deal_page=DealOver,
    score_page=ContractSheet,
    results_page=results_page,
    stops=(DealScored,),
    starts=DealStarted,
    emblem=("german", "HO", "CA", "SU"),
    popped=popped,
    beats=beats,
    trumps=lambda table: RANKS,
    picks=picks,
    extra=DealBoard,
    card_name=german_card_name,
    is_clockwise=True,
    pack=pack,
    suit_code=suit_code,
    suit_name=german_suit_name,
    write_card=write_card,
)
