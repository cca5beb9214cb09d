import type { Figure } from '@manaus/plot';
import type { ErratumWords } from './erratum.js';
import type { Cell, Finding } from './finding.js';
import type { Words } from './words.js';

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

/**
 * The effort of a check: `quick` at most 5 s, `full` at most 2 minutes; both reach the same
 * verdict.
 */
export type Effort = 'quick' | 'full';

/**
 * The verdict that `full` finds, and the erratum that an item must have if that is not as printed.
 */
type Recorded<V> =
  | {
      readonly recorded: 'holds' | 'proved' | 'holds-in-range' | 'unchecked';
      readonly border?: never;
      readonly erratum?: never;
    }
  | {
      readonly recorded: 'fails' | 'misprint';
      /** Recorded as well: true where the check finds that it rests on a smallest case alone. */
      readonly border?: true;
      readonly erratum: ErratumWords<V>;
    };

/** The towers of the works, by their names in the registry of towers. */
export type WorkTower = 'hanoi' | 'bucharest' | 'london' | 'oxford' | 'manaus';

interface Stated<V> {
  /** As in the inventory: `martins2024/theorem-8`. */
  readonly id: string;
  /** Ours, quantifiers and bounds explicit. */
  readonly statement: Words;
  /** The rules of the game under which it is judged, and why, where the game has several. */
  readonly rules?: Words;
  /** The reading under which it holds, where the print needs one. */
  readonly departs?: Words;
  /**
   * True where a picture or part of the print is lost, and what is checked is rebuilt from the
   * words about it.
   */
  readonly rebuilt?: true;
  /** True where the check finds it in more cases than the work states; `departs` says which. */
  readonly wider?: true;
  /** The towers that the statement is about; none by default. */
  readonly towers?: readonly WorkTower[];
  /** Ids it rests on; none by default. */
  readonly uses?: readonly string[];
  /** Finds the verdict; a test fails when it is not the recorded one. */
  check(effort: Effort): Finding<V>;
}

/**
 * An item of a work as its file states it, with its own check; `V` are the values of the case that
 * breaks it.
 */
export type Item<V = unknown> = Stated<V> & Recorded<V>;

/** An item with its place in the inventory. */
export type LedgerItem<V = unknown> = Item<V> & {
  readonly kind: Kind;
  readonly uses: readonly string[];
};

/** An item that is drawn. */
export type FigureItem<V = unknown> = Item<V> & {
  readonly caption: string;
  /** Computes the figure. */
  figure(): Figure;
};

/** An item that compares printed values, cell by cell. */
export type TableItem<V = unknown> = Item<V> & {
  /** Its name where the work gives it no number; by default from its id. */
  readonly title?: Words;
  /** The names of the places of the cells. */
  readonly columns: readonly string[];
  /** The name of the values of a list. Default: `printed`. */
  readonly value?: string;
  /**
   * The names of places and values in each language, unless the erratum or the catalog has them.
   */
  readonly names?: Readonly<Record<string, Words>>;
  /** Computes all cells, those that agree with the print too. */
  cells(): readonly Cell[];
};

/**
 * True if an item is drawn.
 *
 * @example
 * ```ts
 * (await loadItems('martins2024')).filter(isFigureItem).some((item) => item.id === 'martins2024/figure-5.5'); // => true
 * ```
 */
export const isFigureItem = <T extends { readonly id: string }>(
  item: T,
): item is T & Pick<FigureItem, 'figure' | 'caption'> => 'figure' in item;

/**
 * True if an item compares printed values.
 *
 * @example
 * ```ts
 * (await loadItems('martins2024')).filter(isTableItem).some((item) => item.id === 'martins2024/table-6.1'); // => true
 * ```
 */
export const isTableItem = <T extends { readonly id: string }>(
  item: T,
): item is T & Pick<TableItem, 'cells' | 'columns' | 'names' | 'title' | 'value'> =>
  'cells' in item;
