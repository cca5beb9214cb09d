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
export {
  type ClassifierRun,
  printedClassifier,
  type Spoken,
} from './carvalho2013/evidence/printed-classifier.js';
export * from './check/index.js';
export { layers, restsOn, supports } from './dependencies.js';
export { type Erratum, type ErratumText, errata, errataOf } from './errata.js';
export type {
  Broken,
  DifferingCells,
  Evidence,
  Holds,
  MethodRun,
  SharedSources,
  Unchecked,
  Verdict,
} from './finding.js';
export { type TableStep, tableSteps } from './hanoi2012/evidence/table.js';
export { type InventoryEntry, inventory, works } from './inventory.js';
export { isFigureItem, isTableItem, type Kind } from './item.js';
export { judge, type LedgerOptions, runLedger } from './ledger.js';
export { loadItems } from './loader.js';
export type { AlgorithmOptions } from './notebook/algorithm-figure.js';
export { playEnd } from './notebook/play-end.js';
export { type PrintedTable, printedTable } from './notebook/printed-table.js';
export { titleOf, verdictWords } from './notebook/titles.js';
export { type VerdictTable, verdictTable } from './notebook/verdict-table.js';
export { printedBloxorz, type Repair, repairs } from './ramos2014/evidence/printed-bloxorz.js';
export { type Cnf, formatCnf, parseDimacs } from './ramos2014/evidence/reductions/cnf.js';
export { isSatisfiable } from './ramos2014/evidence/reductions/satisfiable.js';
export { type ClauseBridges, satToBloxorz } from './ramos2014/evidence/reductions/to-bloxorz.js';
export { satToBobbin } from './ramos2014/evidence/reductions/to-bobbin.js';
export { satToClosedPlus, satToMinClosed } from './ramos2014/evidence/reductions/to-closed.js';
export {
  type GridGraph,
  gridToEdge,
  hasHamiltonianPath,
  type Place,
} from './ramos2014/evidence/reductions/to-edge.js';
export { type Judged, type LedgerRow, rowOf } from './row.js';
export * from './work.js';
