import { existsSync } from 'node:fs';
import { openWork, type Work } from '@manaus/papers';
import { type Answer, type LedgerDocument, orderedWorks } from '@manaus/papers/internals';
import { readGlossary, type Term } from './glossary.js';
import { readLedger } from './ledger.js';
import { readNotebooks, type StoredNotebook } from './notebooks.js';
import { inRoot } from './paths.js';
import { type ProofFile, readProofs } from './proofs.js';
import { itemSources, type SourceFile } from './sources.js';
import { versionLine } from './versions.js';

/** The answer of the ledger on an item, with the code of its check. */
export interface SiteItem extends Answer {
  readonly id: string;
  readonly work: string;
  readonly source: SourceFile;
}

/** An item that is not as printed, worded for its author. */
export type Erratum = SiteItem & {
  readonly [K in 'certainty' | 'erratum']: NonNullable<SiteItem[K]>;
};

/** A work with its items in the order of the print. */
export interface SiteWork {
  readonly key: string;
  readonly items: readonly SiteItem[];
  /** The work opened for its tables and drawings. */
  readonly opened: Work;
}

/** All that the pages are made from. */
export interface Site {
  readonly works: readonly SiteWork[];
  readonly items: readonly SiteItem[];
  readonly byId: ReadonlyMap<string, SiteItem>;
  readonly errata: readonly Erratum[];
  readonly problems: readonly string[];
  readonly effort: 'quick' | 'full';
  readonly version: string;
  /** True if the reference of the packages was built. */
  readonly hasReference: boolean;
  readonly notebooks: readonly StoredNotebook[];
  readonly proofs: readonly ProofFile[];
  readonly glossary: readonly Term[];
}

/** Reads what the targets before have written, and computes nothing but figures and tables. */
export async function readSite(
  { answers, problems, effort }: LedgerDocument = readLedger(),
): Promise<Site> {
  const works: SiteWork[] = [];
  for (const key of orderedWorks())
    works.push({
      key,
      items: itemsOf(key, answers),
      opened: await openWork(key, { language: 'en' }),
    });
  const items = works.flatMap((work) => work.items);
  const byId = new Map(items.map((item) => [item.id, item]));
  return {
    works,
    items,
    byId,
    errata: Object.keys(answers)
      .flatMap((id) => byId.get(id) ?? [])
      .filter((item): item is Erratum => item.erratum !== null),
    problems,
    effort,
    version: versionLine(),
    hasReference: existsSync(inRoot('dist', 'api', 'index.html')),
    notebooks: readNotebooks(),
    proofs: readProofs(),
    glossary: readGlossary(),
  };
}

/** The items of a work that are in the ledger and have a file, in the order of the print. */
function itemsOf(work: string, answers: LedgerDocument['answers']): SiteItem[] {
  const sources = itemSources(work);
  return Object.entries(answers)
    .filter(([id]) => id.startsWith(`${work}/`))
    .flatMap(([id, answer]) => {
      const source = sources.get(id.slice(work.length + 1));
      return source === undefined ? [] : { id, work, source, ...answer };
    })
    .sort((a, b) => a.place - b.place);
}
