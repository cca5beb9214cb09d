import { subtractionFamily } from '@manaus/games';
import { MOST_HEAPS, subtract, titleOf } from '../../heaps/options.js';
import { rowOf, secondsOf } from '../../heaps/row.js';
import { outcomeTable } from '../../heaps/table.js';
import { wholeNumber } from '../../options/kinds.js';
import { outputOptions } from '../../options/output.js';
import { timeOptions } from '../../options/time.js';
import { announce } from '../../shell/announce.js';
import { answer } from '../../shell/answer.js';
import { isRequired } from '../../shell/bad-input.js';
import { command } from '../../shell/command.js';
import { dialogue } from './dialogue.js';
import { guessInWords, judged } from './guess.js';

export const classifyCommand = command({
  description:
    "Sorts the heaps of a subtraction game into P-positions (the previous player wins) and N-positions, and finds their period. Without options it asks, as the work's program does: the limit, then the numbers of S, then 0; the answers may come from a file.",
  arguments: {},
  options: {
    upto: wholeNumber('N', `the largest heap, 0 to ${MOST_HEAPS}`, 0, MOST_HEAPS),
    subtract,
    guess: wholeNumber(
      'L',
      'length of a period to test: whether the outcomes have it, for all heaps',
      1,
      MOST_HEAPS,
    ),
    ...timeOptions,
    ...outputOptions,
  },
  notes: [
    'Equal lines prove nothing: a period, and the answer to a guess, is given only with a proof.',
  ],
  examples: [
    ['manaus classify --upto 21 --subtract 1,2,3', 'Nim 21'],
    ['manaus classify --upto 30 --subtract 1,10 --guess 2', 'a guess that looks right at first'],
  ],
  async run({ upto, subtract: given, guess, json, ...time }, io) {
    if (upto === undefined && given !== undefined)
      throw isRequired('--upto', 'it goes together with --subtract');
    if (given === undefined && upto !== undefined)
      throw isRequired('--subtract', 'it goes together with --upto');
    const { set, ...limit } =
      upto === undefined || given === undefined ? await dialogue(io) : { upto, set: given };
    await announce(io, 'manaus classify', secondsOf(set, limit.upto), time);
    const row = rowOf(subtractionFamily, { set }, limit.upto);
    const verdict = guess === undefined ? null : judged(row, guess);
    const { outcomes, outcomePreperiod: preperiod, outcomePeriod: period, proved } = row;
    answer(
      io,
      json,
      { set, ...limit, outcomes, preperiod, period, proved, guess: verdict },
      () =>
        outcomeTable(titleOf(subtractionFamily, { set }), row, io.color) +
        (verdict === null ? '' : guessInWords(verdict)),
    );
  },
});
