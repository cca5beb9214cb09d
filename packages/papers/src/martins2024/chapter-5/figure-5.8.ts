import { type FigureItem, type Methods, upTo } from '../../check/index.js';
import { missingByLabels, missingByPlaces, smaller } from '../evidence/manaus-missing.js';
import { type Parts, partsByMaps, partsBySearch } from '../evidence/manaus-parts.js';
import { drawParts } from '../figures/manaus-parts-plan.js';

/** The parts, and the states that TOP and ESQ lack with their corners. */
type Structure = Parts & { readonly missing: readonly (readonly string[])[] };

const methods: Methods<number, Structure> = {
  'explicit maps, verified, and places on the triangle': (n) => ({
    ...partsByMaps(n),
    missing: missingByPlaces(n),
  }),
  'isomorphisms and labels by the plain rules': (n) => ({
    ...partsBySearch(n),
    missing: missingByLabels(n),
  }),
};

export default {
  id: 'martins2024/figure-5.8',
  statement: {
    en: 'For n >= 3 the states of M_3^n with d_n on p0, p1, p2 induce H_3^(n-1) without its left corner, H_3^(n-1) without its top and left corners, and M_3^(n-1) with its left corner (p0 and p1 exchanged).',
    pt: 'Para n >= 3, os estados de M_3^n com d_n em p0, p1, p2 induzem H_3^(n-1) sem a extremidade esquerda, H_3^(n-1) sem as extremidades do topo e da esquerda e M_3^(n-1) com a extremidade esquerda (p0 e p1 trocados).',
  },
  departs: {
    en: 'The picture is lost. For n = 2 the third part is empty and M_3^1 is not defined.',
    pt: 'O desenho se perdeu. Para n = 2 a terceira parte é vazia, e M_3^1 não está definido.',
  },
  caption: 'The structure of the graph of Manaus: TOP, ESQ (left) and DIR (right)',
  towers: ['hanoi', 'manaus'],
  uses: ['martins2024/lemma-4'],
  rebuilt: true,
  recorded: 'holds-in-range',
  figure: drawParts,
  check: upTo<Structure>({ from: 3, quick: 6, full: 8 }, (most) => ({
    checked: {
      en: `n = 3 to ${most}: the states that the capacities forbid, with their places in the triangle, and an explicit isomorphism of each part, verified; and by the plain rules the missing labels and some isomorphism`,
      pt: `n = 3 a ${most}: os estados que as capacidades proíbem, com os seus lugares no triângulo, e um isomorfismo explícito de cada parte, verificado; e pelas regras os rótulos que faltam e algum isomorfismo`,
    },
    stated: (n) => ({
      top: true,
      left: true,
      right: true,
      missing: [
        [`${n}//${smaller(n)} left`],
        [`/${n}/${smaller(n)} top`, `/${smaller(n)}${n}/ left`].sort(),
      ],
    }),
    methods,
  })),
} satisfies FigureItem;
