/**
 * {@include ../README.md}
 *
 * @module @manaus/plot
 */

export { colors } from './colors.js';
export type { Figure, Frames, LegendEntry, Mark, Point } from './figure.js';
export { blockGraphFigure } from './figures/blocks/block-graph.js';
export { isometricFigure } from './figures/blocks/isometric.js';
export { levelFigure } from './figures/blocks/level.js';
export { boardFigure } from './figures/boards/board-figure.js';
export { boardsFigure } from './figures/boards/boards.js';
export { moveStripFigure } from './figures/boards/move-strip.js';
export { playFigure } from './figures/boards/play.js';
export {
  type CategoryCell,
  categoryLegend,
  categoryMapFigure,
} from './figures/charts/category-map.js';
export { heatMapFigure } from './figures/charts/heat-map.js';
export { histogramFigure } from './figures/charts/histogram.js';
export { lineFigure } from './figures/charts/line-chart.js';
export { heapsFigure } from './figures/games/heaps.js';
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
export { labeledTriangulationFigure } from './figures/graphs/labeled-triangulation.js';
export { smallMultiples, stackPanels } from './figures/small-multiples.js';
export { towerGraphData } from './figures/tower-graph/data.js';
export { towerGraphFigure } from './figures/tower-graph/tower-graph.js';
export type { VertexClass } from './figures/tower-graph/vertex-classes.js';
export { toHtml } from './html.js';
export {
  type Catalog,
  type Language,
  type LanguageTag,
  message,
  said,
  type Tongue,
  type Words,
} from './language.js';
export type { Layout } from './layouts/layout.js';
export { layoutFor } from './layouts/layout-for.js';
export { londonLayout } from './layouts/london.js';
export { hanoiCorners, trianglePoint } from './layouts/triangle.js';
export type { Displayable } from './notebook/bundle.js';
export { type DisplayBundle, notebookHost } from './notebook/host.js';
export { language } from './notebook/session.js';
export { show, showErratum, showMarkdown, showTable } from './notebook/show.js';
export { toSvg } from './svg.js';
export type { Erratum, TableRecord } from './tables.js';
