import { manaus, type Peg, pegsOfDiscs, type TowerState } from '@manaus/core';
import { remembered } from '@manaus/core/internals';
import { type StoredTower, storeTower } from '@manaus/lab';
import { type Methods, range, source, until, type Value, type Words } from '../../check/index.js';
import {
  plainDistances,
  plainLabel,
  plainManaus,
  plainMoves,
  plainStates,
} from '../../shared/plain-towers.js';
import { inArrays } from '../../shared/played.js';

/** A regular state of Manaus, and whether the goal can be reached from it. */
export interface ManausState {
  readonly label: string;
  readonly state: TowerState;
  /** Entry k - 1 is the peg of disc k. */
  readonly pegOf: readonly Peg[];
  readonly good: boolean;
  /** Moves to the goal; -1 for a bad state. */
  readonly moves: number;
}

/** The stored graph of Manaus with n discs. */
export const manausTower = source(
  'stored graph of Manaus',
  remembered((discs: number): StoredTower => storeTower(manaus(discs))),
);

/** All regular states of Manaus, with the distances in the stored graph. */
export function storedStates(discs: number): ManausState[] {
  const { states, labels, distances } = manausTower(discs);
  return states.map((state, v) => judged(labels[v], state, pegsOfDiscs(state), distances[v]));
}

const judged = (
  label: string,
  state: TowerState,
  pegOf: readonly Peg[],
  moves: number,
): ManausState => ({
  label,
  state,
  pegOf,
  good: moves >= 0,
  moves,
});

/** The labels of the states that a test keeps, in their order. */
export const labelsWhere = (
  states: readonly ManausState[],
  keep: (state: ManausState, i: number) => boolean,
): string[] => states.filter(keep).map(({ label }) => label);

/** The greatest number of moves that one of some states needs. */
export const mostMoves = (states: readonly ManausState[]): number =>
  states.reduce((most, { moves }) => Math.max(most, moves), 0);

/** A regular state with the labels of its neighbors. */
interface PlayedState extends Pick<ManausState, 'state' | 'pegOf'> {
  readonly next: readonly string[];
}

/**
 * The regular states by their labels, with their moves by the rules in arrays; shares nothing with
 * the stored graph.
 */
export const manausByRules = source(
  inArrays,
  remembered((discs: number): ReadonlyMap<string, PlayedState> => new Map(byRules(discs))),
);

function* byRules(discs: number): Generator<[string, PlayedState]> {
  const rules = plainManaus(discs);
  for (const state of plainStates(rules)) {
    const pegOf = range(1, discs).map((disc) => state.findIndex((held) => held.includes(disc)));
    const next = plainMoves(rules, state).map(({ after }) => plainLabel(after));
    yield [plainLabel(state), { state: state as TowerState, pegOf, next }];
  }
}

/** All regular states of Manaus, with the distances by playing backwards from the goal. */
export function playedStates(discs: number): ManausState[] {
  const states = manausByRules(discs);
  const neighbors = new Map([...states].map(([label, { next }]) => [label, next]));
  const moves = plainDistances(neighbors, [goalLabel(discs)]);
  return [...states].map(([label, { state, pegOf }]) =>
    judged(label, state, pegOf, moves.get(label) ?? -1),
  );
}

/**
 * A component for each state in the order of the plain rules, by merging the ends of every move.
 */
export function mergedByRules(discs: number): number[] {
  const states = manausByRules(discs);
  const place = new Map([...states.keys()].map((label, i) => [label, i]));
  const root = [...place.values()];
  const find = (i: number): number => {
    while (root[i] !== i) i = root[i] = root[root[i]];
    return i;
  };
  for (const [label, { next }] of states)
    for (const other of next)
      root[find(place.get(other) as number)] = find(place.get(label) as number);
  return root.map((_, i) => find(i));
}

/** Facts on all states of Manaus: by the stored graph, and by the plain rules up to nine discs. */
export const onStates = <V extends Value>(
  facts: (states: readonly ManausState[], discs: number) => V,
): Methods<number, Value> => ({
  'distances in the stored graph': (discs) => facts(storedStates(discs), discs),
  'play backwards by the plain rules': until<Value>(9, (discs) =>
    facts(playedStates(discs), discs),
  ),
});

/** The line of the ledger on such a check. */
export const onStatesChecked = (what: Words, most: number): Words => ({
  en: `${what.en}, n = 2 to ${most}: by distances in the stored graph, and${most > 9 ? ' to n = 9' : ''} by playing backwards with the plain rules`,
  pt: `${what.pt}, n = 2 a ${most}: por distâncias no grafo armazenado, e${most > 9 ? ' até n = 9' : ''} jogando para trás pelas regras`,
});

/** The label 1..n// of the goal. */
export const goalLabel = (discs: number): string =>
  `${range(1, discs).join(discs < 10 ? '' : ',')}//`;

/** Whether each state lies in the component of the goal. */
export function withGoal(states: readonly ManausState[], component: ArrayLike<number>): boolean[] {
  const goal = component[states.findIndex(({ moves }) => moves === 0)];
  return states.map((_, i) => component[i] === goal);
}
