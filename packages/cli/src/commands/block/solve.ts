import type { Level } from '@manaus/blocks';
import { estimateLevelSeconds, solveLevel } from '@manaus/lab/blocks';
import type { AnswerTo } from '../../answers/index.js';
import { badInput } from '../../errors/refusal.js';
import { choice, flag } from '../../options/kinds.js';
import { withDefault } from '../../options/option.js';
import { outputOptions } from '../../options/output.js';
import { answer } from '../../shell/answer.js';
import { command } from '../../shell/command.js';
import type { Fact } from '../../tables/columns.js';
import { grouped } from '../../tables/text.js';
import {
  levelArgument,
  levelTable,
  readLevel,
  rulesOf,
  rulesOption,
  searchProgress,
} from './level.js';

const PER_GROUP = 10;

export const solveAction = command({
  description:
    'Prints a shortest solution of a level: the letters R, L, U, D, and _ for the other half.',
  arguments: { file: levelArgument },
  options: {
    ...rulesOption,
    least: withDefault(
      choice('WHAT', 'what is made smallest: moves, or rolls, the letters without _', [
        'moves',
        'rolls',
      ]),
      'moves',
    ),
    limit: flag(
      'only solutions of at most |f| moves, the number of cells of the board, void included',
    ),
    ...outputOptions,
  },
  examples: [
    ['manaus block solve levels/twins.txt', 'a level of Bloxorz'],
    ['manaus block solve levels/twins.txt --least rolls', 'as the game counts, without _'],
    ['manaus block solve levels/blue-moon.txt --json', 'a level of On The Edge, as JSON'],
  ],
  async plan({ file, rules, least, limit, json }, io) {
    if (limit && least === 'rolls') throw badInput('--limit bounds moves, not --least rolls');
    const level = await readLevel(file, io, rules);
    return {
      seconds: estimateLevelSeconds(level),
      begin() {
        const options = { least, limit, onProgress: searchProgress(io) };
        const { solvable, moves, rolls, path, visited } = solveLevel(level, options);
        const noSolution = limit ? `none of at most ${level.width * level.height} moves` : 'none';
        const document = { game: level.game, rules: rulesOf(level), solvable, moves, rolls };
        const found = solvable ? lengthInWords(moves, rolls, least) : noSolution;
        answer<AnswerTo<'block solve'>>(io, json, { ...document, path, visited }, () =>
          levelTable(level, rowsOf(level, found, path, visited), io.color),
        );
      },
    };
  },
});

const rowsOf = ({ game }: Level, found: string, path: string | null, visited: number): Fact[] => [
  ['solution', found],
  ...(path === null ? [] : [['path', inGroups(path)] as const]),
  [game === 'on-the-edge' ? 'partial walks' : 'states', grouped(visited)],
];

/** The numbers of moves and of rolls, where they differ, the least one first. */
function lengthInWords(
  moves: number | null,
  rolls: number | null,
  least: 'moves' | 'rolls',
): string {
  if (least === 'rolls' && moves !== rolls) return `${rolls} rolls, none fewer; ${moves} moves`;
  return `${moves} moves, none shorter${moves === rolls ? '' : `; ${rolls} rolls`}`;
}

/** The letters in groups of ten, so that lines can break and moves can be counted. */
const inGroups = (path: string): string =>
  path === '' ? '-' : (path.match(new RegExp(`.{1,${PER_GROUP}}`, 'g')) ?? []).join(' ');
