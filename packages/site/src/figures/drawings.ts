import { isFigureItem } from '@manaus/papers';
import type { Write } from '../page/write.js';
import type { Site } from '../read/site.js';
import { type Drawings, writeDrawing } from './drawing.js';

/** Writes the drawings of all items that have one. */
export const writeDrawings = (site: Site, write: Write): Drawings =>
  new Map(
    site.items.flatMap(({ id, item }) =>
      isFigureItem(item) ? [[id, writeDrawing(id, () => item.figure(), write)]] : [],
    ),
  );
