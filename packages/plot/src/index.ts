/**
 * {@include ../README.md}
 *
 * @module @manaus/plot
 */

export { colors, discColor, scaleColor, textOn } from './colors.js';
export * from './figure.js';
export { blockGraphFigure } from './figures/blocks/block-graph.js';
export { type IsometricInput, isometricFigure } from './figures/blocks/isometric.js';
export { type LevelFigureInput, levelFigure } from './figures/blocks/level.js';
export { boardFigure } from './figures/boards/board-figure.js';
export * from './figures/boards/boards.js';
export * from './figures/boards/labeled-tower.js';
export * from './figures/boards/move-strip.js';
export * from './figures/boards/play.js';
export * from './figures/boards/state-table.js';
export * from './figures/charts/category-map.js';
export type { ChartNames } from './figures/charts/chart.js';
export * from './figures/charts/heat-map.js';
export { histogramFigure } from './figures/charts/histogram.js';
export * from './figures/charts/line-chart.js';
export * from './figures/games/dialogue.js';
export * from './figures/games/heaps.js';
export * from './figures/games/strip.js';
export { type BoardGraphInput, boardGraphFigure } from './figures/graphs/board-graph.js';
export * from './figures/graphs/drawn-graph.js';
export * from './figures/graphs/edge-coloring.js';
export * from './figures/graphs/labeled-triangulation.js';
export { graphName } from './figures/names.js';
export { pageWidth } from './figures/page.js';
export * from './figures/scheme.js';
export * from './figures/small-multiples.js';
export { towerGraphData } from './figures/tower-graph/data.js';
export type * from './figures/tower-graph/input.js';
export { type EdgeColors, movedDisc } from './figures/tower-graph/moved-disc.js';
export { neighborhoodFigure } from './figures/tower-graph/neighborhood.js';
export { towerGraphFigure } from './figures/tower-graph/tower-graph.js';
export { type HtmlOptions, toHtml } from './html.js';
export * from './language.js';
export { canvasToDrawing, type Layout } from './layouts/layout.js';
export { layoutFor } from './layouts/layout-for.js';
export { londonLayout, overlayLayout } from './layouts/london.js';
export { carriedDisc, oxfordComponentsLayout } from './layouts/oxford.js';
export { type StressOptions, stressLayout } from './layouts/stress.js';
export {
  hanoiCorners,
  isSorted,
  type TriangleFrame,
  triangleLayout,
  trianglePoint,
} from './layouts/triangle.js';
export {
  type BoardPlace,
  type BoardRules,
  boardMarks,
  type PieceStyle,
  pieceStyle,
} from './marks/board.js';
export type { VertexStyle } from './marks/capsule.js';
export { type PlotlyFigure, toPlotly } from './plotly.js';
export type { Json, JsonObject } from './plotly-marks.js';
export { toSvg } from './svg.js';
export { markNode, type SvgNode } from './svg-nodes.js';
export type { Cell, Erratum, TableOptions, TableRecord } from './tables.js';
