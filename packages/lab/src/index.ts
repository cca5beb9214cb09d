/**
 * {@include ../README.md}
 *
 * @module @manaus/lab
 */

export { analyzeLevel, type LevelAnalysis } from './blocks/analyze-level.js';
export { generateLevel } from './blocks/generate-level.js';
export { type LevelSolution, solveLevel } from './blocks/solve-level.js';
export { conjecture, describeConjecture } from './conjectures/conjecture.js';
export { displaysOf } from './notebook/displays.js';
export { type TowerPair, towerPairs } from './positions/pairs/tower-pairs.js';
export { towerJudge } from './positions/tower-judge.js';
export { towerSequence, towerSequences } from './sequences/catalog.js';
export { type Census, heightCensus, storedCensus } from './sequences/census.js';
export { londonCensus, manausCensus, manausParts, oxfordCensus } from './sequences/closed-forms.js';
export { excessOf, shortWay } from './sequences/excess.js';
export { eccentricityByHeights, extremesOfComponents } from './sequences/extremes.js';
export { frameStewart } from './sequences/frame-stewart.js';
export { published } from './sequences/published.js';
export { bFile, disagreements, type Published, termsOf } from './sequences/sequence.js';
export type { StudyRow } from './study/row.js';
export { showStudy } from './study/show.js';
export { type Study, study } from './study/study.js';
export { studyTable } from './study/table.js';
export { type SubtractionSummary, summarizeSubtraction } from './subtraction/summary.js';
export { subtractionSweep } from './subtraction/sweep.js';
export type { Analysis, AnalyzeOptions } from './towers/analysis.js';
export { analyze } from './towers/analyze.js';
export { compareStored, type GraphComparison, type Overlap } from './towers/compare-stored.js';
export { compareTowers, type TowerComparison } from './towers/compare-towers.js';
export { drawTower } from './towers/draw-tower.js';
export { drawTowers } from './towers/draw-towers.js';
export { type EveryPeg, type EveryPegOptions, everyPeg } from './towers/every-peg.js';
export { estimateMemory, requireMemory } from './towers/memory.js';
export type { Solution, SolveOptions } from './towers/solution.js';
export { solve } from './towers/solve.js';
export { type StateRow, stateRows } from './towers/state-table.js';
export { type StoredTower, storeTower } from './towers/store-tower.js';
