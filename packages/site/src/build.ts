import { cpSync, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { replaceFolder } from '@manaus/jobs/storage';
import { writeFamilies } from './atlas/table.js';
import { writeData } from './data/files.js';
import { errataMarkdown } from './errata/markdown.js';
import { writeDependencies, writeDrawings, writeUses } from './figures/drawings.js';
import { towerCensus } from './games/census.js';
import { writeLevels } from './games/levels.js';
import { writeMoved } from './moved.js';
import { writeLinkedFiles } from './notebooks/linked-files.js';
import { writePictures } from './notebooks/pictures.js';
import { oldAnchors } from './old-anchors.js';
import { languageTags } from './page/layout.js';
import type { Page } from './page/page.js';
import { siteLanguages } from './page/paths.js';
import { type Write, writePages, writerIn } from './page/write.js';
import { pagesOf } from './pages.js';
import { inRoot } from './read/paths.js';
import { readSite, type Site } from './read/site.js';
import { indexScript } from './search/index-file.js';
import { codecheck } from './submissions/codecheck.js';
import { writeSubmissions } from './submissions/files.js';
import { roCrate } from './submissions/ro-crate.js';

/** Builds the site in a folder that replaces an earlier one once it is whole. */
export const buildSite = (folder = inRoot('dist', 'report')): Promise<void> =>
  replaceFolder(folder, async (target) => {
    const write = writerIn(target);
    const site = await readSite();

    // The pages in every language, and the errata as text.
    const pages = pagesAndFiles(site, write);
    writePages(pages, site, write);
    for (const language of siteLanguages)
      write(`errata.${languageTags[language]}.md`, errataMarkdown(language, site));
    writeMoved(write);

    // The style and the scripts, with their data and the bundle that draws interactive figures.
    write('assets/search-index.js', indexScript(pages));
    write('assets/old-anchors.js', oldAnchors(site));
    const assets = join(target, 'assets');
    for (const name of ['style.css', 'icon.svg'])
      cpSync(inRoot('packages', 'site', 'client', name), join(assets, name));
    cpSync(inRoot('packages', 'site', 'dist', 'client'), assets, { recursive: true });
    const plotly = createRequire(import.meta.url).resolve('plotly.js-basic-dist-min');
    cpSync(plotly, join(assets, 'plotly.js'));

    // The page of games and the reference are built by themselves; a part that was not is left out.
    const parts = { play: inRoot('packages', 'explorer', 'dist'), api: inRoot('dist', 'api') };
    for (const [name, part] of Object.entries(parts))
      if (existsSync(join(part, 'index.html')))
        cpSync(part, join(target, name), { recursive: true });
  });

/** The pages of a site; the pictures and data that they show are written first. */
export function pagesAndFiles(site: Site, write: Write): readonly Page[] {
  const census = towerCensus();
  const drawings = writeDrawings(site, write);
  const data = writeData(site, census, write);
  write('codecheck.yml', codecheck(site, drawings));
  write('ro-crate-metadata.json', roCrate(data, site.version));
  return pagesOf(site, {
    census,
    drawings,
    dependencies: writeDependencies(site, write),
    uses: writeUses(site, write),
    pictures: writePictures(site.notebooks, drawings, write),
    linkedFiles: writeLinkedFiles(site.notebooks, write),
    levels: writeLevels(write),
    submissions: writeSubmissions(write),
    families: writeFamilies(write),
    data,
  });
}
