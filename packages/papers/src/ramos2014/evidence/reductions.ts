import { type BlockGame, type BlockState, blockGame, type Level } from '@manaus/blocks';
import { packedGame } from '@manaus/blocks/internals';
import { type LevelSolution, solveLevel } from '@manaus/lab';
import { type Effort, notTried, source, type Words } from '../../check/index.js';
import { cellsUnder, explore } from './block-search.js';
import { nextCodes } from './packed-search.js';
import type { Cnf } from './reductions/cnf.js';
import { allFormulas, exampleFormula, randomFormulas } from './reductions/formulas.js';
import { isSatisfiable } from './reductions/satisfiable.js';

/** Formulas to try a reduction on, and what they are called. */
export interface Tried {
  readonly formulas: readonly Cnf[];
  readonly named: Words;
  readonly counted: Counted;
}

/** The number of small formulas tried, and of random ones. */
export type Counted = { readonly all: number; readonly random: number };

/** The limits of a reduction. */
interface Bounds {
  readonly mostLiterals?: number;
  readonly mostVariables?: number;
}

/**
 * The work's example, every formula of few clauses over one to three variables, and random ones.
 */
export function formulasFor(
  effort: Effort,
  { mostLiterals = Number.POSITIVE_INFINITY, mostVariables = 5 }: Bounds = {},
): Tried {
  const [three, random] = effort === 'full' ? [3, 2000] : [2, 300];
  const small = (cnf: Cnf) => cnf.clauses.flat().length <= mostLiterals;
  const all = [...allFormulas(1, 2), ...allFormulas(2, 8), ...allFormulas(3, three)].filter(small);
  const drawn = randomFormulas(10 * random, 2014, mostVariables)
    .filter(small)
    .slice(0, random);
  const counted = { all: all.length, random: drawn.length };
  return {
    formulas: [...all, exampleFormula, ...drawn],
    named: namesOf(counted, three, { mostLiterals, mostVariables }),
    counted,
  };
}

function namesOf({ all, random }: Counted, three: number, bounds: Required<Bounds>): Words {
  const { mostLiterals, mostVariables } = bounds;
  const isBound = mostLiterals < Number.POSITIVE_INFINITY;
  return {
    en: `all ${all} formulas in one or two variables, or of at most ${three} clauses in three${isBound ? `, with at most ${mostLiterals} literals` : ''}, ${random} random ones of up to ${mostVariables} variables, and the example of the work`,
    pt: `todas as ${all} fórmulas em uma ou duas variáveis, ou de no máximo ${three} cláusulas em três${isBound ? `, com no máximo ${mostLiterals} literais` : ''}, ${random} aleatórias de até ${mostVariables} variáveis, e o exemplo da obra`,
  };
}

/**
 * The cells of a level that are not void when it starts or are a bridge: the least that its size
 * can mean.
 */
export const sizeOf = ({ floor, ...level }: Level): number =>
  floor.filter((kind) => kind !== 'void').length +
  ('bridges' in level ? level.bridges.reduce((sum, { cells }) => sum + cells.length, 0) : 0);

/** A shortest solution by the fast solver, and how many states it looked at. */
export const solved = source('the fast solver', (level: Level): LevelSolution => solveLevel(level));

/**
 * The least number of moves by the plain rules, `null` if no solution exists; not tried beyond the
 * given number of states.
 */
export const leastOfSmall = source(
  'search of all states by the rules',
  (level: Level, most: number = 150): number | null | typeof notTried => {
    const game = blockGame(level);
    const seen = new Map([[game.key(game.start), { state: game.start, moves: 0 }]]);
    for (const { state, moves } of seen.values()) {
      if (game.wins(state)) return moves;
      if (seen.size > most) return notTried;
      for (const letter of game.letters) {
        const next = game.move(state, letter);
        if (next === null || seen.has(game.key(next))) continue;
        seen.set(game.key(next), { state: next, moves: moves + 1 });
      }
    }
    return null;
  },
);

/** True if the level of a formula has a solution, and one that is short enough. */
export type Reduced = { readonly solvable: boolean; readonly within: boolean };

/** The level of a formula by the fast solver and, if it is small, by the plain rules. */
export function ofLevels(
  levelOf: (cnf: Cnf) => Level,
  isShort = (moves: number, level: Level) => moves <= sizeOf(level),
) {
  const judged = (level: Level, moves: number | null): Reduced => ({
    solvable: moves !== null,
    within: moves !== null && isShort(moves, level),
  });
  return {
    'the fast solver': (cnf: Cnf) => {
      const level = levelOf(cnf);
      return judged(level, solved(level).moves);
    },
    'search by the rules, of small levels': (cnf: Cnf) => {
      const level = levelOf(cnf);
      const moves = leastOfSmall(level);
      return moves === notTried ? notTried : judged(level, moves);
    },
  };
}

/** The claims of a reduction about the level of a formula. */
export function asSatisfiable(cnf: Cnf): Reduced {
  const satisfiable = isSatisfiable(cnf);
  return { solvable: satisfiable, within: satisfiable };
}

/**
 * Every set of named cells that some way through a level has touched, each once, as names that are
 * touched.
 */
export function touchedTogether(level: Level, names: readonly string[]): string[][] {
  const game = touchingGame(level, placesOf(level, names));
  const { states } = explore(game, Number.POSITIVE_INFINITY);
  return distinct(states.map(({ touched }) => touched));
}

/** Sets of names in alphabetical order, each once. */
const distinct = (sets: readonly (readonly string[])[]): string[][] => [
  ...new Map(sets.map((set) => [set.join(), [...set]])).values(),
];

/** The game of a level, with the names of the cells that were touched as a part of the state. */
function touchingGame(level: Level, places: Places): BlockGame<Touching> {
  const game = blockGame(level);
  return {
    start: { state: game.start, touched: [] },
    letters: game.letters,
    wins: ({ state }) => game.wins(state),
    key: ({ state, touched }) => `${game.key(state)} ${touched.join()}`,
    move({ state, touched }, letter) {
      const next = game.move(state, letter);
      return next && { state: next, touched: touchedOn(next, touched, places) };
    },
  };
}

/** The same sets by the game in numbers. */
export const touchedInNumbers = source(
  'search of all states in numbers',
  (level: Level, names: readonly string[]): string[][] => {
    const places = placesOf(level, names);
    const game = packedGame(level);
    const none: readonly string[] = [];
    const seen = new Map([[`${game.start} `, { code: game.start, touched: none }]]);
    for (const { code, touched } of seen.values())
      for (const next of game.wins(code) ? [] : nextCodes(game, code)) {
        const all = touchedOn(game.unpack(next), touched, places);
        const key = `${next} ${all.join()}`;
        if (!seen.has(key)) seen.set(key, { code: next, touched: all });
      }
    return distinct([...seen.values()].map(({ touched }) => touched));
  },
);

/** The names touched before a state and on it, in alphabetical order. */
function touchedOn(state: BlockState, before: readonly string[], places: Places) {
  const here = cellsUnder(state).flatMap((cell) => places.get(cell) ?? []);
  const isNew = here.some((name) => !before.includes(name));
  return isNew ? [...new Set([...before, ...here])].sort() : before;
}

/** A state, and which of the named cells were touched before it. */
interface Touching {
  readonly state: BlockState;
  readonly touched: readonly string[];
}

/** The names of some switches and keys, by their cells. */
type Places = ReadonlyMap<number, string>;

const placesOf = (level: Level, names: readonly string[]): Places =>
  new Map(named(level).filter(([, name]) => names.includes(name)));

/** The cells of switches and keys, with their names. */
function named(level: Level): [number, string][] {
  if (level.game === 'on-the-edge') return [];
  return level.game === 'bobbin'
    ? level.keys.map(({ name, cell }) => [cell, name])
    : level.switches.flatMap(({ name, cells }) =>
        cells.map((cell): [number, string] => [cell, name]),
      );
}
