import { edgesOf } from '@manaus/graph';
import { drawnGraphFigure, type Figure, type Tongue } from '@manaus/plot';
import type { Snake } from '../evidence/snakes.js';

/** A snake on its path. */
export const drawSnake = (
  language: Tongue,
  { graph, labels, places }: Snake,
  title: string,
  subtitle: string,
): Figure =>
  drawnGraphFigure({
    title,
    subtitle,
    width: 760,
    height: 280,
    vertices: places.map((place, v) => ({ ...place, label: labels[v] })),
    edges: edgesOf(graph).map((ends) => ({ ends })),
    language,
  });
