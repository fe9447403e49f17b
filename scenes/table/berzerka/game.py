"""How Berzerka looks at the table."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from game.core.protocols import Event, Player, Whole
from game.core.telling import Thing
from game.core.words import _, many
from game.kit.cards import SUIT_LETTERS
from game.kit.packs import number_card_name
from game.kit.table import backs
from game.kit.tricks import PlayCard
from game.rulesets.berzerka import BERZERKA
from game.rulesets.berzerka.accounts import won_words
from game.rulesets.berzerka.actions import (
    DISCARDS,
    DONE,
    PLAYS,
    Discard,
    NamePain,
    NameTrump,
)
from game.rulesets.berzerka.events import (
    BidMade,
    CardsExchanged,
    ChoiceNamed,
    ContractWon,
    DealScored,
    DealStarted,
    PlayerPassed,
    RankingTurned,
)
from game.rulesets.berzerka.meanings import meaning
from game.rulesets.berzerka.position import BerzerkaTable, BerzerkaView, Phase
from game.rulesets.berzerka.scoring import FIRST, SECOND, THIRD
from game.rulesets.berzerka.standing import BerzerkaStanding
from game.rulesets.berzerka.words import (
    action_words,
    advised_words,
    contract_title,
    whole_words,
)
from game.session.match import MatchEnded
from game.session.port import Port
from scenes.anim.timeline import Motion
from scenes.results import ResultColumn, Results
from scenes.table.asking import Asking, Calls
from scenes.table.beats import Beat, BeatName
from scenes.table.berzerka.auction import AuctionPanel
from scenes.table.berzerka.board import BEFORE_THE_FIRST, ContractBoard
from scenes.table.berzerka.sheet import BoxSheet, HandResult
from scenes.table.choreography import Scenery, choreography, pause
from scenes.table.game import Gem, Picks, TableGame
from scenes.table.reading import card_sign, card_signs


@choreography.register(BidMade)
@choreography.register(PlayerPassed)
@choreography.register(ContractWon)
@choreography.register(ChoiceNamed)
@choreography.register(CardsExchanged)
def show_call(event: Event, scenery: Scenery) -> Motion:
    """Leave what was said time to be read."""
    return pause("bid")


@choreography.register(RankingTurned)
def show_turn(event: Event, scenery: Scenery) -> Motion:
    """Leave the turn of the ranking time to be noticed."""
    return pause("flip", 0.7)


def gem(table: BerzerkaTable, seat: Player) -> Gem:
    """Return what was won of that which the contract counts; during the auction, the bid."""
    declared = table.declared
    if declared is None:
        bids = table.auction.bids_of(seat)
        if seat in table.auction.out:
            return Gem(_("pass"), "quiet", _("has passed"))
        return Gem(f"+{bids[-1].overbid}", "wanting", action_words(bids[-1])) if bids else Gem()
    count = table.tally().counts[seat]
    told = won_words(declared.rules.objective, count)
    if declared.declarer == seat:
        return Gem(str(count), "wanting", _("declarer, {tricks}").format(tricks=told))
    return Gem(str(count), "quiet", told)


def bar(table: BerzerkaTable, port: Port[Any, Any]) -> Sequence[str]:
    """Return which hand it is, and what is played."""
    if table.phase in BEFORE_THE_FIRST:
        return ()
    hand = _("Hand {number} of {all}").format(number=table.number + 1, all=port.deals_in_match)
    parts = [f"{{muted}}{hand}{{/}}"]
    if table.declared is not None:
        parts.append(table.declared.box.title)
    return parts


def ask(view: BerzerkaView, legal: Sequence[Any], submit: Callable[[Any], object]) -> Asking | None:
    """Return the panel for the auction and for what the declarer names."""
    if view.table.phase is Phase.AUCTION:
        return AuctionPanel(view, legal, submit)
    questions = {
        Phase.COPY: _("What does Shapeshift copy?"),
        Phase.PICK: _("All have passed: which contract do you play?"),
        Phase.NAME: _("What do you name?"),
    }
    if view.table.phase not in questions:
        return None
    is_low = view.table.phase is not Phase.COPY
    return Calls(
        questions[view.table.phase],
        legal,
        _call_words,
        submit,
        is_low=is_low,
        meaning=partial(meaning, view),
    )


def _call_words(action: Any) -> str:
    """Return what a button says: a suit with its sign."""
    if isinstance(action, NameTrump | NamePain):
        return f"{{{SUIT_LETTERS[action.suit]}}} {action_words(action)}"
    return action_words(action)


def picks(view: BerzerkaView, legal: Sequence[Any]) -> Picks | None:
    """Return the cards to be changed while the exchange goes on."""
    if view.table.phase is not Phase.EXCHANGE:
        return None
    most = view.table.most_discards
    prompt = many(
        "Choose up to {n} card to put away; you draw as many.",
        "Choose up to {n} cards to put away; you draw as many.",
        most,
    ).format(n=most)
    if why := meaning(view, Thing.QUESTION):
        prompt = f"{prompt} {why.words}"
    return Picks(0, most, prompt, _("Change"), Discard, DISCARDS.__getitem__, DONE)


def name_action(action: Any) -> str:
    """Return an action in markup, of a whole change the cards."""
    if isinstance(action, Whole):
        return card_signs(action.steps, card_sign) or whole_words(action.steps)
    if isinstance(action, PlayCard | Discard) and action.card is not None:
        sign = card_sign(action.card)
        return sign if isinstance(action, PlayCard) else _("put away {card}").format(card=sign)
    return advised_words(action)


def popped(event: Event) -> tuple[Player, str] | None:
    """Return what was said."""
    match event:
        case BidMade(player, contract, overbid):
            return player, f"{contract_title(contract)} +{overbid}"
        case PlayerPassed(player):
            return player, _("Pass")
        case ChoiceNamed(player, choice):
            return player, action_words(choice)
        case CardsExchanged(player, count):
            return player, _("{n} changed").format(n=count)
    return None


def beats(event: Event, before: BerzerkaTable) -> Sequence[Beat]:
    """Return who has come first in a hand, and who last."""
    if not isinstance(event, DealScored):
        return ()
    places = event.result.places
    named: dict[int, BeatName] = {FIRST: "made", THIRD: "missed"}
    return [Beat(named[place], (p,)) for p, place in enumerate(places) if place in named]


def results_page(event: MatchEnded, standing: BerzerkaStanding, names: Sequence[str]) -> Results:
    """Return the end of the match, with everyone's first and second places."""
    players = range(len(names))
    columns = (
        ResultColumn(_("First"), [str(standing.times(p, FIRST)) for p in players]),
        ResultColumn(_("Second"), [str(standing.times(p, SECOND)) for p in players]),
    )
    return Results(event, standing, names, columns, BERZERKA.telling)


BERZERKA_TABLE = TableGame(
    gem=gem,
    bar=bar,
    ask=ask,
    play=PLAYS.__getitem__,
    name_action=name_action,
    deal_page=HandResult,
    score_page=BoxSheet,
    results_page=results_page,
    stops=(DealScored,),
    starts=DealStarted,
    trump=lambda table: table.trump,
    ranks=lambda table: (table.declared.in_trump, table.declared.order(len(table.tricks))),
    talon=lambda table: backs(table.talon),
    emblem=("numbers-two", "H11", "S13", "D12"),
    popped=popped,
    beats=beats,
    picks=picks,
    extra=ContractBoard,
    card_name=number_card_name,
    is_clockwise=True,
    pack=lambda own, faces: "numbers-four" if own.endswith("four") else "numbers-two",
)
