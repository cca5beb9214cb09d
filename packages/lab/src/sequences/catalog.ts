import {
  bucharest,
  hanoi,
  london,
  londonRecursive,
  manaus,
  oxford,
  oxfordRecursive,
  parseLabel,
  range,
  type TowerRules,
} from '@manaus/core';
import { requireOneOf } from '@manaus/core/internals';
import { toCsr } from '@manaus/graph/search';
import { towerGraph } from '@manaus/kernels/graphs';
import { analyze } from '../towers/analyze.js';
import { solve } from '../towers/solve.js';
import { londonCensus, manausCensus, manausParts, oxfordCensus } from './closed-forms.js';
import { excessOf } from './excess.js';
import { eccentricityByHeights, extremesOfComponents } from './extremes.js';
import { published } from './published.js';
import type { TowerSequence } from './sequence.js';

const farthest = (rules: TowerRules) => BigInt(analyze(rules, { effort: 0 }).eccentricity);
const eccentricities = (rules: TowerRules) =>
  eccentricityByHeights(rules).map(({ eccentricity }) => eccentricity);
const fromStack = (rules: TowerRules) =>
  BigInt(solve(rules, parseLabel(rules, stackOnFirst(rules)), { count: true }).moves ?? -1);

const stackOnFirst = ({ discs, capacities }: TowerRules): string =>
  `${range(1, discs).join(discs > 9 ? ',' : '')}${'/'.repeat(capacities.length - 1)}`;

const same = (sequence: (typeof published)[keyof typeof published], shift = 0, factor = 1n) => ({
  sequence,
  shift,
  factor,
});

const hanoiAndManaus: TowerSequence[] = [
  {
    name: 'hanoi-order',
    title: 'Order of the graph of Hanoi H_3^n',
    offset: 1,
    term: (n) => 3n ** BigInt(n),
    published: same(published.A000244),
  },
  {
    name: 'hanoi-size',
    title: 'Size of the graph of Hanoi H_3^n',
    offset: 1,
    term: (n) => (3n * (3n ** BigInt(n) - 1n)) / 2n,
    published: same(published.A029858, 1),
  },
  {
    name: 'hanoi-moves',
    title: 'Least moves of a stack in Hanoi',
    offset: 1,
    quick: 12,
    far: 14,
    term: (n) => fromStack(hanoi(n)),
    published: same(published.A000225),
  },
  {
    name: 'bucharest-moves',
    title: 'Least moves of a stack from end to end in Bucharest',
    offset: 1,
    quick: 10,
    far: 12,
    term: (n) => fromStack(bucharest(n)),
    published: same(published.A024023),
  },
  {
    name: 'reve-moves',
    title: 'Least moves of a stack in Hanoi with four pegs',
    offset: 1,
    quick: 8,
    far: 10,
    term: (n) => fromStack(hanoi(n, { pegs: 4 })),
    published: same(published.A007664),
  },
  {
    name: 'reve-eccentricity',
    title: 'Moves between a stack and the state farthest from it in Hanoi with four pegs',
    offset: 1,
    quick: 14,
    far: 17,
    term: (n) => farthest(hanoi(n, { pegs: 4 })),
    published: same(published.A382111),
  },
  {
    name: 'hanoi-radius',
    title: 'Radius of the graph of Hanoi H_3^n',
    offset: 1,
    quick: 6,
    far: 9,
    term: (n) => BigInt(extremesOfComponents(toCsr(towerGraph(hanoi(n))))[0].radius),
  },
  {
    name: 'manaus-order',
    title: 'Order of the graph of Manaus M_3^n',
    offset: 2,
    term: (n) => manausCensus(n).order,
  },
  {
    name: 'manaus-size',
    title: 'Size of the graph of Manaus M_3^n',
    offset: 2,
    term: (n) => manausCensus(n).size,
  },
  {
    name: 'manaus-good-order',
    title: 'Good states of Manaus M_3^n',
    offset: 2,
    term: (n) => manausParts(n).good.order,
    published: same(published.A000340, -2, 2n),
  },
  {
    name: 'manaus-good-size',
    title: 'Size of the good component of Manaus M_3^n',
    offset: 2,
    term: (n) => manausParts(n).good.size,
  },
  {
    name: 'manaus-bad-order',
    title: 'Bad states of Manaus M_3^n',
    offset: 2,
    term: (n) => manausParts(n).bad.order,
  },
  {
    name: 'manaus-bad-size',
    title: 'Size of the bad component of Manaus M_3^n',
    offset: 2,
    term: (n) => manausParts(n).bad.size,
  },
  {
    name: 'manaus-moves',
    title: 'Moves that Manaus M_3^n needs at worst',
    offset: 2,
    quick: 10,
    far: 12,
    term: (n) => farthest(manaus(n)),
    published: same(published.A036563),
  },
];

const freeOrder: TowerSequence[] = [
  {
    name: 'oxford-order',
    title: 'Order of the graph of Oxford O_3^n',
    offset: 1,
    term: (n) => oxfordCensus(n).order,
    published: same(published.A001710, 2),
  },
  {
    name: 'oxford-size',
    title: 'Size of the graph of Oxford O_3^n',
    offset: 1,
    term: (n) => oxfordCensus(n).size,
    published: same(published.A001286, 1, 3n),
  },
  {
    name: 'oxford-moves',
    title: 'Moves that Oxford O_3^n needs at worst',
    offset: 1,
    quick: 7,
    far: 10,
    term: (n) => farthest(oxford(n)),
  },
  {
    name: 'oxford-diameter',
    title: 'Diameter of the graph of Oxford O_3^n',
    offset: 1,
    quick: 7,
    far: 9,
    term: (n) => BigInt(Math.max(...eccentricities(oxford(n)))),
  },
  {
    name: 'oxford-radius',
    title: 'Radius of the graph of Oxford O_3^n',
    offset: 1,
    quick: 7,
    far: 9,
    term: (n) => BigInt(Math.min(...eccentricities(oxford(n)))),
  },
  {
    name: 'oxford-excess',
    title: 'Most moves too many by algorithm 9, repaired',
    offset: 1,
    quick: 6,
    far: 9,
    term: (n) => BigInt(excessOf(oxford(n), oxfordRecursive).most),
  },
  {
    name: 'oxford-most',
    title: 'Most moves by algorithm 9, repaired',
    offset: 1,
    quick: 6,
    far: 9,
    term: (n) => BigInt(excessOf(oxford(n), oxfordRecursive).mostMoves),
  },
  {
    name: 'london-order',
    title: 'Order of the graph of London L_3^n',
    offset: 2,
    term: (n) => londonCensus(n).order,
  },
  {
    name: 'london-size',
    title: 'Size of the graph of London L_3^n',
    offset: 2,
    term: (n) => londonCensus(n).size,
  },
  {
    name: 'london-moves',
    title: 'Moves that London L_3^n needs at worst',
    offset: 3,
    quick: 7,
    far: 10,
    term: (n) => farthest(london(n)),
  },
  {
    name: 'london-diameter',
    title: 'Diameter of the graph of London L_3^n',
    offset: 3,
    quick: 7,
    far: 9,
    term: (n) => BigInt(Math.max(...eccentricities(london(n)))),
  },
  {
    name: 'london-radius',
    title: 'Radius of the graph of London L_3^n',
    offset: 3,
    quick: 7,
    far: 9,
    term: (n) => BigInt(Math.min(...eccentricities(london(n)))),
  },
  {
    name: 'london-excess',
    title: 'Most moves too many by algorithm 7, repaired',
    offset: 3,
    quick: 6,
    far: 9,
    term: (n) => BigInt(excessOf(london(n), londonRecursive).most),
  },
  {
    name: 'london-most',
    title: 'Most moves by algorithm 7, repaired',
    offset: 3,
    quick: 6,
    far: 9,
    term: (n) => BigInt(excessOf(london(n), londonRecursive).mostMoves),
  },
];

/** The sequences of the towers of three pegs, and how each term is found. */
export const towerSequences: readonly TowerSequence[] = [...hanoiAndManaus, ...freeOrder];

/**
 * A sequence by its name; an `InputError` for an unknown one.
 *
 * @example
 * ```ts
 * towerSequence('oxford-order').published?.sequence.id; // => 'A001710'
 * ```
 */
export function towerSequence(name: string): TowerSequence {
  const names = towerSequences.map((sequence) => sequence.name);
  requireOneOf('lab/sequences', 'name', names, name);
  return towerSequences[names.indexOf(name)];
}
