import { type BlockState, blockGame, type Level } from '@manaus/blocks';
import { colors, isometricFigure, levelFigure, type Mark, type Point } from '@manaus/plot';
import { scaleColor, textOn } from '@manaus/plot/internals';
import { clamp } from '../shell/values.js';
import { cellsOf } from './chart.js';
import type { Turn } from './use-turn.js';

/** The looks at a level. */
export const looks = ['side', 'above', 'heat'] as const;
export type Look = (typeof looks)[number];

/** A picture of a board: marks, and the part of the plane they fill. */
export interface BoardScene {
  readonly marks: readonly Mark[];
  readonly box: readonly [x: number, y: number, width: number, height: number];
}

/** The side of a cell in a picture from above. */
const size = 48;
/** The most cells drawn in a row or column of a board, around the piece. */
const mostAcross = 40;
/** The side of the part of a great board that is drawn. */
const partSide = size * mostAcross;

/** The level with its bridges, keys and floor as they are in a state. */
export function levelNow(level: Level, state: BlockState): Level {
  if ('closed' in state && level.game === 'bloxorz')
    return {
      ...level,
      bridges: level.bridges.map((bridge, place) => ({ ...bridge, closed: state.closed[place] })),
    };
  if ('raised' in state && level.game === 'bobbin')
    return {
      ...level,
      keys: level.keys.map((key, place) => ({ ...key, raised: state.raised[place] })),
    };
  if ('floor' in state && level.game === 'on-the-edge')
    return { ...level, floor: state.floor, start: state.cube };
  throw new Error('a state of another game');
}

/**
 * The look at a level that is drawn: a great board, or one with numbers on it, is seen from above.
 */
export function lookAt({ width, height }: Level, look: Look, numbered: boolean): Look {
  const isGreat = width > mostAcross || height > mostAcross;
  return look === 'side' && (isGreat || numbered) ? 'above' : look;
}

/** The height above a figure from the side that stays free for its title. */
const sideTop = 84;

/** A level from the side, as the games show it; with a turn the piece is on its way. */
export function sideScene(level: Level, state: BlockState, roll?: Turn['roll']): BoardScene {
  const { marks } = isometricFigure({ level: levelNow(level, state), title: '', state, roll });
  // The piece may turn anywhere without moving the board.
  const [left, , right, low] = edgesOf(marks, 4);
  const top = sideTop - 8;
  return { marks: withoutNames(marks), box: [left, top, right - left, low - top] };
}

/** A level at its start, from the side, without more room than it fills. */
export function levelScene(level: Level): BoardScene {
  const { marks } = isometricFigure({ level, title: '', state: blockGame(level).start });
  const solids = marks.filter(({ kind }) => kind === 'polygon');
  const [left, top, right, low] = edgesOf(solids, 2);
  return { marks: withoutNames(solids), box: [left, top, right - left, low - top] };
}

/** The left, top, right and lower edge of what stands on a board from the side, in a margin. */
function edgesOf(marks: readonly Mark[], margin: number): number[] {
  const points = marks.flatMap((mark) => (mark.kind === 'polygon' ? mark.rings.flat() : []));
  const [left, top, right, low] = boundsOf(points);
  return [left - margin, top - margin, right + margin, low + margin];
}

/** The least x and y of some points, then the greatest. */
function boundsOf(
  points: readonly Point[],
): [left: number, top: number, right: number, low: number] {
  const bounds: ReturnType<typeof boundsOf> = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    bounds[0] = Math.min(bounds[0], x);
    bounds[1] = Math.min(bounds[1], y);
    bounds[2] = Math.max(bounds[2], x);
    bounds[3] = Math.max(bounds[3], y);
  }
  return bounds;
}

/** The marks without plot's English names of cells. */
const withoutNames = (marks: readonly Mark[]) =>
  marks.map((mark) => ({ ...mark, hover: undefined }));

interface Overlay {
  /** The number of states on each cell. */
  readonly heat?: Uint32Array;
  /** A path from the start, numbered. */
  readonly path?: string;
}

/** A level from above, with the piece on it. */
export function aboveScene(
  level: Level,
  state: BlockState,
  { heat, path }: Overlay = {},
): BoardScene {
  const now = levelFigure({ level: levelNow(level, state), title: '', cell: size });
  const frame = frameOf(level, now.width);
  const floor = now.marks.filter(({ group }) => floorGroups.has(group));
  const piece = pieceMarks(state, frame);
  const over =
    heat === undefined ? piece : [...heatMarks(heat, frame), ...piece.flatMap(linesOnly)];
  const numbers = path
    ? levelFigure({ level, title: '', cell: size, path }).marks.filter(
        ({ group }) => group === 'moves',
      )
    : [];
  return cut(level, state, withoutNames([...floor, ...over, ...numbers]), frame);
}

/** The groups of marks that are there without a piece. */
const floorGroups = new Set<Mark['group']>(['floor', 'symbols', 'names']);

/** The middles of the cells of a level from above. */
export function middlesAbove(level: Level): Frame {
  const frame = frameOf(level, levelFigure({ level, title: '', cell: size }).width);
  return (cell) => middleOf(frame(cell));
}

/** The places of the cells of a board from above. */
type Frame = (cell: number) => Point;

/** The places that `levelFigure` gives to cells; a test compares. */
const frameOf =
  ({ width, height }: Level, figureWidth: number): Frame =>
  (cell) => ({
    x: (figureWidth - size * width) / 2 + size * (cell % width),
    y: 86 + size * (height - 1 - Math.floor(cell / width)),
  });

/** The part of a great board around the piece. */
function cut(level: Level, state: BlockState, marks: readonly Mark[], frame: Frame): BoardScene {
  const { width, height } = level;
  const { x, y } = frame(width * (height - 1));
  if (width <= mostAcross && height <= mostAcross)
    return { marks, box: [x, y, size * width, size * height] };
  const [piece] = cellsOf(state).map(frame);
  const left = clamp(piece.x - partSide / 2, x, x + size * Math.max(0, width - mostAcross));
  const top = clamp(piece.y - partSide / 2, y, y + size * Math.max(0, height - mostAcross));
  // What stands in this part, or in a cell beside it.
  const isNear = (mark: Mark): boolean => {
    const place = placeOf(mark);
    const [right, down] = [place.x - left + size, place.y - top + size];
    const side = partSide + 2 * size;
    return right >= 0 && right < side && down >= 0 && down < side;
  };
  return {
    marks: marks.filter(isNear),
    box: [left, top, Math.min(partSide, size * width), Math.min(partSide, size * height)],
  };
}

function placeOf(mark: Mark): Point {
  if ('x' in mark) return mark;
  return mark.kind === 'line' ? mark.lines[0][0] : mark.rings[0][0];
}

/** The number of states on each cell, on the color of its share of the most. */
function heatMarks(heat: Uint32Array, frame: Frame): Mark[] {
  const most = heat.reduce((high, count) => Math.max(high, count), 1);
  return [...heat].flatMap((count, cell): Mark[] => {
    if (count === 0) return [];
    const corner = frame(cell);
    const fill = scaleColor(most === 1 ? 1 : 0.15 + (0.85 * (count - 1)) / (most - 1));
    const text = count < 10_000 ? String(count) : `${Math.round(count / 1000)}k`;
    const look = { text, size: 15, color: textOn(fill), weight: 'bold' } as const;
    return [
      { kind: 'rect', ...square(corner, 1), corner: 3, fill, group: 'heat' },
      { kind: 'text', ...middleOf(corner), ...look, group: 'heat' },
    ];
  });
}

const middleOf = ({ x, y }: Point): Point => ({ x: x + size / 2, y: y + size / 2 });

const square = ({ x, y }: Point, inset: number) => ({
  x: x + inset,
  y: y + inset,
  width: size - 2 * inset,
  height: size - 2 * inset,
});

/** A mark as lines only, dark on light, so that the number under it can be read. */
function linesOnly(mark: Mark): Mark[] {
  if (mark.kind !== 'rect' && mark.kind !== 'circle') return [mark];
  const look = { ...mark, fill: 'none', opacity: undefined };
  return [
    { ...look, stroke: colors.paper, strokeWidth: 7 },
    { ...look, stroke: colors.ink, strokeWidth: 3 },
  ];
}

const paint = {
  fill: colors.path,
  stroke: colors.outline,
  strokeWidth: 2,
  group: 'piece',
  opacity: 0.92,
} as const;
const box = { kind: 'rect', ...paint, corner: 4 } as const;

/**
 * The piece from above: what lies is long, what stands has a second outline, the half that does not
 * move is hollow.
 */
function pieceMarks(state: BlockState, frame: Frame): Mark[] {
  const places = cellsOf(state).map(frame);
  const [place] = places;

  // A block: its halves, or the whole, which stands where it fills one cell.
  if ('cubes' in state) {
    if (state.selected !== null)
      return places.map((corner, half) => ({
        ...box,
        ...square(corner, 7),
        ...(half === state.selected ? {} : { fill: 'none', strokeWidth: 4 }),
      }));
    const [left, top, right, low] = boundsOf(places);
    const [width, height] = [right - left + size - 10, low - top + size - 10];
    const whole: Mark = { ...box, x: left + 5, y: top + 5, width, height };
    return places.length === 1 ? [whole, { ...box, ...square(place, 14) }] : [whole];
  }

  // A cube, or a bobbin: two rounds where it stands, a box with two rims where it lies.
  if (!('axis' in state) || state.cube > 0) return [{ ...box, ...square(place, 9) }];
  const { axis } = state;
  const { x, y } = middleOf(place);
  if (axis === 'standing')
    return [18, 9].map((radius) => ({ kind: 'circle', x, y, radius, ...paint }));
  const rims = [-14, 14].map((side) =>
    [-18, 18].map((end) =>
      axis === 'lying-x' ? { x: x + side, y: y + end } : { x: x + end, y: y + side },
    ),
  );
  return [
    { ...box, ...square(place, 6), corner: 2 },
    { kind: 'line', lines: rims, color: colors.outline, width: 2, group: 'piece' },
  ];
}
