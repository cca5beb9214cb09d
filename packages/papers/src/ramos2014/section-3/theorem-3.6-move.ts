import { type BloxorzLevel, parseLevel } from '@manaus/blocks';
import {
  type Checks,
  finite,
  type ItemCheck,
  requireHolds,
  withValues,
} from '../../check/index.js';
import { walked, walkedInNumbers } from '../evidence/level-walks.js';

/** The cells of both cubes, counted from 0: x1, y1, x2, y2. */
type Cubes = readonly number[];
type Case = { readonly y: number; readonly ruled: Cubes; readonly literal: Cubes };

/**
 * A level whose row y, counted from 0 below, has a teleport at its left and floor from 2 on; the
 * start is 3 rows above.
 */
function levelAt(y: number): BloxorzLevel {
  const voids = new Array<string>(y).fill('..........');
  const rows = ['S........G', '#.........', '#.........', 'T.########', ...voids];
  const lines = ['rules strict', `teleport T 3 ${y + 1} 4 ${y + 1}`];
  return parseLevel(['game bloxorz', 'grid', ...rows, 'end', ...lines].join('\n')) as BloxorzLevel;
}

/** The cells of the cubes after the teleport and a move to the right; none if a move is illegal. */
const after =
  (walk: typeof walked) =>
  (y: number): Cubes => {
    const level = levelAt(y);
    const cubes = walk(level, ['D', 'D', 'R'])?.cubes ?? [];
    return cubes.flatMap((cell) => [cell % level.width, Math.floor(cell / level.width)]);
  };

/**
 * Algorithm 1’s own lines: x1, x2, y1, y2 := tele[2], ..., tele[5], cubo = 1, and a move to the
 * right of the first cube.
 */
function byAlgorithm([x1, x2, y1, y2]: readonly number[]): Cubes {
  return [x1 + 1, y1, x2, y2];
}

/** The instances of the statement, and the cells that it states. */
const statement = { instances: [0, 6], stated: (y: number): Cubes => [3, y, 3, y] };

/** It holds where the four numbers stand in the order of the algorithm. */
const requireInItsOrder = () =>
  requireHolds(
    finite<number, Cubes>({
      ...statement,
      checked: {
        en: 'the numbers in the order of the algorithm',
        pt: 'os números na ordem do algoritmo',
      },
      methods: { 'Algorithm 1': (y) => byAlgorithm([2, 3, y, y]) },
    }),
  );

function check() {
  requireInItsOrder();
  return withValues(
    finite<number, Cubes>({
      ...statement,
      checked: {
        en: 'the move for y = 0 and y = 6, by playing the rules of section 3.1 on a level, plainly and in numbers, and by the lines of Algorithm 1 on the four numbers in both orders',
        pt: 'o movimento para y = 0 e y = 6, jogando pelas regras da seção 3.1 em uma fase, diretamente e em números, e pelas linhas do Algoritmo 1 com os quatro números nas duas ordens',
      },
      methods: { 'the rules': after(walked), 'the game in numbers': after(walkedInNumbers) },
    }),
    ({ instance: y, computed: ruled }): Case => ({ y, ruled, literal: byAlgorithm([2, y, 3, y]) }),
  );
}

export default {
  'theorem-3.6-move': {
    check,
  } satisfies ItemCheck<Case>,
} satisfies Checks;
