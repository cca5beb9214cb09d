import { mex } from '@manaus/games';
import { describe, expect, test } from 'vitest';
import { subtractionSweep, summarizeSubtraction } from '../src/index.js';
import { subtractionCsv } from '../src/subtraction/sweep.js';

const rows = subtractionSweep(12);

/** Grundy values by their definition. */
function plain(set: readonly number[], count: number): number[] {
  const values: number[] = [];
  for (let heap = 0; heap < count; heap++)
    values.push(mex(set.filter((taken) => taken <= heap).map((taken) => values[heap - taken])));
  return values;
}

const repeats = (values: readonly unknown[], from: number, period: number) =>
  values
    .slice(from, values.length - period)
    .every((value, i) => value === values[from + i + period]);

describe('the sweep within {1, ..., 12}', () => {
  test('has every set once', () => {
    expect(rows).toHaveLength(4095);
    expect(new Set(rows.map(({ set }) => set.join())).size).toBe(4095);
    for (const { set } of rows)
      expect(set.every((taken, i) => taken >= 1 && taken <= 12 && taken > (set[i - 1] ?? 0))).toBe(
        true,
      );
  });
  test('every fifth set by the definition: the values repeat as said, and neither earlier nor after less', () => {
    for (const { set, preperiod, period, outcomePreperiod, outcomePeriod } of rows.filter(
      (_, i) => i % 5 === 0,
    )) {
      const values = plain(set, preperiod + 2 * period + 24);
      const outcomes = values.map((value) => value === 0);
      expect(repeats(values, preperiod, period), String(set)).toBe(true);
      expect(preperiod > 0 && repeats(values, preperiod - 1, period), String(set)).toBe(false);
      for (let less = 1; less < period; less++)
        expect(repeats(values, preperiod, less), String(set)).toBe(false);
      expect(repeats(outcomes, outcomePreperiod, outcomePeriod), String(set)).toBe(true);
    }
  });
  test('its summary, as found', () => {
    const { largestPreperiod, largestPeriod, ...counts } = summarizeSubtraction(rows);
    expect(largestPreperiod).toMatchObject({
      set: [3, 4, 8, 9, 10, 12],
      preperiod: 144,
      period: 31,
      outcomePreperiod: 6,
    });
    expect(largestPeriod).toMatchObject({
      set: [2, 3, 5, 6, 7, 9, 12],
      preperiod: 13,
      period: 87,
      outcomePreperiod: 0,
      outcomePeriod: 29,
    });
    expect(counts).toEqual({
      sets: 4095,
      purelyPeriodic: 3738,
      periodIsSum: 3881,
      periodDividesSum: 3927,
      shorterOutcomes: 17,
      paired: 4095,
    });
  });
  test('two numbers: purely periodic, the period the sum of two of them', () => {
    const { sets, purelyPeriodic, periodIsSum } = summarizeSubtraction(
      rows.filter(({ set }) => set.length === 2),
    );
    expect([sets, purelyPeriodic, periodIsSum]).toEqual([66, 66, 66]);
  });
  test('three numbers a, b, a + b: purely periodic; other three: the period divides the sum of two different ones', () => {
    const three = rows.filter(({ set }) => set.length === 3);
    const additive = three.filter(({ set: [a, b, c] }) => a + b === c);
    expect(additive.map(({ preperiod }) => preperiod)).toEqual(Array(30).fill(0));
    const others = three.filter((row) => !additive.includes(row));
    expect(others).toHaveLength(190);
    for (const { set, period } of others)
      expect(
        [set[0] + set[1], set[0] + set[2], set[1] + set[2]].some((sum) => sum % period === 0),
      ).toBe(true);
  });
});

test('a table for other programs', () => {
  const lines = subtractionCsv(rows).trimEnd().split('\n');
  expect(lines).toHaveLength(4096);
  expect(lines[0]).toBe('set,preperiod,period,outcome_preperiod,outcome_period');
  expect(lines).toContain('3 4 8 9 10 12,144,31,6,31');
});

test.each([0, 21, 1.5])('within {1, ..., %d} is bad input', (most) => {
  expect(() => subtractionSweep(most)).toThrow(
    'lab/subtraction-sweep: most must be an integer from 1 to 20',
  );
});
