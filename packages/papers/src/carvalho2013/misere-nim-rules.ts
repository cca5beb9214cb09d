import { gameSolver, type Heaps, misere, nim } from '@manaus/games';
import { requireReading } from '../algorithm.js';
import { general } from '../legacy/check.js';
import type { Item } from '../legacy/item.js';
import { sumIsZero } from './evidence/digits.js';
import { positionsUpTo, tuple, upToOrder } from './evidence/heap-positions.js';
import { misereNimConditions } from './evidence/misere-nim.js';

const game = upToOrder(misere(nim()));

/** The first position, fewest blocks first, where the conditions and the outcome differ. */
function judge(which: 'large' | 'all', modulus = 2): (heaps: Heaps) => string | null {
  const { outcome } = gameSolver(game);
  return (heaps) => {
    const stated = misereNimConditions(heaps, which, modulus);
    const isN = outcome(heaps) === 'N';
    if (isN === stated.includes(true)) return null;
    const held = stated.map((holds, i) => (holds ? `condition ${i + 1}` : '')).filter(Boolean);
    return `${tuple(heaps)} meets ${held.length === 0 ? 'none of the conditions' : held.join(' and ')}, but is ${isN ? 'an N-position' : 'a P-position'}`;
  };
}

/** One counterexample for each direction, with the position to move to or the reason in sums. */
function counterexamples(positions: readonly Heaps[]): string[] {
  const wrong = judge('large');
  const { winningMoves } = gameSolver(game);
  const found = positions.filter((heaps) => wrong(heaps) !== null);
  const first = [true, false]
    .map((won) => found.find((heaps) => winningMoves(heaps).length > 0 === won))
    .filter((heaps) => heaps !== undefined);
  return first.map((heaps) => {
    const [option] = winningMoves(heaps);
    const why =
      option === undefined
        ? `all its heaps have nim-sum ${sumIsZero(heaps, 2) ? '0' : 'not 0'}, and every move loses`
        : `the move to ${tuple(option)} wins`;
    return `${wrong(heaps)}: ${why}`;
  });
}

const item: Item = {
  id: 'carvalho2013/misere-nim-rules',
  kind: 'statement',
  statement:
    'A position of misère Nim, in heaps of at least one block, is an N-position if and only if (1) all heaps have one block and their number is even, or (2) exactly one heap has more than one block, or (3) two or more heaps have more than one block and the nim-sum of those heaps is not 0.',
  departs:
    'In condition 3 the nim-sum is that of all heaps, as the worked example computes it: then the three conditions hold in the range checked, the position without heaps, where the next player wins, being of an even number of heaps (rule 2 of chapter 1 would give it, as an N-position, a move to a P-position; it has none). Taken modulo 3, as section 2.9 uses the sign for k = 2, it fails at two equal heaps.',
  uses: ['carvalho2013/theorem-2.4.1-bouton'],
  recorded: 'fails',
  check: (effort) => {
    const blocks = effort === 'quick' ? 14 : 22;
    const positions = positionsUpTo(blocks);
    const all = general(positions, judge('all'), { checked: '', methods: 2 });
    requireReading(all.counterexample ?? null);
    const modulo3 = positions.map(judge('all', 3)).find((wrong) => wrong !== null);
    const finding = general(positions, judge('large'), {
      checked: `all ${positions.length} positions of at most ${blocks} blocks, up to the order of the heaps, by looking at all that can follow; with the nim-sum of all heaps condition 3 is right at each; modulo 3: ${modulo3}`,
      methods: 2,
    });
    return finding.counterexample === undefined
      ? finding
      : { ...finding, counterexample: counterexamples(positions).join('; ') };
  },
};
export default item;
