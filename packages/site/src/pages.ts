import { atlasPage } from './atlas/atlas-page.js';
import { familyPage } from './atlas/family-page.js';
import type { FamilyTable } from './atlas/table.js';
import { dataPage } from './data/data-page.js';
import type { DataFile } from './data/files.js';
import { errataPage } from './errata/errata-page.js';
import { rightPage } from './errata/right-page.js';
import type { Drawings } from './figures/drawing.js';
import { figuresPage } from './figures/figures-page.js';
import { frontPage } from './front/front-page.js';
import type { Census } from './games/census.js';
import { gamesPage } from './games/games-page.js';
import { knownHeapGames } from './games/heap-games.js';
import { heapPage } from './games/heap-page.js';
import { levelPage } from './games/level-page.js';
import type { KnownLevel } from './games/levels.js';
import { towerPage } from './games/tower-page.js';
import { towerWords } from './games/towers.js';
import { glossaryPage } from './glossary/glossary-page.js';
import { itemPage } from './items/item-page.js';
import { type KnownNotebooks, notebookPage } from './notebooks/notebook-page.js';
import { notebooksPage } from './notebooks/notebooks-page.js';
import type { Pictures } from './notebooks/pictures.js';
import type { Page } from './page/page.js';
import { proofPage, proofsPage } from './proofs/proof-pages.js';
import { readBench } from './read/bench.js';
import type { Site } from './read/site.js';
import { speedPage } from './speed/speed-page.js';
import type { Submissions } from './submissions/files.js';
import { submissionsPage } from './submissions/submissions-page.js';
import { tablesPage } from './tables/tables-page.js';
import { workPage, worksPage } from './works/work-page.js';

/** The parts that were computed and written before the pages. */
export interface Parts {
  readonly drawings: Drawings;
  /** The drawings of dependencies in the works, by key. */
  readonly dependencies: Drawings;
  /** The uses in the files of proofs, by file. */
  readonly uses: Drawings;
  readonly pictures: Pictures;
  /** The paths of the files that notebooks link to. */
  readonly linkedFiles: ReadonlySet<string>;
  readonly census: Census;
  readonly levels: readonly KnownLevel[];
  readonly submissions: Submissions;
  readonly families: FamilyTable;
  readonly data: readonly DataFile[];
}

/** All pages of the site. */
export function pagesOf(site: Site, parts: Parts): Page[] {
  const heapGames = knownHeapGames();
  const notebooks: KnownNotebooks = {
    names: new Map(site.notebooks.map(({ name, pt }) => [name, pt !== null])),
    pictures: parts.pictures,
    files: parts.linkedFiles,
  };
  return [
    frontPage(site),

    worksPage(site),
    ...site.works.map((work) => workPage(work, parts.dependencies)),
    ...site.items.map((item) => itemPage(site, item, parts.drawings)),
    errataPage(site),
    rightPage(site),
    figuresPage(site, parts.drawings),
    tablesPage(site),

    gamesPage(heapGames, parts.levels),
    ...towerWords.map((tower) => towerPage(site, tower, parts.census)),
    ...heapGames.map((game) => heapPage(site, game)),
    ...parts.levels.map(levelPage),

    notebooksPage(site),
    ...site.notebooks.map((notebook) => notebookPage(notebook, notebooks)),
    proofsPage(site),
    ...site.proofs.map((proof) => proofPage(proof, parts.uses)),
    atlasPage(parts.families),
    familyPage(),

    glossaryPage(site),
    dataPage(parts.data),
    speedPage(readBench()),
    submissionsPage(parts.submissions),
  ];
}
