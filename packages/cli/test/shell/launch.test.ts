import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { expectInterrupted, runLine, spawned } from '../run.js';

describe('exit codes of the process', () => {
  test('done', async () => {
    const { code, out, err } = await spawned(['analyze', 'manaus', '--discs', '3', '--json']);
    expect([code, err]).toEqual([0, '']);
    expect(JSON.parse(out).order).toBe(19);
  });
  test('unsolvable is an answer', async () => {
    const { code, out } = await spawned(['solve', 'manaus', '--from', '12/3/']);
    expect(code).toBe(0);
    expect(out).toContain('no sequence of moves leads there');
  });
  test('bad input', async () => {
    expect(await spawned(['analyze', 'hanoi', '--discs', '0'])).toMatchObject({
      code: 2,
      out: '',
      err: 'manaus analyze: --discs must be a whole number from 1 to 1000 (got 0)\n',
    });
  });
  test('no color and no progress without a terminal', async () => {
    const { out, err } = await spawned(['analyze', 'hanoi', '--discs', '10']);
    expect(out).not.toContain('\u001b');
    expect(err).toBe('');
  });
});

describe('Ctrl-C', () => {
  test.each([
    ['a long search', 'analyze hanoi --discs 18', 1000],
    ['the building of a large graph', 'analyze hanoi --discs 15 --explicit', 600],
  ])('during %s ends the process', async (_, line, after) => {
    expectInterrupted(await spawned(line.split(' '), { interruptAfter: after }));
  });
  test('in the first moments too', async () => {
    const line = 'analyze hanoi --discs 18';
    expectInterrupted(await spawned(line.split(' '), { interruptAfter: 200 }));
  });
  test('while the reader of the output does not read', async () => {
    const start = Array.from({ length: 12 }, (_, disc) => disc + 1).join(',');
    const { code, signal } = await spawned(['solve', 'bucharest', '--from', `${start}//`], {
      readAfter: Number.POSITIVE_INFINITY,
      interruptAfter: 1500,
    });
    expect([130, 'SIGINT']).toContain(code ?? signal);
  });
});

describe('pipes', () => {
  test('a long output arrives whole', async () => {
    const { code, out } = await spawned('graph hanoi --discs 9 --format csv'.split(' '));
    expect(code).toBe(0);
    expect(out.split('\n')).toHaveLength(2 + (3 * (3 ** 9 - 1)) / 2);
  });
  test('and the same through a slow reader', async () => {
    const { out } = await runLine('graph hanoi --discs 10 --format json');
    const slow = await spawned('graph hanoi --discs 10 --format json'.split(' '), {
      readAfter: 1000,
    });
    expect(slow.out === out).toBe(true);
  });
  test('a reader that closes the pipe is not an error', async () => {
    const { code, out, err } = await spawned('graph hanoi --discs 11 --format csv'.split(' '), {
      readOnly: 1,
    });
    expect([code, out.split('\n')[0], err]).toEqual([0, 'source,target', '']);
  });
  test('a reader that is gone', async () => {
    expect(await spawned(['analyze', 'hanoi', '--discs', '3'], { readOnly: 0 })).toMatchObject({
      err: '',
    });
  });
  test.skipIf(!existsSync('/dev/full'))('a full disk is one line', async () => {
    const { code, err } = await spawned(['analyze', 'hanoi', '--discs', '3'], {
      into: '/dev/full',
    });
    expect(code).toBe(2);
    expect(err).toMatch(/^manaus: cannot write standard output: ENOSPC[^\n]*\n$/);
  });
});
