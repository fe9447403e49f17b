"""The same cards for others: codes to share, a friend's deal, and what each made of the cards.

`room.py` knows the ways from page to page; `codepage.py` shows a code, `frienddeal.py` takes one,
`players.py` says who has had the cards, `compare.py` compares deal by deal, `tables.py` shows both
tables at the same point.
"""
