// Files that the commands keep: one that was changed anywhere is refused, and never gives another number.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  answerPoint,
  formatManifest,
  gridPoints,
  manifestOf,
  mergeSweep,
  readManifest,
  runSweep,
  writeManifest,
} from '@manaus/lab';
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
