import { requireInteger } from '@manaus/core';
import { published } from '../sequences/published.js';
import type { Published } from '../sequences/sequence.js';
import { gcd, upTo } from './integers.js';
import { nPlus } from './write.js';

const LEAST_TERMS = 5;
const LEAST_DISTINCT = 4;
const LEAST_LARGEST = 10n;
const LARGEST_FACTOR = 12n;
const MOST_LEFT_OUT = 2;
const LARGEST_START = 6;

/**
 * A published sequence that the values agree with: a(n) = factor/divisor times its term n + shift.
 * Not a proof.
 */
export interface Recognized {
  readonly sequence: Published;
  readonly factor: bigint;
  readonly divisor: bigint;
  readonly shift: number;
  /** The first and the last n that were compared; all between agree. */
  readonly from: number;
  readonly to: number;
  readonly agree: number;
  /** 'a(n) = 3·A001286(n+1), 7 terms agree (n = 1 to 7): Lah numbers (n-1) n!/2'. */
  readonly text: string;
}

/**
 * The sequences of {@link published} that the values agree with, the first value at n = `offset`;
 * the plainest first.
 *
 * A match may shift the index and multiply by a fraction of numbers up to 12; the first one or two
 * values may be left out, and values beyond the published terms known here are not compared. At
 * least five terms agree, four of them different and one 10 or larger.
 *
 * @example
 * ```ts
 * recognize(1, [3n, 18n, 108n, 720n, 5400n])[0].text; // => 'a(n) = 3·A001286(n+1), 5 terms agree (n = 1 to 5): Lah numbers (n-1) n!/2'
 * recognize(1, [1n, 2n, 3n, 4n, 5n]); // => []
 * ```
 */
export function recognize(offset: number, values: readonly bigint[]): Recognized[] {
  requireInteger('lab/recognize', 'offset', offset, 0);
  return catalog
    .flatMap((sequence) => matches(sequence, offset, values).sort(plainerFirst).slice(0, 1))
    .sort(plainerFirst);
}

const catalog = Object.values<Published>(published);

/** Fewer terms left out, then no factor, then the smaller shift, then more terms that agree. */
function plainerFirst(a: Recognized, b: Recognized): number {
  return (
    a.from - b.from ||
    weight(a) - weight(b) ||
    Math.abs(a.shift) - Math.abs(b.shift) ||
    b.agree - a.agree
  );
}

const weight = ({ factor, divisor }: Recognized) => Number(factor * divisor);

const matches = (sequence: Published, offset: number, values: readonly bigint[]): Recognized[] =>
  upTo(MOST_LEFT_OUT)
    .flatMap((leftOut) =>
      upTo(LARGEST_START).map((start) =>
        match(sequence, start, offset + leftOut, values.slice(leftOut)),
      ),
    )
    .filter((found) => found !== null);

/** The sequence from its term number `start` on, against the values from n = `from` on. */
function match(
  sequence: Published,
  start: number,
  from: number,
  values: readonly bigint[],
): Recognized | null {
  const known = sequence.terms.slice(start).map(BigInt);
  const agree = Math.min(known.length, values.length);
  const compared = values.slice(0, agree);
  if (!areTelling(compared)) return null;
  const scale = scaleOf(compared, known);
  if (scale === null) return null;
  const found = {
    sequence,
    ...scale,
    shift: sequence.offset + start - from,
    from,
    to: from + agree - 1,
    agree,
  };
  return { ...found, text: textOf(found) };
}

/** True if the values are many, different and large enough that they hardly agree by chance. */
function areTelling(values: readonly bigint[]): boolean {
  return (
    values.length >= LEAST_TERMS &&
    new Set(values).size >= LEAST_DISTINCT &&
    values.some((value) => value >= LEAST_LARGEST)
  );
}

/** The fraction of small numbers that all values are of the known terms; `null` if none exists. */
function scaleOf(
  values: readonly bigint[],
  known: readonly bigint[],
): { readonly factor: bigint; readonly divisor: bigint } | null {
  const at = values.findIndex((value, i) => value > 0n && known[i] > 0n);
  if (at < 0) return null;
  const common = gcd(values[at], known[at]);
  const [factor, divisor] = [values[at] / common, known[at] / common];
  if (factor > LARGEST_FACTOR || divisor > LARGEST_FACTOR) return null;
  const agrees = values.every((value, i) => value * divisor === known[i] * factor);
  return agrees ? { factor, divisor } : null;
}

function textOf(found: Omit<Recognized, 'text'>): string {
  const { sequence, from, to, agree } = found;
  return `a(n) = ${termOf(found)}, ${agree} terms agree (n = ${from} to ${to}): ${sequence.name}`;
}

function termOf({ sequence, factor, divisor, shift }: Omit<Recognized, 'text'>): string {
  const multiple = `${factor === 1n ? '' : `${factor}·`}${sequence.id}(${nPlus(shift)})`;
  return divisor === 1n ? multiple : `${multiple}/${divisor}`;
}
