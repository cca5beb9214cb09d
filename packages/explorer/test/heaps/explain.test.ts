import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { explain } from '../../src/heaps/texts.js';
import { wordsOf } from '../../src/words/words.js';
import { itemsOf } from '../report.js';
import { anyFields, table } from './some-games.js';

describe('the reasons', () => {
  test('say P where the position is P, and N where it is N', () => {
    fc.assert(
      fc.property(anyFields, (fields) => {
        const game = table(fields);
        const { key, values } = explain(game, game.start);
        if (/\.[PN]$/.test(key)) expect(key.slice(-1)).toBe(game.outcome(game.start));
        else if (/fewer|oneLarge/.test(key)) expect(game.outcome(game.start)).toBe('N');
        else
          expect([key, game.outcome(game.start)]).toEqual(
            expect.arrayContaining([expect.stringMatching(/over|lastOne/)]),
          );
        for (const language of ['en', 'pt-BR', 'es'] as const)
          expect(wordsOf(language)(key, values)).not.toMatch(/\{|NaN|undefined|^heaps\./);
      }),
      { numRuns: 200 },
    );
  });

  test('their numbers are true: nim-sum 0, a remainder of a P-position, a part within the limit', () => {
    fc.assert(
      fc.property(anyFields, (fields) => {
        const game = table(fields);
        const { key, values } = explain(game, game.start);
        const isP = game.outcome(game.start) === 'P';
        const text = String(values.sum);
        if (/why\.sum/.test(key)) expect(text.endsWith('= 0') || text === '0').toBe(isP);
        if (/residue/.test(key))
          expect(String(values.residues).split(', ').includes(String(values.r))).toBe(isP);
        if (/why\.fibonacci/.test(key))
          expect(Number(values.part) > Number(values.limit)).toBe(isP);
        if (/why\.(shifted|value)/.test(key)) expect(values.value === 0).toBe(isP);
        if (/why\.moore\./.test(key)) expect(/^[0 ]+$/.test(text)).toBe(isP);
      }),
      { numRuns: 200 },
    );
  });

  test.each([
    [{ game: 'nim', heaps: '3,5,6' }, 'heaps.why.sum.P', 'carvalho2013/theorem-2.4.1-bouton'],
    [
      { game: 'nim', heaps: '3,5,6', convention: 'misere' },
      'heaps.why.sumMisere.P',
      'carvalho2013/misere-nim-strategy',
    ],
    [
      { game: 'nim', heaps: '1,1,1', convention: 'misere' },
      'heaps.why.ones.P',
      'carvalho2013/misere-nim-strategy',
    ],
    [
      { game: 'moore', heaps: '2,7,11,14' },
      'heaps.why.moore.N',
      'carvalho2013/theorem-2.9.1-moore',
    ],
    [{ game: 'moore', heaps: '2,7' }, 'heaps.why.fewer', 'carvalho2013/moore-fewer-piles'],
    [{ game: 'halving', heaps: '64' }, 'heaps.why.halving.P', 'carvalho2013/lemma-2.6.1'],
    [
      { game: 'halving', heaps: '12', convention: 'misere' },
      'heaps.why.halvingMisere.P',
      'carvalho2013/lemma-2.7.1',
    ],
    [{ game: 'halving', heaps: '12,7', convention: 'misere' }, 'heaps.why.table.N', null],
    [{ game: 'wythoff' }, 'heaps.why.wythoff.N', null],
    [{ game: 'wythoff', heaps: '2,2', convention: 'misere' }, 'heaps.why.wythoffMisere.P', null],
    [
      { game: 'fibonacci', heaps: '20' },
      'heaps.why.fibonacci.N',
      'carvalho2013/fibonacci-nim-rule',
    ],
    [{ game: 'subtraction', heaps: '21' }, 'heaps.why.residue.N', 'carvalho2013/lemma-2.1.1'],
    [
      { game: 'subtraction', heaps: '21', set: '1,2,3,4' },
      'heaps.why.residue.N',
      'carvalho2013/lemma-2.1.2',
    ],
    [
      { game: 'subtraction', heaps: '13', set: '1,2,4,5,6' },
      'heaps.why.residue.P',
      'carvalho2013/lemma-2.2.1',
    ],
    [{ game: 'subtraction', heaps: '21', convention: 'misere' }, 'heaps.why.shifted.P', null],
  ])('%o is %s by %s', (fields, key, item) => {
    const game = table(fields);
    expect(explain(game, game.start)).toMatchObject({ key, item });
  });

  test('every reason names an item that is there', () => {
    const ids = itemsOf('carvalho2013');
    fc.assert(
      fc.property(anyFields, (fields) => {
        const game = table(fields);
        const { item } = explain(game, game.start);
        if (item !== null) expect(ids).toContain(item);
      }),
    );
  });
});
