"""Speed, measured: ours and the installed peers in one interleaved run."""
