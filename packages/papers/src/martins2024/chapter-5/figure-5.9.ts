import { drawTower } from '@manaus/lab';
import type { Figure } from '@manaus/plot';
import { type FigureItem, finite, type Methods } from '../../check/index.js';
import { type ManausState, manausTower, playedStates, storedStates } from '../evidence/manaus.js';
import { missingByLabels, missingByPlaces } from '../evidence/manaus-missing.js';
import { type Parts, partsByMaps, partsBySearch } from '../evidence/manaus-parts.js';
import { partMarks } from '../figures/manaus-parts-marks.js';

/**
 * The parts, the states that TOP and ESQ lack, the orders of the parts, and whether 123//4 is a
 * state.
 */
type Structure = Parts & {
  readonly missing: readonly (readonly string[])[];
  readonly orders: readonly number[];
  readonly hasCorner: boolean;
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
};

const methods: Methods<number, Structure> = {
  'explicit maps, verified, and places on the triangle': (n) => ({
    ...partsByMaps(n),
    ...counts(storedStates(n)),
    missing: missingByPlaces(n),
  }),
  'isomorphisms and labels by the plain rules': (n) => ({
    ...partsBySearch(n),
    ...counts(playedStates(n)),
    missing: missingByLabels(n),
  }),
};

export default {
  id: 'martins2024/figure-5.9',
  statement: {
    en: 'In M_3^4, TOP is H_3^3 without 4//123, ESQ (left) is H_3^3 without /4/123 and /1234/, and DIR (right) is M_3^3 with the left corner 123//4 besides.',
    pt: 'Em M_3^4, TOP é H_3^3 sem 4//123, ESQ é H_3^3 sem /4/123 e /1234/, e DIR é M_3^3 com a extremidade esquerda 123//4 a mais.',
  },
  caption:
    'The parts of lemma 4 on M_3^4; good states green, bad states red, hollow: what the capacities forbid',
  towers: ['hanoi', 'manaus'],
  uses: ['martins2024/figure-5.8', 'martins2024/figure-5.5'],
  recorded: 'holds',
  figure: (): Figure => {
    const drawing = drawTower(manausTower(4), { title: 'Manaus M₃⁴: TOP, ESQ and DIR' });
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
        en: 'the forbidden states by the capacities, their places in the triangle, and an explicit isomorphism of each part, verified; and by the plain rules the missing labels and some isomorphism',
        pt: 'os estados proibidos pelas capacidades, os seus lugares no triângulo, e um isomorfismo explícito de cada parte, verificado; e pelas regras os rótulos que faltam e algum isomorfismo',
      },
      instances: [4],
      stated: () => stated,
      methods,
    }),
} satisfies FigureItem;
