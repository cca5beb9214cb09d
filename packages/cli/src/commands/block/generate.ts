import { formatLevel, type Level } from '@manaus/blocks';
import { bloxorzRules } from '@manaus/blocks/internals';
import { generateLevel } from '@manaus/lab/blocks';
import { choice, number, text, wholeNumber } from '../../options/kinds.js';
import { required, setting, underHeading, type Values, withDefault } from '../../options/option.js';
import { forceOption, OUTPUT, outputOptions } from '../../options/output.js';
import { command } from '../../shell/command.js';
import { answerText } from './answer-text.js';
import { rulesOf } from './level.js';

const games: readonly Level['game'][] = ['bloxorz', 'on-the-edge', 'bobbin'];

const levelOptions = underHeading('Level options', {
  width: setting(withDefault(wholeNumber('N', 'columns, 2 to 40', 2, 40), 8), 'lab/width'),
  height: setting(withDefault(wholeNumber('N', 'rows, 2 to 40', 2, 40), 6), 'lab/height'),
  least: setting(
    withDefault(wholeNumber('N', 'fewest moves of the shortest solution', 1, 1000), 12),
    'lab/least',
  ),
  most: setting(
    wholeNumber('N', 'most moves of the shortest solution (default: no limit)', 1, 1_000_000),
    'lab/most',
  ),
  branching: withDefault(
    number('X', 'least average number of legal moves per state of the shortest solution', 1),
    1,
  ),
  rules: setting(
    choice('RULES', 'rules of Bloxorz: official, or strict (default: official)', bloxorzRules),
    'blocks/rules',
  ),
  seed: withDefault(
    wholeNumber('N', 'random seed; the same seed gives the same level', 0, 2 ** 31 - 1),
    1,
  ),
});

export const generateAction = command({
  description:
    'Makes a random solvable level. Its difficulty is set by the length of its shortest solution and the number of moves to choose from.',
  arguments: { game: required(choice('GAME', `one of ${games.join(', ')}`, games)) },
  options: {
    ...levelOptions,
    ...underHeading(OUTPUT, { out: text('FILE', 'the file to write', 'a file name') }),
    ...forceOption,
    ...outputOptions,
  },
  examples: [
    ['manaus block generate bloxorz --least 8 --most 20', 'a level that takes 8 to 20 moves'],
    ['manaus block generate on-the-edge --width 5 --height 4 --json', 'a small level, as JSON'],
  ],
  plan: ({ game, out, force, json, ...asked }, io) => ({
    seconds: secondsOf(game, asked),
    begin() {
      io.progress?.('levels tried', null);
      const { level, moves, path, branching } = generateLevel(game, asked);
      const text = `! shortest solution: ${moves} moves, ${branching.toFixed(2)} legal moves per state on it\n${formatLevel(level)}`;
      const document = { game, rules: rulesOf(level), moves, path, branching, level: text };
      answerText(io, { out, force, json }, text, document, `: ${moves} moves`);
    },
  }),
});

/**
 * The seconds that all tries take on a board of one cell, about; they grow with the square of the
 * cells.
 */
const SECONDS_A_CELL = 0.008;

/**
 * The expected time: that of all tries for a long solution; a short one is found in some of them.
 */
function secondsOf(game: Level['game'], { width, height, least }: Values<typeof levelOptions>) {
  const easy = game === 'on-the-edge' || least <= 2 * (width + height);
  return easy ? 0 : SECONDS_A_CELL * (width * height) ** 2;
}
