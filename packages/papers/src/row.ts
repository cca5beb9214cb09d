import type { Certainty } from './erratum.js';
import {
  type Broken,
  type DifferingCells,
  type Finding,
  isBroken,
  type Verdict,
} from './finding.js';
import type { Item, Kind } from './item.js';
import type { ItemTheorem } from './proofs/theorem.js';
import type { Language } from './words.js';

/** An item, what its check found, and the theorems about it. */
export interface Judged {
  readonly item: Item;
  readonly finding: Finding;
  readonly proofs: readonly ItemTheorem[];
}

/** A line of the ledger: an item, and what its check found, in English. */
export interface LedgerRow {
  readonly id: string;
  readonly kind: Kind;
  readonly statement: string;
  readonly verdict: Verdict;
  readonly recorded: Verdict;
  readonly checked: string;
  readonly counterexample: string | null;
  readonly departs: string | null;
  /** The rules of the game under which it is judged; `null` where the game has one rule set. */
  readonly rules: string | null;
  readonly methods: number;
  readonly reason: string | null;
  /** True where the statement stands once its smallest case is left out. */
  readonly border: boolean;
  /** The origin of what is not as printed; `null` where nothing is. */
  readonly certainty: Certainty | null;
  /** True where a lost picture is rebuilt from the words about it. */
  readonly rebuilt: boolean;
  /** The theorems about it that a proof assistant has checked. */
  readonly proofs: readonly ItemTheorem[];
}

/**
 * The line of the ledger for an item that was checked.
 *
 * @example
 * ```ts
 * (await judge({ id: 'martins2024graft/section-3' })).map(rowOf)[0].verdict; // => 'misprint'
 * ```
 */
export const rowOf = ({ item, finding, proofs }: Judged): LedgerRow => ({
  id: item.id,
  kind: item.kind,
  statement: item.statement.en,
  verdict: finding.verdict,
  recorded: item.recorded,
  departs: item.departs?.en ?? null,
  rules: item.rules?.en ?? null,
  checked: finding.evidence.checked.en,
  counterexample: isBroken(finding) ? counterexampleOf(item, finding) : null,
  methods: finding.evidence.independent,
  reason: finding.verdict === 'unchecked' ? finding.reason.en : null,
  border: isBroken(finding) && finding.border === true,
  certainty: isBroken(finding) ? certaintyOf(item) : null,
  rebuilt: item.rebuilt === true,
  proofs,
});

/** The confidence that what is found is of the print, which is the default. */
export const certaintyOf = ({ erratum }: Item): Certainty => erratum?.certainty ?? 'print';

/** The counterexample on one line; the values themselves where the item has no words for them. */
function counterexampleOf({ erratum }: Item, { values, cells }: Broken): string {
  const said = erratum?.counterexample?.en(values, undefined);
  if (cells === undefined) return said ?? JSON.stringify(values);
  const differing = `${differ(cells, 'en')}: ${listed(cells)}`;
  return said === undefined ? differing : `${differing}. ${said}`;
}

/**
 * The number of cells that differ, in words.
 *
 * @example
 * ```ts
 * differ({ differing: [{ place: ['a'], printed: '1', computed: '2' }], of: 4 }, 'pt'); // => '1 das 4 células difere'
 * ```
 */
export const differ = ({ differing, of }: DifferingCells, language: Language): string =>
  ({
    en: `${differing.length} of ${of} cells ${differing.length === 1 ? 'differs' : 'differ'}`,
    pt: `${differing.length} das ${of} células ${differing.length === 1 ? 'difere' : 'diferem'}`,
  })[language];

const listed = ({ differing }: DifferingCells): string =>
  differing
    .map(
      ({ place, printed, computed }) =>
        `${place.join(', ')}: printed ${printed}, computed ${computed}`,
    )
    .join('; ');
