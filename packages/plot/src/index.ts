/**
 * {@include ../README.md}
 *
 * @module @manaus/plot
 */

export * from './colours.js';
export type * from './figure.js';
export { blockGraphFigure } from './figures/block-graph.js';
export { type IsometricInput, isometricFigure } from './figures/block-isometric.js';
export { type LevelFigureInput, levelFigure } from './figures/block-level.js';
export * from './figures/board-figure.js';
export { type BoardGraphInput, boardGraphFigure } from './figures/board-graph.js';
export * from './figures/boards.js';
export * from './figures/category-map.js';
export { type ChartNames, linearTicks, logTicks } from './figures/chart.js';
export * from './figures/dialogue.js';
export * from './figures/drawn-graph.js';
export * from './figures/edge-colouring.js';
export type { OuterGraph } from './figures/ghosts.js';
export type { Region } from './figures/graph-parts.js';
export * from './figures/heaps.js';
export * from './figures/heat-map.js';
export * from './figures/histogram.js';
export * from './figures/labelled-tower.js';
export * from './figures/labelled-triangulation.js';
export * from './figures/line-chart.js';
export * from './figures/move-strip.js';
export { type EdgeColours, movedDisc } from './figures/moved-disc.js';
export * from './figures/names.js';
export { neighbourhoodFigure } from './figures/neighbourhood.js';
export * from './figures/play.js';
export * from './figures/scheme.js';
export * from './figures/small-multiples.js';
export * from './figures/state-table.js';
export * from './figures/strip.js';
export * from './figures/tower-graph.js';
export * from './figures/tower-graph-data.js';
export type { VertexClass } from './figures/vertex-classes.js';
export { type HtmlOptions, toHtml } from './html.js';
export type { Layout } from './layouts/layout.js';
export { layoutFor } from './layouts/layout-for.js';
export { londonLayout, overlayLayout } from './layouts/london.js';
export { carriedDisc, oxfordComponentsLayout, oxfordStarLayout } from './layouts/oxford.js';
export { polygonLayout } from './layouts/polygon.js';
export { starLayout } from './layouts/star.js';
export { type StoredTower, storedLayout } from './layouts/stored.js';
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
  boardText,
  type PieceStyle,
  pieceStyle,
} from './marks/board.js';
export { capsule, labelSize, type VertexStyle } from './marks/capsule.js';
export { coordinate, rounded, textWidth } from './numbers.js';
export { type PlotlyFigure, toPlotly } from './plotly.js';
export type { Json, JsonObject } from './plotly-marks.js';
export { escaped, toSvg } from './svg.js';
export {
  type Cell,
  type Erratum,
  erratumHtml,
  type TableOptions,
  type TableRecord,
  tableHtml,
} from './tables.js';
