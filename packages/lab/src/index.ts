/**
 * {@include ../README.md}
 *
 * @module @manaus/lab
 */

export type { Analysis, AnalyzeOptions } from './analysis.js';
export { analyze } from './analyze.js';
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
export { type FolderKeeper, type KeepOptions, keepIn } from './checkpoints/keep-in.js';
export { type Conjecture, conjecture, describe } from './conjectures/conjecture.js';
export { type Recognised, recognise } from './conjectures/recognise.js';
export { type DrawOptions, drawTower } from './draw-tower.js';
export { type EveryPeg, type EveryPegOptions, everyPeg } from './every-peg.js';
export * from './formulas/apart.js';
export * from './formulas/census.js';
export * from './formulas/closed-forms.js';
export * from './formulas/excess.js';
export * from './formulas/frame-stewart.js';
export * from './formulas/radix.js';
export * from './formulas/words.js';
export * from './formulas/worst-case.js';
export {
  availableMemory,
  estimateMemory,
  type MemoryEstimate,
  requireMemory,
  requireSearch,
} from './memory.js';
export * from './sequences/catalogue.js';
export * from './sequences/extremes.js';
export * from './sequences/published.js';
export * from './sequences/sequence.js';
export { LONGEST_LISTED, type Solution, type SolveOptions, solve } from './solve.js';
export { type StoredTower, storeTower } from './store-tower.js';
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
export { showStudy } from './study/show.js';
export { type SkippedDiscs, type Study, type StudyOptions, study } from './study/study.js';
export { studyTable } from './study/table.js';
export { movesInWords } from './study/words.js';
export * from './subtraction/summary.js';
export * from './subtraction/sweep.js';
export { writeWhole } from './sweeps/files.js';
export * from './sweeps/index.js';
export {
  type AtlasPoint,
  type Capacities,
  capacityAtlas,
  capacityTower,
  capacityTriples,
  type Phase,
  phaseOf,
} from './variants/capacity-atlas.js';
export * from './variants/capacity-formulas.js';
export { gluedComponents } from './variants/capacity-gluing.js';
export * from './variants/directed-hanoi.js';
export { type DrawAtlasOptions, drawAtlas } from './variants/draw-atlas.js';
export * from './variants/linear-conditions.js';
export * from './variants/london.js';
export * from './variants/london-boards.js';
export * from './variants/london-problems.js';
export * from './variants/manaus-more-pegs.js';
export * from './variants/stacks.js';
export * from './variants/star-numbers.js';
export * from './variants/strong-digraphs.js';
