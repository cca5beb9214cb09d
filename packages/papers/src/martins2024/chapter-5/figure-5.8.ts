import { type Checks, type Methods, upTo } from '../../check/index.js';
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
  'figure-5.8': {
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
  },
} satisfies Checks;
