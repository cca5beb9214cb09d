// A sweep and a search by classes on a real Slurm: a worker is killed while the array runs, and
// nothing is lost.
import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inRoot } from '../run/paths.mjs';
import { missingForSlurm, startCluster, stopCluster, withSbin } from '../slurm/cluster.mjs';

const POINTS = 48;
const SHARDS = 8;

const missing = missingForSlurm();
if (missing.length > 0)
  console.log(`SKIPPED: sweep and search on Slurm; missing: ${missing.join(', ')}`);

let folder;
let env = withSbin;
beforeAll(() => {
  if (missing.length > 0) return;
  folder = mkdtempSync(join(tmpdir(), 'manaus-slurm-'));
  // Slurm's guard is another user, who must find the way.
  chmodSync(folder, 0o755);
  env = startCluster(join(folder, 'cluster'));
});
afterAll(() => {
  if (folder === undefined) return;
  // Only in the cluster that was started here.
  if (env !== withSbin) slurm('scancel', '--user=root');
  stopCluster(join(folder, 'cluster'));
  rmSync(folder, { recursive: true, maxRetries: 5 });
});

const slurm = (program, ...args) =>
  spawnSync(program, args, { env, encoding: 'utf8' }).stdout.trim();
const manaus = (...args) =>
  spawnSync(process.execPath, [inRoot('packages', 'cli', 'bin', 'manaus.js'), ...args], {
    env,
    encoding: 'utf8',
  });

function sweep(...args) {
  const { status, stdout, stderr } = manaus('sweep', ...args, '--json');
  expect(status, `sweep ${args.join(' ')}: ${stderr}`).toBe(0);
  return JSON.parse(stdout);
}

const plan = (where) =>
  sweep('plan', where, '--puzzle', 'hanoi', '--discs', '10', '--moves', '16..63');

/**
 * The names of the results that are there, each with the moment and the place at which it was
 * written.
 */
function written(where) {
  const results = join(where, 'results');
  if (!existsSync(results)) return {};
  const names = readdirSync(results).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(
    names.map((name) => [
      name,
      [statSync(join(results, name)).mtimeMs, statSync(join(results, name)).ino],
    ]),
  );
}

/** The processes that are at work, by what they say themselves. */
function workers(where) {
  const running = join(where, 'running');
  if (!existsSync(running)) return [];
  return readdirSync(running).flatMap((name) => {
    const text = existsSync(join(running, name)) ? readFileSync(join(running, name), 'utf8') : '';
    return text.endsWith('}') ? [JSON.parse(text).pid] : [];
  });
}

async function until(done, what, pause = 1000, seconds = 240) {
  for (
    const end = Date.now() + 1000 * seconds;
    !done();
    await new Promise((resolve) => setTimeout(resolve, pause))
  )
    if (Date.now() > end) throw new Error(`${what}: not within ${seconds} s`);
}

const merged = (where) =>
  ['results.parquet', 'results.csv'].map((name) =>
    readFileSync(join(where, 'merged', name)).toString('base64'),
  );

test.skipIf(missing.length > 0)('a killed worker costs nothing but its time', async () => {
  const [cluster, local] = ['on-slurm', 'local'].map((name) => join(folder, name));
  expect(plan(cluster)).toMatchObject({ points: POINTS });
  const { job, shards } = sweep('submit', cluster, '--engine', 'slurm', '--shards', String(SHARDS));
  expect([shards, job]).toEqual([SHARDS, expect.stringMatching(/^\d+$/)]);

  await until(
    () => Object.keys(written(cluster)).length >= 3 && workers(cluster).length > 0,
    'the first results',
    50,
  );
  const before = written(cluster);
  process.kill(workers(cluster)[0], 'SIGKILL');
  expect(
    slurm('squeue', '-h', '-r', '-j', job).split('\n').length,
    'the array is still running',
  ).toBeGreaterThan(1);
  expect(Object.keys(before).length).toBeLessThan(POINTS / 2);

  await until(() => slurm('squeue', '-h', '-j', job) === '', 'the end of the array');
  const { done, missing: left, running } = sweep('status', cluster);
  expect([done + left, running]).toEqual([POINTS, 0]);
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThanOrEqual(POINTS / SHARDS);
  expect(manaus('sweep', 'merge', cluster)).toMatchObject({
    status: 2,
    stdout: '',
    stderr: expect.stringContaining('must be run to its end'),
  });

  const kept = written(cluster);
  expect(kept).toMatchObject(before);
  const again = sweep('submit', cluster, '--engine', 'slurm', '--shards', String(SHARDS));
  expect(again.shards).toBe(1);
  await until(() => slurm('squeue', '-h', '-j', again.job) === '', 'the end of the rest');
  expect(sweep('status', cluster)).toMatchObject({
    done: POINTS,
    running: 0,
    missing: 0,
    stale: 0,
  });
  expect(Object.keys(written(cluster))).toHaveLength(POINTS);
  expect(written(cluster)).toMatchObject(kept);

  plan(local);
  sweep('submit', local);
  for (const where of [cluster, local])
    expect(sweep('merge', where)).toMatchObject({ points: POINTS });
  expect(merged(cluster)).toEqual(merged(local));
});

/** The end of a search in a process of its own, beside which this one looks on. */
function searching(...args) {
  const bin = inRoot('packages', 'cli', 'bin', 'manaus.js');
  const child = spawn(process.execPath, [bin, ...args], { env });
  const texts = { out: '', err: '' };
  child.stdout.on('data', (data) => (texts.out += data));
  child.stderr.on('data', (data) => (texts.err += data));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, ...texts })));
}

/** The processes that have a batch of classes at work. */
function atWork(kept) {
  const taken = join(kept, 'workers', 'taken');
  if (!existsSync(taken)) return [];
  return readdirSync(taken).map((name) => Number(name.split('.')[2].split('-')[1]));
}

test.skipIf(missing.length > 0)('a search by classes goes on without a killed worker', async () => {
  const kept = join(folder, 'kept');
  const search = 'analyze hanoi --pegs 4 --discs 15 --method classes --large-discs 7 --json'.split(
    ' ',
  );
  const found = searching(...search, '--on', 'slurm', '--workers', '3', '--checkpoint', kept);
  await until(() => atWork(kept).length > 0, 'the first batch', 5);
  process.kill(atWork(kept)[0], 'SIGKILL');
  const { code, out, err } = await found;
  expect([code, err]).toEqual([0, '']);
  const { stdout } = manaus(...search);
  expect(JSON.parse(out)).toEqual({ ...JSON.parse(stdout), workers: 3 });
  expect(JSON.parse(out)).toMatchObject({ eccentricity: 130, order: 4 ** 15 });
  expect(readdirSync(kept)).toEqual(['slurm']);
  await until(() => slurm('squeue', '-h') === '', 'the end of the workers');
});
