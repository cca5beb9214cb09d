import { answerOf, type Judged } from './answer.js';
import type { Certainty } from './erratum.js';
import type { Verdict } from './finding.js';
import type { Kind, Subject } from './item.js';
import type { ItemTheorem } from './proofs/theorem.js';

/** A line of the ledger: the answer on an item in English. */
export interface LedgerRow {
  readonly id: string;
  readonly kind: Kind;
  /** What the verdict is about: what the work asserts, its proof of that, or an algorithm. */
  readonly judges: Subject;
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
export function rowOf(judged: Judged): LedgerRow {
  const answer = answerOf(judged, []);
  return {
    id: judged.item.id,
    kind: answer.kind,
    judges: answer.judges,
    statement: answer.statement.en,
    verdict: answer.verdict,
    recorded: answer.recorded,
    departs: answer.departs?.en ?? null,
    rules: answer.rules?.en ?? null,
    checked: answer.checked.en,
    counterexample: answer.counterexample?.en ?? null,
    methods: answer.methods,
    reason: answer.reason?.en ?? null,
    border: answer.border,
    certainty: answer.certainty,
    rebuilt: answer.rebuilt,
    proofs: answer.proofs,
  };
}
