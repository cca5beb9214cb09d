import { london, namedTowers, type TowerFamily } from '@manaus/core';
import {
  atBorder,
  general,
  type Item,
  type Methods,
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

/** The towers whose graph with n discs is disconnected. */
const methods = (towers: Towers): Methods<number, string[]> =>
  Object.fromEntries(
    Object.entries(connectedness).map(([name, isConnected]) => [
      name,
      (discs) => Object.keys(towers).filter((tower) => !isConnected(towers[tower](discs))),
    ]),
  );

/** Manaus alone is disconnected. */
const onlyManaus = (instances: readonly number[], towers: Towers, most: number) =>
  general<number, string[]>({
    checked: {
      en: `components of the five compared towers with 2 to ${most} discs, by two searches`,
      pt: `os componentes das cinco torres comparadas com 2 a ${most} discos, por duas buscas`,
    },
    stated: () => ['manaus'],
    instances,
    methods: methods(towers),
  });

function caseOf(discs: number, most: number): Case {
  const { states, moves } = storedLabels(london(discs));
  return {
    discs,
    capacities: london(discs).capacities,
    states,
    moves: moves.map((pair) => inOrder(pair, states)),
    most,
  };
}

/** The ends of a move, in the order of the states. */
function inOrder(pair: string, states: readonly string[]): [string, string] {
  const [a, b] = pair.split(' ');
  return states.indexOf(a) < states.indexOf(b) ? [a, b] : [b, a];
}

function check(most: number) {
  requireHolds(onlyManaus([2], wide, most));
  const from = (least: number) => onlyManaus(range(least, most), asStated, most);
  return withValues(atBorder(from(2), from(3)), ({ instance }) => caseOf(instance, most));
}

export default {
  id: 'martins2024/section-6.3/only-M-disconnected',
  statement: {
    en: 'Of the graphs of Hanoi, Bucharest, Oxford, London and Manaus with the same n >= 2 discs, that of Manaus alone is disconnected.',
    pt: 'Dos grafos de Hanói, Bucareste, Oxford, Londres e Manaus com os mesmos n >= 2 discos, só o de Manaus é desconexo.',
  },
  departs: {
    en: 'It holds for n >= 3, and for n = 2 when the pegs of London keep the capacities 3, 2, 1.',
    pt: 'Vale para n >= 3 e, para n = 2, quando os pinos de Londres mantêm as capacidades 3, 2, 1.',
  },
  towers: ['hanoi', 'bucharest', 'london', 'oxford', 'manaus'],
  uses: ['martins2024/theorem-5', 'martins2024/table-6.1'],
  recorded: 'fails',
  border: true,
  check: (effort) => check(effort === 'quick' ? 4 : 5),
  erratum: {
    certainty: 'reading',
    where: {
      en: 'Section 6.3, first paragraph after Table 6.1',
      pt: 'Seção 6.3, primeiro parágrafo após a Tabela 6.1',
    },
    printed: {
      en: 'The graph of the Tower of Manaus is the only one that is disconnected.',
      pt: 'O grafo da Torre de Manaus é o único desconexo.',
    },
    sure: {
      en: 'Only for London with 2 balls, and there it rests on the capacities n, n-1, n-2 of section 4.3.',
      pt: 'Apenas para Londres com 2 esferas, e ali se apoia nas capacidades n, n-1, n-2 da seção 4.3.',
    },
    counterexample: {
      en: ({ discs, capacities, states, moves }) =>
        `with ${discs} balls the graph of London is disconnected too (capacities ${capacities.join(', ')}: the states ${states.join(', ')}, joined by the moves ${moves.map((ends) => ends.join(' - ')).join(' and ')} only)`,
      pt: ({ discs, capacities, states, moves }) =>
        `Com ${discs} esferas, o grafo de Londres também é desconexo: com capacidades ${capacities.join(', ')}, os estados são ${states.join(', ')}, ligados apenas pelos movimentos ${moves.map((ends) => ends.join(' - ')).join(' e ')}.`,
    },
    found: {
      pt: ({ most }) =>
        `Componentes dos cinco jogos comparados, com 2 a ${most} discos, por duas buscas.`,
    },
  },
} satisfies Item<Case>;
