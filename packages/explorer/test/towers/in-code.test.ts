import { findTower } from '@manaus/core';
import { expect, test } from 'vitest';
import { laboratoryLink } from '../../src/shell/links.js';
import { inCode } from '../../src/towers/in-code.js';
import { rulesOf } from '../../src/towers/setup.js';
import { openTower } from '../../src/towers/tower-game.js';

test.each<Record<string, string>>([
  { puzzle: 'manaus', discs: '3', at: '/12/3', start: '1/2/3' },
  { puzzle: 'hanoi', discs: '4', pegs: '4', moves: 'cyclic' },
  { puzzle: 'hanoi', discs: '3', capacities: '3,2,3', moves: '0-1,1-2,2-0', goal: '//123' },
  { puzzle: 'oxford', discs: '3' },
])('the cells have the tower and the position of the page: %j', (fields) => {
  const game = openTower(fields);
  const [first] = inCode(game);
  const [, name, discs, options = '{}'] =
    /findTower\("(.*?)"\)\.tower\((\d+)(?:, (.*))?\);/.exec(first) ?? [];
  const rules = findTower(name).tower(Number(discs), JSON.parse(options));
  expect(JSON.stringify(rules)).toBe(JSON.stringify(rulesOf(game.setup)));
  expect(first).toContain(
    `parseLabel(rules, "${game.world.label(game.history.entries[game.history.at])}")`,
  );
});

test('the link carries them whole', () => {
  const cells = inCode(openTower({ puzzle: 'manaus', discs: '3' }));
  const carried = new URL(laboratoryLink(cells), 'http://localhost/play/').searchParams;
  expect(JSON.parse(carried.get('cells') ?? '')).toEqual(cells);
});
