"""The odds of an attack as rows to be read: what each side suffers, and how likely."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from game.core.words import _, marked
from game.core.words import percent as in_percent
from game.rulesets.berserk.sense.prospects import Effect, Outcome, Prospect

WORDS: Mapping[str, str] = {
    "exhausted": marked("exhausted"),
    "alert": marked("alert again"),
    "bound": marked("can’t attack"),
    "stunned": marked("stunned"),
    "stronger": marked("strengthened"),
    "weaker": marked("weakened"),
    "extra life": marked("gains life"),
    "revealed": marked("revealed"),
}
"""What else may become of a unit."""


@dataclass(frozen=True)
class Chance:
    """One way it can end, as far as both sides are concerned.

    `given` and `taken` are wounds, less than none where something is healed; `notes` are what
    else happens, in words.
    """

    given: int = 0
    taken: int = 0
    kills: bool = False
    falls: bool = False
    notes: tuple[str, ...] = ()

    @property
    def words(self) -> str:
        """The outcome in few words."""
        parts = []
        if self.given > 0:
            parts.append(_("deals {n}").format(n=self.given))
        elif self.given < 0:
            parts.append(_("heals {n}").format(n=-self.given))
        if self.taken > 0:
            parts.append(_("takes {n}").format(n=self.taken))
        if self.others:
            parts.append(self.others)
        return ", ".join(parts) or _("nothing")

    @property
    def others(self) -> str:
        """What happens besides wounds, in few words."""
        parts = list(self.notes)
        if self.kills:
            parts.append(_("kills"))
        if self.falls:
            parts.append(_("falls"))
        return ", ".join(parts)


def rows_of(found: Prospect, actor: int, foe: int) -> Sequence[tuple[Chance, float]]:
    """Return the outcomes for whoever acts and his foe, the likeliest first.

    That a protector is exhausted is not told: he always is.
    """
    counted: Counter[Chance] = Counter()
    for outcome in found.outcomes:
        chance = _chance(outcome, actor, foe, rests=foe in (actor, found.guard))
        counted[chance] += outcome.chance  # type: ignore[assignment]
    return sorted(counted.items(), key=lambda row: (-row[1], -row[0].given))


def _chance(outcome: Outcome, actor: int, foe: int, *, rests: bool) -> Chance:
    own, theirs = outcome.of(actor), outcome.of(foe)
    if actor == foe:
        own = Effect(actor, 0, own.dies)
    told = [_(WORDS[note]) for note in theirs.others if note != "exhausted" or not rests]
    if theirs.poison > 0:
        told.append(_("poison {x}").format(x=theirs.poison))
    others = [each for each in outcome.effects if each.uid not in (actor, foe)]
    if any(each.dies for each in others):
        told.append(_("kills others"))
    elif any(each.wounds for each in others):
        told.append(_("wounds others"))
    return Chance(theirs.wounds, own.wounds, theirs.dies, own.dies, tuple(told))


def whole_shares(rows: Sequence[tuple[Chance, float]]) -> Sequence[int]:
    """Return the whole per cents of a table's rows, which add up to 100.

    They are first shared out among what kills and what falls, so that a sum of rows is what is told
    of it elsewhere, and then among the rows of each.
    """
    groups: dict[tuple[bool, bool], list[int]] = {}
    for place, (outcome, _chance) in enumerate(rows):
        groups.setdefault((outcome.kills, outcome.falls), []).append(place)
    chances = [chance for _outcome, chance in rows]
    sums = shared_out([sum(chances[place] for place in each) for each in groups.values()], 100)
    found = [0] * len(rows)
    for places, whole in zip(groups.values(), sums, strict=True):
        for place, share in zip(
            places, shared_out([chances[each] for each in places], whole), strict=True
        ):
            found[place] = share
    return found


def shared_out(chances: Sequence[float], whole: int) -> Sequence[int]:
    """Return chances in whole per cents, rounded so that they come to `whole`: what is left over
    goes to the largest remainders."""
    exact = [100 * chance + 1e-9 for chance in chances]
    found = [int(each) for each in exact]
    by_remainder = sorted(range(len(exact)), key=lambda place: found[place] - exact[place])
    for place in by_remainder[: whole - sum(found)]:
        found[place] += 1
    return found


def percent(chance: float, share: int | None = None) -> str:
    """Return a chance as it is read: whole per cents, and never 0 or 100 for what may be; `share`
    are those it has in a table."""
    share = round(100 * chance) if share is None else share
    if share == 0 and chance > 0:
        return f"<{in_percent(0.01)}"
    if share == 100 and chance < 1 - 1e-9:
        return f">{in_percent(0.99)}"
    return in_percent(share / 100)
