import {
  compileTower,
  formatLabel,
  hanoiPath,
  moveBetween,
  range,
  seededRandom,
  stacked,
  type TowerRules,
} from '@manaus/core';
import { breadthFirstSearch, countShortestPaths, reverse } from '@manaus/graph/search';
import { verticesDown } from '../towers/from-goals.js';
import { hanoiGoal } from '../towers/hanoi-descent.js';
import { MOST_STORED, type StoredTower, storeTower } from '../towers/store-tower.js';
import { byDistance, drawEvenly, quotas, shuffled } from './draw-evenly.js';
import { exact } from './least.js';
import { playText } from './play-notation.js';
import { certificateOf, type DrawOptions, type SolvedPosition, solvableFacts } from './position.js';

/**
 * Positions of a tower with what is true of them, drawn evenly over the distances to the goal; bad
 * states are as one distance more, goals are left out. Sorted by difficulty; the same for one seed.
 *
 * Time O(order + size), and a search per bad state; at most 10^6 ranks. Hanoi on three pegs with a
 * stack as goal may have any number of discs: time O(discs) a position and its play, which is
 * `null` if it has more than 10^5 moves. Positions are fewer than `count` where there are no more.
 * Throws an `InputError` for other towers that are larger.
 *
 * @example
 * ```ts
 * const [easy] = towerPositions(manaus(3), { count: 6, seed: 1 });
 * [easy.least, easy.plays]; // => [1, '1']
 * towerPositions(manaus(3), { count: 6, seed: 1 }).map(({ least }) => least); // => [1, 2, 3, 4, 5, null]
 * towerPositions(hanoi(100), { count: 1, seed: 1 })[0].least; // => '633825300114114700748351602688'
 * ```
 */
export function towerPositions(rules: TowerRules, draw: DrawOptions): SolvedPosition[] {
  const tower = compileTower(rules);
  if (tower.space <= MOST_STORED) return storedPositions(storeTower(tower), draw);
  const peg = hanoiGoal(tower, 3)?.findIndex(({ length }) => length === tower.discs) ?? -1;
  return peg < 0
    ? storedPositions(storeTower(tower), draw)
    : stackPositions(tower.discs, peg, draw);
}

function storedPositions(tower: StoredTower, { count, seed }: DrawOptions): SolvedPosition[] {
  const drawn = drawEvenly(byDistance(tower.distances), count, seededRandom(seed));
  const plays = countShortestPaths(
    reverse(tower.graph),
    [...tower.distances.keys()].filter((vertex) => tower.distances[vertex] === 0),
  );
  return drawn.map((vertex) => ({
    position: tower.labels[vertex],
    ...solvableFacts(tower.distances[vertex], plays[vertex]),
    play: tower.distances[vertex] < 0 ? null : shortestPlay(tower, vertex),
    certificate:
      tower.distances[vertex] < 0
        ? certificateOf(
            breadthFirstSearch(tower.graph, [vertex]).visited,
            (each) => tower.labels[each],
          )
        : null,
  }));
}

/** Longer plays are not written. */
const LONGEST_PLAY = 100_000n;

/**
 * Positions of Hanoi on three pegs by their distances to a stack, without a graph.
 *
 * A state at distance d has, for each 1 in the binary form of d, the disc of that place on one of
 * the two pegs where it is not wanted, and then all smaller ones are wanted on the third; the other
 * discs are where they are wanted. So 2^ones states are at distance d, and the play is the only
 * shortest one.
 */
export function stackPositions(
  discs: number,
  goal: number,
  { count, seed }: DrawOptions,
): SolvedPosition[] {
  const random = seededRandom(seed);
  const most = 2n ** BigInt(discs) - 1n;
  const fewer = BigInt(Math.min(count, 2 ** 53));
  // As many states as the ones of d allow, where there are fewer distances than positions.
  const ones = (d: bigint) => d.toString(2).replaceAll('0', '').length;
  const drawn: (readonly [distance: bigint, choices: bigint])[] =
    fewer <= most
      ? range(0, count - 1).map((i) => {
          const distance = (BigInt(2 * i + 1) * most) / (2n * fewer) + 1n;
          const bits = range(1, ones(distance)).map(() => (random() < 0.5 ? '0' : '1'));
          return [distance, BigInt(`0b${bits.join('')}`)];
        })
      : quotas(
          range(1, Number(most)).map((d) => 2 ** ones(BigInt(d))),
          count,
        ).flatMap((quota, i) =>
          shuffled(range(0, 2 ** ones(BigInt(i + 1)) - 1), random)
            .slice(0, quota)
            .map((choice) => [BigInt(i + 1), BigInt(choice)] as const),
        );
  return drawn.map(([distance, choices]) => {
    const pegs: number[] = [];
    for (let disc = discs, wanted = goal, left = choices; disc > 0; disc--) {
      const isAway = ((distance >> BigInt(disc - 1)) & 1n) === 1n;
      pegs[disc - 1] = isAway ? (wanted + 1 + Number(left & 1n)) % 3 : wanted;
      if (!isAway) continue;
      left >>= 1n;
      wanted = 3 - wanted - pegs[disc - 1];
    }
    const home = pegs.map(() => goal);
    const moves = distance > LONGEST_PLAY ? null : [...hanoiPath([...pegs], home)];
    return {
      position: formatLabel(stacked(pegs, 3)),
      solvable: true,
      least: exact(distance),
      plays: '1',
      play: moves === null ? null : playText(moves),
      certificate: null,
    };
  });
}

/** The pairs of pegs of a shortest play, which takes the smallest vertex at every step. */
function shortestPlay({ rules, graph, distances, states }: StoredTower, start: number): string {
  const path = Array.from(verticesDown(graph, distances, start), (vertex) => states[vertex]);
  const moves = path.slice(1).map((after, i) => moveBetween(rules, path[i], after));
  return playText(moves);
}
