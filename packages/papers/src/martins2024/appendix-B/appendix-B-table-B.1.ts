import {
  type Checks,
  cellsOf,
  compared,
  conjunction,
  finite,
  type PrintedCell,
  type PrintedTable,
} from '../../check/index.js';
import { printed } from '../../printed.js';
import { countedTo, digitsOf, grayByFormula, grayByReflection } from '../evidence/binary.js';

type NumberCell = PrintedCell & { readonly value: number; readonly isGray: boolean };

const table: PrintedTable<NumberCell> = {
  checked: {
    en: '32 cells, the code by reflection and by a formula, the digits by counting and by division',
    pt: '32 células, o código por reflexão e por uma fórmula, os dígitos por contagem e por divisão',
  },
  printed: () =>
    printed('martins2024/table-B.1').flatMap(({ decimal, binary, gray }) => [
      { place: [decimal, 'binary'], printed: binary, value: Number(decimal), isGray: false },
      { place: [decimal, 'Gray'], printed: gray, value: Number(decimal), isGray: true },
    ]),
  methods: {
    'by counting and by reflection': ({ value, isGray }) =>
      isGray ? grayByReflection(value, 4) : countedTo(value, 4),
    'by division and by a formula': ({ value, isGray }) =>
      isGray ? grayByFormula(value, 4) : digitsOf(value, 4),
  },
};

/** Two printed words, one after the other. */
type Step = { readonly before: string; readonly word: string };

function steps(): Step[] {
  const words = printed('martins2024/table-B.1').map(({ gray }) => gray);
  return words.slice(1).map((word, i) => ({ before: words[i], word }));
}

/** The ones of the exclusive or of two words as numbers. */
function onesOf({ before, word }: Step): number {
  let [rest, ones] = [Number.parseInt(before, 2) ^ Number.parseInt(word, 2), 0];
  for (; rest > 0; rest &= rest - 1) ones++;
  return ones;
}

export default {
  'appendix-B/table-B.1': {
    cells: () => cellsOf(table),
    check: () =>
      conjunction<unknown>(
        compared(table),
        finite<Step, number>({
          checked: {
            en: 'The digits that change between the printed words',
            pt: 'Os dígitos que mudam entre as palavras impressas',
          },
          instances: steps(),
          stated: () => 1,
          methods: {
            'digit by digit': ({ before, word }) =>
              [...word].filter((digit, at) => digit !== before[at]).length,
            'the exclusive or of the numbers': onesOf,
          },
        }),
      ),
  },
} satisfies Checks;
