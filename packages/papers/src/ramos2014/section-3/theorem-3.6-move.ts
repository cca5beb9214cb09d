import { type BloxorzLevel, parseLevel } from '@manaus/blocks';
import { finite, type Item, requireHolds, withValues } from '../../check/index.js';
import { walked, walkedInNumbers } from '../evidence/level-walks.js';
import { strictRules } from '../evidence/rules.js';

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

const printedMove = () =>
  finite<number, Cubes>({
    ...statement,
    checked: {
      en: 'the move for y = 0 and y = 6, by playing the rules of section 3.1 on a level, plainly and in numbers, and by the lines of Algorithm 1 on the four numbers in both orders',
      pt: 'o movimento para y = 0 e y = 6, jogando pelas regras da seção 3.1 em uma fase, diretamente e em números, e pelas linhas do Algoritmo 1 com os quatro números nas duas ordens',
    },
    methods: { 'the rules': after(walked), 'the game in numbers': after(walkedInNumbers) },
  });

function check() {
  requireInItsOrder();
  return withValues(
    printedMove(),
    ({ instance: y, computed: ruled }): Case => ({ y, ruled, literal: byAlgorithm([2, y, 3, y]) }),
  );
}

export default {
  id: 'ramos2014/theorem-3.6-move',
  statement: {
    en: 'For y = 0 and y = 6: a teleport sends the halves to the cells 2 and 3 of row y, cubo becomes 1, and after the next move to the right the block stands on (3, y).',
    pt: 'Para y = 0 e y = 6: um teletransporte leva as metades às posições 2 e 3 da fileira y, cubo passa a valer 1, e após o movimento seguinte para a direita o bloco está em pé em (3, y).',
  },
  rules: strictRules,
  departs: {
    en: 'It holds in Algorithm 1 if the teleport’s four numbers are x1, x2, y1, y2, the order in which the algorithm takes them and not that of Definition 3.1: halves side by side are then not yet a block, and the first enters the cell of the second. The next moves to the right cover cells 4 and 5, then 6, where C1 and C2 can stand. By the rules in words the block stands on (4, y).',
    pt: 'Vale no Algoritmo 1 se os quatro números do teletransporte forem x1, x2, y1, y2, a ordem em que o algoritmo os lê, e não a da Definição 3.1: metades vizinhas ainda não formam um bloco, e a primeira entra na posição da segunda. Os movimentos seguintes para a direita cobrem as posições 4 e 5, depois a 6, onde podem estar C1 e C2. Pelas regras em palavras o bloco está em pé em (4, y).',
  },
  uses: ['ramos2014/algorithm-1', 'ramos2014/definition-3.1'],
  recorded: 'fails',
  check,
  erratum: {
    certainty: 'reading',
    where: {
      en: 'Section 3.6, proof of Theorem 3.6',
      pt: 'Seção 3.6, demonstração do Teorema 3.6',
    },
    printed: {
      en: 'After the teleport, x1 is 2 and cubo is 1; the next move to the right changes the block to one standing on (3, 0) or (3, 6).',
      pt: 'Após o teletransporte, x1 vale 2 e cubo vale 1; o movimento seguinte para a direita deixa o bloco em pé em (3, 0) ou (3, 6).',
    },
    sure: {
      en: 'The construction does not need it: with halves that join at once and a way one cell longer it works.',
      pt: 'A construção não precisa disso: com metades que se juntam logo e um trecho uma posição mais longo, ela funciona.',
    },
    counterexample: {
      en: ({ y, ruled: [x, row], literal: [x1, y1, x2, y2] }) =>
        `y = ${y}, halves sent to (2, ${y}) and (3, ${y}): by the rules of section 3.1 they are a block at once, and R leaves it standing on (${x}, ${row}); Algorithm 1, given the teleport as Definition 3.1 writes it, leaves the halves on (${x1}, ${y1}) and (${x2}, ${y2})`,
      pt: ({ y, ruled: [x, row], literal: [x1, y1, x2, y2] }) =>
        `Com y = ${y} e metades levadas a (2, ${y}) e (3, ${y}): pelas regras da Seção 3.1 elas formam logo um bloco, que o movimento deixa em pé em (${x}, ${row}); o Algoritmo 1, com o teletransporte como na Definição 3.1, deixa as metades em (${x1}, ${y1}) e (${x2}, ${y2}).`,
    },
    found: {
      pt: () =>
        'O movimento, jogado pelas regras da Seção 3.1 e seguido pelas linhas do Algoritmo 1 com os números nas duas ordens.',
    },
  },
} satisfies Item<Case>;
