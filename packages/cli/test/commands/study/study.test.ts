import { describe, expect, test } from 'vitest';
import { json, run } from '../../run.js';

describe('a study of a puzzle', () => {
  test('has the shape that help promises', async () => {
    const found = await json('study manaus --discs 1..4');
    expect(Object.keys(found)).toEqual([
      'name',
      'symbol',
      'discs',
      'rules',
      'rows',
      'skipped',
      'sequences',
      'open',
      'complete',
    ]);
    expect(found).toMatchObject({
      name: 'Manaus',
      symbol: 'M',
      discs: [1, 4],
      skipped: [{ discs: 1 }],
      complete: true,
    });
    const [, row] = found.rows as Record<string, unknown>[];
    expect(row).toMatchObject({
      order: 19,
      components: [10, 9],
      reaching: [true, false],
      eccentricity: 5,
      farthest: ['1/2/3'],
      diameter: 5,
      radius: 3,
      solutions: '1',
      fromFirstPeg: null,
    });
    const { rows, ...analysis } = await json('analyze manaus --discs 3');
    expect(row).toMatchObject(analysis);
    expect(rows).toBe(undefined);
  });
  test('takes the options of the puzzle', async () => {
    const { rows } = (await json('study hanoi --discs 3 --pegs 4 --moves star')) as {
      rows: { order: number; eccentricity: number }[];
    };
    expect(rows).toMatchObject([
      {
        order: 64,
        eccentricity: (await json('analyze hanoi --discs 3 --pegs 4 --moves star')).eccentricity,
      },
    ]);
    expect((await json('study hanoi --discs 2..4 --goal 12/3/')).skipped).toMatchObject([
      { discs: 2 },
      { discs: 4 },
    ]);
  });
  test('prints a table for people', async () => {
    const { code, out } = await run('study', 'manaus', '--discs', '1..3');
    expect(code).toBe(0);
    expect(out.split('\n').slice(0, 5)).toEqual([
      'Manaus, 1 to 3 discs',
      '',
      'n  states  edges  reach the goal  worst case  diameter  radius  planar  bipartite  Hamilton path',
      '2       3      1               2           1         1       1     yes        yes            yes',
      '3      19     22              10           5         5       3     yes         no            yes',
    ]);
    expect(out).toContain('n = 1 is left out: core/manaus: discs must be an integer >= 2 (got 1)');
  });
});
