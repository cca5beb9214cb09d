import { sum } from '@manaus/core/internals';
import { simClassCounts, simCounts, solveSim, verifySimStrategy } from '@manaus/games';
import { type Checks, finite, type Methods, source } from '../../check/index.js';

/**
 * Whether the second player wins, and the positions without a triangle by moves, up to renaming the
 * points.
 */
type Sim = { readonly secondWins: boolean; readonly classes: readonly number[] };

/**
 * A certificate, which stands by itself: whoever finds it, playing it against everybody is a proof.
 */
type Strategy = Parameters<typeof verifySimStrategy>[0];

let solution: ReturnType<typeof solveSim> | undefined;
const solved = source('Sim solved up to renaming', () => {
  solution ??= solveSim();
  return solution;
});

let counts: ReturnType<typeof simCounts> | undefined;
const counted = source('Sim by brute force', () => {
  counts ??= simCounts();
  return counts;
});

const methods: Methods<Strategy, Sim> = {
  'solved up to renaming the points': () => ({
    secondWins: solved().outcome(0, 0) === 'P',
    classes: solved().classes,
  }),
  'brute force': () => ({ secondWins: !counted().wins(0, 0) }),
  'the strategy, played against every first player': (strategy) => ({
    secondWins: verifySimStrategy(strategy).holds,
  }),
  'Burnside’s lemma': () => ({ classes: simClassCounts() }),
};

export default {
  'sim-second-player': () => {
    const { classes, reply } = solved();
    const played = verifySimStrategy(reply).positions;
    return finite<Strategy, Sim>({
      checked: {
        en: `solved up to renaming the points (${sum(classes)} classes of positions without a triangle, by moves ${classes.join(', ')}, as Burnside’s lemma counts), and by brute force over all ${sum(counted().positions)}; the strategy found was played against every first player, in ${played} positions`,
        pt: `resolvido a menos dos nomes dos pontos (${sum(classes)} classes de posições sem triângulo, por jogadas ${classes.join(', ')}, como conta o lema de Burnside), e por força bruta sobre todas as ${sum(counted().positions)}; a estratégia encontrada foi jogada contra todo primeiro jogador, em ${played} posições`,
      },
      instances: [solved().reply],
      stated: () => ({ secondWins: true }),
      methods,
    });
  },
} satisfies Checks;
