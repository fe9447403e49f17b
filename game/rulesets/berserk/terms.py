"""What Berserk calls its deals, where all games share a sentence: battles."""

from game.core.terms import Terms
from game.core.words import _, many, marked


def _ending(brought: float) -> str:
    """Return how a battle ended for whoever it brought this utility."""
    if not brought:
        return _("It was a draw.")
    return _("You won it.") if brought > 0 else _("You lost it.")


BATTLES = Terms(
    deals=marked("Battles"),
    points_each=marked("Points a battle"),
    point_column=marked("points a battle"),
    at=marked("in battle {n}"),
    at_of=marked("in battle {n} of {all}"),
    shorter=marked("A shorter match fights the first battles only."),
    so_far=marked("The match goes on where it was left. The battle so far:"),
    position=marked("the position: crystals, the board, both armies, your cards"),
    card=marked("what is on a card; by its name, or by where it stands: “card c3”"),
    log=marked("what happened in this battle; “log all” for the whole match"),
    scores=marked("every battle so far, and the points"),
    value=lambda value: str(max(0, min(100, round(50 * (1 + value))))),
    cost=lambda value: str(max(0, min(100, round(50 * value)))),
    costs=marked("{choice} is likely to lose you {cost} more battles in 100 than the best choice."),
    review=marked("what your choices in the last battle were worth, and which was better"),
    reviewed=marked(
        "Battle {n}: at your first choice in the fight you could expect to win {expected} such "
        "battles in 100. {brought}"
    ),
    brought=_ending,
    figures=marked(
        "The figures are battles won in 100 if the turn begins so, judged by how the armies stand "
        "after the enemy’s next turn: 50 is even, 100 a battle that is won."
    ),
    marks=marked(
        "A choice is worth as many battles as it wins, out of 100 that fit what you "
        "knew. A slip gives away {slip} of the battle, a mistake {mistake}, a blunder "
        "{blunder}."
    ),
    wholes=marked(
        "An army is compared with the strongest that your cards allowed, by what every card "
        "has proved to be worth; a placement with a plain player’s, in battles played out "
        "against armies that the enemy could have."
    ),
    stakes=marked("At stake is the battle itself, from none won in 100 to all of them."),
    no_choice=marked("Battle {n}: you had nothing to choose."),
    measured=marked("{game}, seed {seed}: {sets} sets of battles, {deals} battles, seats rotated."),
    lead=marked("{first} against the rest: {mean} a battle (95%: {low} to {high})"),
    record=marked(
        "{name}, {game}: matches {matches}, won {wins}; battles {deals}, points {points} "
        "({average} a battle), best match {best}."
    ),
    manners={
        "careful": marked("minds what the enemy may do next"),
        "bold": marked("strikes with little thought for what the enemy may do next"),
        "tricky": "",
    },
    played=lambda n: many("{n} battle was fought.", "{n} battles were fought.", n).format(n=n),
    whole=lambda n: many(
        "The whole match has {n} battle.", "The whole match has {n} battles.", n
    ).format(n=n),
    over=lambda n: many("over after {n} battle", "over after {n} battles", n).format(n=n),
)
