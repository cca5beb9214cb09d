import { namedTowers, type TowerRules, towerPuzzle } from '@manaus/core';
import { type Csr, connectedComponents, degreeDistribution, size, toCsr } from '@manaus/graph';
import { stateGraph, towerGraph } from '@manaus/kernels';
import {
  atBorder,
  cellsOf,
  compared,
  type PrintedTable,
  requireHolds,
  source,
  type TableItem,
} from '../../check/index.js';
import { printed } from '../../printed.js';
import { statesOfTwoBalls } from '../evidence/structure.js';

type Quantity = 'order' | 'size' | 'maxDegree' | 'minDegree' | 'connected';
const quantities: readonly Quantity[] = ['order', 'size', 'maxDegree', 'minDegree', 'connected'];

interface Cell {
  readonly place: readonly string[];
  readonly printed: string;
  readonly rules: TowerRules;
  readonly quantity: Quantity;
}

type Row = Readonly<Record<Quantity, string>>;

function rowOf(graph: Csr): Row {
  const degrees = degreeDistribution(graph);
  return {
    order: String(graph.order),
    size: String(size(graph)),
    maxDegree: String(degrees.length - 1),
    minDegree: String(degrees.findIndex((count) => count > 0)),
    connected: connectedComponents(graph).sizes.length === 1 ? 'yes' : 'no',
  };
}

const byRanks = source(
  'tower graph from ranks',
  (rules: TowerRules): Row => rowOf(toCsr(towerGraph(rules))),
);
const byRules = source(
  'tower graph from the plain rules',
  (rules: TowerRules): Row => rowOf(toCsr(stateGraph(towerPuzzle(rules)))),
);

type Line = ReturnType<typeof printed>[number];

const rulesOf = ({ tower, discs }: Line): TowerRules =>
  namedTowers[tower as keyof typeof namedTowers](Number(discs));

const table = (rules: (line: Line) => TowerRules): PrintedTable<Cell> => ({
  checked: {
    en: 'all 50 cells, from the stored graphs built in two ways',
    pt: 'todas as 50 células, a partir dos grafos armazenados, construídos de duas maneiras',
  },
  printed: () =>
    printed('martins2024/table-6.1').flatMap((line) =>
      quantities.map((quantity) => ({
        place: [`${line.discs} discs`, line.tower, quantity],
        printed: line[quantity],
        rules: rules(line),
        quantity,
      })),
    ),
  methods: {
    'graphs from ranks': ({ rules, quantity }) => byRanks(rules)[quantity],
    'graphs from the plain rules': ({ rules, quantity }) => byRules(rules)[quantity],
  },
});

/** With the capacities of three balls the row of London with two holds. */
const asRead = (line: Line): TowerRules =>
  line.tower === 'london'
    ? namedTowers.london(Number(line.discs), { capacities: [3, 2, 1] })
    : rulesOf(line);

const withoutTwoDiscs = (all: PrintedTable<Cell>): PrintedTable<Cell> => ({
  ...all,
  printed: () => all.printed().filter(({ rules }) => rules.discs > 2),
});

type Case = ReturnType<typeof statesOfTwoBalls>;

export default {
  id: 'martins2024/table-6.1',
  statement: {
    en: 'Order, size, largest and smallest degree and connectedness of the graphs of Hanoi, Bucharest, Oxford, London (capacities n, n-1, n-2) and Manaus for 2 and 3 discs: 50 cells.',
    pt: 'Ordem, tamanho, grau máximo e mínimo e conexidade dos grafos de Hanói, Bucareste, Oxford, Londres (capacidades n, n-1, n-2) e Manaus para 2 e 3 discos: 50 células.',
  },
  departs: {
    en: 'The row of London with 2 balls holds when the pegs keep the capacities 3, 2, 1 of the game with 3 balls.',
    pt: 'A linha de Londres com 2 esferas vale quando os pinos mantêm as capacidades 3, 2, 1 do jogo com 3 esferas.',
  },
  towers: ['hanoi', 'bucharest', 'london', 'oxford', 'manaus'],
  uses: [
    'martins2024/section-3.4/order-size',
    'martins2024/theorem-1',
    'martins2024/theorem-2',
    'martins2024/theorem-8',
  ],
  recorded: 'fails',
  border: true,
  columns: ['discs', 'tower', 'quantity'],
  names: {
    hanoi: { en: 'ToH, Hanoi', pt: 'ToH, Hanói' },
    bucharest: { en: 'ToB, Bucharest', pt: 'ToB, Bucareste' },
    oxford: { en: 'ToO, Oxford', pt: 'ToO, Oxford' },
    london: { en: 'ToL, London', pt: 'ToL, Londres' },
    manaus: { en: 'ToM, Manaus', pt: 'ToM, Manaus' },
    order: { en: 'vertices', pt: 'vértices' },
    size: { en: 'edges', pt: 'arestas' },
    maxDegree: { en: 'Δ', pt: 'Δ' },
    minDegree: { en: 'δ', pt: 'δ' },
  },
  cells: () => cellsOf(table(rulesOf)),
  check: () => {
    requireHolds(compared(table(asRead)));
    const whole = compared(table(rulesOf), { values: statesOfTwoBalls });
    return atBorder(whole, compared(withoutTwoDiscs(table(rulesOf))));
  },
  erratum: {
    certainty: 'reading',
    where: {
      en: 'Section 6.3, Table 6.1, row ToL with 2 discs',
      pt: 'Seção 6.3, Tabela 6.1, linha ToL com 2 discos',
    },
    printed: {
      en: '10 vertices, 14 edges, largest degree 4, smallest degree 2, connected.',
      pt: '10 vértices, 14 arestas, grau máximo 4, grau mínimo 2, conexo.',
    },
    sure: {
      en: 'The row agrees with Figure 4.8 and its text, so it was not garbled. It is a matter of the capacities: n, n-1, n-2 in the rules, 3, 2, 1 in the row.',
      pt: 'A linha concorda com a Figura 4.8 e com o texto sobre ela; não foi, portanto, alterada. É uma questão de capacidades: n, n-1, n-2 nas regras e 3, 2, 1 na linha.',
    },
    counterexample: {
      en: ({ capacities, states }) =>
        `With capacities ${capacities.join(', ')} the only states are ${states.join(', ')}, joined by two moves of a ball between p0 and p1`,
      pt: ({ capacities, states }) =>
        `Com capacidades ${capacities.join(', ')}, os únicos estados são ${states.join(', ')}, ligados por dois movimentos de uma esfera entre p_0 e p_1.`,
    },
    found: {
      pt: () => 'Todas as células da tabela, a partir dos grafos construídos de dois modos.',
    },
    names: {
      '2 discs': { en: '2 discs', pt: '2 discos' },
      london: { en: 'London', pt: 'Londres' },
      order: { en: 'order', pt: 'vértices' },
      size: { en: 'size', pt: 'arestas' },
      maxDegree: { en: 'largest degree', pt: 'grau máximo Δ' },
      minDegree: { en: 'smallest degree', pt: 'grau mínimo δ' },
      connected: { en: 'connected', pt: 'conexo' },
      yes: { en: 'yes', pt: 'sim' },
      no: { en: 'no', pt: 'não' },
    },
  },
} satisfies TableItem<Case>;
