import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gameSolver, heapGame } from '../../src/index.js';

// Take one or two, or part an even heap into equal ones.
const rule = {
  name: 'parting',
  options: (heap: number) => [
    ...[1, 2].filter((take) => take <= heap).map((take) => heap - take),
    ...(heap > 0 && heap % 2 === 0 ? [[heap / 2, heap / 2]] : []),
  ],
};

test.each(['normal', 'misere'] as const)('%s play agrees with a search', (convention) => {
  const normal = heapGame(rule);
  const game = convention === 'normal' ? normal : normal.misere;
  const search = gameSolver(game);
  fc.assert(
    fc.property(fc.array(fc.nat(6), { minLength: 1, maxLength: 3 }), (heaps) => {
      expect(game.outcome(heaps)).toBe(search.outcome(heaps));
      const winning = game.winningMoves(heaps).map(game.notation.format);
      expect([...winning].sort()).toEqual(
        game
          .options(heaps)
          .filter((left) => search.outcome(left) === 'P')
          .map(game.notation.format)
          .sort(),
      );
    }),
    { numRuns: 40 },
  );
});

test('the options of a heap are asked once', () => {
  const asked: number[] = [];
  const options = (heap: number) => {
    asked.push(heap);
    return rule.options(heap);
  };
  const game = heapGame({ name: 'counted', options });
  expect(game.grundyValues(30)).toHaveLength(31);
  game.outcome([30, 12]);
  game.misere.outcome([4]);
  expect(asked).toEqual(Array.from({ length: 31 }, (_, heap) => heap));
});

test('misère play of a rule that parts no heap goes as far as the table', () => {
  const takeOneOrTwo = {
    name: 'taking',
    options: (heap: number) => [1, 2].flatMap((take) => (take <= heap ? heap - take : [])),
  };
  const { misere } = heapGame(takeOneOrTwo);
  // Misère: one object alone loses, then every third heap.
  expect(misere.outcome([3001])).toBe('P');
  expect(misere.outcome([3002])).toBe('N');
  // A larger heap that is parted changes the way, not the answers before it.
  const late = heapGame({
    ...takeOneOrTwo,
    options: (heap) => (heap === 40 ? [[20, 20]] : takeOneOrTwo.options(heap)),
  }).misere;
  expect(late.outcome([39])).toBe('N');
  expect(() => late.outcome([40])).toThrow('30');
});

test('misère play of a rule that parts heaps goes to 30 objects', () => {
  const options = (heap: number) => (heap >= 30 ? [[heap - 20, 20]] : []);
  const { outcome } = heapGame({ name: 'one move', options }).misere;
  // Whoever makes the only move loses.
  expect(outcome([30])).toBe('P');
  expect(() => outcome([31])).toThrow('30');
});
