import { formatLabel, parseLabel, pegsOfDiscs, runProgram, type TowerRules } from '@manaus/core';
import { breadthFirstSearch, shortestPath } from '@manaus/graph';
import { type Methods, range, same } from '../../check/index.js';
import { type Neighbors, plainDistances } from '../../shared/plain-towers.js';
import { plainTower, storedTower } from './towers.js';

/** The endpoints of a play: the tower, the start and the end. */
export interface Ends {
  readonly rules: TowerRules;
  readonly from: string;
  readonly to: string;
}

/**
 * The least number of moves between two states, and whether a play of that length obeys the rules
 * at every step.
 */
export type LeastPlay = { readonly moves: number; readonly legal: boolean };

/** A shortest play in the stored graph; an error if none exists. */
export function shortestLabels({ rules, from, to }: Ends): string[] {
  const { graph, labels, vertex } = storedTower(rules);
  const path = shortestPath(graph, vertex(from), vertex(to));
  if (path === null) throw new Error(`no play of ${rules.name} from ${from} to ${to}`);
  return path.map((v) => labels[v]);
}

/** True if a board that knows the rules carries out a play, step by step. */
function isCarriedOut(rules: TowerRules, labels: readonly string[]): boolean {
  const pegs = labels.map((label) => pegsOfDiscs(parseLabel(rules, label)));
  const { states, stopped } = runProgram(rules, parseLabel(rules, labels[0]), (board) => {
    for (const next of pegs.slice(1)) {
      const disc = next.findIndex((peg, i) => peg !== board.pegOf(i + 1)) + 1;
      board.move(disc, next[disc - 1]);
    }
  });
  return stopped === null && same(states.map(formatLabel), labels);
}

/** A shortest play by the plain rules, found backwards from where it ends; empty if none exists. */
function playedBack(neighbors: Neighbors, { from, to }: Ends): string[] {
  const distances = plainDistances(neighbors, [from]);
  const isBefore = (label: string, next: string): boolean =>
    distances.get(label) === (distances.get(next) ?? 0) - 1 &&
    (neighbors.get(label)?.includes(next) ?? false);
  if (!distances.has(to)) return [];
  const labels = [to];
  for (let next: string | undefined = to; next !== from; ) {
    const after: string = next;
    next = [...distances.keys()].find((label) => isBefore(label, after));
    if (next === undefined) return [];
    labels.unshift(next);
  }
  return labels;
}

/** The least play twice: by the stored graph, carried out on a board, and by the plain rules. */
export const shortestPlays: Methods<Ends, LeastPlay> = {
  'a shortest path in the stored graph, carried out on a board': (ends) => {
    const labels = shortestLabels(ends);
    return { moves: labels.length - 1, legal: isCarriedOut(ends.rules, labels) };
  },
  'play by the plain rules': (ends) => {
    const labels = playedBack(plainTower(ends.rules), ends);
    return { moves: labels.length - 1, legal: labels[0] === ends.from };
  },
};

/**
 * The states at each distance from one: entry k has those at k moves, in the order of their labels.
 */
export const statesByDistance: Methods<Pick<Ends, 'rules' | 'from'>, string[][]> = {
  'the distances in the stored graph': ({ rules, from }) => {
    const { graph, labels, vertex } = storedTower(rules);
    return grouped(labels, Array.from(breadthFirstSearch(graph, [vertex(from)]).distance));
  },
  'play by the plain rules': ({ rules, from }) => {
    const found = plainDistances(plainTower(rules), [from]);
    return grouped([...found.keys()], [...found.values()]);
  },
};

const grouped = (labels: readonly string[], distances: readonly number[]): string[][] =>
  range(0, Math.max(...distances)).map((moves) =>
    labels.filter((_, i) => distances[i] === moves).sort(),
  );
