"""How the plain player plays his cards: rules of thumb, by what one seat can see.

In reading order: sight (what the chooser sees), following (second, third and fourth hand, ruffs
and discards), opening (the first lead, by an agreed table), defending and declaring (later leads),
choice (which of them is asked).
"""
