import { namedTowers, type TowerRules } from '@manaus/core';
import { type Csr, connectedComponents, degreeDistribution, size, toCsr } from '@manaus/graph';
import { towerGraph } from '@manaus/kernels';
import {
  atBorder,
  type Checks,
  cellsOf,
  compared,
  type ItemCheck,
  type PrintedTable,
  requireHolds,
  source,
} from '../../check/index.js';
import { printed } from '../../printed.js';
import { plainGraph } from '../../shared/played.js';
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
const byRules = (rules: TowerRules): Row => rowOf(plainGraph(rules));

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
  'table-6.1': {
    cells: () => cellsOf(table(rulesOf)),
    check: () => {
      requireHolds(compared(table(asRead)));
      const whole = compared(table(rulesOf), { values: statesOfTwoBalls });
      return atBorder(whole, compared(withoutTwoDiscs(table(rulesOf))));
    },
  } satisfies ItemCheck<Case>,
} satisfies Checks;
