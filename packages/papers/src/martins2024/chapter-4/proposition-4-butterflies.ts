import {
  type Checks,
  type Finding,
  general,
  type ItemCheck,
  range,
  requireHolds,
  withValues,
} from '../../check/index.js';
import {
  type Loose,
  londonStructure,
  looseWithFewBalls,
  notOfButterflies,
  type Structure,
  statesOfTwoBalls,
  twoBallsInWords,
} from '../evidence/structure.js';

type Case = {
  readonly capacities: readonly number[];
  readonly states: readonly string[];
  readonly two: Loose;
  readonly three: Loose;
  readonly most: number;
};

/** The weakest sense of being composed of butterflies: each vertex lies in one. */
const composed = (most: number, least: number) =>
  general<number, Structure>({
    checked: {
      en: `n = 2 to ${most}: butterflies from the list of triangles, and from the neighbors of each state by the plain rules`,
      pt: `n = 2 a ${most}: as borboletas a partir da lista de triângulos, e a partir dos vizinhos de cada estado pelas regras`,
    },
    instances: range(least, most),
    stated: () => ({ loose: [] }),
    methods: londonStructure,
  });

function check(most: number): Finding<Case> {
  requireHolds(composed(most, 4));
  return withValues(composed(most, 2), ({ computed }) => ({
    ...statesOfTwoBalls(),
    ...looseWithFewBalls(computed, composed(most, 3)),
    most,
  }));
}

export default {
  'proposition-4/butterflies': {
    check: (effort) => check(effort === 'quick' ? 5 : 6),
    counterexample: {
      en: ({ two, three, ...london2 }) =>
        `${notOfButterflies(twoBallsInWords(london2), two)}; ${notOfButterflies('L_3^3', three)}`,
      pt: ({ three }) =>
        `L_3^3 tem ${three.butterflies} borboletas, e ${three.loose} de seus ${three.order} vértices não estão em nenhuma: ${three.vertex} não está em nenhum triângulo, pois seus vizinhos são ${three.neighbors.join(' e ')}, que não são adjacentes.`,
    },
  } satisfies ItemCheck<Case>,
} satisfies Checks;
