import {
  type Arrangement,
  compileTower,
  findTower,
  formatLabel,
  InputError,
  type PegMoves,
  readTower,
  regularState,
  type Tower,
  towerRegistry,
  withColors,
} from '@manaus/core';
import { isObject, readPegMoves } from '@manaus/core/internals';
import type { Fields } from './problem-rows.js';

/** A problem that was read: from a state to another one in a stated number of moves. */
export interface Problem {
  /** The tower with the goal of the problem. */
  readonly tower: Tower;
  /** The labels of the states; balls with names are numbered as the start names them. */
  readonly start: string;
  readonly goal: string;
  /** In decimal digits; `null` if the problem is stated to have no solution. */
  readonly stated: string | null;
}

/** How rows are read that do not say it themselves. */
export interface ProblemOptions {
  /** The tower of rows that name none. Default: `london`. */
  readonly tower?: string | undefined;
  /** The end of a peg at which a list of its balls begins. Default: `bottom`. */
  readonly lists?: 'bottom' | 'top' | undefined;
}

/** The names that published lists have for the fields of a problem, ours first. */
const NAMES = {
  tower: ['tower', 'puzzle', 'game', 'rules'],
  start: ['start', 'from', 'position', 'initial', 'initialState', 'initial_state', 'startState'],
  goal: ['goal', 'to', 'target', 'end', 'goalState', 'goal_state', 'targetState'],
  stated: ['least', 'stated', 'moves', 'minMoves', 'min_moves', 'minimum', 'optimal', 'solution'],
  capacities: ['capacities', 'pegCapacities', 'peg_capacities', 'heights'],
} as const;

/**
 * The problem of a row.
 *
 * The start and the goal are labels, `12/3/`, with any names for balls, `RG/B/` or
 * `red green/blue/`, the top one first; or lists, one per peg, `[["G", "R"], ["B"], []]`, in which
 * 0, `null` and empty texts are empty places. The tower is a name, with `pegs`, `capacities` and
 * directed `moves` in the row or in its `options`, or a tower document. Names of balls are numbered
 * as the start has them; balls of one name are alike. Where sizes matter, they are the sizes, 1 to
 * n. The stated number is a whole number; `null`, `none` and `impossible` state that no way exists.
 *
 * Throws an `InputError` that names the field for anything else. Time O(discs^2).
 *
 * @example
 * ```ts
 * const row = { start: [['red', 'green'], ['blue'], []], goal: 'blue,green,red//', moves: 6 };
 * const { tower, ...problem } = readProblem(row);
 * [tower.name, problem]; // => ['London', { start: '12/3/', goal: '312//', stated: '6' }]
 * readProblem({ start: 'RG/B/', goal: 'RG//', moves: 1 }); // throws goal must have the form
 * ```
 */
export function readProblem(row: Fields, options: ProblemOptions = {}): Problem {
  const fields = isObject(row.options) ? { ...row.options, ...row } : row;
  const start = fieldOf(fields, 'start');
  const goal = fieldOf(fields, 'goal');
  const isWorded = [start, goal].some((each) => typeof each === 'string' && /[\s,]/.test(each));
  const read = (name: 'start' | 'goal', given: unknown) =>
    pegsIn(name, given, isWorded, options.lists ?? 'bottom');
  const pegs = read('start', start);
  const plain = towerOf(fields, options.tower ?? 'london', pegs);
  const { tower, numbers } = withNames(plain, pegs);
  const wanted = arrangement('goal', read('goal', goal), numbers, tower);
  const first = arrangement('start', pegs, numbers, tower);
  const compiled = compileTower({ ...tower, goals: [regularState(tower, wanted)] });
  const stated = fields[nameOf(fields, 'stated')];
  return {
    tower: compiled,
    start: formatLabel(regularState(compiled, first)),
    goal: formatLabel(regularState(compiled, wanted)),
    stated: statedIn(stated),
  };
}

/** The name under which a row has a field; ours if it has none. */
const nameOf = (fields: Fields, field: keyof typeof NAMES): string =>
  NAMES[field].find((name) => fields[name] !== undefined && !isPairs(name, fields[name])) ??
  NAMES[field][0];

/** `moves` is the digraph of pegs where it is a word or a list of pairs. */
const isPairs = (name: string, value: unknown): boolean =>
  name === 'moves' &&
  !isNone(value) &&
  (Array.isArray(value) || (typeof value === 'string' && /^[a-z]+$|>/.test(value)));

function fieldOf(fields: Fields, field: keyof typeof NAMES): unknown {
  const value = fields[nameOf(fields, field)];
  if (value === undefined || value === null) throw new InputError(place, field, 'required', {});
  return value;
}

const isNone = (value: unknown): boolean =>
  value === null ||
  (typeof value === 'string' && /^(?:none|impossible|unsolvable|null)$/i.test(value.trim()));

function statedIn(value: unknown): string | null {
  if (value === undefined) throw new InputError(place, 'least', 'required', {});
  if (isNone(value)) return null;
  const digits = String(typeof value === 'string' ? value.trim() : value);
  const isNumber = ['number', 'bigint', 'string'].includes(typeof value);
  if (isNumber && /^\d{1,400}$/.test(digits)) return String(BigInt(digits));
  throw new InputError(place, 'least', 'form', { form: '0, 1, 2, ... or impossible', got: value });
}

/** The names of the balls on each peg, the top one first. */
function pegsIn(
  name: 'start' | 'goal',
  given: unknown,
  isWorded: boolean,
  lists: 'bottom' | 'top',
): string[][] {
  const value = typeof given === 'string' && given.startsWith('[') ? parsed(name, given) : given;
  if (typeof value === 'string')
    return value
      .split(/[/|]/)
      .map((peg) => (isWorded ? peg.split(/[\s,]+/) : [...peg]).filter((ball) => ball !== ''));
  if (!Array.isArray(value)) throw new InputError(place, name, 'form', { form: FORM, got: given });
  return value.map((peg) => {
    const balls = typeof peg === 'string' ? [...peg] : peg;
    if (!Array.isArray(balls) || !balls.every(isBall))
      throw new InputError(place, name, 'form', { form: FORM, got: peg });
    const words = balls.map((ball) => (isEmptyPlace(ball) ? '' : String(ball).trim()));
    const fromTop = lists === 'top' ? words : words.reverse();
    // Empty places lie above the balls.
    const found = fromTop.slice(fromTop.lastIndexOf('') + 1);
    if (found.length < fromTop.filter((word) => word !== '').length)
      throw new InputError(place, name, 'form', { form: `lists from the ${lists}`, got: peg });
    return found;
  });
}

const FORM = '12/3/, RG/B/ or [["G", "R"], ["B"], []]';

const isEmptyPlace = (ball: unknown): boolean =>
  ball === 0 || ball === null || ball === '0' || (typeof ball === 'string' && ball.trim() === '');

const isBall = (ball: unknown): boolean =>
  isEmptyPlace(ball) ||
  Number.isSafeInteger(ball) ||
  (typeof ball === 'string' && ball.length <= 40);

function parsed(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new InputError(place, name, 'form', { form: FORM, got: text });
  }
}

/** The most balls of a problem. */
const MOST_DISCS = 1000;

/** The tower that a row names or describes, with as many discs as its start. */
function towerOf(fields: Fields, usual: string, pegs: readonly (readonly string[])[]): Tower {
  const discs = pegs.flat().length;
  if (discs === 0 || discs > MOST_DISCS)
    throw new InputError(place, 'start', 'form', { form: FORM, got: pegs });
  const given = fields[nameOf(fields, 'tower')] ?? usual;
  const document =
    typeof given === 'string' && given.startsWith('{') ? parsed('tower', given) : given;
  if (typeof document !== 'string') return readTower(document)(discs);
  const named = findTower(document);
  if (named === undefined)
    throw new InputError(place, 'tower', 'oneOf', {
      names: towerRegistry.map(({ name }) => name),
      got: document,
    });
  const takesPegs = named.takesPegs === true && pegs.length !== 3;
  const usualRules = named.tower(discs, {
    ...(takesPegs ? { pegs: pegs.length } : {}),
    moves: movesIn(fields.moves),
  });
  // The usual goal, which is not that of the problem, may not fit the capacities.
  const capacities = capacitiesIn(fields) ?? usualRules.capacities;
  return compileTower({ ...usualRules, capacities, goals: [] });
}

function capacitiesIn(fields: Fields): readonly number[] | undefined {
  const given = fields[nameOf(fields, 'capacities')];
  if (given === undefined) return undefined;
  const list =
    typeof given === 'string'
      ? given
          .replace(/[[\]\s]/g, '')
          .split(/[,/]/)
          .map(Number)
      : given;
  if (Array.isArray(list) && list.every((each) => Number.isSafeInteger(each) && each >= 0))
    return list;
  throw new InputError(place, 'capacities', 'form', { form: '3,2,1', got: given });
}

function movesIn(given: unknown): PegMoves | readonly (readonly [number, number])[] | undefined {
  if (!isPairs('moves', given)) return undefined;
  if (typeof given !== 'string') return given as readonly (readonly [number, number])[];
  const read = readPegMoves(given);
  if (read !== undefined) return read;
  throw new InputError(place, 'moves', 'form', { form: '0>1,1>2', got: given });
}

/** The numbers of the names, and the tower in which balls of one name are alike. */
function withNames(tower: Tower, pegs: readonly (readonly string[])[]) {
  const names = pegs.flat();
  const areNumbers =
    new Set(names).size === names.length && names.every(isNumberUpTo(names.length));
  const numbers = new Map<string, number[]>();
  for (const [i, name] of names.entries())
    numbers.set(name, [...(numbers.get(name) ?? []), areNumbers ? Number(name) : i + 1]);
  if (areNumbers) return { tower, numbers };
  if (tower.stacking !== 'free')
    throw new InputError(place, 'start', 'form', { form: 'the sizes 1, 2, 3, ...', got: names });
  const isColored = numbers.size < names.length;
  return { tower: isColored ? withColors({ ...tower, goals: [] }, names) : tower, numbers };
}

const isNumberUpTo = (most: number) => (name: string) =>
  /^[1-9]\d{0,3}$/.test(name) && Number(name) <= most;

/** The discs on each peg; an error unless they are those of the start. */
function arrangement(
  of: 'start' | 'goal',
  pegs: readonly (readonly string[])[],
  numbers: ReadonlyMap<string, readonly number[]>,
  tower: Tower,
): Arrangement {
  const used = new Map<string, number>();
  const discs = pegs.map((peg) =>
    peg.map((name) => {
      const nth = used.get(name) ?? 0;
      used.set(name, nth + 1);
      return numbers.get(name)?.[nth];
    }),
  );
  const isWhole = discs.flat().length === tower.discs && !discs.flat().includes(undefined);
  if (!isWhole)
    throw new InputError(place, of, 'form', {
      form: `the balls ${[...numbers.keys()].join(' ')} of the start`,
      got: pegs.map((peg) => peg.join(' ')).join('/'),
    });
  const missing = tower.capacities.slice(discs.length).map(() => []);
  return [...discs, ...missing] as number[][];
}

const place = 'lab/problems';
