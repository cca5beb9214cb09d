import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  compileTower,
  hanoi,
  london,
  manaus,
  oxford,
  parseLabel,
  type TowerRules,
} from '@manaus/core';
import { expect, test } from 'vitest';
import { solve } from '../../src/index.js';
import { judgeLine, towerJudge, towerPairs, towerPddl } from '../../src/positions.js';

const python = process.env.MANAUS_PYTHON ?? 'python3';
const present = spawnSync(python, ['-c', 'import pyperplan']).status === 0;
if (!present)
  console.warn(
    `peers/pddl: skipped, because ${python} has no pyperplan (set MANAUS_PYTHON to one that has)`,
  );

/** Twenty tasks: with sizes and without, capacities, directed moves, without a way. */
const tasks = [
  hanoi(3),
  hanoi(3, { pegs: 4 }),
  hanoi(3, { moves: 'cyclic' }),
  hanoi(2, {
    moves: [
      [0, 1],
      [1, 2],
    ],
  }),
  london(3),
  london(3, { capacities: [1, 2, 3], goal: '//123' }),
  oxford(3),
  manaus(3),
  manaus(4),
  london(2),
].flatMap((rules: TowerRules) =>
  towerPairs(rules, { count: 2, seed: 5, unsolvable: rules.name === 'Manaus' ? 0.5 : 0 }).map(
    ({ from, goal }) => ({
      from,
      tower: compileTower({ ...rules, goals: [parseLabel(rules, goal)] }),
    }),
  ),
);

test.runIf(present)(
  'pyperplan finds plans of the least lengths, which verify accepts',
  () => {
    expect(tasks).toHaveLength(20);
    const folder = mkdtempSync(join(tmpdir(), 'manaus-pddl-'));
    try {
      for (const [i, { tower, from }] of tasks.entries()) {
        const { domain, problem } = towerPddl(tower, from);
        mkdirSync(join(folder, String(i)));
        writeFileSync(join(folder, String(i), 'domain.pddl'), domain);
        writeFileSync(join(folder, String(i), 'problem.pddl'), problem);
      }
      const script = fileURLToPath(new URL('pddl.py', import.meta.url));
      const { stdout, stderr } = spawnSync(python, [script, folder], { encoding: 'utf8' });
      expect(stderr).toBe('');
      const plans = JSON.parse(stdout) as (string[] | null)[];
      for (const [i, { tower, from }] of tasks.entries()) {
        expect(plans[i]?.length ?? null).toBe(solve(tower, from).moves);
        if (plans[i] === null) continue;
        const line = JSON.stringify({ position: from, play: plans[i].join('\n') });
        expect(judgeLine(towerJudge(tower), line)).toMatchObject({ right: true, optimal: true });
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
  120_000,
);
