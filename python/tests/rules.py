"""Rules of a person, each written once, and the folder in which a test has them as files."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from typing import Any

LAGOON: dict[str, Any] = {
    "name": "Lagoon",
    "pegs": 4,
    "capacities": [5, 3, 2, 2],
    "moves": [[0, 1], [1, 2], [2, 3], [3, 0]],
    "goals": [{"allOn": 0}],
}
"""Four one-way pegs that hold 5, 3, 2 and 2 discs."""

PRIME = """
const isPrime = (n) => n > 1 && Array.from({ length: n - 2 }, (_, i) => i + 2).every((d) => n % d !== 0);
const below = (heap) => Array.from({ length: heap }, (_, left) => left);
export default { name: 'Lily', options: (heap) => below(heap).filter((left) => isPrime(heap - left)) };
"""
"""Take a prime."""


class Folder:
    """A folder with the files, which is removed at the end."""

    def __init__(self) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="manaus-python-")
        self.path = Path(self._folder.name)
        self.tower = self.write("lagoon.json", json.dumps(LAGOON))
        self.heaps = self.write("lily.mjs", PRIME)

    def write(self, name: str, text: str) -> Path:
        file = self.path / name
        file.write_text(text, encoding="utf-8")
        return file

    def remove(self) -> None:
        self._folder.cleanup()
