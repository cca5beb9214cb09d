import { attacked, type Chance } from '@manaus/testing/attacked';
import { biconnectedComponents, type Csr, verifyBiconnectedComponents } from '../../src/index.js';
import { apart, randomGraph } from './forged.js';

type Certificate = { readonly graph: Csr } & ReturnType<typeof biconnectedComponents>;

const honest = (from: Chance): Certificate => {
  const graph = randomGraph(from, 8, 3);
  return { graph, ...biconnectedComponents(graph) };
};

attacked<Certificate>(honest, ({ graph, ...rest }) => verifyBiconnectedComponents(graph, rest), {
  'an articulation point left out': (one) =>
    one.articulations.length === 0 ? null : { ...one, articulations: one.articulations.slice(1) },
  'an articulation point that is none': (one, { of }) => {
    const others = Array.from({ length: one.graph.order }, (_, v) => v).filter(
      (v) => !one.articulations.includes(v),
    );
    const articulations = [...one.articulations, of(others)].sort((a, b) => a - b);
    return others.length === 0 ? null : { ...one, articulations };
  },
  'a bridge left out': (one) =>
    one.bridges.length === 0 ? null : { ...one, bridges: one.bridges.slice(1) },
  'two blocks as one': ({ blocks: [first, second, ...rest], ...one }) =>
    second === undefined ? null : { ...one, blocks: [[...first, ...second], ...rest] },
  'two blocks that meet as one, and the rest made to fit': (one, { of }) => {
    const { graph, blocks, articulations, bridges } = one;
    if (articulations.length === 0) return null;
    const at = of(articulations);
    const meeting = blocks.filter((block) => block.flat().includes(at));
    const others = blocks.filter((block) => !meeting.slice(0, 2).includes(block));
    const single = meeting.slice(0, 2).filter((block) => block.length === 1);
    return {
      graph,
      blocks: [...others, meeting.slice(0, 2).flat()],
      articulations: meeting.length === 2 ? articulations.filter((v) => v !== at) : articulations,
      bridges: bridges.filter(([a, b]) => !single.flat().some(([c, d]) => a === c && b === d)),
    };
  },
  'a block in two': (one, { below }) => {
    const at = one.blocks.findIndex((block) => block.length > 1);
    if (at < 0) return null;
    const block = one.blocks[at];
    const cut = 1 + below(block.length - 1);
    return {
      ...one,
      blocks: [...one.blocks.filter((_, i) => i !== at), block.slice(0, cut), block.slice(cut)],
    };
  },
  'an edge left out': ({ blocks: [first, ...rest], ...one }) =>
    first === undefined ? null : { ...one, blocks: [first.slice(1), ...rest] },
  'an edge twice': ({ blocks: [first, ...rest], ...one }) =>
    first === undefined ? null : { ...one, blocks: [[first[0], ...first], ...rest] },
  'an edge that is none': (one, from) => {
    const free = apart(one.graph, from);
    const [first, ...rest] = one.blocks;
    return free === null || first === undefined
      ? null
      : { ...one, blocks: [[[...free] as [number, number], ...first.slice(1)], ...rest] };
  },
  'an empty block more': (one) => ({ ...one, blocks: [...one.blocks, []] }),
});
