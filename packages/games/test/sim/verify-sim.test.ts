import { expect, test } from 'vitest';
import { attacked } from '../../../core/test/attacked.js';
import { solveSim, verifySimStrategy } from '../../src/index.js';

type Reply = (red: number, blue: number) => number | null;

/** The strategy as it is, with the positions in which it is asked. */
interface Strategy {
  readonly reply: Reply;
  readonly asked: readonly (readonly [red: number, blue: number])[];
}

const { reply } = solveSim();
const asked: [number, number][] = [];
const honest = verifySimStrategy((red, blue) => {
  asked.push([red, blue]);
  return reply(red, blue);
});

const ends: (readonly [number, number])[] = [];
for (let a = 0; a < 6; a++) for (let b = a + 1; b < 6; b++) ends.push([a, b]);

/** True if an edge makes a triangle with two of a set. */
const closes = (edge: number, set: number): boolean =>
  ends.some((_, first) =>
    ends.some(
      (_other, second) =>
        first < second &&
        (set >> first) & 1 &&
        (set >> second) & 1 &&
        new Set([edge, first, second].flatMap((e) => ends[e])).size === 3 &&
        first !== edge &&
        second !== edge,
    ),
  );

/** The same strategy, but for one position, in which it names another segment. */
const errsAt = (
  { asked: all, reply: right }: Strategy,
  at: number,
  named: number | null,
): Strategy => ({
  asked: all,
  reply: (red, blue) => (red === all[at][0] && blue === all[at][1] ? named : right(red, blue)),
});

/** One of the positions that a play meets soon. */
const SOON = 250;

/** The positions in which some free segment completes a triangle of blue, with the segment. */
const losing = asked.flatMap(([red, blue], at): [number, number][] => {
  const edge = ends.findIndex((_, e) => !(((red | blue) >> e) & 1) && closes(e, blue));
  return edge < 0 ? [] : [[at, edge]];
});

test('the strategy stands', () => {
  expect(honest).toMatchObject({ holds: true, reason: null });
});

test('the positions are those after its replies, and the start', () => {
  const after = asked.map(([red, blue]) => `${red} ${blue + 2 ** (reply(red, blue) ?? 99)}`);
  expect(honest.positions).toBe(1 + new Set(after).size);
});

test('it says where it fails, and how', () => {
  expect(verifySimStrategy(() => 0).reason).toBe('red 1, blue 0: no free segment is named (0)');
  expect(verifySimStrategy(() => null).reason).toBe(
    'red 1, blue 0: no free segment is named (null)',
  );
  expect(
    verifySimStrategy((red, blue) => ends.findIndex((_, e) => !(((red | blue) >> e) & 1))),
  ).toMatchObject({
    holds: false,
    reason: expect.stringMatching(/^red \d+, blue \d+: segment \d+ completes a triangle$/),
  });
});

attacked<Strategy>([{ reply, asked }], (one) => verifySimStrategy(one.reply).holds, {
  'it names once a segment that is drawn': (one, { below }) => {
    const at = below(SOON);
    return errsAt(one, at, 31 - Math.clz32(asked[at][0]));
  },
  'it names once no segment': (one, { below }) => errsAt(one, below(SOON), null),
  'it names once a segment that is none': (one, { below, of }) =>
    errsAt(one, below(SOON), of([15, -1, 0.5, Number.NaN])),
  'it completes a triangle once': (one, { below }) => errsAt(one, ...losing[below(SOON)]),
});
