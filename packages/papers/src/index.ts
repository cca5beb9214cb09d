export { leastMoves, type TowerAlgorithm, type Trial, type TrialInput, towerAlgorithms, trial } from './algorithm.js';
export * from './check.js';
export { type ListedCells, listedCells } from './errata/cells.js';
export { type ErrataOptions, type Erratum, type ErratumText, errata, errataWords } from './errata/index.js';
export { type ClassifierRun, printedClassifier, type Spoken } from './evidence/printed-classifier.js';
export { type InventoryEntry, inventory, works } from './inventory.js';
export * from './item.js';
export { type LedgerOptions, type LedgerRow, loadItems, runLedger } from './ledger.js';
export * from './work.js';
