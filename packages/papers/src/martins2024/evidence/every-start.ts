import {
  formatLabel,
  parseLabel,
  runProgram,
  type Stop,
  stopText,
  type TowerProgram,
  type TowerRules,
  type TowerState,
  towerCodec,
} from '@manaus/core';
import { breadthFirstSearch, toCsr } from '@manaus/graph';
import { goalRanks, towerGraph } from '@manaus/kernels';
import { type Trial, trial } from '../../algorithm.js';
import { type Methods, source, until } from '../../check/index.js';
import { plainDistances } from '../../shared/plain-towers.js';
import { limits } from './random-start.js';
import { goalLabel, plainTower } from './towers.js';
import { followed } from './two-oracles.js';

/** The result of a program from all states of a tower. */
export type FromEveryState = {
  readonly starts: number;
  readonly solved: number;
  /** Those solved by a shortest way. */
  readonly shortest: number;
};

const trials = new WeakMap<TowerProgram, Map<string, Trial>>();

/**
 * A program from every state of a tower, those nearest the goal first, against the distances that a
 * search of the stored graph finds.
 */
export const fromEveryState = source(
  'stored graph of the tower',
  (rules: TowerRules, program: TowerProgram): Trial => {
    const known = trialsOf(program);
    const key = `${rules.name} ${rules.discs}`;
    const tried = known.get(key) ?? tryAll(rules, program);
    known.set(key, tried);
    return tried;
  },
);

function trialsOf(program: TowerProgram): Map<string, Trial> {
  const known = trials.get(program) ?? new Map<string, Trial>();
  trials.set(program, known);
  return known;
}

function tryAll(rules: TowerRules, program: TowerProgram): Trial {
  const codec = towerCodec(rules);
  const { distance, visited } = breadthFirstSearch(toCsr(towerGraph(rules)), goalRanks(rules));
  return trial({
    discs: rules.discs,
    starts: nearestFirst(rules, distance, visited),
    run: (start) => runProgram(rules, start, program, limits),
    least: (start) => distance[codec.rank(start)],
  });
}

/** The states in the order of the search from the goal, then those that it did not reach. */
function* nearestFirst(
  rules: TowerRules,
  distance: Int32Array,
  visited: Uint32Array,
): Generator<TowerState> {
  const codec = towerCodec(rules);
  for (const rank of visited) yield codec.unrank(rank);
  for (let rank = 0; rank < distance.length; rank++)
    if (distance[rank] < 0) yield codec.unrank(rank);
}

/**
 * The same by the plain rules: every step of every play is looked up among them, and distances are
 * found by playing from the goal.
 */
export function followedFromEveryState(rules: TowerRules, program: TowerProgram): Trial {
  const neighbors = plainTower(rules);
  const distances = plainDistances(neighbors, [goalLabel(rules)]);
  const nearest = new Set([...distances.keys(), ...neighbors.keys()]);
  return trial({
    discs: rules.discs,
    starts: [...nearest].map((label) => parseLabel(rules, label)),
    run: (start) => {
      const found = followed(rules, runProgram(rules, start, program, limits));
      return { ...found, solved: distances.get(formatLabel(found.end)) === 0 };
    },
    least: (start) => distances.get(formatLabel(start)) ?? -1,
  });
}

const countsOf = ({ starts, solved, shortest }: Trial): FromEveryState => ({
  starts,
  solved,
  shortest,
});

/** A program from every state in both ways; by the plain rules to four discs. */
export const everyStart = (
  tower: (discs: number) => TowerRules,
  program: TowerProgram,
): Methods<number, FromEveryState> => ({
  'played, against the distances in the stored graph': (discs) =>
    countsOf(fromEveryState(tower(discs), program)),
  'followed by the plain rules, against distances by playing': until(4, (discs) =>
    countsOf(followedFromEveryState(tower(discs), program)),
  ),
});

/** A play from a label: what one can follow by hand, and why it ended before its time. */
export type ShownPlay = { readonly labels: readonly string[]; readonly stopped: Stop | null };

export function shownPlay(rules: TowerRules, label: string, program: TowerProgram): ShownPlay {
  const { states, stopped } = runProgram(rules, parseLabel(rules, label), program, limits);
  return { labels: states.map(formatLabel), stopped };
}

/** The play in words. */
export const inWords = ({ labels, stopped }: ShownPlay): string =>
  `${labels.join(', ')}${stopped === null ? '' : `; then ${stopText(stopped)}`}`;
