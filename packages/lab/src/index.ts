/**
 * {@include ../README.md}
 *
 * @module @manaus/lab
 */

export { analyzeLevel, type LevelAnalysis } from './blocks/analyze-level.js';
export {
  type GeneratedLevel,
  type GenerateLevelOptions,
  generateLevel,
} from './blocks/generate-level.js';
export {
  type LevelSolution,
  type LevelSolver,
  levelSolver,
  type SolveLevelOptions,
  solveLevel,
} from './blocks/solve-level.js';
export { type Conjecture, conjecture, describeConjecture } from './conjectures/conjecture.js';
export type { Recognized } from './conjectures/recognize.js';
export { towerSequence, towerSequences } from './sequences/catalog.js';
export { type Census, heightCensus, storedCensus } from './sequences/census.js';
export {
  londonCensus,
  manausCensus,
  manausParts,
  oxfordCensus,
  type Part,
} from './sequences/closed-forms.js';
export { type Excess, excessOf, shortWay, type Way } from './sequences/excess.js';
export {
  type ComponentExtremes,
  eccentricityByHeights,
  extremesOfComponents,
  type HeightEccentricity,
} from './sequences/extremes.js';
export { frameStewart } from './sequences/frame-stewart.js';
export { published } from './sequences/published.js';
export {
  bFile,
  disagreements,
  type Published,
  type TowerSequence,
  termsOf,
} from './sequences/sequence.js';
export { type StudyFigures, studyFigures } from './study/figures.js';
export {
  type StudyJson,
  type StudyRowJson,
  type StudySequenceJson,
  studyJson,
  studyRows,
} from './study/json.js';
export { type StudyMarkdownOptions, studyMarkdown } from './study/markdown.js';
export type { StudyRow } from './study/row.js';
export { type StudySequence, sequenceInWords } from './study/sequences.js';
export { type SkippedDiscs, type Study, type StudyOptions, study } from './study/study.js';
export { studyTable } from './study/table.js';
export { movesInWords } from './study/words.js';
export { type SubtractionSummary, summarizeSubtraction } from './subtraction/summary.js';
export { type SubtractionRow, subtractionSweep } from './subtraction/sweep.js';
export type { Analysis, AnalyzeOptions, SearchKeeper } from './towers/analysis.js';
export { analyze } from './towers/analyze.js';
export { type DrawOptions, drawTower } from './towers/draw-tower.js';
export { drawTowers } from './towers/draw-towers.js';
export { type EveryPeg, type EveryPegOptions, everyPeg } from './towers/every-peg.js';
export { estimateMemory, type MemoryEstimate, requireMemory } from './towers/memory.js';
export { LONGEST_LISTED, type Solution, type SolveOptions, solve } from './towers/solve.js';
export { type StoredTower, storeTower } from './towers/store-tower.js';
