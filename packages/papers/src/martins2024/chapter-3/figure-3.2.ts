import { hanoi } from '@manaus/core';
import { type Checks, finite } from '../../check/index.js';
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
  'figure-3.2': {
    figure: (language) =>
      drawPlay(
        language,
        hanoi(3),
        optimalPlay(3).map(labelOf),
        'Hanoi, 3 discs: the solution from p0 to p2',
      ),
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
  },
} satisfies Checks;
