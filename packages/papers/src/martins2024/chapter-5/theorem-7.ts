import { formatLabel, hanoi } from '@manaus/core';
import { storeTower } from '@manaus/lab';
import { type Checks, range, source, until, upTo } from '../../check/index.js';
import { movesByPlaying } from '../../shared/figures/plays.js';
import {
  goalLabel,
  labelsWhere,
  type ManausState,
  mostMoves,
  playedStates,
  storedStates,
} from '../evidence/manaus.js';

/**
 * The largest number of moves that a good state needs, from where it is needed, and the moves from
 * there in Hanoi.
 */
type Worst = {
  readonly most: number;
  readonly farthest: readonly string[];
  readonly inHanoi: number;
};

/**
 * The work's worst start: discs 1 and 2 on p1 and p0, in the order that the parity of n wants, all
 * others on p2.
 */
function worstStart(discs: number): string {
  const [first, second] = discs % 2 === 0 ? [2, 1] : [1, 2];
  return formatLabel([[first], [second], range(3, discs)]);
}

function worst(states: readonly ManausState[]): Omit<Worst, 'inHanoi'> {
  const most = mostMoves(states);
  return { most, farthest: labelsWhere(states, ({ moves }) => moves === most) };
}

const toFirstPeg = (discs: number) => hanoi(discs, { goal: goalLabel(discs) });

/** The same path in the graph of Hanoi, where it runs along a side of the triangle. */
const inStoredHanoi = source('stored graph of Hanoi', (discs: number): number => {
  const { distances, vertex } = storeTower(toFirstPeg(discs));
  return distances[vertex(worstStart(discs))];
});

const inPlayedHanoi = source(
  'Hanoi by the plain rules',
  (discs: number): number =>
    movesByPlaying(toFirstPeg(discs), goalLabel(discs)).get(worstStart(discs)) ?? -1,
);

export default {
  'theorem-7': upTo<Worst>({ from: 2, quick: 9, full: 12 }, (most) => ({
    checked: {
      en: `distances of all states from the goal, n = 2 to ${most}, in the stored graph and to n = 9 by playing backwards; to n = 10 the distance of the worst start in H_3^n as well`,
      pt: `as distâncias de todos os estados ao objetivo, n = 2 a ${most}, no grafo armazenado e até n = 9 jogando para trás; até n = 10 também a distância do pior início em H_3^n`,
    },
    stated: (n) => ({
      most: 2 ** n - 3,
      farthest: [worstStart(n)],
      ...(n <= 10 && { inHanoi: 2 ** n - 3 }),
    }),
    methods: {
      'distances in the stored graphs': (n) => ({
        ...worst(storedStates(n)),
        ...(n <= 10 && { inHanoi: inStoredHanoi(n) }),
      }),
      'play backwards by the plain rules': until<Worst>(9, (n) => ({
        ...worst(playedStates(n)),
        ...(n <= 8 && { inHanoi: inPlayedHanoi(n) }),
      })),
    },
  })),
} satisfies Checks;
