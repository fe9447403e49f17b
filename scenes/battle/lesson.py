"""The lesson in Berserk: three cards against two, from the crystals to the last blow.

Hands and the first dice are stacked: a strike and a throw in the first turn, then an enemy who runs
into a protector, then a battle that is won as one likes.
"""

from collections.abc import Sequence
from typing import Any

import pygame

from game.core.protocols import Event, Player
from game.core.words import _, marked
from game.rulesets.berserk import BERSERK
from game.rulesets.berserk import events as e
from game.rulesets.berserk.actions import RollDice
from game.rulesets.berserk.cards.box import card, card_named, card_text, parse_card
from game.rulesets.berserk.cards.card import CardKind
from game.rulesets.berserk.options import BerserkOptions, deck_cards
from game.rulesets.berserk.pending import AwaitChoice, AwaitGuard
from game.rulesets.berserk.position import Phase
from game.rulesets.berserk.telling.exchanges import explained
from game.rulesets.berserk.unit import parse_spot
from game.rulesets.berserk.view import BerserkView
from game.session.stacked import Stack
from scenes.show.guide import Guide
from scenes.show.lesson import Lesson, Remark
from scenes.ui.text import escape
from scenes.ui.widget import Style


class BattleGuide(Guide):
    """Stands where else the log is told, and speaks smaller where it has much to say."""

    def stand(self, style: Style, room: pygame.Rect) -> None:
        """Stand at the top of this room, as high as the words are."""
        if self.remark is None:
            self.place(style, pygame.Rect(room.topleft, (0, 0)))
            return
        high = self.shrunk_to(style, room.width, room.height)
        self.stand_in(style, pygame.Rect(room.left, room.top, room.width, min(high, room.height)))


RAIDER, SLINGER, CHAMPION = "plains-raider", "plains-slinger", "plains-duel-champion"
PIKEMAN, BRAWLER = "mountains-gate-pikeman", "mountains-brawler"

PLACES = {SLINGER: "c2", RAIDER: "b3", CHAMPION: "d2"}
"""The person's army, in the order of its cards, and where it is placed."""
AHEAD, FOE, BEHIND = "c3", "c4", "c6"
"""Where the champion walks to, where the brawler stands, and the pikeman at first."""

AMBUSH = 2
"""The turn in which the brawler runs into the champion."""

WALK, STRIKE, THROW = f"d2-{AHEAD}", f"b3x{FOE}", f"c2:1 {FOE}"

TOLD = (
    f"recruit {PIKEMAN}",
    f"recruit {BRAWLER}",
    "army",
    f"place {BRAWLER} {FOE}",
    f"place {PIKEMAN} {BEHIND}",
    "no guard",
    f"{FOE}xb3",
    "weaker",
    f"{BEHIND}-c5",
    f"c5:1 {AHEAD}",
)
"""What the enemy does; when there is no more of it, he does as he likes."""


def _rolls(*dice: int) -> Sequence[RollDice]:
    """Return what falls: these dice, or the first of them where only one is rolled."""
    return RollDice(dice), RollDice(dice[:1])


def _hand(deck: str, *wanted: str) -> Sequence[int]:
    """Return a draw: the cards wanted, each once, then the other cards of a deck, each once."""
    first = [parse_card(name) for name in wanted]
    rest = sorted({*deck_cards(deck)} - {*first})
    return (*first, *(each for each in rest if card(each).kind is not CardKind.FLYER))


STACK = Stack(
    told={1: TOLD},
    draws=(
        _hand("plains", *PLACES),
        _hand("mountains", PIKEMAN, BRAWLER),
        _rolls(5, 2),
        _rolls(6),
        _rolls(2, 6),
        _rolls(6, 2),
        _rolls(5, 2),
        _rolls(5, 2),
    ),
)


def _name(of: str) -> str:
    """Return what a card is called, in bold."""
    return f"**{escape(_(card_named(of).name))}**"


# -- questions


def asked(view: BerserkView, legal: Sequence[Any]) -> Remark:
    """Return what the person should know who is to decide."""
    if view.phase is Phase.RECRUIT:
        return _on_recruiting(view)
    if view.phase is Phase.PLACE:
        return _on_placing(view)
    if isinstance(view.pending, AwaitGuard):
        return _on_guarding(legal)
    if isinstance(view.pending, AwaitChoice):
        return _on_choosing(view)
    return _on_first_turn(view) if view.turn == 1 else _on_turn()


def _on_recruiting(view: BerserkView) -> Remark:
    have = [card_text(number) for number in view.army]
    missing = [each for each in PLACES if each not in have]
    if not missing:
        return Remark(
            _("The army"), _("That is your army: say that it is complete."), wants=("army",)
        )
    words = _(
        "A price on gold, that of an elite card, is paid in gold; one on silver, that of a "
        "regular card, in silver, or in gold when that runs out. "
        "Take {slinger}, {raider} and {champion}. In a match you would spend everything."
    )
    told = words.format(raider=_name(RAIDER), slinger=_name(SLINGER), champion=_name(CHAMPION))
    wants = tuple(f"recruit {each}" for each in missing)
    seen = _(
        "On a card: the price in the corner, the life in the heart, then what a light, a medium "
        "and a strong hit deals, and on the right the steps."
    )
    read = _(
        "A card has a price, life, what a light, a medium and a strong hit deals, and how far it "
        "walks. Type card and a name to read one."
    )
    pointed, typed = ("", "") if have else (seen, read)
    return Remark(_("The army"), told, wants=wants, together=True, pointed=pointed, typed=typed)


def _on_placing(view: BerserkView) -> Remark:
    waiting = [card_text(number) for number in view.to_place]
    words = _(
        "Whoever strikes at once stands in front: {raider} on {front}; whoever throws, behind: "
        "{slinger} on {back}. {champion} starts beside it on {side}, and walks up in the first "
        "turn."
    ).format(
        raider=_name(RAIDER),
        slinger=_name(SLINGER),
        champion=_name(CHAMPION),
        front=f"**{PLACES[RAIDER]}**",
        back=f"**{PLACES[SLINGER]}**",
        side=f"**{PLACES[CHAMPION]}**",
    )
    wants = tuple(f"place {each} {PLACES[each]}" for each in PLACES if each in waiting)
    return Remark(_("The line-up"), words, wants=wants, together=True)


def _on_first_turn(view: BerserkView) -> Remark:
    own = {card_text(unit.card): unit for unit in view.living(0)}
    if own[CHAMPION].spot != parse_spot(AHEAD):
        words = _(
            "First walk: {champion} from {start} to {end}, two squares. A card walks before it "
            "acts, and never diagonally."
        )
        told = words.format(champion=_name(CHAMPION), start="**d2**", end=f"**{AHEAD}**")
        return Remark(_("Walk"), told, wants=(WALK,))
    if not own[RAIDER].exhausted:
        words = _(
            "Now strike: {raider} at {foe} on {end}. For a strike the diagonals count as well. "
            "Both sides roll a die, and the difference decides."
        )
        told = words.format(raider=_name(RAIDER), foe=_name(BRAWLER), end=f"**{FOE}**")
        return Remark(_("Strike"), told, wants=(STRIKE,))
    if not own[SLINGER].exhausted:
        words = _(
            "{slinger} throws at the same enemy, two squares away. Only the thrower "
            "rolls, and nothing comes back. A throw cannot be aimed at a neighbour."
        )
        return Remark(_("Throw"), words.format(slinger=_name(SLINGER)), wants=(THROW,))
    words = _(
        "A card that has acted lies on its side: it is exhausted until your next turn. Keep "
        "{champion} alert, to protect the others, and end the turn."
    )
    return Remark(_("Exhausted"), words.format(champion=_name(CHAMPION)), wants=("end",))


def _on_guarding(legal: Sequence[Any]) -> Remark:
    words = _(
        "{raider} is exhausted and could not even hit back. {champion} is alert and next to both, "
        "so it may fight instead: let it protect. That exhausts it in turn."
    )
    told = words.format(champion=_name(CHAMPION), raider=_name(RAIDER))
    scripted = f"guard {AHEAD}"
    if scripted in map(str, legal):
        return Remark(_("Protect"), told, wants=(scripted,))
    words = _("A card that is alert and next to both may fight instead; or choose nobody.")
    return Remark(_("Protect"), words)


def _on_choosing(view: BerserkView) -> Remark:
    words = _(
        "You rolled higher, so you choose: the full hit, and a light one in return, or a weaker "
        "one, and nothing in return."
    )
    if view.turn > AMBUSH:
        return Remark(_("Which hit?"), words)
    more = _("Against {foe} the full hit is worth it: take it.").format(foe=_name(BRAWLER))
    return Remark(_("Which hit?"), f"{words} {more}", wants=("full",))


def _on_turn() -> Remark:
    words = _(
        "Now as you like: walk up, throw, strike. Against an exhausted card you roll alone, and it "
        "does not hit back."
    )
    return Remark(
        _("Finish it"),
        words,
        pointed=_("Choose one of your cards, then point at an enemy to see your chances."),
        typed=_("Type means and a strike to see your chances."),
    )


# -- events


def happened(event: Event, seat: Player, names: Sequence[str]) -> Sequence[Remark]:
    """Return what there is to say of something that has happened."""
    match event:
        case e.FirstChosen():
            return _aim()
        case e.ArmyRaised(player, _count) if player != seat:
            words = _(
                "{name} has recruited, too. Armies are laid out face down; what stands in the "
                "second player’s back row is turned face up last."
            )
            return [Remark(_("Face down"), words.format(name=escape(names[player])))]
        case e.DiceRolled():
            return _dice(event, seat, names)
        case e.Died(uid) if event.after is not None and event.after.units[uid].owner != seat:
            words = _("As many wounds as it had life: it is gone, for good.")
            return [Remark(_("Dead"), words, waits=bool(event.after.living(1 - seat)))]
        case e.TurnStarted(player, turn=turn) if player != seat and turn == AMBUSH:
            words = _("{name}’s turn. The card in the back row is turned face up now.")
            return [Remark(_("The enemy"), words.format(name=escape(names[player])))]
    return []


def _aim() -> Sequence[Remark]:
    aim = _(
        "Two armies meet. Leave the enemy **no creature** on the battlefield, and you have won."
    )
    return [Remark(_("The aim"), aim, waits=True)]


def _dice(event: e.DiceRolled, seat: Player, names: Sequence[str]) -> Sequence[Remark]:
    """Return what the first dice say: the difference and its row, or what one die alone does."""
    battle = event.after
    assert battle is not None
    if battle.turn > AMBUSH:
        return []
    told = f"**{escape(explained(event.totals))}**"
    if len(event.totals) == 1:
        more = _("A die rolled alone: up to 3 is a light hit, 4 or 5 a medium one, 6 a strong one.")
    elif battle.units[event.uid].owner == seat and battle.turn == 1:
        more = _(
            "Attacker minus defender: well ahead, the attacker hits hard; well behind, he is hit "
            "himself. At times both are hit. The rule book has the whole table, at BW-24."
        )
    else:
        more = _("Here the attacker is so far behind that he is hit harder either way.")
    then = _("The wounds follow.")
    if isinstance(battle.pending, AwaitChoice):
        chooser = battle.to_act
        choice = _("You choose now.") if chooser == seat else _("{name} chooses now.")
        then = choice.format(name=escape(names[chooser]))
    return [Remark(_("The dice"), f"{told} {more} {then}", waits=True)]


BERSERK_LESSON = Lesson(
    BERSERK,
    BerserkOptions(easy_start=True, mulligans=0, first="fixed"),
    seed=2,  # the person has the first turn
    deals=1,
    asked=asked,
    happened=happened,
    moral=marked(
        "That is Berserk: strike where they cannot hit back, keep somebody alert to protect, and "
        "leave no creature standing."
    ),
    players=2,
    stacks=(STACK,),
)
