import { analyzeLevel, estimateLevelSeconds, type LevelAnalysis } from '@manaus/lab/blocks';
import type { AnswerTo } from '../../answers/index.js';
import { outputOptions } from '../../options/output.js';
import { answer } from '../../shell/answer.js';
import { command } from '../../shell/command.js';
import type { Fact } from '../../tables/columns.js';
import { grouped, inLines } from '../../tables/text.js';
import { boardRows } from './board.js';
import {
  levelArgument,
  levelTable,
  readLevel,
  rulesOf,
  rulesOption,
  searchProgress,
} from './level.js';

/** The length of the longest list in JSON; longer lists are `null`. */
const LONGEST_LIST = 100_000;

export const analyzeAction = command({
  description:
    'Prints the graph of all reachable states of a level in numbers: dead states, strong components, the number of shortest solutions, the hardest start.',
  arguments: { file: levelArgument },
  options: { ...rulesOption, ...outputOptions },
  examples: [
    ['manaus block analyze levels/twins.txt', 'a level of Bloxorz'],
    ['manaus block analyze levels/twins.txt --json', 'the same as JSON, with all distances'],
  ],
  async plan({ file, rules, json }, io) {
    const level = await readLevel(file, io, rules);
    return {
      seconds: 3 * estimateLevelSeconds(level),
      begin() {
        const progress = searchProgress(io);
        const found = analyzeLevel(level, { onProgress: (states) => progress(states, null) });
        const { strongComponents, shortest, distances, ...facts } = found;
        const { hardest } = facts;
        const document = {
          game: level.game,
          rules: rulesOf(level),
          ...facts,
          shortest: String(shortest),
          strongComponents: shortList(strongComponents),
          distances: shortList(distances),
        };
        answer<AnswerTo<'block analyze'>>(io, json, document, () => {
          const table = levelTable(level, factRows(found), io.color);
          if (hardest === null) return table;
          return `${table}\nthe hardest start:\n\n${inLines(boardRows(level, hardest.states[0]))}`;
        });
      },
    };
  },
});

const shortList = <T>(list: readonly T[]) => (list.length > LONGEST_LIST ? null : list);

function factRows({ order, size, dead, moves, hardest, ...found }: LevelAnalysis): Fact[] {
  const { strongComponents: strong, shortest } = found;
  const away = hardest && `${grouped(hardest.moves)} moves from the goal`;
  const others =
    hardest === null || hardest.worstStarts === 1
      ? ''
      : `, the first of ${grouped(hardest.worstStarts)}`;
  return [
    ['states', grouped(order)],
    ['legal moves', `${grouped(size)}, ${(size / order).toFixed(2)} per state`],
    ['strong components', `${grouped(strong.length)}, the largest of ${grouped(strong[0])} states`],
    ['dead states', grouped(dead)],
    [
      'shortest solution',
      moves === null ? 'none' : `${grouped(moves)} moves; there are ${shortest}`,
    ],
    ['hardest start', away === null ? 'none' : away + others],
  ];
}
