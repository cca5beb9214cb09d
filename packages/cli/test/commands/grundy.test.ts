import { describe, expect, test } from 'vitest';
import { json, run, runLine } from '../run.js';

describe('grundy', () => {
  test('subtraction', async () => {
    const found = await json('grundy --subtract 5,3,2 --upto 10');
    expect(found).toMatchObject({
      values: [0, 0, 1, 1, 2, 2, 3, 0, 0, 1, 1],
      outcomes: 'PPNNNNNPPNN',
      preperiod: 0,
      period: 7,
      proved: true,
    });
  });
  test('a preperiod, and less of it for the outcomes', async () => {
    expect(await json('grundy --subtract 2,3,6,7,9,10 --upto 0')).toMatchObject({
      values: [0],
      preperiod: 7,
      period: 58,
      outcomePreperiod: 0,
      outcomePeriod: 29,
    });
  });
  test.each([
    ['nim', [0, 1, 2, 3, 4, 5, 6], null],
    ['halving', [0, 0, 0, 1, 0, 2, 1], null],
    ['nim21', [0, 1, 2, 3, 0, 1, 2], 4],
  ])('%s', async (game, values, period) => {
    expect(await json(`grundy --game ${game} --upto 6`)).toMatchObject({
      values,
      period,
      proved: period !== null,
    });
  });
  test('no period is claimed where none is proved', async () => {
    expect(await json('grundy --subtract 1,20000000 --upto 5')).toMatchObject({
      values: [0, 1, 0, 1, 0, 1],
      preperiod: null,
      period: null,
      proved: false,
    });
  });
});

describe('bad input', () => {
  const lines: [string, string][] = [
    ['grundy', '--upto is required: a whole number from 0'],
    ['grundy --upto 5', '--subtract is required: a list of numbers, or --game NAME'],
    ['grundy --subtract 1 --game nim --upto 5', '--game cannot be used with --subtract'],
    [
      'grundy --game chess --upto 5',
      '--game must be one of nim, nim21, halving, taking-and-breaking, kayles',
    ],
    ['grundy --subtract 1,2 --upto 10000001', '--upto must be a whole number from 0 to 10000000'],
    ['grundy --subtract 1,2 --upto -1', '--upto must be'],
    ...['0', '0,1', '1,1', '-1', '1,-2', '1,,2', 'x', '1.5', '9007199254740992'].map(
      (set): [string, string] => [
        `grundy --upto 5 --subtract ${set}`,
        '--subtract must be whole numbers >= 1, separated by commas, each once',
      ],
    ),
  ];
  test.each(lines)('manaus %s', async (line, says) => {
    const { code, out, err } = await runLine(line);
    expect({ code, out, lines: err.length }).toEqual({ code: 2, out: '', lines: 1 });
    expect(err[0]).toContain(says);
  });
  test('an empty set', async () =>
    expect((await run('grundy', '--upto', '5', '--subtract', '')).code).toBe(2));
});

describe('tables fit 80 columns and stay as they were when last looked at', () => {
  test.each([
    'grundy --subtract 2,3,5 --upto 30',
    'grundy --subtract 3,4,8,9,10,12 --upto 250',
    'grundy --game halving --upto 40',
  ])('manaus %s', async (line) => {
    const { code, out } = await runLine(line);
    expect(code).toBe(0);
    for (const row of out.split('\n')) expect(row.length).toBeLessThanOrEqual(80);
    expect(out).toMatchSnapshot();
  });
});
