import { hanoi } from '@manaus/core';
import { edgesOf } from '@manaus/graph';
import { finite, type Item } from '../../check/index.js';
import { type Copy, copyByLabels, copyInGraph, type Part } from '../../shared/hanoi-copies.js';
import { hanoiGraph, hanoiStates } from '../../shared/hanoi-graph.js';
import { played } from '../../shared/played.js';

/** The part of each peg that has the largest disc: whether it is a copy, and the pairs of parts that an edge joins, one per edge. */
type Copies = { readonly copies: readonly Copy[]; readonly joined: readonly string[] };

const copiesBy = (copy: (part: Part) => Copy, discs: number): Copy[] =>
  [0, 1, 2].map((peg) => copy({ discs, peg }));

function inGraph(discs: number): Copies {
  const pegs = hanoiStates(discs).map((state) => state.findIndex((on) => on.includes(discs)));
  const joined = edgesOf(hanoiGraph(discs))
    .filter(([a, b]) => pegs[a] !== pegs[b])
    .map(([a, b]) => [pegs[a], pegs[b]].sort().join(' '));
  return { copies: copiesBy(copyInGraph, discs), joined: joined.sort() };
}

/** Each move of the largest disc is met from both of its ends: it is taken where it goes to the higher peg. */
function byLabels(discs: number): Copies {
  const pegOf = (label: string) =>
    label.split('/').findIndex((held) => held.includes(String(discs)));
  const joined = [...played(hanoi(discs))].flatMap(([from, moves]) =>
    moves
      .filter(({ to }) => pegOf(from) < pegOf(to))
      .map(({ to }) => `${pegOf(from)} ${pegOf(to)}`),
  );
  return { copies: copiesBy(copyByLabels, discs), joined: joined.sort() };
}

export default {
  id: 'martins2024/section-3.4/three-copies',
  statement: {
    en: 'H_3^3 is three copies of H_3^2, each two joined by one of three edges; and H_3^2 is three copies of H_3^1 likewise.',
    pt: 'H_3^3 são três cópias de H_3^2, cada duas unidas por uma de três arestas; e H_3^2 são três cópias de H_3^1, do mesmo modo.',
  },
  uses: ['martins2024/definition-1'],
  recorded: 'holds',
  check: () =>
    finite<number, Copies>({
      checked: {
        en: 'n = 2 and 3: the states with the largest disc on each peg induce the smaller graph, by verified maps and by labels; the edges between them',
        pt: 'n = 2 e 3: os estados com o maior disco em cada pino induzem o grafo menor, por aplicações verificadas e por rótulos; as arestas entre eles',
      },
      instances: [2, 3],
      stated: (n) => ({
        copies: [0, 1, 2].map(() => ({ states: 3 ** (n - 1), isHanoi: true })),
        joined: ['0 1', '0 2', '1 2'],
      }),
      methods: {
        'verified maps to the smaller graph': inGraph,
        'labels and their moves': byLabels,
      },
    }),
} satisfies Item;
