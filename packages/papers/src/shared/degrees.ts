import { range } from '@manaus/core';
import { type Csr, neighborsOf } from '@manaus/graph';

/** The degree of each vertex. */
export const degreesOf = (graph: Csr): number[] =>
  range(0, graph.order - 1).map((v) => neighborsOf(graph, v).length);

/** The vertices of a degree, in their order. */
export const ofDegree = (graph: Csr, degree: number): number[] =>
  range(0, graph.order - 1).filter((v) => neighborsOf(graph, v).length === degree);
