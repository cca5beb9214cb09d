import {
  conjunction,
  general,
  type Item,
  range,
  requireHolds,
  withValues,
} from '../../check/index.js';
import { movesOfHalving } from '../evidence/halving-plays.js';

/**
 * Whether the start has a move, and the heaps 0 and 1 in the plays from it: at the start, and after
 * a move.
 */
type Plays = {
  readonly moves: boolean;
  readonly started: readonly number[];
  readonly reached: readonly number[];
};

type Case = { readonly start: number; readonly position: number; readonly most: number };

/** All heaps to which some play from a start comes by at least one move. */
function playsBy(leftOf: (heap: number) => readonly number[]): (start: number) => Plays {
  const isSmall = (heap: number) => heap < 2;
  return (start) => {
    const reached = new Set(leftOf(start));
    for (const heap of reached) for (const left of leftOf(heap)) reached.add(left);
    return {
      moves: leftOf(start).length > 0,
      started: [start].filter(isSmall),
      reached: [...reached].filter(isSmall),
    };
  };
}

const methods = Object.fromEntries(
  Object.entries(movesOfHalving).map(([name, leftOf]) => [name, playsBy(leftOf)] as const),
);

function check(most: number) {
  const claim = (first: number, started: boolean) =>
    general<number, Plays>({
      checked: `all plays from n = ${first} to ${most}, by the options of the library and by the rules, and against n > 2; by a move neither 0 nor 1 is reached`,
      instances: range(first, most),
      stated: (start) => ({ moves: start > 2, reached: [], ...(started && { started: [] }) }),
      methods,
    });
  requireHolds(conjunction<unknown>(claim(0, false), claim(2, true)));
  return withValues(
    claim(1, true),
    ({ instance: start, computed }): Case => ({ start, position: computed.started[0], most }),
  );
}

export default {
  id: 'carvalho2013/nim2k-terminal',
  statement: {
    en: 'In the halving game (Nim 2^k), started with any positive number of blocks: there is no move from 0, 1 and 2, and one from every larger heap; the positions 0 and 1 never occur in a play, so that 2 is the only terminal position.',
    pt: 'No Nim 2^k, começando com qualquer número positivo de blocos: não há jogada a partir de 0, 1 e 2, e há uma a partir de toda pilha maior; as posições 0 e 1 nunca ocorrem numa partida, de modo que 2 é a única posição terminal.',
  },
  departs: {
    en: 'No move leads to 0 or 1, from any start; so it holds for every start of two or more blocks, which the lemmas on the game suppose. Only the start with one block is at position 1.',
    pt: 'Nenhuma jogada leva a 0 ou a 1; a afirmação vale para todo início com dois ou mais blocos, que os lemas sobre o jogo supõem. Só o início com um bloco está na posição 1.',
  },
  recorded: 'fails',
  check: (effort) => check(effort === 'quick' ? 120 : 500),
  erratum: {
    certainty: 'reading',
    where: { en: 'Section 2.6, analysis of the game', pt: 'Seção 2.6, análise do jogo' },
    printed: {
      en: 'The positions 0 and 1 are never reached, so that 2 is taken as the only terminal position.',
      pt: 'As posições 0 e 1 nunca são atingidas; por isso só a posição 2 é considerada terminal.',
    },
    sure: {
      en: 'The rules allow the start with one block. No move leads to 0 or 1, and that is probably meant.',
      pt: 'As regras permitem começar com um bloco. Nenhuma jogada leva a 0 ou a 1, e é provavelmente isso o que se quer dizer.',
    },
    counterexample: {
      en: ({ start, position }) =>
        `a play that starts with ${start} block${start === 1 ? '' : 's'}, as the rules allow, is at position ${position}, and ends there without a move: 2 is not the only terminal position`,
      pt: ({ start, position }) =>
        `As regras permitem começar com ${start} bloco${start === 1 ? '' : 's'}: a partida está então na posição ${position}, sem jogada, e 2 não é a única posição terminal.`,
    },
    found: { pt: ({ most }) => `Todas as partidas a partir de n = 1 a ${most}, pelas regras.` },
  },
} satisfies Item<Case>;
