/**
 * {@include ../README.md}
 *
 * @module @manaus/papers
 */

export { leastMoves, type TowerAlgorithm, towerAlgorithms, trial } from './algorithm.js';
export { answersOf } from './answer.js';
export { printedClassifier } from './carvalho2013/evidence/printed-classifier.js';
export { supports } from './dependencies.js';
export { tableSteps } from './hanoi2012/evidence/table.js';
export { inventory, works } from './inventory.js';
export { judge, runLedger } from './ledger.js';
export { playEnd } from './notebook/play-end.js';
export { proofsOf } from './proofs/proofs-of.js';
export { printedBloxorz } from './ramos2014/evidence/printed-bloxorz.js';
export { formatCnf, parseDimacs } from './ramos2014/evidence/reductions/cnf.js';
export { isSatisfiable } from './ramos2014/evidence/reductions/satisfiable.js';
export { satToBloxorz } from './ramos2014/evidence/reductions/to-bloxorz.js';
export { satToBobbin } from './ramos2014/evidence/reductions/to-bobbin.js';
export { satToClosedPlus, satToMinClosed } from './ramos2014/evidence/reductions/to-closed.js';
export { gridToEdge, hasHamiltonianPath } from './ramos2014/evidence/reductions/to-edge.js';
export { neededRepairs } from './ramos2014/evidence/repair-witnesses.js';
export { repairs } from './ramos2014/evidence/repairs.js';
export type { LedgerRow } from './row.js';
export { openWork, type Work } from './work.js';
