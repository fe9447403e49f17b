"""Berserk in words: the position, what a button says, what a battle came to."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from game.core.protocols import CHANCE, Names, Player
from game.core.words import _, marked, signed
from game.rulesets.berserk import actions as acts
from game.rulesets.berserk.actions import BerserkAction
from game.rulesets.berserk.cards.box import card, card_names
from game.rulesets.berserk.muster.recruiting import mulligan_refusal
from game.rulesets.berserk.pending import AwaitChoice, AwaitDice, AwaitGuard, AwaitReturn
from game.rulesets.berserk.position import Phase
from game.rulesets.berserk.purse import bill_of
from game.rulesets.berserk.standing import BerserkStanding
from game.rulesets.berserk.state import BerserkState
from game.rulesets.berserk.telling.life import life_words
from game.rulesets.berserk.telling.undecided import draw_ahead
from game.rulesets.berserk.unit import (
    BOARD,
    GRAVE,
    SKY,
    UNSEEN,
    Spot,
    Unit,
    is_asleep,
    spot_name,
)
from game.rulesets.berserk.view import BerserkView


def action_words(action: BerserkAction) -> str:
    """Return what a button for the action says."""
    words = _BUTTONS.get(type(action))
    return words(action) if words else str(action)


def _card(number: int) -> str:
    return _("a hidden card") if number == UNSEEN else _(card(number).name)


def _place(action: acts.Place) -> str:
    if action.spot == GRAVE:
        return _("Lay {card} beside the board").format(card=_card(action.card))
    return _("Place {card} on {square}").format(
        card=_card(action.card), square=spot_name(action.spot)
    )


def _two(sentence: str) -> Callable[[Any], str]:
    """Return how to name an action from a spot to another."""

    def words(action: Any) -> str:
        goal = action.target if hasattr(action, "target") else action.to
        number = getattr(action, "ability", 0)
        return _(sentence).format(unit=spot_name(action.unit), goal=spot_name(goal), number=number)

    return words


_BUTTONS: Mapping[type, Callable[[Any], str]] = {
    acts.GoFirst: lambda action: _("Go first") if action.first else _("Let the other go first"),
    acts.Mulligan: lambda _action: _("Draw a new hand for a gold crystal"),
    acts.Recruit: lambda action: _("Recruit {card}").format(card=_card(action.card)),
    acts.EndRecruiting: lambda _action: _("The army is complete"),
    acts.Place: _place,
    acts.Move: _two(marked("Walk from {unit} to {goal}")),
    acts.Leap: _two(marked("Leap from {unit} to {goal}")),
    acts.Strike: _two(marked("Strike {goal} from {unit}")),
    acts.Use: _two(marked("Use ability {number} of {unit} on {goal}")),
    acts.Prepare: lambda action: _("Prepare {unit} against flyers").format(
        unit=spot_name(action.unit)
    ),
    acts.EndTurn: lambda _action: _("End the turn"),
    acts.Protect: lambda action: _("Protect with {unit}").format(unit=spot_name(action.unit)),
    acts.NoGuard: lambda _action: _("No protector"),
    acts.Choose: lambda action: (
        _("The full exchange") if action.full else _("The weaker hit, nothing in return")
    ),
    acts.Return: lambda action: _("Return to {square}").format(square=spot_name(action.spot)),
}


def deal_summary(battle: BerserkState, standing: BerserkStanding) -> Mapping[str, Any]:
    """Return what `play --json` tells of a battle; cards by id, seats from 0."""
    result = standing.results[-1]
    return {
        "deal": standing.deals_played,
        "first": result.first,
        "field": standing.field.id,
        "mulligans": list(battle.mulligans),
        "armies": [[card(number).id for number in army] for army in battle.armies],
        "turns": result.turns,
        "winner": result.winner,
        "ending": result.ending,
        "left": [
            [card(unit.card).id for unit in battle.units if unit.owner == p and unit.spot != GRAVE]
            for p in (0, 1)
        ],
        "scores": list(result.points),
        "totals": list(standing.scores),
    }


# -- the position


def text_view(view: BerserkView, names: Names, _whole: int | None) -> str:
    """Return the position in words, for text mode and screen readers."""
    lines = [_heading(view, names)]
    if view.first is not None and view.phase is not Phase.BATTLE:
        lines += [_crystals(view, player, names) for player in (0, 1)]
    if view.units:
        lines += _board(view)
        lines += [_unit(view, unit, names) for unit in view.units if unit.spot != GRAVE]
        lines += _aside(view, names)
    lines += _own_cards(view)
    return "\n".join(lines)


def _heading(view: BerserkView, names: Names) -> str:
    where = _("Battle {number}, {field}").format(
        number=view.number + 1, field=_(view.standing.field.title)
    )
    if view.phase == Phase.OVER:
        won = _("a draw") if view.winner is None else names[view.winner]
        return _("{where}. It is over: {winner}.").format(where=where, winner=won)
    player = view.turn_player
    if player is not None:
        return _("{where}. Turn {n}: {player}.").format(
            where=where, n=view.turn, player=names[player]
        )
    who = names[view.to_act] if view.to_act != CHANCE else _("chance")
    return _("{where}. To act: {player}.").format(where=where, player=who)


def _crystals(view: BerserkView, player: Player, names: Names) -> str:
    """Return how rich a player is: what the observer has left, what another began with."""
    gold, silver = view.gold(player), view.silver(player)
    if view.phase is Phase.PLACE:
        words = _("{player}: army {army}.")
    elif player == view.observer:
        words = _("{player}: {gold} gold, {silver} silver left; army {army}, hand {hand}.")
        gold, silver = gold - _spent(view)[0], silver - _spent(view)[1]
    else:
        words = _("{player}: {gold} gold, {silver} silver at first; army {army}, hand {hand}.")
    return words.format(
        player=names[player],
        gold=gold,
        silver=silver,
        army=len(view.armies[player]),
        hand=len(view.hands[player]),
    )


def _spent(view: BerserkView) -> tuple[int, int]:
    """Return the gold and the silver that the observer's army has cost so far."""
    assert view.observer is not None
    bill, most = bill_of(view.army), view.silver(view.observer)
    return bill.gold(most), min(bill.regular, most)


def _board(view: BerserkView) -> list[str]:
    """The board as a drawing; seat 0 sits below. A number is a unit's, A and B the seats."""
    at = {unit.spot: unit for unit in view.units}
    rows = []
    for row in reversed(BOARD.lines()):
        signs = [_sign(at[square]) if square in at else "." for square in row]
        rows.append(f"{BOARD.row[row[0]] + 1} " + "".join(f"{sign:>5}" for sign in signs))
    return [*rows, "  " + "".join(f"{column:>5}" for column in "abcde")]


def _sign(unit: Unit) -> str:
    """The unit on the drawing; brackets for an exhausted one."""
    sign = f"{'AB'[unit.owner]}{unit.uid}"
    return f"[{sign}]" if unit.exhausted else sign


def _unit(view: BerserkView, unit: Unit, names: Names) -> str:
    parts = list(_state_of(unit))
    return _("{sign} {square}: {card}{parts} ({player})").format(
        sign=f"{'AB'[unit.owner]}{unit.uid}",
        square=_("in the air") if unit.spot >= SKY else spot_name(unit.spot),
        card=_card(unit.card),
        parts="".join(f", {part}" for part in parts),
        player=names[unit.owner],
    )


def _state_of(unit: Unit) -> Iterator[str]:
    """What there is to say of a unit, the usual left out."""
    if unit.card == UNSEEN:
        yield _("face down")
        return
    known = card(unit.card)
    yield life_words(unit)
    if known.strike:
        yield _("strike {strike}").format(strike="-".join(map(str, known.strike)))
    if known.movement:
        yield _("movement {left} of {all}").format(
            left=max(0, known.movement - unit.spent), all=known.movement
        )
    if unit.hidden:
        yield _("face down")
    if unit.exhausted:
        yield _("exhausted")
    for amount, words in (
        (unit.poison, marked("poison {n}")),
        (unit.plus, marked("strengthened by {n}")),
        (unit.minus, marked("weakened by {n}")),
    ):
        if amount:
            yield _(words).format(n=amount)
    if unit.bound:
        yield _("can’t attack")
    if unit.stunned or is_asleep(unit):
        yield _("stunned")
    if unit.prepared:
        yield _("prepared against flyers")
    if unit.gear:
        yield _("wears {gear}").format(gear=card_names(unit.gear))


def _aside(view: BerserkView, names: Names) -> list[str]:
    """Terrain cards beside the board, and the graveyards."""
    lines = [
        _("{player}’s terrain card: {card}.").format(player=names[owner], card=_card(number))
        for owner, number in view.grounds
    ]
    for player in (0, 1):
        dead = [u.card for u in view.units if u.owner == player and u.spot == GRAVE]
        if dead:
            lines.append(
                _("{player}’s graveyard: {cards}.").format(
                    player=names[player], cards=card_names(dead)
                )
            )
    return lines


def _own_cards(view: BerserkView) -> list[str]:
    lines = []
    if view.phase == Phase.RECRUIT and view.to_act == view.observer:
        lines.append(_("Your hand: {cards}.").format(cards=_priced(view.hand)))
        gold, silver = _spent(view)
        words = _(
            "Your army: {cards}. Spent: {gold} gold, {silver} silver; what you have not "
            "spent when it is complete is lost."
        )
        army = card_names(view.army) or "–"
        lines.append(words.format(cards=army, gold=gold, silver=silver))
    if view.to_place:
        lines.append(_("Still to place: {cards}.").format(cards=card_names(view.to_place)))
    return lines


def _priced(hand: tuple[int, ...]) -> str:
    return ", ".join(
        _("{card} ({id}, {cost} {kind})").format(
            card=_(card(number).name),
            id=card(number).id,
            cost=card(number).cost,
            kind=_("gold") if card(number).elite else _("silver"),
        )
        for number in hand
    )


def asked(view: BerserkView) -> str:
    """Return what the observer is asked, and how soon the battle is a draw."""
    return " ".join(filter(None, [_asked(view), draw_ahead(view)]))


def _asked(view: BerserkView) -> str:
    if view.to_act != view.observer:
        return ""
    pending = view.pending
    if isinstance(pending, AwaitGuard):
        attack = pending.attack
        return _("{unit} strikes {target}. Does anybody step in?").format(
            unit=spot_name(view.units[attack.unit].spot), target=at_square(view, attack.target)
        )
    if isinstance(pending, AwaitChoice):
        return _("{difference}: the full exchange, or the weaker hit?").format(
            difference=signed(pending.difference)
        )
    if isinstance(pending, AwaitReturn):
        return _("{unit} returns. To which square?").format(unit=at_square(view, pending.unit))
    assert not isinstance(pending, AwaitDice)
    if view.phase is Phase.RECRUIT and mulligan_refusal(view) is None:
        return _("Recruit a card, or draw another hand for a gold crystal.")
    words = _PROMPTS.get(view.phase)
    return words() if words else ""


def at_square(view: BerserkView, uid: int) -> str:
    """Return what a unit is called, with its square; of a flyer, that it is in the air."""
    unit = view.units[uid]
    where: Spot = unit.spot
    if where >= SKY:
        return _("{card} (in the air)").format(card=_card(unit.card))
    return _card(unit.card) if where == GRAVE else f"{_card(unit.card)} {spot_name(where)}"


_PROMPTS: Mapping[Phase, Callable[[], str]] = {
    Phase.FIRST: lambda: _("You rolled higher. Do you go first?"),
    Phase.RECRUIT: lambda: _("Recruit a card, or say that the army is complete."),
    Phase.PLACE: lambda: _("Place the next card face down."),
    Phase.BATTLE: lambda: _("Move, attack, use an ability, or end the turn."),
}
