import { hanoi } from '@manaus/core';
import { type FigureItem, finite } from '../../check/index.js';
import { drawPlay, illegalStep } from '../../shared/figures/plays.js';
import { perfectLabel } from '../evidence/minimum-moves.js';
import { labelOf, optimalPlay, recursivePlay } from '../evidence/optimal-play.js';
import { playedSolution } from '../evidence/played-solution.js';

/** A solution: its states, and whether the rules allow every step. */
type Solution = {
  readonly play: readonly string[];
  readonly first: string;
  readonly last: string;
  readonly moves: number;
  readonly isLegal: boolean;
};

const solution = (play: readonly string[]): Solution => ({
  play,
  first: play[0],
  last: play[play.length - 1],
  moves: play.length - 1,
  isLegal: illegalStep(hanoi(3), play) === null,
});

export default {
  id: 'martins2024/figure-3.2',
  statement: {
    en: 'Hanoi with 3 discs on 3 pegs is solved from 123// to //123 by 7 legal moves, and by no fewer.',
    pt: 'Hanói com 3 discos em 3 pinos se resolve de 123// a //123 com 7 movimentos legais, e não com menos.',
  },
  departs: {
    en: 'The boards of the print are lost: what is drawn is the one solution of least length.',
    pt: 'Os tabuleiros do impresso se perderam: o que se desenha é a única solução mínima.',
  },
  caption: 'Hanoi: the board with 3 pegs, and the solution with 3 discs from p0 to p2',
  towers: ['hanoi'],
  uses: ['martins2024/table-3.1', 'martins2024/algorithm-1'],
  rebuilt: true,
  recorded: 'holds',
  figure: () =>
    drawPlay(hanoi(3), optimalPlay(3).map(labelOf), 'Hanoi, 3 discs: the solution from p0 to p2'),
  check: () =>
    finite<number, Solution>({
      checked: {
        en: 'the solution by search, by play of the plain rules and by the recursion: its states, its length, every step by the rules',
        pt: 'a solução por busca, jogando pelas regras e pela recursão: os seus estados, o seu comprimento, cada passo pelas regras',
      },
      instances: [3],
      stated: (n) => ({
        first: perfectLabel(hanoi(n)),
        last: perfectLabel(hanoi(n), 2),
        moves: 7,
        isLegal: true,
      }),
      methods: {
        'the shortest solution by search': (n) => solution(optimalPlay(n).map(labelOf)),
        'play of the plain rules, back from the goal': (n) => solution(playedSolution(n)),
        'the solution by recursion': (n) => solution(recursivePlay(n).map(labelOf)),
      },
    }),
} satisfies FigureItem;
