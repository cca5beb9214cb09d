import { parseLevel } from '@manaus/blocks';
import { solveLevel } from '@manaus/lab';
import { expect, test } from 'vitest';
import { outlookOf } from '../../src/blocks/outlook.js';
import { playOf } from '../../src/blocks/play.js';
import { type Report, runTask, type Search, type Task } from '../../src/blocks/search-task.js';

const rowsOf = (width: number, height: number) =>
  Array.from({ length: height }, () => '#'.repeat(width));
const levelOf = (game: string, rows: readonly string[], ...lines: readonly string[]) =>
  [`game ${game}`, 'grid', ...rows, 'end', ...lines].join('\n');

/** The reports of a task on a level. */
function reportsOf(kind: Task['kind'], text: string, milliseconds: number): readonly Report[] {
  const reports: Report[] = [];
  runTask({ kind, level: parseLevel(text), milliseconds }, (report) => reports.push(report));
  return reports;
}

test('a position of On The Edge whose states are too many is searched by itself', () => {
  const text = levelOf('on-the-edge', ['S#######', ...rowsOf(8, 6), '#######G']);
  expect(reportsOf('chart', text, 2000)).toEqual([{ kind: 'stopped', states: 0 }]);
  const way = reportsOf('way', text, 30_000).at(-1);
  expect(way?.kind === 'way' && way.path).toBe(solveLevel(parseLevel(text)).path);
});

test('a search that takes too long is stopped, and says how many states it found', () => {
  const wide = rowsOf(58, 1)[0];
  const rows = [`S${wide}T`, ...rowsOf(60, 60), `#${wide}G`];
  const text = levelOf('bloxorz', rows, 'teleport T 1 1 60 30');
  const reports = reportsOf('chart', text, 0);
  expect(reports).toEqual([{ kind: 'stopped', states: expect.any(Number) }]);
  const open = { kind: 'progress', states: 0 } as const;
  expect(outlookOf(playOf(text), reports[0] as Search, open)).toMatchObject({ kind: 'unknown' });
});
