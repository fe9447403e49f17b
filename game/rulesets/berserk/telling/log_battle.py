"""The log of the fight: who walks, strikes, protects, suffers, and what every number is made of."""

from collections.abc import Mapping

from game.core.protocols import Event, Names
from game.core.words import _, decimal, many, marked, signed
from game.rulesets.berserk import events as told
from game.rulesets.berserk.battle.combat import exchange
from game.rulesets.berserk.battle.traits import traits
from game.rulesets.berserk.cards import abilities as able
from game.rulesets.berserk.cards.abilities import Used
from game.rulesets.berserk.pending import BASIC
from game.rulesets.berserk.position import Battle
from game.rulesets.berserk.telling.exchanges import explained
from game.rulesets.berserk.telling.feats import suffered
from game.rulesets.berserk.telling.life import life_left_words
from game.rulesets.berserk.telling.log_armies import TOLD_OF_ARMIES, moves
from game.rulesets.berserk.telling.moment import Moment, Tell, unit_words
from game.rulesets.berserk.unit import spot_name

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
    "wood": marked("wood"),
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
    "exhausting": marked("Protection from exhausting stops it"),
    "scale": marked("Scale stops all but basic strikes"),
}

EFFECTS: Mapping[str, str] = {
    "poisoning": marked("{unit} is poisoned: {x} at each of its turns."),
    "cleansing": marked("{unit} is cleansed."),
    "exhausting": marked("{unit} is exhausted."),
    "stunning": marked("{unit} is stunned: it stays exhausted when its owner’s next turn starts."),
    "binding": marked("{unit} can’t attack till its owner’s next turn ends."),
    "strengthening": marked("{unit} strikes for {x} more till its owner’s next turn ends."),
    "weakening": marked("{unit} strikes for {x} less till its owner’s next turn ends."),
    "rousing": marked("{unit} is alert again."),
    "hurrying": marked("{unit} may move again."),
    "warding": marked("{unit} has {x} extra life, which wounds use up first."),
    "festering": marked("The poison in {unit} grows by {x}."),
}

OVER: Mapping[str, str] = {
    "bound": marked("{unit} can attack again."),
    "plus": marked("{unit} is no longer strengthened."),
    "minus": marked("{unit} is no longer weakened."),
}
"""What is said when a turn ends and with it what lay on a unit, by the unit's field."""

USES: Mapping[type[Used], str] = {
    able.Shot: marked("{unit} shoots at {target}."),
    able.Throw: marked("{unit} throws at {target}."),
    able.Blast: marked("{unit} blasts {target}."),
    able.MagicalStrike: marked("{unit} strikes {target} with magic."),
    able.SpecialStrike: marked("{unit} makes a special strike at {target}."),
    able.Polearm: marked("{unit} thrusts its polearm at {target}."),
    able.Heal: marked("{unit} heals {target}."),
    able.Spell: marked("{unit} casts a spell on {target}."),
    able.Power: marked("{unit} uses an effect on {target}."),
}
NAMED_USE = marked("{unit}, “{name}”, on {target}.")

ENDINGS: Mapping[str, tuple[str, str]] = {
    "no creatures": (
        marked("{winner} wins the battle: the other side has no creature left."),
        "BW-67",
    ),
    "given up": (marked("{winner} wins the battle: the other side has given up."), "BW-67"),
    "both fell": (marked("A draw: the last creatures of both sides fell at once."), "BW-68"),
    "no damage": (marked("A draw: nobody was wounded for twenty full turns."), "BW-68"),
    "too long": (marked("A draw: sixty full turns have been played."), "BW-68"),
}
"""How a battle can end, and the clause that ends it so."""


def ending_words(reason: str, winner: str) -> str:
    """Return how a battle ended, with the clause; `winner` is "" in a draw."""
    sentence, clause = ENDINGS[reason]
    return f"{_(sentence).format(winner=winner)} [{clause}]"


def _declared(moment: Moment, event: told.AttackDeclared) -> str:
    unit, target = moment.unit(event.uid), moment.unit(event.target)
    if event.ability == BASIC:
        return _("{unit} strikes {target}.").format(unit=unit, target=target)
    use = traits(moment.after, moment.after.units[event.uid]).uses[event.ability - 1]
    name = getattr(use, "name", "")
    sentence = NAMED_USE if name else USES[type(use)]
    return _(sentence).format(unit=unit, target=target, name=_(name))


def _turn(moment: Moment, event: told.TurnStarted) -> str:
    return _("Turn {n}: {player}.").format(n=event.turn, player=moment.player(event.player))


def _turn_over(moment: Moment, event: told.TurnEnded) -> str:
    """What ends with the turn; nothing is said where nothing does."""
    return " ".join(
        _(over).format(unit=unit_words(now))
        for was, now in zip(moment.before.units, moment.after.units, strict=True)
        for field, over in OVER.items()
        if getattr(was, field) and not getattr(now, field)
    )


def _rolled(moment: Moment, event: told.DiceRolled) -> str:
    parts = []
    for side, uid in enumerate((event.uid, event.fighter)[: len(event.dice)]):
        added = "".join(
            f" {signed(amount)} ({_(REASONS[reason_at(moment.is_in_wood(uid), word, amount)])})"
            for which, word, amount in event.reasons
            if which == side
        )
        total = f" = {decimal(event.totals[side], 0)}" if added else ""
        parts.append(
            _("{unit} rolls {die}").format(unit=moment.unit(uid), die=event.dice[side])
            + added
            + total
        )
    return f"{', '.join(parts)}. {explained(event.totals)}{_unanswered(moment, event)}"


def _unanswered(moment: Moment, event: told.DiceRolled) -> str:
    """Say that a hit in return does not come, where the row has one and the card forbids it."""
    if len(event.dice) == 1:
        return ""
    row, unit = exchange(*event.totals), moment.after.units[event.uid]
    if not (row.attacker and row.defender and traits(moment.after, unit).no_return):
        return ""
    return " " + _("{unit} is not hit in return.").format(unit=unit_words(unit))


def reason_at(is_in_wood: bool, word: str, amount: int) -> str:
    """Return what added to a die: the wood, where it alone gives as much defense skill."""
    return "wood" if is_in_wood and (word, amount) == ("defense_skill", 1) else word


def _chosen(moment: Moment, event: told.RowChosen) -> str:
    sentence = (
        marked("{player} chooses the full exchange.")
        if event.full
        else marked("{player} chooses the weaker hit, and nothing in return.")
    )
    return _(sentence).format(player=moment.player(event.player))


def _wounded(moment: Moment, event: told.Wounded) -> str:
    because = [_(HITS[event.reason])]
    if event.reason == "effect" and event.source not in (None, event.uid):
        because = [_("an effect of {unit}").format(unit=moment.unit(event.source))]
    if len(event.parts) > 1:
        (basic, amount), *added = event.parts
        because.append(f"{_(REASONS[basic])} {amount}")
        because += [f"{_(REASONS[word])} {signed(amount)}" for word, amount in added]
    if event.soaked:
        because.append(_("armor stops {n}").format(n=event.soaked))
    unit = moment.after.units[event.uid]
    taken = suffered(event)
    if (from_extra := moment.before.units[event.uid].extra - unit.extra) > 0:
        words = (
            _("{n} of them on its extra life") if from_extra < taken else _("all on its extra life")
        )
        because.append(words.format(n=from_extra))
    if taken < event.amount:
        because.append(_("{n} dealt, more than it had left").format(n=event.amount))
    wounds = many("{unit} takes {n} wound", "{unit} takes {n} wounds", taken).format(
        unit=moment.unit(event.uid), n=taken
    )
    left = life_left_words(unit._replace(wounds=event.wounds))
    return _("{wounds} ({because}); {left}.").format(
        wounds=wounds, because=", ".join(because), left=left
    )


def _healed(moment: Moment, event: told.Healed) -> str:
    parts = []
    if event.amount:
        parts.append(
            many("loses {n} wound", "loses {n} wounds", event.amount).format(n=event.amount)
        )
    if event.extra:
        parts.append(
            many("gains {n} extra life", "gains {n} extra life", event.extra).format(n=event.extra)
        )
    return _("{unit} {what} ({because}); {left}.").format(
        unit=moment.unit(event.uid),
        what=_(" and ").join(parts),
        because=_(HEALINGS[event.reason]),
        left=life_left_words(moment.after.units[event.uid]),
    )


def _affected(moment: Moment, event: told.Affected) -> str:
    # Of two amounts of extra life the larger counts (BW-74): it may have more than that.
    much = max(event.x, moment.after.units[event.uid].extra * (event.effect == "warding"))
    told_of = _(EFFECTS[event.effect]).format(unit=moment.unit(event.uid), x=much)
    if event.source in (None, event.uid):
        return told_of
    words = _("An effect of {unit}: {told}")
    return words.format(unit=moment.unit(event.source), told=told_of)


def _shifted(moment: Moment, event: told.Shifted) -> str:
    sentence = (
        marked("{source} pushes {unit} away to {square}.")
        if event.is_away
        else marked("{source} pulls {unit} to {square}.")
    )
    return _(sentence).format(
        source=moment.was(event.source),
        unit=moment.was(event.uid),
        square=spot_name(event.spot),
    )


def _died(moment: Moment, event: told.Died) -> str:
    sentence = marked("{unit} is destroyed.") if event.destroyed else marked("{unit} dies.")
    return _(sentence).format(unit=moment.was(event.uid))


def _blocked(moment: Moment, event: told.Blocked) -> str:
    return _("{guard}: nothing happens to {unit}.").format(
        guard=_(GUARDS[event.guard]), unit=moment.unit(event.uid)
    )


def _ended(moment: Moment, event: told.BattleEnded) -> str:
    winner = "" if event.winner is None else moment.player(event.winner)
    sentence, _clause = ENDINGS[event.reason]
    return _(sentence).format(winner=winner)


def _two(sentence: str) -> Tell:
    """Return how to tell what concerns a unit and a target."""
    return lambda moment, event: _(sentence).format(
        unit=moment.unit(event.uid), target=moment.unit(event.target)
    )


TOLD_OF_BATTLE: Mapping[type, Tell] = {
    told.TurnStarted: _turn,
    told.TurnEnded: _turn_over,
    told.Moved: moves(marked("{unit} walks to {square}.")),
    told.Leapt: moves(marked("{unit} leaps to {square}.")),
    told.Shifted: _shifted,
    told.AttackDeclared: _declared,
    told.AttackCancelled: _two(
        marked("{target} is out of reach for {unit}: the attack costs nothing.")
    ),
    told.Guarded: _two(marked("{unit} steps in for {target}.")),
    told.Blocked: _blocked,
    told.DiceRolled: _rolled,
    told.RowChosen: _chosen,
    told.Missed: lambda moment, event: _("{unit} and {target} miss each other.").format(
        unit=moment.unit(event.uid), target=moment.unit(event.fighter)
    ),
    told.Wounded: _wounded,
    told.Healed: _healed,
    told.Affected: _affected,
    told.Died: _died,
    told.TokenGained: lambda moment, event: _("{unit} in the graveyard: token {n}.").format(
        unit=moment.unit(event.uid), n=event.tokens
    ),
    told.Returned: moves(marked("{unit} returns from the graveyard to {square}.")),
    told.Prepared: lambda moment, event: _("{unit} prepares to reach for a flyer.").format(
        unit=moment.unit(event.uid)
    ),
    told.BattleEnded: _ended,
}


_TOLD: Mapping[type, Tell] = {**TOLD_OF_ARMIES, **TOLD_OF_BATTLE}


class Log:
    """Describes the events of a match one after the other; it remembers the last position."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self._before: Battle | None = None

    def __call__(self, event: Event) -> str:
        """Return one sentence, "" for an event not worth one."""
        tell = _TOLD.get(type(event))
        after: Battle | None = getattr(event, "after", None)
        before, self._before = self._before or after, after
        if tell is None or before is None or after is None:
            return ""
        return tell(Moment(self.names, before, after), event)


def describe(event: Event, names: Names) -> str:
    """Return one sentence for an event by itself, as if nothing had been told before."""
    return Log(names)(event)
