import { requireReading } from '../algorithm.js';
import { firstWrong, general, range } from '../legacy/check.js';
import type { Effort, Item } from '../legacy/item.js';
import { bloxorzLevel, solutionOf } from './evidence/block-search.js';
import { distancesFrom } from './evidence/flat-graph.js';

/** A positive rational p / q. */
type Ratio = readonly [p: number, q: number];

const ratios = (most: number): Ratio[] =>
  range(1, most).flatMap((q) => range(1, q).map((p): Ratio => [p, q]));

/** Whether N^(2/e - 1) < N^(2/e) - N for e = p / q, exactly: divided by N and raised to the power p it is 1 < ((N - 1)^p) N^(2q - 2p). */
function below(N: number, [p, q]: Ratio): boolean {
  const [left, right] =
    p <= q ? [1n, BigInt(N) ** BigInt(2 * q - 2 * p)] : [BigInt(N) ** BigInt(2 * p - 2 * q), 1n];
  return left < BigInt(N - 1) ** BigInt(p) * right;
}

/** The same from the printed expressions where 2/e is an integer; `null` elsewhere. */
function belowAsPrinted(N: number, [p, q]: Ratio): boolean | null {
  if ((2 * q) % p !== 0 || 2 * q < p) return null;
  const exponent = BigInt((2 * q) / p);
  return BigInt(N) ** (exponent - 1n) < BigInt(N) ** exponent - BigInt(N);
}

function wrongAt(N: number, ratio: Ratio): string | null {
  const direct = belowAsPrinted(N, ratio);
  if (direct !== null && direct !== below(N, ratio))
    throw new Error(`two ways differ at N = ${N}, e = ${ratio.join('/')}`);
  const [p, q] = ratio;
  const exponent = (2 * q) / p;
  return below(N, ratio)
    ? null
    : `N = ${N}, e = ${p}/${q}: ${N ** (exponent - 1)} < ${N ** exponent - N} is false`;
}

/** Shapes of a corridor: steps that never come beside an earlier cell, the corners included. */
function* corridors(cells: number): Generator<(readonly [number, number])[]> {
  const path: [number, number][] = [[0, 0]];
  function* grow(): Generator<(readonly [number, number])[]> {
    if (path.length === cells) {
      yield [...path];
      return;
    }
    const [x, y] = path[path.length - 1];
    for (const next of [
      [x + 1, y],
      [x, y + 1],
      [x - 1, y],
      [x, y - 1],
    ] as [number, number][]) {
      if (
        path.some(
          ([a, b], i) =>
            Math.abs(a - next[0]) + Math.abs(b - next[1]) <= (i === path.length - 1 ? 0 : 1),
        )
      )
        continue;
      path.push(next);
      yield* grow();
      path.pop();
    }
  }
  yield* grow();
}

/** The least number of moves along a corridor, from standing on one end to standing on the other; `null` where there is no way. */
function movesAlong(cells: readonly (readonly [number, number])[]): number | null {
  const [left, low] = [Math.min(...cells.map(([x]) => x)), Math.min(...cells.map(([, y]) => y))];
  const side = cells.length;
  const ground = new Uint8Array(side * side);
  const at = ([x, y]: readonly [number, number]) => x - left + side * (y - low);
  for (const cell of cells) ground[at(cell)] = 1;
  const moves = distancesFrom({ width: side, height: side, ground }, at(cells[0]))[
    3 * at(cells[side - 1])
  ];
  return moves < 0 ? null : moves;
}

/** A corridor with X cells between its ends that takes fewer moves than a share of X + 1. */
function* tooShort(most: number, share: number): Generator<string> {
  for (const X of range(1, most))
    for (const shape of corridors(X + 2)) {
      const moves = movesAlong(shape);
      if (moves !== null && moves < share * (X + 1))
        yield `X = ${X}, corridor ${shape.map(([x, y]) => `(${x}, ${y})`).join(' ')}: ${moves} moves`;
    }
}

/** The straight path of X cells, by the rules of the game. */
function straight(X: number): string | null {
  const path = solutionOf(bloxorzLevel(`S${'#'.repeat(X)}G`));
  return path === null || path.length >= X
    ? null
    : `S${'#'.repeat(X)}G: the outer path has X = ${X} cells, and ${path.length} moves are enough, ${path}`;
}

const most = (effort: Effort) => (effort === 'quick' ? 8 : 11);

const items: readonly Item[] = [
  {
    id: 'ramos2014/theorem-3.2-inequality',
    kind: 'theorem',
    statement: 'For every N >= 1 and every e > 0, N (N^(2/e))^(1 - e) = N^(2/e - 1) < N^(2/e) - N.',
    departs:
      'The equality holds. The inequality holds for N >= 2 and 0 < e < 1, which is what the proof needs; N = 1 must be left out, and for e >= 1 there is no factor n^(1 - e) above 1. The path has a whole number of cells only where N^(2/e) is an integer.',
    uses: [],
    recorded: 'fails',
    check: (effort) => {
      const bound = effort === 'quick' ? 12 : 40;
      const numbers = range(1, effort === 'quick' ? 60 : 400);
      const inside = ratios(bound).filter(([p, q]) => p < q);
      requireReading(
        firstWrong(
          ...numbers.slice(1).map((N) => firstWrong(...inside.map((ratio) => wrongAt(N, ratio)))),
        ),
      );
      const all = ratios(bound);
      const one = firstWrong(...all.map((ratio) => wrongAt(1, ratio)));
      const two = firstWrong(...all.map((ratio) => wrongAt(2, ratio)));
      const exponents = inside.every(([p, q]) => 1 * p + 2 * (q - p) === 2 * q - p);
      requireReading(exponents ? null : 'the exponents of the equality differ');
      const checked = `N = 1 to ${numbers.length}, e = p/q up to 1 with q <= ${bound}, in integers; the printed expressions themselves where 2/e is one`;
      if (one === null && two === null) return { verdict: 'holds-in-range', checked, methods: 2 };
      return {
        verdict: 'fails',
        checked,
        methods: 2,
        counterexample: [one, two].filter((fault) => fault !== null).join('; '),
      };
    },
  },
  {
    id: 'ramos2014/theorem-3.2-outer-path',
    kind: 'theorem',
    statement:
      'For every X >= 1, a path of X cells added between the start and the goal of a level takes at least X moves.',
    departs:
      'Two moves carry the block over three cells: X cells take at least 2(X + 1)/3 moves, in corridors of every shape tried. With 3X/2 cells instead of X the proof goes through.',
    uses: ['ramos2014/theorem-3.2-inequality'],
    recorded: 'fails',
    check: (effort) => {
      const short = [...tooShort(most(effort), 2 / 3)][0] ?? null;
      requireReading(short);
      const tried = {
        checked: `straight paths of 1 to 60 cells by the rules, and corridors of every shape with up to ${most(effort)} cells between their ends, on the board`,
        methods: 2,
      };
      const finding = general(range(1, 60), straight, tried);
      const shaped = [...tooShort(5, 5 / 6)][0];
      if (finding.verdict === 'fails' && shaped === undefined)
        throw new Error('the search over corridors does not find it');
      return finding;
    },
  },
];
export default items;
