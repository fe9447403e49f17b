"""How much processor time each file of tests takes, told at the end of a run.

The time of a test is its process's since the phase before, its ended children's with it. What a
process imports and collects first is nobody's, nor what a child still alive has taken.
"""

import os
import time
from collections import defaultdict
from collections.abc import Iterator

import pytest

SHOWN = 10
"""How many of the dearest files are told, within their budget or not."""

OF_A_PHASE = "processor seconds"


def spent() -> float:
    """Return this process's seconds of processor time, and those of its ended children."""
    return time.process_time() + sum(os.times()[2:4])


class Clock:
    """Measures in each process of a run, and adds up where the reports arrive."""

    def __init__(self, budget: float) -> None:
        self.budget = budget
        self.before = 0.0
        self.files: dict[str, float] = defaultdict(float)

    def pytest_collection_finish(self) -> None:
        self.before = spent()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self) -> Iterator[None]:
        report = yield
        before, self.before = self.before, spent()
        report.user_properties.append((OF_A_PHASE, self.before - before))
        return report

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        file = report.nodeid.split("::")[0]
        self.files[file] += dict(report.user_properties).get(OF_A_PHASE, 0.0)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        dearest = sorted(self.files.items(), key=lambda each: -each[1])
        total = sum(self.files.values())
        terminalreporter.section(f"{total:.0f} s of processor time, {len(dearest)} files")
        for rank, (file, seconds) in enumerate(dearest):
            over = seconds > self.budget
            if over or rank < SHOWN:
                told = f"  over its {self.budget:g} s" if over else ""
                terminalreporter.line(f"{seconds:8.1f} s  {file}{told}")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addini("seconds_a_file", "the processor time that a file of tests may take")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Clock(float(config.getini("seconds_a_file"))))
