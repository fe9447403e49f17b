"""How the picture changes while armies are raised, placed and turned face up."""

from dataclasses import replace

from game.core.protocols import Player
from game.rulesets.berserk import events as e
from game.rulesets.berserk.unit import GRAVE, UNSEEN, Unit
from game.rulesets.berserk.view import Phase
from scenes.battle.picture import BattlePicture, Pair, after, changed


@after.register
def _(event: e.BattleStarted, picture: BattlePicture) -> BattlePicture:
    return BattlePicture(number=event.number)


@after.register
def _(event: e.FirstRolled, picture: BattlePicture) -> BattlePicture:
    return replace(picture, rolled=event.dice)


@after.register
def _(event: e.FirstChosen, picture: BattlePicture) -> BattlePicture:
    return replace(
        picture, phase=Phase.DRAW, first=event.player, gold=event.gold, silver=event.silver
    )


@after.register
def _(event: e.CardsDrawn, picture: BattlePicture) -> BattlePicture:
    counts = _with(picture.hand_counts, event.player, event.count)
    return replace(picture, phase=Phase.RECRUIT, hand_counts=counts)


@after.register
def _(event: e.Mulliganed, picture: BattlePicture) -> BattlePicture:
    gold = _with(picture.gold, event.player, picture.gold[event.player] - 1)
    return replace(picture, gold=gold, hand_counts=_with(picture.hand_counts, event.player, 0))


@after.register
def _(event: e.CardRecruited, picture: BattlePicture) -> BattlePicture:
    count = picture.army_counts[event.player] + 1
    return replace(picture, army_counts=_with(picture.army_counts, event.player, count))


@after.register
def _(event: e.ArmyRaised, picture: BattlePicture) -> BattlePicture:
    return replace(
        picture,
        army_counts=_with(picture.army_counts, event.player, event.count),
        hand_counts=_with(picture.hand_counts, event.player, 0),
    )


@after.register
def _(event: e.CardPlaced, picture: BattlePicture) -> BattlePicture:
    placed = _with(picture.placed, event.player, picture.placed[event.player] + 1)
    later = replace(picture, phase=Phase.PLACE, placed=placed)
    if event.uid is not None:
        unit = Unit(event.uid, event.card, event.player, event.spot)
        return replace(later, units=(*picture.units, unit))
    if event.spot == GRAVE:
        return replace(later, grounds=(*picture.grounds, (event.player, event.card)))
    bearer = picture.at(event.spot)
    if bearer is None or event.card == UNSEEN:
        return later
    return changed(later, bearer.uid, gear=(*bearer.gear, event.card))


@after.register
def _(event: e.Revealed, picture: BattlePicture) -> BattlePicture:
    return changed(picture, event.uid, hidden=False, card=event.card, gear=event.gear)


@after.register
def _(event: e.TerrainRevealed, picture: BattlePicture) -> BattlePicture:
    hidden = (event.player, UNSEEN)
    if hidden not in picture.grounds:
        return picture
    place = picture.grounds.index(hidden)
    grounds = list(picture.grounds)
    grounds[place] = (event.player, event.card)
    return replace(picture, grounds=tuple(grounds))


@after.register
def _(event: e.TookOff, picture: BattlePicture) -> BattlePicture:
    return changed(picture, event.uid, spot=event.spot)


def _with(pair: Pair, player: Player, value: int) -> Pair:
    return (value, pair[1]) if player == 0 else (pair[0], value)
