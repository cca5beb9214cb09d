/**
 * {@include ../README.md}
 *
 * @module manaus
 */

export { formatLevel, type Level, parseLevel } from '@manaus/blocks';
export {
  bucharest,
  formatLabel,
  hanoi,
  InputError,
  london,
  manaus,
  oxford,
  parseLabel,
  pegsOfDiscs,
  type TowerRules,
} from '@manaus/core';
export {
  gameSolver,
  type HeapGame,
  type HeapPeriod,
  heapGame,
  heapGames,
  mex,
  nimSum,
} from '@manaus/games';
export {
  automorphisms,
  chromaticNumber,
  connectedComponents,
  degreeDistribution,
  diameter,
  edgesOf,
  graphFromEdges,
  hamiltonCycle,
  isomorphism,
  neighborsOf,
  planarity,
  shortestPath,
  size,
  toGraphml,
  toNodeLink,
} from '@manaus/graph';
export { conjecture, describeConjecture, frameStewart, type StoredTower } from '@manaus/lab';
export { openWork, works } from '@manaus/papers';
export {
  boardFigure,
  boardsFigure,
  heatMapFigure,
  histogramFigure,
  language,
  lineFigure,
  playFigure,
  show,
  showErratum,
  showMarkdown,
  showTable,
  smallMultiples,
  toSvg,
} from '@manaus/plot';
export {
  analyze,
  compare,
  draw,
  graph,
  play,
  solve,
  states,
  storeTower,
  study,
  type TowerName,
  theorems,
  tower,
} from './verbs.js';
