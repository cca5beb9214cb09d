// Files that the commands keep: one that was changed anywhere is refused, and never gives another
// number.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { main } from '@manaus/cli';
import { gridPoints, keepIn, runSweep } from '@manaus/jobs';
import {
  answerPoint,
  formatManifest,
  manifestOf,
  mergeSweep,
  readManifest,
  writeManifest,
} from '@manaus/jobs/internals';
import { afterAll, expect } from 'vitest';
import { fuzz } from './budget.mjs';
import { mutants, readOrRefused } from './mutants.mjs';

const folder = mkdtempSync(join(tmpdir(), 'manaus-fuzz-'));
afterAll(() => rmSync(folder, { recursive: true }));

const { points } = gridPoints({ puzzles: ['manaus'], discs: [2, 3], questions: ['analyze'] });
const manifest = formatManifest(manifestOf(points));
writeManifest(folder, manifestOf(points));
await runSweep(folder, { code: 'here', answer: answerPoint });
const plan = join(folder, 'manifest.jsonl');
const [result] = readdirSync(join(folder, 'results')).map((name) => join(folder, 'results', name));
const whole = readFileSync(result, 'utf8');

fuzz('manifests', 150, mutants([manifest]), (text) => {
  writeFileSync(plan, text);
  const read = readOrRefused(() => readManifest(folder));
  writeFileSync(plan, manifest);
  if (read !== null) expect(formatManifest(read)).toBe(manifest);
});

fuzz('results of a sweep', 100, mutants([whole]), async (text) => {
  writeFileSync(result, text);
  const refused = await mergeSweep(folder, 'here').then(
    () => null,
    (error) => error,
  );
  writeFileSync(result, whole);
  if (refused === null) expect(text.trimEnd()).toBe(whole.trimEnd());
  else expect(refused.name).toBe('InputError');
});

const keeper = keepIn(join(folder, 'search'), { every: 0 });
afterAll(() => keeper.release());
keeper.save('mine', [1, 2, 4], [Uint8Array.of(1, 2, 3), new Uint8Array(50).fill(7)]);
const checkpoint = join(folder, 'search', 'search.checkpoint');
const kept = readFileSync(checkpoint, 'latin1');

fuzz('checkpoints', 150, mutants([kept]), (text) => {
  writeFileSync(checkpoint, text, 'latin1');
  const read = readOrRefused(() => keeper.restore('mine'));
  if (read !== null)
    expect([readFileSync(checkpoint, 'latin1'), read.spheres]).toEqual([kept, [1, 2, 4]]);
});

const report = join(folder, 'study');
const numbers = join(report, 'study.json');

/**
 * Studies in the folder of the report: the exit code, the rows without their seconds, the lines on
 * standard error.
 */
async function studied() {
  let out = '';
  const err = [];
  const io = {
    out: (text) => (out += text),
    err: (line) => err.push(line),
    color: false,
    debug: false,
  };
  const code = await main(['study', 'manaus', '--discs=2', `--out=${report}`, '--json'], io);
  return { code, out: out.replaceAll(/"seconds":[\d.e-]+/g, ''), err };
}

const right = await studied();
const sealed = readFileSync(numbers, 'utf8');

fuzz('numbers of a study', 15, mutants([sealed]), async (text) => {
  writeFileSync(numbers, text);
  const { code, out, err } = await studied();
  rmSync(join(report, 'study.previous.json'), { force: true });
  writeFileSync(numbers, sealed);
  expect([code, err.length]).toEqual([code === 0 ? 0 : 2, code === 0 && text === sealed ? 0 : 1]);
  expect(out).toBe(code === 0 ? right.out : '');
});
