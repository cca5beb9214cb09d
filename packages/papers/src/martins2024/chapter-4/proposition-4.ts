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

/** The faults with two balls, and with three. */
type Case = {
  readonly capacities: readonly number[];
  readonly states: readonly string[];
  readonly components: number;
  readonly two: Loose;
  readonly three: Loose;
  readonly most: number;
};

const stating = (most: number, least: number, stated: (n: number) => Partial<Structure>) =>
  general<number, Structure>({
    checked: {
      en: `n = 2 to ${most}: components by two searches, planarity by a verified certificate and by a subdivision of K_{3,3} that is followed by the plain rules, butterflies from triangles and from the neighbors of each state`,
      pt: `n = 2 a ${most}: os componentes por duas buscas, a planaridade por um certificado verificado e por uma subdivisão de K_{3,3} seguida pelas regras, as borboletas a partir dos triângulos e dos vizinhos de cada estado`,
    },
    instances: range(least, most),
    stated,
    methods: londonStructure,
  });

const connected = { simple: true, components: 1 };
const asPrinted = (n: number): Partial<Structure> => ({
  ...connected,
  loose: [],
  ...(n >= 4 && { planar: false }),
});

function check(most: number): Finding<Case> {
  requireHolds(stating(most, 3, (n) => (n >= 4 ? asPrinted(n) : connected)));
  return withValues(stating(most, 2, asPrinted), ({ computed }) => ({
    ...statesOfTwoBalls(),
    components: computed.components,
    ...looseWithFewBalls(computed, stating(most, 3, asPrinted)),
    most,
  }));
}

export default {
  'proposition-4': {
    check: (effort) => check(effort === 'quick' ? 5 : 6),
    counterexample: {
      en: ({ components, two, three, ...london2 }) =>
        `components of ${twoBallsInWords(london2)}: stated 1, computed ${components}; ${notOfButterflies(twoBallsInWords(london2), two)}; ${notOfButterflies('L_3^3', three)}`,
      pt: ({ capacities, states, components, three }) =>
        `Com duas esferas e capacidades ${capacities.join(', ')}, os estados são ${states.join(', ')}, em ${components} componentes. Com três esferas, L_3^3 tem ${three.butterflies} borboletas, e ${three.loose} de seus ${three.order} vértices não estão em nenhuma: ${three.vertex}, por exemplo, não está em nenhum triângulo, pois seus vizinhos são ${three.neighbors.join(' e ')}, que não são adjacentes.`,
    },
  } satisfies ItemCheck<Case>,
} satisfies Checks;
