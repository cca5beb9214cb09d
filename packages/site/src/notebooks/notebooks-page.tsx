import { said, useLanguage } from '../page/here.js';
import { Link } from '../page/link.js';
import type { Page } from '../page/page.js';
import { notebookPath } from '../page/paths.js';
import type { Site } from '../read/site.js';
import { languageOf, titles } from './notebook-page.js';

/** The list of the notebooks. */
export const notebooksPage = (site: Site): Page => ({
  path: 'notebooks/index.html',
  title: { en: 'Notebooks', pt: 'Cadernos' },
  section: 'notebooks',
  render: () => (
    <>
      <h1>{said({ en: 'Notebooks', pt: 'Cadernos' })}</h1>
      <p class="lead">
        {said({
          en: 'Essays that compute what they say, one question each. They run in JupyterLab; here they stand as they ran.',
          pt: 'Ensaios que calculam o que dizem, uma pergunta em cada um. Eles rodam no JupyterLab; aqui estão como rodaram.',
        })}
      </p>
      <ul class="list">
        {site.notebooks.map((notebook) => (
          <li>
            <Link to={notebookPath(notebook.name)}>
              <span lang={languageOf(notebook)}>{said(titles(notebook))}</span>
            </Link>{' '}
            <span class="quiet">
              {notebook.name}
              {useLanguage() === 'pt' && notebook.pt === null ? ' (em inglês)' : ''}
            </span>
          </li>
        ))}
      </ul>
    </>
  ),
});
