import { hanoi, parseLabel, pegsOfDiscs } from '@manaus/core';
import { type Checks, range, upTo } from '../../check/index.js';
import { played } from '../../shared/played.js';
import { allPegs, lettersOf } from '../evidence/iterative.js';

/** The states in which step 2 finds something else, by their letters. */
type Wrong = { readonly wrong: readonly string[] };

/**
 * On the piles of each state: disc k has only larger ones on its peg, and those below it in number
 * are the top of the other.
 */
function onPiles(discs: number): Wrong {
  const wrong = [...played(hanoi(discs)).keys()].filter(isOtherwise);
  return { wrong: wrong.map((label) => lettersOf(pegsOfDiscs(parseLabel(hanoi(discs), label)))) };
}

function isOtherwise(label: string): boolean {
  const piles = label.split('/').map((pile) => [...pile].map(Number));
  const others = piles.filter((pile) => !pile.includes(1));
  const k = Math.min(...others.flat());
  if (k === Infinity) return false;
  const one = piles.find((pile) => pile.includes(1)) ?? [];
  return !(startsWithTower(one, k - 1) && others.some(([top]) => top === k));
}

const startsWithTower = (pile: readonly number[], discs: number): boolean =>
  range(1, discs).every((disc, i) => pile[i] === disc);

/**
 * On the pegs of the discs: the first that is not with disc 1 has no smaller disc with it, and all
 * smaller ones are with disc 1.
 */
function onPegs(discs: number): Wrong {
  const wrong = allPegs(discs).filter((pegs) => {
    const at = pegs.findIndex((peg) => peg !== pegs[0]);
    const smaller = pegs.slice(0, Math.max(at, 0));
    return smaller.includes(pegs[at]) || smaller.some((peg) => peg !== pegs[0]);
  });
  return { wrong: wrong.map(lettersOf) };
}

export default {
  'rec-puzzles-tower': upTo<Wrong>({ from: 1, quick: 7, full: 9 }, (most) => ({
    checked: {
      en: `all 3^n states, n = 1 to ${most}, on their piles and on the pegs of the discs`,
      pt: `todos os 3^n estados, n = 1 a ${most}, nas suas pilhas e nos pinos dos discos`,
    },
    stated: () => ({ wrong: [] }),
    methods: { 'on the piles': onPiles, 'on the pegs of the discs': onPegs },
  })),
} satisfies Checks;
