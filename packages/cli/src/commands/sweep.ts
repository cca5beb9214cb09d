import { availableParallelism } from 'node:os';
import { namedTowers, type PegMoves } from '@manaus/core';
import {
  formatManifest,
  gridPoints,
  type Manifest,
  manifestOf,
  mergeSweep,
  missingEntries,
  pointId,
  pointRules,
  readManifest,
  runSweep,
  sweepStatus,
  writeManifest,
} from '@manaus/lab';
import { BadInput, inOptions, mustBe } from '../bad-input.js';
import type { Command } from '../command.js';
import type { Io } from '../io.js';
import { choice, flag, type Option, text, type Values, wholeNumber } from '../options.js';
import { runLocally } from '../sweep/local.js';
import { answering, questionsOf } from '../sweep/questions.js';
import { capacityRule, numberRanges, words, wordsOrNumbers } from '../sweep/ranges.js';
import { submitToSlurm } from '../sweep/slurm.js';
import { grouped, twoColumns } from '../tables/text.js';

const MOST_POINTS = 100_000;
const MOST_SHARDS = 10_000;
const puzzles = Object.keys(namedTowers) as (keyof typeof namedTowers)[];
const moveNames: readonly PegMoves[] = ['any', 'adjacent', 'cyclic', 'star'];

const shard: Option<{ readonly index: number; readonly of: number }> = {
  value: 'k/N',
  help: 'run: do only part k of N (default 1/1)',
  read(option, given) {
    const [, index, of] = (/^(\d{1,5})\/(\d{1,5})$/.exec(given) ?? []).map(Number);
    if (!(index >= 1 && index <= of && of <= MOST_SHARDS))
      throw mustBe(option, `k/N with k from 1 to N and N at most ${MOST_SHARDS}`, given);
    return { index, of };
  },
};

const options = {
  puzzle: words('NAMES', 'plan: puzzles, separated by commas', puzzles),
  discs: numberRanges('A..B', 'plan: numbers of discs, such as 3..8 or 3,5,8', 1, 1000),
  pegs: numberRanges('A..B', 'plan: numbers of pegs, hanoi and manaus only (default 3)', 3, 8),
  capacities: capacityRule(
    'LISTS',
    "plan: an entry a peg: 4, n, n-1, or a range such as 1..n; alternatives after a semicolon (default: the puzzle's own)",
  ),
  moves: wordsOrNumbers(
    'WHICH',
    "plan: any, adjacent, cyclic, star, or numbers and ranges of digraphs such as 0..63 (default: the puzzle's own)",
    moveNames,
    2 ** 20 - 1,
  ),
  question: text(
    'WHAT',
    'plan: analyze (the default), diameter, every-peg (the goal on each peg that can hold it), or the ID of an algorithm; several separated by commas',
  ),
  decreasing: flag(
    'plan: only capacities that increase from no peg to the next: enough where pegs may be renamed',
  ),
  print: flag('plan: print the manifest and write nothing'),
  shard,
  engine: choice(
    'WHERE',
    'submit: local, all cores of this machine (the default), or slurm, a job array',
    ['local', 'slurm'],
  ),
  shards: wholeNumber(
    'N',
    'submit: the number of parts (default: a core each; slurm: 16)',
    1,
    MOST_SHARDS,
  ),
  json: flag('print one JSON document'),
};

type SweepValues = Values<typeof options>;
/** Says what was done: for programs, and for people. */
type Report = Readonly<Record<string, unknown>>;
type Action = (folder: string, values: SweepValues, io: Io) => Promise<Report | string>;

const actions: Readonly<
  Record<string, { readonly takes: readonly string[]; readonly act: Action }>
> = {
  plan: {
    takes: ['puzzle', 'discs', 'pegs', 'capacities', 'moves', 'question', 'decreasing', 'print'],
    act: plan,
  },
  run: { takes: ['shard'], act: run },
  merge: {
    takes: [],
    act: async (folder) => ({ ...(await mergeSweep(folder, (await ready(folder)).code)) }),
  },
  status: {
    takes: [],
    act: async (folder) => ({ ...sweepStatus(folder, (await ready(folder)).code) }),
  },
  submit: { takes: ['engine', 'shards'], act: submit },
};

export const sweepCommand: Command<typeof options> = {
  positionals: [
    { name: 'ACTION', help: `one of ${Object.keys(actions).join(', ')}` },
    { name: 'DIR', help: 'the folder of the sweep, one sweep in each (default sweep)' },
  ],
  needed: '',
  options,
  notes: [
    'A sweep asks the same questions of many towers. plan writes DIR/manifest.jsonl, a line a point with its estimated time and memory; run computes what is missing of it, a file a result; merge writes DIR/merged/results.parquet and results.csv when all are there. A run may be stopped, killed and started again at any time: what was finished is kept, and nothing is done twice.',
    'Results are named by their parameters and by the code that found them: after a change of the code, all is computed anew. Corrupt and foreign files are named, never merged.',
    'With --question every-peg the goal stands in turn on each peg that holds all discs, and a tower without such a peg is a point too: with --capacities 0..n,0..n,0..n --decreasing, every choice of capacities up to the names of the pegs.',
    'Digraphs of pegs have numbers: bit i is the i-th of the moves p0 to p1, p0 to p2, p1 to p0, p1 to p2, p2 to p0, p2 to p1; so with more pegs.',
  ],
  examples: [
    [
      'manaus sweep plan --puzzle manaus --discs 3..8 --moves any,cyclic --print',
      'the points of a sweep, with what each will take',
    ],
    ['manaus sweep plan --puzzle hanoi --discs 3 --moves 0..63 --print', 'every digraph of pegs'],
  ],
  async run([action, folder = 'sweep'], values, io) {
    const known = action !== undefined && Object.hasOwn(actions, action) ? actions[action] : null;
    if (known === null) throw mustBe('ACTION', `one of ${Object.keys(actions).join(', ')}`, action);
    for (const name of Object.keys(values))
      if (name !== 'json' && !known.takes.includes(name))
        throw new BadInput(`--${name} must be left out of sweep ${action}`);
    const report = await known.act(folder, values, io);
    if (typeof report === 'string') io.out(report);
    else io.out(values.json ? `${JSON.stringify(report)}\n` : table(report, io.color));
  },
};

async function plan(folder: string, values: SweepValues): Promise<Report | string> {
  const { puzzle, discs, pegs, capacities, moves, question = 'analyze' } = values;
  if (puzzle === undefined)
    throw mustBe('--puzzle', `one or more of ${puzzles.join(', ')}`, undefined);
  if (discs === undefined) throw mustBe('--discs', 'a range A..B or a list', undefined);
  const questions = [...new Set(question.split(','))];
  const { fits } = await answering(questions);
  const kept =
    values.decreasing && capacities
      ? (n: number) => capacities(n).filter(isDecreasing)
      : capacities;
  const {
    points: towers,
    leftOut,
    faults,
  } = gridPoints({
    puzzles: puzzle,
    discs,
    pegs,
    capacities: kept,
    moves,
    questions,
  });
  const points = towers.filter((point) => fits(point, pointRules(point)));
  if (towers.length === 0) {
    const [fault] = faults.values();
    throw new BadInput(
      fault === undefined ? 'capacities must be given for some peg' : inOptions(fault),
    );
  }
  if (points.length === 0)
    throw mustBe('--question', 'an algorithm for one of the towers', question);
  if (points.length > MOST_POINTS)
    throw mustBe(
      '--discs',
      `part of a grid of at most ${MOST_POINTS} points`,
      String(points.length),
    );
  const others = towers
    .filter((point) => !points.includes(point))
    .map((point) => ({ id: pointId(point), reason: 'the algorithm is for another tower' }));
  const manifest = manifestOf(points);
  if (values.print)
    return values.json ? `${JSON.stringify(manifest.entries)}\n` : formatManifest(manifest);
  writeManifest(folder, manifest);
  return { folder, ...summary(manifest), leftOut: [...leftOut, ...others] };
}

const isDecreasing = (capacities: readonly number[]) =>
  capacities.every((capacity, peg) => peg === 0 || capacity <= capacities[peg - 1]);

function summary({ sweep, entries }: Manifest) {
  const estimatedSeconds = Number(
    entries.reduce((sum, entry) => sum + entry.estimatedSeconds, 0).toPrecision(3),
  );
  return {
    sweep,
    points: entries.length,
    estimatedSeconds,
    estimatedBytes: Math.max(...entries.map((entry) => entry.estimatedBytes)),
  };
}

/** The sweep of a folder with all that is needed to answer it. */
async function ready(folder: string) {
  const manifest = readManifest(folder);
  return { manifest, ...(await answering(questionsOf(manifest))) };
}

async function run(folder: string, values: SweepValues, io: Io): Promise<Report> {
  const { code, answer } = await ready(folder);
  const report = await runSweep(folder, {
    shard: values.shard,
    code,
    answer,
    onProgress: io.progress,
  });
  const [first] = report.refused;
  if (first !== undefined)
    throw new BadInput(
      `${report.refused.length} of ${report.points} points cannot be done here; the first, ${first.id}: ${first.reason}`,
    );
  return { ...report };
}

async function submit(folder: string, values: SweepValues, io: Io): Promise<Report> {
  const { manifest, code } = await ready(folder);
  const engine = values.engine ?? 'local';
  const of = Math.min(
    values.shards ?? (engine === 'local' ? availableParallelism() : 16),
    manifest.entries.length,
  );
  const shards = [
    ...new Set(missingEntries(folder, code).map(({ index }) => (index % of) + 1)),
  ].sort((a, b) => a - b);
  if (shards.length === 0)
    return { engine, job: null, shards: 0, of, done: manifest.entries.length };
  if (engine === 'slurm')
    return { engine, shards: shards.length, of, ...submitToSlurm(folder, shards, of, manifest) };
  await runLocally(folder, shards, of, io);
  const { done, points } = sweepStatus(folder, code);
  return { engine, job: null, shards: shards.length, of, done, points };
}

/** A report in two columns; lists by their length and their first entry. */
function table(report: Report, color: boolean): string {
  const rows = Object.entries(report).map(
    ([name, value]) =>
      [name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`), inWords(value)] as const,
  );
  return `${twoColumns(rows, color).join('\n')}\n`;
}

function inWords(value: unknown): string {
  if (typeof value === 'number')
    return Number.isInteger(value) ? grouped(value) : value.toPrecision(3);
  if (Array.isArray(value))
    return value.length === 0
      ? 'none'
      : `${value.length}, the first: ${Object.values(value[0]).join(': ')}`;
  if (value !== null && typeof value === 'object') return Object.values(value).join(', ');
  return value === null ? 'none' : String(value);
}
