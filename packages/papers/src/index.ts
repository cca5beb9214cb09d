/**
 * {@include ../README.md}
 *
 * @module @manaus/papers
 */

export {
  leastMoves,
  type TowerAlgorithm,
  type Trial,
  type TrialInput,
  towerAlgorithms,
  trial,
} from './algorithm.js';
export { compared, differ, finite, firstWrong, general, type Tried } from './check.js';
export { type ListedCells, listedCells } from './errata/cells.js';
export {
  type ErrataOptions,
  type Erratum,
  type ErratumText,
  errata,
  errataWords,
} from './errata/index.js';
export { printedBloxorz, type Repair, repairs } from './evidence/printed-bloxorz.js';
export {
  type ClassifierRun,
  printedClassifier,
  type Spoken,
} from './evidence/printed-classifier.js';
export { type TableStep, tableSteps } from './hanoi2012/table.js';
export { type InventoryEntry, inventory, works } from './inventory.js';
export * from './item.js';
export { type LedgerOptions, type LedgerRow, loadItems, runLedger } from './ledger.js';
export { type Cnf, formatCnf, parseDimacs } from './reductions/cnf.js';
export { isSatisfiable } from './reductions/satisfiable.js';
export { type Found, searchLevel } from './reductions/search.js';
export { type ClauseBridges, satToBloxorz } from './reductions/to-bloxorz.js';
export { satToBobbin } from './reductions/to-bobbin.js';
export { satToClosedPlus, satToMinClosed } from './reductions/to-closed.js';
export {
  type GridGraph,
  gridToEdge,
  hasHamiltonianPath,
  type Place,
} from './reductions/to-edge.js';
export * from './work.js';
