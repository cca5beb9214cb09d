import { requireKind } from '@manaus/core/internals';
import { gameFault } from '../../game-fault.js';

/**
 * The rule of a taking-and-breaking game: for each number that a move may take from a heap, into
 * how many non-empty heaps the rest may be parted.
 */
export interface BreakingRule {
  /** The code in its shortest form, such as `0.77`. */
  readonly code: string;
  /** Bit i of digit k: after k are taken, the rest may be left in i heaps. */
  readonly digits: readonly number[];
  /** True if heaps parted without taking must be of different sizes. */
  readonly unequal: boolean;
}

/** A larger code has too many moves for a table. */
const MOST_DIGITS = 64;

/**
 * The rule that a code stands for: octal with digits to 7, hexadecimal with digits to f.
 *
 * An exclamation mark after the first digit asks for unequal parts, as in `4!.0`, Grundy's game.
 * Throws an `InputError` if the text is not a code, or one without a move.
 */
export function breakingRule(code: string): BreakingRule {
  const [, first, rest] =
    /^(0?|4!?|8|c)\.([\da-f]*?)0*$/i.exec(requireKind('games/octal', 'code', 'text', code)) ?? [];
  const digits = [...`${first?.[0] ?? '0'}${rest ?? ''}`].map((digit) =>
    Number.parseInt(digit, 16),
  );
  const sound = rest !== undefined && digits.some((digit) => digit > 0);
  if (!sound || digits.length > MOST_DIGITS + 1)
    throw gameFault('games/octal', 'code', 'breakingCode', { most: MOST_DIGITS, got: code });
  const short = `${first || '0'}.${rest || '0'}`.toLowerCase();
  return { code: short, digits, unequal: first === '4!' };
}

/** The numbers that a move may take if it leaves this many heaps. */
export const takenFor = ({ digits }: BreakingRule, heaps: number): number[] =>
  digits.flatMap((digit, taken) => ((digit >> heaps) & 1 ? [taken] : []));

/** The most heaps that a move may leave of one, at least 1. */
export const mostParts = ({ digits }: BreakingRule): number =>
  Math.max(1, ...digits.map((digit) => 31 - Math.clz32(digit)));
