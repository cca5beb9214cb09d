import { countShortestPaths } from '@manaus/graph';
import { drawTower } from '@manaus/lab';
import { type Checks, finite } from '../../check/index.js';
import {
  goalLabel,
  type ManausState,
  manausByRules,
  manausTower,
  playedStates,
  storedStates,
} from '../evidence/manaus.js';

/** The moves from 1/2/3, the most that any state needs, and the number of shortest paths. */
type Farthest = { readonly moves: number; readonly most: number; readonly paths: number };

const lengths = (states: readonly ManausState[]) => ({
  moves: states.find(({ label }) => label === '1/2/3')?.moves ?? -1,
  most: Math.max(...states.map(({ moves }) => moves)),
});

function inStoredGraph(discs: number): Farthest {
  const { graph, vertex } = manausTower(discs);
  const paths = Number(countShortestPaths(graph, vertex('1/2/3'))[vertex(goalLabel(discs))]);
  return { ...lengths(storedStates(discs)), paths };
}

/** The ways downhill to the goal, one by one. */
function byPlaying(discs: number): Farthest {
  const states = playedStates(discs);
  const movesOf = new Map(states.map(({ label, moves }) => [label, moves]));
  const ways = (label: string): number =>
    label === goalLabel(discs)
      ? 1
      : (manausByRules(discs).get(label)?.next ?? [])
          .filter((next) => movesOf.get(next) === (movesOf.get(label) as number) - 1)
          .reduce((sum, next) => sum + ways(next), 0);
  return { ...lengths(states), paths: ways('1/2/3') };
}

export default {
  'figure-5.10': {
    figure: (language) => drawTower(manausTower(3), { from: '1/2/3', language }),
    check: () =>
      finite<number, Farthest>({
        checked: {
          en: 'distance by two searches, and the number of shortest paths',
          pt: 'a distância por duas buscas, e o número de caminhos mínimos',
        },
        instances: [3],
        stated: () => ({ moves: 5, most: 5, paths: 1 }),
        methods: {
          'the stored graph': inStoredGraph,
          'play backwards by the plain rules': byPlaying,
        },
      }),
  },
} satisfies Checks;
