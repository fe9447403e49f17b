"""What is on a card of Berserk, and how it is read, priced and worded.

In reading order: abilities, card; the reader (abilityfile, cardfile, box); decks, prices,
texts, reminders, glossary, naming.
"""
