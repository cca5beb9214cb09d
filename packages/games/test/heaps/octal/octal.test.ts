import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Convention, gameLaws, gameSolver, heapGame } from '../../../src/index.js';
import { codeEntry } from '../../../src/internals.js';

const codes = ['0.77', '0.137', '0.6', '4!.0', '4.007', '0.33', '0.4', '0.8', '8.1'];
/** At most 12 objects: a search of heaps that are parted in three meets all their compositions. */
const heaps = fc
  .array(fc.nat(7), { minLength: 1, maxLength: 3 })
  .filter((position) => position.reduce((total, heap) => total + heap, 0) <= 12);

describe.each(codes)('%s', (code) => {
  test('obeys the laws of games', () =>
    expect(gameLaws(heapGame(code), [[9], [4, 5]])).toEqual([]));
  test.each<Convention>(['normal', 'misere'])('%s play agrees with a search', (convention) => {
    const normal = heapGame(code);
    const game = convention === 'normal' ? normal : normal.misere;
    const plain = gameSolver(game);
    fc.assert(
      fc.property(heaps, (position) => {
        expect(game.outcome(position)).toBe(plain.outcome(position));
        expect(game.winningMoves(position).map(String).sort()).toEqual(
          plain.winningMoves(position).map(String).sort(),
        );
      }),
      { numRuns: 60 },
    );
  });
});

describe('huge heaps', () => {
  const kayles = heapGame('kayles');
  test('by a proved period, and all winning moves or the first of very many', () => {
    expect(kayles.outcome([10 ** 15, 10 ** 15])).toBe('P');
    let found = 0;
    for (const move of kayles.winningMoves([10 ** 15], 50)) {
      expect(kayles.outcome(move)).toBe('P');
      found++;
    }
    expect(found).toBe(50);
  });
  test('without a period they are refused', () => {
    expect(() => heapGame('4!.0').outcome([10 ** 7 + 1])).toThrow(
      'heaps must be smaller, as no period of 4!.0 is proved',
    );
    expect(() => heapGame('0.f').outcome([1001])).toThrow('from 0 to 1000');
  });
  test('misère play of many objects is refused, whatever has no move does not count', () => {
    expect(() => heapGame('0.77').misere.outcome([20, 11])).toThrow(
      'heaps must have at most 30 objects together in misère play',
    );
    expect(heapGame('0.6').misere.outcome(Array(40).fill(1))).toBe('N');
  });
});

test('the plays of a game with a code look for its period once', () => {
  const kayles = codeEntry('0.77');
  const { certificate } = kayles.game({}).periodProof();
  expect(kayles.game({}).misere.periodProof().certificate).toBe(certificate);
  expect(certificate).toMatchObject({ period: 12 });
});
