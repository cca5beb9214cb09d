import { type Checks, certified, conjunction, general, range } from '../../check/index.js';
import { triangleNumberBySearch, triangleNumberWithoutSearch } from '../evidence/seventeen.js';
import { endsWithoutTriangle, playToTheEnd, type Turns } from '../evidence/triangle-plays.js';

/** R_1, R_2 and R_3. */
const forced = [3, 6, 17];

type Table = { readonly players: number; readonly points: number };

/** On fewer points some play ends without a triangle. */
const fewer = () =>
  certified<Table, Turns>({
    checked: {
      en: 'n = 1 to 3: on each number of points below R_n a play to the last edge, from all colorings or from parts of that of K_16, played by turns',
      pt: 'n = 1 a 3: em cada número de pontos menor que R_n, uma partida até a última aresta, a partir de todas as colorações ou de partes da de K_16, jogada por turnos',
    },
    instances: forced.flatMap((number, i) =>
      range(1, number - 1).map((points) => ({ players: i + 1, points })),
    ),
    find: ['colorings put in turns', ({ players, points }) => playToTheEnd(points, players)],
    verify: [
      'the play by turns',
      ({ players, points }, turns) => endsWithoutTriangle(points, players, turns),
    ],
  });

/** On R_n points no coloring, so no play, is without a triangle. */
const onForced = () =>
  general<number, number>({
    checked: { en: 'on R_n points no coloring at all', pt: 'em R_n pontos, nenhuma coloração' },
    instances: range(1, 3),
    stated: (players) => forced[players - 1],
    methods: {
      'a complete search': triangleNumberBySearch,
      'all colorings, and the steps of the argument': triangleNumberWithoutSearch,
    },
  });

export default {
  'ramsey-game-n-players': () => conjunction<unknown>(fewer(), onForced()),
} satisfies Checks;
