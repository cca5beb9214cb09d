import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import config from '../../vitest.config.mjs';
import { inRoot } from '../run/paths.mjs';

/** Tests that read the clock, each with the reason. */
const CLOCKS = {
  'packages/cli/test/commands/analyze.kills.system.test.ts': 'when to kill a search, and a seed',
  'packages/tslite/test/extension/kernel.test.ts': 'the dates of messages before an interrupt',
};

/** A limit of a test of its own, and the clock. */
const LIMIT = /^\s*\}, [\d_]{4,}\);$|\{ timeout: [\d_]+ \}, (?:async )?\(|^\s*timeout: [\d_]+,$/m;
const CLOCK = /performance\.now\(\)|Date\.now\(\)|hrtime/;

const tests = ['packages', 'notebooks'].flatMap((folder) =>
  readdirSync(inRoot(folder), { encoding: 'utf8', recursive: true })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.test\.ts$/.test(path) && !/node_modules|\/(peers|browser)\//.test(path)),
);
const matching = (pattern) =>
  tests.filter((path) => pattern.test(readFileSync(inRoot(path), 'utf8')));

test('no test fails because the machine is busy: none has a limit of its own, or a clock', () => {
  expect(tests.length).toBeGreaterThan(250);
  expect(config.test?.testTimeout).toBeGreaterThanOrEqual(600_000);
  expect(matching(LIMIT)).toEqual([]);
  expect(matching(CLOCK)).toEqual(Object.keys(CLOCKS));
});

test.each(['  }, 60_000);', "  test('x', { timeout: 60_000 }, () => {", '  timeout: 120_000,'])(
  'a limit is seen: %s',
  (line) => expect(LIMIT.test(`\n${line}\n`)).toBe(true),
);
