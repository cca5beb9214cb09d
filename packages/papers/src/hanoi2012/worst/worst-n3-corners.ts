import { type Checks, finite } from '../../check/index.js';
import { after, lettersOf, pegsAt } from '../evidence/iterative.js';
import { stepsOnNumbers, worstStates } from '../evidence/worst.js';

/** The ends of the parts of the path, where disc 3 moves, and the different states of each. */
type Parts = { readonly ends: readonly string[]; readonly states: readonly number[] };

function parts(path: readonly string[]): Parts {
  const cuts = path.flatMap((state, i) => (i > 0 && state[2] !== path[i - 1][2] ? [i] : []));
  const pieces = [0, ...cuts].map((from, i) => path.slice(from, cuts[i]));
  return {
    ends: pieces.map((piece) => `${piece[0]}-${piece[piece.length - 1]}`),
    states: pieces.map((piece) => new Set(piece).size),
  };
}

function onNumbers(discs: number): string[] {
  const ranks = [0];
  for (const move of stepsOnNumbers(discs)) ranks.push(after(ranks[ranks.length - 1], move));
  return ranks.map((rank) => lettersOf(pegsAt(rank, discs)));
}

export default {
  'worst-n3-corners': () =>
    finite<number, Parts>({
      checked: {
        en: 'the recursive worst solution, and the iterative one on numbers, cut where disc 3 moves, the states of each part counted',
        pt: 'a pior solução recursiva, e a iterativa em números, cortada onde o disco 3 se move, com os estados de cada parte contados',
      },
      instances: [3],
      stated: () => ({ ends: ['AAA-CCA', 'CCB-AAB', 'AAC-CCC'], states: [9, 9, 9] }),
      methods: {
        'the recursive worst solution': (discs) => parts(worstStates(discs)),
        'the iterative steps on numbers': (discs) => parts(onNumbers(discs)),
      },
    }),
} satisfies Checks;
