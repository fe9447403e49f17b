"""What is laid over the battlefield to be read: odds, threats, advice, pages."""
