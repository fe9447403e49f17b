"""What the log knows of a unit: who and where it is, and what lasts on it for a while."""

from dataclasses import dataclass, field

from game.core.protocols import Player
from game.core.words import _
from game.rulesets.berserk.cards.abilities import Used
from game.rulesets.berserk.cards.box import card
from game.rulesets.berserk.unit import GRAVE, SKY, UNSEEN, Spot, spot_name


@dataclass
class Known:
    """A unit as far as it has been told of.

    `lasting` are the effects that end with a turn of its owner, each with whether it was laid in
    the very turn under way, which it outlasts.
    """

    owner: Player
    card: int
    spot: Spot
    gear: tuple[int, ...] = ()
    extra: int = 0
    """Extra life it has."""
    lasting: dict[str, bool] = field(default_factory=dict)

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

    def end_of_turn(self) -> list[str]:
        """Let its owner's turn end; return the effects that are over."""
        over = [effect for effect, is_fresh in self.lasting.items() if not is_fresh]
        self.lasting = {effect: False for effect, is_fresh in self.lasting.items() if is_fresh}
        return over
