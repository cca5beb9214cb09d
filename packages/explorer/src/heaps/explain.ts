import type { HeapPosition } from '@manaus/games';
import type { Explanation } from '../towers/explain.js';
import type { Key } from '../words/words.js';
import type { Table } from './table.js';

/**
 * The reason that a position is P or N: a sentence, the values in it, and the item of a work that
 * says so.
 */
export function explain({ rules }: Table, position: HeapPosition): Explanation {
  const { key, values, item } = rules.explain(position);
  return { key: `heaps.why.${key}` as Key, values, item };
}
