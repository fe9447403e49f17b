"""Practice: decisions to be found, by what could be known, and how good somebody is at them.

In reading order: `drill.py` (a decision worth finding), `drillfile.py` (those in `levels/drills`),
`proof.py` (why there is one answer), `setups.py` (by which house rules is practised), `mining.py`
(how drills are found), `hardness.py` (how hard they are), `worlds.py` (what may have been hidden),
`answer.py` (what is said of an answer); then the trainers: which there are (`trainers.py`),
decisions weighed (`training.py`), tricks counted (`counting.py`), odds guessed (`guessing.py`),
armies raised or placed (`raising.py`).
"""
