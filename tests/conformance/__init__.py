"""The laws, run over every ruleset under every house rule."""
