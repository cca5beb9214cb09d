import type { TowerRules } from '@manaus/core';
import { breadthFirstSearch, shortestPath } from '@manaus/graph';
import { type Methods, range } from '../../check/index.js';
import { plainDistances, plainTower, storedTower } from './towers.js';

/** What is asked of a play: the tower, where it starts and where it ends. */
export interface Ends {
  readonly rules: TowerRules;
  readonly from: string;
  readonly to: string;
}

/** The least number of moves between two states, and whether a play of that length obeys the rules at every step. */
export type LeastPlay = { readonly moves: number; readonly legal: boolean };

/** A shortest play in the stored graph; an error where there is none. */
export function shortestLabels({ rules, from, to }: Ends): string[] {
  const { graph, labels, vertex } = storedTower(rules);
  const path = shortestPath(graph, vertex(from), vertex(to));
  if (path === null) throw new Error(`no play of ${rules.name} from ${from} to ${to}`);
  return path.map((v) => labels[v]);
}

/** A play by the stored graph, which is replayed by the plain rules; its length against the least one by playing. */
export function shortestPlays(): Methods<Ends, LeastPlay> {
  let play: readonly string[] = [];
  return {
    'a shortest path in the stored graph': (ends) => {
      play = shortestLabels(ends);
      return { moves: play.length - 1, legal: play[0] === ends.from };
    },
    'play by the plain rules': ({ rules, from, to }) => {
      const neighbors = plainTower(rules);
      return {
        moves: plainDistances(neighbors, [from]).get(to) ?? -1,
        legal:
          play[0] === from &&
          play[play.length - 1] === to &&
          play.slice(1).every((next, i) => neighbors.get(play[i])?.includes(next)),
      };
    },
  };
}

/** The states at each distance from one: entry k has those at k moves, in the order of their labels. */
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

function grouped(labels: readonly string[], distances: readonly number[]): string[][] {
  const groups = range(0, Math.max(...distances)).map((): string[] => []);
  labels.forEach((label, i) => {
    if (distances[i] >= 0) groups[distances[i]].push(label);
  });
  return groups.map((group) => group.sort());
}
