import { type BloxorzLevel, bloxorz } from '@manaus/blocks';
import { finite, type Item } from '../../check/index.js';
import { bloxorzLevel, explore, solutionOf } from '../evidence/block-search.js';
import { onlyClosesByText } from '../evidence/definitions.js';
import { inWords, isWon } from '../evidence/judge-bloxorz.js';
import { classesOf, directives } from '../evidence/level-function.js';
import { leastInGraph } from '../evidence/long-ways.js';
import { printedBloxorz } from '../evidence/printed-bloxorz.js';
import { repairs } from '../evidence/repairs.js';
import { closingRules } from '../evidence/rules.js';

const byPress = bloxorzLevel('S#aP##G', 'bridge P open', 'switch a light close P');
const without = bloxorzLevel('S#.P##G', 'bridge P open');

/**
 * Whether a level is in CLOSED-BLOXORZ, its least number of moves, and whether it can be won
 * without its switch.
 */
type Pressed = {
  readonly closed: boolean;
  readonly moves: number | null;
  readonly around: boolean;
};

const byRules = (level: BloxorzLevel): Pressed => ({
  closed: classesOf(level)['CLOSED-BLOXORZ'],
  moves: explore(bloxorz(level)).path?.length ?? null,
  around: solutionOf(without) !== null,
});

/** True if Algorithm 1, with its repairs, carries out a word to the goal. */
const wins = (level: BloxorzLevel, word: string): boolean =>
  isWon(level, word, printedBloxorz(level, word, new Set(repairs)));

/** The length of the shortest such word; each bridge flips once. */
function shortestWord(level: BloxorzLevel): number {
  let words = [''];
  while (!words.some((word) => wins(level, word)))
    words = words.flatMap((word) => [...'RLUD'].map((letter) => word + letter));
  return words[0].length;
}

const byText = (level: BloxorzLevel): Pressed => ({
  closed: onlyClosesByText(level) && directives(level, 'teleport') === 0,
  moves: shortestWord(level),
  around: leastInGraph(without) !== null,
});

export default {
  id: 'ramos2014/definition-3.5',
  statement: {
    en: 'MIN-CLOSED-BLOXORZ asks for the least number of moves of a yes-instance of CLOSED-BLOXORZ; some such level cannot be bypassed.',
    pt: 'O MIN-CLOSED-BLOXORZ pede o menor número de movimentos de uma instância sim do CLOSED-BLOXORZ; alguma dessas fases não é desviável.',
  },
  rules: closingRules,
  uses: ['ramos2014/definition-3.2', 'ramos2014/definition-3.4'],
  recorded: 'holds',
  check: () =>
    finite({
      checked: {
        en: `the level ${inWords(byPress)}, solved by ${solutionOf(byPress)}, by the rules and by all words in Algorithm 1 with its repairs; without the cell of its switch by the rules and by the graph`,
        pt: `a fase ${inWords(byPress)}, resolvida por ${solutionOf(byPress)}, pelas regras e por todas as palavras no Algoritmo 1 com os seus reparos; sem a posição da sua chave, pelas regras e pelo grafo`,
      },
      instances: [byPress],
      stated: () => ({ closed: true, moves: 4, around: false }),
      methods: { 'search by the rules': byRules, 'text, Algorithm 1 and graph': byText },
    }),
} satisfies Item;
