import { expect, test } from 'vitest';
import { expectBad, json, runLine } from '../run.js';

test('pairs as JSON, as lines, as a table', async () => {
  const line = 'positions london --discs 3 --pairs --least 3..5 --count 12 --seed 4';
  const pairs = (await json(line)) as unknown as Record<string, unknown>[];
  expect(pairs).toHaveLength(12);
  for (const { game, moves } of pairs) {
    expect(game).toBe('london');
    expect([3, 4, 5]).toContain(moves);
  }
  const { out } = await runLine(`${line} --jsonl`);
  expect(
    out
      .trim()
      .split('\n')
      .map((each) => JSON.parse(each)),
  ).toEqual(pairs);
  expect((await runLine(line)).out).toMatch(/^from +goal +moves +plays +detours/);
});

test('half without a way', async () => {
  const { out } = await runLine('positions manaus --discs 4 --pairs --unsolvable .5 --count 8');
  expect(out.match(/no way: one is good, one bad/g)).toHaveLength(4);
});

test('what is refused', async () => {
  await expectBad('positions nim --pairs', '--pairs');
  await expectBad('positions hanoi --discs 3 --least 2', '--least cannot be used without --pairs');
  await expectBad('positions hanoi --discs 3 --pairs --least 5..2', '--least');
  await expectBad('positions hanoi --discs 3 --pairs --unsolvable 2', '--unsolvable');
  await expectBad('positions hanoi --discs 3 --pairs --heaps 2', '--heaps');
});
