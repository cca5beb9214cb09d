import { type Fault, type NamedTower, pegBounds, pegMoveNames, towerRegistry } from '@manaus/core';
import {
  formatManifest,
  gridPoints,
  type Manifest,
  manifestOf,
  pointId,
  pointRules,
  writeManifest,
} from '@manaus/lab';
import { BadInput, inOptions, mustBe } from '../../errors/bad-input.js';
import { flag, text } from '../../options/kinds.js';
import {
  type Option,
  optionNames,
  required,
  setting,
  underHeading,
  type Values,
  withDefault,
} from '../../options/option.js';
import { forceOption, OUTPUT, outputOptions } from '../../options/output.js';
import { namesOf, pegTakers } from '../../options/puzzle.js';
import { isRulesFile, STDIN } from '../../options/rules-names.js';
import { answer } from '../../shell/answer.js';
import { command } from '../../shell/command.js';
import { keepDocuments, type SweptDocument, sweptDocument } from './documents.js';
import { folderArgument, requireFree } from './folder.js';
import { answering } from './questions.js';
import { capacityRule, numberRanges, wordsOrNumbers } from './ranges.js';
import { printReport } from './report.js';

/** The most points of a sweep. */
const MOST_POINTS = 100_000;

/** Names of towers, and files with their rules. */
function puzzleNames(towers: readonly NamedTower[]): Option<readonly string[]> {
  const names = namesOf(towers);
  const bound = `one or more of ${names.join(', ')}, or .json files with rules, separated by commas`;
  const isPuzzle = (part: string) => names.includes(part) || (part !== STDIN && isRulesFile(part));
  return {
    value: 'NAMES',
    help: `puzzles: ${names.join(', ')}; or .json files with rules, which the sweep keeps`,
    bound,
    parse: (given) => (given.split(',').every(isPuzzle) ? given.split(',') : undefined),
  };
}

const gridOptions = (towers: readonly NamedTower[]) =>
  underHeading('Grid options', {
    puzzle: required(puzzleNames(towers)),
    discs: setting(
      required(numberRanges('A..B', 'numbers of discs, such as 3..8 or 3,5,8', 1, 1000)),
      'discs',
    ),
    pegs: setting(
      numberRanges(
        'A..B',
        `numbers of pegs; ${pegTakers(towers)} only (default: 3)`,
        pegBounds.least,
        pegBounds.most,
      ),
      'core/pegs',
    ),
    capacities: setting(
      capacityRule(
        'LISTS',
        "one entry per peg: 4, n, n-1, or a range such as 1..n; alternatives after a semicolon (default: the puzzle's)",
      ),
      'core/capacities',
    ),
    moves: setting(
      wordsOrNumbers(
        'WHICH',
        "any, adjacent, cyclic, ring, star, or numbers and ranges of peg digraphs such as 0..63 (default: the puzzle's)",
        pegMoveNames,
        2 ** 20 - 1,
      ),
      'core/moves',
    ),
    decreasing: flag(
      'only capacities that never increase from a peg to the next; enough if pegs may be renamed',
    ),
    question: withDefault(
      text(
        'WHAT',
        'analyze, diameter, every-peg (a goal on each peg that can hold it), or the ID of an algorithm; several separated by commas',
        'a question',
      ),
      'analyze',
    ),
  });

export const planAction = (towers: readonly NamedTower[] = towerRegistry) =>
  command({
    description:
      'Writes DIR/manifest.jsonl, one line per point with its estimated time and memory.',
    arguments: { folder: folderArgument },
    options: {
      ...gridOptions(towers),
      ...underHeading(OUTPUT, { print: flag('print the manifest and write nothing') }),
      ...forceOption,
      ...outputOptions,
    },
    notes: [
      'With --question every-peg the goal is in turn on each peg that holds all discs; a tower without such a peg is a point too. With --capacities 0..n,0..n,0..n --decreasing that is every choice of capacities up to the names of the pegs.',
      'A peg digraph is a bit mask: bit i allows the i-th of the moves p0 to p1, p0 to p2, p1 to p0, p1 to p2, p2 to p0, p2 to p1; likewise for more pegs.',
    ],
    examples: [
      [
        'manaus sweep plan --puzzle manaus --discs 3..8 --moves any,cyclic --print',
        'the points of a sweep, with their estimates',
      ],
      ['manaus sweep plan --puzzle hanoi --discs 3 --moves 0..63 --print', 'every peg digraph'],
    ],
    async run({ folder, print, force, json, ...asked }, io) {
      const documents = await documentsIn(towers, asked.puzzle);
      const { manifest, leftOut } = await planned(towers, asked, documents);
      if (print) return answer(io, json, manifest.entries, () => formatManifest(manifest));
      if (!force) requireFree(folder);
      writeManifest(folder, manifest);
      keepDocuments(folder, [...documents.values()]);
      printReport(io, json, { folder, ...summary(manifest), leftOut });
    },
  });

type GridValues = Values<ReturnType<typeof gridOptions>>;

/** The documents of a plan, by the files that it names. */
type Documents = ReadonlyMap<string, SweptDocument>;

async function documentsIn(
  towers: readonly NamedTower[],
  puzzles: readonly string[],
): Promise<Documents> {
  const files = puzzles.filter((puzzle) => !namesOf(towers).includes(puzzle));
  const documents = files.map(async (file) => [file, await sweptDocument(file)] as const);
  return new Map(await Promise.all(documents));
}

/** A point that is no part of the sweep. */
interface LeftOut {
  readonly id: string;
  readonly reason: string;
}

async function planned(
  named: readonly NamedTower[],
  asked: GridValues,
  documents: Documents,
): Promise<{ manifest: Manifest; leftOut: readonly LeftOut[] }> {
  const { discs, pegs, moves, question } = asked;
  const towers = [...named, ...[...documents.values()].map(({ tower }) => tower)];
  const puzzles = asked.puzzle.map((puzzle) => documents.get(puzzle)?.tower.name ?? puzzle);
  const questions = [...new Set(question.split(','))];
  const { fits } = await answering(questions);
  const capacities = capacitiesOf(asked);
  const grid = gridPoints({ puzzles, discs, pegs, capacities, moves, questions }, towers);
  const points = grid.points.filter((point) => fits(point, pointRules(point, towers)));
  if (grid.points.length === 0) throw noTower(towers, grid.faults.values().next().value);
  if (points.length === 0)
    throw mustBe('--question', 'an algorithm for one of the towers', question);
  if (points.length > MOST_POINTS)
    throw mustBe(
      '--discs',
      `part of a grid of at most ${MOST_POINTS} points`,
      String(points.length),
    );
  const others = grid.points
    .filter((point) => !points.includes(point))
    .map((point) => ({ id: pointId(point), reason: 'the algorithm is for another tower' }));
  return { manifest: manifestOf(points, towers), leftOut: [...grid.leftOut, ...others] };
}

const noTower = (towers: readonly NamedTower[], fault?: Fault) =>
  new BadInput(
    fault === undefined
      ? 'capacities must be given for some peg'
      : inOptions(fault, optionNames(gridOptions(towers))),
  );

function capacitiesOf({ capacities, decreasing }: GridValues) {
  if (capacities === undefined || !decreasing) return capacities;
  return (discs: number) => capacities(discs).filter(isDecreasing);
}

const isDecreasing = (capacities: readonly number[]) =>
  capacities.every((capacity, peg) => peg === 0 || capacity <= capacities[peg - 1]);

function summary({ sweep, entries }: Manifest) {
  const seconds = entries.reduce((sum, entry) => sum + entry.estimatedSeconds, 0);
  return {
    sweep,
    points: entries.length,
    estimatedSeconds: Number(seconds.toPrecision(3)),
    estimatedBytes: Math.max(...entries.map((entry) => entry.estimatedBytes)),
  };
}
