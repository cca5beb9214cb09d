import { type Checks, upTo } from '../../check/index.js';
import { waysWithoutSearch } from '../evidence/minimum-moves.js';
import { optimalPlay, type Pegs, recursivePlay } from '../evidence/optimal-play.js';
import { countSolutions } from '../evidence/towers.js';

/**
 * The number of shortest solutions; in one, the number of moves of the largest disc, and of pegs
 * that then hold the others.
 */
type Optimum = {
  readonly solutions: number;
  readonly moves: number;
  readonly largest: number;
  readonly othersOn: readonly number[];
};

/** The moves of the largest disc, which comes last. */
function ofLargest(play: readonly Pegs[]): Pick<Optimum, 'largest' | 'othersOn'> {
  const moved = play.filter((pegs, i) => i > 0 && pegs.at(-1) !== play[i - 1].at(-1));
  return { largest: moved.length, othersOn: moved.map((pegs) => new Set(pegs.slice(0, -1)).size) };
}

function bySearch(discs: number): Optimum {
  const play = optimalPlay(discs);
  return { solutions: countSolutions(discs), moves: play.length - 1, ...ofLargest(play) };
}

/** The solution by recursion is a shortest one where it has as many moves as are needed. */
function withoutSearch(discs: number): Optimum {
  const { paths, moves } = waysWithoutSearch(discs);
  const play = recursivePlay(discs);
  if (play.length - 1 !== moves) throw new Error(`a shorter solution exists for n = ${discs}`);
  return { solutions: paths, moves, ...ofLargest(play) };
}

export default {
  'section-3.1/unique-optimum': upTo<Optimum>({ from: 1, quick: 9, full: 11 }, (most) => ({
    checked: {
      en: `n = 1 to ${most}: shortest solutions counted by search and without search, and the moves of the largest disc in the one by search and in the one by recursion`,
      pt: `n = 1 a ${most}: soluções mínimas contadas por busca e sem busca, e os movimentos do maior disco na solução por busca e na por recursão`,
    },
    stated: (n) => ({ solutions: 1, largest: 1, othersOn: [n === 1 ? 0 : 1] }),
    methods: { 'by search': bySearch, 'without search': withoutSearch },
  })),
} satisfies Checks;
