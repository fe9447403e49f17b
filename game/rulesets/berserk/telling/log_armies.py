"""The log while armies are raised, placed and turned face up; and how units come to their spots."""

from collections.abc import Mapping
from typing import Any

from game.core.words import _, many, marked
from game.rulesets.berserk import events as told
from game.rulesets.berserk.cards.box import card, card_names
from game.rulesets.berserk.telling.moment import Moment, Tell
from game.rulesets.berserk.unit import GRAVE, UNSEEN, spot_name


def _started(moment: Moment, event: told.BattleStarted) -> str:
    return _("Battle {number}.").format(number=event.number + 1)


def _rolled_first(moment: Moment, event: told.FirstRolled) -> str:
    one, other = event.dice
    rolled = _("{one} rolls {x}, {other} rolls {y}.").format(
        one=moment.player(0), x=one, other=moment.player(1), y=other
    )
    if one == other:
        return _("{rolled} Once more.").format(rolled=rolled)
    higher = moment.player(0 if one > other else 1)
    return _("{rolled} {player} chooses who is first.").format(rolled=rolled, player=higher)


def _first(moment: Moment, event: told.FirstChosen) -> str:
    crystals = ", ".join(
        _("{player} {gold} gold and {silver} silver").format(
            player=moment.player(player), gold=event.gold[player], silver=event.silver[player]
        )
        for player in (0, 1)
    )
    return _("{player} has the first turn. Crystals: {crystals}.").format(
        player=moment.player(event.player), crystals=crystals
    )


def _drawn(moment: Moment, event: told.CardsDrawn) -> str:
    if event.cards is None:
        return _("{player} draws {n} cards.").format(
            player=moment.player(event.player), n=event.count
        )
    return _("{player} draws {cards}.").format(
        player=moment.player(event.player), cards=card_names(event.cards)
    )


def _recruited(moment: Moment, event: told.CardRecruited) -> str:
    if event.card == UNSEEN:
        return ""
    found = card(event.card)
    return _("{player} recruits {card} for {cost} crystals ({kind}).").format(
        player=moment.player(event.player),
        card=_(found.name),
        cost=found.cost,
        kind=_("elite: gold") if found.elite else _("regular: silver first"),
    )


def _raised(moment: Moment, event: told.ArmyRaised) -> str:
    return many(
        "{player}’s army has {n} card.", "{player}’s army has {n} cards.", event.count
    ).format(player=moment.player(event.player), n=event.count)


def _placed(moment: Moment, event: told.CardPlaced) -> str:
    name = _("a card") if event.card == UNSEEN else _(card(event.card).name)
    sentence = (
        marked("{player} puts {card} face down beside the board.")
        if event.spot == GRAVE
        else marked("{player} places {card} face down on {square}.")
    )
    square = "" if event.spot == GRAVE else spot_name(event.spot)
    return _(sentence).format(player=moment.player(event.player), card=name, square=square)


def _revealed(moment: Moment, event: told.Revealed) -> str:
    if event.gear:
        return _("{unit} is turned face up, wearing {gear}.").format(
            unit=moment.unit(event.uid), gear=card_names(event.gear)
        )
    return _("{unit} is turned face up.").format(unit=moment.unit(event.uid))


def _terrain(moment: Moment, event: told.TerrainRevealed) -> str:
    return _("{player}’s terrain card is {card}.").format(
        player=moment.player(event.player), card=_(card(event.card).name)
    )


def moves(sentence: str) -> Tell:
    """Return how to tell that a unit comes to another spot: named where it was before."""

    def tell(moment: Moment, event: Any) -> str:
        spot = event.path[-1] if isinstance(event, told.Moved) else event.spot
        return _(sentence).format(unit=moment.was(event.uid), square=spot_name(spot))

    return tell


TOLD_OF_ARMIES: Mapping[type, Tell] = {
    told.BattleStarted: _started,
    told.FirstRolled: _rolled_first,
    told.FirstChosen: _first,
    told.CardsDrawn: _drawn,
    told.Mulliganed: lambda moment, event: _(
        "{player} puts the hand back, for a gold crystal."
    ).format(player=moment.player(event.player)),
    told.CardRecruited: _recruited,
    told.ArmyRaised: _raised,
    told.CardPlaced: _placed,
    told.Revealed: _revealed,
    told.TerrainRevealed: _terrain,
    told.TookOff: moves(marked("{unit} takes off.")),
}
