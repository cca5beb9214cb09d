// The script of every page. Pages work without it: it adds the search, the filters, and the
// interactive form of figures.
import { followOldAnchor } from './anchors';
import { prepareEnlarging } from './enlarge';
import { prepareFigures } from './figures';
import { prepareFilter } from './filter';
import { prepareLaboratory } from './laboratory';
import { fileOf, load } from './load';
import { prepareScroll } from './scroll';

followOldAnchor();
addEventListener('hashchange', followOldAnchor);
prepareFigures();
prepareEnlarging();
void prepareLaboratory();
prepareScroll();
for (const form of document.querySelectorAll<HTMLFormElement>('form.filter:not(.families, .ask)'))
  prepareFilter(form);

const search = document.querySelector<HTMLFormElement>('form.search');
if (search !== null) {
  search.hidden = false;
  search.addEventListener('submit', (event) => event.preventDefault());
  // The index is large: it is loaded with the first key.
  const start = () => {
    load(fileOf('assets/search-index.js'))
      .then(() => load(fileOf('assets/search.js')))
      .catch((error) => console.error(error));
  };
  search.addEventListener('input', start, { once: true });
  if (new URLSearchParams(location.search).has('q')) start();
}
