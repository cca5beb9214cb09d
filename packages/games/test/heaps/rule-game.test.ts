import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gameSolver, heapGame } from '../../src/index.js';
import { ruleGame } from '../../src/internals.js';

// Take one or two, or part an even heap into equal ones.
const rule = {
  name: 'parting',
  options: (heap: number) => [
    ...[1, 2].filter((take) => take <= heap).map((take) => heap - take),
    ...(heap > 0 && heap % 2 === 0 ? [[heap / 2, heap / 2]] : []),
  ],
};

test.each(['normal', 'misere'] as const)('%s play agrees with a search', (convention) => {
  const play = ruleGame(rule).play({}, convention);
  const game = heapGame(rule);
  const search = gameSolver({ ...game, convention });
  fc.assert(
    fc.property(fc.array(fc.nat(6), { minLength: 1, maxLength: 3 }), (heaps) => {
      expect(play.outcome({ heaps, limit: null })).toBe(search.outcome(heaps));
      const winning = [...play.winningMoves({ heaps, limit: null })].map(play.notation.format);
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
  const play = ruleGame({ name: 'counted', options }).play({}, 'normal');
  expect(play.grundyValues?.(30)).toHaveLength(31);
  play.outcome({ heaps: [30, 12], limit: null });
  expect(asked).toEqual(Array.from({ length: 31 }, (_, heap) => heap));
});

test('misère play of a rule that parts no heap goes as far as the table', () => {
  const takeOneOrTwo = {
    name: 'taking',
    options: (heap: number) => [1, 2].flatMap((take) => (take <= heap ? heap - take : [])),
  };
  const play = ruleGame(takeOneOrTwo).play({}, 'misere');
  // Misère: one object alone loses, then every third heap.
  expect(play.outcome({ heaps: [3001], limit: null })).toBe('P');
  expect(play.outcome({ heaps: [3002], limit: null })).toBe('N');
  // A larger heap that is parted changes the way, not the answers before it.
  const late = ruleGame({
    ...takeOneOrTwo,
    options: (heap) => (heap === 40 ? [[20, 20]] : takeOneOrTwo.options(heap)),
  }).play({}, 'misere');
  expect(late.outcome({ heaps: [39], limit: null })).toBe('N');
  expect(() => late.outcome({ heaps: [40], limit: null })).toThrow('30');
});

test('misère play of a rule that parts heaps goes to 30 objects', () => {
  const options = (heap: number) => (heap >= 30 ? [[heap - 20, 20]] : []);
  const { outcome } = ruleGame({ name: 'one move', options }).play({}, 'misere');
  // Whoever makes the only move loses.
  expect(outcome({ heaps: [30], limit: null })).toBe('P');
  expect(() => outcome({ heaps: [31], limit: null })).toThrow('30');
});
