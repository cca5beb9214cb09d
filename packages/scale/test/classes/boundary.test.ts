import { expect, test } from 'vitest';
import { boundaryOf } from '../../src/classes/boundary.js';

test('the boundary is what leaves two pegs empty', () => {
  for (const [pegs, discs] of [
    [3, 1],
    [3, 4],
    [4, 3],
    [5, 3],
    [5, 4],
  ]) {
    const digits = (setting: number) =>
      Array.from({ length: discs }, (_, disc) => Math.floor(setting / pegs ** disc) % pegs);
    const all = Array.from({ length: pegs ** discs }, (_, setting) => setting);
    const settings = all.filter((setting) => new Set(digits(setting)).size <= pegs - 2);
    const boundary = boundaryOf(pegs, discs);
    expect([...boundary.settings]).toEqual(settings);
    expect(all.map(boundary.placeOf)).toEqual(all.map((setting) => settings.indexOf(setting)));
    for (const [p, q] of [
      [0, 1],
      [pegs - 1, 0],
    ])
      expect([...boundary.avoiding(p, q)]).toEqual(
        [...settings.keys()].filter((place) => {
          const used = digits(settings[place]);
          return !used.includes(p) && !used.includes(q);
        }),
      );
    for (const by of [1, 2]) {
      const turn = Array.from({ length: pegs }, (_, peg) => (peg + by) % pegs);
      expect([...boundary.renamed(turn)]).toEqual(
        settings.map((setting) =>
          settings.indexOf(
            digits(setting).reduce((rank, peg, disc) => rank + turn[peg] * pegs ** disc, 0),
          ),
        ),
      );
    }
  }
});
