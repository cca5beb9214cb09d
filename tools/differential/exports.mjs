import { main } from '@manaus/cli';
import { findTower } from '@manaus/core';
import { size } from '@manaus/graph';
import { stateRows, storeTower } from '@manaus/lab';
import { moveRows } from '@manaus/lab/internals';
import { linesOf } from './ask.mjs';

/** Towers by their options: directed ones, bad states, one vertex alone, commas in labels. */
const lines = [
  'hanoi --discs 1',
  'hanoi --discs 4',
  'hanoi --discs 3 --pegs 2',
  'hanoi --discs 2 --pegs 12',
  'manaus --discs 10 --capacities 10,1,1',
  'hanoi --discs 3 --moves cyclic',
  'hanoi --discs 3 --pegs 4 --moves star',
  'bucharest --discs 3',
  'london --discs 3',
  'oxford --discs 3',
  'oxford1 --discs 3',
  'manaus --discs 2',
  'manaus --discs 5',
];

/** The output of the command line. */
async function written(line) {
  const out = [];
  const io = { out: (text) => out.push(text), err: (text) => out.push(text), color: false };
  if ((await main(line.split(' '), { ...io, debug: false })) !== 0) throw new Error(out.join('\n'));
  return out.join('');
}

/** The tower of some options, stored. */
function towerOf(line) {
  const [name, ...options] = line.split(' ');
  const given = Object.fromEntries(
    options.flatMap((option, i) => (i % 2 === 0 ? [[option.slice(2), options[i + 1]]] : [])),
  );
  const { discs, pegs, capacities, moves } = given;
  return storeTower(
    findTower(name).tower(Number(discs), {
      ...(pegs && { pegs: Number(pegs) }),
      ...(capacities && { capacities: capacities.split(',').map(Number) }),
      moves,
    }),
  );
}

/** The graph that a reader should have read: labels alone, or with all that is known. */
function graphOf(tower, attributes) {
  const rest = (facts) => (attributes ? facts : {});
  return {
    directed: tower.graph.directed,
    vertices: Object.fromEntries(
      stateRows(tower).map(({ label, ...facts }) => [label, rest(facts)]),
    ),
    edges: moveRows(tower).map(({ source, target, ...facts }) => [source, target, rest(facts)]),
  };
}

/** A graph in another order: the ends of an edge too, if it has no direction. */
function sorted({ directed, vertices, edges }) {
  const inOrder = (facts) =>
    Object.fromEntries(
      Object.entries(facts)
        .filter(([, value]) => value !== null && value !== '')
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    );
  return JSON.stringify({
    vertices: Object.entries(vertices)
      .map(([label, facts]) => JSON.stringify([label, inOrder(facts)]))
      .sort(),
    edges: edges
      .map(([a, b, facts]) =>
        JSON.stringify([...(directed ? [a, b] : [a, b].sort()), inOrder(facts)]),
      )
      .sort(),
  });
}

/** DOT has texts only. */
function textual({ directed, vertices, edges }) {
  const texts = (facts) =>
    Object.fromEntries(
      Object.entries(facts).map(([name, value]) => [name, value === null ? null : String(value)]),
    );
  return {
    directed,
    vertices: Object.fromEntries(
      Object.entries(vertices).map(([label, facts]) => [label, texts(facts)]),
    ),
    edges: edges.map(([a, b, facts]) => [a, b, texts(facts)]),
  };
}

/** A graph without labels, under those of the tower. */
const labeled = ({ labels }, { edges }) => ({
  vertices: Object.fromEntries(labels.map((label) => [label, {}])),
  edges: edges.map(([a, b]) => [labels[a], labels[b], {}]),
});

/**
 * The readers: their module, their function, their format, and the most edges, if they are slow.
 */
/** @type {Record<string, [module: string, reader: string, format: string, most?: number]>} */
const readers = {
  'GraphML read back (networkx)': ['networkx', 'networkx_graphml', 'graphml'],
  'JSON read back (networkx)': ['networkx', 'networkx_json', 'json'],
  'graph6 read back (networkx)': ['networkx', 'networkx_graph6', 'graph6'],
  'sparse6 read back (networkx)': ['networkx', 'networkx_sparse6', 'sparse6'],
  'GraphML read back (igraph)': ['igraph', 'igraph_graphml', 'graphml'],
  'DOT read back (pydot)': ['pydot', 'pydot_dot', 'dot', 100],
  'CSV read back (pandas)': ['pandas', 'pandas_csv', 'csv'],
};

/** The cases of a reader: every tower in its format, without and with attributes. */
async function casesOf([, reader, format, most = Number.POSITIVE_INFINITY]) {
  const bare = format.endsWith('6');
  const cases = [];
  for (const line of lines)
    for (const attributes of bare ? [false] : [false, true]) {
      const tower = towerOf(line);
      const { directed } = tower.graph;
      if ((bare && directed) || size(tower.graph) > most) continue;
      const flag = attributes ? ' --attributes' : '';
      const whole = graphOf(tower, attributes);
      const ours = format === 'csv' ? { ...whole, vertices: {} } : whole;
      cases.push({
        question: [reader, await written(`graph ${line} --format ${format}${flag}`)],
        ours: sorted(format === 'dot' ? textual(ours) : ours),
        read: (theirs) => sorted({ directed, ...(bare ? labeled(tower, theirs) : theirs) }),
      });
    }
  return cases;
}

/** The table of states, read as a table. */
async function statesCases() {
  return Promise.all(
    lines.map(async (line) => ({
      question: ['pandas_states', await written(`states ${line} --csv`)],
      ours: sorted({ ...graphOf(towerOf(line), true), edges: [] }),
      read: sorted,
    })),
  );
}

/** Distances, components, degrees and shortest moves, found again from the edges. */
async function recomputedCases() {
  return Promise.all(
    lines.map(async (line) => ({
      question: ['recomputed', await written(`graph ${line} --format graphml --attributes`)],
      ours: {
        goals: stateRows(towerOf(line)).filter(({ distance }) => distance === 0).length,
        wrong: 0,
      },
    })),
  );
}

/** Suites of texts that the command line wrote, by name: the module that reads, and the cases. */
export const exported = {
  ...Object.fromEntries(
    Object.entries(readers).map(([name, reader]) => [
      name,
      { module: reader[0], cases: () => casesOf(reader) },
    ]),
  ),
  'tables of states read back (pandas)': { module: 'pandas', cases: statesCases },
  'facts of exports found again from their edges (networkx)': {
    module: 'networkx',
    cases: recomputedCases,
  },
};

/**
 * A program of Graphviz that tells what it reads of DOT: names and attributes, by its language for
 * graphs.
 */
const program = `
N { printf("N\\t%s\\t%s\\t%s\\t%s\\t%s\\t%s\\n", $.name, aget($, "label"), aget($, "distance"), aget($, "good"), aget($, "component"), aget($, "degree")); }
E { printf("E\\t%s\\t%s\\t%s\\t%s\\t%s\\t%s\\n", $.tail.name, $.head.name, aget($, "disc"), aget($, "from"), aget($, "to"), aget($, "shortest")); }
`;

/** The number of towers whose DOT Graphviz reads as it was meant, and of all. */
export async function readByGraphviz(gvpr) {
  const same = await Promise.all(
    lines.map(async (line) => {
      const tower = towerOf(line);
      const text = await written(`graph ${line} --format dot --attributes`);
      const rows = linesOf(gvpr, [program], text).map((row) => row.split('\t'));
      return (
        sorted({ directed: tower.graph.directed, ...ofRows(rows) }) ===
        sorted(textual(graphOf(tower, true)))
      );
    }),
  );
  return { cases: same.length, found: same.filter(Boolean).length };
}

function ofRows(rows) {
  const nodes = rows.filter(([kind]) => kind === 'N');
  const label = Object.fromEntries(nodes.map(([, name, text]) => [name, text]));
  return {
    vertices: Object.fromEntries(
      nodes.map(([, , text, distance, good, component, degree]) => [
        text,
        { distance, good, component, degree },
      ]),
    ),
    edges: rows
      .filter(([kind]) => kind === 'E')
      .map(([, a, b, disc, from, to, shortest]) => [
        label[a],
        label[b],
        { disc, from, to, shortest },
      ]),
  };
}
