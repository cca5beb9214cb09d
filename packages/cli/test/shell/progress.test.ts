import { expect, test } from 'vitest';
import { progressLines } from '../../src/shell/progress.js';

test('progress: nothing at first, then a line now and then', () => {
  const lines: string[] = [];
  let time = 0;
  const report = progressLines(
    20,
    (line) => lines.push(line),
    () => time,
  );
  for (; time <= 1000; time += 10) report('distances', time / 1000);
  expect(lines.length).toBeGreaterThan(5);
  expect(lines.length).toBeLessThan(12);
  expect(lines[0]).toBe('distances 10 % …');
  for (const line of lines) expect(line.length).toBeLessThan(20);
});
