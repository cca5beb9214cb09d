import { moveBetween, type Play, playStates, seededRandom } from '@manaus/core';
import { playMoves } from '@manaus/core/internals';
import { breadthFirstSearch, countShortestPaths, reverse } from '@manaus/graph/search';
import { verticesDown } from '../towers/from-goals.js';
import type { StoredTower } from '../towers/store-tower.js';
import { byDistance, drawEvenly } from './draw-evenly.js';
import {
  type Answer,
  certificateOf,
  type DrawOptions,
  type Judgment,
  judged,
  NO_PLAY,
  orFault,
  type PlayVerdict,
  refusal,
  refused,
  type SolvableFacts,
  type SolvedPosition,
  solvableFacts,
} from './position.js';

/**
 * Positions of a tower with what is true of them, drawn evenly over the distances to the goal; bad
 * states are as one distance more, goals are left out. Sorted by difficulty; the same for one seed.
 *
 * Time O(order + size), and a search per bad state. Positions are fewer than `count` where there
 * are no more.
 *
 * @example
 * ```ts
 * const [easy] = towerPositions(storeTower(manaus(3)), { count: 6, seed: 1 });
 * [easy.optimum, easy.plays]; // => [1, '1']
 * towerPositions(storeTower(manaus(3)), { count: 6, seed: 1 }).map(({ optimum }) => optimum); // => [1, 2, 3, 4, 5, null]
 * ```
 */
export function towerPositions(tower: StoredTower, { count, seed }: DrawOptions): SolvedPosition[] {
  const drawn = drawEvenly(byDistance(tower.distances), count, seededRandom(seed));
  const plays = playCounts(tower);
  return drawn.map((vertex) => ({
    position: tower.labels[vertex],
    ...solvableFacts(tower.distances[vertex], plays[vertex]),
    play: tower.distances[vertex] < 0 ? null : shortestPlay(tower, vertex),
    certificate: tower.distances[vertex] < 0 ? certificate(tower, vertex) : null,
  }));
}

/**
 * The judge of answers to positions of a tower: is the play legal, does it reach a goal, how far is
 * it from the optimum, and are the claims true? Nothing of an answer is believed.
 *
 * A play is pairs of pegs, `0>2 1>2`, or labels from the position on.
 *
 * @example
 * ```ts
 * const judge = towerJudge(storeTower(hanoi(2)));
 * judge({ position: '12//', play: '0>1 0>2 1>2' }).excess; // => 0
 * judge({ position: '12//', play: '0>1 0>1' }).failedAt; // => 2
 * judge({ position: '12//', optimum: 2 }).refuted; // => ['optimum']
 * ```
 */
export function towerJudge(tower: StoredTower): (answer: Answer) => Judgment<SolvableFacts> {
  const plays = playCounts(tower);
  return (answer) => judgment(tower, plays, answer);
}

function judgment(
  tower: StoredTower,
  plays: readonly bigint[],
  answer: Answer,
): Judgment<SolvableFacts> {
  const vertex = orFault(() => tower.vertex(answer.position));
  if (typeof vertex !== 'number') return refused(answer, vertex);
  const facts = solvableFacts(tower.distances[vertex], plays[vertex]);
  return judged(answer, facts, playVerdict(tower, vertex, answer.play), facts.optimum);
}

const playCounts = (tower: StoredTower): readonly bigint[] =>
  countShortestPaths(
    reverse(tower.graph),
    [...tower.distances.keys()].filter((vertex) => tower.distances[vertex] === 0),
  );

/** The pairs of pegs of a shortest play, which takes the smallest vertex at every step. */
function shortestPlay({ rules, graph, distances, states }: StoredTower, start: number): string {
  const path = Array.from(verticesDown(graph, distances, start), (vertex) => states[vertex]);
  const moves = path.slice(1).map((after, i) => moveBetween(rules, path[i], after));
  return moves.map(({ from, to }) => `${from}>${to}`).join(' ');
}

const certificate = ({ graph, labels }: StoredTower, vertex: number) =>
  certificateOf(breadthFirstSearch(graph, [vertex]).visited, (each) => labels[each]);

function playVerdict(tower: StoredTower, vertex: number, text: Answer['play']): PlayVerdict {
  if (text === null || text === undefined) return NO_PLAY;
  const play = orFault(() => played(tower, vertex, text));
  if (!('moves' in play)) return refusal(play);
  const { moves, solved, stopped } = play;
  return {
    legal: stopped === null,
    failedAt: stopped?.at ?? null,
    why: stopped,
    wins: stopped === null && solved,
    moves: moves.length,
  };
}

/** A play by labels begins where it is, so the label of the position goes before. */
function played({ rules, states, labels }: StoredTower, vertex: number, text: string): Play {
  if (!text.includes('/')) return playMoves(rules, states[vertex], text);
  const [first, ...rest] = text.trim().split(/\s+/);
  const here = first === labels[vertex] ? rest : [first, ...rest];
  return playStates(rules, [labels[vertex], ...here].join(' '));
}
