import { BadInput, mustBe } from '../bad-input.js';
import type { Command } from '../command.js';
import { MOST_HEAPS, subtract } from '../heaps/options.js';
import { endlessRows, type HeapRow, subtractionRow } from '../heaps/row.js';
import { choice, flag, wholeNumber } from '../options.js';
import { grundyTable } from '../tables/heap-row.js';

const options = {
  subtract,
  game: choice(
    'NAME',
    'nim, halving (less than half may be taken) or nim21 (1 to 3 may be taken); instead of --subtract',
    ['nim', 'halving', 'nim21'],
  ),
  upto: wholeNumber('N', `the largest heap, 0 to ${MOST_HEAPS}; needed`, 0, MOST_HEAPS),
  json: flag('print one JSON document'),
};

export const grundyCommand: Command<typeof options> = {
  positionals: [],
  needed: '(--subtract LIST | --game NAME) --upto N',
  options,
  notes: [
    'Prints the Grundy value of every heap: 0 where who has just moved wins, a P-position. A position of several heaps has the nim-sum of their values.',
    'A period is given only where it is proved: a window of as many heaps as the largest number that may be taken comes again, and a separate program has checked every value up to there.',
  ],
  examples: [
    ['manaus grundy --subtract 2,3,5 --upto 30', 'a subtraction game, with its period'],
    ['manaus grundy --game halving --upto 40 --json', 'the halving game, for another program'],
  ],
  run(_, { subtract: set, game, upto, json }, io) {
    if (upto === undefined) throw mustBe('--upto', 'a whole number', undefined);
    if (set !== undefined && game !== undefined)
      throw new BadInput('--game must be left out when --subtract is given');
    const { name, row } = rowOf(set, game, upto);
    io.out(
      json
        ? `${JSON.stringify({ ...row, values: Array.from(row.values) })}\n`
        : grundyTable(name, row, io.color),
    );
  },
};

function rowOf(
  set: readonly number[] | undefined,
  game: 'nim' | 'halving' | 'nim21' | undefined,
  upto: number,
): { name: string; row: HeapRow } {
  if (set !== undefined)
    return { name: `subtraction {${set.join(', ')}}`, row: subtractionRow(set, upto) };
  if (game === undefined)
    throw mustBe('--subtract', 'a list of numbers, or --game a name', undefined);
  return {
    name: game,
    row: game === 'nim21' ? subtractionRow([1, 2, 3], upto) : endlessRows[game](upto),
  };
}
