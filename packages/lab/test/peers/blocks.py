"""Random levels of the three block games and the lengths of their shortest solutions, from the rules of the level format alone.

python3 blocks.py FIRST LAST prints a JSON list of [seed, level as text, moves or null]. It shares nothing with the TypeScript packages.
"""

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


def bloxorz(rows, switches, bridges, teleports):
    cells = cells_of(rows)
    start, goal = place_of(cells, "S"), place_of(cells, "G")
    bridge_names, switch_names = sorted(bridges), sorted(switches)

    def holds(places, standing, closed):
        for place in places:
            sign = cells.get(place, ".")
            if sign == "." or (sign == "~" and standing) or (sign in bridges and not closed[bridge_names.index(sign)]):
                return False
        return True

    def fired(memory, place, standing):
        sign = cells.get(place, ".")
        if sign not in switches:
            return memory
        weight, effect, targets = switches[sign]
        closed, pressed = list(memory[0]), list(memory[1])
        number = switch_names.index(sign)
        if (weight == "heavy" and not standing) or (effect == "non-alternating" and pressed[number]):
            return memory
        for target in targets:
            i = bridge_names.index(target)
            closed[i] = effect == "close" or (effect != "open" and not closed[i])
        pressed[number] = pressed[number] or effect == "non-alternating"
        return tuple(closed), tuple(pressed)

    def landed(places, selected, memory):
        """Where a block or two halves are, joined where they touch."""
        (ax, ay), (bx, by) = places
        if selected is not None and abs(ax - bx) + abs(ay - by) == 1:
            places, selected = ordered(places), None
        return places, selected, memory

    def moves(state):
        (a, b), selected, memory = state
        if selected is not None:
            yield (a, b), 1 - selected, memory
        for dx, dy in STEPS:
            if selected is not None:
                moved = [a, b]
                moved[selected] = (moved[selected][0] + dx, moved[selected][1] + dy)
                if moved[0] == moved[1]:
                    continue
                after = fired(memory, moved[selected], False)
                if holds(moved, False, after[0]):
                    yield landed(tuple(moved), selected, after)
                continue
            ahead = max((a, b), key=lambda place: place[0] * dx + place[1] * dy)
            beyond = (ahead[0] + dx, ahead[1] + dy)
            if a == b:
                places = ordered((beyond, (beyond[0] + dx, beyond[1] + dy)))
            elif (a[0] != b[0]) == (dx != 0):
                places = (beyond, beyond)
            else:
                places = ordered(((a[0] + dx, a[1] + dy), (b[0] + dx, b[1] + dy)))
            standing = places[0] == places[1]
            after = memory
            for place in places[:1] if standing else places:
                after = fired(after, place, standing)
            if not holds(places, standing, after[0]):
                continue
            sign = cells[places[0]]
            if not standing or sign not in teleports:
                yield places, None, after
                continue
            for half in teleports[sign]:
                after = fired(after, half, False)
            if holds(teleports[sign], False, after[0]):
                yield landed(teleports[sign], 0, after)

    memory = tuple(bridges[name] for name in bridge_names), tuple(False for _ in switch_names)
    return fewest(((start, start), None, memory), moves, lambda state: state[1] is None and state[0] == (goal, goal))


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

    floor = frozenset((place, "#" if sign == "S" else sign) for place, sign in cells.items() if sign != ".")
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

    return fewest((start, "upright", 0, tuple(name.isupper() for name in keys)), moves, lambda state: state[:3] == (goal, "upright", 0))


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
    bridges = {name: rng.random() < 0.4 for name in "BCDE"[: rng.randint(0, 3)] if board.put(name, rng.randint(1, 2))}
    switches, teleports = {}, {}
    for name in "abc"[: rng.randint(0, 3)]:
        if bridges and board.put(name):
            effect = rng.choice(["alternating", "non-alternating", "close", "open"])
            switches[name] = rng.choice(["light", "heavy"]), effect, rng.sample(sorted(bridges), rng.randint(1, len(bridges)))
    if rng.random() < 0.5 and board.put("T"):
        one = rng.randint(1, board.width), rng.randint(1, board.height)
        other = rng.randint(1, board.width), rng.randint(1, board.height)
        teleports["T"] = one, other if other != one else (one[0] % board.width + 1, one[1])
    lines = [f"bridge {name} {'closed' if closed else 'open'}" for name, closed in bridges.items()]
    lines += [f"switch {name} {weight} {effect} {' '.join(targets)}" for name, (weight, effect, targets) in switches.items()]
    lines += [f"teleport {name} {a[0]} {a[1]} {b[0]} {b[1]}" for name, (a, b) in teleports.items()]
    return "bloxorz", board.rows(), lines, bloxorz(board.rows(), switches, bridges, teleports)


def random_edge(rng):
    board = Board(rng, rng.randint(2, 5), rng.randint(2, 4), "#" * 8 + "..K")
    if rng.random() < 0.5:
        board.put("B", 2)
    return "on-the-edge", board.rows(), [], on_the_edge(board.rows())


def random_bobbin(rng):
    board = Board(rng, rng.randint(3, 8), rng.randint(3, 7), "#" * 10 + ".^")
    pairs, stars = [], {}
    for a, b in (("a", "B"), ("c", "d")):
        if rng.random() < 0.6 and len(board.free) > 1 and board.put(a) and board.put(b):
            pairs.append((a, b))
    if rng.random() < 0.6 and board.put("*"):
        stars["*"] = rng.randint(1, 4)
    lines = [f"pair {a} {b}" for a, b in pairs] + [f"star {name} {moves}" for name, moves in stars.items()]
    return "bobbin", board.rows(), lines, bobbin(board.rows(), pairs, stars)


def random_level(seed):
    rng = random.Random(seed)
    game, rows, lines, moves = rng.choice([random_bloxorz, random_bloxorz, random_edge, random_bobbin])(rng)
    return [seed, "\n".join([f"game {game}", "grid", *rows, "end", *lines, ""]), moves]


if __name__ == "__main__":
    json.dump([random_level(seed) for seed in range(int(sys.argv[1]), int(sys.argv[2]))], sys.stdout)
