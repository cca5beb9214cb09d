/**
 * The theorems of the Coq proofs, for whoever needs no more: it loads nothing else of this package.
 * Every name is one of its internals.
 *
 * @module @manaus/papers/proofs
 */

export { theoremsOfFamily } from './proofs/certificate.js';
