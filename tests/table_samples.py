"""A small training with everything the tables show, worked out in the open."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from bpe_desktop.models.candidate_model import CandidateRow
from bpe_desktop.models.faces import Face
from bpe_desktop.models.merge_table_model import MergeRowData
from bpe_desktop.models.vocabulary_index import VocabularyEntry

END = "</w>"
WORDS = (
    ("švejk", 6),
    ("švejka", 4),
    ("švejkovi", 3),
    ("švejkem", 2),
    ("poslušně", 3),
    ("poslušnost", 1),
)


class SmallTraining:
    """Byte pair encoding by full recounts; the first seen of equal pairs wins."""

    def __init__(self) -> None:
        words = [[*word, END] for word, _ in WORDS]
        weights = [count for _, count in WORDS]
        self.names = sorted({symbol for word in words for symbol in word})
        self.alphabet = len(self.names)
        self.parts: dict[int, tuple[int, int]] = {}
        self.merges: list[MergeRowData] = []
        self.counts: list[list[int]] = []
        self.candidates: list[list[CandidateRow]] = []
        while True:
            pairs: Counter[tuple[str, str]] = Counter()
            tokens: Counter[str] = Counter()
            for word, weight in zip(words, weights, strict=True):
                for symbol in word:
                    tokens[symbol] += weight
                for pair in pairwise(word):
                    pairs[pair] += weight
            ranked = sorted(pairs, key=lambda pair: -pairs[pair])
            self.counts.append([tokens[name] for name in self.names])
            self.candidates.append([self._candidate(pair, pairs[pair]) for pair in ranked])
            if not ranked or pairs[ranked[0]] < 2:
                return
            self._merge(ranked[0], pairs, words, weights)

    def _candidate(self, pair: tuple[str, str], count: int) -> CandidateRow:
        left, right = (self.names.index(name) for name in pair)
        return CandidateRow((self.face(left), self.face(right)), count, (left, right))

    def _merge(
        self,
        pair: tuple[str, str],
        pairs: Counter[tuple[str, str]],
        words: list[list[str]],
        weights: list[int],
    ) -> None:
        ids = self.names.index(pair[0]), self.names.index(pair[1])
        self.names.append("".join(pair))
        made = len(self.names) - 1
        self.parts[made] = ids
        replaced = 0
        for word, weight in zip(words, weights, strict=True):
            at = 0
            while at < len(word) - 1:
                if (word[at], word[at + 1]) == pair:
                    word[at : at + 2] = ["".join(pair)]
                    replaced += weight
                at += 1
        ties = sum(1 for count in pairs.values() if count == pairs[pair])
        faces = (self.face(ids[0]), self.face(ids[1]), self.face(made))
        step = len(self.merges) + 1
        self.merges.append(MergeRowData(step, *faces, pairs[pair], replaced, ties))

    def face(self, token: int) -> Face:
        name = self.names[token]
        label = name.replace(END, "·")
        if token in self.parts:
            return Face(token, label, "learnt", token - self.alphabet + 1)
        return Face(token, label, "marker" if name == END else "alphabet")

    def merge(self, step: int) -> MergeRowData:
        return self.merges[step - 1]

    def entry(self, token: int) -> VocabularyEntry:
        name = self.names[token]
        parts = self.parts.get(token)
        kind = "merge" if parts else "marker" if name == END else "alphabet"
        return VocabularyEntry(
            token,
            self.face(token),
            name,
            name.replace(END, "").encode(),
            token - self.alphabet + 1 if parts else None,
            self.face(parts[0]) if parts else None,
            self.face(parts[1]) if parts else None,
            kind,
            name,
        )
