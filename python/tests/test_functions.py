"""The functions against the command line, and what they hand to pandas and networkx."""

from __future__ import annotations

import doctest
import json
import subprocess
import unittest
from collections.abc import Iterable
from importlib.util import find_spec
from typing import Any

import manaus
from manaus import _functions
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
            {"position": "12//", "optimum": 2},
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
        self.assertTrue(lagoon.is_directed())
        self.assertEqual(
            [len(lagoon), lagoon.number_of_edges()], [analysis["order"], analysis["size"]]
        )
        sizes = sorted(map(len, networkx.strongly_connected_components(lagoon)), reverse=True)
        self.assertEqual(sizes, analysis["components"])

    def test_the_examples_are_true(self) -> None:
        found = doctest.testmod(_functions)
        self.assertEqual([found.failed, found.attempted > 8], [0, True])


if __name__ == "__main__":
    unittest.main()
