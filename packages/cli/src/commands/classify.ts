import { mustBe } from '../bad-input.js';
import type { Command } from '../command.js';
import { dialogue } from '../heaps/dialogue.js';
import { MOST_HEAPS, subtract } from '../heaps/options.js';
import { type HeapRow, subtractionRow } from '../heaps/row.js';
import { flag, wholeNumber } from '../options.js';
import { outcomeTable } from '../tables/heap-row.js';
import { wrapped } from '../tables/text.js';

const options = {
  upto: wholeNumber('N', `the largest heap, 0 to ${MOST_HEAPS}`, 0, MOST_HEAPS),
  subtract,
  guess: wholeNumber(
    'L',
    'a length that the pattern of P and N may have: says whether it has, for all heaps',
    1,
    MOST_HEAPS,
  ),
  json: flag('print one JSON document'),
};

export const classifyCommand: Command<typeof options> = {
  positionals: [],
  needed: '',
  options,
  notes: [
    "Sorts the positions of a subtraction game into P (who has just moved wins) and N, and says after how many heaps they repeat. Without options it asks, as the work's program does: the limit, then the numbers of S, then 0. A file may answer too.",
    'That lines look alike proves nothing: the period is given only with a proof, and so is the answer to a guess.',
  ],
  examples: [
    ['manaus classify --upto 21 --subtract 1,2,3', 'Nim 21'],
    ['manaus classify --upto 30 --subtract 1,10 --guess 2', 'a guess that looks right for a while'],
  ],
  async run(_, { upto, subtract: set, guess, json }, io) {
    if ((upto === undefined) !== (set === undefined))
      throw mustBe(
        upto === undefined ? '--upto' : '--subtract',
        'given with the other of the two, or both left out',
        undefined,
      );
    const answers = upto === undefined || set === undefined ? await dialogue(io) : { upto, set };
    const row = subtractionRow(answers.set, answers.upto);
    const judged = guess === undefined ? null : { length: guess, holds: holds(row, guess) };
    const { outcomes, outcomePreperiod: preperiod, outcomePeriod: period, proved } = row;
    if (json)
      io.out(
        `${JSON.stringify({ set: answers.set, upto: answers.upto, outcomes, preperiod, period, proved, guess: judged })}\n`,
      );
    else
      io.out(
        outcomeTable(`subtraction {${answers.set.join(', ')}}`, row, io.color) +
          (judged === null ? '' : verdict(judged)),
      );
  },
};

/** Whether all outcomes repeat after so many heaps, from 0 on; `null` where no period is proved and no heap speaks against it. */
function holds(
  { outcomes, outcomePreperiod, outcomePeriod }: HeapRow,
  length: number,
): boolean | null {
  if (outcomePeriod !== null) return outcomePreperiod === 0 && length % outcomePeriod === 0;
  for (let heap = length; heap < outcomes.length; heap++)
    if (outcomes[heap] !== outcomes[heap - length]) return false;
  return null;
}

function verdict({ length, holds }: { length: number; holds: boolean | null }): string {
  const judged = holds
    ? 'right: all outcomes repeat after so many heaps, proved'
    : 'wrong: somewhere the outcomes do not repeat after so many heaps';
  const text = holds === null ? 'neither proved nor refuted' : judged;
  return `\n${wrapped(`The guess of ${length} is ${text}.`).join('\n')}\n`;
}
