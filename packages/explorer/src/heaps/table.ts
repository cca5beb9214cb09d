import { fibonacciNim, type Heaps, halving, InputError, nim, subtraction } from '@manaus/core';
import {
  fibonacciStrategy,
  halvingStrategy,
  halvingValue,
  mooreStrategy,
  nimStrategy,
  type Outcome,
  subtractionStrategy,
  subtractionValue,
} from '@manaus/graph';
import type { HeapSetup } from './setup.js';

/** Heaps, and in Fibonacci Nim how much may be taken at most; `null` elsewhere. */
export interface Position {
  readonly heaps: Heaps;
  readonly limit: number | null;
}

/** A heap game as the page plays it: the rules of the packages, for one kind of position. */
export interface Table {
  readonly setup: HeapSetup;
  readonly start: Position;
  /** The most heaps that a move may take from. */
  readonly most: number;
  /** The Grundy value of a heap; `null` where a position is no sum of its heaps. */
  readonly value: ((heap: number) => number) | null;
  label(position: Position): string;
  parse(label: string): Position;
  /** What may be taken from a heap, in order. */
  amounts(position: Position, place: number): readonly number[];
  /** The position after so much is taken from each heap; `null` where the rules forbid it. */
  after(position: Position, taken: readonly number[]): Position | null;
  outcome(position: Position): Outcome;
  /** Positions that win: each once, all of them up to `MOST_WINNING`. */
  winning(position: Position): readonly Position[];
}

/** More winning moves are not looked for. */
export const MOST_WINNING = 200;
/** A table of all positions is made anew for every position: it must be quick. */
const MOST_OPTIONS = 1_000_000;

type Rules = Pick<Table, 'amounts' | 'outcome' | 'winning' | 'value'> & {
  readonly most: number;
  readonly limited: boolean;
};

/** The table of a setup; an `InputError` where it would take too long. */
export function tableOf(setup: HeapSetup): Table {
  const rules = setup.game === 'fibonacci' ? fibonacciRules(setup) : heapRules(setup);
  requireQuick(setup, rules);
  const { heaps } = setup;
  const start: Position = { heaps, limit: rules.limited ? Math.max(0, heaps[0] - 1) : null };
  const after = (position: Position, taken: readonly number[]) => {
    const touched = taken.flatMap((amount, place) => (amount === 0 ? [] : [place]));
    const allowed =
      touched.length >= 1 &&
      touched.length <= rules.most &&
      touched.every((place) => rules.amounts(position, place).includes(taken[place]));
    if (!allowed) return null;
    return {
      heaps: position.heaps.map((heap, place) => heap - taken[place]),
      limit: rules.limited ? 2 * taken[0] : null,
    };
  };
  return { ...rules, setup, start, after, label: labelOf, parse: (text) => parsed(text, start) };
}

const labelOf = ({ heaps, limit }: Position): string =>
  limit === null
    ? nim().notation.format(heaps)
    : fibonacciNim().notation.format({ heap: heaps[0], limit });

function parsed(text: string, start: Position): Position {
  const position =
    start.limit === null ? { heaps: nim().notation.parse(text), limit: null } : limited(text);
  const below =
    position.heaps.length === start.heaps.length &&
    position.heaps.every((heap, place) => heap <= start.heaps[place]);
  if (!below || (position.limit ?? 0) > 2 * start.heaps[0])
    throw new InputError('play', 'position', 'leftOver', { got: text });
  return position;
}

function limited(text: string): Position {
  const { heap, limit } = fibonacciNim().notation.parse(text);
  return { heaps: [heap], limit };
}

function fibonacciRules({ convention }: HeapSetup): Rules {
  const strategy = fibonacciStrategy(convention);
  const inner = ({ heaps: [heap], limit }: Position) => ({ heap, limit: limit ?? 0 });
  return {
    most: 1,
    limited: true,
    value: null,
    amounts: (position) =>
      fibonacciNim()
        .options(inner(position))
        .map(({ heap }) => position.heaps[0] - heap),
    outcome: (position) => strategy.outcome(inner(position)),
    winning: (position) =>
      [...strategy.winningMoves(inner(position))].map(({ heap, limit }) => ({
        heaps: [heap],
        limit,
      })),
  };
}

function heapRules(setup: HeapSetup): Rules {
  const { rule, strategy, value } = known(setup);
  return {
    most: setup.game === 'moore' ? setup.k : 1,
    limited: false,
    value,
    amounts: ({ heaps }, place) =>
      rule
        .options(heaps[place])
        .flatMap((left) => (typeof left === 'number' ? [heaps[place] - left] : []))
        .sort((a, b) => a - b),
    outcome: ({ heaps }) => strategy.outcome(heaps),
    winning({ heaps }) {
      const found: Position[] = [];
      for (const move of strategy.winningMoves(heaps))
        if (found.push({ heaps: move, limit: null }) === MOST_WINNING) break;
      return found;
    },
  };
}

/** The rule, the strategy and the values of a game of heaps. */
function known({ game, convention, k, set }: HeapSetup) {
  if (game === 'moore')
    return { rule: nim().rule, strategy: mooreStrategy(k, convention), value: null };
  if (game === 'halving')
    return { rule: halving().rule, strategy: halvingStrategy(convention), value: halvingValue };
  if (game === 'subtraction')
    return {
      rule: subtraction(set).rule,
      strategy: subtractionStrategy(set, convention),
      value: subtractionValue(set),
    };
  return { rule: nim().rule, strategy: nimStrategy(convention), value: (heap: number) => heap };
}

function requireQuick({ game, heaps, convention }: HeapSetup, { amounts }: Rules): void {
  const closed =
    convention === 'normal' || heaps.length === 1 || (game !== 'halving' && game !== 'subtraction');
  if (closed) return;
  const options = heaps.reduce(
    (total, _, place) => total + amounts({ heaps, limit: null }, place).length,
    0,
  );
  const needed = options * heaps.reduce((product, heap) => product * (heap + 1), 1);
  if (needed > MOST_OPTIONS)
    throw new InputError('play', 'heaps', 'heapTable', { most: MOST_OPTIONS, got: heaps });
}

/** What a move took from each heap. */
export const takenBetween = (before: Position, after: Position): number[] =>
  before.heaps.map((heap, place) => heap - after.heaps[place]);

/** Whether no move is left. */
export const isOver = (table: Table, position: Position): boolean =>
  position.heaps.every((_, place) => table.amounts(position, place).length === 0);
