"""The fighting half of Berserk: from the revealing of the armies to the end (BW-14 to BW-68)."""
