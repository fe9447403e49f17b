"""What a person types in a terminal."""


def typed(question: str) -> str:
    """Read a line, without what cannot be printed: it is told back, and a terminal obeys it."""
    line = input(question)
    return "".join(
        each if each.isprintable() else " " if each.isspace() else "" for each in line
    ).strip()
