"""Count the pre-tokens of long texts and files, with memory for the distinct ones only."""

from __future__ import annotations

import codecs
import multiprocessing
import os
import signal
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

from ..errors import ConfigError, UserError
from .alphabet import text_bytes
from .config import TrainingConfig
from .gzip_file import is_packed
from .helper_process import start_helper
from .json_lines import LINE_START, read_documents
from .normalizer import counts_by_line, get_normalizer
from .pretokenizer import SECONDS_PER_SPLIT, get_pretokenizer
from .reading import BLOCK, FilePart, decoder_for, read_text, unreadable
from .special import cut_between, special_pattern

__all__ = ["Progress", "Tally", "WordCounter", "count_files"]

# Told how many bytes are done, and of how many; it cancels by raising.
Progress = Callable[[int, int], None]

# The pre-tokens of one piece are made, counted and freed while in the processor's cache.
_PIECE = 2048
# A longer piece, which nothing may cut, is not made into a list of pre-tokens.
_LIST_LIMIT = 1 << 20
# To start a process and take over its result costs about as much as to count this many bytes: so
# much more is counted by the process that starts the others.
_HEAD_START = {"fork": 300_000, "spawn": 1_200_000}
_MOST_PROCESSES = 8
_WINDOW = 1 << 16


@dataclass(slots=True)
class Tally:
    """What was counted: words in order of first appearance, and the size of the raw text.

    `specials` are the special tokens that were found where they are not to be text.
    """

    words: Counter[str] = field(default_factory=Counter)
    specials: Counter[str] = field(default_factory=Counter)
    characters: int = 0
    bytes: int = 0
    lines: int = 0

    def add_text(self, text: str) -> None:
        """Add the size of a text."""
        self.characters += len(text)
        self.bytes += len(text_bytes(text))
        self.lines += text.count("\n") + (text != "" and not text.endswith("\n"))

    def add(self, later: Tally) -> None:
        """Add what was counted in a text that comes after this one's."""
        words = self.words
        for word, count in later.words.items():
            words[word] += count
        self.specials.update(later.specials)
        self.characters += later.characters
        self.bytes += later.bytes
        self.lines += later.lines


class WordCounter:
    """Counts the pre-tokens of a text that comes in blocks, as if it had come in one.

    With `special_as="token"` special tokens in it stand between two texts and are not counted as
    words, but in `specials`.
    """

    def __init__(
        self,
        config: TrainingConfig,
        words: Counter[str],
        specials: Counter[str] | None = None,
        pattern_seconds: float = SECONDS_PER_SPLIT,
    ) -> None:
        self._normalize = get_normalizer(config.normalizer).apply
        self._by_line = counts_by_line(config.normalizer)
        pretokenizer = get_pretokenizer(config.pretokenizer, pattern_seconds)
        self._split = pretokenizer.split
        self._spans = pretokenizer.spans
        self._cut = cut_between(config)
        as_tokens = config.special_as == "token"
        self._special = special_pattern(config.all_special_tokens) if as_tokens else None
        self._words = words
        self._specials = Counter() if specials is None else specials
        self._held = ""

    def wanted(self) -> int:
        """Return how long the next block should be.

        It grows with the text that waits for a place where it may be cut, so that searching this
        again and again takes time in proportion to its length.
        """
        return max(BLOCK, len(self._held))

    def feed(self, text: str) -> None:
        """Take the next block; count all up to the last place where the text may be cut."""
        text = self._held + text
        start = 0
        if self._cut is not None:
            while found := self._cut.search(text, start + _PIECE):
                end = found.start()
                self._count(text[start:end])
                start = end
        self._held = text[start:]

    def finish(self) -> None:
        """Count what is held, at the end of the text."""
        self._count(self._held)
        self._held = ""

    def _count(self, piece: str) -> None:
        if self._special is None:
            self._count_text(piece)
            return
        self._specials.update(self._special.findall(piece))
        for text in self._special.split(piece):
            self._count_text(text)

    def _count_text(self, piece: str) -> None:
        if self._by_line:
            for line in piece.split("\n"):
                self._words.update(self._split(self._normalize(line.removesuffix("\r"))))
            return
        piece = self._normalize(piece)
        if len(piece) < _LIST_LIMIT:
            self._words.update(self._split(piece))
        else:
            self._words.update(piece[start:end] for start, end in self._spans(piece))


def count_files(
    paths: Sequence[Path],
    config: TrainingConfig,
    encoding: str,
    processes: int | None,
    progress: Progress | None,
    json_field: str | None = None,
) -> Tally:
    """Count all files, each a text of its own, one after the other.

    With a `json_field` each line of them is a JSON object whose text is in that field. At most
    `processes` processes each count a range of the bytes. Their tallies are joined in the order of
    the text, so that nothing depends on how many there were.
    """
    sizes = [_size(path) for path in paths]
    total = sum(sizes)
    decoder_for(encoding)  # a wrong name shall not be found out by each process
    method = _start_method()
    head_start = _HEAD_START[method]
    useful = _useful_processes(processes, method, total // (2 * head_start))
    shares = _shares(paths, sizes, config, encoding, useful, head_start, json_field)
    done = [0] * len(shares)

    def report(share: int, amount: int) -> None:
        done[share] += amount
        if progress is not None:
            progress(sum(done), total)

    helpers = _Helpers(method, config, encoding, report)
    try:
        for i in range(1, len(shares)):
            helpers.start(i, shares[i])
        tally = Tally()
        for i, share in enumerate(shares):
            result = helpers.result(i)
            if result is None:
                result = _count_parts(share, config, encoding, partial(helpers.report, i))
            tally.add(result)
        return tally
    finally:
        helpers.stop()


def _count_parts(
    parts: Sequence[FilePart],
    config: TrainingConfig,
    encoding: str,
    report: Callable[[int], None],
) -> Tally:
    """Count parts of files in this process; `report` is told the bytes of each block read."""
    tally = Tally()
    for part in parts:
        counter = WordCounter(config, tally.words, tally.specials)
        if part.field is not None:
            for text in read_documents(part, encoding, report):
                counter.feed(text)
                counter.finish()
                tally.add_text(text)
            continue
        newline_last = True
        for block in read_text(part, encoding, counter.wanted):
            counter.feed(block.text)
            tally.characters += len(block.text)
            tally.bytes += block.bytes
            tally.lines += block.text.count("\n")
            if block.text:
                newline_last = block.text.endswith("\n")
            report(block.read)
        counter.finish()
        tally.lines += part.end is None and not newline_last
    return tally


class _Helpers:
    """Processes that count shares of the text beside this one.

    A helper sends numbers of bytes while it reads, then its `Tally` or a `UserError`. One that dies
    without either (a script without the `__main__` guard, a full memory) is no loss: its share is
    counted by this process.
    """

    def __init__(
        self,
        method: str,
        config: TrainingConfig,
        encoding: str,
        report: Callable[[int, int], None],
    ) -> None:
        self._context: Any = multiprocessing.get_context(method)
        self._config = config
        self._encoding = encoding
        self._report = report
        self._processes: list[BaseProcess] = []
        self._waiting: dict[Any, int] = {}  # connection -> share
        self._reported: Counter[int] = Counter()
        self._results: dict[int, Tally] = {}

    def start(self, share: int, parts: list[FilePart]) -> None:
        """Start a process for `parts`."""
        ours, theirs = self._context.Pipe(duplex=False)
        process = self._context.Process(
            target=_help, args=(theirs, parts, self._config, self._encoding), daemon=True
        )
        try:
            start_helper(process)
        except (OSError, RuntimeError):
            ours.close()
        else:
            self._processes.append(process)
            self._waiting[ours] = share
        finally:
            theirs.close()

    def report(self, share: int, amount: int) -> None:
        """Pass on that `amount` bytes of `share` were read, and what the helpers have sent."""
        self._report(share, amount)
        self._listen(0)

    def result(self, share: int) -> Tally | None:
        """Wait for the tally of `share`; `None` if no helper counts it."""
        while share in self._waiting.values():
            self._listen(0.1)
            self._report(share, 0)
        return self._results.pop(share, None)

    def stop(self) -> None:
        """End all helpers, done or not."""
        for connection in self._waiting:
            connection.close()
        for process in self._processes:
            process.terminate()
            process.join()
            process.close()

    def _listen(self, seconds: float) -> None:
        ready: list[Any] = wait(list(self._waiting), seconds)
        for connection in ready:
            share = self._waiting[connection]
            message: object
            try:
                message = connection.recv()
            except EOFError:
                message = None
                self._report(share, -self._reported[share])
            if isinstance(message, int):
                self._reported[share] += message
                self._report(share, message)
                continue
            del self._waiting[connection]
            connection.close()
            if isinstance(message, UserError):
                raise message
            if isinstance(message, Tally):
                self._results[share] = message


def _help(
    connection: Connection, parts: list[FilePart], config: TrainingConfig, encoding: str
) -> None:
    """Count `parts` for the process at the other end, in a helper process."""
    # Ctrl+C reaches the whole group; the leading process ends its helpers itself.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        connection.send(_count_parts(parts, config, encoding, connection.send))
    except UserError as error:
        connection.send(error)
    except BrokenPipeError:
        pass  # nobody waits for the result any more


def _start_method() -> str:
    """Return how to start a process: "fork" where it is safe, because it takes no time.

    A forked process is a copy of this one with the calling thread only, so that there must be no
    other. Linux tells all of them; on other systems libraries may have some unseen. It also has
    copies of all open pipes: of one that is itself somebody's child, who waits for their end.
    """
    if multiprocessing.parent_process() is not None:
        return "spawn"
    threads = Path("/proc/self/task")
    if sys.platform == "linux" and threads.is_dir() and len(list(threads.iterdir())) == 1:
        return "fork"
    return "spawn"


def _useful_processes(most: int | None, method: str, fed: int) -> int:
    """Return how many processes to use where there is work for `fed`.

    `most` is `None` for as many as pay. A process that is not forked imports the main script again.
    So without being asked this only happens where the script is known to allow that: in our own
    programs and in processes started the same way.
    """
    if most is None:
        main = sys.modules.get("__main__")
        name = getattr(getattr(main, "__spec__", None), "name", "")
        ours = getattr(sys, "frozen", False) or name.partition(".")[0] == "bpe_desktop"
        ours = ours or method == "fork" or multiprocessing.parent_process() is not None
        most = min(os.cpu_count() or 1, _MOST_PROCESSES) if ours else 1
    if most < 1:
        raise ConfigError(f"processes is {most}.", "Give a whole number from 1 up.")
    if multiprocessing.current_process().daemon:
        return 1
    return max(1, min(most, fed))


def _shares(
    paths: Sequence[Path],
    sizes: Sequence[int],
    config: TrainingConfig,
    encoding: str,
    processes: int,
    head_start: int,
    json_field: str | None,
) -> list[list[FilePart]]:
    """Divide the files, in order, among processes by their bytes; the first gets more."""
    cut = cut_between(config) if json_field is None else LINE_START
    share = (sum(sizes) - head_start) / processes
    shares: list[list[FilePart]] = [[]]
    room = share + head_start
    for path, size in zip(paths, sizes, strict=True):
        start = 0
        divisible = processes > 1 and cut is not None and _may_be_divided(path, encoding)
        while size - start > room and len(shares) < processes:
            border = _border(path, start + int(room), cut) if divisible else None
            shares[-1].append(FilePart(path, start, border, json_field))
            shares.append([])
            start, room = border or size, share
        if start < size or not size:
            shares[-1].append(FilePart(path, start, None, json_field))
            room -= size - start
    return [parts for parts in shares if parts]


def _border(path: Path, place: int, cut: Any) -> int | None:
    """Return the first byte from `place` on where a UTF-8 file may be cut; `None` if nowhere."""
    window = _WINDOW
    with path.open("rb") as file:
        while True:
            file.seek(place)
            data = file.read(window)
            # A character that began before `place` cannot be read; its rest is 10xxxxxx bytes.
            skipped = next((i for i in range(min(4, len(data))) if data[i] >> 6 != 0b10), 0)
            text = data[skipped:].decode("utf-8", "surrogateescape")
            found = cut.search(text, 1)
            if found:
                head = text[: found.start()]
                return place + skipped + len(head.encode("utf-8", "surrogateescape"))
            if len(data) < window:
                return None
            window *= 2


def _may_be_divided(path: Path, encoding: str) -> bool:
    if codecs.lookup(encoding).name not in ("utf-8", "utf-8-sig", "ascii"):
        return False
    try:
        with path.open("rb") as file:
            return not is_packed(file)
    except OSError as error:
        raise unreadable(path, error) from error


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError as error:
        raise unreadable(path, error) from error
