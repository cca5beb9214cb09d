import { expect, test } from 'vitest';
import { commandOf, knownHeapGames } from '../../src/games/heap-games.js';

test.each(knownHeapGames().map((game) => [game.family.name, game] as const))(
  '%s has its rules in words in both languages, with no value left open',
  (name, { title, rules }) => {
    for (const text of [title.en, title.pt, rules.en, rules.pt]) {
      expect(text).not.toBe(name);
      expect(text).not.toMatch(/[{}]/);
    }
    expect(rules.pt).not.toBe(rules.en);
  },
);

test('a command gives the parameters by the options of the command line', () => {
  const commands = knownHeapGames().map(({ family }) => commandOf(family));
  expect(commands).toContain('npx --no-install manaus outcome subtraction 21 --subtract 1,2,3');
  expect(commands.join(' | ')).toMatch(/outcome moore [\d,]+ --k 2 /);
});
