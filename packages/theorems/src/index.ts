/**
 * {@include ../README.md}
 *
 * @module @manaus/theorems
 */

export { type DistanceAutomaton, distanceAutomaton } from './automaton.js';
export { representativeFamily, threePegFamilies } from './families.js';
export { type Family, familyOf, readFamily } from './family.js';
export type { Statement } from './statement.js';
export { provedBy, type Theorems, theorems } from './theorems.js';
export { type Verification, verifyTheorems } from './verify.js';
