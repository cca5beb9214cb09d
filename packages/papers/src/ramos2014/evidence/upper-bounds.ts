import { general, type PrintedCell, type PrintedTable, withComma } from '../../check/index.js';
import { printed } from '../../printed.js';
import { exponentOf, growths, type Work } from './block-growth.js';

/** The exponent of an upper bound: 2 for O(n^2 log n); `null` where the print names none. */
const boundOf = (text: string): number | null =>
  text.startsWith('O(n^2') ? 2 : text.startsWith('O(n') ? 1 : null;

let memory: Map<string, Work[]> | null = null;
function measured(): ReadonlyMap<string, Work[]> {
  memory ??= new Map(Object.entries(growths).map(([problem, grow]) => [problem, grow()]));
  return memory;
}

/**
 * Blocks and arcs of BLOXORZ-- are at most 15n, states of the others at most 12 n^2: more would
 * refute a bound.
 */
const most = 15;

const printedCells = (): PrintedCell[] =>
  printed('ramos2014/table').flatMap(({ problem, decision, min }) => [
    { place: [problem, 'decision'], printed: decision },
    { place: [problem, 'min'], printed: min },
  ]);

const workOf = ({ place, printed: bound }: PrintedCell): readonly Work[] =>
  boundOf(bound) === null ? [] : (measured().get(place[0]) ?? []);

/** All cells; of upper bounds with the growth that was found. */
export const boundsTable: PrintedTable<PrintedCell> = {
  checked: {
    en: 'states gone through on a family of levels of growing size',
    pt: 'estados percorridos em uma família de fases de tamanho crescente',
  },
  printed: printedCells,
  methods: {
    'states gone through': (cell) => {
      const work = workOf(cell);
      return work.length === 0
        ? 'not computable'
        : `states grow as n^${exponentOf(work).toFixed(2)}`;
    },
  },
};

/** The exponents of the growths found. */
const fitted = (): string =>
  [...measured()]
    .map(([problem, work]) => `${problem} n^${exponentOf(work).toFixed(2)}`)
    .join(', ');

/** No family of levels makes a search go through more states than a bound allows. */
export const withinBounds = () =>
  general({
    checked: {
      en: `states gone through on a family of levels of growing size, at most ${most} times the bound, fitted: ${fitted()}`,
      pt: `estados percorridos em uma família de fases de tamanho crescente, no máximo ${most} vezes o limite, ajustados: ${withComma(fitted())}`,
    },
    instances: printedCells().filter((cell) => workOf(cell).length > 0),
    stated: () => [],
    methods: {
      'states gone through': (cell) =>
        workOf(cell)
          .filter(([n, states]) => states > most * n ** (boundOf(cell.printed) ?? 0))
          .map(([n, states]) => [n, states]),
    },
  });
