import {
  general,
  type Item,
  notTried,
  range,
  requireHolds,
  withValues,
} from '../../check/index.js';
import { ramseyNumber, searchedColoring, triangleFree } from '../evidence/ramsey.js';

type Sizes = readonly number[];

/** Positive sizes, smallest first, whose numbers a search finds fast. */
const positive: readonly Sizes[] = [
  [1],
  [2],
  [3],
  [4],
  [5],
  [1, 1],
  [1, 4],
  [2, 2],
  [2, 3],
  [2, 4],
  [2, 5],
  [3, 3],
  [3, 4],
  [2, 2, 2],
  [2, 2, 3],
  [2, 3, 3],
  [2, 2, 4],
];

/**
 * The number, or a bound that is reached, without any coloring: 1 with a size 1; a color of size 2
 * can be given to no edge; one size alone is itself; else R(p, q) <= R(p - 1, q) + R(p, q - 1),
 * less by one where both are even.
 */
function withoutColoring(sizes: Sizes): number {
  if (sizes.includes(1)) return 1;
  const [p, q, ...others] = sizes.filter((size) => size > 2);
  if (others.length > 0) throw new Error(`no bound for R(${sizes.join(', ')})`);
  if (q === undefined) return p ?? 2;
  const [first, second] = [withoutColoring([p - 1, q]), withoutColoring([p, q - 1])];
  return first + second - (first % 2 === 0 && second % 2 === 0 ? 1 : 0);
}

/** The least number of points on which all colorings have a triangle of one color. */
const amongAll = (colors: number): number => {
  let points = 1;
  while (triangleFree(points, colors).length > 0) points++;
  return points;
};

/** For positive integers: the number, and that one point more does not undo it. */
const meant = () =>
  general<Sizes, { readonly number: number; readonly stays: boolean }>({
    checked: 'lists of positive integers',
    instances: positive,
    stated: () => ({ stays: true }),
    methods: {
      'a complete search': (sizes) => {
        const number = ramseyNumber(sizes);
        return { number, stays: searchedColoring(number + 1, sizes) === null };
      },
      'without coloring': (sizes) => ({ number: withoutColoring(sizes) }),
      'all colorings': (sizes) =>
        sizes.every((size) => size === 3) ? { number: amongAll(sizes.length) } : notTried,
    },
  });

/** The number of sets of the given size in K_v, by going through all sets. */
const subsets = (points: number, size: number): number =>
  range(0, 2 ** points - 1).filter(
    (set) => range(0, points - 1).filter((point) => (set >> point) & 1).length === size,
  ).length;

/** The same by Pascal's triangle. */
const binomial = (points: number, size: number): number =>
  points === 0 ? Number(size === 0) : binomial(points - 1, size) + binomial(points - 1, size - 1);

/**
 * True if K_v with all edges in one color has a complete subgraph on the given number of points,
 * for some v.
 */
const exists = (count: (points: number, size: number) => number) => (size: number) =>
  range(1, 8).some((points) => count(points, size) > 0);

type Case = { readonly size: number };

function check() {
  requireHolds(meant());
  const printed = general<number, boolean>({
    checked: `one color with p_1 = 2, 1, 0, -1; and ${positive.length} lists of positive integers, k = 1 to 3, each by a search and by one point more, and without search or by a bound that the verified colorings reach`,
    instances: [2, 1, 0, -1],
    stated: () => true,
    methods: { 'all sets of points': exists(subsets), 'Pascal’s triangle': exists(binomial) },
  });
  return withValues(printed, ({ instance }): Case => ({ size: instance }));
}

export default {
  id: 'carvalho2013/theorem-1.1.4-ramsey',
  statement: {
    en: 'For all integers p_1, ..., p_k there is a least positive integer R(p_1, ..., p_k) such that, for v >= R, every coloring of the edges of K_v in k colors has, for some i, a complete subgraph on p_i points with all edges in color i.',
    pt: 'Para quaisquer inteiros p_1, ..., p_k existe um menor inteiro positivo R(p_1, ..., p_k) tal que, para v >= R, toda coloração das arestas de K_v em k cores tem, para algum i, um subgrafo completo com p_i vértices e todas as arestas na cor i.',
  },
  departs: {
    en: `Holds for positive integers, which is meant, in the range checked: ${positive.length} lists (p_1, ..., p_k) with k <= 3 up to R(3, 4) = 9, and R(3, 3, 3) in its own item. The print says integers only.`,
    pt: `Vale para inteiros positivos, que é o que se pretende, no intervalo verificado: ${positive.length} listas (p_1, ..., p_k) com k <= 3 até R(3, 4) = 9, e R(3, 3, 3) em item próprio. O impresso diz apenas inteiros.`,
  },
  uses: ['carvalho2013/ramsey-3-3', 'carvalho2013/ramsey-3-3-3'],
  recorded: 'fails',
  check,
  erratum: {
    certainty: 'reading',
    where: { en: 'Section 1.1, Theorem 1.1.4', pt: 'Seção 1.1, Teorema 1.1.4' },
    printed: {
      en: 'Given integers p_1, ..., p_k, the least positive integer R(p_1, ..., p_k) exists (no sign is named).',
      pt: 'Dados inteiros p_1, ..., p_k, existe o menor inteiro positivo R(p_1, ..., p_k) (não se restringe o sinal).',
    },
    sure: {
      en: 'Only the word “positive” before “integers” is missing.',
      pt: 'Falta apenas a palavra “positivos” depois de “inteiros”.',
    },
    counterexample: {
      en: ({ size }) =>
        `k = 1, p_1 = ${size}: no set has ${size} points, so no K_v has a complete subgraph on ${size} points (v = 1 to 8 tried), and R(${size}) does not exist`,
      pt: ({ size }) =>
        `Com k = 1 e p_1 = ${size}: nenhum conjunto tem ${size} pontos, logo nenhum K_v contém um subgrafo completo com ${size} vértices, e R(${size}) não existe.`,
    },
    found: {
      pt: () =>
        `Números de Ramsey de ${positive.length} listas de inteiros positivos, por uma busca completa e por outro método; e uma só cor com inteiros decrescentes.`,
    },
  },
} satisfies Item<Case>;
