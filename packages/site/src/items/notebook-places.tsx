import { currentLanguage } from '@manaus/plot/internals';
import type { JSX } from 'preact';
import { languageOf } from '../notebooks/notebook-page.js';
import { Commas } from '../page/commas.js';
import { Link } from '../page/link.js';
import { notebookPath } from '../page/paths.js';
import { cellsNaming, titleOfCells } from '../read/notebooks.js';
import type { Site, SiteItem } from '../read/site.js';
import { Fact } from './fact.js';

/** The cells of the notebooks that show an item. */
export function NotebookPlaces({ site, found }: PlacesProps): JSX.Element | null {
  const places = placesOf(site, found);
  return places.length === 0 ? null : (
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
}

/** The notebooks of the work that name an item, each with the first cell that does. */
function placesOf({ notebooks }: Site, { id, work }: SiteItem) {
  const rest = id.slice(work.length + 1);
  const own = notebooks.filter(({ name }) => name.startsWith(`${work}/`));
  return own.flatMap((notebook) => {
    const cells = notebook[currentLanguage()] ?? notebook.en;
    const places = cellsNaming(cells, rest).slice(0, 1);
    return places.map((first) => ({
      name: notebook.name,
      cells,
      first,
      tag: languageOf(notebook),
    }));
  });
}

interface PlacesProps {
  readonly site: Site;
  readonly found: SiteItem;
}
