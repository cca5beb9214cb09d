import type { BloxorzLevel } from '@manaus/blocks';
import {
  type Checks,
  type Effort,
  general,
  type ItemCheck,
  notTried,
  range,
  requireHolds,
  withValues,
} from '../../check/index.js';
import { bloxorzLevel, sizeOf, switchCells } from '../evidence/block-search.js';
import { levelsOf } from '../evidence/definitions.js';
import { below, drawn } from '../evidence/draws.js';
import { flatBoard, leastBetween } from '../evidence/flat-graph.js';
import {
  type LongCase,
  leastByRules,
  leastInGraph,
  longCase,
  type TooLong,
  tooLong,
  tooLongInEnglish,
  tooLongInPortuguese,
  triedBoards,
} from '../evidence/long-ways.js';
import { randomBloxorz } from '../evidence/random-blocks.js';

/** A level f, and the same with one more row of void, which is a level g. */
type Levels = { readonly f: TooLong; readonly g: BloxorzLevel };
/** The least numbers of moves on both. */
type Least = { readonly f: number | null; readonly g: number | null };
type Case = LongCase & { readonly larger: number };

/**
 * Whether some set L of positions that are not switches gives a level g that can be solved, and
 * whether the largest does.
 */
type Sets = { readonly some: boolean; readonly largest: boolean };

/** True if a level can be solved with void on some positions. */
function solvableWithout(level: BloxorzLevel, cells: readonly number[]): boolean {
  const board = flatBoard(level);
  const ground = Array.from(board.ground, (kind, cell) => (cells.includes(cell) ? 0 : kind));
  return leastBetween({ ...board, ground }, level.start, level.goal) !== null;
}

function bySets(level: BloxorzLevel): Sets | typeof notTried {
  // The positions that a set L has or has not: neither void nor a switch, and not the start
  // or the goal.
  const fixed = [level.start, level.goal, ...switchCells(level)];
  const { ground } = flatBoard(level);
  const free = range(0, sizeOf(level) - 1).filter(
    (cell) => ground[cell] !== 0 && !fixed.includes(cell),
  );
  if (free.length > 9) return notTried;
  const solvable = (code: number) => {
    const left = free.filter((_, i) => ((code >> i) & 1) === 0);
    return solvableWithout(level, [...switchCells(level), ...left]);
  };
  const most = 2 ** free.length - 1;
  return { some: range(0, most).some(solvable), largest: solvable(most) };
}

/** The set of all positions without switches satisfies the definition if any set does. */
const requireLargest = (levels: readonly BloxorzLevel[]) =>
  requireHolds(
    general<BloxorzLevel, Sets>({
      checked: { en: 'every set L', pt: 'todo conjunto L' },
      instances: levels,
      satisfies: ({ some, largest }) => some === largest,
      methods: { 'every set L, in the graph': bySets },
    }),
  );

const within = (moves: number | null, level: BloxorzLevel) =>
  moves !== null && moves <= sizeOf(level);

function check(effort: Effort) {
  const levels = drawn(32, levelsOf(effort), (random) =>
    randomBloxorz(2 + below(random, 3), 1 + below(random, 3), random, { switches: true }),
  );
  requireLargest(levels);
  const f = tooLong();
  const g = bloxorzLevel(`${'.'.repeat(f.level.width)}/${f.rows}`);
  // If g can be solved within its bound, so can f.
  return withValues(
    general<Levels, Least>({
      checked: {
        en: `${triedBoards.en}; every set L on ${levels.length} random levels; by the graph and by a search on the rules`,
        pt: `${triedBoards.pt}; todo conjunto L em ${levels.length} fases aleatórias; pelo grafo e por uma busca pelas regras`,
      },
      instances: [{ f, g }],
      satisfies: (least) => !within(least.g, g) || within(least.f, f.level),
      methods: {
        'the graph of blocks': () => ({ f: leastInGraph(f.level), g: leastInGraph(g) }),
        'search by the rules': () => ({ f: leastByRules(f.level), g: leastByRules(g) }),
      },
    }),
    (): Case => ({ ...longCase(f), larger: sizeOf(g) }),
  );
}

export default {
  'definition-3.2': {
    check,
    counterexample: {
      en: ({ larger, ...f }) =>
        `f = ${tooLongInEnglish(f)}; g has one more row of void, so |g| = ${larger}, and the same solution`,
      pt: ({ larger, ...f }) =>
        `${tooLongInPortuguese(f)} Com uma linha vazia a mais, |g| = ${larger}, e a mesma solução cabe no limite.`,
    },
  } satisfies ItemCheck<Case>,
} satisfies Checks;
