"""What Berserk calls its deals, where all games share a sentence: battles."""

from game.core.terms import Terms
from game.core.words import many, marked

BATTLES = Terms(
    deals=marked("Battles"),
    points_each=marked("Points a battle"),
    point_column=marked("points a battle"),
    at=marked("in battle {n}"),
    at_of=marked("in battle {n} of {all}"),
    shorter=marked("A shorter match fights the first battles only."),
    so_far=marked("The match goes on where it was left. The battle so far:"),
    position=marked("the position: crystals, the board, both armies, your cards"),
    log=marked("what happened in this battle; “log all” for the whole match"),
    scores=marked("every battle so far, and the points"),
    worth=marked("{choice}: worth {value:+.2f} (won is +1, lost is −1), weighed {visits} times"),
    measured=marked("{game}, seed {seed}: {sets} sets of battles, {deals} battles, seats rotated."),
    lead=marked("{first} against the rest: {mean:+.2f} a battle (95%: {low:+.2f} to {high:+.2f})"),
    record=marked(
        "{name}, {game}: matches {matches}, won {wins}; battles {deals}, points {points} "
        "({average} a battle), best match {best}."
    ),
    played=lambda n: many("{n} battle was fought.", "{n} battles were fought.", n).format(n=n),
    over=lambda n: many("over after {n} battle", "over after {n} battles", n).format(n=n),
)
