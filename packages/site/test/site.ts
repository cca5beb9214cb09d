import { answersOf, judge } from '@manaus/papers';
import { type LedgerDocument, loadItems } from '@manaus/papers/internals';
import { pagesAndFiles } from '../src/build.js';
import { readSite } from '../src/read/site.js';

/** Items whose checks really run here: quick ones, not as printed. */
const CHECKED = ['martins2024/figure-5.3', 'martins2024/table-6.1', 'martins2024/algorithm-11'];

/** A ledger of the recorded verdicts, with some checks that ran: all of them would take minutes. */
async function recordedLedger(): Promise<LedgerDocument> {
  const checked = (await Promise.all(CHECKED.map((id) => judge({ id, cache: false })))).flat();
  const evidence = {
    checked: { en: 'x', pt: 'x' },
    instances: 1,
    methods: [],
    shared: [],
    independent: 1,
  };
  const judged = (await loadItems()).map(
    (item) =>
      checked.find((each) => each.item.id === item.id) ?? {
        item,
        finding: { verdict: 'holds' as const, evidence },
        proofs: [],
      },
  );
  const answers = Object.fromEntries(
    Object.entries(answersOf(judged)).map(([id, answer]) => [
      id,
      { ...answer, verdict: answer.recorded },
    ]),
  );
  return { effort: 'quick', answers, problems: ['a problem'] };
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
