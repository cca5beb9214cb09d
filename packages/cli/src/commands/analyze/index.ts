import { analyze, estimateBytes, estimateSeconds } from '@manaus/lab/towers';
import type { AnswerTo } from '../../answers/index.js';
import { unusable } from '../../errors/refusal.js';
import { choice, flag, number, text, wholeNumber } from '../../options/kinds.js';
import { labelNote } from '../../options/label.js';
import { setting, underHeading, type Values, withDefault } from '../../options/option.js';
import { outputOptions } from '../../options/output.js';
import { places } from '../../options/places.js';
import { fileNote, puzzleOptions, type Towers } from '../../options/puzzle.js';
import { towerOf } from '../../rules/subject.js';
import { answer } from '../../shell/answer.js';
import type { Help } from '../../shell/command.js';
import type { Io } from '../../shell/io.js';
import { puzzleCommand } from '../puzzle-command.js';
import { analysisTable } from './table.js';

/** The workers on Slurm, unless their number is given. */
const USUAL_WORKERS = 16;

const searchOptions = underHeading('Search options', {
  explicit: flag('store the graph, whatever its size'),
  engine: setting(
    choice('WHICH', 'the back end: ts, wasm or auto (default: auto, the faster one)', [
      'ts',
      'wasm',
      'auto',
    ]),
    'scale/engine',
  ),
  method: setting(
    choice('WHICH', 'the kind of search: planes, classes, lift, lists or auto (default: auto)', [
      'planes',
      'classes',
      'lift',
      'lists',
      'auto',
    ]),
    'scale/method',
  ),
  'large-discs': setting(
    wholeNumber('K', 'number of discs that stand still in a class (default: by memory)', 1, 63),
    'scale/largeDiscs',
  ),
  workers: setting(
    wholeNumber(
      'N',
      'number of threads, or of tasks of slurm, 1 to 64 (default: as many as help; slurm: 16)',
      1,
      64,
    ),
    'scale/workers',
  ),
  on: setting(
    withDefault(
      choice('WHERE', 'local (threads) or slurm (a job array searches the classes)', places),
      'local',
    ),
    'jobs/on',
  ),
  checkpoint: setting(
    text('DIR', 'folder for checkpoints, from which a killed search continues', 'a folder'),
    'jobs/folder',
  ),
  boundary: setting(
    text(
      'DIR',
      'folder for checkpoints of a search by classes, where its table stays for solve --boundary',
      'a folder',
    ),
    'jobs/folder',
  ),
  every: number('SECONDS', 'least time between two checkpoints (default: 300)', 0),
});

const help = {
  description:
    'Prints the order and size of the state graph, its degrees, components, diameters and planarity, and the distances of its states from the goal.',
  notes: [
    'What would take too long is left out, never guessed. A search that does not fit in memory is refused in advance, with the estimate.',
    'Checkpoints are written whole, between two levels or classes of the search, and removed at its end. Stored graphs take seconds and need none.',
    'With --on slurm this process keeps the table, and the tasks of a job array search the classes; all share the folder of the checkpoints. Tasks may be lost or end early: the same command continues where it stopped.',
    labelNote,
    fileNote,
  ],
  examples: [
    ['manaus analyze manaus --discs 4', 'the tower of Manaus with four discs'],
    ['manaus analyze hanoi --discs 6 --pegs 4 --moves star --json', 'a variant, as JSON'],
    ['manaus analyze hanoi --discs 12 --pegs 4 --checkpoint kept', 'a search that can be resumed'],
    [
      'manaus analyze hanoi --discs 9 --pegs 4 --boundary table',
      'one class at a time, with a table for manaus solve --boundary table',
    ],
    [
      'manaus analyze hanoi --discs 22 --pegs 4 --on slurm --boundary table',
      'the same on a cluster',
    ],
  ],
} satisfies Help;

const analyzeOptions = (towers: Towers) => ({
  ...puzzleOptions(towers),
  ...searchOptions,
  ...outputOptions,
});

type SearchValues = Values<typeof searchOptions>;

export const analyzeCommand = puzzleCommand(
  help,
  analyzeOptions,
  async (towers, { puzzle, json, ...given }, io) => {
    const refused = refusals.find(([, , isRefused]) => isRefused(given));
    if (refused !== undefined) throw unusable(`--${refused[0]}`, `${refused[1]}`);
    const rules = await towerOf(towers, puzzle, given, io);
    const crew = await slurmCrew(given, io);
    const how = { ...searchSettings(given), ...crew?.how };
    const [seconds, bytes] = [estimateSeconds(rules, how), estimateBytes(rules, how)];
    if (bytes === null && checkpointFolder(given) !== undefined)
      throw unusable('--checkpoint', 'here: the graph is stored, which needs none');
    const options = { ...how, keeper: await folderKeeper(given, io), onProgress: io.progress };
    return {
      seconds,
      bytes,
      begin() {
        const search = () => analyze(rules, options);
        const analysis = crew === null ? search() : crew.during(search);
        answer<AnswerTo<'analyze'>>(io, json, analysis, () => analysisTable(analysis, io.color));
      },
    };
  },
);

type Refusal = readonly [option: string, how: string, isRefused: (given: SearchValues) => unknown];

const isNamed = ({ method }: SearchValues) => method !== undefined && method !== 'auto';
const byClasses = ({ method, boundary }: SearchValues) => method === 'classes' || boundary;
const checkpointFolder = ({ boundary, checkpoint }: SearchValues) => boundary ?? checkpoint;

/** The options that cannot be used together, or alone; the first that applies is told. */
const refusals: readonly Refusal[] = [
  [
    'checkpoint',
    'with --explicit: stored graphs need none',
    ({ explicit, checkpoint }) => explicit && checkpoint,
  ],
  [
    'method',
    'with --explicit: the stored graph is searched',
    (given) => given.explicit && isNamed(given),
  ],
  [
    'boundary',
    'with --explicit: the stored graph is searched',
    ({ explicit, boundary }) => explicit && boundary,
  ],
  [
    'boundary',
    'with --checkpoint: it keeps the search itself',
    ({ boundary, checkpoint }) => boundary && checkpoint,
  ],
  [
    'boundary',
    'with another --method than classes',
    (given) => given.boundary && isNamed(given) && given.method !== 'classes',
  ],
  ['large-discs', 'without --method classes', (given) => given['large-discs'] && !byClasses(given)],
  ['on slurm', 'without --method classes', (given) => given.on === 'slurm' && !byClasses(given)],
  [
    'on slurm',
    'without --checkpoint or --boundary, the folder that all machines share',
    (given) => given.on === 'slurm' && !checkpointFolder(given),
  ],
  [
    'every',
    'without --checkpoint or --boundary',
    (given) => given.every !== undefined && !checkpointFolder(given),
  ],
];

/**
 * The options of the search. Without the flag the analysis chooses; `false` would rule stored
 * graphs out.
 */
const searchSettings = ({
  explicit,
  engine,
  method,
  workers,
  boundary,
  ...given
}: SearchValues) => ({
  explicit: boundary === undefined ? explicit || undefined : false,
  engine,
  method: boundary === undefined ? method : ('classes' as const),
  workers,
  largeDiscs: given['large-discs'],
});

/** The workers on Slurm and the options of a search by them; `null` for one by threads. */
async function slurmCrew(given: SearchValues, io: Io) {
  const folder = checkpointFolder(given);
  if (given.on !== 'slurm' || folder === undefined) return null;
  const { crewIn } = await import('@manaus/jobs/internals');
  return crewIn(folder, given.workers ?? USUAL_WORKERS, (file) =>
    io.err(`manaus analyze: ${file} is left out, it is damaged: its classes are searched again`),
  );
}

/** What keeps the search in the folder for checkpoints, if there is one. */
async function folderKeeper(given: SearchValues, io: Io) {
  const folder = checkpointFolder(given);
  if (folder === undefined) return undefined;
  const { keepIn } = await import('@manaus/jobs');
  const keeping = {
    every: given.every,
    onCheckpoint: () => io.progress?.('checkpoint', null),
    keepsTable: given.boundary !== undefined,
  };
  return () => keepIn(folder, keeping);
}
