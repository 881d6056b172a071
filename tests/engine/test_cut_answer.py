"""An answer cut after some tokens: the golden sentences, by hand, and against decoding."""

from __future__ import annotations

import json
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from bpe_desktop.engine import Tokenizer, TrainingConfig
from bpe_desktop.engine.cut_answer import CutAnswer, cut_answer

from .histories import history_of

LESSONS = json.loads((Path(__file__).parents[1] / "data" / "seed_lessons.json").read_text("utf-8"))
SHOP = LESSONS[1]


def tokenizer_of(words, config) -> Tokenizer:
    return Tokenizer(history_of(words, config).vocabulary, config)


def shop(**changes) -> Tokenizer:
    words = [(word, count) for word, count in SHOP["word_counts"]]
    config = TrainingConfig(merges=len(SHOP["merges"]), tie_break=SHOP["tie_break"], **changes)
    return tokenizer_of(words, config)


def cut(tokenizer, text, limit) -> CutAnswer:
    return cut_answer(tokenizer, tokenizer.encode(text), text, limit)


def test_six_tokens_of_the_golden_sentences():
    tokenizer = shop()
    short, order, claim = (" ".join(one["words"]) for one in SHOP["encode"])
    assert [one["count"] for one in SHOP["encode"]] == [6, 12, 24]
    # The first sentence has six tokens: it arrives whole.
    whole = cut(tokenizer, short, 6)
    assert (whole.lost, whole.end_of_word, whole.word) == ("", "all", ("", ""))
    # к о г а ще пристигне | поръч ка 1 0 4 2: a word has just ended, and no token says so.
    found = cut(tokenizer, order, 6)
    assert found.received == "когащепристигне"
    assert (found.word, found.end_of_word) == (("", ""), "never")
    assert found.lost == " поръчка 1042"
    # ре к л а м а | ц и я …: what arrives is a word of its own, реклама, and not the one meant.
    found = cut(tokenizer, claim, 6)
    assert found.received == "реклама"
    assert found.word == ("реклама", "ция")
    assert found.end_of_word == "never"
    assert found.lost == "ция за счупен телевизор"
    assert (found.held, found.tail, found.character) == (b"", "", "")


def test_a_marker_says_that_the_word_is_over():
    tokenizer = shop(marker="end")
    text = "ще рекламация"
    names = tokenizer.encode(text).tokens
    ends = [place for place, name in enumerate(names, 1) if name.endswith("</w>")]
    assert [cut(tokenizer, text, place).end_of_word for place in ends] == ["known", "all"]
    inside = cut(tokenizer, text, ends[0] + 1)
    assert inside.end_of_word == "next"
    # The space before the next word arrives with that.
    assert cut(tokenizer, text, ends[0]).received == "ще"
    assert cut(tokenizer, text, ends[0]).lost == " рекламация"


def test_half_a_character():
    config = TrainingConfig(units="byte", pretokenizer="gpt2", merges=0)
    tokenizer = tokenizer_of([("a", 1)], config)
    text = "né 🚢!"  # 1 + 2 + 1 + 4 + 1 bytes
    assert cut(tokenizer, text, 1)[2:7] == ("n", b"", "", "é 🚢!", "")
    half = cut(tokenizer, text, 2)
    assert half[2:7] == ("n", b"\xc3", "\ufffd", "é 🚢!", "é")
    assert half.word == ("n", "é")
    assert cut(tokenizer, text, 3)[2:7] == ("né", b"", "", " 🚢!", "")
    assert cut(tokenizer, text, 3).end_of_word == "next"
    assert cut(tokenizer, text, 4).end_of_word == "known"  # the space has come
    ship = cut(tokenizer, text, 7)
    assert ship[2:7] == ("né ", "🚢".encode()[:3], "\ufffd", "🚢!", "🚢")
    assert ship.word == ("", "")
    assert cut(tokenizer, text, 9)[2:7] == (text, b"", "", "", "")


def test_an_apostrophe_or_hyphen_is_inside_its_word():
    config = TrainingConfig(pretokenizer="gpt2", merges=0)
    tokenizer = tokenizer_of([("I'm well-read a -b", 1)], config)
    text = "I'm well-read - a"
    words = {limit: cut(tokenizer, text, limit).word for limit in range(len(text))}
    assert [words[limit] for limit in (1, 2, 3)] == [("I", "'m"), ("I'", "m"), ("", "")]
    assert [words[limit] for limit in (8, 9)] == [("well", "-read"), ("well-", "read")]
    assert [words[limit] for limit in (4, 13, 14, 15)] == [("", "")] * 4
    ends = [cut(tokenizer, text, limit).end_of_word for limit in (2, 9, 13, 14, 15)]
    assert ends == ["next", "next", "next", "known", "known"]


def test_nothing_and_more_than_there_is():
    tokenizer = shop()
    nothing = cut(tokenizer, "ще", 0)
    assert (nothing.received, nothing.lost, nothing.end_of_word) == ("", "ще", "nothing")
    assert cut(tokenizer, "ще", 99).limit == 1
    assert cut(tokenizer, "", 3) == CutAnswer(0, 0, "", b"", "", "", "", ("", ""), "all")


def test_a_writing_without_spaces_has_no_word_to_cut():
    config = TrainingConfig(units="byte", pretokenizer="gpt2", merges=0)
    tokenizer = tokenizer_of([("a", 1)], config)
    assert cut(tokenizer, "船を数える", 4).word is None
    assert cut(tokenizer, "船を数える", 4).character == "を"


@given(st.text("ab é船🚢\n.", max_size=12), st.integers(0, 40))
def test_what_arrives_and_what_is_lost_is_the_text(text, limit):
    config = TrainingConfig(units="byte", pretokenizer="gpt2", merges=3, min_frequency=1)
    tokenizer = tokenizer_of([("aé", 3), (" b船", 2)], config)
    found = cut(tokenizer, text, limit)
    assert found.received + found.lost == text
    data = text.encode()
    sizes = [len(part) for part in tokenizer.encode(text).bytes]
    assert (found.received.encode() + found.held) == data[: sum(sizes[:limit])]
    assert bool(found.tail) == bool(found.held)
