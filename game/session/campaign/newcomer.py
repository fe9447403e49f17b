"""Which games are new to somebody who sets out: the prologue shows a hand of each of them."""

from game.rulesets.catalogue import RULESETS
from game.session.lessons import is_begun
from game.session.match import HUMAN
from game.session.store import Store


def is_untried(store: Store, game: str) -> bool:
    """Tell whether nobody has played a match of a game to its end: its hand is still offered."""
    return not any(
        match.ruleset == game and match.is_over and HUMAN in match.seats
        for match in store.matches.all()
    )


def games_new_to(store: Store) -> tuple[str, ...]:
    """Return the games, by id, of which a person has neither played a match nor begun the lesson
    nor skipped the hand in the prologue of a season."""
    played = {match.ruleset for match in store.matches.all()}
    skipped = {
        step.removeprefix("skip ")
        for season in store.seasons.all()
        if season.player == HUMAN
        for step in season.steps
        if step.startswith("skip ")
    }
    return tuple(
        game
        for game in RULESETS
        if game not in played and game not in skipped and not is_begun(store, game)
    )
