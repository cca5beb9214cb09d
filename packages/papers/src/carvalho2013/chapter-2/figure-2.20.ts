import { type Heaps, heapGame } from '@manaus/games';
import { heapsFigure } from '@manaus/plot';
import { type Checks, finite } from '../../check/index.js';
import { printed } from '../../printed.js';
import { captions } from '../figures/captions.js';
import { stepOf } from '../figures/nim-positions.js';

const example = 'carvalho2013/nim-example-3';

/** The heaps by the binary forms of the example. */
function byRows(): Heaps {
  const rows = printed(example).find(({ what }) => what === 'rows')?.printed ?? '';
  return rows.split(' ').map((row) => Number.parseInt(row, 2));
}

/** The heaps by the moves of the example, each of which leaves two heaps as they are. */
function byOptions(): Heaps {
  const options = printed(example).filter(({ what }) => what.startsWith('option'));
  return [0, 1, 2].map((place) =>
    Math.max(...options.map(({ printed: option }) => Number(option.split(' ')[place]))),
  );
}

export default {
  'figure-2.20': {
    figure: (language) =>
      heapsFigure({
        title: 'The position (3, 3, 3)',
        steps: [stepOf(heapGame('nim'), [3, 3, 3])],
        language,
      }),
    check: () =>
      finite<string, Heaps>({
        checked: {
          en: 'the caption against the binary forms of the example, and against its moves, each of which leaves two heaps as they are',
          pt: 'a legenda comparada com as formas binárias do exemplo, e com as suas jogadas, cada uma das quais deixa duas pilhas como estão',
        },
        instances: ['2.20'],
        stated: () => captions(20, 20)[0].heaps,
        methods: { 'the binary forms': byRows, 'the moves': byOptions },
      }),
  },
} satisfies Checks;
