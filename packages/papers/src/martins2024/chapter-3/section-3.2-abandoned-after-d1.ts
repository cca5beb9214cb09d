import { type Disc, type Peg, stacked } from '@manaus/core';
import { type Checks, range, upTo } from '../../check/index.js';
import { discsMoved, labelOf, onSolution, type Pegs } from '../evidence/optimal-play.js';

/**
 * The states of the optimal path where the rule is wrong, and the number of states that it was
 * tried on.
 */
type Judged = { readonly wrong: readonly string[]; readonly tried: number };

/** The smallest disc on top of a peg other than disc 1; none in a perfect state. */
function smallestOther(pegs: Pegs): Disc | null {
  const tops = stacked(pegs, 3).flatMap((pile) => pile.slice(0, 1));
  const others = tops.filter((disc) => disc !== 1);
  return others.length === 0 ? null : Math.min(...others);
}

/**
 * Disc i goes against disc 1 for even i and with it for odd i; disc 1 goes up the pegs for even n.
 */
function rightPeg(pegs: Pegs, disc: Disc): Peg {
  const up = (pegs.length % 2 === 0) === (disc % 2 === 1);
  return (pegs[disc - 1] + (up ? 1 : 2)) % 3;
}

/** True if no smaller disc is on the peg. */
const isFree = (pegs: Pegs, disc: Disc, peg: Peg): boolean =>
  range(1, disc - 1).every((smaller) => pegs[smaller - 1] !== peg);

function judged(play: readonly Pegs[]): Judged {
  const moved = discsMoved(play);
  const tried = [...play.entries()].flatMap(([step, pegs]) => {
    const disc = smallestOther(pegs);
    return disc === null ? [] : [{ pegs, disc, afterDisc1: moved[step - 1] === 1 }];
  });
  const wrong = tried.filter(
    ({ pegs, disc, afterDisc1 }) => isFree(pegs, disc, rightPeg(pegs, disc)) !== afterDisc1,
  );
  return { wrong: wrong.map(({ pegs }) => labelOf(pegs)), tried: tried.length };
}

export default {
  'section-3.2/abandoned-after-d1': upTo({ from: 1, quick: 9, full: 12 }, (most) => ({
    checked: {
      en: `every state of the optimal path but the two perfect ones, n = 1 to ${most}, both directions`,
      pt: `cada estado do caminho mínimo exceto os dois perfeitos, n = 1 a ${most}, nos dois sentidos`,
    },
    stated: (n) => ({ wrong: [], tried: 2 ** n - 2 }),
    methods: onSolution(judged),
  })),
} satisfies Checks;
