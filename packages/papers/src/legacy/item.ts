import type { Figure } from '@manaus/plot';
import type { Cell, Verdict } from '../finding.js';
import type { Effort, Kind } from '../item.js';

export type { Cell, Effort };

/** TRANSITIONAL: what the check of an item that is not migrated yet found. */
export interface Finding {
  readonly verdict: Verdict;
  readonly checked: string;
  readonly counterexample?: string;
  readonly reason?: string;
  readonly methods: number;
}

/** TRANSITIONAL: an item that is not migrated yet. */
export interface Item {
  readonly id: string;
  readonly kind: Kind;
  readonly statement: string;
  readonly departs?: string;
  readonly uses: readonly string[];
  readonly recorded: Verdict;
  check(effort: Effort): Finding | Promise<Finding>;
}

export interface FigureItem extends Item {
  readonly caption: string;
  figure(): Figure;
}

export interface TableItem extends Item {
  readonly columns: readonly string[];
  cells(): readonly Cell[];
}
