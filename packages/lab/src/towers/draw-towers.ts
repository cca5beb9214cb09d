import { requireKind, requireOptions, requireShape } from '@manaus/core/internals';
import { type Figure, smallMultiples, type Tongue } from '@manaus/plot';
import { type DrawOptions, drawTower } from './draw-tower.js';
import { requireStored, type StoredTower } from './store-tower.js';

const place = 'lab/draw-towers';

/** Widths of a drawing: half a page, more of it, the whole of it. */
const sizes = [424, 640, 848];

/** The names of a comparison: one for all, and one per tower, by default those of the graphs. */
interface ComparisonNames {
  readonly title: string;
  readonly subtitle?: string;
  readonly titles?: readonly string[];
  /** The language of the words; by default that of the notebook. */
  readonly language?: Tongue;
}

/**
 * The state graphs of several towers side by side, to compare: the colors say the same in all of
 * them.
 *
 * Where a state of any tower cannot reach the goal, all are colored by that. Each drawing is as
 * small as its labels allow.
 *
 * @example
 * ```ts
 * drawTowers([manaus(2), manaus(3)].map(storeTower), { title: 'Manaus' }).width; // => 848
 * ```
 */
export function drawTowers(towers: readonly StoredTower[], options: ComparisonNames): Figure {
  for (const tower of requireKind(place, 'towers', 'list', towers))
    requireStored(place, tower, 'towers');
  requireOptions(place, ['title', 'subtitle', 'titles', 'language'], options);
  const { titles = [], ...names } = requireShape(place, 'options', options, ['title']);
  requireKind(place, 'titles', 'list', titles);
  const color = towers.some(({ distances }) => distances.includes(-1)) ? 'solvability' : 'distance';
  return smallMultiples(
    towers.map((tower, i) =>
      drawSmall(tower, { color, title: titles[i], language: names.language }),
    ),
    names,
  );
}

/**
 * The smallest drawing that has labels; of a graph that is too large for them, the smallest of all.
 */
function drawSmall(tower: StoredTower, options: DrawOptions): Figure {
  const drawings = sizes.map((size) => drawTower(tower, { ...options, size }));
  return (
    drawings.find(({ marks }) =>
      marks.some((mark) => mark.kind === 'text' && mark.box !== undefined),
    ) ?? drawings[0]
  );
}
