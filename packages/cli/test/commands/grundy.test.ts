import { describe, expect, test } from 'vitest';
import { expectBad, json, run, runLine } from '../run.js';

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
  test.each([
    ['0.77', 71, 12],
    ['kayles', 71, 12],
    ['dawsons-chess', 52, 34],
    ['dawsons-kayles', 53, 34],
    ['officers', null, null],
  ])('%s has preperiod %s and period %s', async (game, preperiod, period) => {
    expect(await json(`grundy --game ${game} --upto 5`)).toMatchObject({
      preperiod,
      period,
      proved: period !== null,
    });
  });
  test.each([
    ['0.127', 200_000, 46_578, 4],
    ['0.16', 600_000, 105_351, 149_459],
  ])(
    '%s to %s: a period is looked for as far as was asked',
    async (game, upto, preperiod, period) => {
      expect(await json(`grundy --game ${game} --upto ${upto}`)).toMatchObject({
        preperiod,
        period,
        proved: true,
      });
    },
  );
  test.each([
    ['--game officers --upto 40', 16_385],
    ['--game officers --upto 20000', 20_001],
    ['--subtract 1,20000000 --upto 5', 10_000_000],
    ['--game grundy --upto 5', 0],
    ['--game primes --upto 5', 0],
    ['--game nim --upto 5', 0],
  ])(
    '%s says how far a period was looked for, and never that none exists',
    async (line, looked) => {
      expect(await json(`grundy ${line}`)).toMatchObject({ period: null, proved: false, looked });
      const { out } = await runLine(`grundy ${line}`);
      expect(out).not.toMatch(/none (proved|found)/);
      if (looked > 0)
        expect(out).toMatch(`no period found among the first ${looked.toLocaleString('en')} heaps`);
    },
  );
  test('a code as a parameter, and unequal parts', async () => {
    const kayles = await json('grundy --game 0.77 --upto 20');
    expect(await json('grundy --game taking-and-breaking --code 0.77 --upto 20')).toEqual(kayles);
    expect(await json('grundy --game 4!.0 --upto 8')).toMatchObject({
      values: [0, 0, 0, 1, 0, 2, 1, 0, 2],
    });
  });
  test('all but some numbers', async () => {
    expect(await json('grundy --game all-but --except 1,3 --upto 6')).toMatchObject({
      values: [0, 0, 1, 1, 2, 2, 3],
      proved: false,
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
    ['grundy --upto 5', '--subtract, --code, --except is required: one of them, or --game NAME'],
    ['grundy --subtract 1 --game nim --upto 5', '--game cannot be used with --subtract'],
    [
      'grundy --game chess --upto 5',
      '--game must be one of nim, nim21, halving, taking-and-breaking, kayles',
    ],
    ['grundy --game 0.7z --upto 5', 'code must be a code such as 0.77'],
    ['grundy --game taking-and-breaking --upto 5', '--code is required: a code'],
    ['grundy --game 0.8 --upto 1001', 'must be an integer from 0 to 1000 (got 1001)'],
    ['grundy --subtract 1,2 --upto 10000001', '--upto must be a whole number from 0 to 10000000'],
    ['grundy --subtract 1,2 --upto -1', '--upto must be'],
    ...['0', '0,1', '1,1', '-1', '1,-2', '1,,2', 'x', '1.5', '9007199254740992'].map(
      (set): [string, string] => [
        `grundy --upto 5 --subtract ${set}`,
        '--subtract must be whole numbers from 1 to 2^53 - 1, separated by commas, each once',
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

test('a parameter names its game', async () => {
  expect(await json('grundy --code 0.77 --upto 40')).toEqual(
    await json('grundy --game kayles --upto 40'),
  );
  expect(await json('grundy --except 2,3 --upto 40')).toEqual(
    await json('grundy --game all-but --except 2,3 --upto 40'),
  );
  await expectBad('grundy --upto 9', '--subtract, --code, --except is required: one of them');
  await expectBad('grundy --code 0.77 --except 2 --upto 9', 'are for different games');
  await expectBad('grundy --game kayles --code 0.77 --upto 9', '--code cannot be used with kayles');
});
