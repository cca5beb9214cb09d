import type { FigureItem, Finding } from '../item.js';

/** A figure that states nothing that can be computed: what it is, and why it is only drawn. */
export function drawnOnly(item: Pick<FigureItem, 'id' | 'statement' | 'caption' | 'figure'> & { readonly departs: string }, reason: string): FigureItem {
  const finding: Finding = { verdict: 'unchecked', checked: 'nothing', reason, methods: 0 };
  return { kind: 'figure', uses: [], recorded: 'unchecked', ...item, check: () => finding };
}
