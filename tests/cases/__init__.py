"""Real-world cases: files of inputs with the right values, run through one adapter."""
