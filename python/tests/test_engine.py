"""The engine: errors, requests in parallel, cancel, progress, an engine that ends."""

from __future__ import annotations

import os
import threading
import traceback
import unittest
from pathlib import Path
from collections.abc import Callable
from typing import Any
from unittest.mock import patch

import manaus
from manaus._engine import default_engine
from manaus._find import engine_command

from .rules import LAGOON, Folder

LONG = {"puzzle": "hanoi", "discs": 19}
"""A question of many seconds."""


def exit_code_of_fork(work: Callable[[], None]) -> int:
    """The exit code of a forked child: 0 if nothing was raised."""
    child = os.fork()
    if child == 0:
        try:
            work()
        except BaseException:
            traceback.print_exc()
            os._exit(1)
        os._exit(0)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


class Errors(unittest.TestCase):
    def test_bad_input_is_a_value_error_with_its_data(self) -> None:
        with self.assertRaises(manaus.BadInput) as raised:
            manaus.analyze("hanoi", 0)
        error = raised.exception
        self.assertIsInstance(error, ValueError)
        self.assertEqual(str(error), "discs must be a whole number from 1 to 1000 (got 0)")
        self.assertEqual(
            [error.place, error.code, error.parameter], ["manaus analyze", "mustBe", "discs"]
        )

    def test_a_document_names_the_field(self) -> None:
        with self.assertRaises(manaus.BadInput) as raised:
            manaus.analyze({**LAGOON, "goals": [{"allOn": 4}]}, 3)
        self.assertEqual(raised.exception.parameter, "goals[0].allOn")
        self.assertEqual(raised.exception.values, {"least": 0, "most": 3, "got": 4})

    def test_what_is_no_json_is_not_sent(self) -> None:
        cycle: list[Any] = []
        cycle.append(cycle)
        for value in (object(), float("nan"), b"hanoi", {3: 4}, cycle, 10**400, "x" * 2**24):
            with self.assertRaisesRegex(manaus.BadInput, "must"):
                default_engine().call("analyze", {"puzzle": value})
        self.assertEqual(manaus.analyze("hanoi", 2)["order"], 9)

    def test_whatever_is_wrong_is_an_error_of_this_package(self) -> None:
        wrong: list[dict[str, Any]] = [
            {"timeout": "soon"},
            {"timeout": float("nan")},
            {"on_progress": 4},
            {"via": 5},
            {"nonsense": 1},
            {"nonsense": object()},
        ]
        for options in wrong:
            with self.subTest(options), self.assertRaises(manaus.BadInput):
                manaus.analyze("hanoi", 2, **options)

    def test_numbers_are_refused_with_their_digits(self) -> None:
        for value in (2**53 + 1, 2**60, -(2**53) - 1):
            with self.assertRaisesRegex(manaus.BadInput, str(value)):
                manaus.outcome("nim", [value, 1])
            with self.assertRaisesRegex(manaus.BadInput, str(value)):
                manaus.analyze({**LAGOON, "pegs": value}, 3)
            self.assertEqual(manaus.outcome("nim", [2**53 - 1])["outcome"], "N")

    def test_messages_name_the_parameters_of_python(self) -> None:
        cases: list[tuple[Callable[[], object], str, str]] = [
            (
                lambda: manaus.grundy(upto=10),
                "subtract, code, except_ is required",
                "subtract, code, except_",
            ),
            (lambda: manaus.solve("manaus", "1/2/9"), "start must be", "start"),
            (lambda: manaus.analyze("hano", 3), "puzzle must be one of", "puzzle"),
            (
                lambda: manaus.analyze("manaus", 9, max_seconds=-1),
                "max_seconds must",
                "max_seconds",
            ),
            (lambda: manaus.outcome("nim", [1], k=2), "k cannot be used with nim", "k"),
        ]
        for ask, text, parameter in cases:
            with self.subTest(text), self.assertRaisesRegex(manaus.BadInput, f"^{text}") as raised:
                ask()
            self.assertNotIn("--", str(raised.exception))
            self.assertIn(raised.exception.parameter, [parameter, None])
        unknown: dict[str, Any] = {"nonsense": 1}
        with self.assertRaisesRegex(manaus.BadInput, "nonsense .known: puzzle, .*, large_discs, "):
            manaus.analyze("hanoi", 3, **unknown)

    def test_an_unknown_method_is_a_failure(self) -> None:
        with self.assertRaises(manaus.InternalFailure):
            default_engine().call("draw", {})


class Requests(unittest.TestCase):
    def setUp(self) -> None:
        self.engine = manaus.Engine()
        self.addCleanup(self.engine.close)

    def test_in_parallel_each_has_its_answer(self) -> None:
        asked = {
            discs: self.engine.submit("analyze", {"puzzle": "hanoi", "discs": discs})
            for discs in range(1, 7)
        }
        self.assertEqual(
            [asked[discs].result()["order"] for discs in asked], [3**discs for discs in asked]
        )

    def test_threads_share_an_engine(self) -> None:
        found: dict[int, int] = {}

        def ask(heap: int) -> None:
            found[heap] = len(manaus.grundy("kayles", upto=heap, via=self.engine)["values"])

        threads = [threading.Thread(target=ask, args=(heap,)) for heap in range(10)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(found, {heap: heap + 1 for heap in range(10)})

    def test_a_long_one_tells_how_far_it_is_and_is_cancelled(self) -> None:
        told = threading.Event()
        request = self.engine.submit("analyze", LONG, on_progress=lambda what, share: told.set())
        self.assertTrue(told.wait(60))
        request.cancel()
        with self.assertRaises(manaus.Cancelled):
            request.result(60)
        self.assertEqual(manaus.outcome("nim", [1], via=self.engine)["outcome"], "N")

    def test_a_timeout_cancels(self) -> None:
        with self.assertRaisesRegex(TimeoutError, "no answer within 0.1 s") as raised:
            self.engine.call("analyze", LONG, timeout=0.1)
        self.assertIsInstance(raised.exception, manaus.ManausTimeout)
        self.assertIsInstance(raised.exception, manaus.ManausError)
        self.assertEqual(manaus.outcome("nim", 0, via=self.engine)["outcome"], "P")

    def test_an_interrupt_cancels(self) -> None:
        request = self.engine.submit("analyze", LONG)
        with (
            patch.object(request._ended, "wait", side_effect=KeyboardInterrupt),
            self.assertRaises(KeyboardInterrupt),
        ):
            request.result()
        with self.assertRaises(manaus.Cancelled):
            request.result(60)

    def test_an_engine_that_is_killed_fails_what_it_was_asked(self) -> None:
        request = self.engine.submit("analyze", LONG)
        self.engine._process.kill()
        with self.assertRaisesRegex(manaus.EngineFailure, "killed by SIGKILL"):
            request.result(60)
        with self.assertRaisesRegex(manaus.EngineFailure, "killed by SIGKILL"):
            self.engine.call("version", {}, timeout=60)
        self.assertFalse(self.engine.alive)

    def test_what_a_callback_raises_is_raised_by_the_result(self) -> None:
        def interrupts(what: str, share: float | None) -> None:
            raise LookupError(what)

        for _ in range(2):
            with self.assertRaises(LookupError):
                self.engine.call("analyze", LONG, on_progress=interrupts)
        self.assertEqual(manaus.outcome("nim", [1], via=self.engine)["outcome"], "N")

    def test_a_callback_may_ask_a_question(self) -> None:
        answers: list[str] = []
        is_told = threading.Event()

        def asks(what: str, share: float | None) -> None:
            answers.append(manaus.outcome("nim", [3, 5, 6], via=self.engine)["outcome"])
            is_told.set()

        request = self.engine.submit("analyze", LONG, on_progress=asks)
        self.assertTrue(is_told.wait(60))
        request.cancel()
        with self.assertRaises(manaus.Cancelled):
            request.result(60)
        self.assertEqual(answers[0], "P")

    def test_a_question_after_the_end_is_an_error_at_once(self) -> None:
        self.engine.close()
        with self.assertRaisesRegex(manaus.EngineFailure, "closed"):
            self.engine.call("version", {})
        self.engine.close()

    @unittest.skipUnless(hasattr(os, "fork"), "processes are not forked here")
    def test_a_forked_child_is_refused(self) -> None:
        self.assertEqual(manaus.outcome("nim", [1], via=self.engine)["outcome"], "N")
        request = self.engine.submit("analyze", LONG)

        def in_child() -> None:
            for ask in (
                lambda: request.result(),
                lambda: self.engine.submit("version", {}),
                lambda: manaus.outcome("nim", [1], via=self.engine),
            ):
                with self.assertRaisesRegex(manaus.EngineForked, "start another one here"):
                    ask()
            request.cancel()
            self.engine.close()
            # Its own engine is another one.
            self.assertEqual(manaus.outcome("nim", [1])["outcome"], "N")

        self.assertEqual(exit_code_of_fork(in_child), 0)
        self.assertFalse(request.done())
        self.assertEqual(manaus.outcome("nim", [3, 5, 6], via=self.engine)["outcome"], "P")

    def test_close_ends_the_process(self) -> None:
        self.engine.submit("analyze", LONG)
        self.engine.close()
        self.assertFalse(self.engine.alive)


class Places(unittest.TestCase):
    def test_the_process_has_one_engine_and_a_new_one_when_that_has_ended(self) -> None:
        first = default_engine()
        self.assertIs(first, default_engine())
        first.close()
        self.assertIsNot(first, default_engine())
        self.assertEqual(manaus.analyze("hanoi", 1)["order"], 3)

    def test_files_are_found_in_the_folder_of_python(self) -> None:
        folder, before = Folder(), os.getcwd()
        self.addCleanup(folder.remove)
        default_engine()
        self.addCleanup(os.chdir, before)
        os.chdir(folder.path)
        self.assertEqual(manaus.analyze("lagoon.json", 3)["puzzle"], "lagoon")

    def test_the_variable_names_the_engine(self) -> None:
        words = engine_command()
        with patch.dict(os.environ, {"MANAUS": "node 'a b.js'"}):
            self.assertEqual(engine_command(), ["node", "a b.js"])
        with patch.dict(os.environ, {"MANAUS": words[-1]}):
            self.assertEqual(engine_command()[-1], words[-1])

    def test_without_one_the_error_says_what_to_do(self) -> None:
        nowhere = (
            patch("manaus._find._in_checkout", return_value=None),
            patch("manaus._find._installed", return_value=None),
        )
        with (
            patch.dict(os.environ, {"MANAUS": ""}),
            nowhere[0],
            nowhere[1],
            self.assertRaisesRegex(manaus.EngineNotFound, "MANAUS"),
        ):
            engine_command()
        with self.assertRaises(manaus.EngineNotFound):
            manaus.Engine([str(Path("no", "such", "program"))])

    def test_a_program_that_is_no_engine_fails(self) -> None:
        with manaus.Engine(["node", "-e", "console.error('not I'); process.exit(3);"]) as engine:
            with self.assertRaisesRegex(manaus.EngineFailure, "ended"):
                engine.call("version", {}, timeout=60)


if __name__ == "__main__":
    unittest.main()
