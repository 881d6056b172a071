"""The vocabulary: its playhead, orders and filters, judged by the obvious way to do them."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester

from bpe_desktop.models import vocabulary_model
from bpe_desktop.models.faces import Face
from bpe_desktop.models.vocabulary_filter import Filter, Query
from bpe_desktop.models.vocabulary_index import VocabularyEntry, VocabularyIndex
from bpe_desktop.models.vocabulary_model import VocabularyColumn, VocabularyModel
from tests.table_samples import SmallTraining

ASCENDING, DESCENDING = Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder
TRAINING = SmallTraining()
ALPHABET = TRAINING.alphabet


@pytest.fixture
def model(qapp, qtlog) -> Iterator[VocabularyModel]:
    model = VocabularyModel()
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
    model.set_source(len(TRAINING.names), TRAINING.entry)
    yield model
    del tester
    assert not [record.message for record in qtlog.records]


def go_to(model: VocabularyModel, step: int) -> None:
    model.set_playhead(ALPHABET + step, TRAINING.counts[step])


def shown(model: VocabularyModel) -> list[int]:
    return [model.token_at(row) for row in range(model.rowCount())]


def texts(model: VocabularyModel, row: int) -> list[str]:
    return [model.index(row, column).data() for column in range(model.columnCount())]


def find(model: VocabularyModel, typed: str) -> list[str]:
    model.set_filter(typed)
    return [model.index(row, VocabularyColumn.TOKEN).data() for row in range(model.rowCount())]


def test_every_model_rule_holds(qtmodeltester, model: VocabularyModel) -> None:
    go_to(model, 5)
    qtmodeltester.check(model)


# The playhead


def test_the_first_tokens_are_shown_with_their_counts(model: VocabularyModel) -> None:
    go_to(model, 3)
    assert model.rowCount() == 20
    assert texts(model, 0) == ["0", "·", "–", "–", "19", "end of word"]
    assert texts(model, 1) == ["1", "a", "61", "–", "4", "alphabet"]
    assert texts(model, 17) == ["17", "šv", "C5 A1 76", "1", "0", "š + v"]
    assert texts(model, 19) == ["19", "švej", "C5 A1 76 65 6A", "3", "15", "šve + j"]


def test_learnt_tokens_that_are_gone_are_scaffold(model: VocabularyModel) -> None:
    go_to(model, 3)
    faces = [model.cell(row, VocabularyColumn.TOKEN).faces[0] for row in range(20)]
    assert [face.id for face in faces if face.scaffold] == [17, 18]
    assert model.cell(17, VocabularyColumn.BUILT_FROM).note == "scaffold"
    assert model.cell(19, VocabularyColumn.BUILT_FROM).note == ""
    # j has gone as well, but nobody learnt it.
    assert texts(model, 4)[VocabularyColumn.COUNT] == "0"
    assert not faces[4].scaffold
    assert model.scaffold_count() == 2


def test_without_a_corpus_there_are_no_counts(model: VocabularyModel) -> None:
    model.set_playhead(20, None)
    assert texts(model, 19)[VocabularyColumn.COUNT] == "–"
    assert not model.cell(19, VocabularyColumn.TOKEN).faces[0].scaffold
    assert model.scaffold_count() == 0
    model.sort(VocabularyColumn.COUNT, DESCENDING)
    assert shown(model) == list(range(20))


def test_a_step_is_one_row(qtbot, model: VocabularyModel) -> None:
    go_to(model, 3)
    with qtbot.waitSignal(model.rowsInserted) as inserted:
        go_to(model, 4)
    assert inserted.args == [QModelIndex(), 20, 20]
    with qtbot.waitSignal(model.rowsRemoved) as removed:
        go_to(model, 2)
    assert removed.args == [QModelIndex(), 19, 20]


def test_a_step_among_ordered_rows_is_one_row(qtbot, model: VocabularyModel) -> None:
    go_to(model, 3)
    model.sort(VocabularyColumn.TOKEN, DESCENDING)
    with qtbot.assertNotEmitted(model.layoutChanged), qtbot.waitSignal(model.rowsInserted) as made:
        go_to(model, 4)
    row = made.args[1]
    assert texts(model, row)[VocabularyColumn.TOKEN] == "švejk"
    assert shown(model) == sorted(range(21), key=lambda t: TRAINING.face(t).label, reverse=True)


def test_the_vocabulary_grows_while_training(model: VocabularyModel) -> None:
    model.set_source(ALPHABET, TRAINING.entry)
    go_to(model, 0)
    model.extend(ALPHABET + 4)
    assert model.rowCount() == ALPHABET
    go_to(model, 4)
    assert model.rowCount() == ALPHABET + 4


# Order


@pytest.mark.parametrize(
    ("column", "key"),
    [
        (VocabularyColumn.ID, lambda entry: entry.id),
        (VocabularyColumn.TOKEN, lambda entry: entry.face.label),
        (VocabularyColumn.BYTES, lambda entry: entry.bytes),
        (VocabularyColumn.COUNT, lambda entry: TRAINING.counts[10][entry.id]),
        (
            VocabularyColumn.BUILT_FROM,
            lambda e: (e.left.label, e.right.label) if e.left else ("", e.kind),
        ),
    ],
)
def test_orders(model: VocabularyModel, column: int, key) -> None:
    go_to(model, 10)
    model.sort(column, ASCENDING)
    ascending = sorted(range(ALPHABET + 10), key=lambda token: key(TRAINING.entry(token)))
    assert shown(model) == ascending
    model.sort(column, DESCENDING)
    values = [key(TRAINING.entry(token)) for token in shown(model)]
    assert values == sorted(values, reverse=True)
    assert model.order == (column, DESCENDING)


def test_tokens_without_a_rank_stand_last_both_ways(model: VocabularyModel) -> None:
    go_to(model, 10)
    alphabet, learnt = list(range(ALPHABET)), list(range(ALPHABET, ALPHABET + 10))
    model.sort(VocabularyColumn.RANK, ASCENDING)
    assert shown(model) == learnt + alphabet
    model.sort(VocabularyColumn.RANK, DESCENDING)
    assert shown(model) == learnt[::-1] + alphabet
    go_to(model, 11)
    assert shown(model) == [ALPHABET + 10, *learnt[::-1], *alphabet]


def test_equal_counts_stand_by_id_both_ways(model: VocabularyModel) -> None:
    go_to(model, 0)
    counts = TRAINING.counts[0]
    model.sort(VocabularyColumn.COUNT, DESCENDING)
    assert shown(model) == sorted(range(ALPHABET), key=lambda token: (-counts[token], token))
    model.sort(VocabularyColumn.COUNT, ASCENDING)
    assert shown(model) == sorted(range(ALPHABET), key=lambda token: (counts[token], token))


def test_the_order_of_counts_follows_the_playhead(model: VocabularyModel) -> None:
    model.sort(VocabularyColumn.COUNT, DESCENDING)
    for step in (0, 1, 5, 4, 22, 3):
        go_to(model, step)
        values = [TRAINING.counts[step][token] for token in shown(model)]
        assert values == sorted(values, reverse=True)


def test_who_holds_an_index_keeps_the_token(model: VocabularyModel) -> None:
    go_to(model, 5)
    kept = {
        token: QPersistentModelIndex(model.index(model.row_of(token), VocabularyColumn.ID))
        for token in (3, 18, 21)
    }
    model.sort(VocabularyColumn.TOKEN, DESCENDING)
    go_to(model, 6)
    model.set_filter("v")
    assert {token: index.data() for token, index in kept.items() if index.isValid()} == {
        18: "18",
        21: "21",
    }
    model.set_filter("")
    go_to(model, 2)
    assert kept[18].data() == "18"
    assert not kept[21].isValid()


# Filter


def test_the_filter_finds_texts(model: VocabularyModel) -> None:
    go_to(model, 22)
    everything = find(model, "")
    assert find(model, "švej") == [label for label in everything if "švej" in label]
    assert find(model, "ŠVEJK") == find(model, "švejk")
    assert find(model, "xyz") == []


def test_narrowing_and_widening_agree(model: VocabularyModel) -> None:
    go_to(model, 22)
    for typed in ("š", "šv", "šve", "šv", "v", "!šv", "!š", "š", ""):
        found = find(model, typed)
        other = VocabularyModel()
        other.set_source(len(TRAINING.names), TRAINING.entry)
        other.set_playhead(ALPHABET + 22, None)
        assert found == find(other, typed)


def test_an_exclamation_mark_turns_the_filter_round(model: VocabularyModel) -> None:
    go_to(model, 22)
    everything, hits = find(model, ""), find(model, "š")
    assert find(model, "!š") == [label for label in everything if label not in hits]
    assert find(model, "!") == everything  # what follows is still to come


def test_the_filter_finds_ids_bytes_and_parts(model: VocabularyModel) -> None:
    go_to(model, 22)
    assert find(model, "19") == ["švej"]
    assert find(model, "C5 A1") == [label for label in find(model, "") if "š" in label]
    assert find(model, "c5a176") == find(model, "šv")
    assert find(model, "0x6A") == [label for label in find(model, "") if "j" in label]
    assert find(model, "šve + j") == ["švej"]
    assert find(model, "šve+j") == ["švej"]
    assert find(model, "šve +") == ["švej"]
    assert "švejk" in find(model, "+ k")
    assert find(model, "!šve + j") == [label for label in find(model, "") if label != "švej"]


def test_several_bytes_may_each_have_their_mark(model: VocabularyModel) -> None:
    go_to(model, 22)
    hits = find(model, "76 65")
    assert hits
    for typed in ("0x76 0x65", "0X76,0x65", "0x76, 0x65", "0x7665", "0x760x65", "0x76 0x65 0x6"):
        assert find(model, typed) == hits, typed


def test_a_filter_that_has_only_been_begun_hides_nothing(model: VocabularyModel) -> None:
    go_to(model, 22)
    everything = find(model, "")
    for typed in ("!", "0x", "0X", "0x7", "!0x", "!0x7"):
        assert find(model, typed) == everything, typed
        assert model.query is None
    assert find(model, "!0x76") == [label for label in everything if "v" not in label]
    assert find(model, "0x76 ") == find(model, "0x76 0x") == find(model, "0x76")


def test_words_of_hex_digits_are_words() -> None:
    for word in ("be", "dead", "61", "ef"):
        query = Query.parse(word)
        assert query is not None
        assert query.bytes == b""


def test_a_space_is_found_by_itself_and_by_its_mark(model: VocabularyModel) -> None:
    labels = ["␣the", "the", "␣"]
    entries = [
        VocabularyEntry(
            token,
            Face(token, label),
            "Ġthe",
            b" the",
            None,
            None,
            None,
            "byte",
            label.replace("␣", " "),
        )
        for token, label in enumerate(labels)
    ]
    model.set_source(3, entries.__getitem__)
    model.set_playhead(3, None)
    assert find(model, " the") == find(model, "␣the") == ["␣the"]
    assert find(model, "the") == ["␣the", "the"]
    assert find(model, " ") == ["␣the", "␣"]


def test_filter_and_order_work_together(model: VocabularyModel) -> None:
    go_to(model, 22)
    model.set_filter("v")
    model.sort(VocabularyColumn.COUNT, DESCENDING)
    counts = TRAINING.counts[22]
    hits = [t for t in range(len(TRAINING.names)) if "v" in TRAINING.face(t).label]
    assert shown(model) == sorted(hits, key=lambda token: (-counts[token], token))
    assert (model.rowCount(), model.size) == (len(hits), ALPHABET + 22)


def test_the_filter_stays_for_another_training(model: VocabularyModel) -> None:
    go_to(model, 22)
    model.set_filter("švej")
    model.set_source(len(TRAINING.names), TRAINING.entry)
    assert model.rowCount() == 0
    go_to(model, 3)
    assert shown(model) == [19]


# Indexing in slices


def big_entry(token: int) -> VocabularyEntry:
    text = f"token{token:05d}"
    face = Face(token, text, "learnt", token + 1)
    return VocabularyEntry(token, face, text, text.encode(), token + 1, None, None, "merge", text)


def test_a_large_vocabulary_is_indexed_between_events(qtbot, monkeypatch) -> None:
    monkeypatch.setattr(vocabulary_model, "_SLICE", 0.0)
    monkeypatch.setattr(vocabulary_model, "_AT_ONCE", 0.0)
    model = VocabularyModel()
    model.set_source(1000, big_entry)
    model.set_playhead(1000, None)
    # Without order and filter nothing needs the index.
    assert model.rowCount() == 1000
    model.set_filter("token0099")
    assert model.is_waiting
    assert model.rowCount() == 1000
    qtbot.waitUntil(lambda: not model.is_waiting)
    assert shown(model) == list(range(990, 1000))


def test_only_entries_that_are_asked_for_are_kept() -> None:
    model = VocabularyModel()
    model.set_source(200_000, big_entry)
    model.set_playhead(200_000, range(200_000))
    assert texts(model, 199_999)[:2] == ["199999", "token199999"]
    assert texts(model, 199_999)[VocabularyColumn.COUNT] == "199,999"


def test_the_usual_width_leaves_out_the_longest() -> None:
    index = VocabularyIndex(
        lambda token: big_entry(token)._replace(face=Face(token, "x" * (90 if token == 7 else 5)))
    )
    index.build(100)
    assert index.usual_width() == 5
    alphabet = VocabularyIndex(
        lambda token: (
            big_entry(token)._replace(face=Face(token, "x"), kind="byte")
            if token < 256
            else big_entry(token)._replace(face=Face(token, "x" * (token - 250)))
        )
    )
    alphabet.build(266)
    assert alphabet.usual_width() == 15  # ten learnt tokens, however many bytes
    wide = VocabularyIndex(lambda token: big_entry(token)._replace(face=Face(token, "日本語")))
    wide.build(10)
    assert wide.usual_width() == 6


# Copying and reading aloud


def test_rows_are_copied_in_real_characters(model: VocabularyModel) -> None:
    go_to(model, 3)
    assert list(model.fields(17)) == ["17", "šv", "C5 A1 76", "1", "0", "š + v"]
    assert list(model.fields(0)) == ["0", "</w>", "", "", "19", "end of word"]
    assert len(model.field_names()) == len(model.fields(0))


def test_every_cell_can_be_read_aloud(model: VocabularyModel) -> None:
    go_to(model, 3)
    role = Qt.ItemDataRole.AccessibleTextRole
    spoken = [model.index(17, column).data(role) for column in range(model.columnCount())]
    assert spoken == [
        "Token 17",
        "šv, scaffold",
        "C5 A1 76",
        "Rank 1",
        "Count 0",
        "Built from š + v",
    ]
    assert model.index(0, VocabularyColumn.RANK).data(role) == "No rank"
    assert model.index(0, VocabularyColumn.BYTES).data(role) == "No bytes"


# Any history of clicks, judged by the obvious way


typed_texts = st.sampled_from(
    ["", "š", "šv", "v", "!v", "!šv", "19", "e + j", "+ k", "C5 A1", "zz"]
)


class AnyClicks(RuleBasedStateMachine):
    """Playhead, order, filter and growth in any sequence; Qt's own tester watches."""

    def __init__(self) -> None:
        super().__init__()
        self.length = ALPHABET + 2
        self.model = VocabularyModel()
        self.tester = QAbstractItemModelTester(
            self.model, QAbstractItemModelTester.FailureReportingMode.Fatal
        )
        self.model.set_source(self.length, TRAINING.entry)
        self.step = 0
        go_to(self.model, 0)
        self.kept: dict[int, QPersistentModelIndex] = {}

    @rule(step=st.integers(0, 22))
    def seek(self, step: int) -> None:
        self.step = min(step, self.length - ALPHABET)
        go_to(self.model, self.step)

    @rule(column=st.sampled_from(list(VocabularyColumn)), descending=st.booleans())
    def sort(self, column: VocabularyColumn, descending: bool) -> None:
        self.model.sort(column, DESCENDING if descending else ASCENDING)

    @rule(typed=typed_texts)
    def filter(self, typed: str) -> None:
        self.model.set_filter(typed)

    @rule(more=st.integers(1, 6))
    def grow(self, more: int) -> None:
        self.length = min(len(TRAINING.names), self.length + more)
        self.model.extend(self.length)

    @rule(data=st.data())
    def keep(self, data: st.DataObject) -> None:
        if self.model.rowCount():
            row = data.draw(st.integers(0, self.model.rowCount() - 1))
            index = QPersistentModelIndex(self.model.index(row, 0))
            self.kept[self.model.token_at(row)] = index

    @invariant()
    def rows_are_right(self) -> None:
        column, direction = self.model.order
        entries = [TRAINING.entry(token) for token in range(ALPHABET + self.step)]
        query = Query.parse(self.model.filter_text)
        expected = {entry.id for entry in entries if query is None or answers(entry, query)}
        found = shown(self.model)
        assert set(found) == expected
        assert len(found) == len(expected)
        keys = [sort_key(TRAINING.entry(token), column, self.step) for token in found]
        if column == VocabularyColumn.RANK:
            ranked = [key for key in keys if key]
            assert ranked == sorted(ranked, reverse=direction == DESCENDING)
            assert not any(keys[len(ranked) :])
        else:
            assert keys == sorted(keys, reverse=direction == DESCENDING)

    @invariant()
    def kept_indexes_follow_their_tokens(self) -> None:
        for token, index in list(self.kept.items()):
            if index.isValid():
                assert index.data() == str(token)
            else:
                del self.kept[token]


def answers(entry: VocabularyEntry, query: Query) -> bool:
    label = entry.face.label.casefold()
    hit = query.text in label or query.text in entry.searchable.casefold()
    hit = hit or entry.id == query.id
    hit = hit or (bool(query.bytes) and query.bytes in entry.bytes)
    if query.parts is not None and entry.left is not None and entry.right is not None:
        pairs = zip(query.parts, (entry.left.label, entry.right.label), strict=True)
        hit = hit or all(part in ("", label) for part, label in pairs)
    return hit != query.negated


def sort_key(entry: VocabularyEntry, column: int, step: int) -> object:
    match column:
        case VocabularyColumn.TOKEN:
            return entry.face.label
        case VocabularyColumn.BYTES:
            return entry.bytes
        case VocabularyColumn.RANK:
            return entry.rank or 0
        case VocabularyColumn.COUNT:
            return TRAINING.counts[step][entry.id]
        case VocabularyColumn.BUILT_FROM:
            assert entry.left is None or entry.right is not None
            return (entry.left.label, entry.right.label) if entry.left else ("", entry.kind)
    return entry.id


AnyClicks.TestCase.settings = settings(
    max_examples=40,
    stateful_step_count=25,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)


@pytest.mark.usefixtures("qapp")
class TestAnyClicks(AnyClicks.TestCase):
    pass


@given(st.text(max_size=8), st.lists(st.text(max_size=4), max_size=12))
def test_any_text_may_be_typed(typed: str, labels: list[str]) -> None:
    index = VocabularyIndex(
        lambda token: VocabularyEntry(
            token, Face(token, labels[token]), "", b"", None, None, None, "alphabet", labels[token]
        )
    )
    index.build(len(labels))
    query = Query.parse(typed)
    assert query is not None or not typed or typed.lstrip("!").strip()[:2] in ("", "0x", "0X")
    if query is not None:
        hits = Filter(query, index).hits
        assert hits == sorted(set(hits))
        with contextlib.suppress(ValueError):
            assert (labels.index(query.text) in hits) != query.negated
