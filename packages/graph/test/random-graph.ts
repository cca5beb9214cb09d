import fc from 'fast-check';
import { graphFromEdges } from '../src/index.js';

export const randomGraph = (directed: boolean) =>
  fc.integer({ min: 1, max: 14 }).chain((order) =>
    fc.array(fc.tuple(fc.nat(order - 1), fc.nat(order - 1)), { maxLength: 30 }).map((pairs) => {
      const unique = new Map(
        pairs
          .filter(([a, b]) => a !== b)
          .map(([a, b]) => [
            directed || a < b ? `${a},${b}` : `${b},${a}`,
            [a, b] as [number, number],
          ]),
      );
      return graphFromEdges(order, [...unique.values()], directed);
    }),
  );
