import { type Heaps, heapGame } from '@manaus/games';
import { conjunction, finite, type ItemCheck, range } from '../../check/index.js';
import { printed } from '../../printed.js';
import { unordered } from '../evidence/heap-positions.js';
import { isLowered } from '../evidence/marked-outcomes.js';
import { replay, takenAway } from '../evidence/printed-play.js';
import { drawPlay } from './nim-positions.js';

const start: Heaps = [3, 5, 7];

/** The content of a figure by its caption, as numbers of blocks. */
interface Caption {
  readonly figure: string;
  readonly heaps: Heaps;
}

/** The captions of the figures from one to another. */
export const captions = (first: number, last: number): Caption[] =>
  printed('carvalho2013/figure-2.5-2.26')
    .filter(({ figure }) => range(first, last).includes(Number(figure.slice(2))))
    .map(({ figure, heaps }) => ({ figure, heaps: heaps.split(' ').map(Number) }));

/** A play whose positions are shown. */
interface Play {
  readonly first: number;
  readonly last: number;
  readonly example: string;
  readonly misere?: boolean;
  readonly winner: string;
}

type Move = { readonly before: Heaps; readonly after: Heaps };

/** The printed moves of an example. */
const movesOf = (example: Play['example']) => printed(`carvalho2013/${example}`);

/** The captions are the positions of the play. */
const arePlayed = (example: Play['example'], shown: readonly Heaps[]) =>
  finite<string, readonly Heaps[]>({
    checked: {
      en: 'each caption against the position found by playing the printed moves',
      pt: 'cada legenda comparada com a posição que se obtém jogando as jogadas impressas',
    },
    instances: [example],
    stated: () => shown,
    methods: {
      'the printed moves by the rules': () =>
        replay(start, movesOf(example)).map(({ heaps }) => heaps),
      'the printed numbers taken away': () => takenAway(start, movesOf(example)).slice(0, -1),
    },
  });

/** Each caption is made from the one before by a move; of the printed moves nothing is known. */
const followByMoves = (shown: readonly Heaps[]) =>
  finite<Move, boolean>({
    checked: {
      en: 'Each caption against the one before by the rules',
      pt: 'Cada legenda comparada com a anterior pelas regras',
    },
    instances: shown.slice(1).map((after, i) => ({ before: shown[i], after })),
    stated: () => true,
    methods: {
      'the options of the library': ({ before, after }) =>
        heapGame('nim')
          .options(before)
          .some((next) => unordered(next) === unordered(after)),
      'one heap lowered, up to their order': ({ before, after }) => isLowered(before, after),
    },
  });

/** A play from (3, 5, 7), a figure before each of its moves. */
export const playFigure = (play: Play): ItemCheck => ({
  figure: (language) => {
    const { first, last, example, winner, misere: isMisere = false } = play;
    return drawPlay(
      language,
      isMisere ? heapGame('nim').misere : heapGame('nim'),
      start,
      movesOf(example),
      captions(first, last).map(({ figure }) => figure),
      `A play of ${isMisere ? 'misère Nim' : 'Nim'} from (3, 5, 7), won by ${winner}`,
    );
  },
  check: () => {
    const shown = captions(play.first, play.last).map(({ heaps }) => heaps);
    return conjunction<unknown>(arePlayed(play.example, shown), followByMoves(shown));
  },
});
