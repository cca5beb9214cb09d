/**
 * Studies of a tower for a range of disc numbers, for whoever makes them: it loads nothing else of
 * this package. Every name is one of the package or of its internals.
 *
 * @module @manaus/lab/studying
 */

export { type StudyFigures, studyFigures } from './study/figures.js';
export { type StudyJson, studyJson, studyRows } from './study/json.js';
export { studyMarkdown } from './study/markdown.js';
export type { StudyRow } from './study/row.js';
export { sequencesInWords } from './study/sequences.js';
export { type Study, study } from './study/study.js';
export { studyTable } from './study/table.js';
