import { expect, test } from 'vitest';
import { firstPair, reducePair } from '../../src/compare/reducer.js';
import { firstHeaps, reduceHeaps } from '../../src/heaps/reducer.js';
import { fieldFault } from '../../src/shell/faults.js';
import { faultAbove } from '../../src/shell/game-state.js';
import { documentTower, exampleDocument, indent } from '../../src/towers/document.js';
import { firstTowers, reduceTowers, type TowersAction } from '../../src/towers/reducer.js';
import { goalElsewhere } from '../../src/towers/setup-form.js';
import { openTower } from '../../src/towers/tower-game.js';
import { wordsOf } from '../../src/words/words.js';

const words = wordsOf('en');
const after = (...actions: readonly TowersAction[]) =>
  actions.reduce((state, action) => reduceTowers(state, action, 0), firstTowers(0));
const hanoi = { puzzle: 'hanoi', discs: '3' };
const narrow = { ...hanoi, capacities: '3,1,2' };

test('a fault of a form is at its field, one of a link above the game', () => {
  const refused = after({ type: 'open', fields: narrow, field: 'capacities' });
  expect(fieldFault(refused, 'capacities', words)).toContain('p2');
  expect([fieldFault(refused, 'discs', words), faultAbove(refused)]).toEqual([null, null]);
  const linked = after({ type: 'open', fields: narrow });
  expect(fieldFault(linked, 'capacities', words)).toBeNull();
  expect(faultAbove(linked)).not.toBeNull();
  const started = after({ type: 'start', label: 'x' });
  expect(fieldFault(started, 'start', words)).not.toBeNull();
  const asked = after({ type: 'path', from: 'x', to: '123//' });
  expect(fieldFault(asked, 'path', words)).not.toBeNull();
  const mended = reduceTowers(refused, { type: 'open', fields: hanoi, field: 'capacities' }, 0);
  expect([mended.fault, fieldFault(mended, 'capacities', words)]).toEqual([null, null]);
});

test('of heaps and of a pair as well', () => {
  const heaps = reduceHeaps(firstHeaps(), { type: 'open', fields: { heaps: 'x' }, field: 'heaps' });
  expect(fieldFault(heaps, 'heaps', words)).not.toBeNull();
  const pair = reducePair(
    firstPair(0),
    { type: 'tower', side: 1, fields: narrow, field: '1 capacities' },
    0,
  );
  expect(fieldFault(pair, '1 capacities', words)).not.toBeNull();
});

test.each([
  ['3,1,2', 0, '123//'],
  ['1,3,1', 1, '/123/'],
  ['3,3,1', 1, '/123/'],
])('with capacities %s the goal can be on p%i', (capacities, peg, goal) => {
  const asked = { ...hanoi, capacities };
  expect(goalElsewhere(asked)).toEqual({ peg, goal });
  expect(after({ type: 'open', fields: { ...asked, goal } }).fault).toBeNull();
});

test('where no peg has room for all discs, no peg is offered', () => {
  expect(goalElsewhere({ ...hanoi, capacities: '2,2,2' })).toBeNull();
  expect(goalElsewhere({ ...hanoi, capacities: 'x' })).toBeNull();
});

test('the example of rules is a tower, and rules are read as they are written', () => {
  const { world } = openTower({ rules: exampleDocument, discs: '3' });
  expect(world.rules.capacities).toEqual([8, 2, 8]);
  expect(indent(exampleDocument)).toBe(exampleDocument);
  expect(documentTower(exampleDocument).name).toBe('Narrow');
});
