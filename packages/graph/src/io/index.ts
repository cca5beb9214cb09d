export * from './csv.js';
export * from './dot.js';
export * from './graph6.js';
export * from './graphml.js';
export * from './json.js';
export type { LabeledGraph } from './labels.js';
export * from './sparse6.js';
export { escapeXml } from './xml.js';
