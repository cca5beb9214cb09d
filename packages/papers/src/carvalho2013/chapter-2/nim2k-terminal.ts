import { conjunction, general, type Item, range } from '../../check/index.js';
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

type Moves = (heap: number) => readonly number[];

/** All heaps to which some play from a start comes by at least one move. */
function reachedFrom(start: number, leftOf: Moves): number[] {
  const reached = new Set(leftOf(start));
  for (const heap of reached) for (const left of leftOf(heap)) reached.add(left);
  return [...reached];
}

const isSmall = (heap: number): boolean => heap < 2;

const playsBy =
  (leftOf: Moves) =>
  (start: number): Plays => ({
    moves: leftOf(start).length > 0,
    started: [start].filter(isSmall),
    reached: reachedFrom(start, leftOf).filter(isSmall),
  });

const methods = Object.fromEntries(
  Object.entries(movesOfHalving).map(([name, leftOf]) => [name, playsBy(leftOf)] as const),
);

/** Neither 0 nor 1 is reached; with `started`, nor are they starts. */
const neverReached = (first: number, most: number, started: boolean) =>
  general<number, Plays>({
    checked: {
      en: `all plays from n = ${first} to ${most}, by the options of the library and by the rules, and against n > 2; by a move neither 0 nor 1 is reached`,
      pt: `todas as partidas a partir de n = ${first} a ${most}, pelas opções da biblioteca e pelas regras, e comparadas com n > 2; por uma jogada não se alcança nem 0 nem 1`,
    },
    instances: range(first, most),
    stated: (start) => ({ moves: start > 2, reached: [], ...(started && { started: [] }) }),
    methods,
  });

const check = (most: number) =>
  conjunction<unknown>(neverReached(0, most, false), neverReached(2, most, true));

export default {
  id: 'carvalho2013/nim2k-terminal',
  statement: {
    en: 'In the halving game (Nim 2^k): there is no move from 0, 1 and 2, and one from every larger heap; no move leads to 0 or 1, so that in a play from two or more blocks 2 is the only terminal position.',
    pt: 'No Nim 2^k: não há jogada a partir de 0, 1 e 2, e há uma a partir de toda pilha maior; nenhuma jogada leva a 0 ou a 1, de modo que numa partida com dois ou mais blocos 2 é a única posição terminal.',
  },
  departs: {
    en: 'The print says that 0 and 1 are never reached, which is so for every start. That a play begins with at least two blocks is what the lemmas on the game suppose; a start with one block, which the rules allow, is at position 1 already.',
    pt: 'O impresso diz que 0 e 1 nunca são atingidas, o que vale para todo início. Que a partida comece com ao menos dois blocos é o que os lemas sobre o jogo supõem; um início com um bloco, que as regras permitem, já está na posição 1.',
  },
  recorded: 'proved',
  check: (effort) => check(effort === 'quick' ? 120 : 500),
} satisfies Item;
