import { expect } from 'vitest';
import type { Csr } from '../../../src/csr.js';
import { isPlanar, planarity, verifyEmbedding, verifyKuratowski } from '../../../src/index.js';

/** The verdict, once its certificate has passed. */
export function certified(graph: Csr): boolean {
  const result = planarity(graph);
  if (result.planar) expect(verifyEmbedding(graph, result.rotation)).toBe(true);
  else expect(verifyKuratowski(graph, result.kuratowski)).toBe(true);
  expect(isPlanar(graph)).toBe(result.planar);
  return result.planar;
}
