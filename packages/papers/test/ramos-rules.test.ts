import { type BloxorzLevel, withRules } from '@manaus/blocks';
import { packedGame } from '@manaus/blocks/internals';
import { seededRandom } from '@manaus/core';
import { reachableStates } from '@manaus/graph';
import { describe, expect, test } from 'vitest';
import { satToBloxorz, satToClosedPlus, satToMinClosed } from '../src/index.js';
import { loadItems } from '../src/internals.js';
import { randomBloxorz } from '../src/ramos2014/evidence/random-blocks.js';
import type { Cnf } from '../src/ramos2014/evidence/reductions/cnf.js';
import { allFormulas, exampleFormula } from '../src/ramos2014/evidence/reductions/formulas.js';

/** The number of states that are reached under both rule sets. */
const reached = (level: BloxorzLevel) =>
  (['strict', 'official'] as const).map(
    (rules) => reachableStates(packedGame(withRules(level, rules))).states.length,
  );

const expectSame = (level: BloxorzLevel) => {
  const [strict, official] = reached(level);
  expect(official).toBe(strict);
};

test('every item of the work says under which rules it is judged, and on Bloxorz why', async () => {
  for (const { id, rules } of await loadItems('ramos2014')) {
    expect(rules?.en, id).toMatch(/^(Bloxorz|On The Edge|Bobbin 3D|None)\b/);
    expect(rules?.pt, id).toMatch(/^(Bloxorz|On The Edge|Bobbin 3D|Nenhuma)\b/);
  }
});

describe('where both rule sets are said to be the same they reach as many states', () => {
  const formulas = [...allFormulas(1, 2), ...allFormulas(2, 2), exampleFormula];
  test.each<readonly [string, (cnf: Cnf) => BloxorzLevel]>([
    ['flipping', (cnf) => satToBloxorz(cnf, 'flip')],
    ['closing', (cnf) => satToBloxorz(cnf, 'close')],
    ['branching', (cnf) => satToBloxorz(cnf, 'branches')],
  ])('the levels of Theorem 3.1, %s', (_, levelOf) => {
    for (const cnf of formulas) expectSame(levelOf(cnf));
  });
  test('those of Theorem 3.5', () => {
    for (const cnf of allFormulas(1, 2)) expectSame(satToMinClosed(cnf));
  });
  test.each([
    ['without switches and teleports', {}],
    ['without teleports, whose bridges only close', { switches: true, effect: 'close' }],
  ] as const)('random levels %s', (_, elements) => {
    const random = seededRandom(19);
    for (let i = 0; i < 300; i++) expectSame(randomBloxorz(5, 4, random, elements));
  });
});

test('elsewhere they differ: the levels of Theorem 3.6, and random ones', () => {
  const [strict, official] = reached(satToClosedPlus({ variables: 1, clauses: [[1]] }));
  expect(official).toBeGreaterThan(strict);
  const random = seededRandom(19);
  const levels = Array.from({ length: 300 }, () =>
    randomBloxorz(5, 4, random, { switches: true, teleports: true }),
  );
  expect(levels.filter((level) => new Set(reached(level)).size === 2).length).toBeGreaterThan(20);
});
