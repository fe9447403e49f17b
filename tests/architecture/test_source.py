"""What holds for the source: who imports what, what is never called, what is never named.

The arrows between folders are import-linter's (`make check`); here is what it cannot see.
"""

import ast
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[2]
PROGRAM = ("main.py", "game", "scenes")
SCREEN = {"pygame", "pytmx"}

DANGEROUS_MODULES = {"pickle", "cPickle", "marshal", "shelve", "dill"}
DANGEROUS_CALLS = {"eval", "exec", "compile", "__import__", "yaml.load", "os.system"}

# Written in parts, so that this file does not name them itself.
REGISTRIES = [
    f"{name}.{end}"
    for name, end in (
        ("pypi", "org"),
        ("python" + "hosted", "org"),
        ("npmjs", "org"),
        ("npmjs", "com"),
        ("crates", "io"),
        ("rubygems", "org"),
        ("conda", "anaconda.org"),
        ("proxy", "golang.org"),
    )
]


NOT_OURS = {".git", ".venv", ".hypothesis", "__pycache__", "dist", "build"}


def kept(folder: Path = ROOT) -> Iterator[Path]:
    """Yield every file of the project, but for what tools have made."""
    for path in sorted(folder.iterdir()):
        if path.name in NOT_OURS or path.name.endswith(("_cache", ".egg-info")):
            continue
        if path.is_dir():
            yield from kept(path)
        elif path.is_file():
            yield path


class Source(NamedTuple):
    """What a module says: what it imports, function bodies included, calls by name, and defines."""

    imported: list[str]
    calls: list[tuple[str, int]]
    classes: list[str]

    @property
    def roots(self) -> set[str]:
        """Where what it imports comes from."""
        return {name.split(".")[0] for name in self.imported}


@cache
def source(path: Path) -> Source:
    """Return what a module says; each is read once."""
    found = Source([], [], [])
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found.imported.extend(each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.imported.append(node.module)
            found.imported.extend(f"{node.module}.{each.name}" for each in node.names)
        elif isinstance(node, ast.ClassDef):
            found.classes.append(node.name)
        elif isinstance(node, ast.Call):
            called = dotted(node.func)
            found.calls.append((called, node.lineno))
            if called.endswith("import_module"):
                named = (each.value for each in node.args if isinstance(each, ast.Constant))
                found.imported.extend(map(str, named))
    return found


def dotted(node: ast.expr) -> str:
    """Return a name with dots as it is written; of an attribute of something else, ".name"."""
    if isinstance(node, ast.Name):
        return node.id
    return f"{dotted(node.value)}.{node.attr}" if isinstance(node, ast.Attribute) else ""


def python(*places: str) -> Iterator[tuple[Path, Source]]:
    """Yield every module in these folders; a place may also be a file."""
    for place in places:
        folder = ROOT / place
        for path in sorted(folder.rglob("*.py")) if folder.is_dir() else [folder]:
            yield path, source(path)


def test_main_is_under_30_lines() -> None:
    assert len((ROOT / "main.py").read_text(encoding="utf-8").splitlines()) < 30


def test_only_scenes_import_a_screen() -> None:
    for path, said in python("game"):
        assert not said.roots & SCREEN, f"{path} imports {said.roots & SCREEN}"


def test_the_core_needs_the_standard_library_alone() -> None:
    for path, said in python("game/core", "game/kit", "game/search", "game/rulesets"):
        strange = said.roots - set(sys.stdlib_module_names) - {"game"}
        assert not strange, f"{path} imports {strange}"


def test_search_knows_only_the_core() -> None:
    for path, said in python("game/search"):
        own = {".".join(name.split(".")[:2]) for name in said.imported if name.startswith("game")}
        assert own <= {"game.core", "game.search"}, path


def test_scenes_hold_no_state() -> None:
    """A scene gets ports: it imports neither a match's state nor a world nor a playout."""
    inner = re.compile(r"game\.rulesets\.\w+\.(state|worlds|playout|heuristic|policy|strength)\b")
    for path, said in python("scenes"):
        found = [name for name in said.imported if inner.match(name)]
        assert not found, f"{path} imports {found}"


def test_nothing_is_unpickled_or_evaluated() -> None:
    for path, said in python(*PROGRAM):
        assert not said.roots & DANGEROUS_MODULES, path
        for called, line in said.calls:
            assert called not in DANGEROUS_CALLS, f"{path}:{line} calls {called}"


def test_no_module_level_names_that_mean_nothing() -> None:
    vague = re.compile(r"(Manager|Helper|Utils?|Data|Info)$")
    for path, said in python(*PROGRAM):
        assert not vague.search(path.stem.title()), path
        for name in said.classes:
            assert not vague.search(name), f"{path}: class {name}"


def test_no_file_names_a_package_registry() -> None:
    named = re.compile("|".join(map(re.escape, REGISTRIES)).encode())
    for path in kept():
        found = named.search(path.read_bytes())
        assert not found, f"{path} names {found and found[0].decode()}"


def test_no_file_is_a_lock_of_one_machine() -> None:
    names = {path.name for path in kept()} - {"uv.lock"}  # git keeps no uv.lock
    assert not names & {"poetry.lock", "Pipfile.lock", "pdm.lock"}
    assert "uv.lock" in (ROOT / ".gitignore").read_text(encoding="utf-8").split()


@pytest.mark.parametrize("folder", ["game", "scenes"])
def test_every_folder_says_what_it_is_for(folder: str) -> None:
    for path in sorted((ROOT / folder).rglob("__init__.py")):
        assert ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))), path


def test_random_numbers_come_from_the_streams_alone() -> None:
    """Below the session, only core/rng.py draws from Python's random."""
    inner = ("core", "kit", "search", "rulesets", "bots")
    for path, said in python(*(f"game/{folder}" for folder in inner)):
        if path != ROOT / "game" / "core" / "rng.py":
            assert not said.roots & {"random", "secrets", "uuid"}, path
