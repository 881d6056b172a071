"""Brings the translations up to date and lists what is left to translate.

python -m tests.translations
"""

from __future__ import annotations

from .catalogue import LANGUAGES, read_translations, refresh, release, sources


def main() -> int:
    """Return 1 if something is left to do."""
    found = sources()
    for fault in found.faults:
        print(fault)
    refresh()
    release()
    left = 0
    for language in LANGUAGES:
        open_ = [entry for entry in read_translations(language) if not entry.is_finished]
        for entry in open_:
            print(f"{language}: {entry.message.context}: {entry.message.source}")
        left += len(open_)
    print(f"{len(found.messages)} messages, {left} translations left to make.")
    return 1 if left or found.faults else 0


if __name__ == "__main__":
    raise SystemExit(main())
