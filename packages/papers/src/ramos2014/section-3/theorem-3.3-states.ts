import { type BloxorzLevel, bloxorz } from '@manaus/blocks';
import { packedBloxorz } from '@manaus/blocks/internals';
import {
  type Checks,
  type Effort,
  general,
  type ItemCheck,
  type Methods,
  requireHolds,
  withValues,
} from '../../check/index.js';
import { bloxorzLevel, explore, sizeOf } from '../evidence/block-search.js';
import { below, drawn } from '../evidence/draws.js';
import { inWords, ruled } from '../evidence/judge-bloxorz.js';
import { explorePacked } from '../evidence/packed-search.js';
import { printedBloxorz } from '../evidence/printed-bloxorz.js';
import { randomBloxorz } from '../evidence/random-blocks.js';
import { repairs } from '../evidence/repairs.js';

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

const blockOfRepaired = (path: string) => [...printedBloxorz(split, path, new Set(repairs)).block];

const methods: Methods<BloxorzLevel, Counted> = {
  'the rules': (level) => ({
    states: byRules(level),
    first: [...ruled(split, 'LLR').block],
    second: [...ruled(split, 'LL_R').block],
  }),
  'the game in numbers, Algorithm 1': (level) => ({
    states: inNumbers(level),
    first: blockOfRepaired('LLR'),
    second: blockOfRepaired('LL_R'),
  }),
};

function check(effort: Effort) {
  const levels = drawn(33, effort === 'quick' ? 60 : 600, (random) =>
    randomBloxorz(2 + below(random, 3), 1 + below(random, 3), random, {
      switches: true,
      teleports: true,
    }),
  );
  requireThreefold([full, ...levels]);
  return withValues(
    general<BloxorzLevel, Counted>({
      checked: {
        en: `states counted by searches, by the rules and in numbers, on ${levels.length + 1} levels; both halves moved by the rules and by the repaired Algorithm 1`,
        pt: `estados contados por buscas, pelas regras e em números, em ${levels.length + 1} fases; as duas metades movidas pelas regras e pelo Algoritmo 1 reparado`,
      },
      instances: [full],
      satisfies: ({ states, first, second }) =>
        states <= printedCount(full) && first.join() === second.join(),
      methods,
    }),
    ({ computed }) => ({ ...computed, vertices: printedCount(full) }),
  );
}

export default {
  'theorem-3.3-states': {
    check,
    counterexample: {
      en: ({ first, second, states, vertices }) =>
        `${inWords(split)}: with the halves on (1, 1) and (3, 1), R leads to ${first.join(' ')} or to ${second.join(' ')} (x1 y1 x2 y2), by which half is selected, at the same vertex. ${inWords(full)}: ${states} states, 2^b n^2 = ${vertices}`,
      pt: ({ first, second, states, vertices }) =>
        `Com as metades em (1, 1) e (3, 1), R leva a ${first.join(' ')} ou a ${second.join(' ')} (x1 y1 x2 y2), conforme a metade selecionada. Em um tabuleiro cheio de 3 por 3 há ${states} estados, e 2^b n^2 = ${vertices}.`,
    },
  } satisfies ItemCheck<Case>,
} satisfies Checks;
