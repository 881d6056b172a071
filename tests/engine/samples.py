"""Small corpora and settings of all kinds that go together, and the oracle for them."""

from __future__ import annotations

from hypothesis import strategies as st

from bpe_desktop.engine.config import (
    COUNTINGS,
    MARKERS,
    RESTRICTIONS,
    TIE_BREAKS,
    UNITS,
    TrainingConfig,
)

from .oracle import Oracle

# Few letters make many ties and runs; the others look like markers, are bytes of broken text, or
# stand for a script, a combining mark or a space.
WORDS = st.text(alphabet="aaabbc▁<é\udc80\u0301ж1 ", min_size=1, max_size=9)
CORPORA = st.dictionaries(WORDS, st.integers(1, 6) | st.just(2**33), max_size=12)


@st.composite
def configs(draw: st.DrawFn) -> TrainingConfig:
    """Settings of all kinds that go together."""
    units = draw(st.sampled_from(UNITS))
    marker = draw(st.sampled_from(MARKERS))
    fields = {}
    special = draw(st.sampled_from([(), ("<pad>", "<mask>")]))
    if units != "byte":
        names = st.sampled_from(["?", "<pad>"])
        fallback = marker != "end-attached" and draw(st.booleans())
        limit = draw(st.none() | st.integers(1, 5))
        fields = {
            "restriction": draw(st.sampled_from(RESTRICTIONS)),
            "limit_alphabet": limit,
            "byte_fallback": fallback,
            "fuse_unknown": draw(st.booleans()),
            "unk_token": draw(names) if limit is not None and not fallback else None,
        }
    return TrainingConfig(
        units=units,
        marker=marker,
        tie_break=draw(st.sampled_from(TIE_BREAKS)),
        min_frequency=draw(st.integers(1, 4)),
        max_token_length=draw(st.none() | st.integers(1, 6)),
        merges=draw(st.none() | st.integers(0, 12)),
        counting=draw(st.sampled_from(COUNTINGS)),
        special_tokens=special,
        **fields,
    )


def oracle_of(words: dict[str, int], config: TrainingConfig, **changes) -> Oracle:
    """Return the oracle for a training with these settings."""
    specials = config.all_special_tokens
    return Oracle(
        list(words.items()),
        first_id=len(specials),
        unknown_id=specials.index(config.unk_token) if config.unk_token else 0,
        **{
            name: changes.get(name, getattr(config, name))
            for name in (
                "units",
                "marker",
                "tie_break",
                "min_frequency",
                "max_token_length",
                "counting",
                "restriction",
                "limit_alphabet",
                "byte_fallback",
                "fuse_unknown",
            )
        },
    )
