import { formatLabel, manaus, parseLabel, stacked } from '@manaus/core';
import { boardsFigure } from '@manaus/plot';
import { type Checks, until, upTo } from '../../check/index.js';
import { type ManausState, playedStates, storedStates } from '../evidence/manaus.js';

/**
 * Good states with d_{k+1} on p0, p1, p2, those of M_3^k, and the states of the third kind that the
 * exchange of p0 and p1 carries there.
 */
type Cases = {
  readonly onFirst: number;
  readonly onMiddle: number;
  readonly onLast: number;
  readonly ofSmaller: number;
  readonly carried: number;
};

const goodWith = (states: readonly ManausState[], peg: number) =>
  states.filter(({ good, pegOf }) => good && pegOf[pegOf.length - 1] === peg);

/** The label without the largest disc, p0 and p1 exchanged. */
const carried = ({ pegOf }: ManausState): string =>
  formatLabel(
    stacked(
      pegOf.slice(0, -1).map((peg) => [1, 0, 2][peg]),
      3,
    ),
  );

const cases =
  (statesOf: typeof storedStates) =>
  (k: number): Cases => {
    const states = statesOf(k + 1);
    const smaller = statesOf(k).filter(({ good }) => good);
    const labels = new Set(smaller.map(({ label }) => label));
    return {
      onFirst: goodWith(states, 0).length,
      onMiddle: goodWith(states, 1).length,
      onLast: goodWith(states, 2).length,
      ofSmaller: smaller.length,
      carried: goodWith(states, 2).filter((state) => labels.has(carried(state))).length,
    };
  };

export default {
  'figure-5.11': {
    figure: (language) => {
      const rules = manaus(4);
      const good = (peg: number) => goodWith(storedStates(4), peg).length;
      const boards = [
        {
          state: parseLabel(rules, '4/13/2'),
          heading: '(a) the largest disc on p0',
          notes: [`all ${good(0)} such states are good`],
        },
        {
          state: parseLabel(rules, '/123/4'),
          heading: '(b) the largest disc on p2',
          notes: [`${good(2)} such states are good, as of M₃³`],
        },
      ];
      return boardsFigure({
        rules,
        boards,
        title: 'Manaus with k + 1 = 4 discs: the two cases of the proof',
        width: 800,
        language,
      });
    },
    check: upTo<Cases>({ from: 2, quick: 7, full: 10 }, (most) => ({
      checked: {
        en: `k = 2 to ${most}: good states by search (to k = 8 by two), counted by the peg of the largest disc, and carried one by one to the game with k discs`,
        pt: `k = 2 a ${most}: os estados bons por busca (até k = 8 por duas), contados pelo pino do maior disco, e levados um a um ao jogo com k discos`,
      },
      stated: (k) => ({
        onFirst: 3 ** k - 1,
        onMiddle: 0,
        onLast: (3 ** k - 1) / 2 - k,
        ofSmaller: (3 ** k - 1) / 2 - k,
        carried: (3 ** k - 1) / 2 - k,
      }),
      methods: {
        'distances in the stored graph': cases(storedStates),
        'play backwards by the plain rules': until<Cases>(8, cases(playedStates)),
      },
    })),
  },
} satisfies Checks;
