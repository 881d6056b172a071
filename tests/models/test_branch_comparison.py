"""A branch beside its main line, against both segmentations looked at word by word."""

from __future__ import annotations

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from bpe_desktop.engine.branching import BranchTrainer, Intervention
from bpe_desktop.engine.config import TrainingConfig
from bpe_desktop.engine.corpus import Corpus
from bpe_desktop.engine.history import TrainingHistory
from bpe_desktop.engine.trainer import Trainer
from bpe_desktop.errors import UserError
from bpe_desktop.models.branch_comparison import Comparer
from tests.engine.samples import CORPORA, configs


def _history(trainer: Trainer, corpus: Corpus) -> TrainingHistory:
    """Run a training to its end."""
    history = TrainingHistory(trainer.config, trainer.alphabet, corpus.words, corpus.counts)
    steps = trainer.steps()
    while True:
        try:
            history.append([next(steps)])
        except StopIteration as end:
            history.finish(end.value.stop, end.value.segmentation)
            return history


def _names(history: TrainingHistory, ids) -> list[str]:
    return [history.vocabulary.token(token).name for token in ids]


@settings(max_examples=150, deadline=None)
@given(words=CORPORA, config=configs(), data=st.data())
def test_equals_what_is_seen_word_by_word(words, config, data):
    corpus = Corpus.from_counts(words.items())
    main = _history(Trainer(corpus, config), corpus)
    assume(len(main) > 0)
    at = data.draw(st.integers(0, len(main) - 1))
    pairs = [(c.left_id, c.right_id) for c in main.state_at(at).candidates(10).top]
    merged = main.steps[at].left_id, main.steps[at].right_id
    pair = data.draw(st.sampled_from([merged, *pairs]))
    kind = data.draw(st.sampled_from(["force", "forbid"]))
    pairs_then = [(s.left_id, s.right_id) for s in main.steps]
    change = Intervention(at + 1, kind, *pair)
    try:
        branch = _history(BranchTrainer(corpus, config, [change]), corpus)
    except UserError:  # the pair counts too little
        assume(False)
        return
    others_then = [(s.left_id, s.right_id) for s in branch.steps]
    first = next(
        (
            k + 1
            for k in range(max(len(pairs_then), len(others_then)))
            if pairs_then[k : k + 1] != others_then[k : k + 1]
        ),
        None,
    )
    step = data.draw(st.integers(0, len(main)))
    found = Comparer(main, branch, first).compare(step)
    there = min(step, len(branch))
    here_names = {s.token for s in main.steps[:step]}
    there_names = {s.token for s in branch.steps[:there]}
    assert {main.vocabulary.token(f.id).name for f in found.main_only} == here_names - there_names
    assert len(found.branch_only) == found.branch_only_count
    assert {f.label for f in found.branch_only} == {
        Comparer(main, branch, first).branch_face(s.token_id).label
        for s in branch.steps[:there]
        if s.token not in here_names
    }
    here, other = main.state_at(step), branch.state_at(there)
    differing = [
        word
        for word in main.words_by_count
        if _names(main, here.word(word)) != _names(branch, other.word(word))
    ]
    assert found.differing == len(differing)
    assert [split.count for split in found.splits] == [corpus.counts[word] for word in differing]
    for word, split in zip(differing, found.splits, strict=True):
        names = _names(main, here.word(word)), _names(branch, other.word(word))
        same = 0
        while same < min(map(len, names)) and names[0][same] == names[1][same]:
            same += 1
        assert split.first == same
        assert (len(split.main), len(split.branch)) == tuple(map(len, names))
    assert (found.main_symbols, found.branch_symbols) == (here.symbols, other.symbols)


def test_the_same_piece_has_one_face_in_both_lines():
    corpus = Corpus.from_counts([("basso", 6), ("rosso", 9), ("rossetto", 5)])
    config = TrainingConfig(merges=6)
    main = _history(Trainer(corpus, config), corpus)
    ids = {token.name: token.id for token in main.vocabulary}
    change = Intervention(1, "force", ids["r"], ids["o"])
    branch = _history(BranchTrainer(corpus, config, [change]), corpus)
    comparer = Comparer(main, branch, 1)
    shared = {s.token for s in main.steps} & {s.token for s in branch.steps}
    assert shared
    for step in branch.steps:
        face = comparer.branch_face(step.token_id)
        if step.token in shared:
            assert face == comparer.main_face(ids[step.token])
        else:
            assert face.id is None
