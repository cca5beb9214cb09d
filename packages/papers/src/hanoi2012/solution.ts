import { hanoiDistance } from '@manaus/core';
import { type Checks, general, range } from '../check/index.js';
import { toStack, tower } from './evidence/iterative.js';
import {
  directionsOf,
  gapsOf,
  mostOf,
  ofDisc,
  onSolution,
  onSolutionChecked,
  pairsOf,
} from './evidence/solution.js';

export default {
  'optimal-unique': (effort) =>
    general<number, { solutions: number; moves: number }>({
      checked: {
        en: `shortest paths counted by search, and their number and length without search, n = 1 to ${mostOf(effort)}`,
        pt: `caminhos mínimos contados por busca, e o seu número e comprimento sem busca, n = 1 a ${mostOf(effort)}`,
      },
      instances: range(1, mostOf(effort)),
      stated: (n) => ({ solutions: 1, ...(n === 8 && { moves: 255 }) }),
      methods: {
        'counted by search': (n) => ({
          solutions: toStack(n).ways[0],
          moves: toStack(n).distance[0],
        }),
        'without search': (n) => {
          const { paths, moves } = hanoiDistance(tower(n), tower(n).fill(2));
          return { solutions: Number(paths), moves: Number(moves) };
        },
      },
    }),

  'disc1-alternates': (effort) =>
    general({
      checked: onSolutionChecked(1, mostOf(effort)),
      instances: range(1, mostOf(effort)),
      stated: (n) => range(1, 2 ** n - 1).filter((m) => m % 2 === 1),
      methods: onSolution((moves) => ofDisc(moves, 1)),
    }),

  'disc1-cyclic': (effort) =>
    general({
      checked: onSolutionChecked(1, mostOf(effort)),
      instances: range(1, mostOf(effort)),
      stated: (n) => [n % 2 === 0 ? 'right' : 'left'],
      methods: onSolution((moves) => directionsOf(moves, 1)),
    }),

  'moves-of-disc-k': (effort) =>
    general({
      checked: onSolutionChecked(1, mostOf(effort)),
      instances: range(1, mostOf(effort)),
      stated: (n) => ({
        byDisc: n === 8 ? [128, 64, 32, 16, 8, 4, 2, 1] : range(1, n).map((k) => 2 ** (n - k)),
        all: n === 8 ? 255 : 2 ** n - 1,
      }),
      methods: onSolution((moves, n) => ({
        byDisc: range(1, n).map((k) => ofDisc(moves, k).length),
        all: moves.length,
      })),
    }),

  spacing: (effort) =>
    general({
      checked: onSolutionChecked(1, mostOf(effort)),
      instances: range(1, mostOf(effort)),
      stated: (n) =>
        range(1, n).map((k) => ({
          between: new Array<number>(2 ** (n - k) - 1).fill(2 ** k - 1),
          before: 2 ** (k - 1) - 1,
          after: 2 ** (k - 1) - 1,
        })),
      methods: onSolution((moves, n) => range(1, n).map((k) => gapsOf(moves, k))),
    }),

  direction: (effort) =>
    general({
      checked: onSolutionChecked(1, mostOf(effort)),
      instances: range(1, mostOf(effort)),
      stated: (n) => range(1, n).map((k) => [(n - k) % 2 === 0 ? 'left' : 'right']),
      methods: onSolution((moves, n) => range(1, n).map((k) => directionsOf(moves, k))),
    }),

  'disc-n-and-n-1': (effort) =>
    general({
      checked: onSolutionChecked(2, mostOf(effort)),
      instances: range(2, mostOf(effort)),
      stated: () => ({ largest: ['AC'], next: ['AB', 'BC'] }),
      methods: onSolution((moves, n) => ({
        largest: pairsOf(moves, n),
        next: pairsOf(moves, n - 1),
      })),
    }),
} satisfies Checks;
