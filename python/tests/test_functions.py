"""The functions against the command line, and what they hand to pandas and networkx."""

from __future__ import annotations

import doctest
import inspect
import json
import pydoc
import subprocess
import unittest
from collections.abc import Iterable
from importlib.util import find_spec
from typing import Any
from unittest.mock import patch

import manaus
from manaus import _functions, _names
from manaus._find import engine_command

from .rules import LAGOON, Folder


def printed(*words: str) -> Any:
    """What the command prints with ``--json``."""
    return json.loads(
        subprocess.run(
            [*engine_command(), *words, "--json"], check=True, capture_output=True, text=True
        ).stdout
    )


class Functions(unittest.TestCase):
    def setUp(self) -> None:
        self.folder = Folder()
        self.addCleanup(self.folder.remove)

    def test_answers_are_those_of_the_command(self) -> None:
        lagoon, lily = str(self.folder.tower), str(self.folder.heaps)
        cases: Iterable[tuple[Any, str]] = [
            (
                manaus.analyze("hanoi", 3, pegs=4, moves="star"),
                "analyze hanoi --discs 3 --pegs 4 --moves star",
            ),
            (
                manaus.analyze("hanoi", 3, moves=[(0, 1), (1, 2), (2, 0)]),
                "analyze hanoi --discs 3 --moves cyclic",
            ),
            (manaus.analyze(lagoon, 4), f"analyze {lagoon} --discs 4"),
            (manaus.solve("manaus", "2/1/34"), "solve manaus --from 2/1/34"),
            (manaus.solve("manaus", discs=4), "solve manaus --discs 4"),
            (manaus.solve("hanoi", "123//", "/123/"), "solve hanoi --from 123// --to /123/"),
            (manaus.states("london", 3, as_="rows"), "states london --discs 3"),
            (manaus.graph(lagoon, 3, as_="document"), f"graph {lagoon} --discs 3 --attributes"),
            (
                manaus.outcome("moore", [2, 7, 11], k=2, misere=True),
                "outcome moore 2,7,11 --k 2 --misere",
            ),
            (manaus.grundy(lily, upto=60), f"grundy --game {lily} --upto 60"),
            (
                manaus.classify(lily, upto=60, guess=9),
                f"classify --game {lily} --upto 60 --guess 9",
            ),
            (manaus.compare("hanoi", lagoon, 3), f"compare hanoi {lagoon} --discs 3"),
            (manaus.theorems("manaus"), "theorems manaus"),
            (
                manaus.theorems(
                    "hanoi", moves=[(0, 1), (1, 2), (2, 0)], capacities=["n", "n-1", 2]
                ),
                "theorems hanoi --moves cyclic --capacities n,n-1,2",
            ),
            (
                manaus.positions(lagoon, discs=3, count=5, seed=7),
                f"positions {lagoon} --discs 3 --count 5 --seed 7",
            ),
            (manaus.positions(lily, heaps=2), f"positions {lily} --heaps 2 --count 10 --seed 1"),
            (manaus.ledger(id="martins2024/theorem-8"), "ledger --id martins2024/theorem-8"),
        ]
        for answer, line in cases:
            with self.subTest(line):
                self.assertEqual(answer, printed(*line.split(" ")))

    def test_a_document_and_a_path_are_as_good_as_a_name(self) -> None:
        self.assertEqual(manaus.analyze(LAGOON, 4), manaus.analyze(self.folder.tower, 4))
        self.assertEqual(manaus.grundy(self.folder.heaps, upto=12)["outcomes"], "PPNNNNNNNPPNN")

    def test_what_is_given_is_judged(self) -> None:
        tower, heaps = (
            manaus.positions(LAGOON, discs=4, count=12),
            manaus.positions(self.folder.heaps, count=12),
        )
        judged = [*manaus.verify(LAGOON, tower, discs=4), *manaus.verify(self.folder.heaps, heaps)]
        self.assertEqual([row["right"] for row in judged], [True] * (len(tower) + len(heaps)))
        wrong: list[manaus.Answer] = [
            {"position": "12//", "least": 2},
            {"position": "12//", "play": "0>1 0>1"},
        ]
        false = manaus.verify("hanoi", wrong, discs=2)
        self.assertEqual(
            [(row["right"], row["failedAt"]) for row in false], [(False, None), (False, 2)]
        )
        self.assertEqual(manaus.verify("hanoi", [], discs=2), [])

    @unittest.skipUnless(find_spec("pandas"), "pandas is missing")
    def test_states_are_a_data_frame(self) -> None:
        frame = manaus.states("manaus", 4, as_="pandas")
        self.assertEqual(len(frame), 71)
        self.assertEqual(frame["good"].sum(), 36)
        self.assertEqual(frame["distance"].max(), 13)
        self.assertEqual(frame["distance"].isna().sum(), 35)
        self.assertIs(type(manaus.states("manaus", 2)), type(frame))

    def test_a_form_that_is_none_is_refused(self) -> None:
        ask: dict[str, Any] = {"as_": "nonsense"}
        for question in (manaus.states, manaus.graph):
            with self.assertRaisesRegex(manaus.BadInput, "as_ must be one of .* .got 'nonsense'"):
                question("hanoi", 2, **ask)
        with (
            patch("manaus._functions.find_spec", return_value=None),
            self.assertRaisesRegex(manaus.LibraryMissing, "pip install polars") as raised,
        ):
            manaus.states("hanoi", 2, as_="polars")
        self.assertIsInstance(raised.exception, ImportError)
        with patch("manaus._functions.find_spec", return_value=None):
            self.assertEqual(len(manaus.states("hanoi", 2)), 9)

    @unittest.skipUnless(find_spec("polars"), "polars is missing")
    def test_states_are_a_data_frame_of_polars(self) -> None:
        import polars

        frame = manaus.states("manaus", 4, as_="polars")
        self.assertEqual(frame.shape, (71, 5))
        self.assertEqual(frame["distance"].dtype, polars.Int64)
        self.assertEqual(frame["distance"].null_count(), 35)
        self.assertEqual(manaus.outcome("nim", polars.Series([3, 5, 6]))["outcome"], "P")
        table = polars.DataFrame(manaus.positions("hanoi", discs=3, count=5))
        self.assertTrue(all(row["right"] for row in manaus.verify("hanoi", table, discs=3)))

    @unittest.skipUnless(find_spec("pandas"), "pandas is missing")
    def test_columns_of_pandas_and_arrays_of_numpy_are_taken(self) -> None:
        import numpy
        import pandas

        frame = pandas.DataFrame({"discs": [1, 2, 3], "heaps": [3.0, 5.0, 6.0]})
        orders = [manaus.analyze("hanoi", discs)["order"] for discs in frame["discs"]]
        self.assertEqual(orders, [3, 9, 27])
        self.assertEqual(manaus.analyze("hanoi", numpy.int64(3))["order"], 27)
        for heaps in (frame["heaps"], numpy.array([3, 5, 6]), frame["heaps"].to_numpy()):
            self.assertEqual(manaus.outcome("nim", heaps)["outcome"], "P")
        self.assertEqual(
            manaus.grundy(subtract=numpy.array([1, 2]), upto=3)["values"], [0, 1, 2, 0]
        )
        table = pandas.DataFrame(manaus.positions("hanoi", discs=3, count=5))
        self.assertTrue(all(row["right"] for row in manaus.verify("hanoi", table, discs=3)))
        with self.assertRaisesRegex(manaus.BadInput, r"position\[1\] must be a number .got nan"):
            manaus.outcome("nim", pandas.Series([3, None]))

    @unittest.skipUnless(find_spec("networkx"), "networkx is missing")
    def test_graphs_keep_what_is_known(self) -> None:
        import networkx

        tower = manaus.graph("manaus", 4, as_="networkx")
        self.assertEqual([len(tower), tower.number_of_edges()], [71, 98])
        distances = networkx.single_source_shortest_path_length(tower, "1234//")
        found = {
            label: distance
            for label, distance in tower.nodes(data="distance")
            if distance is not None
        }
        self.assertEqual(found, dict(distances))
        self.assertEqual(networkx.number_connected_components(tower), 2)
        lagoon = manaus.graph(self.folder.tower, 4, as_="networkx")
        analysis = manaus.analyze(self.folder.tower, 4)
        assert isinstance(lagoon, networkx.DiGraph)
        self.assertEqual(
            [len(lagoon), lagoon.number_of_edges()], [analysis["order"], analysis["size"]]
        )
        sizes = sorted(map(len, networkx.strongly_connected_components(lagoon)), reverse=True)
        self.assertEqual(sizes, analysis["components"])

    def test_help_lists_every_option(self) -> None:
        for name in ("pegs", "capacities", "goal", "algorithm", "literal", "timeout", "via"):
            self.assertIn(f"{name}: ", pydoc.plain(pydoc.render_doc(manaus.solve)))
        self.assertIn("large_discs", inspect.signature(manaus.analyze).parameters)

    def test_the_examples_are_true(self) -> None:
        for module, least in ((_functions, 11), (_names, 2)):
            found = doctest.testmod(module)
            self.assertEqual([found.failed, found.attempted >= least], [0, True])


if __name__ == "__main__":
    unittest.main()
