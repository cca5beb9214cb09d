import type { TowerAlgorithm } from '../../algorithm.js';
import { type Checks, finite, type ItemCheck, withValues } from '../../check/index.js';
import { printed } from '../../printed.js';
import algorithm1 from '../algorithms/algorithm-1.js';
import algorithm2 from '../algorithms/algorithm-2.js';
import algorithm5 from '../algorithms/algorithm-5.js';
import algorithm6 from '../algorithms/algorithm-6.js';
import algorithm7 from '../algorithms/algorithm-7.js';
import algorithm8 from '../algorithms/algorithm-8.js';
import algorithm9 from '../algorithms/algorithm-9.js';

/** A cell of the row, and the algorithms of the work that solve its tower. */
interface Cell {
  readonly tower: string;
  readonly printed: string;
  readonly algorithms: readonly TowerAlgorithm[];
}

type Case = { readonly cells: readonly (Cell & { readonly computed: string })[] };

const algorithms: Readonly<Record<string, readonly TowerAlgorithm[]>> = {
  Hanoi: [algorithm1, algorithm2],
  Bucharest: [algorithm5, algorithm6],
  Oxford: [algorithm8, algorithm9],
  London: [algorithm7],
};

const DISCS = 4;

/** True if the algorithm calls itself when it runs. */
function isRecursive({ starts, literal }: TowerAlgorithm): boolean {
  const [start] = starts(DISCS);
  return literal(start).calls > 0;
}

const forms =
  (isRecursive: (algorithm: TowerAlgorithm) => boolean) =>
  ({ algorithms }: Pick<Cell, 'algorithms'>): string => {
    const found = new Set<string>(algorithms.map((each) => (isRecursive(each) ? 'rec' : 'ite')));
    return ['rec', 'ite'].filter((form) => found.has(form)).join('/') || '-';
  };

const cells = (): Cell[] =>
  printed('martins2024/table-4.1-algorithm').map(({ tower, algorithm }) => ({
    tower,
    printed: algorithm,
    algorithms: algorithms[tower],
  }));

const check = () =>
  withValues(
    finite<Cell, string>({
      checked: {
        en: `algorithms 1, 2 and 5 to 9, run as printed with ${DISCS} discs: recursive are those that call themselves, and those whose title says so`,
        pt: `os algoritmos 1, 2 e 5 a 9, executados como impressos com ${DISCS} discos: recursivos são os que chamam a si mesmos, e aqueles cujo título o diz`,
      },
      instances: cells(),
      stated: ({ printed }) => printed,
      methods: {
        'calls counted as the algorithms run': forms(isRecursive),
        'the titles of the algorithms': forms(({ title }) => title.endsWith('recursive')),
      },
    }),
    (): Case => ({
      cells: cells()
        .map((cell) => ({ ...cell, computed: forms(isRecursive)(cell) }))
        .filter(({ printed, computed }) => printed !== computed),
    }),
  );

const numbers = ({ algorithms }: Cell): string =>
  algorithms.map(({ id }) => id.replace(/.*-/, '')).join(', ');

const names: Readonly<Record<string, string>> = {
  Hanoi: 'Hanói',
  Bucharest: 'Bucareste',
  Oxford: 'Oxford',
  London: 'Londres',
};

export default {
  'table-4.1/algorithm': {
    check,
    counterexample: {
      en: ({ cells }) =>
        cells
          .map(
            (cell) =>
              `${cell.tower}: printed ${cell.printed}, the work's own ${cell.computed} (algorithms ${numbers(cell)})`,
          )
          .join('; '),
      pt: ({ cells }) =>
        `${cells
          .map(
            (cell) =>
              `${names[cell.tower]}: impresso ${cell.printed}, no próprio trabalho ${cell.computed} (algoritmos ${numbers(cell)})`,
          )
          .join('; ')}.`,
    },
    found: {
      pt: () =>
        `Algoritmos 1, 2 e 5 a 9 executados como impressos, com ${DISCS} discos; recursivos são os que chamam a si mesmos, e os que o título assim chama.`,
    },
  } satisfies ItemCheck<Case>,
} satisfies Checks;
