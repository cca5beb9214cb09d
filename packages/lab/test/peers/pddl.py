"""Least plans of tasks in a folder (N/domain.pddl, N/problem.pddl) by pyperplan's BFS, as JSON."""

import json
import logging
import pathlib
import sys

from pyperplan.planner import SEARCHES, search_plan

logging.disable(logging.CRITICAL)
plans = []
for folder in sorted(pathlib.Path(sys.argv[1]).iterdir(), key=lambda path: int(path.name)):
    plan = search_plan(
        str(folder / "domain.pddl"), str(folder / "problem.pddl"), SEARCHES["bfs"], None
    )
    plans.append(None if plan is None else [step.name for step in plan])
json.dump(plans, sys.stdout)
