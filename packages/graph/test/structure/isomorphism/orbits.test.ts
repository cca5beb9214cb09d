import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Orbits } from '../../../src/structure/isomorphism/orbits.js';

const ORDER = 8;

test('orbits are named by the least vertex that some maps lead to', () => {
  const map = fc.shuffledSubarray([...Array(ORDER).keys()], { minLength: ORDER });
  fc.assert(
    fc.property(fc.array(map, { maxLength: 3 }), (maps) => {
      const orbits = new Orbits(ORDER);
      const least = Array.from({ length: ORDER }, (_, v) => v);
      for (const images of maps) {
        orbits.joinBy(Uint32Array.from(images));
        images.forEach((w, v) => {
          const [a, b] = [least[v], least[w]];
          for (let u = 0; u < ORDER; u++)
            if (least[u] === a || least[u] === b) least[u] = Math.min(a, b);
        });
        expect(least.map((_, v) => orbits.find(v))).toEqual(least);
      }
    }),
    { numRuns: 300 },
  );
});
