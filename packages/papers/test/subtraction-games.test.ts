import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  firstWrongP,
  outcomesByGrundy,
  outcomesByOptions,
  provedPeriod,
  repeatsAfter,
  rowClaim,
  type StatedRow,
  wrongPWords,
} from '../src/carvalho2013/evidence/subtraction-rows.js';
import { general, inBoth, withValues } from '../src/check/index.js';
import { printedClassifier } from '../src/index.js';

const ask = (...typed: (number | string)[]) => printedClassifier(typed.map(String));

describe('the printed classifier', () => {
  test('lists the outcomes below its limit, whatever the order of the numbers', () => {
    const numbers = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(numbers, fc.integer({ min: 0, max: 120 }), (set, limit) => {
        const { listed, stopped } = ask(limit, ...set, 0, 0);
        expect(stopped).toBeNull();
        expect(listed).toBe(outcomesByOptions(set, 120).slice(0, limit).join(''));
      }),
    );
  });

  test('answers in the order of its steps', () => {
    const { dialogue, lines } = ask(3, 2, 0, 2);
    expect(dialogue.map(({ who, text }) => (who === 'user' ? `> ${text}` : text))).toEqual([
      'Up to which value?',
      '> 3',
      'The numbers of S, 0 to end:',
      '> 2',
      'entered 2',
      '> 0',
      'Positions:',
      '0 -> P',
      '1 -> P',
      '2 -> N',
      'A guess at the length of the pattern, 0 for none:',
      '> 2',
      'Positions, cut at the guess:',
      'PP',
      'N',
    ]);
    expect(lines).toEqual(['PP', 'N']);
  });

  test('stops as the print does', () => {
    const twenty = Array.from({ length: 20 }, (_, i) => i + 1);
    expect(ask(5, ...twenty, 0, 0).stopped).toBeNull();
    expect(ask(5, ...twenty, 21, 0, 0).stopped).toBe('IndexOutOfRangeException');
    expect(ask(5, 32_767, 0, 0).stopped).toBeNull();
    expect([
      ask(5, 32_768).stopped,
      ask(32_768).stopped,
      ask(-1).stopped,
      ask('-32769').stopped,
    ]).toEqual(Array(4).fill('OverflowException'));
    expect([ask('').stopped, ask('1.5').stopped, ask('one').stopped]).toEqual(
      Array(3).fill('FormatException'),
    );
    expect(ask(' +5 ').listed).toBe('PPPPP');
    expect(ask().listed).toBe('');
  });

  test('is wrong for a negative number, and ends there', () => {
    expect(ask(5, 1, -1, 0, 0).stopped).toBe('IndexOutOfRangeException');
  });

  test('cuts nothing at 0 or below, and leaves an empty line where the cut falls on the end', () => {
    expect([ask(4, 1, 0, 0).lines, ask(4, 1, 0, -2).lines, ask(4, 1, 0, 2).lines]).toEqual([
      ['PNPN'],
      ['PNPN'],
      ['PN', 'PN', ''],
    ]);
  });
});

const judged = (isP: StatedRow['isP']) =>
  general<StatedRow, readonly number[]>({
    checked: inBoth('the game of {1, 2}'),
    instances: [{ set: [1, 2], upto: 30, isP }],
    ...rowClaim,
  });

describe('rows of outcomes', () => {
  test('two methods agree, and a wrong statement is found', () => {
    expect(outcomesByOptions([2, 3], 9).join('')).toBe('PPNNNPPNNN');
    expect(outcomesByGrundy([2, 3], 9).join('')).toBe('PPNNNPPNNN');
    expect(judged((x) => x % 3 === 0)).toMatchObject({
      verdict: 'holds-in-range',
      evidence: { independent: 2 },
    });
    expect(judged((x) => x === 0).verdict).toBe('fails');
  });

  test('a P-position too many is shown with a move', () => {
    const finding = withValues(
      judged((x) => x < 2),
      (found) => wrongPWords.en(firstWrongP(found), undefined),
    );
    expect(finding).toMatchObject({
      values: 'S = {1, 2}, x = 1: stated P, but taking 1 leaves 0, a P-position',
    });
    expect(() =>
      withValues(
        judged((x) => x === 0),
        firstWrongP,
      ),
    ).toThrow('no P-position too many is stated for {1, 2}');
  });

  test('lengths after which they repeat are proved', () => {
    expect([1, 4, 6, 8].map((length) => repeatsAfter([1, 2, 3], length))).toEqual([
      false,
      true,
      false,
      true,
    ]);
    expect(() => provedPeriod([])).toThrow('S must be at least one integer');
  });
});
