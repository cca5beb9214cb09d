export * from './csr.js';
export type { ImplicitGraph } from './implicit-graph.js';
export * from './io/index.js';
export * from './kernels/symmetry.js';
export * from './kernels/tower-graph.js';
export * from './metrics/index.js';
export * from './search/index.js';
export * from './state-graph.js';
export * from './structure/index.js';
