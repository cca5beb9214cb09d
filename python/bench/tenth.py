"""The time of a question once the engine is warm: the tenth analysis of a tower of four discs."""

from __future__ import annotations

import time

import manaus


def milliseconds() -> float:
    begun = time.perf_counter()
    manaus.analyze("manaus", 4)
    return 1000 * (time.perf_counter() - begun)


times = [milliseconds() for _ in range(10)]
print(
    f"analyze of 4 discs: the first {times[0]:.0f} ms, with the start of the engine; "
    f"the tenth {times[-1]:.1f} ms (target: 20)"
)
