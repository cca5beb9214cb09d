import { type BloxorzLevel, bloxorz } from '@manaus/blocks';
import { type Checks, finite } from '../../check/index.js';
import { bloxorzLevel, explore, solutionOf } from '../evidence/block-search.js';
import { onlyClosesByText } from '../evidence/definitions.js';
import { inWords, isWon } from '../evidence/judge-bloxorz.js';
import { classesOf, directives } from '../evidence/level-function.js';
import { leastInGraph } from '../evidence/long-ways.js';
import { printedBloxorz } from '../evidence/printed-bloxorz.js';
import { repairs } from '../evidence/repairs.js';

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

/**
 * The length of the shortest word that Algorithm 1, with its repairs, carries out to the goal; each
 * bridge flips once.
 */
function shortestWord(level: BloxorzLevel): number {
  let words = [''];
  while (!words.some((word) => isWon(level, word, printedBloxorz(level, word, new Set(repairs)))))
    words = words.flatMap((word) => [...'RLUD'].map((letter) => word + letter));
  return words[0].length;
}

const byText = (level: BloxorzLevel): Pressed => ({
  closed: onlyClosesByText(level) && directives(level, 'teleport') === 0,
  moves: shortestWord(level),
  around: leastInGraph(without) !== null,
});

export default {
  'definition-3.5': () =>
    finite({
      checked: {
        en: `the level ${inWords(byPress)}, solved by ${solutionOf(byPress)}, by the rules and by all words in Algorithm 1 with its repairs; without the cell of its switch by the rules and by the graph`,
        pt: `a fase ${inWords(byPress)}, resolvida por ${solutionOf(byPress)}, pelas regras e por todas as palavras no Algoritmo 1 com os seus reparos; sem a posição da sua chave, pelas regras e pelo grafo`,
      },
      instances: [byPress],
      stated: () => ({ closed: true, moves: 4, around: false }),
      methods: { 'search by the rules': byRules, 'text, Algorithm 1 and graph': byText },
    }),
} satisfies Checks;
