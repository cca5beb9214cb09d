import { isFigureItem } from '@manaus/papers/internals';
import type { Figure, Language } from '@manaus/plot';
import { languageOf } from '@manaus/plot/internals';
import type { Write } from '../page/write.js';
import type { Site } from '../read/site.js';
import { dependencyFigure } from './dependencies.js';
import { type Drawings, writeDrawing } from './drawing.js';
import { usesFigure } from './uses-figure.js';

/** Writes the drawings of all items that have one. */
export const writeDrawings = (site: Site, write: Write): Drawings =>
  new Map(
    site.works.flatMap(({ items, opened }) => {
      const drawn = new Map(opened.items.filter(isFigureItem).map((item) => [item.id, item]));
      return items.flatMap(({ id }) => {
        const item = drawn.get(id);
        return item
          ? [[id, writeDrawing(id, (tongue) => item.figure(tongue), write)] as const]
          : [];
      });
    }),
  );

/** Writes what rests on what in each work that has such items, by the key of the work. */
export function writeDependencies(site: Site, write: Write): Drawings {
  // An item without a row, as after a run that was cut short, has no box.
  const items = site.items.map(({ id, uses }) => ({
    id,
    uses: uses.filter((used) => site.byId.has(used)),
  }));
  const verdictOf = (id: string) => site.byId.get(id)?.verdict ?? 'unchecked';
  return writeFigures(
    'dependencies',
    site.works.map(({ key }) => [
      key,
      (language) => dependencyFigure(language, items, key, verdictOf),
    ]),
    write,
  );
}

/** Writes what the lemmas of each file of proofs use, by the file. */
export const writeUses = (site: Site, write: Write): Drawings =>
  writeFigures(
    'proofs',
    site.proofs.map(({ file, uses, theorems }) => {
      const tagged = new Set(theorems.map(({ name }) => name));
      return [file, (language) => usesFigure(language, file, uses, tagged)];
    }),
    write,
  );

/** Writes still figures by their keys; a key without a figure is left out. */
const writeFigures = (
  prefix: string,
  figures: readonly (readonly [key: string, draw: (language: Language) => Figure | null])[],
  write: Write,
): Drawings =>
  new Map(
    figures
      .filter(([, draw]) => draw('en') !== null)
      .map(([key, draw]) => [
        key,
        writeDrawing(
          `${prefix}-${key}`,
          (tongue) => draw(languageOf(tongue)) as Figure,
          write,
          true,
        ),
      ]),
  );
