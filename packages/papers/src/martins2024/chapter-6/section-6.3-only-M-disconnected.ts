import { london, namedTowers, type TowerFamily } from '@manaus/core';
import {
  atBorder,
  type Checks,
  general,
  type ItemCheck,
  range,
  requireHolds,
  withValues,
} from '../../check/index.js';
import { connectedness } from '../evidence/connectedness.js';
import { storedLabels } from '../evidence/labeled-graphs.js';

type Case = {
  readonly discs: number;
  /** London with the given number of balls: its capacities, states and moves. */
  readonly capacities: readonly number[];
  readonly states: readonly string[];
  readonly moves: readonly (readonly [string, string])[];
  readonly most: number;
};

type Towers = Readonly<Record<string, TowerFamily>>;

const { hanoi, bucharest, oxford, manaus } = namedTowers;
const asStated: Towers = { hanoi, bucharest, oxford, london, manaus };
/** The pegs of London keep the capacities of the game with three balls. */
const wide: Towers = { ...asStated, london: (n) => london(n, { capacities: [3, 2, 1] }) };

/** Manaus alone is disconnected. */
const onlyManaus = (instances: readonly number[], towers: Towers, most: number) =>
  general<number, string[]>({
    checked: {
      en: `components of the five compared towers with 2 to ${most} discs, by two searches`,
      pt: `os componentes das cinco torres comparadas com 2 a ${most} discos, por duas buscas`,
    },
    stated: () => ['manaus'],
    instances,
    methods: Object.fromEntries(
      Object.entries(connectedness).map(([name, isConnected]) => [
        name,
        (discs) => Object.keys(towers).filter((tower) => !isConnected(towers[tower](discs))),
      ]),
    ),
  });

function check(most: number) {
  requireHolds(onlyManaus([2], wide, most));
  const from = (least: number) => onlyManaus(range(least, most), asStated, most);
  return withValues(atBorder(from(2), from(3)), ({ instance }): Case => {
    const { states, moves } = storedLabels(london(instance));
    return {
      discs: instance,
      capacities: london(instance).capacities,
      states,
      moves: moves.map((pair): [string, string] => {
        const [a, b] = pair.split(' ');
        return states.indexOf(a) < states.indexOf(b) ? [a, b] : [b, a];
      }),
      most,
    };
  });
}

export default {
  'section-6.3/only-M-disconnected': {
    check: (effort) => check(effort === 'quick' ? 4 : 5),
    counterexample: {
      en: ({ discs, capacities, states, moves }) =>
        `with ${discs} balls the graph of London is disconnected too (capacities ${capacities.join(', ')}: the states ${states.join(', ')}, joined by the moves ${moves.map((ends) => ends.join(' - ')).join(' and ')} only)`,
      pt: ({ discs, capacities, states, moves }) =>
        `Com ${discs} esferas, o grafo de Londres também é desconexo: com capacidades ${capacities.join(', ')}, os estados são ${states.join(', ')}, ligados apenas pelos movimentos ${moves.map((ends) => ends.join(' - ')).join(' e ')}.`,
    },
  } satisfies ItemCheck<Case>,
} satisfies Checks;
