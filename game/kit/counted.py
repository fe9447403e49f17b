"""How many trumps and high cards a hand holds, in words: "3 trumps, no aces"."""

from game.core.words import _, many


def trumps_held(n: int) -> str:
    """Return how many trumps these are."""
    return many("{n} trump", "{n} trumps", n).format(n=n) if n else _("no trump cards")


def aces_held(n: int) -> str:
    """Return how many aces these are."""
    return many("{n} ace", "{n} aces", n).format(n=n) if n else _("no aces")


def kings_held(n: int) -> str:
    """Return how many kings these are."""
    return many("{n} king", "{n} kings", n).format(n=n) if n else _("no kings")


def tens_held(n: int) -> str:
    """Return how many tens these are."""
    return many("{n} ten", "{n} tens", n).format(n=n) if n else _("no tens")
