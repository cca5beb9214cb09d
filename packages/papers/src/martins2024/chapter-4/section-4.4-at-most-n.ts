import { oxford1 } from '@manaus/core';
import { type Checks, type Methods, upTo } from '../../check/index.js';
import { plainDistances } from '../../shared/plain-towers.js';
import { plainTower, storedTower } from '../evidence/towers.js';

/** The fewest and the most moves that the orders of the discs on p0 need. */
type Moves = { readonly fewest: number; readonly most: number };

const fewestAndMost = (moves: readonly number[]): Moves => ({
  fewest: Math.min(...moves),
  most: Math.max(...moves),
});

const allOn =
  (peg: 0 | 2) =>
  (label: string): boolean =>
    label.split('/').every((pile, at) => (pile !== '') === (at === peg));

const methods: Methods<number, Moves> = {
  'distances in the stored graph': (n) => {
    const { labels, distances } = storedTower(oxford1(n));
    return fewestAndMost(labels.flatMap((label, v) => (allOn(0)(label) ? [distances[v]] : [])));
  },
  'play backwards by the plain rules': (n) => {
    const neighbors = plainTower(oxford1(n));
    const labels = [...neighbors.keys()];
    const moves = plainDistances(neighbors, labels.filter(allOn(2)));
    return fewestAndMost(labels.filter(allOn(0)).map((label) => moves.get(label) ?? -1));
  },
};

export default {
  'section-4.4/at-most-n': upTo<Moves>({ from: 1, quick: 5, full: 6 }, (most) => ({
    checked: {
      en: `n = 1 to ${most}, all orders of the discs on p0: distances in the stored graph, and playing backwards by the plain rules`,
      pt: `n = 1 a ${most}, todas as ordens dos discos em p0: distâncias no grafo armazenado, e jogando para trás pelas regras`,
    },
    stated: (n) => ({ fewest: n, most: n }),
    methods,
  })),
} satisfies Checks;
