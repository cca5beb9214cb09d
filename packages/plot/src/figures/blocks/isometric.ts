import type { BlockState, BloxorzState, Level } from '@manaus/blocks';
import { colors, textOn } from '../../colors.js';
import type { Figure, Mark, Point } from '../../figure.js';
import { legendHeight } from '../../furniture.js';
import { cellLooks, cellsOfState, levelLegend } from './looks.js';

/** A point in space: x to the right, y away, z up; a cell is 1 wide. */
type Place = readonly [x: number, y: number, z: number];

const [across, down, up] = [0.87, 0.5, 0.95];

/** From space to the plane, y down, in units of a cell. */
const seen = ([x, y, z]: Place): Point => ({ x: (x + y) * across, y: (x - y) * down - z * up });

/** A level seen from the side, with the piece in a state. */
interface IsometricInput {
  readonly level: Level;
  readonly title: string;
  readonly subtitle?: string;
  /** The cells of the piece; by default no piece is drawn. */
  readonly state?: BlockState;
}

/**
 * A level in an isometric view, as the games show it: slabs of floor, higher where raised, and the block, cube or cylinder on it.
 *
 * Drawn from the back to the front. O(cells).
 *
 * @example
 * ```ts
 * isometricFigure({ level: parseLevel('game bloxorz\ngrid\nS##G\nend'), title: 'A level' }).alt; // => 'A level: a level of bloxorz, 4 by 1, seen from the side.'
 * ```
 */
export function isometricFigure({ level, title, subtitle, state }: IsometricInput): Figure {
  const size = Math.max(14, Math.min(52, 860 / ((level.width + level.height) * across)));
  const legend = levelLegend(level);
  const width = Math.max(440, Math.ceil((level.width + level.height) * across * size + 80));
  const rise = level.width * down * size;
  const origin = {
    x: (width - (level.width + level.height) * across * size) / 2,
    y: 110 + 2 * up * size + level.height * down * size,
  };
  const project = (place: Place): Point => ({
    x: origin.x + size * seen(place).x,
    y: origin.y + size * seen(place).y,
  });
  const piece = new Map(
    (state === undefined ? [] : cellsOfState(state)).map((cell) => [
      cell,
      pieceSolids(state as BlockState, cell),
    ]),
  );
  const looks = cellLooks(level);
  // Cells farther to the left and higher up lie behind.
  const order = [...looks.keys()].sort(
    (a, b) =>
      (a % level.width) -
      Math.floor(a / level.width) -
      ((b % level.width) - Math.floor(b / level.width)),
  );
  const marks = order.flatMap((cell) => {
    const [x, y] = [cell % level.width, Math.floor(cell / level.width)];
    const look = looks.get(cell);
    if (look === undefined) return [];
    const slab = solid(
      box(x, y, -0.2, look.raised === true ? 0.5 : 0),
      look.fill,
      project,
      look.hollow === true ? 0.35 : undefined,
      look.what,
    );
    const middle = project([x + 0.5, y + 0.5, look.raised === true ? 0.5 : 0]);
    const sign = { circle: 'o', cross: '×', ring: '()', plus: '+', star: '*' }[
      look.symbol ?? 'circle'
    ];
    const text = [look.name, look.symbol === undefined ? undefined : sign]
      .filter((part) => part !== undefined)
      .join(' ');
    const name: Mark[] =
      text === ''
        ? []
        : [
            {
              kind: 'text',
              ...middle,
              text,
              size: Math.max(8, 0.27 * size),
              weight: 'bold',
              color: textOn(look.fill),
              group: 'names',
            },
          ];
    return [
      ...slab,
      ...name,
      ...(piece.get(cell) ?? []).flatMap((points) =>
        solid(
          points.map(([px, py, pz]): Place => [x + px, y + py, pz]),
          colors.path,
          project,
        ),
      ),
    ];
  });
  const height = Math.ceil(origin.y + rise + 40 + legendHeight(legend, width));
  return {
    title,
    subtitle,
    width,
    height,
    alt: `${title}: a level of ${level.game}, ${level.width} by ${level.height}, seen from the side.`,
    legend,
    marks,
  };
}

const box = (
  x: number,
  y: number,
  low: number,
  high: number,
  width = 0.96,
  depth = width,
): Place[] =>
  [low, high].flatMap((z): Place[] => [
    [x, y, z],
    [x + width, y, z],
    [x + width, y + depth, z],
    [x, y + depth, z],
  ]);

/** A block that stands or lies, or a half; one that lies is drawn with the cell in front. */
function blockSolids({ cubes: [a, b], selected }: BloxorzState, cell: number): Place[][] {
  if (a === b) return [box(0.05, 0.05, 0, 1.8, 0.86)];
  if (selected !== null) return [box(0.05, 0.05, 0, 0.9, 0.86)];
  if (b === a + 1) return cell === b ? [box(-0.95, 0.05, 0, 0.9, 1.86, 0.86)] : [];
  return cell === a ? [box(0.05, 0.05, 0, 0.9, 0.86, 1.86)] : [];
}

/** The outline of a piece on a cell: a tall box, a cube, a cylinder. */
function pieceSolids(state: BlockState, cell: number): Place[][] {
  if ('cubes' in state) return blockSolids(state, cell);
  if (!('axis' in state) || state.cube > 0) return [box(0.05, 0.05, 0, 0.86, 0.86)];
  const turn = Array.from(
    { length: 24 },
    (_, i) =>
      [0.5 + 0.42 * Math.cos((i * Math.PI) / 12), 0.42 * Math.sin((i * Math.PI) / 12)] as const,
  );
  const along = (share: number) =>
    turn.map(
      ([a, b]): Place =>
        state.axis === 'standing'
          ? [a, 0.5 + b, share]
          : state.axis === 'lying-x'
            ? [share, a, 0.42 + b]
            : [a, share, 0.42 + b],
    );
  return [[...along(0.08), ...along(0.92)]];
}

/** A convex solid of two equal ends: its outline, and the end that is seen, lighter. */
function solid(
  points: readonly Place[],
  fill: string,
  project: (place: Place) => Point,
  opacity?: number,
  hover?: string,
): Mark[] {
  const half = points.length / 2;
  const look = {
    kind: 'polygon',
    fill,
    stroke: colors.outline,
    strokeWidth: 0.8,
    opacity,
    hover,
    group: 'solids',
  } as const;
  const [first, second] = [points.slice(0, half), points.slice(half)].map((end) =>
    end.map(project),
  );
  // Of a solid along y the near end is the first; of any other the second is nearer, higher or to the right.
  const near = points[half][1] > points[0][1] && points[half][2] === points[0][2] ? first : second;
  return [
    { ...look, rings: [hull([...first, ...second])] },
    { ...look, rings: [near] },
    { ...look, fill: '#ffffff', opacity: 0.28 * (opacity ?? 1), stroke: undefined, rings: [near] },
  ];
}

/** The convex hull of points in the plane, by Andrew's two chains. O(n log n). */
function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const chain = (order: readonly Point[]) => {
    const kept: Point[] = [];
    for (const point of order) {
      while (kept.length > 1 && cross(kept[kept.length - 2], kept[kept.length - 1], point) <= 0)
        kept.pop();
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return [...chain(sorted), ...chain(sorted.reverse())];
}

const cross = (a: Point, b: Point, c: Point): number =>
  (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
