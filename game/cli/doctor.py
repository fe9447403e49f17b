"""`doctor`: whether everything is there that the program needs. It changes nothing."""

import json
import os
import platform
import sqlite3
import subprocess
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum
from importlib import metadata, util
from pathlib import Path
from tempfile import TemporaryDirectory

from game.core.parts import one_line
from game.core.words import ROOT, _, marked
from game.kernels import keeping
from game.rulesets.berserk.options import level_faults
from game.session.store import StoreRefused
from game.session.store.backup import backups, time_of
from game.session.store.database import fault_of, reason_of
from game.session.store.place import DATABASE, data_folder

PACKAGES = ("pygame-ce", "pytmx", "numpy", "platformdirs", "glicko2")
FONTS = (
    ("font_source_serif_pro", "SourceSerifPro-Regular.otf"),
    ("font_source_sans_pro", "SourceSansPro-Regular.ttf"),
)
PYTHON = (3, 11)
PATIENCE = 20.0
"""Seconds that the devices have to answer."""


class Verdict(Enum):
    """How a finding is to be taken: only a fault keeps the game from being played."""

    GOOD = marked("good")
    NOTE = marked("note")
    FAULT = marked("FAULT")


@dataclass(frozen=True)
class Finding:
    """One thing looked at."""

    verdict: Verdict
    sentence: str


Findings = Iterator[Finding]


def add_arguments(_parser: ArgumentParser) -> None:
    """`doctor` has no arguments."""


def run(_args: Namespace) -> int:
    """Print every finding; return 1 if one of them is a fault."""
    code = 0
    for check in CHECKS:
        for finding in check():
            verdict = _(finding.verdict.value)
            print(f"{verdict}: {one_line(finding.sentence)}", flush=True)
            if finding.verdict is Verdict.FAULT:
                code = 1
    return code


def _good(sentence: str) -> Finding:
    return Finding(Verdict.GOOD, sentence)


def _note(sentence: str) -> Finding:
    return Finding(Verdict.NOTE, sentence)


def _fault(sentence: str) -> Finding:
    return Finding(Verdict.FAULT, sentence)


def _python() -> Findings:
    sentence = _("Python {version} on {system}").format(
        version=platform.python_version(), system=platform.platform()
    )
    if sys.version_info >= PYTHON:
        yield _good(sentence)
    else:
        yield _fault(_("{found}; at least 3.11 is needed").format(found=sentence))


def _packages() -> Findings:
    for name in PACKAGES:
        try:
            yield _good(f"{name} {metadata.version(name)}")
        except metadata.PackageNotFoundError:
            yield _fault(_("{package} is not installed").format(package=name))


def _kernels() -> Findings:
    """Tell how computer players think; the compiler itself need not be loaded for that."""
    try:
        version = metadata.version("numba")
    except metadata.PackageNotFoundError:
        yield _note(
            _("numba is not installed: computer players think more slowly, and so less deeply")
        )
        return
    if os.environ.get("NUMBA_DISABLE_JIT", "0") != "0":
        yield _note(_("NUMBA_DISABLE_JIT is set: computer players think less deeply"))
        return
    yield _good(f"numba {version}")
    try:
        folder = keeping.folder_of_these()
    except OSError as wrong:
        yield _note(f"{keeping.CACHE_VARIABLE}, {wrong.filename}: {reason_of(wrong)}")
        return
    nearest = next(place for place in (folder, *folder.parents) if place.exists())
    if nearest == folder and any(folder.rglob("*.nbi")):
        sentence = _("the computer players’ code is compiled, in {folder}")
        yield _good(sentence.format(folder=folder))
    elif not nearest.is_dir() or not os.access(nearest, os.W_OK):
        sentence = _(
            "the computer players’ code cannot be kept in {folder}: it is compiled anew at "
            "each start, which takes up to a minute"
        )
        yield _note(sentence.format(folder=folder))
    else:
        sentence = _(
            "the computer players’ code is compiled when one first thinks, which takes up to "
            "a minute, and kept in {folder}"
        )
        yield _note(sentence.format(folder=folder))


def _fonts() -> Findings:
    for package, file in FONTS:
        found = util.find_spec(package)
        if found is None or found.origin is None:
            yield _fault(_("the font package {package} is not installed").format(package=package))
        elif not (Path(found.origin).parent / "files" / file).is_file():
            yield _fault(_("the font {file} is missing").format(file=file))
        else:
            yield _good(_("font {file}").format(file=file))


def _devices() -> Findings:
    """Ask in a process of its own: a broken driver may take its process down."""
    try:
        answer = subprocess.run(
            [sys.executable, "-m", "scenes.doctor"],
            cwd=ROOT,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=True,
        )
        told = json.loads(answer.stdout.strip().rpartition("\n")[2])
        findings = [(bool(is_there), str(sentence)) for is_there, sentence in told]
    except subprocess.TimeoutExpired:
        yield _fault(_("the devices did not answer in {n:g} s").format(n=PATIENCE))
    except (subprocess.CalledProcessError, ValueError, TypeError, OSError) as wrong:
        said = getattr(wrong, "stderr", "") or str(wrong)
        yield _fault(_("the devices cannot be queried: {why}").format(why=said[-300:]))
    else:
        for is_there, sentence in findings:
            yield _good(sentence) if is_there else _note(sentence)


def _levels() -> Findings:
    found = level_faults()
    for fault in found:
        yield _fault(str(fault))
    if not found:
        yield _good(_("cards and battlefields of Berserk"))


def _store() -> Findings:
    try:
        folder = data_folder()
    except StoreRefused as wrong:
        yield _fault(str(wrong))
        return
    yield from _folder(folder)
    yield from _database(folder / DATABASE)
    yield from _backups(folder)


def _folder(folder: Path) -> Findings:
    nearest = next(place for place in (folder, *folder.parents) if place.exists())
    if not nearest.is_dir():
        yield _fault(_("the data folder {folder} is not a folder").format(folder=folder))
    elif not os.access(nearest, os.W_OK):
        yield _fault(_("the data folder {folder} is read-only").format(folder=folder))
    elif why := _why_unwritable(nearest):
        yield _fault(
            _("the data folder {folder} cannot be used: {why}").format(folder=folder, why=why)
        )
    elif nearest != folder:
        yield _good(_("data folder {folder}, made when first needed").format(folder=folder))
    else:
        yield _good(_("data folder {folder}").format(folder=folder))


def _why_unwritable(folder: Path) -> str:
    """Return why nothing can be made in a folder, "" where it can: a trial leaves nothing behind.

    Its permissions do not tell everything: some file systems, and full disks, take nothing at all.
    """
    try:
        with TemporaryDirectory(dir=folder):
            return ""
    except OSError as wrong:
        return reason_of(wrong)


def _database(path: Path) -> Findings:
    try:
        if not path.exists():
            yield _note(_("no database yet"))
            return
        is_in_use = path.with_name(f"{DATABASE}-wal").exists()
        fault = fault_of(path, is_still=not is_in_use)
    except (sqlite3.Error, OSError, StoreRefused) as wrong:
        yield _fault(_("database {file}: {why}").format(file=path, why=reason_of(wrong)))
        return
    if fault is None:
        yield _good(
            _("database {file}, SQLite {version}").format(file=path, version=sqlite3.sqlite_version)
        )
    else:
        yield _fault(
            _(
                "database {file}: {why}. The next start sets it aside and uses the newest good "
                "backup."
            ).format(file=path, why=fault)
        )


def _backups(folder: Path) -> Findings:
    for path in backups(folder):
        try:
            fault = fault_of(path)
        except (sqlite3.Error, OSError, StoreRefused) as wrong:
            fault = reason_of(wrong)
        if fault is None:
            yield _good(_("backup {file} of {time}").format(file=path.name, time=time_of(path)))
        else:
            yield _note(_("backup {file}: {why}").format(file=path.name, why=fault))


CHECKS: tuple[Callable[[], Findings], ...] = (
    _python,
    _packages,
    _kernels,
    _fonts,
    _devices,
    _levels,
    _store,
)
