import { expect, test } from 'vitest';
import { main } from '../src/main.js';

const broken = (debug: boolean, err: string[]) => ({
  out: () => {
    throw new Error('no room\nat all');
  },
  err: (line: string) => err.push(line),
  color: false,
  debug,
});

test('an internal failure is one line and exit 1', async () => {
  const err: string[] = [];
  expect(await main(['analyze', 'hanoi', '--discs', '3'], broken(false, err))).toBe(1);
  expect(err).toEqual([
    'manaus analyze: internal failure: no room\\u000aat all (a bug: please report it, with what MANAUS_DEBUG=1 shows; see SECURITY.md)',
  ]);
});

test('and its stack when asked for', async () => {
  const err: string[] = [];
  expect(await main(['--help'], broken(true, err))).toBe(1);
  expect(err).toHaveLength(2);
  expect(err[1]).toContain('main.test.ts');
});
