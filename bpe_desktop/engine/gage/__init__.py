"""Gage's compression of 1994, which BPE comes from: frequent pairs become bytes that are free."""

from .compressing import compress
from .expansion import Expansion, ExpansionState
from .file import HEADER_SIZE, MAGIC, CompressedFile, compress_file, expand_file, file_of
from .forms import BlockForm, Form, PlainForm
from .history import Cell, GageHistory, GageState, hex_of, record
from .steps import Candidate, GageStep, Packed, PackedBlock, Replacement, Stop

__all__ = [
    "HEADER_SIZE",
    "MAGIC",
    "BlockForm",
    "Candidate",
    "Cell",
    "CompressedFile",
    "Expansion",
    "ExpansionState",
    "Form",
    "GageHistory",
    "GageState",
    "GageStep",
    "Packed",
    "PackedBlock",
    "PlainForm",
    "Replacement",
    "Stop",
    "compress",
    "compress_file",
    "expand_file",
    "file_of",
    "hex_of",
    "record",
]
