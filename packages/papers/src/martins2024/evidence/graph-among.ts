import { type Csr, graphFromEdges } from '@manaus/graph';

/** The graph that some labels induce, by the moves from each of them. */
export function graphAmong(
  labels: readonly string[],
  next: (label: string) => readonly string[],
): Csr {
  const place = new Map(labels.map((label, i) => [label, i]));
  const edges = labels.flatMap((label, i) =>
    next(label).flatMap((to): [number, number][] => {
      const at = place.get(to);
      return at === undefined || at < i ? [] : [[i, at]];
    }),
  );
  return graphFromEdges(labels.length, edges);
}
