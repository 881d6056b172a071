"""The command line does what the contract says, in this process and in one of its own."""

from __future__ import annotations

import gzip
import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bpe_desktop import __main__ as program
from bpe_desktop import __version__, cli, qt_libraries, resources
from bpe_desktop.cli import parse_window_arguments
from bpe_desktop.engine.config import TrainingConfig
from bpe_desktop.engine.tokenizer import Tokenizer
from bpe_desktop.errors import UserError

ROOT = Path(__file__).parents[1]
LESSONS = json.loads((ROOT / "tests" / "data" / "seed_lessons.json").read_text("utf-8"))
LESSONS = {lesson["id"]: lesson for lesson in LESSONS if lesson["algorithm"] == "bpe"}
STEP_KEYS = ["step", "left", "right", "token", "count", "replaced", "ties", "symbols"]


def run(*arguments: object, data: bytes = b"", **options: Any) -> subprocess.CompletedProcess:
    """Run the program in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "bpe_desktop", *map(str, arguments)],
        input=data,
        capture_output=True,
        check=False,
        env={**os.environ, "PYTHONPATH": str(ROOT), **options.pop("env", {})},
        **options,
    )


def assert_error(result: subprocess.CompletedProcess, *parts: str) -> None:
    lines = result.stderr.decode().splitlines()
    assert result.returncode == 2
    assert len(lines) == 1
    assert lines[0].startswith("bpe-desktop: error: ")
    for part in parts:
        assert part in lines[0]
    assert result.stdout == b""


@pytest.fixture
def svejk(tmp_path: Path) -> Path:
    path = tmp_path / "svejk.bpe"
    corpus = resources.path("corpora/svejk.tsv")
    assert cli.main(
        f"train {corpus} --counts --marker end --tie-break first-seen -o {path}".split()
    ) == 0  # fmt: skip
    return path


# Golden numbers


def lesson_arguments(lesson: dict, folder: Path) -> list[str]:
    counts = folder / "counts.tsv"
    counts.write_text(
        "".join(f"{word}\t{count}\n" for word, count in lesson["word_counts"]), "utf-8"
    )
    return [
        "train", str(counts), "--counts", "-o", str(folder / "t.bpe"),
        "--steps", str(folder / "steps.jsonl"), "--merges", str(len(lesson["merges"])),
        "--marker", "end" if lesson["marker"] else "none", "--tie-break", lesson["tie_break"],
    ]  # fmt: skip


def check_lesson(lesson: dict, folder: Path) -> None:
    steps = [json.loads(line) for line in (folder / "steps.jsonl").read_bytes().splitlines()]
    assert all(list(step) == STEP_KEYS for step in steps)
    assert [[step["left"], step["right"], step["count"]] for step in steps] == lesson["merges"]
    assert [step["step"] for step in steps] == list(range(1, len(steps) + 1))
    assert all(step["token"] == step["left"] + step["right"] for step in steps)
    if "symbols_before" in lesson:
        assert steps[0]["symbols"] + steps[0]["replaced"] == lesson["symbols_before"]
        assert steps[3]["symbols"] == lesson["symbols_after_4"]
    tokenizer = Tokenizer.load(folder / "t.bpe")
    if "vocabulary" in lesson:
        assert [token.name for token in tokenizer.vocabulary] == lesson["vocabulary"]
        for name, token_id in lesson["id_of"].items():
            assert tokenizer.vocabulary.id_of(name) == token_id
    if isinstance(lesson["encode"], dict):
        for word, tokens in lesson["encode"].items():
            assert tokenizer.encode(word).tokens == tokens
    else:
        for message in lesson["encode"]:
            tokens = tokenizer.encode(" ".join(message["words"])).tokens
            assert tokens == [token for word in message["tokens"] for token in word]
            assert len(tokens) == message["count"]


@pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS)
def test_golden_numbers_in_this_process(lesson: dict, tmp_path: Path) -> None:
    assert program.main(lesson_arguments(lesson, tmp_path)) == 0
    check_lesson(lesson, tmp_path)


@pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS)
def test_golden_numbers_in_a_process_of_its_own(lesson: dict, tmp_path: Path) -> None:
    result = run(*lesson_arguments(lesson, tmp_path))
    assert (result.returncode, result.stderr) == (0, b"")
    check_lesson(lesson, tmp_path)


@pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS)
def test_the_samples_carry_settings_that_give_the_golden_numbers(
    lesson: dict, tmp_path: Path
) -> None:
    sample = next(s for s in resources.sample_corpora() if s.name == f"{lesson['id']}.tsv")
    options = [f"--{name.replace('_', '-')}={value}" for name, value in sample.settings.items()]
    steps = tmp_path / "steps.jsonl"
    arguments = ["train", str(sample.path), "--counts", "-o", str(tmp_path / "t.bpe")]
    assert cli.main([*arguments, "--steps", str(steps), *options]) == 0
    found = [json.loads(line) for line in steps.read_bytes().splitlines()]
    golden = lesson["merges"]
    assert [[s["left"], s["right"], s["count"]] for s in found][: len(golden)] == golden


# Train


def test_training_says_what_it_did(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    corpus = resources.path("corpora/svejk.tsv")
    out = tmp_path / "tokenizer.json"
    arguments = f"train {corpus} --counts --marker end --tie-break first-seen -o {out}"
    assert cli.main(arguments.split()) == 0
    text, notes = capfd.readouterr()
    assert text.startswith(
        "Trained: 22 merges, 39 tokens. Stopped because no pair counts 2 or more. "
        "Saved tokenizer.json. Reloaded, 512 samples, equal ids."
    )
    assert all(line.startswith("bpe-desktop: note: ") for line in notes.splitlines())
    assert "<unk> with the id 39 is added" in notes


def test_wordpiece_from_the_command_line(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    corpus, steps, out = tmp_path / "c.tsv", tmp_path / "s.jsonl", tmp_path / "t.bpe"
    lesson = LESSONS["italian-five-words"]
    corpus.write_text("".join(f"{word}\t{count}\n" for word, count in lesson["word_counts"]))
    assert (
        cli.main(
            f"train {corpus} --counts --algorithm wordpiece --merges 3 --continuing-prefix @@ "
            f"--max-word-characters 8 -o {out} --steps {steps}".split()
        )
        == 0
    )
    first, *_ = found = [json.loads(line) for line in steps.read_bytes().splitlines()]
    assert len(found) == 3
    golden = lesson["wordpiece_first_step"][0]
    assert [first["left"], first["right"].removeprefix("@@")] == golden["pair"]
    assert [first["count"], first["left_count"], first["right_count"], first["score"]] == [
        golden["count"], golden["left"], golden["right"], "1/11",
    ]  # fmt: skip
    config = Tokenizer.load(out).config
    assert (config.algorithm, config.unk_token, config.pretokenizer) == (
        "wordpiece", "[UNK]", "bert",
    )  # fmt: skip
    text = tmp_path / "text.txt"
    text.write_text("basso rossettoo")
    capfd.readouterr()
    assert cli.main(f"encode -t {out} --json {text}".split()) == 0
    encoded = json.loads(capfd.readouterr().out)
    assert encoded["tokens"] == ["ba", "@@s", "@@s", "@@o", "rossettoo"]
    assert encoded["offsets"][-1] == [6, 15]
    assert encoded["ids"][-1] == 0


def test_steps_may_go_to_a_pipe(tmp_path: Path) -> None:
    corpus = resources.path("corpora/dog-cat.tsv")
    result = run("train", corpus, "--counts", "-o", tmp_path / "t.bpe", "--steps", "/dev/stdout")
    steps = [json.loads(line) for line in result.stdout.splitlines()]
    assert steps[0]["left"] + steps[0]["right"] == steps[0]["token"]
    assert result.stderr.startswith(b"Trained: ")


def test_the_same_files_every_time(tmp_path: Path) -> None:
    corpus = resources.path("corpora/japanese-mix.txt")
    seen = set()
    for seed, processes in (("0", 1), ("1", 2), ("12345", 2)):
        names = []
        for name in ("t.json", "t.bpe", "t.csv"):
            out = tmp_path / f"{seed}-{name}"
            result = run(
                "train", corpus, "-o", out, "--merges", 50, "--units", "byte",
                "--pretokenizer", "gpt2", "--processes", processes, env={"PYTHONHASHSEED": seed},
            )  # fmt: skip
            assert result.returncode == 0, result.stderr
            names.append(out.read_bytes())
        seen.add(tuple(names))
    assert len(seen) == 1


def test_every_option_reaches_the_training(tmp_path: Path) -> None:
    corpus = tmp_path / "c.txt"
    corpus.write_bytes("Größe größe GRÖSSE größer 123 größte".encode("cp1252"))
    out = tmp_path / "t.bpe"
    assert (
        cli.main(
            f"train {corpus} -o {out} --encoding cp1252 --vocab-size 30 --min-frequency 1 "
            "--max-token-length 3 --pretokenizer whitespace+digits-1 --normalizer nfc+lowercase "
            "--marker start --tie-break largest --special <pad> --special <s> --unk <unk> "
            "--limit-alphabet 12 --fuse-unknown --counting non-overlapping "
            "--restriction sentencepiece --special-as token".split()
        )
        == 0
    )
    tokenizer = Tokenizer.load(out)
    config = tokenizer.config
    defaults = TrainingConfig().to_dict()
    assert config.to_dict() == defaults | {
        "algorithm": "bpe",
        "units": "character",
        "merges": None,
        "vocab_size": 30,
        "min_frequency": 1,
        "max_token_length": 3,
        "pretokenizer": "whitespace+digits-1",
        "normalizer": "nfc+lowercase",
        "marker": "start",
        "tie_break": "largest",
        "special_tokens": ["<pad>", "<s>"],
        "unk_token": "<unk>",
        "limit_alphabet": 12,
        "byte_fallback": False,
        "fuse_unknown": True,
        "ignore_merges": False,
        "counting": "non-overlapping",
        "restriction": "sentencepiece",
        "special_as": "token",
    }
    assert [token.name for token in tokenizer.vocabulary][:3] == ["<unk>", "<pad>", "<s>"]
    assert tokenizer.encode("größe é").tokens[-1] == "é"


def test_a_limited_alphabet_is_told(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    corpus = tmp_path / "c.txt"
    corpus.write_text("aab aab é", encoding="utf-8")
    out = tmp_path / "t.bpe"
    arguments = f"train {corpus} -o {out} --limit-alphabet 2 --byte-fallback --special <s>"
    assert cli.main(arguments.split()) == 0
    assert (
        "bpe-desktop: note: The alphabet leaves out 1 symbol, which the corpus holds once: unknown."
        in capfd.readouterr().err
    )
    tokenizer = Tokenizer.load(out)
    assert len(tokenizer.vocabulary) == 1 + 256 + 2 + 2
    assert tokenizer.encode("aabé").tokens == ["aab", "<0xC3>", "<0xA9>"]


def test_a_size_out_of_reach_is_told(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    corpus = tmp_path / "c.txt"
    corpus.write_text("tap pat apt", encoding="utf-8")
    arguments = f"train {corpus} -o {tmp_path / 't.bpe'} --vocab-size 300 --min-frequency 1"
    assert cli.main(arguments.split()) == 0
    said, notes = capfd.readouterr()
    assert notes.startswith(
        "bpe-desktop: note: A vocabulary of 300 tokens is out of reach: with these settings the "
        "corpus gives from 3 to at most 9.\n"
    )
    assert "Trained: 5 merges, 8 tokens." in said
    assert "the corpus gives from 3 to 8." in said


@pytest.mark.parametrize(
    ("options", "ways"),
    [
        ("", "--marker end or --pretokenizer gpt2"),
        ("--pretokenizer whitespace+digits-1", "--marker end or --pretokenizer gpt2"),
        ("--algorithm character --pretokenizer bert", "--pretokenizer gpt2"),
        ("--marker end", ""),
        ("--pretokenizer gpt2", ""),
        ("--pretokenizer regex:[a-z]+", ""),
        ("--algorithm wordpiece", ""),
        ("--algorithm unigram --pretokenizer whitespace --vocab-size 20", ""),
        ("--counts", ""),
    ],
)
def test_it_is_noted_that_spaces_are_lost(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], options: str, ways: str
) -> None:
    corpus, out = tmp_path / "c.txt", tmp_path / "t.bpe"
    corpus.write_text("low low lower lowest\t2\n", encoding="utf-8")
    words = options.split()
    assert cli.main(["train", str(corpus), "-o", str(out), *words]) == 0
    notes = [line for line in capfd.readouterr().err.splitlines() if "white space" in line]
    said = (
        "The pre-tokenizer drops white space, so a space leaves no trace: decoding joins the "
        f"words. Try {ways}."
    )
    assert notes == ([f"bpe-desktop: note: {said}"] if ways else [])
    if "--counts" not in options:
        tokenizer = Tokenizer.load(out)
        text = tokenizer.decode(tokenizer.encode("low lower").ids)
        assert (text == "lowlower") == bool(ways) or "regex" in options
    assert cli.main(["check", str(corpus), *words]) == 0
    lines = capfd.readouterr().out.splitlines()
    assert (f"note: {said}" in lines) == bool(ways)
    assert cli.main(["check", str(corpus), *words, "--json"]) == 0
    assert json.loads(capfd.readouterr().out)["notes"] == ([said] if ways else [])


def test_going_on_from_a_tokenizer(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    corpus = tmp_path / "c.txt"
    corpus.write_text("low low lower", encoding="utf-8")
    first, second = tmp_path / "1.json", tmp_path / "2.bpe"
    assert cli.main(f"train {corpus} -o {first} --merges 2 --marker end --unk ?".split()) == 0
    corpus.write_text("lowest lowest newest", encoding="utf-8")
    steps = tmp_path / "steps.jsonl"
    arguments = f"train {corpus} -o {second} --start {first} --merges 3 --steps {steps}"
    assert cli.main(arguments.split()) == 0
    assert "Trained: 3 merges" in capfd.readouterr().out
    before, after = Tokenizer.load(first), Tokenizer.load(second)
    assert after.config.marker == "end"
    kept = len(before.vocabulary)
    names = [token.name for token in after.vocabulary]
    assert names[:kept] == [token.name for token in before.vocabulary]
    assert names[kept:-3] == ["n", "s", "t"]
    assert after.vocabulary.rules[:2] == before.vocabulary.rules
    found = [json.loads(line) for line in steps.read_bytes().splitlines()]
    assert [step["step"] for step in found] == [3, 4, 5]


def test_going_on_keeps_what_wordpiece_makes_of_text(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    corpus, first, second = tmp_path / "c.txt", tmp_path / "1.bpe", tmp_path / "2.bpe"
    corpus.write_text("low low lower lowest newest newest", encoding="utf-8")
    whole = f"train {corpus} --algorithm wordpiece --continuing-prefix @@"
    assert cli.main(f"{whole} -o {first} --merges 2 --max-word-characters 8".split()) == 0
    going_on = f"train {corpus} --algorithm wordpiece -o {second} --start {first} --merges 3"
    assert cli.main(going_on.split()) == 0
    assert cli.main(f"{whole} -o {first} --merges 5 --max-word-characters 8".split()) == 0
    begun, at_once = Tokenizer.load(second), Tokenizer.load(first)
    assert begun.vocabulary.rules == at_once.vocabulary.rules
    assert begun.config.continuing_prefix == "@@"
    text = "low newest slowest " + "low" * 3
    assert begun.encode(text).ids == at_once.encode(text).ids
    capfd.readouterr()
    assert cli.main(f"train {corpus} -o {second} --start {first}".split()) == 2
    assert "--algorithm wordpiece" in capfd.readouterr().err


def test_going_on_keeps_the_rules_of_special_tokens(tmp_path: Path) -> None:
    corpus, first, second = tmp_path / "c.txt", tmp_path / "1.json", tmp_path / "2.bpe"
    corpus.write_text("low low lower", encoding="utf-8")
    assert cli.main(f"train {corpus} -o {first} --merges 1 --special <sep>".split()) == 0
    content = json.loads(first.read_text("utf-8"))
    content["added_tokens"][0]["lstrip"] = True
    first.write_text(json.dumps(content), encoding="utf-8")
    assert cli.main(f"train {corpus} -o {second} --merges 1 --start {first}".split()) == 0
    before, after = Tokenizer.load(first), Tokenizer.load(second)
    assert after.config.token_rules == before.config.token_rules
    assert after.encode("low  <sep> low", special="token").offsets[-2][0] == 3


def test_the_table_counts_tokens_in_the_corpus(tmp_path: Path) -> None:
    corpus = resources.path("corpora/dog-cat.tsv")
    out = tmp_path / "t.csv"
    arguments = f"train {corpus} --counts --marker end --tie-break first-seen -o {out} --merges 20"
    assert cli.main(arguments.split()) == 0
    rows = {row.split(",")[1]: row.split(",") for row in out.read_text("utf-8").splitlines()}
    assert rows["dog</w>"][0] == "25"
    assert rows["dog</w>"][4] == "4"
    assert rows["the"][4] == "0"  # a scaffold: all of them became the</w>


@pytest.mark.parametrize(
    ("options", "parts"),
    [
        ("", ["required", "-o", "train --help"]),
        ("{corpus} -o {tmp}/x", ["--format bpe or hf or gpt2 or tiktoken"]),
        ("{corpus} -o {tmp}/x --format minbpe", ["the units character"]),
        ("{corpus} -o {tmp}/x --format tiktoken", ["cannot hold the units character"]),
        ("{corpus} -o {tmp}/x.bpe --merges 1 --vocab-size 2", ["Give one of the two"]),
        ("{corpus} -o {tmp}/x.bpe --merges x", ["invalid int value"]),
        ("{corpus} -o {tmp}/x.bpe --merges -1", ["merges is -1"]),
        ("{corpus} -o {tmp}/x.bpe --algorithm word --merges 3", ["merges does not go with"]),
        ("{corpus} -o {tmp}/x.bpe --em-rounds 3", ["em-rounds does not go with", "unigram"]),
        ("{corpus} -o {tmp}/x.bpe --algorithm magic", ["Unknown algorithm: magic"]),
        ("{corpus} -o {tmp}/x.bpe --units syllable", ["Unknown units", "character, byte"]),
        ("{corpus} -o {tmp}/x.bpe --pretokenizer nope", ["Unknown pre-tokenizer: nope"]),
        ("{corpus} -o {tmp}/x.bpe --pretokenizer regex:(", ["cannot be read"]),
        ("{corpus} -o {tmp}/x.bpe --normalizer nope", ["Unknown normalizer: nope"]),
        ("{corpus} -o {tmp}/x.bpe --encoding klingon", ["klingon is not an encoding"]),
        ("{corpus} -o--", ["Argument -o: -- is no value"]),
        ("{corpus} -o=--", ["Argument -o: -- is no value"]),
        ("{corpus} -o {tmp}/x.bpe --units=--", ["Argument --units: -- is no value"]),
        ("{corpus} -o {tmp}/x.bpe --pretokenizer regex:(?R)", ["pattern takes too much memory"]),
        ("{corpus} -o {tmp}/x.bpe --mark end", ["--mark", "train --help"]),
        ("{corpus} -o {tmp}/x.bpe --processes 0", ["whole number from 1 up"]),
        ("{corpus} -o {tmp}/no/folder/x.bpe", ["does not exist"]),
        ("{corpus} -o {tmp}/x.bpe --steps {tmp}/x.bpe", ["the same file"]),
        ("{corpus} -o {tmp}/x.bpe --steps {tmp}/no/s.jsonl", ["does not exist"]),
        ("{corpus} -o {tmp}/x.bpe --steps {corpus}", ["CORPUS and STEPS are the same file"]),
        ("{corpus} -o {corpus} --format bpe", ["CORPUS and OUT are the same file"]),
        ("{corpus} -o {tmp}/q.json --steps {tmp}/../{tmp.name}/q.json", ["OUT and STEPS are"]),
        ("{corpus} -o {tmp}/ --steps {tmp}/merges.txt", ["OUT and STEPS are the same file"]),
        ("{corpus} -o /", ["root of a disk"]),
        ("{tmp}/none.txt -o {tmp}/x.bpe", ["none.txt does not exist", "Check the name"]),
        ("{tmp} -o {tmp}/x.bpe", ["is a folder"]),
        ("{binary} -o {tmp}/x.bpe", ["is not text", "zero bytes"]),
        ("{empty} -o {tmp}/x.bpe", ["is empty"]),
        ("{corpus} -o {tmp}/x.bpe --counts", ["line 1"]),
        ("{corpus} -o {tmp}/x --format gpt2 --pretokenizer none --min-frequency 1", ["a space"]),
    ],
)
def test_mistakes_end_in_one_line_and_touch_nothing(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], options: str, parts: list[str]
) -> None:
    names = {"tmp": tmp_path, "corpus": tmp_path / "corpus.txt"}
    names |= {"binary": tmp_path / "notes.bin", "empty": tmp_path / "empty.txt"}
    names["corpus"].write_text("low low lower", "utf-8")
    names["binary"].write_bytes(b"a\0b")
    names["empty"].write_bytes(b"")
    before = {path: path.read_bytes() for path in tmp_path.iterdir()}
    assert program.main(["train", *options.format(**names).split()]) == 2
    text, error = capfd.readouterr()
    assert text == ""
    (line,) = error.splitlines()
    assert line.startswith("bpe-desktop: error: ")
    for part in parts:
        assert part in line
    assert {path: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_no_command_writes_over_what_it_reads(
    svejk: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    corpus, link = tmp_path / "c.txt", tmp_path / "link.bpe"
    corpus.write_text("low lower")
    link.symlink_to(svejk)
    before = svejk.read_bytes()
    for arguments in (
        ["count", corpus, "-o", corpus],
        ["convert", svejk, link],
        ["train", corpus, "--start", svejk, "-o", link],
    ):
        capfd.readouterr()
        assert cli.main([*map(str, arguments)]) == 2
        assert "are the same file" in capfd.readouterr().err
    assert (corpus.read_text(), svejk.read_bytes()) == ("low lower", before)


def test_a_failed_save_keeps_the_old_files(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    corpus, out, steps = (tmp_path / name for name in ("c.txt", "vocab.json", "steps.jsonl"))
    corpus.write_text("a b a b")
    for path in (out, steps):
        path.write_text("old")
    arguments = f"train {corpus} -o {out} --pretokenizer none --min-frequency 1 --steps {steps}"
    assert cli.main(arguments.split()) == 2
    assert "a space" in capfd.readouterr().err
    assert (out.read_text(), steps.read_text()) == ("old", "old")
    assert len(list(tmp_path.iterdir())) == 3


def test_a_corpus_without_words_is_told(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    corpus = tmp_path / "c.txt"
    corpus.write_text("  \n \n")
    assert cli.main(["train", str(corpus), "-o", str(tmp_path / "t.bpe")]) == 0
    assert "the corpus has no words" in capfd.readouterr().out


def test_a_guessed_encoding_is_told(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    corpus = tmp_path / "c.txt"
    corpus.write_bytes(("реката говори с моста, " * 40).encode("cp1251"))
    assert cli.main(["train", str(corpus), "-o", str(tmp_path / "t.bpe")]) == 0
    assert "note: c.txt: The encoding windows-1251 is a guess." in capfd.readouterr().err


# Progress


def test_progress_is_silent_outside_a_terminal(tmp_path: Path) -> None:
    corpus = resources.path("corpora/english.txt")
    result = run("train", corpus, "-o", tmp_path / "t.bpe", "--merges", 20, "--marker", "end")
    assert (result.returncode, result.stderr) == (0, b"")


def test_progress_as_json_and_as_a_bar(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    corpus = resources.path("corpora/english.txt")
    out = tmp_path / "t.bpe"
    arguments = f"train {corpus} -o {out} --merges 20 --marker end --progress".split()
    assert cli.main([*arguments, "json"]) == 0
    records = [json.loads(line) for line in capfd.readouterr().err.splitlines()]
    assert {record["phase"] for record in records} == {"count", "merge"}
    assert records[-1] == {"phase": "merge", "step": 20, "total": 20}
    assert cli.main([*arguments, "bar"]) == 0
    error = capfd.readouterr().err
    assert "Merging" in error
    assert "100%" in error
    assert error.endswith("\r\x1b[K")
    assert cli.main([*arguments, "none"]) == 0
    assert capfd.readouterr().err == ""


# Encode and decode


def test_encode_as_json(svejk: Path) -> None:
    text = "švejkovi  švejkologie\n"
    result = run("encode", "-t", svejk, "--json", data=text.encode())
    assert result.stderr == b""
    found = json.loads(result.stdout)
    assert list(found) == ["ids", "tokens", "bytes", "offsets"]
    encoding = Tokenizer.load(svejk).encode(text)
    assert found["ids"] == encoding.ids
    assert found["tokens"] == encoding.tokens
    assert found["ids"][found["tokens"].index("g")] is None
    assert b"".join(map(bytes.fromhex, found["bytes"])).decode() == "švejkovišvejkologie"
    assert found["offsets"] == [list(span) for span in encoding.offsets]
    assert result.stdout.count(b"\n") == 1


def test_encode_as_ids_and_tokens(svejk: Path, tmp_path: Path) -> None:
    text = tmp_path / "text.txt"
    text.write_text("švejkem g", "utf-8")
    assert run("encode", "-t", svejk, text).stdout == b"38 null 0\n"
    assert run("encode", "-t", svejk, text, "--ids").stdout == b"38 null 0\n"
    assert run("encode", "-t", svejk, text, "--tokens").stdout.decode() == "švejkem</w>\ng\n</w>\n"
    assert run("encode", "-t", svejk, "--merges", 0, data=b"am").stdout == b"1 7 0\n"


def byte_tokenizer(tmp_path: Path) -> Path:
    out = tmp_path / "bytes.json"
    corpus = resources.path("corpora/english.txt")
    arguments = f"train {corpus} -o {out} --units byte --pretokenizer gpt2 --merges 50"
    assert cli.main(arguments.split()) == 0
    return out


def test_any_bytes_come_back_exactly(tmp_path: Path) -> None:
    out = byte_tokenizer(tmp_path)
    data = "\ufeff the  lowest\r\n\u2028tide 🙂\n\n ".encode() + bytes(range(256)) + b"  "
    for form in ("--ids", "--json"):
        encoded = run("encode", "-t", out, form, data=data)
        assert encoded.returncode == 0
        assert run("decode", "-t", out, data=encoded.stdout).stdout == data


def test_tokens_stand_one_in_a_line(tmp_path: Path) -> None:
    corpus, out = tmp_path / "c.txt", tmp_path / "t.bpe"
    corpus.write_text("a\n\t\\b\r", newline="")
    assert cli.main(f"train {corpus} -o {out} --pretokenizer none".split()) == 0
    tokens = run("encode", "-t", out, corpus, "--tokens").stdout
    assert tokens == b"a\n\\n\n\\t\n\\\\\nb\n\\r\n"


@pytest.mark.parametrize("unk", [[], ["--unk", "<unk>"]])
@pytest.mark.parametrize("marker", ["none", "start", "end"])
def test_unknown_symbols_come_back_from_json(tmp_path: Path, unk: list[str], marker: str) -> None:
    corpus, out = tmp_path / "c.txt", tmp_path / "t.bpe"
    corpus.write_text("low lower lowest")
    assert cli.main(["train", str(corpus), "-o", str(out), "--marker", marker, *unk]) == 0
    text = "xlow lozwex é éé <unk> low".encode()
    encoded = run("encode", "-t", out, "--json", data=text).stdout
    decoded = run("decode", "-t", out, data=encoded).stdout
    assert decoded == (text if marker != "none" else text.replace(b" ", b""))


@pytest.mark.parametrize("ids", ["17 18", "17,18", "[17, 18]", "17\n18\n", '{"ids": [17, 18]}'])
def test_ids_may_be_written_in_many_ways(svejk: Path, ids: str) -> None:
    assert run("decode", "-t", svejk, data=ids.encode()).stdout.decode() == "švšve"


@pytest.mark.parametrize(
    ("ids", "part"),
    [
        ("x", "not a list of ids"),
        ("1.5", "not a list of ids"),
        ("[true]", "not a list of ids"),
        ('{"no": 1}', "not a list of ids"),
        ("\xff", "not a list of ids"),
        ("999", "no token with the id 999"),
        ("-1", "no token with the id -1"),
        ("1 null", "null is no id"),
    ],
)
def test_wrong_ids(svejk: Path, ids: str, part: str) -> None:
    assert_error(run("decode", "-t", svejk, data=ids.encode("latin-1")), part)


def test_wrong_inputs(svejk: Path, tmp_path: Path) -> None:
    assert_error(run("encode", "-t", tmp_path / "none.json"), "none.json does not exist")
    assert_error(run("encode", "-t", svejk, tmp_path / "none.txt"), "none.txt does not exist")
    assert_error(run("encode", "-t", svejk, tmp_path), "cannot be read")
    assert_error(run("encode", "-t", svejk, "--ids", "--json"), "not allowed with")
    assert_error(run("encode", "-t", svejk, "--merges", "-1"), "below 0")
    assert_error(run("encode"), "required", "encode --help")


def test_a_closed_pipe_ends_quietly(tmp_path: Path) -> None:
    out = byte_tokenizer(tmp_path)
    text = tmp_path / "long.txt"
    text.write_text("the lowest tide " * 50_000)
    process = subprocess.Popen(
        [sys.executable, "-m", "bpe_desktop", "encode", "-t", str(out), str(text), "--tokens"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    assert process.stdout is not None
    assert process.stderr is not None
    with process.stdout, process.stderr:
        process.stdout.read(10)
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 141


def shell(line: str, folder: Path) -> subprocess.CompletedProcess:
    """Run a line of the shell in which `$BPE` is the program."""
    command = line.replace("$BPE", f"{sys.executable} -m bpe_desktop")
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    return subprocess.run(
        ["bash", "-c", command], cwd=folder, env=env, capture_output=True, check=False, timeout=60
    )


needs_full_device = pytest.mark.skipif(
    not Path("/dev/full").exists(), reason="there is no device that is always full"
)


@needs_full_device
@pytest.mark.parametrize(
    ("line", "part"),
    [
        ("$BPE info svejk.bpe > /dev/full", "standard output cannot be written: No space"),
        ("$BPE info svejk.bpe --json > /dev/full", "standard output cannot be written: No space"),
        ("$BPE --help > /dev/full", "standard output cannot be written: No space"),
        ("$BPE train c.txt -o x.bpe > /dev/full", "standard output cannot be written: No space"),
        ("$BPE count c.txt -o x.tsv > /dev/full", "standard output cannot be written: No space"),
        ("$BPE info svejk.bpe >&-", "standard output is closed"),
        ("$BPE train c.txt -o x.bpe >&-", "standard output is closed"),
        ("$BPE encode -t svejk.bpe <&-", "standard input is closed"),
        ("cat svejk.bpe | $BPE info /dev/stdin", "is not a file on a disk"),
        ("$BPE info <(cat svejk.bpe)", "is not a file on a disk"),
        ("mkfifo f; $BPE info f", "is not a file on a disk"),
        ("mkfifo f; $BPE encode -t f c.txt", "is not a file on a disk"),
    ],
)
def test_streams_that_do_not_serve(svejk: Path, tmp_path: Path, line: str, part: str) -> None:
    (tmp_path / "c.txt").write_text("low low lower")
    assert_error(shell(line, tmp_path), part)


@needs_full_device
@pytest.mark.parametrize("stderr", ["2>/dev/full", "2>&-"])
def test_without_stderr_the_status_tells(svejk: Path, tmp_path: Path, stderr: str) -> None:
    (tmp_path / "c.txt").write_text("low low lower")
    result = shell(f"$BPE info none.bpe {stderr}", tmp_path)
    assert (result.returncode, result.stdout, result.stderr) == (1, b"", b"")
    result = shell(f"$BPE train c.txt -o x.json --progress json {stderr}", tmp_path)
    assert result.returncode == 0
    assert result.stdout.startswith(b"Trained: ")


@pytest.mark.parametrize("delay", [0.02, 0.05, 0.1, 0.2])
def test_an_interruption_is_answered_while_the_program_is_loaded(
    tmp_path: Path, delay: float
) -> None:
    code = (
        "import os, signal, sys, threading\n"
        "from bpe_desktop.__main__ import main\n"
        "def strike():\n"
        "    for _ in range(5):\n"
        "        os.kill(os.getpid(), signal.SIGINT)\n"
        "sys.argv = ['bpe-desktop', 'encode', '-t', os.environ['TOKENIZER']]\n"
        f"threading.Timer({delay}, strike).start()\n"
        "sys.exit(main())\n"
    )
    out = byte_tokenizer(tmp_path)
    with subprocess.Popen(
        [sys.executable, "-c", code],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(ROOT), "TOKENIZER": str(out)},
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stderr.read() == b""  # its input stays open, so that only Ctrl+C ends it
        assert process.stdout.read() == b""
        assert process.wait() == 130


def test_half_surrogate_pairs_are_shown(tmp_path: Path) -> None:
    path = tmp_path / "surr.json"
    path.write_text(
        '{"version": "1.0", "model": {"type": "BPE", "merges": [],'
        ' "vocab": {"a": 0, "\\ud800bcdef": 1}}}'
    )
    result = run("info", path)
    assert result.returncode == 0
    assert rb"\ud800bcdef" in result.stdout
    corpus = tmp_path / "c.txt"
    corpus.write_bytes(b"+2AA-x low")
    result = run("count", corpus, "--encoding", "utf-7", "-o", tmp_path / "o.tsv")
    assert (result.returncode, (tmp_path / "o.tsv").read_text("utf-8")) == (0, "�x\t1\nlow\t1\n")


@pytest.mark.parametrize("option", ["--merges", "--processes", "--min-frequency", "--units"])
def test_long_arguments_are_cut(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], option: str
) -> None:
    (tmp_path / "c.txt").write_text("low low")
    arguments = ["train", str(tmp_path / "c.txt"), "-o", str(tmp_path / "x.bpe")]
    assert cli.main([*arguments, option, "-" + "9" * 5000]) == 2
    assert len(capfd.readouterr().err) < 400


def test_an_interruption_ends_with_130_and_leaves_nothing(tmp_path: Path) -> None:
    corpus = tmp_path / "corpus.txt"
    corpus.write_text("".join(f"w{i:x}{i * 7919 % 99991:x} " for i in range(200_000)))
    process = subprocess.Popen(
        [sys.executable, "-m", "bpe_desktop", "train", str(corpus), "-o", str(tmp_path / "t.bpe"),
         "--progress", "json", "--merges", "1000000"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )  # fmt: skip
    assert process.stdout is not None
    assert process.stderr is not None
    with process.stdout, process.stderr:
        process.stderr.readline()  # it is at work
        process.send_signal(signal.SIGINT)
        lines = process.stderr.read().decode().splitlines()
        assert process.wait() == 130
    assert all(line.startswith("{") for line in lines)
    assert [path.name for path in tmp_path.iterdir()] == ["corpus.txt"]


# Convert, info, count


def test_convert_and_info(svejk: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "tokenizer.json"
    assert cli.main(["convert", str(svejk), str(out)]) == 0
    capfd.readouterr()
    assert cli.main(["info", str(out), "--json"]) == 0
    facts = json.loads(capfd.readouterr().out)
    assert facts["format"] == "hf"
    assert (facts["tokens"], facts["merges"], facts["alphabet"]) == (40, 22, 17)
    assert (facts["marker"], facts["unknown_token"]) == ("end", "<unk>")
    assert facts["lossless"] is False
    assert cli.main(["info", str(svejk)]) == 0
    text = capfd.readouterr().out
    assert "tokens          39\n" in text
    assert "unknown token   none\n" in text


def test_info_notes_what_is_odd(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "vocab.json").write_text('{"a": 0, "b": 1, "ab": 5}')
    (tmp_path / "merges.txt").write_text("a b\na b\n")
    assert cli.main(["info", str(tmp_path)]) == 0
    notes = capfd.readouterr().err
    assert "line 2: the merge a b is there twice" in notes
    assert "ids 2 to 4" in notes


def test_info_of_a_corpus_is_an_error() -> None:
    assert_error(run("info", resources.path("corpora/english.txt")), "is not a tokenizer")


def test_counts_can_be_trained_on(tmp_path: Path) -> None:
    corpus = resources.path("corpora/italian.txt")
    counts, direct, counted = (tmp_path / name for name in ("c.tsv", "a.csv", "b.csv"))
    assert cli.main(["count", str(corpus), "-o", str(counts)]) == 0
    assert counts.read_text("utf-8").startswith("Il\t6\nporto\t2\n")
    assert cli.main(["train", str(corpus), "-o", str(direct), "--merges", "50"]) == 0
    assert cli.main(["train", str(counts), "--counts", "-o", str(counted), "--merges=50"]) == 0
    assert direct.read_bytes() == counted.read_bytes()
    assert_error(run("count", corpus, "-o", counts, "--pretokenizer", "gpt2"), "holds a line end")


def test_corpora_of_all_kinds_are_one(tmp_path: Path) -> None:
    plain, packed, lines = (tmp_path / name for name in ("a.txt", "b.gz", "c.jsonl"))
    plain.write_bytes("кула".encode("utf-16"))
    packed.write_bytes(gzip.compress("řeka kost".encode()))
    lines.write_text('{"text": "řeka"}\n{"text": "кула"}\n', "utf-8")
    table = tmp_path / "counts.tsv"
    assert cli.main(["count", *map(str, (plain, packed, lines)), "-o", str(table)]) == 0
    assert table.read_text("utf-8") == "кула\t2\nřeka\t2\nkost\t1\n"


def test_a_field_of_json_lines(tmp_path: Path) -> None:
    lines, out = tmp_path / "lines.log", tmp_path / "out.bpe"
    lines.write_text('{"message": "low lower lowest"}\n{"level": 3}\n')
    train = ["train", lines, "-o", out]
    assert_error(run(*train, "--field", "message"), "lines.log, line 2", 'no field "message"')
    assert_error(run(*train, "--field", "message", "--counts"), "no JSON fields")
    assert_error(run(*train, "--field="), "name of a field")
    lines.write_text('{"message": "low lower lowest"}\n')
    assert run(*train, "--field", "message").returncode == 0
    assert Tokenizer.load(out).encode("low").tokens == ["low"]


def test_a_broken_gzip_file_is_one_line(tmp_path: Path) -> None:
    path = tmp_path / "broken.gz"
    path.write_bytes(gzip.compress(os.urandom(1000).hex().encode())[:-9])
    assert_error(run("count", path, "-o", tmp_path / "out.tsv"), "broken.gz is a gzip file")


# The program itself


def test_help_and_version(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (["--help"], *([command, "--help"] for command in cli.COMMANDS)):
        with pytest.raises(SystemExit) as caught:
            program.main(arguments)
        assert caught.value.code == 0
    text = capsys.readouterr().out
    for word in (*cli.COMMANDS, "--screenshot", "--tie-break", "lexicographic", "whitespace"):
        assert word in text
    with pytest.raises(SystemExit):
        program.main(["--version"])
    assert capsys.readouterr().out == f"bpe-desktop {__version__}\n"


def test_window_arguments() -> None:
    options = "--screenshot out.png --size 1024x700 --theme dark --lang cs --panel merges --step 4"
    found = parse_window_arguments(["a.txt", *options.split(), "--text", "x", "b.bpe"])
    assert found == cli.WindowArguments(
        ("a.txt", "b.bpe"), Path("out.png"), (1024, 700), "dark", "cs", "merges", 4, "x"
    )
    assert parse_window_arguments([]) == cli.WindowArguments()
    assert parse_window_arguments(["--screenshot", "a.png", "--text", ""]).text == ""


@pytest.mark.parametrize(
    "wrong", ["--size 3", "--size 0x5", "--size 99999x1", "--theme pink", "--lang xx", "--step -1",
              "--step x", "--nonsense", "--screenshot", "--panel zzz", "--step 4", "--text x"]
)  # fmt: skip
def test_wrong_window_arguments(wrong: str, capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(UserError):
        parse_window_arguments(wrong.split())
    assert program.main(wrong.split()) == 2
    assert capfd.readouterr().err.startswith("bpe-desktop: error: ")


@pytest.mark.parametrize("language", ["en", "it", "bg", "cs"])
def test_a_language_is_chosen_without_a_word(
    language: str, capfd: pytest.CaptureFixture[str]
) -> None:
    assert parse_window_arguments(["--lang", language]).lang == language
    assert capfd.readouterr().err == ""


def test_no_display_is_told_in_one_line() -> None:
    env = {"DISPLAY": "", "WAYLAND_DISPLAY": ""}
    environment = {k: v for k, v in os.environ.items() if k != "QT_QPA_PLATFORM"}
    result = subprocess.run(
        [sys.executable, "-m", "bpe_desktop"],
        capture_output=True,
        check=False,
        env={**environment, **env, "PYTHONPATH": str(ROOT)},
    )
    if sys.platform.startswith("linux"):
        assert_error(result, "no display", "--screenshot")


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="X11 is for Linux")
def test_an_unreachable_display_is_told_in_one_line() -> None:
    env = {"DISPLAY": ":4711", "QT_QPA_PLATFORM": "xcb"}
    assert_error(run(env=env), "The display :4711 cannot be reached", "--screenshot")


def test_missing_libraries_are_named(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    class Broken:
        def find_spec(self, name: str, *_: object) -> None:
            if name == "PySide6.QtWidgets":
                raise ImportError("libGL.so.1: cannot open shared object file: No such file")

    monkeypatch.delitem(sys.modules, "PySide6.QtWidgets", raising=False)
    monkeypatch.setattr(sys, "meta_path", [Broken(), *sys.meta_path])
    assert program.main([]) == 2
    error = capfd.readouterr().err
    assert error.startswith("bpe-desktop: error: Qt cannot start: libGL.so.1 is missing.")
    assert "apt install libgl1 libegl1" in error
    assert error.count("\n") == 1


def test_missing_x11_libraries_are_named(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "xcb")
    monkeypatch.setattr(qt_libraries, "X11_LIBRARIES", ("libnowhere-cursor.so.0",))
    if sys.platform.startswith("linux"):
        assert program.main([]) == 2
        error = capfd.readouterr().err
        assert "libnowhere-cursor.so.0 is missing." in error
        assert "libxcb-cursor0" in error


def test_the_test_run_names_missing_libraries_in_one_line(tmp_path: Path) -> None:
    package = tmp_path / "PySide6"
    package.mkdir()
    (package / "__init__.py").touch()
    for module in ("QtCore", "QtGui", "QtTest", "QtWidgets"):
        (package / f"{module}.py").write_text(
            'raise ImportError("libEGL.so.1: cannot open shared object file: No such file")'
        )
    result = subprocess.run(
        [sys.executable, "-m", "pytest", "tests/test_resources.py"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"},
    )
    lines = (result.stdout + result.stderr).strip().splitlines()
    assert result.returncode == pytest.ExitCode.USAGE_ERROR
    assert len(lines) == 1
    assert "libEGL.so.1 is missing. On Debian: apt install libgl1 libegl1" in lines[0]


# Dropout


def test_dropout_is_drawn_again_by_its_seed(svejk: Path) -> None:
    text = "švejk švejka švejkovi švejkem ".encode() * 20
    drawn = run("encode", "-t", svejk, "--dropout", "0.5", "--tokens", data=text)
    assert drawn.returncode == 0
    seed = drawn.stderr.decode().split("--seed ")[1].split()[0]
    options = ("--dropout", "0.5", "--seed", seed, "--tokens")
    again = run("encode", "-t", svejk, *options, data=text)
    assert (again.stdout, again.stderr) == (drawn.stdout, b"")
    plain = run("encode", "-t", svejk, "--tokens", data=text)
    assert plain.stdout != drawn.stdout
    assert plain.stderr == b""
    assert_error(run("encode", "-t", svejk, "--dropout", "1.5", data=text), "The dropout is 1.5")
    assert_error(run("encode", "-t", svejk, "--seed", "1", data=text), "--seed is for --dropout")
