export { type TowerAlgorithm, towerAlgorithms } from './algorithm.js';
export * from './check.js';
export { type InventoryEntry, inventory, works } from './inventory.js';
export * from './item.js';
export { type LedgerOptions, type LedgerRow, loadItems, runLedger } from './ledger.js';
export * from './work.js';
