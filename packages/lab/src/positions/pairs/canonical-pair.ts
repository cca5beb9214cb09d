import { formatLabel, range, type Tower, type TowerState } from '@manaus/core';

/** The most pegs whose renamings are tried. */
const MOST_PEGS = 7;

/**
 * A function that gives two pairs of states the same text if a symmetry of the tower takes one to
 * the other: a renaming of pegs that keeps capacities and moves, on at most 7 pegs; where any of
 * different discs lies on any, also any renaming of discs. Of towers with further rules only equal
 * pairs have the same text.
 *
 * Time O(renamings of pegs times discs) a pair.
 *
 * @example
 * ```ts
 * const tower = compileTower(london(3));
 * const key = canonicalPair(tower);
 * const pair = (from: string, to: string) => key(parseLabel(tower, from), parseLabel(tower, to));
 * pair('12/3/', '312//') === pair('31/2/', '231//'); // => true
 * pair('12/3/', '312//') === pair('12/3/', '321//'); // => false
 * ```
 */
export function canonicalPair(tower: Tower): (start: TowerState, goal: TowerState) => string {
  const renamings = pegRenamings(tower);
  return (start, goal) => {
    const texts = renamings.map((order) => {
      const [from, to] = [start, goal].map((state) => order.map((peg) => state[peg]));
      const discs = from.flat();
      const number = (disc: number) =>
        tower.kernelOrder === 'free' ? discs.indexOf(disc) + 1 : disc;
      return [from, to].map((pegs) => formatLabel(pegs.map((peg) => peg.map(number)))).join(' ');
    });
    return texts.reduce((least, text) => (text < least ? text : least));
  };
}

/** The orders of the pegs that keep the capacities and the moves. */
function pegRenamings({ capacities, moves, kernelOrder }: Tower): number[][] {
  const same = range(0, capacities.length - 1);
  if (kernelOrder === null || capacities.length > MOST_PEGS) return [same];
  return orders(same).filter((order) =>
    order.every(
      (peg, i) =>
        capacities[peg] === capacities[i] &&
        order.every((other, j) => moves[peg][other] === moves[i][j]),
    ),
  );
}

const orders = (list: readonly number[]): number[][] =>
  list.length === 0
    ? [[]]
    : list.flatMap((first) =>
        orders(list.filter((each) => each !== first)).map((rest) => [first, ...rest]),
      );
