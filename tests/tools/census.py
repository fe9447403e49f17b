"""How much there is of everything: `python -m tests.tools.census [--json]`.

Lines and files by role, modules under 60 lines, the widest values, the longest chain of our own
classes, functions of complexity 20 and more, sentences by role, and the texts of each catalogue. It
reads the files as text and imports none of them but the catalogues.
"""

import argparse
import ast
import json
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
SMALL, COMPLEX, SHOWN = 60, 20, 8


def _named(patterns: str) -> Sequence[str]:
    return patterns.split()


EXPLANATION = _named(
    "game/core/explain.py game/core/tally.py game/kit/guide.py "
    "game/bots/tallies.py game/session/hint.py game/session/coach/words.py "
    "game/session/review/told.py game/rulesets/*/guide.py game/rulesets/*/themes.py "
    "game/rulesets/*/holding.py "
    "game/rulesets/berserk/facts.py game/rulesets/berserk/telling/changers.py "
    "game/rulesets/berserk/telling/exchanges.py game/rulesets/berserk/telling/life.py "
    "game/rulesets/berserk/telling/muster.py game/rulesets/berserk/telling/undecided.py"
)
"""What makes hints, warnings and reviews speak: what is not named here belongs to its folder."""
PRINTERS = ("scenes/show/explained.py", "game/cli/text/hinting.py")
"""What shows an explanation to a person: the panel and the lines of text mode."""
EXPLAINING_TESTS = _named(
    "tests/hints/*.py tests/core/test_explain.py tests/bots/test_words_in_time.py "
    "tests/session/test_hint*.py tests/session/test_several.py tests/session/test_whole_*.py "
    "tests/session/tallies.py tests/session/coach/test_words.py tests/rulesets/saying.py "
    "tests/kit/test_choice.py tests/kit/test_guide.py tests/rulesets/*/test_guide.py "
    "tests/rulesets/*/test_holding.py tests/rulesets/*/test_reasons.py "
    "tests/rulesets/berserk/test_flyers_told.py tests/rulesets/berserk/test_life_told.py "
    "tests/rulesets/berserk/test_stronger.py tests/toys/tandem/guide.py"
)
GAMES = ("whist", "schnapsen", "berzerka", "bridge", "berserk")
WORDS = {"_", "marked", "many"}


@dataclass(frozen=True)
class Module:
    """One Python file, parsed."""

    name: str
    text: str
    tree: ast.Module

    @property
    def lines(self) -> int:
        return len(self.text.splitlines())

    def is_one_of(self, patterns: Sequence[str]) -> bool:
        return any(fnmatch(self.name, pattern) for pattern in patterns)

    @property
    def role(self) -> str:
        """What the file is for."""
        if self.name.startswith("tests/"):
            return "tests of explanation" if self.is_one_of(EXPLAINING_TESTS) else "tests"
        if self.is_one_of(PRINTERS):
            return "explanation shown"
        if self.is_one_of(EXPLANATION):
            return "explanation"
        parts = self.name.split("/")
        return parts[0] if parts[0] != "game" else "/".join(parts[:2])

    @property
    def sentences(self) -> int:
        """How many texts it has that are translated."""
        calls = (each for each in ast.walk(self.tree) if isinstance(each, ast.Call))
        return sum(isinstance(each.func, ast.Name) and each.func.id in WORDS for each in calls)


def modules() -> Iterator[Module]:
    """Yield every Python file of the program and its tests."""
    for folder in ("game", "scenes", "tests"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            text = path.read_text("utf-8")
            yield Module(path.relative_to(ROOT).as_posix(), text, ast.parse(text))


def complexity(function: ast.AST) -> int:
    """Return how many ways there are through a function, its inner functions left out."""
    count, left = 1, list(ast.iter_child_nodes(function))
    while left:
        node = left.pop()
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            continue
        if isinstance(node, ast.If | ast.For | ast.While | ast.ExceptHandler | ast.IfExp):
            count += 1
        elif isinstance(node, ast.BoolOp):
            count += len(node.values) - 1
        elif isinstance(node, ast.comprehension):
            count += 1 + len(node.ifs)
        elif isinstance(node, ast.match_case):
            count += 1
        left.extend(ast.iter_child_nodes(node))
    return count


def chains(found: Sequence[Module]) -> list[list[str]]:
    """Return every class with the longest line of our own classes above it, longest first."""
    bases: dict[str, list[str]] = {}
    for module in found:
        for node in ast.walk(module.tree):
            if isinstance(node, ast.ClassDef):
                named = [
                    each.value if isinstance(each, ast.Subscript) else each for each in node.bases
                ]
                bases[node.name] = [
                    each.id if isinstance(each, ast.Name) else getattr(each, "attr", "")
                    for each in named
                ]

    def above(name: str, seen: tuple[str, ...] = ()) -> list[str]:
        longer = [
            above(base, (*seen, name))
            for base in bases.get(name, ())
            if base in bases and base not in (*seen, name)
        ]
        return [name, *max(longer, key=len, default=[])]

    return sorted(map(above, bases), key=len, reverse=True)


def fields(module: Module) -> Iterator[tuple[str, int]]:
    """Yield each class of a file with how many fields it declares."""
    for node in ast.walk(module.tree):
        if isinstance(node, ast.ClassDef):
            yield node.name, sum(isinstance(each, ast.AnnAssign) for each in node.body)


def census() -> dict[str, Any]:
    """Return all figures."""
    found = list(modules())
    program = [each for each in found if not each.name.startswith("tests/")]
    roles: dict[str, Counter[str]] = defaultdict(Counter)
    for each in found:
        roles[each.role].update(files=1, lines=each.lines, sentences=each.sentences)
    games = {
        game: sum(
            each.lines
            for each in program
            if f"rulesets/{game}/" in each.name or f"kernels/{game}/" in each.name
        )
        for game in GAMES
    }
    functions = [
        (complexity(node), f"{each.name}:{node.name}")
        for each in program
        for node in ast.walk(each.tree)
        if isinstance(node, ast.FunctionDef)
    ]
    widest = sorted(((n, name) for each in program for name, n in fields(each)), reverse=True)
    chain = chains(program)[0]
    small = [e for e in program if e.lines < SMALL and not e.name.endswith("__init__.py")]
    return {
        "program": {"files": len(program), "lines": sum(each.lines for each in program)},
        "tests": {
            "files": len(found) - len(program),
            "lines": sum(each.lines for each in found) - sum(each.lines for each in program),
        },
        "roles": {name: dict(row) for name, row in sorted(roles.items())},
        "games": games,
        "small modules": len(small),
        "chain": chain,
        "complex": sorted((each for each in functions if each[0] >= COMPLEX), reverse=True),
        "widest": widest[:SHOWN],
        "telling": next((n for n, name in widest if name == "Telling"), 0),
        "texts": texts(),
    }


def texts() -> dict[str, int]:
    """Return how many texts each catalogue has."""
    found = (ROOT / "assets" / "lang").glob("*/LC_MESSAGES/*.po")
    return {each.parts[-3]: each.read_text("utf-8").count("\nmsgid ") - 1 for each in found}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.tools.census")
    parser.add_argument("--json", action="store_true")
    counted = census()
    if parser.parse_args().json:
        print(json.dumps(counted))
        return
    for name in ("program", "tests"):
        print(f"{name}: {counted[name]['lines']} lines, {counted[name]['files']} files")
    print(f"{'role':24}{'files':>7}{'lines':>8}{'texts':>7}")
    for name, row in counted["roles"].items():
        print(f"{name:24}{row['files']:7}{row['lines']:8}{row['sentences']:7}")
    print("games with kernels:", ", ".join(f"{k} {v}" for k, v in counted["games"].items()))
    print(f"modules under {SMALL} lines: {counted['small modules']}")
    print(f"longest chain of classes: {len(counted['chain'])} ({' < '.join(counted['chain'])})")
    print(f"functions of complexity {COMPLEX} and more: {len(counted['complex'])}")
    print(f"fields of Telling: {counted['telling']}")
    print("widest values:", ", ".join(f"{name} {n}" for n, name in counted["widest"]))
    print("texts:", ", ".join(f"{code} {n}" for code, n in counted["texts"].items()))


if __name__ == "__main__":
    main()
