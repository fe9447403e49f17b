"""What a person is called who gives no name: kept in one way, shown in the language in force."""

from game.core.words import _, marked

GUEST = marked("Guest")


def shown_name(given: str) -> str:
    """Return what somebody of this name is called now: "Guest 2" in the language in force."""
    return _with_number(given, GUEST, _(GUEST))


def given_name(shown: str) -> str:
    """Return how a name is kept that was shown, or typed: the inverse of `shown_name`."""
    return _with_number(shown, _(GUEST), GUEST)


def _with_number(name: str, before: str, after: str) -> str:
    """Return the other of two words where the name is the one, alone or with a number."""
    word, _space, number = name.partition(" ")
    if word != before or (number and not number.isdecimal()):
        return name
    return f"{after} {number}" if number else after
