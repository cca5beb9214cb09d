import { blockGame, checkPath } from '@manaus/blocks';
import type { AnswerTo } from '../../answers/index.js';
import { type Option, required } from '../../options/option.js';
import { outputOptions } from '../../options/output.js';
import { answer } from '../../shell/answer.js';
import { command } from '../../shell/command.js';
import { yesOrNo } from '../../tables/text.js';
import { levelArgument, levelTable, readLevel, rulesOption } from './level.js';

const path: Option<string> = {
  value: 'PATH',
  help: 'letters of moves: R, L, U, D, and _ for the other half',
  bound: 'the letters of a path, such as RRU',
  parse: (given) => given,
};

export const checkAction = command({
  description: 'Prints whether every move of a path is legal, and whether the path wins.',
  arguments: { file: levelArgument, path: required(path) },
  options: { ...rulesOption, ...outputOptions },
  examples: [
    ['manaus block check levels/twins.txt RRU', 'three moves'],
    ['manaus block check levels/twins.txt RRU --json', 'the same as JSON'],
  ],
  small: 'one step per letter of the path',
  async run({ file, path, rules, json }, io) {
    const level = await readLevel(file, io, rules);
    const found = checkPath(blockGame(level), path);
    answer<AnswerTo<'block check'>>(io, json, found, () => {
      const { failedAt, wins } = found;
      const legal =
        failedAt === null ? 'yes' : `no: move ${failedAt}, ${path[failedAt - 1]}, is not`;
      return levelTable(
        level,
        [
          ['legal', legal],
          ['wins', yesOrNo(wins)],
        ],
        io.color,
      );
    });
  },
});
