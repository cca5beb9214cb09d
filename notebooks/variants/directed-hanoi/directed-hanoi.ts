import { InputError, type PegDigraph, requireInteger } from '@manaus/core';

const place = 'lab/directed-hanoi';
const PEGS = [0, 1, 2];

/**
 * The terms of the recurrence of three pegs for a number of discs; entry `[i][j]` is for a stack on
 * p_i that goes to p_j.
 */
export interface StackRow {
  readonly discs: number;
  /** The fewest moves. */
  readonly moves: readonly (readonly bigint[])[];
  /** The number of plays that have as few. */
  readonly solutions: readonly (readonly bigint[])[];
}

/** The peg of disc n, the peg of the others' stack, and whether these moved last. */
interface Stage {
  readonly disc: number;
  readonly others: number;
  readonly rested: boolean;
}

const stages: readonly Stage[] = PEGS.flatMap((disc) =>
  PEGS.flatMap((others) => [true, false].map((rested) => ({ disc, others, rested }))),
);
const stageAt = (disc: number, others: number, rested: boolean) =>
  6 * disc + 2 * others + (rested ? 0 : 1);

/**
 * Stacks of 0 to n discs on three pegs with any strongly connected digraph of moves: the fewest
 * moves from peg to peg, and how many plays have as few.
 *
 * Disc n moves only while all others are stacked on the third peg. So a play is a walk over 9
 * stages (its peg, theirs): disc n moves, 1 move, or the others go from stack to stack as a tower
 * of n - 1 discs. A shortest walk is a shortest play; no search of the state graph. Two journeys of
 * the others in a row count as one. Exact integers; time O(n). Throws for a digraph that is not
 * strongly connected. Source for the cycle: [atkinson1981]; for all five digraphs: [sapir2004].
 *
 * @example
 * ```ts
 * const rows = stackRecurrence(pegMoves('cyclic', 3), 5);
 * rows.map(({ moves }) => moves[0][1]); // => [0n, 1n, 5n, 15n, 43n, 119n]
 * rows[5].solutions[0][1]; // => 1n
 * ```
 */
export function stackRecurrence(moves: PegDigraph, most: number): StackRow[] {
  requireInteger(place, 'most', most, 0);
  const rows: StackRow[] = [{ discs: 0, moves: square(() => 0n), solutions: square(() => 1n) }];
  while (rows.length <= most) rows.push(nextStackRow(moves, rows[rows.length - 1]));
  return rows;
}

/**
 * The stacks of one disc more: the step of {@link stackRecurrence}.
 *
 * @example
 * ```ts
 * const [none] = stackRecurrence(pegMoves('cyclic', 3), 0);
 * nextStackRow(pegMoves('cyclic', 3), none).moves[0]; // => [0n, 1n, 2n]
 * ```
 */
export function nextStackRow(moves: PegDigraph, before: StackRow): StackRow {
  requireThree(moves);
  const walks = PEGS.map((from) => shortestWalks(moves, before, stageAt(from, from, true)));
  const best = square((from, to) => ends(walks[from], to));
  return {
    discs: before.discs + 1,
    moves: best.map((row) => row.map(({ length }) => length)),
    solutions: best.map((row) => row.map(({ ways }) => ways)),
  };
}

const square = <T>(entry: (from: number, to: number) => T): T[][] =>
  PEGS.map((from) => PEGS.map((to) => entry(from, to)));

/** A length, and how many shortest walks have it. */
interface Walk {
  readonly length: bigint;
  readonly ways: bigint;
}

/** Of the two stages with all discs on a peg, one is where shortest walks end. */
function ends(walks: readonly (Walk | null)[], peg: number): Walk {
  const found = [true, false]
    .map((rested) => walks[stageAt(peg, peg, rested)])
    .filter((walk) => walk !== null);
  if (found.length === 0)
    throw new InputError(place, 'moves', 'connected', { got: `no way to p${peg}` });
  const length = found.reduce(
    (least, walk) => (walk.length < least ? walk.length : least),
    found[0].length,
  );
  return {
    length,
    ways: found.reduce((sum, walk) => (walk.length === length ? sum + walk.ways : sum), 0n),
  };
}

/** Dijkstra's algorithm over the 18 stages, with the number of shortest walks. */
function shortestWalks(moves: PegDigraph, before: StackRow, start: number): (Walk | null)[] {
  const best: (Walk | null)[] = stages.map((_, stage) =>
    stage === start ? { length: 0n, ways: 1n } : null,
  );
  const open = new Set(stages.keys());
  for (;;) {
    let here: number | null = null;
    for (const stage of open)
      if (
        best[stage] !== null &&
        (here === null || (best[stage] as Walk).length < (best[here] as Walk).length)
      )
        here = stage;
    if (here === null) return best;
    open.delete(here);
    const { length, ways } = best[here] as Walk;
    for (const step of stepsFrom(moves, before, stages[here])) {
      const known = best[step.to];
      const total = length + step.length;
      if (known === null || total < known.length)
        best[step.to] = { length: total, ways: ways * step.ways };
      else if (total === known.length)
        best[step.to] = { length: total, ways: known.ways + ways * step.ways };
    }
  }
}

function stepsFrom(
  moves: PegDigraph,
  before: StackRow,
  { disc, others, rested }: Stage,
): (Walk & { readonly to: number })[] {
  if (before.discs === 0)
    return PEGS.filter((to) => moves[disc][to]).map((to) => ({
      to: stageAt(to, to, true),
      length: 1n,
      ways: 1n,
    }));
  const steps = PEGS.filter((to) => moves[disc][to] && others === 3 - disc - to).map((to) => ({
    to: stageAt(to, others, true),
    length: 1n,
    ways: 1n,
  }));
  if (!rested) return steps;
  const journeys = PEGS.filter((to) => to !== others);
  return [
    ...steps,
    ...journeys.map((to) => ({
      to: stageAt(disc, to, false),
      length: before.moves[others][to],
      ways: before.solutions[others][to],
    })),
  ];
}

/** The farthest states, by recurrence. */
export interface WorstRow {
  readonly discs: number;
  /** Entry j: the most moves that a state needs to the stack on p_j. */
  readonly worst: readonly bigint[];
  /** The number of states that need as many. */
  readonly farthest: readonly bigint[];
}

/**
 * The states of 1 to n discs on three pegs that are farthest from each stack, by recurrence over
 * the distances of a state to the three stacks.
 *
 * With disc n on p_i, a state of the others at distances x_0, x_1, x_2 from their stacks needs min
 * over r of x_r and the shortest walk from the stage (p_i, p_r) on, as in {@link stackRecurrence}.
 * States with the same three distances go together. Time and memory O(3^n) at worst, mostly less.
 *
 * @example
 * ```ts
 * worstRecurrence(pegMoves('cyclic', 3), 4).map(({ worst }) => worst[0]); // => [2n, 7n, 21n, 59n]
 * ```
 */
export function worstRecurrence(moves: PegDigraph, most: number): WorstRow[] {
  requireInteger(place, 'most', most, 1, 14);
  const rows = stackRecurrence(moves, most);
  let kinds = new Map([['0,0,0', { distances: [0n, 0n, 0n], states: 1n }]]);
  return rows.slice(1).map(({ discs }) => {
    const walks = PEGS.map((disc) =>
      PEGS.map((others) =>
        shortestWalks(moves, rows[discs - 1], stageAt(disc, discs === 1 ? disc : others, true)),
      ),
    );
    const next: typeof kinds = new Map();
    for (const { distances, states } of kinds.values())
      for (const disc of PEGS) {
        const found = PEGS.map((to) =>
          least(PEGS.map((others) => distances[others] + ends(walks[disc][others], to).length)),
        );
        next.set(found.join(), {
          distances: found,
          states: states + (next.get(found.join())?.states ?? 0n),
        });
      }
    kinds = next;
    return { discs, ...farthestOf([...kinds.values()]) };
  });
}

const least = (values: readonly bigint[]) => values.reduce((a, b) => (b < a ? b : a));

function farthestOf(
  kinds: readonly { readonly distances: readonly bigint[]; readonly states: bigint }[],
): Pick<WorstRow, 'worst' | 'farthest'> {
  const worst = PEGS.map((peg) =>
    kinds.reduce((most, { distances }) => (distances[peg] > most ? distances[peg] : most), 0n),
  );
  const farthest = PEGS.map((peg) =>
    kinds.reduce(
      (sum, { distances, states }) => (distances[peg] === worst[peg] ? sum + states : sum),
      0n,
    ),
  );
  return { worst, farthest };
}

function requireThree(moves: PegDigraph): void {
  if (moves.length !== 3)
    throw new InputError(place, 'moves', 'exactly', { n: 3, of: 'pegs', got: moves.length });
}
