import { describe, expect, test } from 'vitest';
import { loadItems } from '../../src/loader.js';
import { titleWords } from '../../src/notebook/title-words.js';
import { titleOf } from '../../src/notebook/titles.js';

describe('the title of an item', () => {
  test.each([
    ['martins2024/table-6.1', 'Table 6.1', 'Tabela 6.1'],
    ['martins2024/appendix-A/table-A.1', 'Table A.1', 'Tabela A.1'],
    ['hanoi2012/figure-13-15', 'Figure 13–15', 'Figura 13–15'],
  ])('of %s is its kind and its number', (id, en, pt) => {
    expect(titleOf(id)).toEqual({ en, pt });
  });

  test('has words after its number apart', () => {
    expect(titleOf('martins2024/section-3.4/figure-3.6-path').en).toBe('Figure 3.6, path');
    expect(titleOf('martins2024/algorithm-7/optimality').en).toBe('Algorithm 7, optimality');
  });

  test('without a kind is its words', () => {
    expect(titleOf('hanoi2012/longest-path').en).toBe('Longest path');
  });

  test('writes names and signs that an id cannot have', () => {
    expect(titleOf('carvalho2013/nim2k-terminal').en).toBe('Nim 2^k, terminal position');
    expect(titleOf('martins2024/section-6.3/L33-class').en).toBe('Section 6.3, class of L_3^3');
  });

  test('translates these words', () => {
    expect(titleOf('martins2024/algorithm-7/optimality').pt).toBe('Algoritmo 7, otimalidade');
  });

  test('is in Portuguese throughout', async () => {
    const words = (text: string): string[] => text.match(/(?<!\p{L})\p{Ll}{3,}/gu) ?? [];
    const inBoth = (await loadItems()).flatMap(({ id }) => {
      const { en, pt } = titleOf(id);
      return words(pt).flatMap((word) => (words(en).includes(word) ? [`${id}: ${word}`] : []));
    });
    const alike = /: (circular|misère|puzzles|rec|terminal|zero)$/;
    expect(inBoth.filter((word) => !alike.test(word))).toEqual([]);
  });

  test('has words for ids that are there only', async () => {
    const ids = (await loadItems()).map(({ id }) => ` ${id.replaceAll(/[-/]/g, ' ')}`);
    const unused = Object.keys(titleWords).filter(
      (words) => !ids.some((id) => id.endsWith(` ${words}`)),
    );
    expect(unused).toEqual([]);
  });
});
