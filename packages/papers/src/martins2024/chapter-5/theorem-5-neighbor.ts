import { formatLabel } from '@manaus/core';
import { type Checks, range, withValues } from '../../check/index.js';
import { manausByRules, manausTower } from '../evidence/manaus.js';
import { misprinted } from '../evidence/misprinted.js';
import { labelsNextTo } from '../evidence/towers.js';

type Case = { readonly discs: number; readonly printed: string; readonly neighbor: string };

/**
 * The label with discs 1 to n - 1 on p0, and disc n after some bars: on p1, p2 or, with one more,
 * nowhere.
 */
const label = (discs: number, ...largest: number[][]): string =>
  formatLabel([range(1, discs - 1), ...largest]);

const start = (discs: number): string => label(discs, [], [discs]);

/** The neighbors that leave discs 1 to n - 1 where they are. */
const keptInPlace = (labels: readonly string[], discs: number): string[] =>
  labels.filter((other) => other.split('/')[0] === start(discs).split('/')[0]);

const methods = {
  'the stored graph': (n: number) => keptInPlace(labelsNextTo(manausTower(n), start(n)), n),
  'the plain rules': (n: number) => keptInPlace(manausByRules(n).get(start(n))?.next ?? [], n),
};

/** The label with a bar too many. */
const printed = (discs: number): string => label(discs, [], [discs], []);

export default {
  'theorem-5/neighbor': (effort) => {
    const most = effort === 'quick' ? 7 : 9;
    return withValues(
      misprinted<number, string[]>({
        checked: {
          en: `n = 3 to ${most}: the neighbors of 1..n-1//n that leave discs 1 to n - 1 where they are, in the stored graph and by the plain rules`,
          pt: `n = 3 a ${most}: os vizinhos de 1..n-1//n que deixam os discos 1 a n - 1 onde estão, no grafo armazenado e pelas regras`,
        },
        instances: range(3, most),
        printed: (n) => [printed(n)],
        meant: (n) => [label(n, [n], [])],
        methods,
      }),
      ({ instance: discs, computed: [neighbor] }): Case => ({
        discs,
        printed: printed(discs),
        neighbor,
      }),
    );
  },
} satisfies Checks;
