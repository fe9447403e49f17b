"""What outlasts the program: matches, results and settings, in one SQLite file.

In the order of reading: `place` (where it lies), `schema` (what it holds), `database` (one
connection), `backup` and `opening` (getting at it safely), `writer` (writing off the main
thread), `moments` (when that was), `held` (what one program at a time goes on with), `kept`,
`matches`, `results`, `texts`, `tournaments` and `seasons` (what is in it), `files`
(records as text), `store` (all of it).
"""

from game.session.store.kept import KeptMatch
from game.session.store.matches import StoredMatch, UnknownMatch
from game.session.store.opening import Recovery
from game.session.store.place import StoreRefused
from game.session.store.results import BidTally, Statistics
from game.session.store.store import Store, open_store

__all__ = [
    "BidTally",
    "KeptMatch",
    "Recovery",
    "Statistics",
    "Store",
    "StoreRefused",
    "StoredMatch",
    "UnknownMatch",
    "open_store",
]
