"""The command line: play, replay, list, export and examine without a window.

`program` holds the table of commands; each command is a module with `add_arguments(parser)` and
`run(args) -> exit code`.
"""

from game.cli.program import main
from game.cli.screens import Screens

__all__ = ["Screens", "main"]
