import type { Level } from '@manaus/blocks';
import { solveLevel } from '@manaus/lab';
import { flag } from '../../options/kinds.js';
import { outputOptions } from '../../options/output.js';
import { answer } from '../../shell/answer.js';
import { command } from '../../shell/command.js';
import { grouped } from '../../tables/text.js';
import { levelArgument, levelTable, readLevel, searchProgress } from './level.js';

const PER_GROUP = 10;

export const solveAction = command({
  description:
    'Prints a shortest solution of a level: the letters R, L, U, D, and _ for the other half.',
  arguments: { file: levelArgument },
  options: {
    limit: flag(
      'only solutions of at most |f| moves, the number of cells of the board, void included',
    ),
    ...outputOptions,
  },
  examples: [
    ['manaus block solve levels/twins.txt', 'a level of Bloxorz'],
    ['manaus block solve levels/blue-moon.txt --json', 'a level of On The Edge, as JSON'],
  ],
  run({ file, limit, json }, io) {
    const level = readLevel(file);
    const options = { limit, onProgress: searchProgress(io) };
    const { solvable, moves, path, visited } = solveLevel(level, options);
    answer(io, json, { game: level.game, solvable, moves, path, visited }, () => {
      const found = solvable ? `${moves} moves, none shorter` : noSolution(level, limit);
      const rows: [string, string][] = [['solution', found]];
      if (path !== null) rows.push(['path', inGroups(path)]);
      rows.push([level.game === 'on-the-edge' ? 'partial walks' : 'states', grouped(visited)]);
      return levelTable(level, rows, io.color);
    });
  },
});

const noSolution = ({ width, height }: Level, limit: boolean): string =>
  limit ? `none of at most ${width * height} moves` : 'none';

/** The letters in groups of ten, so that lines can break and moves can be counted. */
const inGroups = (path: string): string =>
  path === '' ? '-' : (path.match(new RegExp(`.{1,${PER_GROUP}}`, 'g')) ?? []).join(' ');
