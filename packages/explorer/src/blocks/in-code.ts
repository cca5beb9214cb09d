import { importLine } from '../shell/ask-in-code.js';
import { type BlockPlay, pathOf } from './play.js';

/**
 * The cells of a notebook that ask about a play: its level and moves, a shortest solution, its
 * states.
 */
export function inCode(play: BlockPlay): string[] {
  const { source, rules, level } = play;
  const parsed = 'parseLevel(text)';
  // The states of On The Edge are all partial walks: too many to ask for at once.
  const hasStates = level.game !== 'on-the-edge';
  return [
    [
      importLine('blocks', 'blockGame', 'checkPath', 'parseLevel', ...(rules ? ['withRules'] : [])),
      importLine('lab', ...(hasStates ? ['analyzeLevel'] : []), 'solveLevel'),
      importLine('plot', 'levelFigure', 'show'),
      '',
      'const text = [',
      ...source.split('\n').map((line) => `  ${JSON.stringify(line)},`),
      "].join('\\n');",
      `const level = ${rules === null ? parsed : `withRules(${parsed}, ${JSON.stringify(rules)})`};`,
      `const path = ${JSON.stringify(pathOf(play))};`,
      "show(levelFigure({ level, title: 'The moves made', path }));",
      'checkPath(blockGame(level), path)',
    ].join('\n'),
    'const solution = solveLevel(level);\nsolution',
    "show(levelFigure({ level, title: 'A shortest solution', path: solution.path ?? '' }));",
    ...(hasStates ? ['analyzeLevel(level)'] : []),
  ];
}
