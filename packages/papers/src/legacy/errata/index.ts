import type { Erratum, ErratumText } from '../../errata.js';
import { asSentence } from '../../erratum.js';
import type { LedgerRow } from '../../row.js';
import { inEnglish, inPortuguese, listedCells } from './cells.js';
import { filled, valuesOf } from './values.js';
import { appendices } from './words/appendices.js';
import { iterative } from './words/iterative.js';
import { solvers } from './words/solvers.js';
import { variants } from './words/variants.js';
import type { ErratumWords } from './words.js';

/** TRANSITIONAL: the words of the errata of items that are not migrated yet. */
export const errataWords: readonly ErratumWords[] = [
  ...variants,
  ...solvers,
  ...appendices,
  ...iterative,
];

/** TRANSITIONAL: the erratum of an item that is not migrated yet, read from the sentences of its row. */
export function legacyErratum(row: LedgerRow): Erratum {
  const words = errataWords.find(({ id }) => id === row.id);
  if (words === undefined) throw new Error(`${row.id} has no erratum`);
  const { id, verdict, methods } = row;
  return {
    id,
    verdict,
    methods,
    certainty: words.certainty,
    en: english(words, row),
    pt: portuguese(words, row),
  };
}

function english({ takes, en }: ErratumWords, row: LedgerRow): ErratumText {
  const listed = listedCells(row.counterexample ?? '');
  const counterexample =
    listed === null
      ? (row.counterexample ?? '')
      : `${listed.differ} of ${listed.of} cells differ. ${listed.rest}`.trim();
  const cells = (listed?.cells ?? []).map((cell) => ({
    ...cell,
    place: cell.place.map(inEnglish),
  }));
  const values =
    en.found === undefined ? null : valuesOf(`${row.counterexample}\n${row.checked}`, takes ?? []);
  const found = values === null ? null : filled(en.found ?? '', values, '.');
  return {
    ...en,
    holds: row.departs ?? row.checked,
    counterexample: asSentence(counterexample),
    cells,
    found: found ?? asSentence(row.checked),
  };
}

function portuguese({ takes, pt }: ErratumWords, row: LedgerRow): ErratumText {
  const listed = listedCells(row.counterexample ?? '');
  const taken = valuesOf(`${row.counterexample}\n${row.checked}`, takes ?? []);
  const values =
    taken === null
      ? null
      : {
          ...taken,
          ...(listed === null ? {} : { differ: String(listed.differ), of: String(listed.of) }),
        };
  // Where the finding has other words than those the sentence was made for, the finding's own are right.
  const say = (sentence: string, otherwise: string | null): string =>
    (values === null ? null : filled(sentence, values)) ?? otherwise ?? '';
  const cells = (listed?.cells ?? []).map(({ place, printed, computed }) => ({
    place: place.map(inPortuguese),
    printed: inPortuguese(printed),
    computed: inPortuguese(computed),
  }));
  return {
    ...pt,
    holds: say(pt.holds, row.departs),
    counterexample: say(pt.counterexample, row.counterexample),
    cells,
    found: say(pt.found, row.checked),
  };
}
