import { range } from '@manaus/core';
import type { Csr, Graph } from '../csr.js';
import { requireAtMost, requireUndirected } from '../requirements.js';
import { degreeOf, rowOf } from '../rows.js';

const place = 'graph/spanning-trees';
const MOST = 2000;

/**
 * The number of spanning trees of a graph; 0 when it is not connected.
 *
 * It is the determinant of the Laplacian matrix without one row and column, found modulo as many
 * primes as its bound, the product of the degrees, needs. Time O(order^3) for each 25 bits of the
 * bound; memory O(order^2). Throws for a directed graph, and for more than 2000 vertices.
 * Source: G. Kirchhoff, 1847.
 *
 * @example
 * ```ts
 * countSpanningTrees(completeGraph(5)); // => 125n
 * countSpanningTrees(toCsr(stateGraph(towerPuzzle(hanoi(2))))); // => 135n
 * ```
 */
export function countSpanningTrees(graph: Graph): bigint {
  const known = requireUndirected(place, graph);
  const { order } = known;
  requireAtMost(place, 'graph', MOST, order);
  if (order < 2) return BigInt(order);
  // No graph has more spanning trees than ways to give each vertex but the last an edge.
  const bound = range(0, order - 2).reduce((all, v) => all * BigInt(degreeOf(known, v)), 1n);
  let product = 1n;
  let count = 0n;
  for (let prime = 2 ** 26; product <= bound; ) {
    prime = primeBelow(prime);
    const rest = BigInt(determinant(laplacianMinor(known, prime), prime));
    // The number below product * prime with both remainders.
    const step = ((rest - count) * inverse(product, prime)) % BigInt(prime);
    count += product * (step < 0n ? step + BigInt(prime) : step);
    product *= BigInt(prime);
  }
  return count;
}

/** The Laplacian modulo a prime, without the row and the column of the last vertex. */
const laplacianMinor = (graph: Csr, prime: number): Float64Array[] =>
  range(0, graph.order - 2).map((v) => {
    // The last vertex lies beyond the row, where a typed array drops what is written.
    const row = new Float64Array(graph.order - 1);
    row[v] = degreeOf(graph, v);
    for (const to of rowOf(graph, v)) row[to] = prime - 1;
    return row;
  });

/**
 * The determinant modulo a prime, by elimination; numbers stay below the prime, and products below
 * 2^52.
 */
export function determinant(rows: Float64Array[], prime: number): number {
  let value = 1;
  for (let k = 0; k < rows.length; k++) {
    const at = rows.findIndex((row, i) => i >= k && row[k] !== 0);
    if (at < 0) return 0;
    if (at !== k) {
      [rows[at], rows[k]] = [rows[k], rows[at]];
      value = prime - value;
    }
    const pivot = rows[k];
    value = (value * pivot[k]) % prime;
    const inverted = Number(inverse(BigInt(pivot[k]), prime));
    for (let i = k + 1; i < rows.length; i++) {
      const row = rows[i];
      if (row[k] === 0) continue;
      const factor = prime - ((row[k] * inverted) % prime);
      for (let j = k; j < row.length; j++)
        if (pivot[j] !== 0) row[j] = (row[j] + factor * pivot[j]) % prime;
    }
  }
  return value;
}

/** The inverse modulo a prime p, by Fermat's little theorem: the power p - 2. */
function inverse(value: bigint, prime: number): bigint {
  const modulus = BigInt(prime);
  let power = 1n;
  let base = value % modulus;
  for (let rest = modulus - 2n; rest > 0n; rest /= 2n) {
    if (rest % 2n === 1n) power = (power * base) % modulus;
    base = (base * base) % modulus;
  }
  return power;
}

function primeBelow(value: number): number {
  let candidate = value - 1;
  while (!isPrime(candidate)) candidate--;
  return candidate;
}

function isPrime(value: number): boolean {
  for (let divisor = 2; divisor * divisor <= value; divisor++)
    if (value % divisor === 0) return false;
  return true;
}
