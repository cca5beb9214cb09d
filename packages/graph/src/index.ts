/**
 * {@include ../README.md}
 *
 * @module @manaus/graph
 */

export * from './csr.js';
export type { ImplicitGraph } from './implicit-graph.js';
export * from './io/index.js';
export * from './metrics/index.js';
export * from './search/index.js';
export * from './structure/index.js';
