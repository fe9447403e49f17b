"""Recruiting an army: what may be bought, why not something else, and what it does."""

from game.core.protocols import Emit, Player, Refusal
from game.core.words import _
from game.rulesets.berserk.actions import BerserkAction, EndRecruiting, Mulligan, Recruit
from game.rulesets.berserk.battle.turn import begin_battle
from game.rulesets.berserk.events import ArmyRaised, CardRecruited, Mulliganed
from game.rulesets.berserk.muster.drawing import await_cards
from game.rulesets.berserk.muster.placing import await_placing, with_cards, without
from game.rulesets.berserk.places import room
from game.rulesets.berserk.position import Battle, RunningBattle
from game.rulesets.berserk.purse import (
    MOST_FLYING,
    MOST_TERRAIN,
    Bill,
    bill_of,
    is_within,
    price_list,
    unique_cards,
)


def recruit_legal(state: Battle) -> list[BerserkAction]:
    """Return what may be done while an army is recruited, sorted."""
    found: list[BerserkAction] = []
    if mulligan_refusal(state) is None:
        found.append(Mulligan())
    found += map(Recruit, recruits(state, state.to_act))
    if end_refusal(state) is None:
        found.append(EndRecruiting())
    return found


def recruits(state: Battle, player: Player) -> list[int]:
    """Return the cards of his hand that a player may recruit next, each number once."""
    army = state.armies[player]
    bill = bill_of(army)
    last = army[-1] if army else 0
    hand = sorted({card for card in state.hands[player] if card >= last})
    taken = unique_cards().intersection(army)
    return [
        card
        for card in hand
        if card not in taken
        and _fits(state, player, bill.plus(price_list()[card]))
        and _leaves_creature(state, player, bill, card)
    ]


def _fits(state: Battle, player: Player, bill: Bill) -> bool:
    """Tell whether the player's army may come to this bill."""
    return is_within(bill, state.gold(player), state.silver(player), _room(state, player))


def _leaves_creature(state: Battle, player: Player, bill: Bill, card: int) -> bool:
    """Tell whether the army has a creature with this card, or can still get one after it."""
    prices = price_list()
    bill = bill.plus(prices[card])
    if bill.creatures:
        return True
    return any(
        other >= card and prices[other].creatures and _fits(state, player, bill.plus(prices[other]))
        for other in state.hands[player]
    )


def _room(state: Battle, player: Player) -> int:
    return room(player, player == state.first, state.land)


# -- why not


def recruit_refusal(state: Battle, action: BerserkAction) -> Refusal | None:
    """Return why this may not be done while an army is recruited."""
    if isinstance(action, Recruit):
        return _card_refusal(state, action.card)
    if isinstance(action, Mulligan):
        return mulligan_refusal(state)
    if isinstance(action, EndRecruiting):
        return end_refusal(state)
    return Refusal(_("Now is the time to recruit your army."), "BW-06")


def mulligan_refusal(state: Battle) -> Refusal | None:
    """Return why the cards may not be put back for others now (BW-05)."""
    player = state.to_act
    if state.armies[player]:
        return Refusal(_("First take back the cards that you have recruited."), "BW-05")
    if state.mulligans[player] >= state.standing.options.mulligans:
        return Refusal(_("You have no mulligans left."), "BW-05")
    if state.gold(player) < 1:
        return Refusal(_("A mulligan costs a gold crystal, and you have none."), "BW-05")
    return None


def _card_refusal(state: Battle, card: int) -> Refusal | None:
    """Return why a card may not be recruited now."""
    player = state.to_act
    army = state.armies[player]
    if card not in state.hands[player]:
        return Refusal(_("You can only recruit a card of your hand."), "BW-06")
    if army and card < army[-1]:
        return Refusal(_("Cards are recruited in the order of their numbers."), "BW-06")
    if card in army and card in unique_cards():
        return Refusal(_("A unique card may be in an army once only."), "BW-07")
    before = bill_of(army)
    bill = before.plus(price_list()[card])
    gold, silver = state.gold(player), state.silver(player)
    if bill.gold(silver) > gold:
        words = _("With this card you would need {need} gold crystals; you have {gold}.")
        if bill.regular > silver and bill.toll == before.toll:
            words = _(
                "Gold pays what silver does not cover: with this card you would need {need} gold "
                "crystals; you have {gold}."
            )
        return Refusal(
            words.format(need=bill.gold(silver), gold=gold),
            "BW-03" if bill.toll > before.toll else "BW-04",
        )
    if bill.flying > MOST_FLYING:
        return Refusal(
            _("Your flyers would cost {cost} crystals together; {most} are allowed.").format(
                cost=bill.flying, most=MOST_FLYING
            ),
            "BW-07",
        )
    if bill.terrain > MOST_TERRAIN:
        return Refusal(_("An army has one terrain card at most."), "BW-10")
    if bill.squares > _room(state, player):
        return Refusal(_("There would be no square left for this card."), "BW-12")
    if not _leaves_creature(state, player, before, card):
        return Refusal(_("With this card you could not pay for any creature."), "BW-06")
    return None


def end_refusal(state: Battle) -> Refusal | None:
    """Return why the army is not yet done (BW-06)."""
    player, prices = state.to_act, price_list()
    if any(prices[card].creatures for card in state.armies[player]):
        return None
    if any(prices[card].creatures for card in recruits(state, player)):
        return Refusal(_("An army must have at least one creature."), "BW-06")
    return None


# -- what is done


def put_back(state: RunningBattle, _action: Mulligan, emit: Emit | None) -> None:
    """Put the hand back for a crystal of gold, and draw anew (BW-05)."""
    player = state.to_act
    one, other = state.mulligans
    mulligans = (one + 1, other) if player == 0 else (one, other + 1)
    state.set(mulligans=mulligans, hands=with_cards(state.hands, player, ()))
    await_cards(state, player)
    if emit:
        emit(Mulliganed(player))


def recruit(state: RunningBattle, action: Recruit, emit: Emit | None) -> None:
    """Take a card of the hand into the army."""
    player = state.to_act
    hand, army = state.hands[player], state.armies[player]
    state.set(
        hands=with_cards(state.hands, player, without(hand, action.card)),
        armies=with_cards(state.armies, player, (*army, action.card)),
    )
    if emit:
        emit(CardRecruited(player, action.card))


def end_recruiting(state: RunningBattle, _action: EndRecruiting, emit: Emit | None) -> None:
    """Let the army be: the other player recruits, or the placing begins."""
    player = state.to_act
    army = state.armies[player]
    waiting = tuple(sorted(army, key=lambda card: (not price_list()[card].squares, card)))
    state.set(
        hands=with_cards(state.hands, player, ()),
        waiting=with_cards(state.waiting, player, waiting),
    )
    goes_on = True
    if player == state.first:
        await_cards(state, 1 - player)
    else:
        goes_on = await_placing(state)
    if emit:
        emit(ArmyRaised(player, len(army)))
    if not goes_on:
        begin_battle(state, emit)
