import { cellsOf, compared, conjunction, finite, type TableItem } from '../../check/index.js';
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

/** The facts of a move from one heap to another. */
function factsAt(means: Means, before: number, left: number, move: number): Computed {
  const { leftOf, inBinary, exponent } = means;
  return {
    player: playerOf(move),
    heap: String(before),
    'binary form': inBinary(before),
    power: exponent(before) === null ? 'no' : 'yes',
    exponent: String(exponent(before) ?? 'none'),
    most: String(before - Math.min(...leftOf(before))),
    'taken in binary': inBinary(before - left),
    to: leftOf(before).includes(left) ? String(left) : 'no move',
    'left in binary': inBinary(left),
    winner: leftOf(left).length === 0 ? playerOf(move) : 'none',
  };
}

const factsBy =
  (means: Means) =>
  (moves: readonly Readonly<Record<string, string>>[]): Computed[] => {
    let heap = 100;
    return moves.map((row, move) => {
      const before = heap;
      heap -= Number(row.taken);
      return factsAt(means, before, heap, move);
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
  id,
  statement: {
    en: 'The halving game (Nim 2^k) from 100, A first: the eleven printed moves are legal, lead to the printed positions and, where A moves, follow the strategy; the binary forms, the powers of 2 and the largest numbers that may be taken are as printed, and A makes the last move.',
    pt: 'O Nim 2^k a partir de 100, com A começando: as onze jogadas impressas são legais, levam às posições impressas e, nas de A, seguem a estratégia; as formas binárias, as potências de 2 e os maiores números que podem ser retirados são os impressos, e A faz a última jogada.',
  },
  departs: {
    en: '16 is 10000 and 8 is 1000 in binary: each has lost a zero. With that, everything printed of this play is right.',
    pt: 'Em base 2, 16 é 10000 e 8 é 1000; com isso, tudo o mais que está impresso desta partida está certo.',
  },
  uses: ['carvalho2013/nim2k-strategy'],
  recorded: 'misprint',
  columns: ['move', 'what'],
  cells: () => cellsOf(table),
  check: () =>
    conjunction<unknown>(
      turnsOfA(),
      compared(table, { misprints: ['move 6, binary form', 'move 7, left in binary'] }),
    ),
  erratum: {
    certainty: 'transcription',
    where: { en: 'Section 2.6, example, moves 6 and 7', pt: 'Seção 2.6, exemplo, jogadas 6 e 7' },
    printed: { en: '16 = 1000 and 8 = 100 in binary.', pt: '16 = 1000 e 8 = 100 em base 2.' },
    sure: {
      en: 'Each has lost a zero, in print or possibly in the transcription only; the powers 2^4 and 2^3 beside them are right.',
      pt: 'Falta um zero em cada uma, na impressão ou, talvez, apenas na transcrição; as potências 2^4 e 2^3 ao lado estão certas.',
    },
    found: { pt: () => replayed },
    names: {
      'move 6': { en: 'move 6', pt: 'jogada 6' },
      'move 7': { en: 'move 7', pt: 'jogada 7' },
      'binary form': { en: 'binary form', pt: 'forma binária' },
      'left in binary': { en: 'left in binary', pt: 'o que fica, em base 2' },
    },
  },
} satisfies TableItem;
