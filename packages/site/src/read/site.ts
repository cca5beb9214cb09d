import { existsSync } from 'node:fs';
import { type LedgerRow, openWork, supports, type Work } from '@manaus/papers';
import { loadItems, orderedWorks, statedItems } from '@manaus/papers/internals';
import { readGlossary, type Term } from './glossary.js';
import { type CheckTexts, type Erratum, type Ledger, readLedger } from './ledger.js';
import { readNotebooks, type StoredNotebook } from './notebooks.js';
import { inRoot } from './paths.js';
import { type ProofFile, readProofs } from './proofs.js';
import { itemSources, type SourceFile } from './sources.js';
import { versionLine } from './versions.js';

/** An item with all that its page shows. */
export interface SiteItem {
  readonly id: string;
  readonly work: string;
  readonly item: Awaited<ReturnType<typeof loadItems>>[number];
  readonly row: LedgerRow;
  readonly erratum: Erratum | null;
  /** The instances tried, or the reason why none was. */
  readonly texts: CheckTexts;
  /** The values of the case that breaks it. */
  readonly values: unknown;
  readonly source: SourceFile;
  /** The ids that rest on it, nearest first. */
  readonly supports: readonly string[];
}

/** A work with its items in the order of the print. */
export interface SiteWork {
  readonly key: string;
  readonly items: readonly SiteItem[];
  /** The work opened for its tables and drawings, in the language that is set. */
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
export async function readSite(ledger: Ledger = readLedger()): Promise<Site> {
  const { errata, problems, effort } = ledger;
  const works = await readWorks(ledger);
  const items = works.flatMap((work) => work.items);
  return {
    works,
    items,
    byId: byId(items),
    errata,
    problems,
    effort,
    version: versionLine(),
    hasReference: existsSync(inRoot('dist', 'api', 'index.html')),
    notebooks: readNotebooks(),
    proofs: readProofs(),
    glossary: readGlossary(),
  };
}

const byId = <T extends { readonly id: string }>(things: readonly T[]): ReadonlyMap<string, T> =>
  new Map(things.map((thing) => [thing.id, thing]));

async function readWorks(ledger: Ledger): Promise<SiteWork[]> {
  const all = await loadItems();
  const inLedger = ledgerReader(ledger);
  const works: SiteWork[] = [];
  for (const key of orderedWorks()) {
    const items = itemsOf(key, all, inLedger);
    works.push({ key, items: inPrintOrder(key, items), opened: await openWork(key) });
  }
  return works;
}

type Items = Awaited<ReturnType<typeof loadItems>>;

/** The items of a work that are in the ledger and have a file. */
function itemsOf(work: string, all: Items, inLedger: ReturnType<typeof ledgerReader>): SiteItem[] {
  const sources = itemSources(work);
  const own = all.filter(({ id }) => id.startsWith(`${work}/`));
  return own.flatMap((item) => {
    const { id } = item;
    const source = sources.get(id.slice(work.length + 1));
    const found = inLedger(id);
    if (found === null || source === undefined) return [];
    return { id, work, item, source, ...found, supports: supports(all, id) };
  });
}

type FromLedger = Pick<SiteItem, 'row' | 'texts' | 'erratum' | 'values'>;

/** A function that finds an item in the ledger; `null` where the run was cut short before it. */
function ledgerReader({ rows, texts, errata, values = [] }: Ledger) {
  const found = {
    rows: byId(rows),
    texts: byId(texts),
    errata: byId(errata),
    values: byId(values),
  };
  return (id: string): FromLedger | null => {
    const [row, said] = [found.rows.get(id), found.texts.get(id)];
    if (row === undefined || said === undefined) return null;
    const erratum = found.errata.get(id) ?? null;
    return { row, texts: said, erratum, values: found.values.get(id)?.values };
  };
}

/** Items as the documents of the work have them, which is the order of the print. */
function inPrintOrder(key: string, items: readonly SiteItem[]): SiteItem[] {
  const places = new Map(statedItems(key).map(({ id }, place) => [id, place]));
  const place = ({ id }: SiteItem): number => places.get(id) ?? places.size;
  return [...items].sort((a, b) => place(a) - place(b));
}
