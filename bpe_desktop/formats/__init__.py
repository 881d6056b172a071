"""Read and write files: texts in any encoding, tokenizers in the formats of other programs.

`text` and `pages` open a corpus, `registry` reads and writes tokenizers; the other modules hold one
format each. No Qt, and nothing is printed.
"""
