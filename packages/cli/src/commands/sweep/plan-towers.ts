import { pegBounds } from '@manaus/core/internals';
import { gridPoints, pointRules } from '@manaus/jobs';
import { type Manifest, manifestOf, pointId } from '@manaus/jobs/internals';
import { badInput, inOptions, isRequired, mustBe } from '../../errors/refusal.js';
import { flag, text } from '../../options/kinds.js';
import {
  type Option,
  optionNames,
  setting,
  underHeading,
  type Values,
} from '../../options/option.js';
import { namesOf, pegTakers, type Towers } from '../../options/puzzle.js';
import { keepDocuments, type SweptDocument, sweptDocument } from './documents.js';
import { answering } from './questions.js';
import { capacityRule, namesOrFiles, numberRanges, pegMovesRule } from './ranges.js';

/** The most points of a sweep. */
const MOST_POINTS = 100_000;

/** Names of towers, and files with their rules. */
const puzzleNames = (towers: Towers): Option<readonly string[]> =>
  namesOrFiles(
    'NAMES',
    namesOf(towers),
    (names) => `puzzles: ${names}; or .json files with rules, which the sweep keeps`,
    'or .json files with rules',
  );

export const gridOptions = (towers: Towers) =>
  underHeading('Grid options', {
    puzzle: puzzleNames(towers),
    discs: setting(
      numberRanges('A..B', 'numbers of discs, such as 3..8 or 3,5,8', 1, 1000),
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
      pegMovesRule(
        'WHICH',
        `any, adjacent, cyclic, ring, star, or numbers and ranges of peg digraphs such as 0..63; after a semicolon a list of pairs, in quotes: "any;0>1,1>2,2>0" (default: the puzzle's)`,
        2 ** 20 - 1,
      ),
      'core/moves',
    ),
    decreasing: flag(
      'only capacities that never increase from a peg to the next; enough if pegs may be renamed',
    ),
    question: {
      ...text(
        'WHAT',
        'analyze, diameter, every-peg (a goal on each peg that can hold it), or the ID of an algorithm; several separated by commas',
        'a question',
      ),
      shownDefault: 'analyze',
    },
  });

type GridValues = Values<ReturnType<typeof gridOptions>>;

/** The documents of a plan, by the files that it names. */
type Documents = ReadonlyMap<string, SweptDocument>;

/** A point outside the sweep. */
interface LeftOut {
  readonly id: string;
  readonly reason: string;
}

/** The plan of a sweep, and what its folder keeps. */
export interface Plan {
  readonly manifest: Manifest;
  readonly leftOut: readonly LeftOut[];
  keep(folder: string): void;
}

/** The plan of a sweep of towers: the points of a grid that are towers and fit their questions. */
export async function towersPlan(named: Towers, asked: GridValues): Promise<Plan> {
  const { puzzle: names, discs, pegs, moves, question = 'analyze' } = asked;
  if (names === undefined)
    throw isRequired('--puzzle', `${puzzleNames(named).bound}; or --game, for heap games`);
  if (discs === undefined) throw isRequired('--discs', gridOptions(named).discs.bound);
  const files = names.filter((name) => !namesOf(named).includes(name));
  const documents: Documents = new Map(
    await Promise.all(files.map(async (file) => [file, await sweptDocument(file)] as const)),
  );
  const towers = [...named, ...[...documents.values()].map(({ tower }) => tower)];
  const puzzles = names.map((name) => documents.get(name)?.tower.name ?? name);
  const questions = [...new Set(question.split(','))];
  const { fits } = await answering(questions);
  const isDecreasing = (capacities: readonly number[]) =>
    capacities.every((capacity, peg) => peg === 0 || capacity <= capacities[peg - 1]);
  const all = asked.capacities;
  const capacities = all && asked.decreasing ? (n: number) => all(n).filter(isDecreasing) : all;
  const grid = gridPoints({ puzzles, discs, pegs, capacities, moves, questions }, towers);
  const points = grid.points.filter((point) => fits(point, pointRules(point, towers)));
  if (grid.points.length === 0) {
    const fault = grid.faults.values().next().value;
    throw badInput(
      fault === undefined
        ? 'capacities must be given for some peg'
        : inOptions(fault, optionNames(gridOptions(towers))),
    );
  }
  if (points.length === 0)
    throw mustBe('--question', 'an algorithm for one of the towers', question);
  const bound = `part of a grid of at most ${MOST_POINTS} points`;
  if (points.length > MOST_POINTS) throw mustBe('--discs', bound, String(points.length));
  return {
    manifest: manifestOf(points, towers),
    leftOut: [
      ...grid.leftOut,
      ...grid.points
        .filter((point) => !points.includes(point))
        .map((point) => ({ id: pointId(point), reason: 'the algorithm is for another tower' })),
    ],
    keep: (folder) => keepDocuments(folder, [...documents.values()]),
  };
}
