import { formatLabel, hanoi, type Peg, parseLabel } from '@manaus/core';
import { isomorphism, verifyIsomorphism } from '@manaus/graph';
import { storeTower } from '@manaus/lab';
import { differ, firstWrong, range } from '../legacy/check.js';
import type { Item } from '../legacy/item.js';
import { induced, type Part } from './evidence/induced.js';
import { judgedAll } from './evidence/judge-all.js';
import { manausTower } from './evidence/manaus-states.js';
import { perfectLabel } from './evidence/minimum-moves.js';

/** TOP, LEFT and RIGHT: the states of Manaus with disc n on p0, p1, p2, named without disc n. */
function part(discs: number, peg: Peg): Part {
  const tower = manausTower(discs);
  const { graph, labels } = induced(tower, (_, v) => tower.states[v][peg].includes(discs));
  return {
    graph,
    labels: labels.map((label) =>
      formatLabel(
        parseLabel(tower.rules, label).map((pile) => pile.filter((disc) => disc !== discs)),
      ),
    ),
  };
}

/** H_3^m without some of its corners; a corner is named by its peg: 0 on top, 1 left, 2 right. */
function hanoiWithout(discs: number, corners: readonly Peg[]): Part {
  const rules = hanoi(discs);
  const gone = corners.map((peg) => perfectLabel(rules, peg));
  return induced(storeTower(rules), (label) => !gone.includes(label));
}

/** M_3^m within H_3^m, with the left corner of H_3^m added. */
function manausWithLeftCorner(discs: number): Part {
  const rules = hanoi(discs);
  const kept = new Set([...manausTower(discs).labels, perfectLabel(rules, 1)]);
  return induced(storeTower(rules), (label) => kept.has(label));
}

/** Swaps two pegs of a label. */
const swapped = (label: string, a: Peg, b: Peg): string => {
  const piles = label.split('/');
  [piles[a], piles[b]] = [piles[b], piles[a]];
  return piles.join('/');
};

/** The parts are the same by the map that changes labels so, verified, and by a search for any isomorphism. */
function unlike(
  name: string,
  found: Part,
  stated: Part,
  rename: (label: string) => string = (label) => label,
): string | null {
  const map = found.labels.map((label) => stated.labels.indexOf(rename(label)));
  return firstWrong(
    differ(`order of ${name}`, stated.graph.order, found.graph.order),
    differ(
      `the map of labels from ${name} stands`,
      true,
      verifyIsomorphism(found.graph, stated.graph, map),
    ),
    differ(`some isomorphism from ${name}`, true, isomorphism(found.graph, stated.graph) !== null),
  );
}

/**
 * The three assertions, each in the two readings that the words allow: corners named as they lie in the part, or as in H_3^{n-1} itself.
 *
 * Within TOP, left is towards LEFT: all on p2. Within LEFT, top is towards TOP, and left is all on p1. Within RIGHT, left is towards LEFT.
 */
function wrongFromThree(discs: number): string | null {
  const [top, left, right] = [part(discs, 0), part(discs, 1), part(discs, 2)];
  const inPlace = (label: string) => swapped(label, 0, 1);
  return firstWrong(
    unlike(`TOP of M_3^${discs}`, top, hanoiWithout(discs - 1, [2])),
    unlike(`TOP of M_3^${discs}, corners turned`, top, hanoiWithout(discs - 1, [1]), (label) =>
      swapped(label, 1, 2),
    ),
    unlike(`LEFT of M_3^${discs}`, left, hanoiWithout(discs - 1, [2, 1])),
    unlike(`LEFT of M_3^${discs}, corners turned`, left, hanoiWithout(discs - 1, [0, 1]), (label) =>
      swapped(label, 0, 2),
    ),
    unlike(`RIGHT of M_3^${discs}`, right, manausWithLeftCorner(discs - 1)),
    unlike(
      `RIGHT of M_3^${discs}, the corner as it lies there`,
      right,
      manausWithLeftCorner(discs - 1),
      inPlace,
    ),
  );
}

/** M_3^1 is no tower, and nothing with a corner added is empty. */
function wrongForTwo(): readonly (string | null)[] {
  const right = part(2, 2).graph.order;
  return [
    unlike('TOP of M_3^2', part(2, 0), hanoiWithout(1, [2])),
    unlike('LEFT of M_3^2', part(2, 1), hanoiWithout(1, [2, 1])),
    right > 0
      ? null
      : `RIGHT of M_3^2 has ${right} states, as the capacity of p2 is 0; M_3^1, which does not exist, with a corner added would have at least one`,
  ];
}

const item: Item = {
  id: 'martins2024/lemma-4',
  kind: 'lemma',
  statement:
    'Split M_3^n, n >= 2, by the peg of disc n. With disc n on p0 it is isomorphic to H_3^{n-1} less its left corner, on p1 to H_3^{n-1} less its top and left corners, on p2 to M_3^{n-1} with the left corner of H_3^{n-1} added.',
  departs:
    'It holds for n >= 3, the added corner being joined as in H_3^{n-1}. Disc n left out, the added state is /1..n-1/; it lies at the top of the right part, and on its left when the copy of M_3^{n-1} is taken with p0 and p1 exchanged.',
  uses: ['martins2024/theorem-6', 'martins2024/section-5.3/M31'],
  recorded: 'fails',
  check: (effort) => {
    const most = effort === 'quick' ? 6 : 8;
    return judgedAll(
      range(2, most),
      (discs) => (discs === 2 ? wrongForTwo() : [wrongFromThree(discs)]),
      {
        checked: `n = 2 to ${most}: the maps that leave disc n out, verified, in both readings of left; and isomorphisms found by search`,
        methods: 2,
      },
    );
  },
};
export default item;
