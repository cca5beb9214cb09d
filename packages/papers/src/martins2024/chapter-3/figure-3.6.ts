import { hanoi } from '@manaus/core';
import { drawTower, storeTower } from '@manaus/lab';
import { hanoiCorners } from '@manaus/plot';
import { type Checks, finite } from '../../check/index.js';
import { waysWithoutSearch } from '../evidence/minimum-moves.js';
import { optimalPlay, type Pegs, recursivePlay } from '../evidence/optimal-play.js';
import { countSolutions } from '../evidence/towers.js';

/** The shortest paths, and the distances of the states of one from a side of the triangle. */
type Path = {
  readonly moves: number;
  readonly paths: number;
  readonly fromSide: readonly number[];
};

const fromSide = (play: readonly Pegs[]): number[] => play.map((pegs) => hanoiCorners(pegs)[1]);

function bySearch(discs: number): Path {
  const play = optimalPlay(discs);
  return { moves: play.length - 1, paths: countSolutions(discs), fromSide: fromSide(play) };
}

export default {
  'figure-3.6': {
    figure: (language) => drawTower(storeTower(hanoi(3)), { from: '123//', language }),
    check: () =>
      finite<number, Path>({
        checked: {
          en: 'length and number of the shortest paths by search and without search, and the places of the states on the triangle, of the path by search and of the one by recursion',
          pt: 'comprimento e número dos caminhos mínimos por busca e sem busca, e os lugares dos estados no triângulo, do caminho por busca e do por recursão',
        },
        instances: [3],
        stated: () => ({ moves: 7, paths: 1, fromSide: [0, 0, 0, 0, 0, 0, 0, 0] }),
        methods: {
          'by search': bySearch,
          'without search': (n) => ({
            ...waysWithoutSearch(n),
            fromSide: fromSide(recursivePlay(n)),
          }),
        },
      }),
  },
} satisfies Checks;
