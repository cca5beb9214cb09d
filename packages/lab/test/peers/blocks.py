"""Random levels of the three block games and the lengths of their shortest solutions, from the
rules of the level format alone.

python3 blocks.py FIRST LAST prints a JSON list of [seed, level as text, [moves, rolls] or null, the
same for the least rolls]. It shares nothing with the TypeScript packages.
"""

import heapq
import json
import random
import sys
from collections import deque

STEPS = [(1, 0), (-1, 0), (0, 1), (0, -1)]


def cells_of(rows):
    height = len(rows)
    return {(x + 1, height - i): sign for i, row in enumerate(rows) for x, sign in enumerate(row)}


def place_of(cells, wanted):
    return next(place for place, sign in cells.items() if sign == wanted)


def fewest(start, moves, wins):
    if wins(start):
        return 0
    seen, queue = {start}, deque([(start, 0)])
    while queue:
        state, level = queue.popleft()
        for after in moves(state):
            if after in seen:
                continue
            if wins(after):
                return level + 1
            seen.add(after)
            queue.append((after, level + 1))
    return None


def least(start, moves, wins, first):
    """(moves, rolls) of a solution: the first of them least, then the other; None where there is
    none.
    """
    waiting, settled, ticket = [((0, 0), 0, start)], set(), 0
    while waiting:
        cost, _, state = heapq.heappop(waiting)
        if state in settled:
            continue
        settled.add(state)
        if wins(state):
            return cost if first == "moves" else cost[::-1]
        for after, is_roll in moves(state):
            if after not in settled:
                ticket += 1
                step = (1, is_roll) if first == "moves" else (is_roll, 1)
                heapq.heappush(waiting, ((cost[0] + step[0], cost[1] + step[1]), ticket, after))
    return None


def bloxorz(rows, rules, switches, bridges, teleports):
    """switches: (cell, weight, effect, bridges), a line each; the answers for least moves and for
    least rolls.
    """
    cells = cells_of(rows)
    start, goal = place_of(cells, "S"), place_of(cells, "G")
    strict = rules == "strict"
    names = sorted(bridges)

    def holds(place, standing, closed):
        sign = cells.get(place, ".")
        if sign in bridges:
            return closed[names.index(sign)]
        return sign != "." and not (sign == "~" and standing)

    def press(places, standing, closed, spent):
        closed, spent = list(closed), set(spent)
        for place in places:
            for number, (sign, weight, effect, targets) in enumerate(switches):
                if cells.get(place) != sign or (weight == "heavy" and not standing):
                    continue
                if effect == "non-alternating":
                    if number in spent:
                        continue
                    spent.add(number)
                for target in targets:
                    at = names.index(target)
                    closed[at] = {"close": True, "open": False}.get(effect, not closed[at])
        return tuple(closed), frozenset(spent)

    def beside(a, b):
        return abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1

    def rolled(places, dx, dy):
        if len(places) == 1:
            ((x, y),) = places
            return ordered(((x + dx, y + dy), (x + 2 * dx, y + 2 * dy)))
        moved = {(x + dx, y + dy) for x, y in places}
        new = moved - set(places)
        if len(new) == 2:
            return ordered(new)
        return tuple((x, y) for x, y in new)

    def moves(state):
        halves, places, selected, closed, spent = state
        if halves:
            yield (True, places, 1 - selected, closed, spent), 0
        for dx, dy in STEPS:
            if not halves:
                after = rolled(places, dx, dy)
                standing = len(after) == 1
                arriving, parts = after, after
            else:
                x, y = places[selected]
                standing, arriving = False, ((x + dx, y + dy),)
                if arriving[0] == places[1 - selected]:
                    continue
                parts = (arriving[0], places[1]) if selected == 0 else (places[0], arriving[0])
            if not all(holds(place, standing, closed) for place in arriving):
                continue
            now, gone = press(arriving, standing, closed, spent)
            if strict and not all(holds(place, standing, now) for place in parts):
                continue
            if standing and cells[parts[0]] in teleports:
                parts = teleports[cells[parts[0]]]
                if strict:
                    now, gone = press(parts, False, now, gone)
                    if not all(holds(place, False, now) for place in parts):
                        continue
                joins = strict and beside(*parts)
                yield (
                    (
                        not joins,
                        ordered(parts) if joins else parts,
                        None if joins else 0,
                        now,
                        gone,
                    ),
                    1,
                )
            elif halves and not beside(*parts):
                yield (True, parts, selected, now, gone), 1
            else:
                yield (False, ordered(parts), None, now, gone), 1

    first = (False, (start,), None, tuple(bridges[name] for name in names), frozenset())

    def won(state):
        return not state[0] and state[1] == (goal,)

    return least(first, moves, won, "moves"), least(first, moves, won, "rolls")


def ordered(places):
    return tuple(sorted(places, key=lambda place: (place[1], place[0])))


def on_the_edge(rows):
    cells = cells_of(rows)
    start, goal = place_of(cells, "S"), place_of(cells, "G")

    def moves(state):
        cube, left = state
        for dx, dy in STEPS:
            after = dict(left)
            target = (cube[0] + dx, cube[1] + dy)
            if after.get(cube) == "K":
                after[cube] = "#"
            else:
                after.pop(cube, None)
            if target not in after or (target == goal and len(after) > 1):
                continue
            if after[target] == "B":
                del after[target]
                target = next((place for place, sign in after.items() if sign == "B"), target)
            yield target, frozenset(after.items())

    floor = frozenset(
        (place, "#" if sign == "S" else sign) for place, sign in cells.items() if sign != "."
    )
    return fewest((start, floor), moves, lambda state: state[0] == goal)


def bobbin(rows, pairs, stars):
    cells = cells_of(rows)
    start, goal = place_of(cells, "S"), place_of(cells, "G")
    partner = {**dict(pairs), **{b: a for a, b in pairs}}
    keys = sorted(partner)

    def blocked(place, raised):
        sign = cells.get(place, ".")
        return sign == "^" or (sign in partner and raised[keys.index(sign)])

    def rolled(place, dx, dy, raised):
        first = place
        while True:
            ahead = (place[0] + dx, place[1] + dy)
            if cells.get(ahead, ".") == ".":
                return None
            if blocked(ahead, raised):
                return None if place == first else place
            place = ahead

    def moves(state):
        place, axis, cube, raised = state
        for dx, dy in STEPS:
            along = "x" if dx else "y"
            across = axis not in ("upright", along)
            if across and cube == 0:
                target = rolled(place, dx, dy, raised)
            else:
                target = (place[0] + dx, place[1] + dy)
                if cells.get(target, ".") == "." or blocked(target, raised):
                    target = None
            if target is None:
                continue
            sign = cells[target]
            after = list(raised)
            if sign in partner:
                i = keys.index(partner[sign])
                after[i] = not after[i]
            turned = axis if across else along if axis == "upright" else "upright"
            yield target, turned, stars.get(sign, max(0, cube - 1)), tuple(after)

    return fewest(
        (start, "upright", 0, tuple(name.isupper() for name in keys)),
        moves,
        lambda state: state[:3] == (goal, "upright", 0),
    )


class Board:
    """A random board with things put on cells of their own."""

    def __init__(self, rng, width, height, signs):
        self.rng, self.width, self.height = rng, width, height
        self.signs = [[rng.choice(signs) for _ in range(width)] for _ in range(height)]
        self.free = [(i, j) for i in range(height) for j in range(width)]
        rng.shuffle(self.free)
        self.put("S")
        self.put("G")

    def put(self, sign, count=1):
        if len(self.free) < count:
            return False
        for _ in range(count):
            i, j = self.free.pop()
            self.signs[i][j] = sign
        return True

    def rows(self):
        return ["".join(row) for row in self.signs]


def random_bloxorz(rng):
    board = Board(rng, rng.randint(3, 8), rng.randint(3, 7), "#" * 12 + "..." + "~")
    bridges = {
        name: rng.random() < 0.4
        for name in "BCDE"[: rng.randint(0, 3)]
        if board.put(name, rng.randint(1, 2))
    }
    switches, teleports = [], {}
    for name in "abc"[: rng.randint(0, 3)]:
        if not bridges or not board.put(name):
            continue
        for _ in range(rng.choice([1, 1, 1, 2, 3])):
            effect = rng.choice(["alternating", "non-alternating", "close", "open"])
            targets = rng.sample(sorted(bridges), rng.randint(1, len(bridges)))
            switches.append((name, rng.choice(["light", "heavy"]), effect, targets))
    if rng.random() < 0.5 and board.put("T"):
        floor = sorted(place for place, sign in cells_of(board.rows()).items() if sign != ".")
        teleports["T"] = tuple(rng.sample(floor, 2))
    rules = rng.choice(["official", "strict"])
    lines = [f"rules {rules}"] if rules == "strict" or rng.random() < 0.5 else []
    lines += [f"bridge {name} {'closed' if closed else 'open'}" for name, closed in bridges.items()]
    lines += [
        f"switch {name} {weight} {effect} {' '.join(targets)}"
        for name, weight, effect, targets in switches
    ]
    lines += [f"teleport {name} {a[0]} {a[1]} {b[0]} {b[1]}" for name, (a, b) in teleports.items()]
    return (
        "bloxorz",
        board.rows(),
        lines,
        bloxorz(board.rows(), rules, switches, bridges, teleports),
    )


def random_edge(rng):
    board = Board(rng, rng.randint(2, 5), rng.randint(2, 4), "#" * 8 + "..K")
    if rng.random() < 0.5:
        board.put("B", 2)
    return "on-the-edge", board.rows(), [], twice(on_the_edge(board.rows()))


def random_bobbin(rng):
    board = Board(rng, rng.randint(3, 8), rng.randint(3, 7), "#" * 10 + ".^")
    pairs, stars = [], {}
    for a, b in (("a", "B"), ("c", "d")):
        if rng.random() < 0.6 and len(board.free) > 1 and board.put(a) and board.put(b):
            pairs.append((a, b))
    if rng.random() < 0.6 and board.put("*"):
        stars["*"] = rng.randint(1, 4)
    lines = [f"pair {a} {b}" for a, b in pairs] + [
        f"star {name} {moves}" for name, moves in stars.items()
    ]
    return "bobbin", board.rows(), lines, twice(bobbin(board.rows(), pairs, stars))


def twice(moves):
    """In games without halves every move is a roll."""
    both = None if moves is None else (moves, moves)
    return both, both


def random_level(seed):
    rng = random.Random(seed)
    kinds = [random_bloxorz, random_bloxorz, random_bloxorz, random_edge, random_bobbin]
    game, rows, lines, (moves, rolls) = rng.choice(kinds)(rng)
    return [seed, "\n".join([f"game {game}", "grid", *rows, "end", *lines, ""]), moves, rolls]


if __name__ == "__main__":
    json.dump(
        [random_level(seed) for seed in range(int(sys.argv[1]), int(sys.argv[2]))], sys.stdout
    )
