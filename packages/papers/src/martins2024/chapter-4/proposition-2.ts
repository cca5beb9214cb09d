import {
  bucharest,
  formatLabel,
  hanoi,
  type TowerRules,
  type TowerState,
  towerPuzzle,
} from '@manaus/core';
import { neighborsOf } from '@manaus/graph';
import { type Checks, general, type Methods, range } from '../../check/index.js';
import { statesOf } from '../evidence/states.js';
import { storedTower } from '../evidence/towers.js';

/** A tower with all of its states, of which each method gives the number of moves. */
interface Tower {
  readonly rules: TowerRules;
  readonly states: readonly TowerState[];
}

const towers = (discs: number): Tower[] =>
  [hanoi(discs), bucharest(discs)].map((rules) => ({ rules, states: [...statesOf(rules)] }));

/**
 * Moves by the pegs alone: every pair of joined pegs, not both empty, has exactly one, as the
 * smaller top goes onto the other.
 */
const byPairs = ({ moves }: TowerRules, state: TowerState): number =>
  moves.flatMap((row, from) =>
    row.filter((joined, to) => from < to && joined && state[from].length + state[to].length > 0),
  ).length;

const allOn = (state: TowerState, pegs: readonly number[]): boolean =>
  pegs.some((peg) => state[peg].length === state.flat().length);

const methods: Methods<Tower, number[]> = {
  'degrees in the stored graph': ({ rules, states }) => {
    const { graph, vertex } = storedTower(rules);
    return states.map((state) => neighborsOf(graph, vertex(formatLabel(state))).length);
  },
  'moves by the plain rules': ({ rules, states }) => {
    const { moves } = towerPuzzle(rules);
    return states.map((state) => moves(state).length);
  },
  'pairs of pegs': ({ rules, states }) => states.map((state) => byPairs(rules, state)),
};

export default {
  'proposition-2': (effort) => {
    const most = effort === 'quick' ? 8 : 10;
    return general<Tower, number[]>({
      checked: {
        en: `all states of both towers, n = 1 to ${most}: degrees in the stored graphs, the moves that the plain rules list, and the pairs of joined pegs that are not both empty`,
        pt: `todos os estados das duas torres, n = 1 a ${most}: os graus nos grafos armazenados, os movimentos que as regras dão, e os pares de pinos ligados que não estão ambos vazios`,
      },
      instances: range(1, most).flatMap(towers),
      stated: ({ rules, states }) =>
        states.map((state) =>
          rules.name === 'Hanoi' ? (allOn(state, [0, 1, 2]) ? 2 : 3) : allOn(state, [0, 2]) ? 1 : 2,
        ),
      methods,
    });
  },
} satisfies Checks;
