"""The log of a battle in sentences; every number comes with its reason."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.core.protocols import Event, Names, Player
from game.core.words import _, many, marked
from game.rulesets.berserk import abilities as able
from game.rulesets.berserk import events as told
from game.rulesets.berserk.abilities import Used
from game.rulesets.berserk.box import card
from game.rulesets.berserk.pending import BASIC
from game.rulesets.berserk.unit import GRAVE, SKY, UNSEEN, Spot, spot_name

REASONS: Mapping[str, str] = {
    "attack_skill": marked("attack skill"),
    "defense_skill": marked("defense skill"),
    "bless": marked("blessed"),
    "strike": marked("its strike"),
    "might": marked("its own strength"),
    "plus": marked("strengthened"),
    "minus": marked("weakened"),
    "shot": marked("shot"),
    "throw": marked("throw"),
    "blast": marked("blast"),
    "magical_strike": marked("magical strike"),
    "special_strike": marked("special strike"),
    "polearm": marked("polearm"),
}
"""What added to a roll, or made up the wounds of a hit."""

HITS: Mapping[str, str] = {
    "light": marked("a light hit"),
    "medium": marked("a medium hit"),
    "strong": marked("a strong hit"),
    "fixed": marked("always the same"),
    "poison": marked("poison"),
    "lava": marked("lava"),
    "effect": marked("an effect"),
}

HEALINGS: Mapping[str, str] = {
    "heal": marked("healed"),
    "regeneration": marked("regeneration"),
    "vampirism": marked("vampirism"),
}

GUARDS: Mapping[str, str] = {
    "blasts": marked("Protection from blasts stops it"),
    "shots": marked("Protection from shots stops it"),
    "magic": marked("Protection from magic stops it"),
    "spells": marked("Protection from spells stops it"),
    "poison": marked("Protection from poison stops it"),
    "scale": marked("Scale stops all but basic strikes"),
}

EFFECTS: Mapping[str, str] = {
    "poisoning": marked("{unit} is poisoned: {x} at each of its turns."),
    "cleansing": marked("{unit} is cleansed."),
    "exhausting": marked("{unit} is made to rest."),
    "stunning": marked("{unit} is stunned, and will sleep through its next turn."),
    "binding": marked("{unit} can't attack till its owner's next turn ends."),
    "strengthening": marked("{unit} strikes for {x} more till its owner's next turn ends."),
    "weakening": marked("{unit} strikes for {x} less till its owner's next turn ends."),
    "rousing": marked("{unit} is alert again."),
}

USES: Mapping[type[Used], str] = {
    able.Shot: marked("{unit} shoots at {target}."),
    able.Throw: marked("{unit} throws at {target}."),
    able.Blast: marked("{unit} blasts {target}."),
    able.MagicalStrike: marked("{unit} strikes {target} with magic."),
    able.SpecialStrike: marked("{unit} makes a special strike at {target}."),
    able.Polearm: marked("{unit} thrusts its polearm at {target}."),
    able.Heal: marked("{unit} heals {target}."),
    able.Spell: marked("{unit} casts a spell on {target}."),
    able.Power: marked("{unit} acts on {target}."),
}
NAMED_USE = marked("{unit}, “{name}”, on {target}.")

ENDINGS: Mapping[str, str] = {
    "no creatures": marked("{winner} wins the battle: the other side has no creature left."),
    "both fell": marked("A draw: the last creatures of both sides fell at once."),
    "no damage": marked("A draw: nobody was wounded for twenty full turns."),
    "too long": marked("A draw: sixty full turns have been played."),
}


@dataclass
class _Known:
    """What the log knows of a unit."""

    owner: Player
    card: int
    spot: Spot
    gear: tuple[int, ...] = ()

    @property
    def words(self) -> str:
        """The unit in a sentence: "Bog Troll c3"."""
        name = _("a hidden card") if self.card == UNSEEN else _(card(self.card).name)
        if self.spot == GRAVE:
            return name
        if self.spot >= SKY:
            return _("{card} (in the air)").format(card=name)
        return f"{name} {spot_name(self.spot)}"

    @property
    def uses(self) -> tuple[Used, ...]:
        """What it can use by its card and its gear, in their order."""
        held = [each for number in (self.card, *self.gear) for each in card(number).abilities]
        return tuple(each for each in held if isinstance(each, Used))


class Log:
    """Describes the events of a match one after the other; it remembers who the units are."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.units: dict[int, _Known] = {}

    def __call__(self, event: Event) -> str:
        """Return one sentence, "" for an event not worth one."""
        tell = _TOLD.get(type(event))
        return tell(self, event) if tell else ""

    def unit(self, uid: int) -> str:
        """Return the unit in a sentence."""
        known = self.units.get(uid)
        return known.words if known else _("a card")

    def player(self, player: Player) -> str:
        """Return what the player is called."""
        return self.names[player]


def describe(event: Event, names: Names) -> str:
    """Return one sentence for an event by itself, without the names of units."""
    return Log(names)(event)


# -- raising an army


def _started(log: Log, event: told.BattleStarted) -> str:
    log.units.clear()
    return _("Battle {number}.").format(number=event.number + 1)


def _rolled_first(log: Log, event: told.FirstRolled) -> str:
    one, other = event.dice
    rolled = _("{one} rolls {x}, {other} rolls {y}.").format(
        one=log.player(0), x=one, other=log.player(1), y=other
    )
    return rolled if one != other else _("{rolled} Once more.").format(rolled=rolled)


def _first(log: Log, event: told.FirstChosen) -> str:
    crystals = ", ".join(
        _("{player} {gold} gold and {silver} silver").format(
            player=log.player(player), gold=event.gold[player], silver=event.silver[player]
        )
        for player in (0, 1)
    )
    return _("{player} has the first turn. Crystals: {crystals}.").format(
        player=log.player(event.player), crystals=crystals
    )


def _drawn(log: Log, event: told.CardsDrawn) -> str:
    if event.cards is None:
        return _("{player} draws {n} cards.").format(player=log.player(event.player), n=event.count)
    return _("{player} draws {cards}.").format(
        player=log.player(event.player), cards=card_names(event.cards)
    )


def _recruited(log: Log, event: told.CardRecruited) -> str:
    if event.card == UNSEEN:
        return ""
    found = card(event.card)
    return _("{player} recruits {card} for {cost} crystals ({kind}).").format(
        player=log.player(event.player),
        card=_(found.name),
        cost=found.cost,
        kind=_("elite: gold") if found.elite else _("regular: silver first"),
    )


def _raised(log: Log, event: told.ArmyRaised) -> str:
    return many(
        "{player}'s army has {n} card.", "{player}'s army has {n} cards.", event.count
    ).format(player=log.player(event.player), n=event.count)


def _placed(log: Log, event: told.CardPlaced) -> str:
    if event.uid is not None:
        log.units[event.uid] = _Known(event.player, event.card, event.spot)
    elif event.spot != GRAVE and event.card != UNSEEN:
        wearer = next(unit for unit in log.units.values() if unit.spot == event.spot)
        wearer.gear = (*wearer.gear, event.card)
    name = _("a card") if event.card == UNSEEN else _(card(event.card).name)
    sentence = (
        marked("{player} puts {card} face down beside the board.")
        if event.spot == GRAVE
        else marked("{player} places {card} face down on {square}.")
    )
    square = "" if event.spot == GRAVE else spot_name(event.spot)
    return _(sentence).format(player=log.player(event.player), card=name, square=square)


def _revealed(log: Log, event: told.Revealed) -> str:
    if event.uid in log.units:
        known = log.units[event.uid]
        known.card, known.gear = event.card, event.gear
    if event.gear:
        return _("{unit} is turned face up, wearing {gear}.").format(
            unit=log.unit(event.uid), gear=card_names(event.gear)
        )
    return _("{unit} is turned face up.").format(unit=log.unit(event.uid))


def _terrain(log: Log, event: told.TerrainRevealed) -> str:
    return _("{player}'s terrain card is {card}.").format(
        player=log.player(event.player), card=_(card(event.card).name)
    )


def _moves(sentence: str) -> Callable[[Log, Any], str]:
    """Return how to tell that a unit comes to another spot: named where it was before."""

    def tell(log: Log, event: Any) -> str:
        spot = event.path[-1] if isinstance(event, told.Moved) else event.spot
        unit = log.unit(event.uid)
        if event.uid in log.units:
            log.units[event.uid].spot = spot
        return _(sentence).format(unit=unit, square=spot_name(spot))

    return tell


# -- the battle


def _declared(log: Log, event: told.AttackDeclared) -> str:
    unit, target = log.unit(event.uid), log.unit(event.target)
    if event.ability == BASIC:
        return _("{unit} strikes {target}.").format(unit=unit, target=target)
    known = log.units.get(event.uid)
    uses = known.uses if known and known.card != UNSEEN else ()
    if event.ability > len(uses):
        return _(USES[able.Power]).format(unit=unit, target=target)
    use = uses[event.ability - 1]
    name = getattr(use, "name", "")
    sentence = NAMED_USE if name else USES[type(use)]
    return _(sentence).format(unit=unit, target=target, name=_(name))


def _rolled(log: Log, event: told.DiceRolled) -> str:
    parts = []
    for side, uid in enumerate((event.uid, event.fighter)[: len(event.dice)]):
        added = "".join(
            f" {amount:+d} ({_(REASONS[word])})"
            for which, word, amount in event.reasons
            if which == side
        )
        total = f" = {event.totals[side]}" if added else ""
        parts.append(
            _("{unit} rolls {die}").format(unit=log.unit(uid), die=event.dice[side]) + added + total
        )
    return ", ".join(parts) + "."


def _chosen(log: Log, event: told.RowChosen) -> str:
    sentence = (
        marked("{player} takes the full exchange.")
        if event.full
        else marked("{player} takes the weaker hit, and nothing in return.")
    )
    return _(sentence).format(player=log.player(event.player))


def _wounded(log: Log, event: told.Wounded) -> str:
    because = [_(HITS[event.reason])]
    if len(event.parts) > 1:
        because += [f"{_(REASONS[word])} {amount:+d}" for word, amount in event.parts]
    if event.soaked:
        because.append(_("armor stops {n}").format(n=event.soaked))
    wounds = many("{unit} takes {n} wound", "{unit} takes {n} wounds", event.amount).format(
        unit=log.unit(event.uid), n=event.amount
    )
    known = log.units.get(event.uid)
    now = (
        _("{wounds} of {life}").format(wounds=event.wounds, life=card(known.card).life)
        if known and known.card != UNSEEN
        else str(event.wounds)
    )
    return _("{wounds} ({because}); now {now}.").format(
        wounds=wounds, because=", ".join(because), now=now
    )


def _healed(log: Log, event: told.Healed) -> str:
    parts = []
    if event.amount:
        parts.append(
            many("loses {n} wound", "loses {n} wounds", event.amount).format(n=event.amount)
        )
    if event.extra:
        parts.append(
            many("gains {n} extra life", "gains {n} extra lives", event.extra).format(n=event.extra)
        )
    return _("{unit} {what} ({because}).").format(
        unit=log.unit(event.uid),
        what=_(" and ").join(parts),
        because=_(HEALINGS[event.reason]),
    )


def _affected(log: Log, event: told.Affected) -> str:
    return _(EFFECTS[event.effect]).format(unit=log.unit(event.uid), x=event.x)


def _died(log: Log, event: told.Died) -> str:
    unit = log.unit(event.uid)
    if event.uid in log.units:
        log.units[event.uid].spot = GRAVE
    sentence = marked("{unit} is destroyed.") if event.destroyed else marked("{unit} dies.")
    return _(sentence).format(unit=unit)


def _blocked(log: Log, event: told.Blocked) -> str:
    return _("{guard}: nothing happens to {unit}.").format(
        guard=_(GUARDS[event.guard]), unit=log.unit(event.uid)
    )


def _ended(log: Log, event: told.BattleEnded) -> str:
    winner = "" if event.winner is None else log.player(event.winner)
    return _(ENDINGS[event.reason]).format(winner=winner)


def _two(sentence: str) -> Callable[[Log, Any], str]:
    """Return how to tell what concerns a unit and a target."""
    return lambda log, event: _(sentence).format(
        unit=log.unit(event.uid), target=log.unit(event.target)
    )


_TOLD: Mapping[type, Callable[[Log, Any], str]] = {
    told.BattleStarted: _started,
    told.FirstRolled: _rolled_first,
    told.FirstChosen: _first,
    told.CardsDrawn: _drawn,
    told.Mulliganed: lambda log, event: _(
        "{player} puts the hand back, for a gold crystal."
    ).format(player=log.player(event.player)),
    told.CardRecruited: _recruited,
    told.ArmyRaised: _raised,
    told.CardPlaced: _placed,
    told.Revealed: _revealed,
    told.TerrainRevealed: _terrain,
    told.TookOff: _moves(marked("{unit} takes off.")),
    told.TurnStarted: lambda log, event: _("Turn {n}: {player}.").format(
        n=event.turn, player=log.player(event.player)
    ),
    told.Moved: _moves(marked("{unit} walks to {square}.")),
    told.Leapt: _moves(marked("{unit} leaps to {square}.")),
    told.AttackDeclared: _declared,
    told.AttackCancelled: _two(
        marked("{target} is out of reach for {unit}: the attack costs nothing.")
    ),
    told.Guarded: _two(marked("{unit} steps in for {target}.")),
    told.Blocked: _blocked,
    told.DiceRolled: _rolled,
    told.RowChosen: _chosen,
    told.Missed: lambda log, event: _("{unit} and {target} miss each other.").format(
        unit=log.unit(event.uid), target=log.unit(event.fighter)
    ),
    told.Wounded: _wounded,
    told.Healed: _healed,
    told.Affected: _affected,
    told.Died: _died,
    told.TokenGained: lambda log, event: _("{unit} in the graveyard: token {n}.").format(
        unit=log.unit(event.uid), n=event.tokens
    ),
    told.Returned: _moves(marked("{unit} returns from the graveyard to {square}.")),
    told.Prepared: lambda log, event: _("{unit} prepares to reach for a flyer.").format(
        unit=log.unit(event.uid)
    ),
    told.BattleEnded: _ended,
}


def card_names(cards: Sequence[int]) -> str:
    """Return the names of the cards, with how often each comes where that is more than once."""
    return ", ".join(_counted(cards))


def _counted(cards: Sequence[int]) -> Iterator[str]:
    for number in sorted(set(cards)):
        copies = list(cards).count(number)
        name = _(card(number).name)
        yield name if copies == 1 else f"{copies} × {name}"
