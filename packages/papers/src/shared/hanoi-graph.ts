import { hanoi, type TowerState, towerCodec } from '@manaus/core';
import { type Csr, toCsr } from '@manaus/graph';
import { towerGraph } from '@manaus/kernels';
import { source } from '../check/index.js';
import { isomorphismByCertificate } from './certified.js';
import { plainGraph } from './played.js';

/** The stored graph H_3^n; its vertices are the ranks of the states. */
export const hanoiGraph = source(
  'graph of Hanoi from ranks',
  (discs: number): Csr => toCsr(towerGraph(hanoi(discs))),
);

/** The same graph by the plain rules, move by move. */
export const plainHanoiGraph = (discs: number): Csr => plainGraph(hanoi(discs));

/** The states of H_3^n, in the order of its vertices. */
export function hanoiStates(discs: number): TowerState[] {
  const codec = towerCodec(hanoi(discs));
  return Array.from({ length: codec.space }, (_, rank) => codec.unrank(rank));
}

/** True if two graphs are isomorphic; a map that is found must pass its verifier. */
export function areIsomorphic(first: Csr, second: Csr): boolean {
  const answer = isomorphismByCertificate(first, second);
  if (answer === 'unknown') throw new Error('the search for an isomorphism did not end');
  return answer === 'found';
}
