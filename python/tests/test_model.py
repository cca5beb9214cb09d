"""A random walk over the client: every question ends in its answer or an error, whatever dies,
forks, raises or says nonsense.

``MANAUS_STEPS`` is the number of steps, 1,000 by default, and ``MANAUS_SEED`` the seed, which a
failure names; ``npm run python -- --steps 100000`` walks far.
"""

from __future__ import annotations

import os
import random
import signal
import sys
import threading
import unittest
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from unittest.mock import patch

import manaus

from .test_engine import exit_code_of_fork

STEPS = int(os.environ.get("MANAUS_STEPS", "1000"))
SEED = int(os.environ.get("MANAUS_SEED", "20261127"))
ODD = [sys.executable, "-S", str(Path(__file__).with_name("odd_engine.py"))]

FOR_EVER = 60.0
"""The seconds after which a question counts as one that never ends."""

NONSENSE = ("nobody", "noise", "odd", "deep")
"""What ends the questions that are open."""

DEATHS = ("half", "die", "shut", "deaf")
"""What ends the engine."""


class Raised(Exception):
    """What a callback raises."""


MAY_BE: dict[str, set[type[BaseException]]] = {
    "raises": {Raised},
    "cancels": {manaus.Cancelled},
}
"""What a question ends in by its callback."""


@dataclass
class Question:
    """A question, and what it may end in besides its answer."""

    request: manaus.Request
    n: int
    may_be: set[type[BaseException]] = field(default_factory=set)
    has_answer: bool = True


class Run:
    """An engine with its open questions: the model of what they may end in."""

    def __init__(self) -> None:
        self.engine = manaus.Engine(ODD)
        self.questions: list[Question] = []
        self.is_doomed = False

    def ask(
        self, method: str, n: int, on_progress: Callable[..., object] | None = None
    ) -> Question:
        request = self.engine.submit(method, {"n": n}, on_progress=on_progress)
        question = Question(request, n)
        if self.is_doomed:
            question.may_be.add(manaus.EngineFailure)
        self.questions.append(question)
        return question

    def fails(self) -> None:
        """From now on the questions that are open may fail."""
        for question in self.questions:
            question.may_be.add(manaus.EngineFailure)


class Walk:
    """The steps, at random."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.run = Run()
        self.n = 0
        self.ends: Counter[str] = Counter()

    def step(self) -> None:
        steps: list[tuple[int, Callable[[], object]]] = [
            (30, lambda: self.ask(self.random.choice(["echo", "late"]))),
            (8, self.ask_wrongly),
            (6, self.ask_what_is_no_question),
            (8, self.ask_with_a_callback),
            (6, self.ask_endlessly),
            (6, self.ask_with_a_timeout),
            (4, self.ask_in_threads),
            (3, self.say_nonsense),
            (20, self.take_an_end),
            (2, self.die),
            (1, self.kill),
            (1, self.close),
            (1, self.fork),
        ]
        weights = [weight for weight, _ in steps]
        self.random.choices([step for _, step in steps], weights)[0]()

    def ask(self, method: str, on_progress: Callable[..., object] | None = None) -> Question | None:
        """Asks; an engine that has ended refuses at once, if the model knows that it may have."""
        self.n += 1
        try:
            return self.run.ask(method, self.n, on_progress)
        except manaus.EngineFailure as error:
            assert self.run.is_doomed, f"refused without a reason: {error}"
            assert "None" not in str(error), str(error)
            self.ends["refused"] += 1
            self.renew()
            return None

    def ask_wrongly(self) -> None:
        question = self.ask("wrong")
        if question is not None:
            question.may_be.add(manaus.BadInput)
            question.has_answer = False

    def ask_what_is_no_question(self) -> None:
        deep: list[Any] = []
        for _ in range(self.random.choice([101, 5000])):
            deep = [deep]
        wrong = self.random.choice([object(), float("nan"), deep, "x" * 2**24, 10**400, {1: 2}])
        try:
            self.run.engine.submit("echo", {"n": wrong})
        except manaus.BadInput:
            self.ends["no question"] += 1
        else:
            raise AssertionError(f"sent: {wrong!r:.50}")

    def ask_with_a_callback(self) -> None:
        run, what = self.run, self.random.choice(["listens", "raises", "asks", "cancels"])
        own: list[manaus.Request] = []

        def callback(text: str, share: float | None) -> None:
            if what == "raises":
                raise Raised(text)
            if what == "asks":
                try:
                    assert run.engine.call("echo", {"n": text}, timeout=FOR_EVER) == text
                except manaus.EngineFailure:
                    pass
            if what == "cancels" and own:
                own[0].cancel()

        question = self.ask("slow", callback)
        if question is not None:
            own.append(question.request)
            question.may_be |= MAY_BE.get(what, set())

    def ask_endlessly(self) -> None:
        question = self.ask("endless")
        if question is not None:
            question.request.cancel()
            question.may_be.add(manaus.Cancelled)
            question.has_answer = False

    def ask_with_a_timeout(self) -> None:
        question = self.ask(self.random.choice(["late", "slow", "endless", "echo"]))
        if question is None:
            return
        question.may_be.add(manaus.Cancelled)
        try:
            answer = question.request.result(self.random.choice([0, 0.001, 0.01]))
        except manaus.ManausTimeout as error:
            assert "no answer within" in str(error)
            self.ends["ManausTimeout"] += 1
        except manaus.EngineFailure:
            assert manaus.EngineFailure in question.may_be
        else:
            assert answer == question.n

    def ask_in_threads(self) -> None:
        """Several threads ask at the same time."""
        run, wrong = self.run, []

        def work(n: int) -> None:
            try:
                if run.engine.call("late", {"n": n}, timeout=FOR_EVER) != n:
                    wrong.append(n)
            except manaus.EngineFailure:
                if not run.is_doomed:
                    wrong.append(n)
            except BaseException:
                wrong.append(n)

        threads = [threading.Thread(target=work, args=[-n]) for n in range(1, 4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert wrong == [], wrong

    def say_nonsense(self) -> None:
        """The engine says what is no answer: what is open fails, and it goes on."""
        question = self.ask(self.random.choice(NONSENSE))
        if question is None:
            return
        question.has_answer = False
        for method in self.random.choices(["echo", "late", "slow"], k=self.random.randrange(4)):
            self.ask(method)
        self.run.fails()
        # What the engine answers after it, it has said after it.
        while not self.is_answered("echo"):
            self.ends["nonsense"] += 1

    def is_answered(self, method: str) -> bool:
        """False if the engine goes on, and the question failed nevertheless."""
        question = self.ask(method)
        if question is None:
            return True
        self.run.questions.remove(question)
        try:
            return bool(question.request.result(FOR_EVER) == question.n)
        except manaus.EngineFailure:
            return self.run.is_doomed

    def die(self) -> None:
        self.doom()
        question = self.ask(self.random.choice(DEATHS))
        if question is not None:
            question.has_answer = False
            self.ask("echo")

    def kill(self) -> None:
        self.doom()
        self.run.engine._process.send_signal(self.random.choice([signal.SIGKILL, signal.SIGTERM]))

    def doom(self) -> None:
        """The engine ends at some time from now on."""
        self.run.is_doomed = True
        self.run.fails()

    def close(self) -> None:
        for question in self.run.questions:
            question.may_be.add(manaus.Cancelled)
        self.doom()
        self.run.engine.close()
        self.ask("echo")

    def fork(self) -> None:
        """A child uses what its parent has: it is refused, and its parent hears nothing of it."""
        engine, questions = self.run.engine, list(self.run.questions)

        def in_child() -> None:
            for ask in (lambda: engine.submit("die", {"n": 0}), lambda: engine.call("die", {})):
                try:
                    ask()
                except manaus.EngineForked:
                    continue
                raise AssertionError("a child was not refused")
            for question in questions:
                question.request.cancel()
                if not question.request.done():
                    try:
                        question.request.result()
                    except manaus.EngineForked:
                        continue
                    raise AssertionError("a child waits for an answer")
            engine.close()

        if hasattr(os, "fork"):
            assert exit_code_of_fork(in_child) == 0
            self.ends["fork"] += 1

    def take_an_end(self) -> None:
        if self.run.questions:
            at = self.random.randrange(len(self.run.questions))
            self.take(self.run.questions.pop(at))

    def take(self, question: Question) -> None:
        """The end of a question, which must be one that the model knows."""
        try:
            answer = question.request.result(FOR_EVER)
        except manaus.ManausTimeout:
            raise AssertionError(f"question {question.n} never ends") from None
        except tuple(question.may_be) as error:
            assert "None" not in str(error), str(error)
            self.ends[type(error).__name__] += 1
        else:
            assert question.has_answer, f"question {question.n} has an answer: {answer}"
            assert answer == question.n, f"question {question.n} has the answer {answer}"
            self.ends["answer"] += 1

    def renew(self) -> None:
        """Another engine; the questions of the one before end first."""
        self.finish()
        self.run = Run()

    def finish(self) -> None:
        while self.run.questions:
            self.take(self.run.questions.pop())
        engine = self.run.engine
        engine.close()
        assert engine._open == {}, engine._open
        assert not any(thread.is_alive() for thread in engine._threads)


class Model(unittest.TestCase):
    @patch("manaus._engine._PATIENCE", 0.5)
    def test_every_question_ends(self) -> None:
        walk = Walk(SEED)
        said, sys.stderr = sys.stderr, open(os.devnull, "w", encoding="utf-8")
        try:
            for step in range(STEPS):
                try:
                    walk.step()
                except BaseException as error:
                    raise AssertionError(f"step {step} of the seed {SEED}") from error
            walk.finish()
        finally:
            sys.stderr.close()
            sys.stderr = said
        for end in ("answer", "BadInput", "Cancelled", "EngineFailure", "Raised", "fork"):
            self.assertGreater(walk.ends[end], 0, end)
        if STEPS > 1000:
            print(f"{STEPS} steps of the seed {SEED}: {dict(walk.ends)}")


if __name__ == "__main__":
    unittest.main()
