import {
  compileTower,
  InputError,
  isDirected,
  isInputError,
  type PegDigraph,
  type PegMoves,
  pegMoves,
  requireInteger,
  type TowerFamily,
  type TowerRules,
} from '@manaus/core';

/** A family of towers on three pegs: a tower of discs of different sizes for every n. */
export interface Family {
  /** The most discs on each peg: `n`, `n-2`, or a constant such as `3`. */
  readonly capacities: readonly [string, string, string];
  /** The pairs of pegs between which discs move. */
  readonly moves: readonly (readonly [number, number])[];
  /** The peg of all discs in the goal; `null` where no peg holds all. */
  readonly goal: number | null;
}

/** A family as one writes it. */
export interface FamilyInput {
  /** Each `n`, `n-2`, or a constant; every peg holds all discs by default. */
  readonly capacities?: readonly (string | number)[];
  /** A named digraph of pegs, a table, or pairs; `any` by default. */
  readonly moves?: PegMoves | PegDigraph | readonly (readonly [number, number])[];
  /** The peg of the goal, `null` for none; the last one that holds all discs by default. */
  readonly goal?: number | null;
}

const PLACE = 'theorems/family';
const FIELDS = ['capacities', 'moves', 'goal'];
const CAPACITY = /^(?:n(?:-(?:[1-9]|1\d))?|\d|1\d)$/;

/**
 * The family that an input describes, checked.
 *
 * Throws an `InputError` for what the theorems do not cover: other than three pegs, a capacity that
 * is neither n - d nor a constant (d and the constant at most 19), a goal on a peg that does not
 * hold all discs.
 *
 * @example
 * ```ts
 * readFamily({ capacities: ['n', 'n-1', 3], moves: 'cyclic' }).moves; // => [[0, 1], [1, 2], [2, 0]]
 * readFamily({ capacities: ['n', '2n', 'n'] }); // throws capacities must have the form n, n-D or a number for each of three pegs (got "2n")
 * ```
 */
export function readFamily(input: FamilyInput): Family {
  const { capacities: most = ['n', 'n', 'n'], moves = 'any', goal } = record(input);
  if (Array.isArray(most) && most.length !== 3)
    throw new InputError(PLACE, 'capacities', 'exactly', {
      n: 3,
      of: 'entries',
      got: most.length,
    });
  const [a, b, c] = capacityList(most);
  const capacities = [a, b, c] as const;
  return { capacities, moves: pairsOf(moves), goal: goalOf(capacities, goal) };
}

/** Capacities as texts: `n`, `n-2` or a constant. */
export const capacityList = (capacities: unknown): string[] =>
  listOf('capacities', capacities).map((capacity) => {
    const text = String(capacity).replaceAll(' ', '').replace(/^n-0$/, 'n');
    if (!CAPACITY.test(text))
      throw new InputError(PLACE, 'capacities', 'form', {
        form: 'n, n-D or a number for each of three pegs',
        got: capacity,
      });
    return text;
  });

function record(input: unknown): FamilyInput {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    throw new InputError(PLACE, 'family', 'object', { names: FIELDS, got: input });
  for (const name of Object.keys(input))
    if (!FIELDS.includes(name))
      throw new InputError(PLACE, name, 'unknownField', { names: FIELDS });
  return input;
}

function listOf(name: string, value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw new InputError(PLACE, name, 'listOf', { of: 'entries', got: value });
}

function pairsOf(moves: unknown): (readonly [number, number])[] {
  const list = typeof moves === 'string' ? pegMoves(moves as PegMoves, 3) : listOf('moves', moves);
  const isTable = list.some((row) => Array.isArray(row) && typeof row[0] === 'boolean');
  const pairs: unknown[] = isTable
    ? list.flatMap((row, from) =>
        listOf('moves', row).flatMap((may, to) => (may === true ? [[from, to]] : [])),
      )
    : [...list];
  const isPeg = (peg: unknown) => peg === 0 || peg === 1 || peg === 2;
  const isPair = (pair: unknown): pair is [number, number] =>
    Array.isArray(pair) && pair.length === 2 && pair.every(isPeg) && pair[0] !== pair[1];
  for (const pair of pairs)
    if (!isPair(pair)) throw new InputError(PLACE, 'moves', 'pegPairs', { most: 2, got: pair });
  const found = pairs.filter(isPair).sort(([a, b], [c, d]) => a - c || b - d);
  if (new Set(found.map(String)).size < found.length)
    throw new InputError(PLACE, 'moves', 'different', { got: found });
  return found;
}

function goalOf(capacities: readonly string[], goal: unknown): number | null {
  const full = [2, 1, 0].filter((peg) => capacities[peg] === 'n');
  if (goal === undefined) return full[0] ?? null;
  if (goal === null) return null;
  if (full.some((peg) => peg === goal)) return goal as number;
  throw new InputError(PLACE, 'goal', 'oneOf', {
    names: [...full].reverse().map(String),
    got: goal,
  });
}

/** The numbers of discs by which a family is known: larger than any d or constant that is taken. */
const KNOWN_BY = [24, 25, 27, 30];
/** The tower is looked at for all numbers of discs up to this one too. */
const LOOKED_AT = 12;

/**
 * The family of a tower that is given by its rules for each number of discs, if the theorems cover
 * it: three pegs, discs of different sizes in order, no conditions, a goal of one stack, capacities
 * n - d or constant (as its rules for 24, 25, 27 and 30 discs say).
 *
 * Its rules are read for up to `mostDiscs` discs too: where they differ the tower is no family;
 * numbers of discs that it refuses are passed over. Throws an `InputError` that names the condition
 * otherwise.
 *
 * @example
 * ```ts
 * familyOf(manaus); // => { capacities: ['n', 'n-1', 'n-2'], moves: [[0, 1], [0, 2], [1, 0], [1, 2], [2, 0], [2, 1]], goal: 0 }
 * familyOf(london); // throws stacking must be size-ordered (got "free")
 * familyOf((n) => hanoi(n, { capacities: [n, n === 3 ? 2 : n, n] })); // throws the same moves and goal for every n (got "n = 3: 3, 2, 3")
 * ```
 */
export function familyOf(tower: TowerFamily, mostDiscs = LOOKED_AT): Family {
  requireInteger(PLACE, 'mostDiscs', mostDiscs, 0, 1000);
  if (typeof tower !== 'function')
    throw new InputError(PLACE, 'tower', 'kind', { kind: 'function', got: tower });
  const towers = KNOWN_BY.map((discs) => compileTower(tower(discs)));
  for (const rules of towers) requireCovered(rules);
  const [first] = towers;
  const capacities = first.capacities.map((capacity, peg): string => {
    const found = towers.map((rules) => rules.capacities[peg]);
    const less = KNOWN_BY[0] - capacity;
    if (found.every((value, i) => value === KNOWN_BY[i] - less)) return `n-${Math.max(0, less)}`;
    if (found.every((value) => value === capacity)) return String(capacity);
    if (found.every((value, i) => value >= KNOWN_BY[i])) return 'n';
    throw new InputError(PLACE, 'capacities', 'form', {
      form: 'n, n-D or a number for every n',
      got: found,
    });
  });
  const moves = String(first.moves);
  if (towers.some((rules) => String(rules.moves) !== moves))
    throw new InputError(PLACE, 'moves', 'form', {
      form: 'the same pairs for every n',
      got: moves,
    });
  const goals = towers.map(goalPeg);
  if (goals.some((goal) => goal !== goals[0]))
    throw new InputError(PLACE, 'goal', 'form', { form: 'the same peg for every n', got: goals });
  const family = readFamily({ capacities, moves: first.moves, goal: goals[0] });
  for (let discs = 1; discs <= mostDiscs; discs++) {
    const rules = taken(tower, discs);
    if (rules !== null) requireMember(family, rules);
  }
  return family;
}

/** The rules for a number of discs; `null` where the tower refuses it. */
function taken(tower: TowerFamily, discs: number): TowerRules | null {
  try {
    return tower(discs);
  } catch (error) {
    if (isInputError(error)) return null;
    throw error;
  }
}

/**
 * Throws an `InputError` unless rules are those of a family for their number of discs: capacities
 * (of which more than n are n), moves, goal, and no further condition.
 */
function requireMember(family: Family, rules: TowerRules): void {
  requireCovered(rules);
  const n = rules.discs;
  const same =
    placesFor(family.capacities, n).every(
      (places, peg) => Math.min(n, rules.capacities[peg]) === places,
    ) &&
    String(pairsOf(rules.moves)) === String(family.moves) &&
    goalPeg(rules) === family.goal;
  if (!same)
    throw new InputError(PLACE, 'tower', 'form', {
      form: `capacities ${family.capacities.join(', ')} and the same moves and goal for every n`,
      got: `n = ${n}: ${rules.capacities.join(', ')}`,
    });
}

function requireCovered(rules: TowerRules): void {
  const { capacities, stacking, sizes, discs, permits, permitsMove } = rules;
  if (capacities.length !== 3)
    throw new InputError(PLACE, 'capacities', 'exactly', {
      n: 3,
      of: 'entries',
      got: capacities.length,
    });
  const different = sizes === undefined || new Set(sizes).size === discs;
  const inOrder = sizes === undefined || sizes.every((size, i) => i === 0 || sizes[i - 1] < size);
  if ((stacking !== 'sorted' && stacking !== 'equals') || !different || !inOrder)
    throw new InputError(PLACE, 'stacking', 'sizeOrdered', {
      got: typeof stacking === 'function' ? 'a function' : different ? stacking : 'alike discs',
    });
  if (permits !== undefined || permitsMove !== undefined)
    throw new InputError(PLACE, 'rules', 'form', {
      form: 'rules without conditions on single states and moves',
      got: permits === undefined ? 'permitsMove' : 'permits',
    });
}

/** The peg of all discs in the goal. */
function goalPeg({ goals, discs }: TowerRules): number {
  const goal = typeof goals === 'function' || goals.length !== 1 ? undefined : goals[0];
  const peg = goal?.findIndex((stack) => stack.length === discs) ?? -1;
  if (peg >= 0) return peg;
  throw new InputError(PLACE, 'goal', 'form', {
    form: 'all discs on one peg',
    got: typeof goals === 'function' ? 'a function' : goals,
  });
}

/** The most discs on each peg, of n. */
export const placesFor = (capacities: readonly string[], n: number): number[] =>
  capacities.map((text) =>
    Math.max(0, Math.min(n, text.startsWith('n') ? n - Number(text.slice(2)) : Number(text))),
  );

/** The capacities that the largest disc leaves for all others where it lies on a peg. */
export const partOf = (capacities: readonly string[], peg: number): string[] =>
  capacities.map((text, k) => {
    const less = Number(text.slice(text.startsWith('n') ? 2 : 0));
    if (!text.startsWith('n')) return String(k === peg ? less - 1 : less);
    return less === 0 || (less === 1 && k !== peg) ? 'n' : `n-${k === peg ? less : less - 1}`;
  });

/** True if some move of a family has no move back. */
export const isDirectedFamily = ({ moves }: Family): boolean =>
  isDirected(
    [0, 1, 2].map((a) => [0, 1, 2].map((b) => moves.some(([c, d]) => a === c && b === d))),
  );
