import { type Arrangement, hanoi, type Peg } from '@manaus/core';
import {
  boardsFigure,
  colors,
  type DrawnEdge,
  type DrawnVertex,
  drawnGraphFigure,
  type Figure,
  type Frames,
  hanoiCorners,
  type LegendEntry,
  type Point,
  type Tongue,
  trianglePoint,
} from '@manaus/plot';
import { discColor, movedDisc, type SheetBoard } from '@manaus/plot/internals';
import { range } from '../../check/index.js';
import { lettersOf, nextTo, pegsAt, pegsOf, rankOf, stateOf } from '../evidence/iterative.js';

/** Blue for the shortest path, purple for the longest, as the work has them. */
export const pathColors = { shortest: '#0072b2', longest: '#8e44ad' } as const;

export const pathLegend: readonly LegendEntry[] = [
  { label: 'start', color: '#277f41', shape: 'capsule' },
  { label: 'goal', color: '#c8362b', shape: 'box' },
];

/** The two colors of the work's colored version: blue for odd, orange for even. */
export const shade = (disc: number): string => discColor(disc % 2 === 1 ? 3 : 2);

/** A path by its states, in one color. */
interface PaintedPath {
  readonly states: readonly string[];
  readonly color: string;
}

/** The options for drawing the graph of some discs. */
export interface GraphLook {
  readonly title: string;
  readonly subtitle?: string;
  readonly size: number;
  /** Letters at the points; dots otherwise. */
  readonly named?: boolean;
  /** Paths by their states, over the other lines. */
  readonly paths?: readonly PaintedPath[];
  /** The start is green, the goal a red box. */
  readonly starts?: readonly string[];
  /** Turned by 60 degrees to the right, so that all discs on C is lowest. */
  readonly turned?: boolean;
  /** Words at the left of each level, from the lowest. */
  readonly levels?: readonly string[];
  /** Lines in the color of the disc that moves. */
  readonly byDisc?: boolean;
  readonly legend?: readonly LegendEntry[];
}

const turn = ({ x, y }: Point): Point => ({
  x: x / 2 - (y * Math.sqrt(3)) / 2,
  y: (x * Math.sqrt(3)) / 2 + y / 2,
});

/** Places of all states, y down, all lines of length 1. */
export function places(discs: number, turned: boolean): Point[] {
  const frame = { side: 2 ** discs - 1, center: 0, top: 0 };
  const points = range(0, 3 ** discs - 1).map((rank) =>
    trianglePoint(hanoiCorners(pegsAt(rank, discs)), discs, frame),
  );
  return turned ? points.map(turn) : points;
}

/** The graph of some discs with letters, paths and levels. */
export function drawLetters(language: Tongue, discs: number, look: GraphLook): Figure {
  const { title, subtitle, size, starts = ['A'.repeat(discs)], legend } = look;
  const points = places(discs, look.turned ?? false);
  const vertices = points.map(
    (point, rank): DrawnVertex => ({
      ...point,
      ...vertexLook(lettersOf(pegsAt(rank, discs)), starts, look),
    }),
  );
  return drawnGraphFigure({
    title,
    subtitle,
    width: size,
    height: size,
    vertices,
    edges: linesOf(language, discs, look),
    notes: levelNotes(look.levels ?? [], points),
    legend,
    labelSize: 12,
    dot: discs > 4 ? 3 : 4,
    language,
  });
}

/** Words at the left of the points, level by level from the lowest. */
const levelNotes = (levels: readonly string[], points: readonly Point[]) =>
  levels.map((text, level) => ({
    x: Math.min(...points.map(({ x }) => x)) - 0.9,
    y: Math.max(...points.map(({ y }) => y)) - level * (Math.sqrt(3) / 2),
    text,
  }));

function vertexLook(
  letters: string,
  starts: readonly string[],
  { named = false, byDisc = false }: GraphLook,
): Partial<DrawnVertex> {
  const label = named ? letters : undefined;
  if (byDisc) return { fill: colors.quiet };
  if (letters === 'C'.repeat(letters.length)) return { label, fill: colors.bad, shape: 'box' };
  return { label, fill: starts.includes(letters) ? colors.good : colors.vertex };
}

function linesOf(
  language: Tongue,
  discs: number,
  { paths = [], byDisc = false }: GraphLook,
): DrawnEdge[] {
  const painted = new Map(paths.flatMap(linesOfPath));
  const ranks = range(0, 3 ** discs - 1);
  const { edgeColor } = movedDisc(
    language,
    hanoi(discs),
    ranks.map((rank) => stateOf(pegsAt(rank, discs))),
  );
  const line = (from: number, to: number): DrawnEdge => {
    const path = painted.get(`${from},${to}`);
    const color = path ?? (byDisc ? edgeColor(from, to) : undefined);
    return { ends: [from, to], color, width: path !== undefined ? 5 : byDisc ? 4 : 1.5 };
  };
  return ranks.flatMap((rank) =>
    nextTo(rank, discs)
      .filter((next) => next > rank)
      .map((next) => line(rank, next)),
  );
}

/** The lines of a path as pairs of ranks, the lesser first, each with the color of the path. */
const linesOfPath = ({ states, color }: PaintedPath): [string, string][] => {
  const ranks = states.map((state) => rankOf(pegsOf(state)));
  return ranks.slice(1).map((rank, i) => [[ranks[i], rank].sort((a, b) => a - b).join(), color]);
};

/** The legend of the discs' colors. */
export const discLegend = (language: Tongue, discs: number): readonly LegendEntry[] =>
  movedDisc(language, hanoi(discs), []).legend;

/** The display of boards: the number of columns, and the width of a single board. */
interface SlideNames {
  readonly title: string;
  readonly subtitle?: string;
  readonly columns?: number;
  readonly alone?: number;
}

/** Boards side by side, and one by one for a slider. */
export function slides(
  language: Tongue,
  discs: number,
  boards: readonly SheetBoard[],
  { alone = 480, ...names }: SlideNames,
): Figure & { readonly frames: Frames } {
  const rules = hanoi(discs);
  const single = boards.map((board) =>
    boardsFigure({
      rules,
      boards: [{ ...board, arrow: undefined }],
      title: names.title,
      columns: 1,
      width: alone,
      language,
    }),
  );
  const steps = single.map(({ marks }, i) => ({ name: String(i + 1), marks }));
  return {
    ...boardsFigure({ rules, boards, ...names, language }),
    frames: { width: alone, height: Math.max(...single.map(({ height }) => height)), steps },
  };
}

/** The discs from k on, where they are; smaller ones are not yet placed. */
export const placedFrom = (pegs: readonly Peg[], k: number): Arrangement =>
  [0, 1, 2].map((on) => range(k, pegs.length).filter((disc) => pegs[disc - 1] === on));
