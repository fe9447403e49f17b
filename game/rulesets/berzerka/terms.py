"""What Berzerka calls its deals, where all games share a sentence: hands."""

from game.core.terms import Terms
from game.core.words import many, marked

HANDS = Terms(
    deals=marked("Hands"),
    points_each=marked("Points a hand"),
    point_column=marked("points a hand"),
    at=marked("in hand {n}"),
    at_of=marked("in hand {n} of {all}"),
    shorter=marked("A shorter match plays the first hands only."),
    so_far=marked("The match goes on where it was left. The hand so far:"),
    position=marked("the position: contracts, bids, tricks, the table, your cards"),
    log=marked("what happened in this hand; “log all” for the whole match"),
    scores=marked("every hand so far, and the points"),
    review=marked("what your choices in the last hand were worth, and which was better"),
    reviewed=marked(
        "Hand {n}: at your first choice you could expect {expected} points; in the end it was "
        "{brought}. Your choices cost {cost}."
    ),
    figures=marked(
        "The figures are the points you can expect from this hand: first wins its value, third "
        "loses it, and 0 is neither."
    ),
    marks=marked(
        "What a choice is worth are the points you could expect from it in hands that fit what "
        "you knew. "
        "A slip costs {slip} of what is at stake, a mistake {mistake}, a blunder {blunder}."
    ),
    stakes=marked(
        "At stake here: {stakes}. So far apart are a bad hand and a good one where plain players "
        "bid and play at this board, whatever the contract."
    ),
    no_choice=marked("Hand {n}: you had nothing to choose."),
    measured=marked("{game}, seed {seed}: {sets} sets of hands, {deals} hands, seats rotated."),
    lead=marked("{first} against the rest: {mean} a hand (95%: {low} to {high})"),
    record=marked(
        "{name}, {game}: matches {matches}, won {wins}; hands {deals}, points {points} "
        "({average} a hand), best match {best}."
    ),
    played=lambda n: many("{n} hand was played.", "{n} hands were played.", n).format(n=n),
    whole=lambda n: many(
        "The whole match has {n} hand.", "The whole match has {n} hands.", n
    ).format(n=n),
    over=lambda n: many("over after {n} hand", "over after {n} hands", n).format(n=n),
)
