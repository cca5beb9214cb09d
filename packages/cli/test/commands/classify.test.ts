import { describe, expect, test } from 'vitest';
import { main } from '../../src/main.js';
import { json, runLine, spawned } from '../run.js';

describe('classify', () => {
  const io = (lines: readonly string[], interactive: boolean) => {
    const said = { out: '', err: [] as string[] };
    const input = (async function* () {
      yield* lines;
    })();
    return {
      said,
      io: {
        out: (text: string) => (said.out += text),
        err: (text: string) => said.err.push(text),
        lines: input,
        interactive,
        color: false,
        debug: false,
      },
    };
  };
  test('a file answers as the options do', async () => {
    const { said, io: from } = io(['21', '3', '1', '2', '0', 'unread'], false);
    expect(await main(['classify'], from)).toBe(0);
    expect(said).toEqual({
      out: (await runLine('classify --upto 21 --subtract 1,2,3')).out,
      err: [],
    });
    expect(said.out).toContain('\n8     PNNN\n');
  });
  test('another game by its name', async () => {
    const found = await json('classify --game dawsons-kayles --upto 20 --guess 34');
    expect(found).toMatchObject({ game: 'dawsons-kayles', upto: 20, proved: true });
    expect(found).toMatchObject({ outcomes: 'PPNNNPNNNPNNNNNPNNNNN', guess: { holds: false } });
    const both = await runLine('classify --game kayles --subtract 1,2 --upto 20');
    expect(both).toMatchObject({
      code: 2,
      err: ['manaus classify: --game cannot be used with --subtract'],
    });
  });
  test('a person is asked, and asked again', async () => {
    const { said, io: from } = io(['many', '21', '0', '1', '1', '2', '0'], true);
    expect(await main(['classify', '--json'], from)).toBe(0);
    expect(JSON.parse(said.out)).toMatchObject({
      set: [1, 2],
      upto: 21,
      outcomes: 'PNNPNNPNNPNNPNNPNNPNNP',
      preperiod: 0,
      period: 3,
      proved: true,
      guess: null,
    });
    expect(said.err.join('\n')).toMatch(
      /Up to which heap.*the limit must be.*"many".*at least one number.*S = \{1\}.*given once \(got 1 twice\).*S = \{1, 2\}/s,
    );
  });
  test.each([
    [[]],
    [['21']],
    [['21', '0']],
    [['21', '1', '1', '0']],
    [['21', '1']],
    [['x']],
    [['21', '-1']],
  ])('a file with %j is bad input', async (lines) => {
    const { said, io: from } = io(lines, false);
    expect(await main(['classify'], from)).toBe(2);
    expect([said.out, said.err.length]).toEqual(['', 1]);
  });
  test('guesses are judged for all heaps', async () => {
    const guess = async (set: string, length: number) =>
      (await json(`classify --upto 8 --subtract ${set} --guess ${length}`)).guess;
    expect(await guess('1,10', 2)).toEqual({ length: 2, holds: false });
    expect(await guess('1,10', 22)).toEqual({ length: 22, holds: true });
    expect(await guess('1,20000000', 3)).toEqual({ length: 3, holds: false });
    expect(await guess('1,20000000', 2)).toEqual({ length: 2, holds: null });
  });
  test('as a process, whose standard input is empty', async () => {
    expect(await spawned(['classify'])).toMatchObject({ code: 2, out: '' });
  });
});

describe('bad input', () => {
  const lines: [string, string][] = [
    ['classify --upto 5', '--subtract is required: it goes together with --upto'],
    ['classify --subtract 1', '--upto is required: it goes together with --subtract'],
    ['classify --upto 5 --subtract 1 --guess 0', '--guess must be'],
  ];
  test.each(lines)('manaus %s', async (line, says) => {
    const { code, out, err } = await runLine(line);
    expect({ code, out, lines: err.length }).toEqual({ code: 2, out: '', lines: 1 });
    expect(err[0]).toContain(says);
  });
});

describe('tables fit 80 columns and stay as they were when last looked at', () => {
  test.each([
    'classify --upto 21 --subtract 1,2,3',
    'classify --upto 60 --subtract 2,3,6,7,9,10 --guess 29',
    'classify --upto 40 --subtract 3,4,8,9,10,12 --guess 4',
  ])('manaus %s', async (line) => {
    const { code, out } = await runLine(line);
    expect(code).toBe(0);
    for (const row of out.split('\n')) expect(row.length).toBeLessThanOrEqual(80);
    expect(out).toMatchSnapshot();
  });
});
