import { type BloxorzLevel, bloxorz } from '@manaus/blocks';
import { packedBloxorz } from '@manaus/blocks/internals';
import { type Effort, range } from '../../check/index.js';
import { bloxorzLevel, explore } from './block-search.js';
import { below, drawn } from './draws.js';
import { explorePacked } from './packed-search.js';
import { randomBloxorz } from './random-blocks.js';

/** Random levels without switches and teleports, up to 8 by 8. */
export const flatLevels = (effort: Effort): BloxorzLevel[] =>
  drawn(37, effort === 'quick' ? 400 : 10_000, (random) =>
    randomBloxorz(2 + below(random, 7), 2 + below(random, 7), random, {}),
  );

/** The cells of a level that are not void. */
export const solidCells = (level: BloxorzLevel): number =>
  level.floor.filter((floor) => floor !== 'void').length;

/** A board full of floor. */
export const fullBoard = (width: number, height: number): BloxorzLevel =>
  bloxorzLevel(`S${'#'.repeat(width - 2)}G${`/${'#'.repeat(width)}`.repeat(height - 1)}`);

/** The number of states reached, and of moves from those that do not win, by the rules. */
export function reachedByRules(level: BloxorzLevel): { reached: number; moves: number } {
  const { states, arcs } = explore(bloxorz(level));
  return { reached: states.length, moves: arcs };
}

/** The same by the game in numbers. */
export function reachedInNumbers(level: BloxorzLevel): { reached: number; moves: number } {
  const { codes, arcs } = explorePacked(packedBloxorz(level));
  return { reached: codes.length, moves: arcs };
}

const groundAt = ({ width, height, floor }: BloxorzLevel, x: number, y: number) =>
  x < width && y < height ? floor[x + width * y] : 'void';

const cellsOf = ({ width, height }: BloxorzLevel): (readonly [number, number])[] =>
  range(0, height - 1).flatMap((y) => range(0, width - 1).map((x) => [x, y] as const));

const ways = [
  [1, 0],
  [0, 1],
] as const;

/**
 * The vertices of G_f counted on the floor: cells to stand on, and pairs of cells that share a
 * side.
 */
export function countedVertices(level: BloxorzLevel): number {
  const bears = (x: number, y: number) => groundAt(level, x, y) !== 'void';
  const standing = level.floor.filter((floor) => floor !== 'void' && floor !== 'wood').length;
  const lying = cellsOf(level).flatMap(([x, y]) =>
    ways.filter(([dx, dy]) => bears(x, y) && bears(x + dx, y + dy)),
  );
  return standing + lying.length;
}

/**
 * The edges of G_f counted on the floor: two for three cells in a row, the end to stand on not of
 * wood, and two for four in a square.
 */
export function countedEdges(level: BloxorzLevel): number {
  const all = (cells: readonly (readonly [number, number])[]) =>
    cells.every(([x, y]) => groundAt(level, x, y) !== 'void');
  const stands = (x: number, y: number) => (groundAt(level, x, y) === 'wood' ? 0 : 1);
  let edges = 0;
  for (const [x, y] of cellsOf(level)) {
    for (const [dx, dy] of ways) {
      const end = [x + 2 * dx, y + 2 * dy] as const;
      if (all([[x, y], [x + dx, y + dy], end])) edges += stands(x, y) + stands(...end);
    }
    if (
      all([
        [x, y],
        [x + 1, y],
        [x, y + 1],
        [x + 1, y + 1],
      ])
    )
      edges += 2;
  }
  return edges;
}
