import { type BloxorzLevel, bloxorz } from '@manaus/blocks';
import { packedBloxorz } from '@manaus/blocks/internals';
import {
  type Effort,
  general,
  type Item,
  type Methods,
  requireHolds,
  type Words,
  withValues,
} from '../../check/index.js';
import { bloxorzLevel, explore, sizeOf } from '../evidence/block-search.js';
import { below, drawn } from '../evidence/draws.js';
import { inWords, ruled } from '../evidence/judge-bloxorz.js';
import { explorePacked } from '../evidence/packed-search.js';
import { printedBloxorz } from '../evidence/printed-bloxorz.js';
import { randomBloxorz } from '../evidence/random-blocks.js';
import { repairs } from '../evidence/repairs.js';
import { strictRules } from '../evidence/rules.js';

/**
 * The number of states of a full board, and the vertex to which R leads from another, by the
 * selected half.
 */
type Counted = {
  readonly states: number;
  readonly first: readonly number[];
  readonly second: readonly number[];
};
type Case = Counted & { readonly vertices: number };

const full = bloxorzLevel('#GS/##T/###', 'teleport T 1 3 3 3');
const split = bloxorzLevel('TG#S', 'teleport T 1 1 3 1');

const byRules = (level: BloxorzLevel): number => explore(bloxorz(level)).states.length;
const inNumbers = (level: BloxorzLevel): number => explorePacked(packedBloxorz(level)).codes.length;

/** The number of vertices in the print: 2^b n^2. */
const printedCount = (level: BloxorzLevel): number =>
  2 ** level.switches.length * sizeOf(level) ** 2;

/**
 * With the selected half, and in order, a level has at most 3 * 2^b n^2 states, and one more
 * vertex.
 */
const requireThreefold = (levels: readonly BloxorzLevel[]) =>
  requireHolds(
    general<BloxorzLevel, number>({
      checked: { en: 'random levels', pt: 'fases aleatórias' },
      instances: levels,
      satisfies: (states, level) => states <= 3 * printedCount(level),
      methods: { 'search by the rules': byRules, 'search in numbers': inNumbers },
    }),
  );

/** Small levels with switches and teleports. */
const randomLevels = (count: number): BloxorzLevel[] =>
  drawn(33, count, (random) =>
    randomBloxorz(2 + below(random, 3), 1 + below(random, 3), random, {
      switches: true,
      teleports: true,
    }),
  );

const repaired = (path: string) => [...printedBloxorz(split, path, new Set(repairs)).block];

const methods: Methods<BloxorzLevel, Counted> = {
  'the rules': (level) => ({
    states: byRules(level),
    first: [...ruled(split, 'LLR').block],
    second: [...ruled(split, 'LL_R').block],
  }),
  'the game in numbers, Algorithm 1': (level) => ({
    states: inNumbers(level),
    first: repaired('LLR'),
    second: repaired('LL_R'),
  }),
};

const checkedOn = (levels: number): Words => ({
  en: `states counted by searches, by the rules and in numbers, on ${levels} levels; both halves moved by the rules and by the repaired Algorithm 1`,
  pt: `estados contados por buscas, pelas regras e em números, em ${levels} fases; as duas metades movidas pelas regras e pelo Algoritmo 1 reparado`,
});

const asCounted = (checked: Words) =>
  general<BloxorzLevel, Counted>({
    checked,
    instances: [full],
    satisfies: ({ states, first, second }) =>
      states <= printedCount(full) && first.join() === second.join(),
    methods,
  });

function check(effort: Effort) {
  const levels = randomLevels(effort === 'quick' ? 60 : 600);
  requireThreefold([full, ...levels]);
  return withValues(asCounted(checkedOn(levels.length + 1)), ({ computed }) => caseOf(computed));
}

const caseOf = (counted: Counted): Case => ({ ...counted, vertices: printedCount(full) });

export default {
  id: 'ramos2014/theorem-3.3-states',
  statement: {
    en: 'For every level f with n cells and b switches, the graph of the algorithm for k-BLOXORZ, whose vertices are the values of x1, y1, x2, y2 and chaves and one more vertex z, has 2^b n^2 vertices, among them all states of the main loop of Algorithm 1.',
    pt: 'Para toda fase f com n posições e b chaves, o grafo do algoritmo para o k-BLOXORZ, cujos vértices são os valores de x1, y1, x2, y2 e chaves e mais um vértice z, tem 2^b n^2 vértices, entre eles todos os estados do laço principal do Algoritmo 1.',
  },
  rules: strictRules,
  departs: {
    en: 'The count leaves out z and the variable cubo, which says what the next letter moves. With both, 3 * 2^b n^2 + 1 vertices are enough for switches as definition 3.1 has them: still O(n^2) for fixed b.',
    pt: 'A contagem deixa de fora z e a variável cubo, que diz o que a próxima letra move. Com ambos bastam 3 * 2^b n^2 + 1 vértices para chaves como na Definição 3.1: ainda O(n^2) para b fixo.',
  },
  uses: ['ramos2014/algorithm-1', 'ramos2014/definition-3.3'],
  recorded: 'fails',
  check,
  erratum: {
    where: {
      en: 'Section 3.6, proof of Theorem 3.3',
      pt: 'Seção 3.6, demonstração do Teorema 3.3',
    },
    printed: {
      en: 'The vertices are the values of x1, y1, x2, y2 and chaves and one vertex z; they are 2^b n^2.',
      pt: 'Os vértices são os valores de x1, y1, x2, y2 e chaves e mais um vértice z; sua quantidade é 2^b n^2.',
    },
    sure: {
      en: 'The variable cubo of Algorithm 1 is in no vertex, and z is not counted.',
      pt: 'A variável cubo do Algoritmo 1 não está em nenhum vértice, e z não é contado.',
    },
    counterexample: {
      en: ({ first, second, states, vertices }) =>
        `${inWords(split)}: with the halves on (1, 1) and (3, 1), R leads to ${first.join(' ')} or to ${second.join(' ')} (x1 y1 x2 y2), by which half is selected, at the same vertex. ${inWords(full)}: ${states} states, 2^b n^2 = ${vertices}`,
      pt: ({ first, second, states, vertices }) =>
        `Com as metades em (1, 1) e (3, 1), R leva a ${first.join(' ')} ou a ${second.join(' ')} (x1 y1 x2 y2), conforme a metade selecionada. Em um tabuleiro cheio de 3 por 3 há ${states} estados, e 2^b n^2 = ${vertices}.`,
    },
    found: {
      pt: () =>
        'Estados contados por busca; as duas metades movidas pelas regras e pelo Algoritmo 1 reparado.',
    },
  },
} satisfies Item<Case>;
