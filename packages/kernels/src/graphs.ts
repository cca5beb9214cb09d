/**
 * State graphs of towers, for whoever searches them without a kernel: it loads nothing else of this
 * package. Every name is one of the package.
 *
 * @module @manaus/kernels/graphs
 */

export { goalRanks, towerGraph } from './graphs/tower-graph.js';
