"""BPE Desktop: see how a tokenizer is born and what it does."""

__version__ = "0.1.0"
