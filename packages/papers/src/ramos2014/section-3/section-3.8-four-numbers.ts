import type { BloxorzLevel } from '@manaus/blocks';
import { seededRandom } from '@manaus/core';
import {
  type Effort,
  general,
  type Item,
  range,
  requireHolds,
  withValues,
} from '../../check/index.js';
import { sizeOf, solutionOf } from '../evidence/block-search.js';
import { onOneLine } from '../evidence/bobbin-levels.js';
import { type Least, leastOf } from '../evidence/least-rolls.js';
import { playedByRules, playedInNumbers } from '../evidence/played-games.js';
import { randomBloxorz } from '../evidence/random-blocks.js';
import { strictRules } from '../evidence/rules.js';

type Case = {
  readonly level: string;
  readonly path: string;
  readonly rolls: number;
  readonly tried: number;
};

/** Random levels with a teleport and no switches, small ones first. */
function levelsOf(count: number): BloxorzLevel[] {
  const random = seededRandom(38);
  const side = () => 1 + Math.floor(4 * random());
  return range(1, count)
    .map(() => [side(), side()] as const)
    .filter(([width, height]) => width * height > 2)
    .map((sides) => randomBloxorz(...sides, random, { teleports: true }))
    .sort((a, b) => sizeOf(a) - sizeOf(b));
}

const methods = {
  'search by the rules': (level: BloxorzLevel): Least => leastOf(playedByRules(level)),
  'search in numbers': (level: BloxorzLevel): Least => leastOf(playedInNumbers(level)),
};

/** Where the goal is reached in moves, it is in rolls, and the other way round. */
const requireBothWays = (levels: readonly BloxorzLevel[]) =>
  requireHolds(
    general<BloxorzLevel, Least>({
      checked: { en: 'the way to the goal', pt: 'o caminho até o objetivo' },
      instances: levels,
      satisfies: ({ moves, rolls }) => (moves === null) === (rolls === null),
      methods,
    }),
  );

const caseOf = (level: BloxorzLevel, { rolls }: Least, tried: number): Case => ({
  level: onOneLine(level),
  path: solutionOf(level) ?? '',
  rolls: rolls ?? 0,
  tried,
});

const asManyRolls = (levels: readonly BloxorzLevel[]) =>
  general<BloxorzLevel, Least>({
    checked: {
      en: `${levels.length} random levels with a teleport, small ones first: the least number of moves, and that of rolls, which are the arcs of the graph, by the rules and in numbers; where one exists, so does the other`,
      pt: `${levels.length} fases aleatórias com um teletransporte, primeiro as pequenas: o menor número de movimentos, e o de rolagens, que são os arcos do grafo, pelas regras e em números; onde existe um, existe o outro`,
    },
    instances: levels,
    satisfies: ({ moves, rolls }) => moves === rolls,
    methods,
  });

function check(effort: Effort) {
  const levels = levelsOf(effort === 'quick' ? 4000 : 20_000);
  requireBothWays(levels);
  return withValues(asManyRolls(levels), ({ instance, computed }) =>
    caseOf(instance, computed, levels.length),
  );
}

export default {
  id: 'ramos2014/section-3.8/four-numbers',
  statement: {
    en: 'For every level of BLOXORZ-, the graph on the values of x1, y1, x2, y2 is enough: a shortest path in it from the start to (xf, yf, xf, yf) has as many arcs as a shortest solution has moves.',
    pt: 'Para toda fase do BLOXORZ-, basta o grafo sobre os valores de x1, y1, x2, y2: um caminho mínimo nele do início a (xf, yf, xf, yf) tem tantos arcos quantos são os movimentos de uma menor solução.',
  },
  departs: {
    en: 'Which half is moved, cubo in Algorithm 1, is part of the state: to change it is a move, and the graph has no arc for it. There is a path exactly if there is a solution of any length, on all levels tried.',
    pt: 'A metade que se move, cubo no Algoritmo 1, faz parte do estado: trocá-la é um movimento, para o qual o grafo não tem arco. Em todas as fases examinadas há caminho exatamente quando há solução de algum tamanho.',
  },
  rules: strictRules,
  uses: ['ramos2014/theorem-3.3-states', 'ramos2014/theorem-3.3-arcs'],
  recorded: 'fails',
  check,
  erratum: {
    certainty: 'reading',
    where: { en: 'Section 3.8', pt: 'Seção 3.8' },
    printed: {
      en: 'The algorithm for k-BLOXORZ, with x_1, y_1, x_2, y_2 alone, as there are no switches.',
      pt: 'O algoritmo para o k-BLOXORZ, considerando apenas x_1, y_1, x_2, y_2, pois não há chaves.',
    },
    sure: {
      en: 'It hangs on whether the letter _ counts as a move: in section 3.2 it is one of the letters of S, whose number is bounded by |f|. With cubo as a fifth number the graph is right, and no larger by more than a factor of 2.',
      pt: 'Depende de a letra _ contar como movimento: na seção 3.2 ela é uma das letras de S, cujo número é limitado por |f|. Com cubo como quinto número o grafo fica certo, e no máximo duas vezes maior.',
    },
    counterexample: {
      en: ({ level, path, rolls }) =>
        `${level} (rows from the top): a shortest solution has ${path.length} moves, ${path}, and a shortest path in the graph ${rolls} arcs`,
      pt: ({ level, path, rolls }) =>
        `${level} (linhas de cima para baixo): uma menor solução tem ${path.length} movimentos, ${path}, e um caminho mínimo no grafo, ${rolls} arcos.`,
    },
    found: {
      pt: ({ tried }) =>
        `${tried} fases aleatórias com um teletransporte, as pequenas primeiro, pelas regras e pelo jogo em números.`,
    },
  },
} satisfies Item<Case>;
