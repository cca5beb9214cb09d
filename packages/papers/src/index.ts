/**
 * {@include ../README.md}
 *
 * @module @manaus/papers
 */

export { leastMoves, type TowerAlgorithm, towerAlgorithms, trial } from './algorithm.js';
export { printedClassifier } from './carvalho2013/evidence/printed-classifier.js';
export { layers, supports } from './dependencies.js';
export { errataOf } from './errata.js';
export { type Grounds, groundsOf } from './grounds.js';
export { tableSteps } from './hanoi2012/evidence/table.js';
export { inventory, works } from './inventory.js';
export { isFigureItem, isTableItem } from './item.js';
export { estimateLedgerSeconds, judge, runLedger } from './ledger.js';
export { loadItems } from './loader.js';
export { playEnd } from './notebook/play-end.js';
export { titleOf, verdictWords } from './notebook/titles.js';
export { ideaOf } from './proofs/ideas/index.js';
export { proofsOf } from './proofs/proofs-of.js';
export { theoremWords } from './proofs/theorem-words.js';
export { printedBloxorz, repairs } from './ramos2014/evidence/printed-bloxorz.js';
export { formatCnf, parseDimacs } from './ramos2014/evidence/reductions/cnf.js';
export { isSatisfiable } from './ramos2014/evidence/reductions/satisfiable.js';
export { satToBloxorz } from './ramos2014/evidence/reductions/to-bloxorz.js';
export { satToBobbin } from './ramos2014/evidence/reductions/to-bobbin.js';
export { satToClosedPlus, satToMinClosed } from './ramos2014/evidence/reductions/to-closed.js';
export { gridToEdge, hasHamiltonianPath } from './ramos2014/evidence/reductions/to-edge.js';
export { type LedgerRow, rowOf } from './row.js';
export { openWork, type Work } from './work.js';
