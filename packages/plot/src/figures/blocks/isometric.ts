import type { BlockState, Level } from '@manaus/blocks';
import { anything, formOf, optional } from '@manaus/core/schemas';
import { colors, textOn } from '../../colors.js';
import type { Figure, Mark, Point } from '../../figure.js';
import { legendHeight } from '../../furniture.js';
import { message, type Tongue } from '../../language.js';
import { textIfAny } from '../../marks/kinds.js';
import { sessionLanguage } from '../../notebook/session.js';
import { clamp } from '../../numbers.js';
import { levelIn, pixels, requireInput, titles } from '../input.js';
import { pageWidth } from '../page.js';
import { cellLooks, cellsOfState, levelInWords, levelLegend } from './looks.js';
import { requirePiece } from './piece-form.js';
import { pieceSolids } from './pieces.js';
import { movedCells, type Roll, rollForm, rollMotion } from './roll.js';
import { box, type Place, planePoint, slopes, solidMarks } from './solids.js';

/** A level seen from the side, with the piece in a state. */
interface IsometricInput {
  readonly level: Level;
  readonly title: string;
  readonly subtitle?: string;
  /** The cells of the piece; by default no piece is drawn. */
  readonly state?: BlockState;
  /** The part of a move that the piece has gone from its state; none by default. */
  readonly roll?: Roll;
  /** The most pixels that the figure is wide; by default the width of a page. */
  readonly width?: number;
  /** The language of the words; by default that of the notebook. */
  readonly language?: Tongue;
}

const place = 'plot/isometric';

const form = formOf<IsometricInput>({
  ...titles,
  level: levelIn(place),
  // Which game it is a state of, and so what it must be, the level says.
  state: anything(),
  roll: optional(rollForm),
  width: optional(pixels),
});

/** The height of raised floor, low enough that the signs of the cells behind it are seen. */
const raisedBy = 0.28;

const signs = { circle: 'o', cross: '×', ring: '()', plus: '+', star: '*' } as const;

/**
 * A level in an isometric view, as the games show it: slabs of floor, higher where raised, and the
 * block, cube or cylinder on it.
 *
 * Drawn from the back to the front. O(cells).
 *
 * @example
 * ```ts
 * isometricFigure({ level: parseLevel('game bloxorz\ngrid\nS##G\nend'), title: 'A level' }).alt; // => 'A level: a level of bloxorz, 4 by 1, seen from the side.'
 * ```
 */
export function isometricFigure(input: IsometricInput): Figure {
  requireInput(place, form, input);
  const language = input.language ?? sessionLanguage();
  if (input.state !== undefined) requirePiece(place, input.level, input.state);
  const { level, state, roll, title, subtitle, width: most = pageWidth } = input;
  const { size, width, origin, project } = frameOf(level, most);
  const pieceMarks = (solids: readonly (readonly Place[])[]) =>
    solids.flatMap((points) => solidMarks(points, { fill: colors.path, project }));

  // A piece at rest is drawn with its cells; one on its way is drawn over them all, where a half
  // that is not moved stays at its place.
  const resting = new Map<number, Mark[]>();
  const moving: Mark[] = [];
  if (state !== undefined) {
    const motion = roll === undefined ? undefined : rollMotion(state, level.width, roll);
    const moved = movedCells(state);
    for (const cell of new Set(cellsOfState(state))) {
      const [x, y] = [cell % level.width, Math.floor(cell / level.width)];
      const solids = pieceSolids(state, cell).map((points) =>
        points.map(([a, b, z]): Place => [x + a, y + b, z]),
      );
      if (motion === undefined) resting.set(cell, pieceMarks(solids));
      else if (!moved.includes(cell)) moving.push(...pieceMarks(solids));
      else moving.push(...pieceMarks(solids.map((points) => points.map(motion))));
    }
  }

  // The cells from the back to the front: those to the left and higher up lie behind.
  const depth = (cell: number) => (cell % level.width) - Math.floor(cell / level.width);
  const cells = [...cellLooks(level)].sort(([a], [b]) => depth(a) - depth(b));
  const floor = cells.flatMap(([cell, { fill, what, name, symbol, hollow, raised }]) => {
    const [x, y] = [cell % level.width, Math.floor(cell / level.width)];
    const top = raised === true ? raisedBy : 0;
    const slab = solidMarks(box(x, y, -0.2, top), {
      fill,
      project,
      opacity: hollow === true ? 0.35 : undefined,
      hover: what,
    });
    const sign = [name, symbol && signs[symbol]].filter((part) => part !== undefined).join(' ');
    const text = textIfAny(sign || undefined, project([x + 0.5, y + 0.5, top]), {
      size: Math.max(9, 0.3 * size),
      color: textOn(fill),
      weight: 'bold',
      group: 'names',
    });
    return [...slab, ...text, ...(resting.get(cell) ?? [])];
  });

  const legend = levelLegend(level);
  const foot = origin.y + level.width * slopes.down * size;
  return {
    title,
    subtitle,
    width,
    height: Math.ceil(foot + 24 + legendHeight(legend, width)),
    alt: `${message(language, title)}: ${levelInWords(language, level)}, ${message(language, 'seen from the side')}.`,
    legend,
    marks: [...floor, ...moving],
  };
}

/** The width and height of a level, in cells. */
type Extent = Pick<Level, 'width' | 'height'>;

/**
 * The side of a cell, the width of the figure, the corner of the floor, and from space to the
 * drawing.
 */
function frameOf(level: Extent, most: number) {
  const across = (level.width + level.height) * slopes.across;
  const size = clamp((most - 40) / across, 14, 52);
  const width = Math.min(most, Math.max(420, Math.ceil(across * size + 40)));
  const top = 84 + (2 * slopes.up + level.height * slopes.down) * size;
  const origin = { x: (width - across * size) / 2, y: top };
  const project = (place: Place): Point => {
    const { x, y } = planePoint(place);
    return { x: origin.x + size * x, y: origin.y + size * y };
  };
  return { size, width, origin, project };
}

/**
 * The point of {@link isometricFigure} at which a place over a level is drawn: x to the right and y
 * away, in cells from the corner of the first, z up from the floor.
 *
 * @param width the most pixels that the figure is wide; by default the width of a page
 *
 * @example
 * ```ts
 * const level = parseLevel('game bloxorz\ngrid\nS##G\nend');
 * const [start, right] = [isometricPoint(level, [0, 0, 0]), isometricPoint(level, [1, 0, 0])];
 * [right.x > start.x, right.y > start.y]; // => [true, true]
 * ```
 */
export const isometricPoint = (level: Extent, place: Place, width = pageWidth): Point =>
  frameOf(level, width).project(place);
