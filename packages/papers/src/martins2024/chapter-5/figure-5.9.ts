import { drawTower } from '@manaus/lab';
import type { Figure } from '@manaus/plot';
import { type Checks, finite, type Methods } from '../../check/index.js';
import { type ManausState, manausTower, playedStates, storedStates } from '../evidence/manaus.js';
import { missingByLabels, missingByPlaces } from '../evidence/manaus-missing.js';
import {
  type Parts,
  partsByMaps,
  partsBySearch,
  type RightPart,
  rightByLabels,
  rightByRules,
} from '../evidence/manaus-parts.js';
import { partMarks } from '../figures/manaus-parts-marks.js';

/**
 * The parts, the states that TOP and ESQ lack, the orders of the parts, whether 123//4 is a state,
 * and whether DIR without it is M_3^3.
 */
type Structure = Parts & {
  readonly missing: readonly (readonly string[])[];
  readonly orders: readonly number[];
  readonly hasCorner: boolean;
  readonly rest: RightPart;
};

const counts = (states: readonly ManausState[]) => ({
  orders: [0, 1, 2].map((peg) => states.filter(({ pegOf }) => pegOf[3] === peg).length),
  hasCorner: states.some(({ label }) => label === '123//4'),
});

const stated = {
  top: true,
  left: true,
  right: true,
  missing: [['4//123 left'], ['/1234/ left', '/4/123 top']],
  orders: [27 - 1, 27 - 2, 19 + 1],
  hasCorner: true,
  rest: { kept: false, exchanged: true },
};

const methods: Methods<number, Structure> = {
  'explicit maps, verified, and places on the triangle': (n) => ({
    ...partsByMaps(n),
    ...counts(storedStates(n)),
    rest: rightByLabels(n),
    missing: missingByPlaces(n),
  }),
  'isomorphisms and labels by the plain rules': (n) => ({
    ...partsBySearch(n),
    ...counts(playedStates(n)),
    rest: rightByRules(n),
    missing: missingByLabels(n),
  }),
};

export default {
  'figure-5.9': {
    figure: (language): Figure => {
      const drawing = drawTower(manausTower(4), {
        title: 'Manaus M₃⁴: TOP, ESQ and DIR',
        language,
      });
      const parts = [0, 1, 2].flatMap(partMarks);
      return {
        ...drawing,
        marks: [
          ...parts.filter((mark) => mark.kind === 'polygon'),
          ...drawing.marks,
          ...parts.filter((mark) => mark.kind !== 'polygon'),
        ],
      };
    },
    check: () =>
      finite<number, Structure>({
        checked: {
          en: 'the forbidden states by the capacities, their places in the triangle, and an explicit isomorphism of each part, verified; by the plain rules the missing labels and some isomorphism; and DIR without 123//4 against M_3^3 state by state, with the pegs as they are and with p0 and p1 exchanged',
          pt: 'os estados proibidos pelas capacidades, os seus lugares no triângulo, e um isomorfismo explícito de cada parte, verificado; pelas regras os rótulos que faltam e algum isomorfismo; e DIR sem 123//4 comparado com M_3^3 estado a estado, com os pinos como estão e com p0 e p1 trocados',
        },
        instances: [4],
        stated: () => stated,
        methods,
      }),
  },
} satisfies Checks;
