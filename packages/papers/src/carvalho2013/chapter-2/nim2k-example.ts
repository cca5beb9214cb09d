import { type Checks, cellsOf, compared, conjunction, finite } from '../../check/index.js';
import { printed } from '../../printed.js';
import { isTimesPowerOf2 } from '../evidence/halving-outcomes.js';
import { movesOfHalving } from '../evidence/halving-plays.js';
import { leftmostDigitMoves } from '../evidence/nim-strategies.js';
import { binary, type Computed, playerOf, playTable, replayed } from '../evidence/printed-play.js';

const id = 'carvalho2013/nim2k-example';
const rows = () => printed(id);

/** The methods that find the facts of the play. */
interface Means {
  readonly leftOf: (heap: number) => readonly number[];
  readonly inBinary: (number: number) => string;
  /** The exponent of a power of 2; `null` for other numbers. */
  readonly exponent: (heap: number) => number | null;
}

const byLibrary: Means = {
  leftOf: movesOfHalving['the options of the library'],
  inBinary: (number) => number.toString(2),
  exponent: (heap) => (isTimesPowerOf2(heap, 1) ? heap.toString(2).length - 1 : null),
};

const onPaper: Means = {
  leftOf: movesOfHalving['the rules: less than half is taken'],
  inBinary: binary,
  exponent: (heap) => (Number.isInteger(Math.log2(heap)) ? Math.log2(heap) : null),
};

const factsBy =
  (means: Means) =>
  (moves: readonly Readonly<Record<string, string>>[]): Computed[] => {
    let heap = 100;
    return moves.map((row, move) => {
      const before = heap;
      heap -= Number(row.taken);
      const { leftOf, inBinary, exponent } = means;
      return {
        player: playerOf(move),
        heap: String(before),
        'binary form': inBinary(before),
        power: exponent(before) === null ? 'no' : 'yes',
        exponent: String(exponent(before) ?? 'none'),
        most: String(before - Math.min(...leftOf(before))),
        'taken in binary': inBinary(before - heap),
        to: leftOf(before).includes(heap) ? String(heap) : 'no move',
        'left in binary': inBinary(heap),
        winner: leftOf(heap).length === 0 ? playerOf(move) : 'none',
      };
    });
  };

const table = playTable(
  rows,
  {
    en: 'Every printed move played by the rules, every printed number and binary form',
    pt: 'Todas as jogadas impressas refeitas pelas regras, todos os números e formas binárias impressos',
  },
  {
    'the library: options, binary digits': factsBy(byLibrary),
    'plain rules, halving, logarithms': factsBy(onPaper),
  },
);

/** A plays by the strategy at every turn: by the literal digits, not by the printed numbers. */
const turnsOfA = () =>
  finite<Readonly<Record<string, string>>, number>({
    checked: { en: 'the moves of A by the strategy', pt: 'as jogadas de A pela estratégia' },
    instances: rows().filter(({ player, heap }) => player === 'A' && heap !== '-'),
    stated: ({ to }) => Number(to),
    methods: {
      'the leftmost digit': ({ heap }) => leftmostDigitMoves([Number(heap)])[0][0],
      'the largest power of 2': ({ heap }) => 2 ** Math.floor(Math.log2(Number(heap))),
    },
  });

export default {
  'nim2k-example': {
    cells: () => cellsOf(table),
    check: () =>
      conjunction<unknown>(
        turnsOfA(),
        compared(table, { misprints: ['move 6, binary form', 'move 7, left in binary'] }),
      ),
    found: { pt: () => replayed },
  },
} satisfies Checks;
