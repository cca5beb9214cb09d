import { range } from '@manaus/core';
import { stronglyConnectedComponents } from '@manaus/graph';
import { compareStored, type GraphComparison } from '@manaus/lab';
import { mostDrawn } from '../towers/graph-scene.js';
import type { World } from '../towers/world.js';
import type { Words } from '../words/words.js';

/** The most steps of the search for an isomorphism. */
const MOST_STEPS = 2e6;

/** Two towers side by side; `null` where one is too large for a page. */
export function compared(worlds: readonly [World, World]): GraphComparison | null {
  if (worlds.some(({ graph }) => graph.order > mostDrawn)) return null;
  const [a, b] = worlds.map(storedOf);
  return compareStored(a, b, { limit: MOST_STEPS });
}

function storedOf(world: World) {
  const vertices = range(0, world.graph.order - 1);
  return { ...world, states: vertices.map(world.state), labels: vertices.map(world.label) };
}

/**
 * A row of the table: what is compared, of each tower, and what the two have to do with each other.
 */
type ComparedRow = readonly [name: string, a: string, b: string, note: string];

/** A comparison as a table. */
export function comparedRows(
  worlds: readonly [World, World],
  { states, moves, distances, isomorphism }: GraphComparison,
  words: Words,
): ComparedRow[] {
  const [a, b] = worlds.map((world) => numbersOf(world).map((n) => words('number', { n })));
  const names = [
    ...(['pair.states', 'pair.moves', 'pair.reachable'] as const),
    ...(['pair.eccentricity', 'pair.components'] as const),
  ];
  const notes = [states, moves].map(({ common, lost, gained }) =>
    words('pair.shared', { common, lost, gained }),
  );
  return [
    ...names.map((name, i): ComparedRow => {
      const note = notes[i] ?? words(a[i] === b[i] ? 'pair.same' : 'pair.other');
      return [words(name), a[i], b[i], note];
    }),
    [words('pair.distances'), ...distanceCells(distances, words)],
    [words('pair.isomorphic'), ...isomorphismCells(isomorphism, words)],
  ];
}

/**
 * The states, the moves, the states that reach the goal, the farthest of them, and the components.
 */
const numbersOf = ({ graph, distances, farthest }: World): readonly number[] => [
  graph.order,
  graph.targets.length,
  distances.filter((distance) => distance >= 0).length,
  farthest,
  stronglyConnectedComponents(graph).sizes.length,
];

/** The distances of the first state that has different ones, and how many such states there are. */
function distanceCells(
  { equal, different, first }: GraphComparison['distances'],
  words: Words,
): [string, string, string] {
  if (first === null)
    return ['', '', words(equal === 0 ? 'pair.noState' : 'pair.equal', { n: equal })];
  const [a, b] = first.values.map((n) => (n === null ? '∞' : words('number', { n })));
  const n = equal + different;
  return [a, b, words('pair.different', { different, n, label: first.label })];
}

function isomorphismCells(
  { answer, difference }: GraphComparison['isomorphism'],
  words: Words,
): [string, string, string] {
  if (answer === 'found') return ['', '', words('pair.isomorphic.yes')];
  if (answer === 'unknown') return ['', '', words('pair.isomorphic.unknown')];
  if (difference === null) return ['', '', words('pair.isomorphic.no')];
  const { invariant, of, values } = difference;
  const [a, b] = values.map((n) => words('number', { n }));
  return [a, b, words(`pair.invariant.${invariant}`, { of: cut(of) })];
}

/** The longest list in a sentence. */
const LONGEST = 40;
const cut = (text: string): string =>
  text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
