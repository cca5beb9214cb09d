import type { GrundyRow } from '@manaus/games/internals';
import { wrapped } from '../../tables/text.js';

/** A guessed period of the outcomes, from heap 0 on; `holds` is `null` if neither is proved. */
export interface Guess {
  readonly length: number;
  readonly holds: boolean | null;
}

/** The verdict on a guessed period, from the proved period or else from a counterexample. */
export const judgeGuess = (row: GrundyRow, length: number): Guess => ({
  length,
  holds: isPeriod(row, length),
});

/** True or false where it is proved, else `null`. */
function isPeriod(row: GrundyRow, length: number): boolean | null {
  if (row.outcomePeriod === null) return isRefuted(row.outcomes, length) ? false : null;
  return row.outcomePreperiod === 0 && length % row.outcomePeriod === 0;
}

function isRefuted(outcomes: string, length: number): boolean {
  for (let heap = length; heap < outcomes.length; heap++)
    if (outcomes[heap] !== outcomes[heap - length]) return true;
  return false;
}

/** The verdict as a paragraph. */
export function guessInWords({ length, holds }: Guess): string {
  const judgment = holds
    ? `right: all outcomes repeat after ${length} heaps, proved`
    : `wrong: somewhere the outcomes do not repeat after ${length} heaps`;
  const text = holds === null ? 'neither proved nor refuted' : judgment;
  return `\n${wrapped(`The guess of ${length} is ${text}.`).join('\n')}\n`;
}
