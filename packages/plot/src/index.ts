/**
 * {@include ../README.md}
 *
 * @module @manaus/plot
 */

export { colors, discColor, scaleColor, textOn } from './colors.js';
export type { Figure, Frames, LegendEntry, Mark, Point } from './figure.js';
export { blockGraphFigure } from './figures/blocks/block-graph.js';
export { isometricFigure, isometricPoint } from './figures/blocks/isometric.js';
export { levelFigure } from './figures/blocks/level.js';
export { boardFigure } from './figures/boards/board-figure.js';
export { boardsFigure, type SheetBoard } from './figures/boards/boards.js';
export { labeledTowerFigure } from './figures/boards/labeled-tower.js';
export { moveStripFigure } from './figures/boards/move-strip.js';
export { playFigure } from './figures/boards/play.js';
export { stateTableFigure } from './figures/boards/state-table.js';
export {
  type CategoryCell,
  categoryLegend,
  categoryMapFigure,
} from './figures/charts/category-map.js';
export { heatMapFigure } from './figures/charts/heat-map.js';
export { histogramFigure } from './figures/charts/histogram.js';
export { lineFigure } from './figures/charts/line-chart.js';
export { dialogueFigure } from './figures/games/dialogue.js';
export { type HeapsStep, heapsFigure } from './figures/games/heaps.js';
export { stripFigure } from './figures/games/strip.js';
export { boardGraphFigure } from './figures/graphs/board-graph.js';
export {
  type DrawnEdge,
  type DrawnGraphInput,
  type DrawnRegion,
  type DrawnVertex,
  drawnGraphFigure,
} from './figures/graphs/drawn-graph.js';
export { edgeColoringFigure } from './figures/graphs/edge-coloring.js';
export {
  type DrawnDoor,
  labeledTriangulationFigure,
} from './figures/graphs/labeled-triangulation.js';
export { graphName } from './figures/names.js';
export { pageWidth } from './figures/page.js';
export { schemeFigure } from './figures/scheme.js';
export { smallMultiples, stackPanels } from './figures/small-multiples.js';
export { towerGraphData } from './figures/tower-graph/data.js';
export type { OuterGraph, TowerGraphOptions, VertexClass } from './figures/tower-graph/input.js';
export { type EdgeColors, movedDisc } from './figures/tower-graph/moved-disc.js';
export { towerGraphFigure } from './figures/tower-graph/tower-graph.js';
export { toHtml } from './html.js';
export {
  addCatalog,
  type Catalog,
  currentLanguage,
  type Language,
  type LanguageTag,
  language,
  message,
  messageIn,
  numberText,
  said,
  type Words,
} from './language.js';
export { canvasToDrawing, type Layout } from './layouts/layout.js';
export { layoutFor } from './layouts/layout-for.js';
export { londonLayout, overlayLayout } from './layouts/london.js';
export { carriedDisc, oxfordComponentsLayout } from './layouts/oxford.js';
export { hanoiCorners, triangleLayout, trianglePoint } from './layouts/triangle.js';
export { localized } from './localized.js';
export { boardMarks, pieceStyle } from './marks/board.js';
export { bundlesOf, type Displayable, jupyterDisplay } from './notebook/bundle.js';
export { type DisplayBundle, notebookHost } from './notebook/host.js';
export { show, showErratum, showMarkdown, showTable } from './notebook/show.js';
export { toPlotly } from './plotly.js';
export { toSvg } from './svg.js';
export { markNode, type SvgNode } from './svg-nodes.js';
export { type Erratum, erratumHtml, gridHtml, type TableRecord, tableHtml } from './tables.js';
