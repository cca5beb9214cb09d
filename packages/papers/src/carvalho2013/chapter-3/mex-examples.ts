import { mex } from '@manaus/games';
import {
  type Checks,
  cellsOf,
  compared,
  type PrintedCell,
  type PrintedTable,
  range,
} from '../../check/index.js';
import { printed } from '../../printed.js';

const id = 'carvalho2013/mex-examples';

interface SetCell extends PrintedCell {
  readonly members: readonly number[];
}

/** The least of the numbers 0 to n that is missing from n numbers: one must be. */
const leastMissing = (set: readonly number[]): number =>
  Math.min(...range(0, set.length).filter((value) => !set.includes(value)));

const table: PrintedTable<SetCell> = {
  checked: {
    en: 'all four, by counting up and as a minimum over what is missing',
    pt: 'todos os quatro, contando a partir de zero e como mínimo do que falta',
  },
  printed: () =>
    printed(id).map(({ set, mex: value }) => {
      const members = set === 'none' ? [] : set.split(' ').map(Number);
      return { place: [`{${members.join(', ')}}`], printed: value, members };
    }),
  methods: {
    'counting up': ({ members }) => String(mex(members)),
    'the minimum of what is missing': ({ members }) => String(leastMissing(members)),
  },
};

export default {
  'mex-examples': {
    cells: () => cellsOf(table),
    check: () => compared(table),
  },
} satisfies Checks;
