"""Practice: decisions to be found, by what could be known, and how good somebody is at them.

In reading order: `drill.py` (a decision worth finding), `drillfile.py` (those in `levels/drills`),
`proof.py` (why there is one answer), `mining.py` (how they are found), `worlds.py` (what may have
been hidden), `answer.py` (what is said of an answer); then the trainers: which there are
(`trainers.py`), decisions weighed (`training.py`), tricks counted (`counting.py`).
"""
