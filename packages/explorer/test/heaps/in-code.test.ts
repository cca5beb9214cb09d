import { answerPosition, heapGames } from '@manaus/games';
import { grundyRow } from '@manaus/games/internals';
import { expect, test } from 'vitest';
import { openHeaps } from '../../src/heaps/heaps-game.js';
import { inCode } from '../../src/heaps/in-code.js';
import { current } from '../../src/play/history.js';

const nim = { game: 'nim', heaps: '3,5,7', opponent: 'none' };

/** The games but two whose periods take seconds to prove. */
const quick = heapGames.filter(({ name }) => !['treblecross', 'officers'].includes(name));

test.each<Record<string, string>>([
  nim,
  { ...nim, at: '3,5,6', turn: 'second' },
  { ...nim, convention: 'misere' },
  ...quick.map(({ name, start }) => ({ game: name, heaps: start, opponent: 'none' })),
])('the cells have the game and the position of the page: %j', (fields) => {
  const game = openHeaps(fields);
  const { position } = current(game.history);
  const [first, answer, row = 'null'] = inCode(game);
  const code = first.replace(/^import .*$/m, '').replace(')!;', ');');
  const run = new Function(
    ...['answerPosition', 'grundyRow', 'heapGames'],
    `${code.slice(0, code.lastIndexOf('\n'))}\nreturn [game.notation.parse(position), ${answer}, ${row}];`,
  );
  const [found, { outcome }, values] = run(answerPosition, grundyRow, heapGames);
  expect(found).toEqual(position);
  expect(outcome).toBe(game.table.outcome(position));
  expect(values).toEqual(grundyRow(game.table.rules, 30));
});
