import { formatLabel, stacked } from '@manaus/core';
import { type Checks, general, misprint, range, withValues } from '../../check/index.js';
import { type ManausState, manausByRules, storedStates } from '../evidence/manaus.js';

/**
 * A state with the disc of the proof on p1, the state with p0 and p1 exchanged, and the peg of the
 * disc there.
 */
type Pair = { readonly state: string; readonly exchanged: string; readonly peg: number };

type Case = Pair & { readonly discs: number };

type Pegs = ManausState['pegOf'];

/** The peg of the largest disc outside p2. */
const pegOfLargestOutside = (pegs: Pegs): number => [...pegs].reverse().find((p) => p !== 2) ?? -1;

function pairOf(pegs: Pegs): Pair {
  const exchanged = pegs.map((peg) => [1, 0, 2][peg]);
  return {
    state: formatLabel(stacked(pegs, 3)),
    exchanged: formatLabel(stacked(exchanged, 3)),
    peg: pegOfLargestOutside(exchanged),
  };
}

/** The pairs of all states with disc n on p2 and that disc on p1. */
const pairs = (states: readonly Pegs[]): Pair[] =>
  states
    .filter((pegs) => pegs[pegs.length - 1] === 2 && pegOfLargestOutside(pegs) === 1)
    .map(pairOf)
    .sort((a, b) => (a.state < b.state ? -1 : 1));

const methods = {
  'the states of the stored graph': (n: number) => pairs(storedStates(n).map(({ pegOf }) => pegOf)),
  'the states of the plain rules': (n: number) =>
    pairs([...manausByRules(n).values()].map(({ pegOf }) => pegOf)),
};

const allOn = (wanted: number, most: number) =>
  general<number, Pair[]>({
    checked: {
      en: `n = 3 to ${most}: all states with disc n on p2 and the largest disc outside p2 on p1, and the same with p0 and p1 exchanged`,
      pt: `n = 3 a ${most}: todos os estados com o disco n em p2 e o maior disco fora de p2 em p1, e o mesmo com p0 e p1 trocados`,
    },
    instances: range(3, most),
    satisfies: (found) => found.every(({ peg }) => peg === wanted),
    methods,
  });

export default {
  'theorem-6/symmetric-case': (effort) => {
    const most = effort === 'quick' ? 7 : 9;
    return withValues(
      misprint(allOn(2, most), allOn(0, most)),
      ({ instance: discs, computed: [first] }): Case => ({ discs, ...first }),
    );
  },
} satisfies Checks;
