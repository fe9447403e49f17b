"""The games, one folder each; a ruleset never imports another."""
