"""What may be taken back: at the table in the window, and in text."""

from collections.abc import Collection

from game.core.protocols import Action, Player
from game.core.words import _
from game.session.match import Match


def last_own(match: Match, people: Collection[Player]) -> int | None:
    """Return the number of the last decision that one of these people made, None without one."""
    own = [number for number, player in enumerate(match.deciders) if player in people]
    return own[-1] if own else None


def made_so_far(
    match: Match, player: Player, kinds: tuple[type[Action], ...] | None = None
) -> list[Action]:
    """Return the player's decisions of such kinds that nothing has followed yet: of those that are
    made in ascending order, if no kinds are named."""
    wanted = match.ruleset.telling.ascending if kinds is None else kinds
    made: list[Action] = []
    for notation, decider in zip(reversed(match.actions), reversed(match.deciders), strict=True):
        action = match.ruleset.parse_action(notation)
        if decider != player or not isinstance(action, wanted):
            break
        made.insert(0, action)
    return made


def handed_over(match: Match, number: int) -> int:
    """Return the first of the decisions that were handed over together with this one."""
    decider, together = match.deciders[number], match.ruleset.telling.together

    def is_of_them(number: int) -> bool:
        made = match.ruleset.parse_action(match.actions[number])
        return match.deciders[number] == decider and isinstance(made, together)

    if is_of_them(number):
        while number and is_of_them(number - 1):
            number -= 1
    return number


def why_not_taken_back(match: Match, people: Collection[Player]) -> str:
    """Return why nothing can be taken back now, "" where something can.

    The match must run. In most games one person plays alone, and takes back whatever followed
    his last decision. Where the game says which events are final, only a decision after which
    it is still the same player's turn goes, and none that has shown a die or a hidden card.
    """
    last = last_own(match, people)
    if match.is_over or last is None:
        return _("There is nothing to take back.")
    is_final = match.ruleset.is_final
    if is_final is None:
        return "" if len(people) == 1 else _("With several people nothing is taken back.")
    if match.to_act in people and match.deciders[last] == match.to_act:
        if any(map(is_final, match.events[match.decided_at[last] :])):
            return _("What has shown a die or a hidden card cannot be taken back.")
        if last == len(match.deciders) - 1:
            return ""
    return _("Only what you have done in this turn can be taken back.")
