import { InputError, type Notation, requireInteger } from '@manaus/core';
import { requireBound } from '@manaus/core/internals';
import type { Convention, Decision, Outcome } from '../game.js';
import { type GameSolver, gameSolver } from '../game-solver.js';
import { digitSum } from '../mex.js';
import { requireHeap, requireHeaps, requireUpto } from '../requirements.js';
import type { HeapValue } from './grundy-values.js';
import type { Arithmetic, HeapGame, HeapPeriod, HeapSplit, PeriodProof } from './heap-game.js';
import { firstRepeating } from './period.js';
import type { HeapsOrPosition } from './positions.js';
import type { Reason } from './reasons.js';
import { rowFrom } from './row.js';
import type { Heaps } from './rule.js';
import type { PeriodCertificate } from './verify-period.js';

const place = 'games/heap-game';

/**
 * A heap game as its file defines it. Its functions are asked about sound positions only:
 * {@link heapGameOf} makes the game that refuses all others.
 */
export interface Definition<Position extends HeapsOrPosition = Heaps> {
  readonly name: string;
  readonly notation: Notation<Position>;
  /** The position of some heaps and a limit; an `InputError` where the game has none such. */
  position(heaps: Heaps, limit: number | null): Position;
  options(position: Position): readonly Position[];
  height(position: Position): number;
  readonly heapsPerMove: number;
  amounts(position: Position, place: number, taken?: readonly number[]): readonly number[];
  ways(position: Position, place: number, amount: number): readonly Heaps[];
  allows(position: Position, taken: readonly number[], split: HeapSplit | null): boolean;
  after(position: Position, taken: readonly number[], split: HeapSplit | null): Position;
  /** The values of single heaps; `null` if a position is no sum of its heaps. */
  readonly values: HeapValues | null;
  play(convention: Convention): HeapDecision<Position>;
}

/** The Grundy values of single heaps in normal play. */
export interface HeapValues {
  readonly value: HeapValue;
  /** The values of the heaps 0 to `upto`. */
  to(upto: number): ArrayLike<number>;
  /**
   * A verified period, `'never'` if it is proved that none exists, `null` if none is found among
   * the heaps to `upto`, by default as far as it takes little time.
   */
  period(upto?: number): PeriodCertificate | 'never' | null;
  /** The number of heaps, from 0 on, among which `period(upto)` looks at most. */
  looked(upto?: number): number;
}

/** Who wins under one convention, how, and why. */
export interface HeapDecision<Position> extends Decision<Position> {
  explain(position: Position): Reason;
  arithmetic(position: Position): Arithmetic | null;
  needsTable(heaps: Heaps): boolean;
  readonly hasRow: boolean;
}

/** More winning moves than this are not listed. */
const MOST_LISTED = 1_000_000;

/** The game of a definition: its methods take positions or labels, and refuse anything else. */
export function heapGameOf<Position extends HeapsOrPosition>(
  definition: Definition<Position>,
  convention: Convention = 'normal',
  twin: HeapGame<Position> | null = null,
): HeapGame<Position> {
  const { name, notation, heapsPerMove, values } = definition;
  const { outcome, winningMoves, explain, arithmetic, needsTable, hasRow } =
    definition.play(convention);
  const known = (position: HeapsOrPosition | string): Position => {
    if (typeof position === 'string') return notation.parse(position);
    if (Array.isArray(position)) return definition.position(requireHeaps(place, position), null);
    const { heaps, limit } = fieldsOf(position);
    return definition.position(heaps, limit);
  };
  const heapsIn = (position: Position): Heaps =>
    'heaps' in position ? position.heaps : (position as Heaps);
  const spotIn = (position: Position, spot: number) =>
    requireInteger(place, 'place', spot, 0, heapsIn(position).length - 1);

  let solver: GameSolver<Position> | null = null;
  const searchedValue = (position: Position) => {
    solver ??= gameSolver<Position>({
      convention: 'normal',
      notation,
      options: definition.options,
    });
    return solver.grundyValue(position);
  };
  const valuesTo = (upto: number): ArrayLike<number> =>
    values === null
      ? Array.from({ length: upto + 1 }, (_, heap) => searchedValue(known([heap])))
      : values.to(upto);
  const periodProof: HeapGame['periodProof'] = (upto) => {
    if (upto !== undefined) requireHeap(place, upto, 'upto');
    const found = values?.period(upto) ?? null;
    if (found === 'never') return { certificate: null, neverRepeats: true, looked: 0 };
    const looked = found?.values.length ?? values?.looked(upto) ?? 0;
    return { certificate: found, neverRepeats: false, looked };
  };

  let other = twin;
  const game: HeapGame<Position> = {
    name: convention === 'normal' ? name : `misère ${name}`,
    convention,
    notation: { format: (position) => notation.format(known(position)), parse: notation.parse },
    options: (position) => definition.options(known(position)),
    height: (position) => definition.height(known(position)),
    get misere() {
      other ??= heapGameOf(definition, convention === 'normal' ? 'misere' : 'normal', game);
      return other;
    },

    outcome: (position): Outcome => outcome(known(position)),
    winningMoves(position, most) {
      if (most !== undefined) requireBound(place, 'most', most);
      const moves: Position[] = [];
      for (const move of most === 0 ? [] : winningMoves(known(position))) {
        if (most === undefined && moves.length === MOST_LISTED)
          throw new InputError(place, 'winningMoves', 'unlisted', {
            most: MOST_LISTED,
            got: 'more',
          });
        if (moves.push(move) === most) break;
      }
      return moves;
    },
    explain: (position) => explain(known(position)),
    arithmetic: (position) => arithmetic(known(position)),
    needsTable: (heaps) => needsTable(requireHeaps(place, heaps)),

    isSum: values !== null,
    hasRow,
    grundyValue(position) {
      const whole = known(typeof position === 'number' ? [position] : position);
      return values === null ? searchedValue(whole) : digitSum(heapsIn(whole).map(values.value));
    },
    grundyValues: (upto) => Array.from(valuesTo(requireUpto(place, upto))),
    row: (upto) =>
      values === null ? null : rowFrom(valuesTo(requireUpto(place, upto)), proofTo(game, upto)),
    period(upto = 1_000): HeapPeriod {
      const { certificate, neverRepeats, looked } = proofTo(game, requireUpto(place, upto));
      const { preperiod, period } = certificate ?? { preperiod: null, period: null };
      if (certificate !== null || neverRepeats)
        return { preperiod, period, proved: certificate !== null, neverRepeats, looked };
      const seen = repetitionIn(valuesTo(upto));
      return { ...seen, proved: false, neverRepeats, looked: Math.max(looked, upto + 1) };
    },
    periodProof,

    heapsPerMove,
    amounts(position, spot, taken) {
      const whole = known(position);
      const beside = taken && requireHeaps(place, taken, 'taken');
      return definition.amounts(whole, spotIn(whole, spot), beside);
    },
    ways(position, spot, amount) {
      const whole = known(position);
      return definition.ways(whole, spotIn(whole, spot), requireHeap(place, amount, 'amount'));
    },
    allows(position, taken, split = null) {
      const whole = known(position);
      return definition.allows(whole, requireAmounts(heapsIn(whole), taken), split);
    },
    after(position, taken, split = null) {
      const whole = known(position);
      const heaps = heapsIn(whole);
      requireAmounts(heaps, taken).forEach((amount, i) => {
        requireInteger(place, 'taken', amount, 0, heaps[i]);
      });
      return definition.after(whole, taken, split);
    },
  };
  return game;
}

/** The proof of a period to a heap, or further where a game looks further by itself. */
export function proofTo({ periodProof }: Pick<HeapGame, 'periodProof'>, upto: number): PeriodProof {
  const known = periodProof();
  const suffices = known.certificate !== null || known.neverRepeats || upto < known.looked;
  return suffices ? known : periodProof(upto);
}

/** The fields of what may be a position; a limit that is missing is none. */
function fieldsOf(position: unknown): { heaps: Heaps; limit: number | null } {
  const names = ['heaps', 'limit'];
  if (typeof position !== 'object' || position === null || !('heaps' in position))
    throw new InputError(place, 'position', 'object', { names, got: position });
  const unknown = Object.keys(position).find((name) => !names.includes(name));
  if (unknown !== undefined) throw new InputError(place, unknown, 'unknownField', { names });
  const { heaps, limit = null } = position as { heaps: Heaps; limit?: number | null };
  requireHeaps(place, heaps);
  return { heaps, limit: limit === null ? null : requireHeap(place, limit, 'limit') };
}

/** The amounts themselves, if there is one for each heap: whole numbers of any size. */
function requireAmounts({ length }: Heaps, taken: readonly number[]): readonly number[] {
  if (Array.isArray(taken) && taken.length === length && taken.every(Number.isSafeInteger))
    return taken;
  throw new InputError(place, 'taken', 'onePer', {
    n: length,
    of: 'numbers',
    per: 'heaps',
    got: taken,
  });
}

/** The least period that values show three times to their end; `null` for none. */
function repetitionIn(values: ArrayLike<number>): Pick<HeapPeriod, 'preperiod' | 'period'> {
  for (let period = 1; 3 * period <= values.length; period++) {
    const preperiod = firstRepeating(values, values.length - period, period);
    if (preperiod + 3 * period <= values.length) return { preperiod, period };
  }
  return { preperiod: null, period: null };
}
