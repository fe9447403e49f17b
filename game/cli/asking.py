"""What a person types in a terminal, and what is said there."""

from game.core.words import second_person, split_clause


def typed(question: str) -> str:
    """Read a line, without what cannot be printed: it is told back, and a terminal obeys it."""
    line = input(question)
    return "".join(
        each if each.isprintable() else " " if each.isspace() else "" for each in line
    ).strip()


def say(text: str) -> str:
    """Print a text as it can be spoken: “you” for whoever reads, no clause, no ellipsis; return
    the clause it named last."""
    words, clause = split_clause(text)
    print(second_person(words.replace(" …", ".")))
    return clause
