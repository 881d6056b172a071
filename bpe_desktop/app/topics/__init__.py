"""The topics of the workspace Measure: each connects its views with what is behind them."""
