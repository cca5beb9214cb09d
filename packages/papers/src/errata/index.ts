import type { Cell } from '../item.js';
import { type LedgerRow, runLedger } from '../ledger.js';
import { inEnglish, inPortuguese, listedCells } from './cells.js';
import { filled, valuesOf } from './values.js';
import { appendices } from './words/appendices.js';
import { blocks } from './words/blocks.js';
import { foundations } from './words/foundations.js';
import { graphs } from './words/graphs.js';
import { hanoi } from './words/hanoi.js';
import { iterative } from './words/iterative.js';
import { manaus } from './words/manaus.js';
import { nim } from './words/nim.js';
import { ramsey } from './words/ramsey.js';
import { reductions } from './words/reductions.js';
import { solvers } from './words/solvers.js';
import { subtraction } from './words/subtraction.js';
import { variants } from './words/variants.js';
import type { Certainty, ErratumWords } from './words.js';

/** An erratum in one language. */
export interface ErratumText {
  /** Chapter, section and item, as the work names them. */
  readonly where: string;
  readonly printed: string;
  /** What is true, or the reading under which the print is. */
  readonly holds: string;
  readonly counterexample: string;
  /** The differing cells, where the item has cells. */
  readonly cells: readonly Cell[];
  /** How it was found. */
  readonly found: string;
  /** Whether it is of the print, of its literal reading, or possibly of the transcription only. */
  readonly sure: string;
}

/** An item that is not as printed, worded for its author. */
export interface Erratum {
  readonly id: string;
  readonly verdict: LedgerRow['verdict'];
  readonly certainty: Certainty;
  readonly methods: number;
  readonly en: ErratumText;
  readonly pt: ErratumText;
}

/** Where the findings come from: rows already there, or a ledger to run. */
export interface ErrataOptions {
  readonly rows?: readonly LedgerRow[] | undefined;
  readonly effort?: 'quick' | 'full' | undefined;
}

const inOrder = (a: ErratumWords, b: ErratumWords): number =>
  orderKey(a).localeCompare(orderKey(b), 'en', { numeric: true });

/** The work, its sections before its appendices, and the number of the section. */
function orderKey({ id, en }: ErratumWords): string {
  return `${id.slice(0, id.indexOf('/'))} ${en.where.startsWith('Section') ? 1 : 2} ${/^\w+ ([\d.]+|[A-Z])/.exec(en.where)?.[1]} ${en.where}`;
}

/**
 * The words of all errata, in the order of the works.
 *
 * @example
 * ```ts
 * errataWords.some(({ id }) => id === 'martins2024/theorem-11'); // => true
 * ```
 */
export const errataWords: readonly ErratumWords[] = [
  ...foundations,
  ...hanoi,
  ...variants,
  ...solvers,
  ...manaus,
  ...graphs,
  ...appendices,
  ...nim,
  ...ramsey,
  ...subtraction,
  ...iterative,
  ...reductions,
  ...blocks,
].sort(inOrder);

/**
 * Every item whose check found that it is not as printed, in English and in Portuguese, in the order of the works.
 *
 * @example
 * ```ts
 * (await errata()).find(({ id }) => id === 'martins2024/table-6.1')?.en.cells[0].computed; // => '4'
 * ```
 */
export async function errata(options: ErrataOptions = {}): Promise<Erratum[]> {
  const rows = options.rows ?? (await runLedger({ effort: options.effort }));
  const wrong = new Map(rows.filter(isWrong).map((row) => [row.id, row]));
  return errataWords.flatMap((words) => {
    const row = wrong.get(words.id);
    return row === undefined ? [] : [erratumOf(words, row)];
  });
}

const isWrong = ({ verdict }: LedgerRow): boolean => verdict === 'fails' || verdict === 'misprint';

function erratumOf(words: ErratumWords, row: LedgerRow): Erratum {
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

/** With a capital, where it begins with a word and not with a letter of a formula or a label, and with a full stop. */
const asSentence = (text: string): string =>
  `${text.replace(/^[a-z](?=[a-z])/, (first) => first.toUpperCase())}${/[.!?]$/.test(text) ? '' : '.'}`;

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
