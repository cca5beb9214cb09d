import { type BlockState, blockGame, type Level } from '@manaus/core';
import type { Effort } from '../item.js';
import { type Cnf, formatCnf } from '../reductions/cnf.js';
import { allFormulas, exampleFormula, randomFormulas } from '../reductions/formulas.js';
import { isSatisfiable } from '../reductions/satisfiable.js';
import { searchLevel } from '../reductions/search.js';

/** Formulas to try a reduction on, and what they are called. */
export interface Tried {
  readonly formulas: readonly Cnf[];
  readonly named: string;
}

/** What a reduction can bear. */
interface Bounds {
  readonly mostLiterals?: number;
  readonly mostVariables?: number;
}

/** The work's example, every formula of few clauses over one to three variables, and random ones. */
export function formulasFor(effort: Effort, { mostLiterals = Number.POSITIVE_INFINITY, mostVariables = 4 }: Bounds = {}): Tried {
  const [two, three, random] = effort === 'full' ? [8, 2, 400] : [3, 1, 100];
  const small = (cnf: Cnf) => cnf.clauses.flat().length <= mostLiterals;
  const all = [...allFormulas(1, 2), ...allFormulas(2, two), ...allFormulas(3, three)].filter(small);
  const drawn = randomFormulas(10 * random, 2014, mostVariables)
    .filter(small)
    .slice(0, random);
  const bound = mostLiterals < Number.POSITIVE_INFINITY ? ` and ${mostLiterals} literals` : '';
  const named = `all ${all.length} formulas of at most ${two} clauses in two variables or ${three} in three${bound}, ${drawn.length} random ones of up to ${mostVariables} variables, and the example of the work`;
  return { formulas: [...all, exampleFormula, ...drawn], named };
}

/** The cells of a level that are not void when it starts or are a bridge: the least that its size can mean. */
export const sizeOf = ({ floor, ...level }: Level): number =>
  floor.filter((kind) => kind !== 'void').length + ('bridges' in level ? level.bridges.reduce((sum, { cells }) => sum + cells.length, 0) : 0);

/** Where a level and its formula disagree, in words; `path` says more about a shortest solution. */
export function disagreement(cnf: Cnf, level: Level, path: (path: string) => string | null = () => null): string | null {
  const found = searchLevel(blockGame(level));
  const satisfiable = isSatisfiable(cnf);
  if (satisfiable && found.path === null) return `${formatCnf(cnf)} is satisfiable, and none of the ${found.states.length} states that can be reached wins`;
  if (found.path === null) return null;
  if (!satisfiable) return `${formatCnf(cnf)} is not satisfiable, and ${found.path} solves the level`;
  if (found.path.length > sizeOf(level)) return `${formatCnf(cnf)} takes ${found.path.length} moves on ${sizeOf(level)} cells`;
  return path(found.path);
}

/** Every set of named cells that some way through a level has touched, each once, as names that are touched. */
export function touchedTogether(level: Level, names: readonly string[]): string[][] {
  const places = new Map(named(level).filter(([, name]) => names.includes(name)));
  const game = blockGame(level);
  const start: Touching = { state: game.start, touched: [] };
  const found = searchLevel<Touching>(
    {
      start,
      letters: game.letters,
      wins: ({ state }) => game.wins(state),
      key: ({ state, touched }) => `${game.key(state)} ${touched.join()}`,
      move({ state, touched }, letter) {
        const next = game.move(state, letter);
        return next === null ? null : { state: next, touched: [...new Set([...touched, ...cubesOf(next).flatMap((cell) => places.get(cell) ?? [])])].sort() };
      },
    },
    { all: true },
  );
  return [...new Map(found.states.map(({ touched }) => [touched.join(), [...touched]])).values()];
}

/** A state, and which of the named cells were touched before it. */
interface Touching {
  readonly state: BlockState;
  readonly touched: readonly string[];
}

const cubesOf = (state: BlockState): readonly number[] => ('cubes' in state ? state.cubes : 'cell' in state ? [state.cell] : [state.cube]);

/** The cells of switches and keys, with their names. */
function named(level: Level): [number, string][] {
  if (level.game === 'on-the-edge') return [];
  return level.game === 'bobbin'
    ? level.keys.map(({ name, cell }) => [cell, name])
    : level.switches.flatMap(({ name, cells }) => cells.map((cell): [number, string] => [cell, name]));
}
