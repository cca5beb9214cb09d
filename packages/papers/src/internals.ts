/**
 * The parts of this package that others of this repository use; not a public API: it may change in
 * any release.
 *
 * @module @manaus/papers/internals
 */

export {
  type Answer,
  type LedgerDocument,
  ledgerIn,
  ledgerSeal,
} from './answer.js';
export { catalogOf } from './catalog.js';
export { watchMethods } from './check/watcher.js';
export { layers } from './dependencies.js';
export { orderedWorks, partTitle, type WorkDescription, workDescription } from './description.js';
export { isBrokenVerdict } from './finding.js';
export { type Grounds, groundsOf } from './grounds.js';
export { isFigureItem, isTableItem, kinds as itemKinds, subjects, type WorkTower } from './item.js';
export { estimateLedgerSeconds } from './ledger.js';
export { loadItems } from './loader.js';
export { printedTable } from './notebook/printed-table.js';
export { subjectWords, titleOf, verdictOn, verdictWords } from './notebook/titles.js';
export { readCertificate, theoremsOfFamily } from './proofs/certificate.js';
export { ideaOf } from './proofs/ideas/index.js';
export { theoremWords } from './proofs/theorem-words.js';
export { type GameReferences, heapReferences, towerReferences } from './references.js';
