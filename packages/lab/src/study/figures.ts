import { range } from '@manaus/core';
import { sum } from '@manaus/core/internals';
import { type Figure, histogramFigure, lineFigure, type Tongue } from '@manaus/plot';
import { graphName, sessionLanguage } from '@manaus/plot/internals';
import { drawTower } from '../towers/draw-tower.js';
import { estimateMemory } from '../towers/memory.js';
import { storeTower } from '../towers/store-tower.js';
import { familyOf, type StudyRow } from './row.js';
import type { Study } from './study.js';

/** The largest order at which a drawing is still readable. */
const MOST_DRAWN = 800;

/** More bars are drawn together. */
const MOST_BARS = 260;

/** The figures of a study by name. */
export interface StudyFigures {
  /** Order, worst case and diameter over the number of discs. */
  readonly growth: Figure;
  /**
   * The distribution of distances to the goal, for the largest number of discs studied; absent if
   * unknown.
   */
  readonly distances?: Figure;
  /** The distribution of degrees, for the largest number of discs studied. */
  readonly degrees?: Figure;
  /** The state graph for the most discs that can be drawn legibly. */
  readonly graph?: Figure;
}

/**
 * The figures of a study: growth over the number of discs, distances and degrees for the most
 * discs, and the state graph where it draws legibly. Their language is by default that of the
 * notebook.
 *
 * @example
 * ```ts
 * Object.keys(studyFigures(study(manaus, { discs: [2, 4] }))); // => ['growth', 'distances', 'degrees', 'graph']
 * ```
 */
export function studyFigures(
  study: Study,
  { language = sessionLanguage() }: { readonly language?: Tongue } = {},
): StudyFigures {
  const last = study.rows.at(-1) as StudyRow;
  const figures = {
    growth: growth(language, study),
    distances: distances(language, study, last),
    degrees: degrees(language, study, last),
    graph: graph(language, study),
  };
  return Object.fromEntries(
    Object.entries(figures).filter(([, figure]) => figure !== undefined),
  ) as unknown as StudyFigures;
}

function growth(language: Tongue, { name, rows }: Study): Figure {
  const line = (title: string, of: (row: StudyRow) => number | null) => ({
    name: title,
    points: rows.flatMap((row): [number, number][] =>
      (of(row) ?? 0) > 0 ? [[row.parameters.discs, of(row) as number]] : [],
    ),
  });
  return lineFigure({
    title: `${name}: growth`,
    series: withoutRepeats([
      line('states', ({ order }) => order),
      line('reach the goal', ({ reachable }) => reachable),
      line('worst case', ({ eccentricity }) => eccentricity),
      line('diameter', ({ diameter }) => diameter),
    ]),
    yScale: 'log',
    xLabel: 'discs',
    yLabel: 'states, moves',
    language,
  });
}

/** The lines with points, without those that one before covers. */
const withoutRepeats = <L extends { readonly points: readonly unknown[] }>(
  lines: readonly L[],
): L[] =>
  lines.filter(
    ({ points }, i) =>
      points.length > 0 &&
      !lines.slice(0, i).some((other) => JSON.stringify(other.points) === JSON.stringify(points)),
  );

function distances(language: Tongue, study: Study, row: StudyRow): Figure | undefined {
  if (row.distances === null) return undefined;
  const step = Math.ceil(row.distances.length / MOST_BARS);
  const xLabel = step === 1 ? 'moves to the goal' : `moves to the goal, ${step} distances to a bar`;
  const figure = histogramFigure({
    title: rulesName(language, study, row),
    subtitle: 'states by their distance to the goal',
    bars: barsOf(row.distances, step),
    xLabel,
    yLabel: 'states',
    language,
  });
  if (step === 1 || figure.axes === undefined) return figure;
  // The bars hold several values each: the axis counts values, not bars.
  const { x, ...others } = figure.axes;
  const ticks = x.ticks.map(({ at }) => ({ at, label: thousands(at * step) }));
  return {
    ...figure,
    axes: { ...others, x: { ...x, ticks } },
    marks: figure.marks.map((mark) => ({ ...mark, hover: undefined })),
  };
}

/** Bars that hold the given number of counts each. */
function barsOf(counts: readonly number[], step: number) {
  return range(0, Math.ceil(counts.length / step) - 1).map((x) => ({
    x,
    count: sum(counts.slice(x * step, (x + 1) * step)),
  }));
}

const thousands = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, ',');

function degrees(language: Tongue, study: Study, row: StudyRow): Figure | undefined {
  if (row.degrees === null) return undefined;
  const bars = Object.entries(row.degrees).map(([degree, count]) => ({ x: Number(degree), count }));
  return histogramFigure({
    title: rulesName(language, study, row),
    subtitle: 'states by the number of their moves',
    bars,
    xLabel: 'moves out of a state',
    yLabel: 'states',
    language,
  });
}

const rulesName = (language: Tongue, { tower }: Study, row: StudyRow) =>
  graphName(language, tower(row.parameters.discs));

function graph(language: Tongue, { tower, rows }: Study): Figure | undefined {
  const small = rows.filter(({ order }) => order <= MOST_DRAWN);
  const last = familyOf({ tower, rows: small })
    .filter((rules) => estimateMemory(rules).space <= 1e6)
    .at(-1);
  return last && drawTower(storeTower(last), { language });
}
