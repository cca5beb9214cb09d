"""Rules of a person, each written once for the command, the page and Python, and the folder in
which a test has them as files.
"""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from typing import Any

_WRITTEN = Path(__file__).parents[2] / "packages" / "explorer" / "test" / "acceptance"

LAGOON: dict[str, Any] = json.loads((_WRITTEN / "lagoon.json").read_text(encoding="utf-8"))
"""Four one-way pegs that hold 5, 3, 2 and 2 discs; colors that may not touch."""

PRIME = (_WRITTEN / "take-a-prime.ts").read_text(encoding="utf-8")
"""Take a prime."""


class Folder:
    """A folder with the files, which is removed at the end."""

    def __init__(self) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="manaus-python-")
        self.path = Path(self._folder.name)
        self.tower = self.write("lagoon.json", json.dumps(LAGOON))
        self.heaps = self.write("take-a-prime.ts", PRIME)

    def write(self, name: str, text: str) -> Path:
        file = self.path / name
        file.write_text(text, encoding="utf-8")
        return file

    def remove(self) -> None:
        self._folder.cleanup()
