// The stored graph of Hanoi on 3 pegs in graphology: degrees, components, distances; node
// graphology.mjs DISCS, where its packages are installed.
import { createRequire } from 'node:module';

const load = createRequire(`${process.cwd()}/`);
const [library, parts, traversal] = [
  'graphology',
  'graphology-components',
  'graphology-traversal',
].map((name) => load(name));
const n = Number(process.argv[2]);
const order = 3 ** n;

const start = performance.now();
const graph = new library.UndirectedGraph({ multi: false, allowSelfLoops: false });
for (let state = 0; state < order; state++) graph.addNode(state);
for (let state = 0; state < order; state++) addEdges(state);
let degree2 = 0;
graph.forEachNode((node) => {
  if (graph.degree(node) === 2) degree2++;
});
const components = parts.countConnectedComponents(graph);
let eccentricity = 0;
let sum = 0;
traversal.bfsFromNode(graph, 0, (_node, _attributes, depth) => {
  eccentricity = Math.max(eccentricity, depth);
  sum += depth;
});
const seconds = (performance.now() - start) / 1000;
console.log(
  JSON.stringify({
    order: graph.order,
    components,
    degree2,
    eccentricity,
    sum,
    seconds,
    peak: process.resourceUsage().maxRSS * 1024,
    version: library.Graph.version,
  }),
);

function addEdges(state) {
  let covered = 0;
  for (let disc = 0, rest = state, weight = 1; disc < n; disc++, weight *= 3) {
    const peg = rest % 3;
    rest = Math.floor(rest / 3);
    for (let other = peg + 1; other < 3; other++)
      if (((covered >> peg) & 1) === 0 && ((covered >> other) & 1) === 0)
        graph.addUndirectedEdge(state, state + (other - peg) * weight);
    covered |= 1 << peg;
  }
}
