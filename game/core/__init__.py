"""What all games share: the contract, options, randomness, records. Standard library only."""
