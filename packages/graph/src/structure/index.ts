export * from './families.js';
export { isPlanar } from './planarity/left-right.js';
export * from './planarity/planarity.js';
export * from './planarity/verify-embedding.js';
export * from './planarity/verify-kuratowski.js';
