import type { Figure } from '@manaus/plot';

/** What a check found of a statement as printed. */
export type Verdict = 'holds' | 'holds-in-range' | 'fails' | 'misprint' | 'unchecked';

/** The kinds of the inventory. */
export type Kind =
  | 'algorithm'
  | 'corollary'
  | 'definition'
  | 'figure'
  | 'lemma'
  | 'proposition'
  | 'statement'
  | 'table'
  | 'theorem';

/** How far a check goes: `quick` at most 5 s, `full` at most 2 minutes; both reach the same verdict. */
export type Effort = 'quick' | 'full';

/** What a check found, and how. */
export interface Finding {
  readonly verdict: Verdict;
  /** What was tried, with its range. */
  readonly checked: string;
  /** The smallest counterexample found, in a form a person can check by hand; with `fails` and `misprint`. */
  readonly counterexample?: string;
  /** Why nothing was checked; with `unchecked`. */
  readonly reason?: string;
  /** The number of independent methods that agreed. */
  readonly methods: number;
}

/** A numbered item of a work, with its own check. */
export interface Item {
  /** As in the inventory: `martins2024/theorem-8`. */
  readonly id: string;
  readonly kind: Kind;
  /** Ours, quantifiers and bounds explicit. */
  readonly statement: string;
  /** The reading under which it holds, where the print needs one. */
  readonly departs?: string;
  /** Ids it rests on. */
  readonly uses: readonly string[];
  /** What `full` finds; a test fails when `check` finds another verdict. */
  readonly recorded: Verdict;
  /** Finds the verdict. */
  check(effort: Effort): Finding | Promise<Finding>;
}

/** An item that is drawn. */
export interface FigureItem extends Item {
  readonly caption: string;
  /** Computes the figure. */
  figure(): Figure;
}

/** One value of a table: where it stands, what is printed, what is computed. */
export interface Cell {
  readonly place: readonly string[];
  readonly printed: string;
  readonly computed: string;
}

/** An item that compares printed values, cell by cell. */
export interface TableItem extends Item {
  /** What the places of the cells are called. */
  readonly columns: readonly string[];
  /** Computes all cells, those that agree with the print too. */
  cells(): readonly Cell[];
}

/**
 * Whether an item is drawn.
 *
 * @example
 * ```ts
 * (await loadItems('martins2024')).filter(isFigureItem).some((item) => item.id === 'martins2024/figure-5.5'); // => true
 * ```
 */
export const isFigureItem = (item: Item): item is FigureItem => 'figure' in item;

/**
 * Whether an item compares printed values.
 *
 * @example
 * ```ts
 * (await loadItems('martins2024')).filter(isTableItem).some((item) => item.id === 'martins2024/table-6.1'); // => true
 * ```
 */
export const isTableItem = (item: Item): item is TableItem => 'cells' in item;
