import type { JSX } from 'preact';
import { cellsOf, languageOf } from '../notebooks/notebook-page.js';
import { Commas } from '../page/commas.js';
import { Fact } from '../page/fact.js';
import { Link } from '../page/link.js';
import { notebookPath } from '../page/paths.js';
import { cellsNaming, titleOfCells } from '../read/notebooks.js';
import type { Site, SiteItem } from '../read/site.js';

/** Links to the cells of notebooks that show an item. */
export const NotebookPlaces = ({ places }: PlacesProps): JSX.Element | null =>
  places.length === 0 ? null : (
    <Fact name={{ en: 'In the notebooks', pt: 'Nos cadernos' }}>
      <Commas
        of={places}
        as={({ name, cells, first, tag }) => (
          <Link to={`${notebookPath(name)}#cell-${first}`}>
            <span lang={tag}>{titleOfCells(cells) ?? name}</span>
          </Link>
        )}
      />
    </Fact>
  );

interface PlacesProps {
  readonly places: ReturnType<typeof placesOf>;
}

/** The notebooks of the work that name an item, each with the first cell that does. */
export function placesOf({ notebooks }: Site, { id, work }: SiteItem) {
  const rest = id.slice(work.length + 1);
  return notebooks.flatMap((notebook) => {
    if (!notebook.name.startsWith(`${work}/`)) return [];
    const cells = cellsOf(notebook);
    const [first] = cellsNaming(cells, rest);
    return first === undefined
      ? []
      : [{ name: notebook.name, cells, first, tag: languageOf(notebook) }];
  });
}
