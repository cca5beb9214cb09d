import { expect } from 'vitest';
import type { Csr } from '../../../src/csr.js';
import {
  hamiltonCycle,
  hamiltonPath,
  verifyHamilton,
  verifyNoHamilton,
} from '../../../src/index.js';

/** The verdict, once its certificate has passed. */
export function has(graph: Csr, closed: boolean): boolean {
  const found = closed ? hamiltonCycle(graph) : hamiltonPath(graph);
  expect(found.answer).not.toBe('unknown');
  if (found.answer === 'found') expect(verifyHamilton(graph, found.path, closed)).toBe(true);
  if (found.answer === 'none' && found.cut !== null)
    expect(verifyNoHamilton(graph, found.cut, { closed })).toBe(true);
  return found.answer === 'found';
}
