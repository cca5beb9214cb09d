import type { BlockState, Level } from '@manaus/blocks';
import { anything, formOf, optional } from '@manaus/core/schemas';
import { colors, textOn } from '../../colors.js';
import type { Figure, Mark, Point } from '../../figure.js';
import { legendHeight } from '../../furniture.js';
import { message, type Tongue } from '../../language.js';
import { textIfAny } from '../../marks/kinds.js';
import { sessionLanguage } from '../../notebook/session.js';
import { clamped } from '../../numbers.js';
import { levelIn, pixels, requireInput, titles } from '../input.js';
import { pageWidth } from '../page.js';
import { type CellLook, cellLooks, cellsOfState, levelInWords, levelLegend } from './looks.js';
import { requirePiece } from './piece-form.js';
import { pieceSolids } from './pieces.js';
import { type Roll, rolled, rollForm } from './roll.js';
import { box, type Place, type Project, seen, slopes, solidMarks } from './solids.js';

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
  const { level, title, subtitle, width: most = pageWidth } = input;
  const frame = frameOf(level, most);
  const { size, width, origin } = frame;
  const legend = levelLegend(level);
  const foot = origin.y + level.width * slopes.down * size;
  const height = Math.ceil(foot + 24 + legendHeight(legend, width));
  const alt = `${message(language, title)}: ${levelInWords(language, level)}, ${message(language, 'seen from the side')}.`;
  return { title, subtitle, width, height, alt, legend, marks: sceneMarks(input, frame) };
}

/** The level with the piece at rest, or the piece on its way over it. */
const sceneMarks = ({ level, state, roll }: IsometricInput, view: View): Mark[] =>
  state === undefined || roll === undefined
    ? levelMarks(level, view, roll === undefined ? state : undefined)
    : [...levelMarks(level, view), ...pieceMarks(rolledSolids(level, state, roll), view)];

/** The width and height of a level, in cells. */
type Extent = Pick<Level, 'width' | 'height'>;

/**
 * The side of a cell, the width of the figure, the corner of the floor, and from space to the
 * drawing.
 */
function frameOf(level: Extent, most: number): View {
  const across = (level.width + level.height) * slopes.across;
  const size = clamped((most - 40) / across, 14, 52);
  const width = Math.min(most, Math.max(420, Math.ceil(across * size + 40)));
  const top = 84 + (2 * slopes.up + level.height * slopes.down) * size;
  const origin = { x: (width - across * size) / 2, y: top };
  return { size, width, origin, project: projection(origin, size) };
}

interface View {
  readonly size: number;
  readonly width: number;
  readonly origin: Point;
  readonly project: Project;
}

const projection =
  (origin: Point, size: number): Project =>
  (point) => {
    const { x, y } = seen(point);
    return { x: origin.x + size * x, y: origin.y + size * y };
  };

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

/** The cells with what stands on them, from the back to the front. */
function levelMarks(level: Level, view: View, state?: BlockState): Mark[] {
  const solids = solidsAt(level, state);
  return backToFront(level).flatMap(([cell, look]) => [
    ...cellMarks(cornerOf(level, cell), look, view),
    ...pieceMarks(solids(cell), view),
  ]);
}

/** The looks of the cells: those to the left and higher up lie behind. */
function backToFront(level: Level): [number, CellLook][] {
  const depth = (cell: number) => (cell % level.width) - Math.floor(cell / level.width);
  return [...cellLooks(level)].sort(([a], [b]) => depth(a) - depth(b));
}

const pieceMarks = (solids: readonly (readonly Place[])[], { project }: View): Mark[] =>
  solids.flatMap((points) => solidMarks(points, { fill: colors.path, project }));

/** The solids of a piece on a cell; none without a piece there. */
const solidsAt = (level: Level, state: BlockState | undefined) => (cell: number) =>
  state === undefined || !cellsOfState(state).includes(cell)
    ? []
    : pieceSolids(state, cell).map((points) => points.map(movedBy(cornerOf(level, cell))));

const cornerOf = ({ width }: Extent, cell: number): Corner => [
  cell % width,
  Math.floor(cell / width),
];

const movedBy =
  ([x, y]: Corner) =>
  ([a, b, z]: Place): Place => [x + a, y + b, z];

/** The solids of a piece on its way; a half that stays does. */
function rolledSolids(level: Level, state: BlockState, roll: Roll): Place[][] {
  const roller = rolled(state, level.width, roll);
  const solids = solidsAt(level, state);
  return [...new Set(cellsOfState(state))].flatMap((cell) =>
    rests(state, cell) ? solids(cell) : solids(cell).map((points) => points.map(roller)),
  );
}

/** True if the half on a cell is the one that is not moved. */
const rests = (state: BlockState, cell: number): boolean =>
  'cubes' in state && state.selected !== null && state.cubes[1 - state.selected] === cell;

type Corner = readonly [x: number, y: number];

const topOf = ({ raised }: CellLook) => (raised === true ? raisedBy : 0);

/** A cell with its name and its sign. */
const cellMarks = (corner: Corner, look: CellLook, { size, project }: View): Mark[] => [
  ...slabMarks(corner, look, project),
  ...signMarks(corner, look, size, project),
];

const slabMarks = ([x, y]: Corner, look: CellLook, project: Project): Mark[] =>
  solidMarks(box(x, y, -0.2, topOf(look)), {
    fill: look.fill,
    project,
    opacity: look.hollow === true ? 0.35 : undefined,
    hover: look.what,
  });

/** The name of a cell and its sign, on its top. */
function signMarks([x, y]: Corner, look: CellLook, size: number, project: Project): Mark[] {
  const at = project([x + 0.5, y + 0.5, topOf(look)]);
  return textIfAny(signOf(look), at, signText(look, size));
}

const signText = ({ fill }: CellLook, size: number) =>
  ({ size: Math.max(9, 0.3 * size), color: textOn(fill), weight: 'bold', group: 'names' }) as const;

const signOf = ({ name, symbol }: CellLook): string | undefined =>
  [name, symbol && signs[symbol]].filter((part) => part !== undefined).join(' ') || undefined;
