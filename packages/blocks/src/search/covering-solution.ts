import { type CoveringProblem, coveringWalk } from '@manaus/graph/covering';
import type { Letter } from '../rules/grid.js';
import type { EdgeLevel } from '../rules/level.js';
import type { FoundSolution } from './shortest-play.js';

/**
 * A solution of On The Edge as a walk that covers the board; that the colors of a chessboard must
 * alternate is tested first.
 */
export function coveringSolution(
  level: EdgeLevel,
  onProgress: (share: number) => void,
): FoundSolution {
  const { problem, cells } = edgeProblem(level);
  if (!colorsAlternate(level)) return { path: null, visited: 1 };
  const { walk, visited } = coveringWalk(problem, { onProgress });
  if (walk === null) return { path: null, visited };
  const way = walk.map((vertex) => cells[vertex]);
  return { path: pathAlong(level, way), visited };
}

/** The letters of the steps between cells; a jump has none. */
function pathAlong(level: EdgeLevel, way: readonly number[]): string {
  const letters = way
    .slice(1)
    .map((cell, i) => (isJump(level, way[i], cell) ? '' : letterTo(level, way[i], cell)));
  return letters.join('');
}

/** True from one blue cell to the other; one alone is that on which the cube was put. */
const isJump = ({ floor }: EdgeLevel, from: number, to: number): boolean =>
  floor[from] === 'blue' && floor[to] === 'blue';

function letterTo({ width }: EdgeLevel, from: number, to: number): Letter {
  if (Math.abs(to - from) === width && (width > 1 || to - from === width))
    return to > from ? 'U' : 'D';
  if (width === 1) return 'D';
  return to > from ? 'R' : 'L';
}

/**
 * A board of On The Edge as a walk that covers it: cells are vertices, a black cell is visited
 * twice.
 */
function edgeProblem(level: EdgeLevel): {
  readonly problem: CoveringProblem;
  readonly cells: readonly number[];
} {
  const { floor, start, goal } = level;
  const cells = floor.flatMap((kind, cell) => (kind === 'void' ? [] : [cell]));
  const edges = edgesOf(level, cells);
  const visits = cells.map((cell) => (floor[cell] === 'twice' ? 2 : 1));
  const jump = jumpOf(level, cells);
  const [from, to] = [cells.indexOf(start), cells.indexOf(goal)];
  return { problem: { order: cells.length, edges, visits, from, to, jump }, cells };
}

/** The places of the blue cells, if there are two. */
function jumpOf({ floor }: EdgeLevel, cells: readonly number[]): CoveringProblem['jump'] {
  const [one, other] = cells.flatMap((cell, place) => (floor[cell] === 'blue' ? [place] : []));
  return other === undefined ? undefined : [one, other];
}

/** The pairs of places of cells side by side. */
function edgesOf({ width }: EdgeLevel, cells: readonly number[]): [number, number][] {
  const vertex = new Map(cells.map((cell, place) => [cell, place]));
  return cells.flatMap((cell, place) =>
    [(cell + 1) % width === 0 ? -1 : cell + 1, cell + width].flatMap((next): [number, number][] => {
      const other = vertex.get(next);
      return other === undefined ? [] : [[place, other]];
    }),
  );
}

/**
 * True if visits of black and white cells can alternate. Blue cells of one color count once, being
 * one visit; of two colors, twice: the colors alternate as if the jump were a step.
 */
function colorsAlternate({ width, floor, start, goal }: EdgeLevel): boolean {
  const color = (cell: number) => ((cell % width) + Math.floor(cell / width)) % 2;
  const blue = floor.flatMap((kind, cell) => (kind === 'blue' ? [cell] : []));
  const counts = [0, 0];
  for (const [cell, kind] of floor.entries())
    if (kind !== 'void') counts[color(cell)] += kind === 'twice' ? 2 : 1;
  if (blue.length === 2 && color(blue[0]) === color(blue[1])) counts[color(blue[0])]--;
  const ahead = counts[color(start)] - counts[1 - color(start)];
  return ahead === (color(start) === color(goal) ? 1 : 0);
}
