import { badInput, mustBe } from '../errors/refusal.js';
import { flag, number } from '../options/kinds.js';
import { underHeading, type Values } from '../options/option.js';
import { counted } from '../tables/text.js';
import type { Io } from './io.js';

/** The options of commands whose work may take minutes. */
export const timeOptions = underHeading('Time options', {
  yes: flag('skip the confirmation for runs over a minute'),
  'max-seconds': number('N', 'refuse work that is expected to take more than N seconds', 0),
});

export type TimeValues = Values<typeof timeOptions>;

/** The seconds from which work is announced. */
const LONG = 60;

/**
 * Announces work of more than a minute on standard error before it begins, and asks for consent
 * where somebody is there to give it; elsewhere it goes on.
 *
 * @param seconds the expected time
 * @param place the command, as `manaus analyze`
 * @param bytes the expected memory, if it is known
 */
export async function announce(
  io: Io,
  place: string,
  seconds: number,
  { yes, 'max-seconds': most }: TimeValues,
  bytes: number | null = null,
): Promise<void> {
  const expected = `about ${duration(seconds)}`;
  if (most !== undefined && seconds > most)
    throw mustBe('--max-seconds', `enough for the work, ${expected}`, String(most));
  if (seconds <= LONG) return;
  const memory = bytes === null ? '' : ` and ${Number((bytes / 2 ** 30).toPrecision(2))} GiB`;
  io.err(`${place}: this takes ${expected}${memory}, roughly`);
  if (!yes) await requireConsent(io, place);
}

async function requireConsent({ consent }: Io, place: string): Promise<void> {
  if (consent === undefined) return;
  if (!(await consent(`${place}: go on? (y or n; --yes does not ask)`)))
    throw badInput('not begun');
}

/**
 * A time in its largest unit.
 *
 * @example
 * ```ts
 * [30, 150, 7200, 1e7].map(duration); // => ['30 seconds', '3 minutes', '2 hours', '116 days']
 * ```
 */
export function duration(seconds: number): string {
  for (const [unit, length] of UNITS)
    if (seconds >= 1.5 * length) return counted(Math.round(seconds / length), unit);
  return counted(Math.ceil(seconds), 'second');
}

const UNITS = [
  ['year', 31_557_600],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;
