import { expect, test } from 'vitest';
import { json, runLine } from '../../run.js';
import { levelFiles } from './level-files.js';

const { tiny, edge, none } = levelFiles();

test('the state graph', async () => {
  const found = await json(`block analyze ${edge}`);
  expect(found).toMatchObject({
    game: 'on-the-edge',
    order: 5,
    size: 4,
    dead: 0,
    moves: 4,
    shortest: '1',
    strongComponents: [1, 1, 1, 1, 1],
    distances: [1, 1, 1, 1, 1],
  });
  expect((await runLine(`block analyze ${tiny}`)).out).toMatch(/states +\d+\n/);
  expect((await runLine(`block analyze ${none}`)).out).toMatch(/hardest start +none\n/);
});
