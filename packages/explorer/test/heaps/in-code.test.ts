import { heapGame, heapGames } from '@manaus/games';
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
  const [first, moves, row = 'null'] = inCode(game);
  const code = first.replace("import { heapGame } from '@manaus/games';", '');
  const end = code.lastIndexOf('\n');
  const run = new Function(
    'heapGame',
    `${code.slice(0, end)}\nreturn [${code.slice(end)}, ${moves}, ${row}];`,
  );
  const { table } = game;
  expect(run(heapGame)).toEqual([
    table.outcome(position),
    table.rules.winningMoves(position, 10),
    table.rules.isSum ? table.rules.grundyValues(30) : null,
  ]);
});
