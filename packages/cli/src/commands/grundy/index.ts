import { MOST_HEAPS, subtract, subtractionName } from '../../heaps/options.js';
import { endlessRows, type HeapRow, subtractionRow } from '../../heaps/row.js';
import { grundyTable } from '../../heaps/table.js';
import { choice, wholeNumber } from '../../options/kinds.js';
import { required } from '../../options/option.js';
import { outputOptions } from '../../options/output.js';
import { answer } from '../../shell/answer.js';
import { BadInput, isRequired } from '../../shell/bad-input.js';
import { command } from '../../shell/command.js';

const gameNames = ['nim', 'halving', 'nim21'] as const;

export const grundyCommand = command({
  description:
    'Prints the Grundy value of every heap; 0 is a P-position. A position of several heaps has the nim-sum of their values.',
  arguments: {},
  options: {
    subtract,
    game: choice(
      'NAME',
      'nim, halving (a move takes less than half) or nim21 (a move takes 1 to 3), instead of --subtract',
      gameNames,
    ),
    upto: required(wholeNumber('N', `the largest heap, 0 to ${MOST_HEAPS}`, 0, MOST_HEAPS)),
    ...outputOptions,
  },
  notes: [
    'A period is given only if it is proved: a window of values as long as the largest number that a move may take recurs, and a separate program has checked every value up to there.',
  ],
  examples: [
    ['manaus grundy --subtract 2,3,5 --upto 30', 'a subtraction game, with its period'],
    ['manaus grundy --game halving --upto 40 --json', 'the halving game, as JSON'],
  ],
  run({ subtract: set, game, upto, json }, io) {
    if (set !== undefined && game !== undefined)
      throw new BadInput('--game cannot be used with --subtract');
    const { name, row } = rowOf(set, game, upto);
    const document = { ...row, values: json ? Array.from(row.values) : [] };
    answer(io, json, document, () => grundyTable(name, row, io.color));
  },
});

function rowOf(
  set: readonly number[] | undefined,
  game: (typeof gameNames)[number] | undefined,
  upto: number,
): { name: string; row: HeapRow } {
  if (set !== undefined) return { name: subtractionName(set), row: subtractionRow(set, upto) };
  if (game === undefined) throw isRequired('--subtract', 'a list of numbers, or --game NAME');
  const row = game === 'nim21' ? subtractionRow([1, 2, 3], upto) : endlessRows[game](upto);
  return { name: game, row };
}
