import { type BlockState, blockGame, type Level } from '@manaus/blocks';
import { type LevelSolution, solveLevel } from '@manaus/lab';
import type { Effort } from '../../legacy/item.js';
import { type Cnf, formatCnf } from './reductions/cnf.js';
import { allFormulas, exampleFormula, randomFormulas } from './reductions/formulas.js';
import { isSatisfiable } from './reductions/satisfiable.js';
import { searchLevel } from './reductions/search.js';

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
  const bound =
    mostLiterals < Number.POSITIVE_INFINITY ? `, with at most ${mostLiterals} literals` : '';
  const named = `all ${all.length} formulas in one or two variables, or of at most ${three} clauses in three${bound}, ${drawn.length} random ones of up to ${mostVariables} variables, and the example of the work`;
  return { formulas: [...all, exampleFormula, ...drawn], named };
}

/** The cells of a level that are not void when it starts or are a bridge: the least that its size can mean. */
export const sizeOf = ({ floor, ...level }: Level): number =>
  floor.filter((kind) => kind !== 'void').length +
  ('bridges' in level ? level.bridges.reduce((sum, { cells }) => sum + cells.length, 0) : 0);

/** A level of at most so many states is searched by the plain rules as well. */
const PLAIN = 150;

/** A shortest solution, by the fast solver; on small levels the plain search must agree. */
export function solved(level: Level): LevelSolution {
  const found = solveLevel(level);
  if (found.visited > PLAIN) return found;
  const { path } = searchLevel(blockGame(level));
  if (path?.length !== found.path?.length)
    throw new Error(
      `${level.name}: a solution of ${found.moves} moves by the fast solver, ${path?.length} by the plain rules`,
    );
  return found;
}

/** Where a level and its formula disagree, in words; `path` says more about a shortest solution. */
export function disagreement(
  cnf: Cnf,
  level: Level,
  path: (path: string) => string | null = () => null,
): string | null {
  const found = solved(level);
  const satisfiable = isSatisfiable(cnf);
  if (satisfiable && found.path === null)
    return `${formatCnf(cnf)} is satisfiable, and none of the ${found.visited} states that can be reached wins`;
  if (found.path === null) return null;
  if (!satisfiable)
    return `${formatCnf(cnf)} is not satisfiable, and ${found.path} solves the level`;
  if (found.path.length > sizeOf(level))
    return `${formatCnf(cnf)} takes ${found.path.length} moves on ${sizeOf(level)} cells`;
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
        return next === null
          ? null
          : {
              state: next,
              touched: [
                ...new Set([
                  ...touched,
                  ...cubesOf(next).flatMap((cell) => places.get(cell) ?? []),
                ]),
              ].sort(),
            };
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

const cubesOf = (state: BlockState): readonly number[] =>
  'cubes' in state ? state.cubes : 'cell' in state ? [state.cell] : [state.cube];

/** The cells of switches and keys, with their names. */
function named(level: Level): [number, string][] {
  if (level.game === 'on-the-edge') return [];
  return level.game === 'bobbin'
    ? level.keys.map(({ name, cell }) => [cell, name])
    : level.switches.flatMap(({ name, cells }) =>
        cells.map((cell): [number, string] => [cell, name]),
      );
}
