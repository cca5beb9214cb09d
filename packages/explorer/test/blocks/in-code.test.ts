import { blockGame, checkPath, parseLevel, withRules } from '@manaus/blocks';
import { solveLevel } from '@manaus/lab';
import { expect, test } from 'vitest';
import { inCode } from '../../src/blocks/in-code.js';
import { levelNames } from '../../src/blocks/levels.js';
import { openPlay, pathOf } from '../../src/blocks/play.js';

test.each<Record<string, string>>([
  { level: 'seesaw', rules: 'strict' },
  { text: 'game bloxorz\ngrid\nS###\n####\n###G\nend\n', path: 'RD' },
  ...levelNames.map((level) => ({ level })),
])('the cells have the level and the moves of the page: %j', (fields) => {
  const play = openPlay(fields);
  const [first, solved] = inCode(play);
  const code = first.replace(/^(import|show\().*$/gm, '');
  const run = new Function(
    ...['blockGame', 'checkPath', 'parseLevel', 'withRules', 'solveLevel'],
    `${code.slice(0, code.lastIndexOf('\n'))}\nreturn [level, checkPath(blockGame(level), path)];`,
  );
  const [level, check] = run(blockGame, checkPath, parseLevel, withRules, solveLevel);
  expect(level).toEqual(play.level);
  expect(check).toEqual(checkPath(play.game, pathOf(play)));
  expect(solved).toContain('solveLevel(level)');
});
