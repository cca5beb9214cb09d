import { readFamily, theorems } from '@manaus/theorems';
import { describe, expect, test } from 'vitest';
import {
  arrows,
  digraphName,
  familyAddress,
  quantityWords,
  ruleWords,
} from '../../src/atlas/words.js';
import { englishIn } from '../english.js';

const cyclic = readFamily({ capacities: ['n', 'n', 'n-2'], moves: 'cyclic' });

describe('a family in words', () => {
  test('every quantity is said in Portuguese, and as the theorems say it in English', () => {
    for (const input of [cyclic, readFamily({})])
      for (const statement of theorems(input).statements) {
        const { en, pt } = quantityWords(statement, input === cyclic);
        expect(en).toBe(statement.subject);
        expect([pt, pt === en, englishIn(`<p>${pt}</p>`)]).toEqual([pt, false, []]);
      }
  });

  test('the rules, with a goal and without moves', () => {
    const said = ruleWords(cyclic).map(({ en }) => en);
    expect(said[0]).toContain('p0: n; p1: n; p2: n−2');
    expect(said[0]).toContain('between these pegs: 0→1, 1→2, 2→0');
    expect(said[1]).toBe('The goal: all discs on p1.');
    const still = ruleWords(readFamily({ capacities: ['n-1', 1, 2], moves: [] }));
    expect(still[0]?.pt).toContain('mas entre nenhum par de pinos');
    expect(still[1]?.en).toContain('no goal');
  });

  test('digraphs have arrows, and a name whichever peg comes first', () => {
    expect(arrows(readFamily({ moves: 'star' }).moves)).toEqual(['0↔1', '0↔2']);
    for (const moves of ['star', 'adjacent'] as const)
      expect(digraphName(readFamily({ moves }).moves)?.en).toBe('adjacent');
    expect(digraphName(readFamily({ moves: [[2, 0]] }).moves)).toBeNull();
  });

  test('the address of its page', () => {
    expect(familyAddress(cyclic)).toBe(
      'family.html?capacity=n&capacity=n&capacity=n-2&move=01&move=12&move=20&goal=p1',
    );
  });
});
