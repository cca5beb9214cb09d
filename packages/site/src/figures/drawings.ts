import { isFigureItem } from '@manaus/papers/internals';
import type { Figure } from '@manaus/plot';
import type { Write } from '../page/write.js';
import type { Site } from '../read/site.js';
import { dependencyFigure } from './dependencies.js';
import { type Drawings, writeDrawing } from './drawing.js';
import { usesFigure } from './uses-figure.js';

/** Writes the drawings of all items that have one. */
export const writeDrawings = (site: Site, write: Write): Drawings =>
  new Map(
    site.items.flatMap(({ id, item }) =>
      isFigureItem(item) ? [[id, writeDrawing(id, () => item.figure(), write)] as const] : [],
    ),
  );

/** Writes what rests on what in each work that has such items, by the key of the work. */
export const writeDependencies = (site: Site, write: Write): Drawings =>
  new Map(
    site.works.flatMap(({ key }) => {
      const draw = () =>
        dependencyFigure(
          // An item without a row, as after a run that was cut short, has no box.
          site.items.map(({ id, item }) => ({
            id,
            uses: item.uses.filter((used) => site.byId.has(used)),
          })),
          key,
          (id) => site.byId.get(id)?.row.verdict ?? 'unchecked',
        );
      return draw() === null
        ? []
        : [
            [
              key,
              writeDrawing(`dependencies-${key}`, () => draw() as Figure, write, true),
            ] as const,
          ];
    }),
  );

/** Writes what the lemmas of each file of proofs use, by the file. */
export const writeUses = (site: Site, write: Write): Drawings =>
  new Map(
    site.proofs.flatMap(({ file, uses, theorems }) => {
      const draw = () => usesFigure(file, uses, new Set(theorems.map(({ name }) => name)));
      return draw() === null
        ? []
        : [[file, writeDrawing(`proofs-${file}`, () => draw() as Figure, write, true)] as const];
    }),
  );
