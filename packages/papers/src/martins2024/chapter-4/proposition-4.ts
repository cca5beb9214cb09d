import {
  type Finding,
  general,
  type Item,
  range,
  requireHolds,
  type Words,
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

const checkedFor = (most: number): Words => ({
  en: `n = 2 to ${most}: components by two searches, planarity by a verified certificate and by a subdivision of K_{3,3} that is followed by the plain rules, butterflies from triangles and from the neighbors of each state`,
  pt: `n = 2 a ${most}: os componentes por duas buscas, a planaridade por um certificado verificado e por uma subdivisão de K_{3,3} seguida pelas regras, as borboletas a partir dos triângulos e dos vizinhos de cada estado`,
});

const stating = (most: number, least: number, stated: (n: number) => Partial<Structure>) =>
  general<number, Structure>({
    checked: checkedFor(most),
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
const fromThree = (n: number): Partial<Structure> => (n >= 4 ? asPrinted(n) : connected);

function check(most: number): Finding<Case> {
  requireHolds(stating(most, 3, fromThree));
  return withValues(stating(most, 2, asPrinted), ({ computed }) => ({
    ...statesOfTwoBalls(),
    components: computed.components,
    ...looseWithFewBalls(computed, stating(most, 3, asPrinted)),
    most,
  }));
}

export default {
  id: 'martins2024/proposition-4',
  statement: {
    en: 'For every n >= 2, L_3^n (capacities n, n-1, n-2) is simple, connected and composed of butterflies, and not planar for n >= 4.',
    pt: 'Para todo n >= 2, L_3^n (capacidades n, n-1, n-2) é simples, conexo e composto por borboletas, e não é planar para n >= 4.',
  },
  departs: {
    en: 'In the range checked, it is simple and connected for n >= 3, and not planar for n >= 4 (for n = 2, 3 it is planar). For n = 2 it is connected when the pegs keep the capacities 3, 2, 1. On the butterflies see its own item.',
    pt: 'Nos casos examinados, é simples e conexo para n >= 3 e não é planar para n >= 4 (para n = 2 e 3, é planar). Para n = 2, é conexo quando os pinos mantêm as capacidades 3, 2, 1. As borboletas são tratadas no item seguinte.',
  },
  towers: ['london'],
  uses: ['martins2024/proposition-4/butterflies', 'martins2024/corollary-1'],
  recorded: 'fails',
  check: (effort) => check(effort === 'quick' ? 5 : 6),
  erratum: {
    where: { en: 'Section 4.3.2, Proposition 4', pt: 'Seção 4.3.2, Proposição 4' },
    printed: {
      en: 'L_3^n is a simple undirected graph, connected, not planar (n >= 4), and composed of butterfly subgraphs.',
      pt: 'L_3^n é um grafo simples, não direcionado, conexo, não planar (n >= 4) e composto por subgrafos borboleta.',
    },
    sure: {
      en: 'For three balls, the game of the work, the counterexample needs no border case. With two balls it rests on the capacities n, n-1, n-2 of section 4.3.',
      pt: 'Com três esferas, que é o jogo do trabalho, o contraexemplo não depende de nenhum caso limite. Com duas, apoia-se nas capacidades n, n-1, n-2 da seção 4.3.',
    },
    counterexample: {
      en: ({ components, two, three, ...london2 }) =>
        `components of ${twoBallsInWords(london2)}: stated 1, computed ${components}; ${notOfButterflies(twoBallsInWords(london2), two)}; ${notOfButterflies('L_3^3', three)}`,
      pt: ({ capacities, states, components, three }) =>
        `Com duas esferas e capacidades ${capacities.join(', ')}, os estados são ${states.join(', ')}, em ${components} componentes. Com três esferas, L_3^3 tem ${three.butterflies} borboletas, e ${three.loose} de seus ${three.order} vértices não estão em nenhuma: ${three.vertex}, por exemplo, não está em nenhum triângulo, pois seus vizinhos são ${three.neighbors.join(' e ')}, que não são adjacentes.`,
    },
    found: {
      pt: ({ most }) =>
        `Para n = 2 a ${most}: componentes por duas buscas; planaridade por certificados conferidos à parte e por uma subdivisão de K_{3,3} percorrida pelas regras; borboletas a partir dos triângulos e dos vizinhos de cada estado.`,
    },
  },
} satisfies Item<Case>;
