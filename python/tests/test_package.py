"""The package itself: its types, and what a wheel of it holds."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
import tempfile
import unittest
import zipfile
from importlib.util import find_spec
from pathlib import Path

import manaus

HERE = Path(__file__).parents[1]


USE = """
import manaus
from typing_extensions import assert_type

frame = manaus.states("manaus", 4)
print(frame.shape, frame["distance"].max())
graph = manaus.graph("manaus", 4)
print(graph.nodes, graph.number_of_edges())
assert_type(manaus.states("manaus", 4, as_="rows"), list[manaus.StateRow])
assert_type(manaus.graph("manaus", 4, as_="document"), manaus.GraphDocument)
assert_type(manaus.analyze("manaus", 4, method="classes", large_discs=2)["order"], int)
assert_type(manaus.outcome("nim", [3, 5, 7])["winningMoves"], list[str])
"""
"""Uses of what the README shows, as a type checker sees them."""


class Package(unittest.TestCase):
    def run_module(self, *words: str) -> None:
        ran = subprocess.run(
            [sys.executable, "-m", *words], cwd=HERE, capture_output=True, text=True
        )
        self.assertEqual(ran.returncode, 0, ran.stdout + ran.stderr)

    def test_the_version_is_that_of_the_command(self) -> None:
        project = (HERE / "pyproject.toml").read_text(encoding="utf-8")
        self.assertEqual(
            re.findall('^version = "(.+)"$', project, re.MULTILINE), [manaus.__version__]
        )
        with manaus.Engine() as engine:
            self.assertEqual(engine.call("version", {})["version"], manaus.__version__)

    def test_the_readme_is_true(self) -> None:
        [block] = re.findall(
            "^```python\n(.*?)^```",
            (HERE / "README.md").read_text(encoding="utf-8"),
            re.MULTILINE | re.DOTALL,
        )
        examples = doctest.DocTestParser().get_doctest(block, {}, "README.md", None, 0)
        found = doctest.DocTestRunner().run(examples)
        self.assertEqual([found.failed, found.attempted], [0, 6])

    @unittest.skipUnless(find_spec("mypy"), "mypy is missing")
    def test_the_types_are_strict(self) -> None:
        with tempfile.TemporaryDirectory() as cache:
            self.run_module("mypy", "--cache-dir", cache)

    @unittest.skipUnless(find_spec("mypy"), "mypy is missing")
    def test_what_the_readme_uses_is_typed(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder, "use.py")
            file.write_text(USE, encoding="utf-8")
            self.run_module("mypy", "--cache-dir", str(Path(folder, "cache")), str(file))

    @unittest.skipUnless(find_spec("hatchling"), "hatchling is missing")
    def test_a_wheel_has_all_modules_and_the_mark_of_types(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            self.run_module("hatchling", "build", "-t", "wheel", "-d", folder)
            [wheel] = Path(folder).glob("*.whl")
            with zipfile.ZipFile(wheel) as archive:
                held = {name for name in archive.namelist() if name.startswith("manaus/")}
        sources = {
            f"manaus/{file.name}" for file in (HERE / "src" / "manaus").iterdir() if file.is_file()
        }
        self.assertEqual(held, sources)
        self.assertIn("manaus/py.typed", held)


if __name__ == "__main__":
    unittest.main()
