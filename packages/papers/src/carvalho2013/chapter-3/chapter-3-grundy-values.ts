import { remembered } from '@manaus/core/internals';
import { type Checks, conjunction, finite, general, range } from '../../check/index.js';
import { type SmallGame, smallGames, splitsByTrial } from '../evidence/small-games.js';

/** The Grundy values by their definition: the least that no option has. */
function byMex({ options }: SmallGame): number[] {
  const values: number[] = [];
  for (const own of options) {
    const taken = own.map((next) => values[next]);
    values.push(range(0, own.length).find((value) => !taken.includes(value)) ?? own.length);
  }
  return values;
}

/** The least heap of Nim beside which a position is a P-position of the sum of both games. */
function byHeaps({ options }: SmallGame): number[] {
  const isP = remembered(
    (at: number, heap: number): boolean =>
      !options[at].some((next) => isP(next, heap)) &&
      !range(0, heap - 1).some((left) => isP(at, left)),
  );
  return options.map((own, at) => range(0, own.length).find((heap) => isP(at, heap)) ?? -1);
}

const methods = { 'least excluded values': byMex, 'beside heaps of Nim': byHeaps };

/** Nim with one heap of at most two blocks. */
const heapOfTwo: SmallGame = { options: [[], [0], [0, 1]], convention: 'normal' };

/** The positions of value 0 are the P-positions of the only split that obeys the rules. */
const zeroIsLost = (most: number) =>
  general<SmallGame, number[]>({
    checked: {
      en: `all games of 1 to ${most} positions: the values as least excluded ones and beside heaps of Nim, against the only split into P and N`,
      pt: `todos os jogos de 1 a ${most} posições: os valores como os menores excluídos e ao lado de pilhas do Nim, comparados com a única divisão em P e N`,
    },
    instances: smallGames(most, 'normal'),
    satisfies: (values, game) => {
      const [split, ...others] = splitsByTrial(game, 'every N-position');
      return others.length === 0 && split.every((isP, at) => isP === (values[at] === 0));
    },
    methods,
  });

const heapsHaveTheirSize = () =>
  finite<SmallGame, number[]>({
    checked: {
      en: 'the heaps 1 and 2 of Nim, which have the values 1 and 2',
      pt: 'as pilhas 1 e 2 do Nim, que têm os valores 1 e 2',
    },
    instances: [heapOfTwo],
    stated: () => [0, 1, 2],
    methods,
  });

export default {
  'chapter-3/grundy-values': (effort) =>
    conjunction<unknown>(zeroIsLost(effort === 'quick' ? 4 : 5), heapsHaveTheirSize()),
} satisfies Checks;
