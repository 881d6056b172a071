"""Open a text file: settle its encoding, read it exactly as it is.

The order: a byte-order mark, then valid UTF-8 (the whole file is checked), then a guess, which is
shown as one and can be overruled. Bytes that do not fit the encoding are kept as U+DC80…U+DCFF
(Python's surrogateescape), so a UTF-8 text always goes back to the same bytes.
"""

from __future__ import annotations

import codecs
import re
import stat
import unicodedata
from collections.abc import Generator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import BinaryIO

from ..engine.gzip_file import is_packed, unpacked
from ..errors import CorpusError
from .encodings import (
    SAMPLE_BYTES,
    Guess,
    binary_kind,
    bom_encoding,
    display_name,
    guess_encoding,
    lookup,
    unmarked_utf16,
)
from .line_marks import LineMarks

__all__ = [
    "ERRORS",
    "TextSource",
    "glance",
    "looks_like_counts",
    "open_text",
    "probe",
    "read_all",
    "survey",
    "unreadable",
]

ERRORS = "surrogateescape"

_HEAD_BYTES = 65_536
_SLICE_BYTES = 1 << 20
_ESCAPED = re.compile("[\udc80-\udcff]")
_COUNT_LINE = re.compile(r"[^\t]+\t[0-9]+")
_NOT_TEXT_HINT = "Choose a text file or name its encoding."


@dataclass(frozen=True, slots=True)
class TextSource:
    """A text file and what is known about it.

    `encoding` is the Python codec that gives the text without a byte-order mark, and `how` it was
    found is "bom", "utf-8" (no mark, and valid), "guess" or "chosen" (by a person). `confidence` is
    0 to 1 for a guess, else `None`. `checked` of `size` bytes have been looked at. `lines` counts
    line ends, and a last line without one; `newlines` is none, lf, crlf, cr or mixed. `is_nfc`
    speaks of the beginning of the text only. `undecodable` bytes do not fit the encoding. `zeros`
    counts U+0000, which text seldom holds: a text of UTF-16 read as UTF-8 is full of them.
    A gzip file is `packed`: then `size` and `checked` are of the file as stored, and the text in it
    has the `length` in bytes, as far as it was looked at. `marks` are lines of that part.
    """

    path: Path
    size: int
    encoding: str
    how: str
    confidence: float | None = None
    checked: int = 0
    lines: int = 0
    newlines: str = "none"
    is_nfc: bool = True
    undecodable: int = 0
    zeros: int = 0
    packed: bool = False
    length: int = 0
    marks: LineMarks | None = field(default=None, compare=False, repr=False)

    @property
    def complete(self) -> bool:
        """Whether the whole file has been looked at."""
        return self.checked >= self.size

    @property
    def label(self) -> str:
        """Return the encoding as the window shows it: `windows-1251, a guess (79 %)`."""
        name = display_name(self.encoding)
        if self.how != "guess" or self.confidence is None:
            return name
        # A guess is never certain, however close to it.
        return f"{name}, a guess ({min(round(self.confidence * 100), 99)} %)"

    @property
    def problem(self) -> str | None:
        """Return one sentence about what is doubtful with this file, or `None`."""
        if self.undecodable:
            count = "1 byte does" if self.undecodable == 1 else f"{self.undecodable} bytes do"
            return f"{count} not fit {display_name(self.encoding)}; kept as they are."
        if self.zeros:
            return "It holds zero bytes, which text seldom does: is this its encoding?"
        if self.how == "guess":
            return f"The encoding {display_name(self.encoding)} is a guess."
        return None


def probe(path: str | Path, encoding: str | None = None) -> TextSource:
    """Look at the whole file and return what it is; memory hardly grows with the file.

    `encoding` is a person's choice and overrules everything. A gzip file is unpacked.
    Raises `CorpusError` for a file that is missing, a folder, unreadable, empty or not text.
    """
    findings = survey(path, encoding)
    source = next(findings)
    for source in findings:  # noqa: B007 - the last one is the answer
        pass
    return source


def glance(path: str | Path, encoding: str | None = None) -> TextSource:
    """Return what the first bytes of a file tell, at once however long the file is."""
    steps = survey(path, encoding)
    try:
        return next(steps)
    finally:
        steps.close()


def survey(path: str | Path, encoding: str | None = None) -> Generator[TextSource, None, None]:
    """Yield what is known about a file after its beginning, then after every megabyte.

    The last source yielded has `checked == size`. A file that stops being UTF-8 half-way gets a
    guess as its encoding from one yield to the next, and starts again. Errors as for `probe`.
    """
    path = Path(path)
    size = _checked_size(path)
    with _open(path) as stored:
        packed = is_packed(stored)
        file = unpacked(stored, path.name) if packed else stored
        head = file.read(_HEAD_BYTES)
        source = _first_source(path, size, head, encoding)
        source = replace(source, packed=packed, marks=LineMarks.of(source.encoding, head))
        refuse_zeros = source.how == "utf-8"
        while True:
            try:
                yield from _tally(file, source, refuse_zeros, stored if packed else None)
            except UnicodeDecodeError as error:
                if source.how != "utf-8":
                    raise _not_valid(source, error) from None
                guess = guess_encoding(_sample(file, head, error.start))
                if guess is None:
                    raise CorpusError(f"{path.name} is not text.", _NOT_TEXT_HINT) from None
                source = _from_guess(source, guess)
            else:
                return


def read_all(source: TextSource) -> str:
    """Return the whole text of a file, exactly: no newline is translated, nothing is dropped."""
    try:
        with open_text(source) as file:
            return file.read().decode(source.encoding, ERRORS)
    except OSError as error:
        raise unreadable(source.path, error) from None
    except UnicodeDecodeError as error:
        raise _not_valid(source, error) from None


def open_text(source: TextSource) -> BinaryIO:
    """Return the bytes of the text of a file, unpacked; raises `CorpusError`."""
    file = _open(source.path)
    return unpacked(file, source.path.name) if source.packed else file


def looks_like_counts(text: str, *, cut: bool = False) -> bool:
    r"""Tell whether `text` is a table of word<TAB>count lines.

    With `cut` the text is only the beginning of a file and its last line may be torn.

    >>> looks_like_counts("basso\t6\nrosso\t9\n"), looks_like_counts("one\ttwo\n")
    (True, False)
    """
    lines = text.split("\n")
    if cut and len(lines) > 1:
        lines.pop()
    rows = [line.removesuffix("\r") for line in lines]
    rows = [row for row in rows if row]
    return bool(rows) and all(_COUNT_LINE.fullmatch(row) for row in rows)


def _checked_size(path: Path) -> int:
    try:
        status = path.stat()
    except OSError as error:
        raise unreadable(path, error) from None
    except ValueError:  # a NUL character in the name
        raise CorpusError("The file name is not one that can exist.", "Check the name.") from None
    if stat.S_ISDIR(status.st_mode):
        raise CorpusError(f"{path.name or path} is a folder.", "Choose a text file in it.")
    if not stat.S_ISREG(status.st_mode):
        raise CorpusError(f"{path.name} is not a file on a disk.", "Choose a text file.")
    if status.st_size == 0:
        raise CorpusError(f"{path.name} is empty.", "Choose a file with text in it.")
    return status.st_size


def _open(path: Path) -> BinaryIO:
    try:
        return path.open("rb")
    except OSError as error:
        raise unreadable(path, error) from None


def unreadable(path: Path, error: OSError) -> CorpusError:
    """Return what to say of a file that the system will not read."""
    if isinstance(error, FileNotFoundError):
        return CorpusError(f"{path} does not exist.", "Check the name and the folder.")
    if isinstance(error, PermissionError):
        return CorpusError(
            f"{path.name} may not be read.", "Ask for the permission to read it, or copy it."
        )
    reason = error.strerror or str(error)
    return CorpusError(f"{path.name} cannot be read: {reason}.", "Check the name and the disk.")


def _not_valid(source: TextSource, error: UnicodeDecodeError) -> CorpusError:
    return CorpusError(
        f"{source.path.name} is not valid {display_name(source.encoding)}: {error.reason}.",
        "Name another encoding.",
    )


def _first_source(path: Path, size: int, head: bytes, chosen: str | None) -> TextSource:
    if chosen is not None:
        name = lookup(chosen)
        marked = bom_encoding(head, name)
        if marked is None and name in ("utf-16", "utf-32"):
            name += "-le"  # without a mark the codec would take the byte order of this machine
        return TextSource(path, size, marked or name, "chosen")
    marked = bom_encoding(head)
    if marked is not None:
        return TextSource(path, size, marked, "bom")
    kind = binary_kind(head)
    if kind is not None:
        raise CorpusError(f"{path.name} is not text.", f"It is {kind}. {_NOT_TEXT_HINT}")
    source = TextSource(path, size, "utf-8", "utf-8")
    guess = unmarked_utf16(head)
    return source if guess is None else _from_guess(source, guess)


def _from_guess(source: TextSource, guess: Guess) -> TextSource:
    return replace(source, encoding=guess.encoding, how="guess", confidence=guess.confidence)


def _tally(
    file: BinaryIO, source: TextSource, refuse_zeros: bool, packed: BinaryIO | None
) -> Generator[TextSource, None, None]:
    """Decode the file from its start and yield `source` with its figures so far.

    `packed` is the file whose unpacked bytes are those of `file`. Raises `UnicodeDecodeError` whose
    `start` is a position in `file`.
    """
    errors = "strict" if source.how == "utf-8" else ERRORS
    decoder = codecs.getincrementaldecoder(source.encoding)(errors)
    file.seek(0)
    done = lf = cr = crlf = escaped = zeros = 0
    last = ""
    is_nfc = True
    final = False
    while not final:
        wanted = _SLICE_BYTES if done else _HEAD_BYTES
        if packed is None:  # what is written to the file meanwhile does not belong to it
            wanted = min(wanted, source.size - done)
        chunk = file.read(wanted)
        final = not chunk or (packed is None and done + len(chunk) == source.size)
        if refuse_zeros and b"\0" in chunk:
            raise CorpusError(
                f"{source.path.name} is not text.", f"It holds zero bytes. {_NOT_TEXT_HINT}"
            )
        if source.marks is not None:
            source.marks.feed(done, chunk)
        pending = len(decoder.getstate()[0])
        try:
            text = decoder.decode(chunk, final)
        except UnicodeDecodeError as error:
            error.start += done - pending
            raise
        if not done:
            is_nfc = unicodedata.is_normalized("NFC", text)
        done += len(chunk)
        if text:
            lf += text.count("\n")
            cr += text.count("\r")
            zeros += text.count("\0")
            crlf += text.count("\r\n") + (last == "\r" and text[0] == "\n")
            last = text[-1]
            if errors == ERRORS and not text.isascii():
                escaped += len(_ESCAPED.findall(text))
        if final and not last:  # nothing but a byte-order mark
            raise CorpusError(f"{source.path.name} is empty.", "Choose a file with text in it.")
        kinds = {"crlf": crlf, "lf": lf - crlf, "cr": cr - crlf}
        used = [kind for kind, count in kinds.items() if count]
        yield replace(
            source,
            checked=source.size if final else done if packed is None else packed.tell(),
            length=done,
            lines=lf + cr - crlf + (last not in ("", "\r", "\n")),
            newlines="none" if not used else used[0] if len(used) == 1 else "mixed",
            is_nfc=is_nfc,
            undecodable=escaped,
            zeros=zeros,
        )


def _sample(file: BinaryIO, head: bytes, error_at: int) -> bytes:
    """Return the beginning and the surroundings of the first wrong byte, cut at white space."""
    start = max(0, error_at - SAMPLE_BYTES // 2)
    if start < SAMPLE_BYTES:
        start = 0
    file.seek(start)
    piece = file.read(SAMPLE_BYTES + (error_at - start))
    if start:
        piece = _whole_lines(head[:SAMPLE_BYTES]) + piece.partition(b"\n")[2]
    return _whole_lines(piece)


def _whole_lines(piece: bytes) -> bytes:
    """Drop a torn last line, so that no character of several bytes is cut in two."""
    end = piece.rfind(b"\n")
    return piece if end < 0 or len(piece) < SAMPLE_BYTES else piece[: end + 1]
