import type { Figure, Tongue } from '@manaus/plot';
import type { ErratumWords } from './erratum.js';
import type { Cell, Finding } from './finding.js';
import type { Words } from './words.js';

/** The kinds of statements in the works. */
export const kinds = [
  'algorithm',
  'corollary',
  'definition',
  'figure',
  'lemma',
  'proposition',
  'statement',
  'table',
  'theorem',
] as const;

/** The kind of an item. */
export type Kind = (typeof kinds)[number];

/**
 * What a verdict may be about: what the work asserts, the proof or the construction that it gives
 * for that, or an algorithm. A theorem stands where its proof does not, and an algorithm that errs
 * leaves open whether what it should show is true.
 */
export const subjects = ['sentence', 'proof', 'algorithm'] as const;

/** What a verdict is about. */
export type Subject = (typeof subjects)[number];

/**
 * The effort of a check: `quick` at most 5 s, `full` at most 2 minutes; both reach the same
 * verdict.
 */
export type Effort = 'quick' | 'full';

/** The towers of the works, by their names in the registry of towers. */
export const workTowers = ['hanoi', 'bucharest', 'london', 'oxford', 'manaus'] as const;

/** A tower of the works. */
export type WorkTower = (typeof workTowers)[number];

/** Finds the verdict on an item; a test fails when it is not the recorded one. */
type Check<V = unknown> = (effort: Effort) => Finding<V>;

/**
 * The program of an item: what is computed for it. `V` are the values of the case that breaks it,
 * which fill the templates of its erratum.
 */
export interface ItemCheck<V = unknown>
  extends Partial<Pick<ErratumWords<V>, 'counterexample' | 'found' | 'holds'>> {
  check(effort: Effort): Finding<V>;
  /** Computes the figure of an item that is drawn, with its words in a language. */
  figure?(language: Tongue): Figure;
  /** Computes all cells of a table, those that agree with the print too. */
  cells?(): readonly Cell[];
}

/** The programs of some items of a chapter, by the rest of their ids; a check alone is one, too. */
export type Checks = Readonly<Record<string, Check | ItemCheck>>;

/** An item of a work: what its document says, and its program. */
export interface Item<V = unknown>
  extends Omit<ItemCheck<V>, 'counterexample' | 'found' | 'holds'> {
  /** As in the inventory: `martins2024/theorem-8`. */
  readonly id: string;
  readonly kind: Kind;
  /** What its verdict is about. */
  readonly judges: Subject;
  /** The document that states it: `chapter-5`. */
  readonly chapter: string;
  /** Its place in the print among the items of its work, from 0. */
  readonly place: number;
  /** Ours, quantifiers and bounds explicit. */
  readonly statement: Words;
  /** The rules of the game under which it is judged, and why, where the game has several. */
  readonly rules?: Words;
  /** The reading under which it holds, where the print needs one. */
  readonly departs?: Words;
  /** The towers that the statement is about; none by default. */
  readonly towers?: readonly WorkTower[];
  /** Ids it rests on. */
  readonly uses: readonly string[];
  /** The verdict that `full` finds. */
  readonly recorded: Finding['verdict'];
  /** Recorded as well: true where the check finds that it rests on a smallest case alone. */
  readonly border?: true;
  /**
   * True where a picture or part of the print is lost, and what is checked is rebuilt from the
   * words about it.
   */
  readonly rebuilt?: true;
  /** True where the check finds it in more cases than the work states; `departs` says which. */
  readonly wider?: true;
  /** For an item that is not as printed. */
  readonly erratum?: ErratumWords<V>;
  /** Of an item that is drawn. */
  readonly caption?: Words;
  /** The name of a table to which the work gives no number. */
  readonly title?: Words;
  /** The names of the places of the cells of a table. */
  readonly columns?: readonly string[];
  /** The name of the values of a list. Default: `printed`. */
  readonly value?: string;
  /**
   * The names of places and values in each language, unless the erratum or the catalog has them.
   */
  readonly names?: Readonly<Record<string, Words>>;
}

/** An item that is drawn. */
export type FigureItem = Item & Required<Pick<Item, 'figure' | 'caption'>>;

/** An item that compares printed values, cell by cell. */
export type TableItem = Item & Required<Pick<Item, 'cells' | 'columns'>>;

/**
 * True if an item is drawn.
 *
 * @example
 * ```ts
 * (await loadItems('martins2024')).filter(isFigureItem).some((item) => item.id === 'martins2024/figure-5.5'); // => true
 * ```
 */
export const isFigureItem = (item: Item): item is FigureItem => item.figure !== undefined;

/**
 * True if an item compares printed values.
 *
 * @example
 * ```ts
 * (await loadItems('martins2024')).filter(isTableItem).some((item) => item.id === 'martins2024/table-6.1'); // => true
 * ```
 */
export const isTableItem = (item: Item): item is TableItem => item.cells !== undefined;
