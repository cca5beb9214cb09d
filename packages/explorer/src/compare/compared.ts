import { range } from '@manaus/core';
import { stronglyConnectedComponents } from '@manaus/graph';
import { compareStored, type GraphComparison } from '@manaus/lab';
import { startOf } from '../play/history.js';
import { mostDrawn } from '../towers/graph-scene.js';
import type { TowerGame } from '../towers/tower-game.js';
import type { World } from '../towers/world.js';
import type { Words } from '../words/words.js';

const MOST_STEPS = 2e6;

/** Two towers side by side; `null` where one is too large for a page. */
export function compareTowers(worlds: readonly [World, World]): GraphComparison | null {
  if (worlds.some(({ graph }) => graph.order > mostDrawn)) return null;
  const [a, b] = worlds.map((world) => {
    const vertices = range(0, world.graph.order - 1);
    return { ...world, states: vertices.map(world.state), labels: vertices.map(world.label) };
  });
  return compareStored(a, b, { limit: MOST_STEPS });
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
  const [a, b] = worlds.map(({ graph, distances, farthest }) =>
    [
      graph.order,
      graph.targets.length,
      distances.filter((distance) => distance >= 0).length,
      farthest,
      stronglyConnectedComponents(graph).sizes.length,
    ].map((n) => words('number', { n })),
  );
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
    distanceRow(distances, words),
    [words('pair.isomorphic'), '', '', isomorphismText(isomorphism, words)],
  ];
}

/** The goals and the starts of two towers in sentences: what is compared, and what is not. */
export function comparedEnds(pair: readonly [TowerGame, TowerGame], words: Words): string[] {
  const goals = pair.map(({ world }) =>
    world.goals.length > 3
      ? `${world.label(world.goals[0])}, …`
      : world.goals.map(world.label).join(', '),
  );
  const starts = pair.map(({ world, history }) => world.label(startOf(history)));
  const text = (name: 'goal' | 'start', [a, b]: readonly string[]) =>
    words(a === b ? `pair.${name}.same` : `pair.${name}.other`, { label: a, a, b });
  return [text('goal', goals), text('start', starts)];
}

/** The distances of the first state that has different ones, and how many such states there are. */
function distanceRow(
  { equal, different, first }: GraphComparison['distances'],
  words: Words,
): ComparedRow {
  if (first === null)
    return [
      words('pair.distances'),
      '',
      '',
      words(equal === 0 ? 'pair.noState' : 'pair.equal', { n: equal }),
    ];
  const [a, b] = first.values.map((n) =>
    n === null ? words('pair.never') : words('number', { n }),
  );
  const { label } = first;
  const n = equal + different;
  return [words('pair.distancesOf', { label }), a, b, words('pair.different', { different, n })];
}

function isomorphismText(
  { answer, difference }: GraphComparison['isomorphism'],
  words: Words,
): string {
  if (answer === 'found') return words('pair.isomorphic.yes');
  if (answer === 'unknown') return words('pair.isomorphic.unknown');
  if (difference === null) return words('pair.isomorphic.no');
  const { invariant, of, values } = difference;
  const [a, b] = values.map((n) => words('number', { n }));
  const shortened = of.length > LONGEST ? `${of.slice(0, LONGEST - 1)}…` : of;
  return words(`pair.invariant.${invariant}`, { a, b, of: shortened });
}

/** The longest list in a sentence. */
const LONGEST = 40;
