import {
  type CategoryCell,
  categoryLegend,
  categoryMapFigure,
  type Figure,
  smallMultiples,
} from '@manaus/plot';
import { type AtlasPoint, type Phase, phaseOf } from './capacity-atlas.js';

const categories: readonly { readonly name: Phase; readonly color: string }[] = [
  { name: 'connected', color: '#009e73' },
  { name: 'two components', color: '#56b4e9' },
  { name: 'more components', color: '#e69f00' },
  { name: 'frozen states', color: '#4d4d4d' },
];

/** Options of a page of maps. */
export interface DrawAtlasOptions {
  readonly title: string;
  readonly subtitle?: string;
  readonly columns?: number;
}

/**
 * Maps of the phases of an atlas, one for each number of discs and each largest capacity a, with b
 * across and c upwards.
 *
 * A cell has the number of components. A frame and a letter mark Hanoi (n, n, n) and Manaus (n,
 * n-1, n-2).
 *
 * @example
 * ```ts
 * drawAtlas(capacityAtlas(3), { title: 'Three discs', columns: 3 }).legend?.length; // => 4
 * ```
 */
export function drawAtlas(
  points: readonly AtlasPoint[],
  { title, subtitle, columns }: DrawAtlasOptions,
): Figure {
  const pages = new Map<string, AtlasPoint[]>();
  for (const point of points) {
    const key = `n = ${point.discs}, a = ${point.capacities[0]}`;
    pages.set(key, [...(pages.get(key) ?? []), point]);
  }
  const page = smallMultiples(
    [...pages].map(([name, some]) => phaseMap(name, some)),
    { title, subtitle, columns },
  );
  return { ...page, height: page.height + 50, legend: categoryLegend(categories) };
}

function phaseMap(title: string, points: readonly AtlasPoint[]): Figure {
  const a = points[0].capacities[0];
  const across = Array.from({ length: a + 1 }, (_, b) => b);
  const up = [...across].reverse();
  const cells = up.map((c) =>
    across.map((b) =>
      cellOf(points.find(({ capacities }) => capacities[1] === b && capacities[2] === c)),
    ),
  );
  return categoryMapFigure({
    title,
    rows: up.map(String),
    columns: across.map(String),
    cells,
    categories,
    xLabel: 'b',
    yLabel: 'c',
    cell: 32,
    legend: false,
  });
}

function cellOf(point: AtlasPoint | undefined): CategoryCell | null {
  if (point === undefined) return null;
  const { components } = point;
  return {
    category: categories.findIndex(({ name }) => name === phaseOf(point)),
    text: String(components.length),
    name: nameOf(point),
  };
}

function nameOf({ discs, capacities: [a, b, c] }: AtlasPoint): string | undefined {
  if (a !== discs) return undefined;
  if (b === discs && c === discs) return 'H';
  return b === discs - 1 && c === discs - 2 ? 'M' : undefined;
}
