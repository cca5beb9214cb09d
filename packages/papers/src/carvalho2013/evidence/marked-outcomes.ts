import { sum } from '@manaus/core/internals';
import type { Convention, Heaps, Outcome } from '@manaus/games';

/** The non-empty heaps, smallest first. */
const sorted = (heaps: Heaps): number[] => heaps.filter((heap) => heap > 0).sort((a, b) => a - b);

/** The heaps of one position that another does not have, smallest first. */
function without(heaps: Heaps, others: Heaps): number[] {
  const rest = [...others];
  return heaps.filter((heap) => {
    const at = rest.indexOf(heap);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

/** True if lowering 1 to k heaps turns one position into another, up to the order of the heaps. */
export function isLowered(heaps: Heaps, next: Heaps, k = 1): boolean {
  const before = sorted(heaps);
  const after = sorted(next);
  const gone = without(before, after);
  const come = without(after, before);
  const missing = gone.length - come.length;
  if (missing < 0 || gone.length < 1 || gone.length > k) return false;
  return come.every((heap, i) => heap < gone[i + missing]);
}

/**
 * The outcomes of Nim (k = 1) or Nim_k by marking: of positions with ever more blocks those from
 * which no marked one can be reached.
 *
 * The positions given must contain all that can follow, up to the order of the heaps.
 */
export function markedOutcomes(
  positions: readonly Heaps[],
  { k = 1, convention = 'normal' }: { readonly k?: number; readonly convention?: Convention } = {},
): (heaps: Heaps) => Outcome {
  const distinct = new Map(positions.map((heaps) => [sorted(heaps).join(), sorted(heaps)]));
  const marked = markedAmong([...distinct.values()], k, convention);
  return (heaps) => {
    const label = sorted(heaps).join();
    if (!distinct.has(label)) throw new Error(`(${label}) is not among the positions`);
    return marked.has(label) ? 'P' : 'N';
  };
}

/** The labels of the marked ones among different positions. */
function markedAmong(positions: readonly Heaps[], k: number, convention: Convention): Set<string> {
  const marked: Heaps[] = [];
  for (const heaps of [...positions].sort((a, b) => sum(a) - sum(b))) {
    const won = heaps.length === 0 && convention === 'misere';
    if (!won && !marked.some((next) => isLowered(heaps, next, k))) marked.push(heaps);
  }
  return new Set(marked.map(String));
}
