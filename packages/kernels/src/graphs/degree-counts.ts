import { allowedHeights, compileTower, factorial, type Tower, type TowerRules } from '@manaus/core';
import { sum } from '@manaus/core/internals';

/**
 * The number of states of a tower of each degree (out-degree if directed), counted without visiting
 * them; `null` if no kernel supports the rules.
 *
 * Free order: the degree depends on the heights alone. Size-ordered: discs are put down from the
 * smallest; what matters is in which order the pegs were first used, and the room left on those
 * that may fill up. Time O(heights), and O(discs times such settings).
 *
 * @example
 * ```ts
 * degreeCounts(hanoi(3)); // => [0, 0, 3, 24]
 * degreeCounts(oxford(2)); // => [0, 0, 6, 0, 6]
 * ```
 */
export function degreeCounts(rules: TowerRules): number[] | null {
  const tower = compileTower(rules);
  if (tower.kernelOrder === 'free') return freeDegrees(tower);
  return tower.kernelOrder === 'sorted' ? sortedDegrees(tower) : null;
}

function freeDegrees({ discs, capacities, moves }: Tower): number[] {
  const counts: number[] = [];
  const orders = Number(factorial(discs));
  for (const height of allowedHeights(discs, capacities)) {
    const degrees = moves.map((row, from) =>
      countTargets(row, (to) => height[from] > 0 && height[to] < capacities[to]),
    );
    add(counts, sum(degrees), orders);
  }
  return counts;
}

/** The number of pegs that a row allows and of which something is true. */
const countTargets = (row: readonly boolean[], holds: (to: number) => boolean): number =>
  row.filter((allowed, to) => allowed && holds(to)).length;

/** Pegs in the order of first use, and how many discs each peg holds, as far as that may matter. */
interface Setting {
  readonly used: readonly number[];
  readonly held: readonly number[];
  readonly ways: number;
}

function sortedDegrees({ discs, capacities, moves }: Tower): number[] {
  let settings = new Map<string, Setting>([
    ['', { used: [], held: capacities.map(() => 0), ways: 1 }],
  ]);
  for (let disc = 0; disc < discs; disc++) {
    const next = new Map<string, Setting>();
    for (const setting of settings.values())
      for (const [peg, capacity] of capacities.entries()) {
        const { used, held, ways } = setting;
        if (held[peg] === capacity) continue;
        const nowUsed = used.includes(peg) ? used : [...used, peg];
        const nowHeld =
          capacity >= discs ? held : held.map((count, other) => count + Number(other === peg));
        const key = `${nowUsed}|${nowHeld}`;
        const before = next.get(key)?.ways ?? 0;
        next.set(key, { used: nowUsed, held: nowHeld, ways: before + ways });
      }
    settings = next;
  }
  const counts: number[] = [];
  for (const { used, held, ways } of settings.values()) {
    // A disc may go to a peg that was first used later, or not at all, and has room.
    const degrees = used.map((from, i) =>
      countTargets(
        moves[from],
        (to) => !used.slice(0, i).includes(to) && held[to] < capacities[to],
      ),
    );
    add(counts, sum(degrees), ways);
  }
  return counts;
}

function add(counts: number[], degree: number, ways: number): void {
  while (counts.length <= degree) counts.push(0);
  counts[degree] += ways;
}
