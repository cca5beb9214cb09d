export * from './csr.js';
export type { ImplicitGraph } from './implicit-graph.js';
export * from './state-graph.js';
