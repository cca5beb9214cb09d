import type { TowerRules } from '@manaus/core';
import { withFixed } from './fixed-discs.js';
import { followsMoves, plainTower } from './towers.js';

/**
 * Plays of London with four balls from three states to three others that share nothing but their
 * ends: a subdivision of K_{3,3}.
 */
const plays = [
  '43//21 3/4/21 3/24/1 13/24/ 13/4/2',
  '43//21 243//1 243/1/ 43/1/2',
  '43//21 43/2/1',
  '13//42 13/4/2',
  '13//42 3/1/42 43/1/2',
  '13//42 413//2 413/2/ 13/42/ 3/42/1 43/2/1',
  '143//2 43//12 3/4/12 13/4/2',
  '143//2 43/1/2',
  '143//2 143/2/ 43/2/1',
].map((play) => play.split(' '));

/**
 * True if the nine plays are plays of the tower too, with its larger balls fixed at the base of p0,
 * and subdivide K_{3,3}.
 */
export function hasSubdivision(rules: TowerRules): boolean {
  const neighbors = plainTower(rules);
  const carried = plays.map((play) => play.map((label) => withFixed(label, 5, rules.discs)));
  return carried.every((play) => followsMoves(neighbors, play)) && subdividesK33(carried);
}

/** True if paths join each of three vertices with each of three others, and meet at these only. */
function subdividesK33(paths: readonly (readonly string[])[]): boolean {
  const [first, last] = [0, -1].map((at) => new Set(paths.map((path) => path.at(at))));
  const pairs = new Set(paths.map((path) => `${path[0]} ${path.at(-1)}`));
  const inner = paths.flatMap((path) => path.slice(1, -1));
  return (
    first.size === 3 &&
    last.size === 3 &&
    pairs.size === 9 &&
    new Set([...first, ...last, ...inner]).size === 6 + inner.length
  );
}
