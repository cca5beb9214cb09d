import { bucharest, factorial, hanoi, london, oxford, type TowerRules } from '@manaus/core';
import { size } from '@manaus/graph';
import { type Checks, finite, type ItemCheck, withValues } from '../../check/index.js';
import { printed } from '../../printed.js';
import { plainTower, storedTower } from '../evidence/towers.js';

/** The vertices and edges of a graph. */
type Counts = { readonly order: number; readonly size: number };

/** A tower, and the counts that the work gives for its graph; that of edges where it gives one. */
interface Model {
  readonly rules: TowerRules;
  readonly order: number;
  readonly size: number | null;
}

interface Cell {
  readonly tower: string;
  readonly printed: string;
  readonly model: Model;
}

type Case = {
  readonly cells: readonly {
    readonly tower: string;
    readonly order: number;
    readonly size: number | null;
  }[];
};

const DISCS = 3;

/** H_p^n by section 3.4 of the work. */
const hanoiModel = (p: number): Model => ({
  rules: hanoi(DISCS, { pegs: p }),
  order: p ** DISCS,
  size: (((p * (p - 1)) / 2) * (p ** DISCS - (p - 2) ** DISCS)) / 2,
});

/** The models of the work: a path of Bucharest, theorem 2 on Oxford, figure 4.8 of London. */
const models: Readonly<Record<string, Model>> = {
  Hanoi: hanoiModel(3),
  Bucharest: { rules: bucharest(DISCS), order: 3 ** DISCS, size: 3 ** DISCS - 1 },
  Oxford: {
    rules: oxford(DISCS),
    order: Number(factorial(DISCS + 2)) / 2,
    size: null,
  },
  London: { rules: london(DISCS), order: 36, size: 54 },
  Reve: hanoiModel(4),
  'Multi-peg': hanoiModel(5),
};

const cells = (): Cell[] =>
  printed('martins2024/table-4.1-graph-model').map(({ tower, model }) => ({
    tower,
    printed: model,
    model: models[tower],
  }));

function inStoredGraph({ model }: Cell): Counts {
  const { graph } = storedTower(model.rules);
  return { order: graph.order, size: size(graph) };
}

function byRules({ model }: Cell): Counts {
  const next = [...plainTower(model.rules).values()];
  return { order: next.length, size: next.flat().length / 2 };
}

/** `yes` if the counts of the work are those of the tower. */
const judged =
  (count: (cell: Cell) => Counts) =>
  (cell: Cell): string => {
    const { order, size } = count(cell);
    const { model } = cell;
    return order === model.order && size === (model.size ?? size) ? 'yes' : 'no';
  };

const check = () =>
  withValues(
    finite<Cell, string>({
      checked: {
        en: `the graphs that the work defines in sections 3.4 to 4.4, with ${DISCS} discs, on 4 and 5 pegs too: their order and size against the stored graphs and the plain rules`,
        pt: `os grafos que o trabalho define nas seções 3.4 a 4.4, com ${DISCS} discos, também com 4 e 5 pinos: ordem e tamanho comparados com os grafos armazenados e com as regras`,
      },
      instances: cells(),
      stated: ({ printed }) => printed,
      methods: {
        'the stored graphs': judged(inStoredGraph),
        'the plain rules': judged(byRules),
      },
    }),
    (): Case => ({
      cells: cells()
        .filter((cell) => cell.printed !== judged(inStoredGraph)(cell))
        .map(({ tower, model: { order, size } }) => ({ tower, order, size })),
    }),
  );

const pegs: Readonly<Record<string, number>> = { Reve: 4, 'Multi-peg': 5 };

export default {
  'table-4.1/graph-model': {
    check,
    counterexample: {
      en: ({ cells }) =>
        cells
          .map(
            ({ tower, order, size }) =>
              `${tower}: printed no; H_${pegs[tower]}^${DISCS} of section 3.4 is its graph, with ${order} vertices and ${size} edges`,
          )
          .join('; '),
      pt: ({ cells }) =>
        `${cells
          .map(
            ({ tower, order, size }) =>
              `${names[tower]}: impresso não; H_${pegs[tower]}^${DISCS} da Seção 3.4 é o seu grafo, de ${order} vértices e ${size} arestas`,
          )
          .join('; ')}.`,
    },
    found: {
      pt: () =>
        `Ordem e tamanho dos grafos que o trabalho define, com ${DISCS} discos, comparados com os grafos armazenados e com as regras.`,
    },
  } satisfies ItemCheck<Case>,
} satisfies Checks;

const names: Readonly<Record<string, string>> = { Reve: 'Reve', 'Multi-peg': 'Multipino' };
