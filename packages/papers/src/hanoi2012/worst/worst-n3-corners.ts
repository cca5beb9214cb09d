import { finite, type Item } from '../../check/index.js';
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
  id: 'hanoi2012/worst-n3-corners',
  statement: {
    en: 'With 3 discs the longest path goes from AAA to CCA through all states of the upper triangle, a graph of order 2, then from CCB to AAB through those of the next, then from AAC to CCC through those of the last.',
    pt: 'Com 3 discos o caminho mais longo vai de AAA a CCA por todos os estados do triângulo superior, um grafo de ordem 2, depois de CCB a AAB pelos do seguinte, depois de AAC a CCC pelos do último.',
  },
  departs: {
    en: 'The text refers to figure 18; the graph of 3 discs is figure 15. That the path is the only one is an item of its own.',
    pt: 'O texto remete à figura 18; o grafo de 3 discos é a figura 15. Que o caminho é o único é um item à parte.',
  },
  uses: ['hanoi2012/worst-recursive', 'hanoi2012/longest-path'],
  recorded: 'holds',
  check: () =>
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
} satisfies Item;
