/**
 * The parts of this package that others of this repository use; not a public API: it may change in
 * any release.
 *
 * @module @manaus/plot/internals
 */

export { discColor, scaleColor, textOn } from './colors.js';
export { isometricPoint } from './figures/blocks/isometric.js';
export type { SheetBoard } from './figures/boards/boards.js';
export { labeledTowerFigure } from './figures/boards/labeled-tower.js';
export { stateTableFigure } from './figures/boards/state-table.js';
export { dialogueFigure } from './figures/games/dialogue.js';
export type { HeapsStep } from './figures/games/heaps.js';
export type { DrawnDoor } from './figures/graphs/labeled-triangulation.js';
export { graphName } from './figures/names.js';
export { pageWidth } from './figures/page.js';
export { schemeFigure } from './figures/scheme.js';
export type { OuterGraph, TowerGraphOptions } from './figures/tower-graph/input.js';
export { type EdgeColors, movedDisc } from './figures/tower-graph/moved-disc.js';
export { languageOf, numberText, requireTongue } from './language.js';
export { canvasToDrawing } from './layouts/layout.js';
export { overlayLayout } from './layouts/london.js';
export { carriedDisc, oxfordComponentsLayout } from './layouts/oxford.js';
export { triangleLayout } from './layouts/triangle.js';
export { localized } from './localized.js';
export { boardMarks, pieceStyle } from './marks/board.js';
export { meanPoint } from './marks/kinds.js';
export { bundlesOf, jupyterDisplay } from './notebook/bundle.js';
export { addCatalog, languageIn, sessionLanguage } from './notebook/session.js';
export { toPlotly } from './plotly.js';
export { markNode, type SvgNode } from './svg-nodes.js';
export { erratumHtml, gridHtml, tableHtml } from './tables.js';
