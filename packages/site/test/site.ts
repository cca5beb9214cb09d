import { errataOf, judge } from '@manaus/papers';
import { loadItems, rowOf } from '@manaus/papers/internals';
import { pagesAndFiles } from '../src/build.js';
import type { Ledger } from '../src/read/ledger.js';
import { readSite } from '../src/read/site.js';

/** Items whose checks really run here: quick ones, not as printed. */
const CHECKED = ['martins2024/figure-5.3', 'martins2024/table-6.1', 'martins2024/algorithm-11'];

/** A ledger of the recorded verdicts, with some checks that ran: all of them would take minutes. */
async function recordedLedger(): Promise<Ledger> {
  const judged = (await Promise.all(CHECKED.map((id) => judge({ id, cache: false })))).flat();
  const evidence = {
    checked: { en: 'x', pt: 'x' },
    instances: 1,
    methods: [],
    shared: [],
    independent: 1,
  };
  const rows = (await loadItems()).map((item) => {
    const found = judged.find((each) => each.item.id === item.id);
    if (found !== undefined) return rowOf(found);
    const row = rowOf({ item, finding: { verdict: 'holds', evidence }, proofs: [] });
    return { ...row, verdict: item.recorded };
  });
  const values = judged.flatMap(({ item, finding }) =>
    'values' in finding ? [{ id: item.id, values: finding.values }] : [],
  );
  const texts = rows.map(({ id }) => {
    const found = judged.find(({ item }) => item.id === id);
    return { id, checked: found?.finding.evidence.checked ?? { en: 'x', pt: 'x' } };
  });
  const errata = errataOf(judged);
  return { effort: 'quick', rows, errata, values, texts, problems: ['a problem'] };
}

/** The site of that ledger, its pages, and the paths of the files that were written. */
export async function recordedSite() {
  const files = new Set<string>();
  const write = (path: string): string => {
    files.add(path);
    return path;
  };
  const site = await readSite(await recordedLedger());
  return { site, pages: await pagesAndFiles(site, write), files };
}
