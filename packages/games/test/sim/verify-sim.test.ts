import { attacked } from '@manaus/testing/attacked';
import { expect, test } from 'vitest';
import { solveSim, verifySimStrategy } from '../../src/index.js';

type Reply = (red: number, blue: number) => number | null;

const solved = solveSim();
const replies = new Map<string, number | null>();

/** What the solver answers, asked once. */
function reply(red: number, blue: number): number | null {
  const label = `${red} ${blue}`;
  const answer = replies.get(label) ?? solved.reply(red, blue);
  replies.set(label, answer);
  return answer;
}

/** The positions in which it is asked. */
const asked: [number, number][] = [];
verifySimStrategy((red, blue) => {
  asked.push([red, blue]);
  return reply(red, blue);
});

const ends: (readonly [number, number])[] = [];
for (let a = 0; a < 6; a++) for (let b = a + 1; b < 6; b++) ends.push([a, b]);

/** The twenty triangles, as the sets of their edges. */
const triangles = [0, 1, 2, 3, 4, 5].flatMap((c) =>
  ends
    .filter(([, b]) => b < c)
    .map((points) =>
      ends.reduce(
        (set, edge, e) =>
          edge.every((end) => [...points, c].includes(end)) ? set | (1 << e) : set,
        0,
      ),
    ),
);

/** True if an edge makes a triangle with two of a set. */
const closes = (edge: number, set: number): boolean =>
  triangles.some((triangle) => (triangle >> edge) & 1 && (triangle & ~(set | (1 << edge))) === 0);

const isFree = (edge: number, drawn: number): boolean => ((drawn >> edge) & 1) === 0;

/** The positions with red to move that plays against a strategy meet, as red and blue. */
function reached(answer: Reply): Set<string> {
  const met = new Set(['0 0']);
  for (const position of met) {
    const [red, blue] = position.split(' ').map(Number);
    for (let e = 0; e < 15; e++) {
      if (!isFree(e, red | blue) || closes(e, red)) continue;
      const named = answer(red | (1 << e), blue) ?? Number.NaN;
      met.add(`${red | (1 << e)} ${blue | (1 << named)}`);
    }
  }
  return met;
}

/** The strategy, but for one position, in which it names another segment. */
const errsAt =
  (at: number, named: number | null): Reply =>
  (red, blue) =>
    red === asked[at][0] && blue === asked[at][1] ? named : reply(red, blue);

/** One of the positions that a play meets soon. */
const SOON = 250;

/** The positions in which some free segment completes a triangle of blue, with the segment. */
const losing = asked.flatMap(([red, blue], at): [number, number][] => {
  const edge = ends.findIndex((_, e) => isFree(e, red | blue) && closes(e, blue));
  return edge < 0 ? [] : [[at, edge]];
});

test('the strategy stands, in every position that it meets, and each is played once', () => {
  const calls = { verifier: 0, here: 0 };
  const counted =
    (by: keyof typeof calls): Reply =>
    (red, blue) => {
      calls[by]++;
      return reply(red, blue);
    };
  const positions = reached(counted('here')).size;
  const verified = verifySimStrategy(counted('verifier'));
  expect(verified).toEqual({ holds: true, positions, fault: null });
  expect(calls.verifier).toBe(calls.here);
});

const lowest = (red: number, blue: number) => ends.findIndex((_, e) => isFree(e, red | blue));

test('it says where it fails, and how', () => {
  const first = { code: 'not-free', red: 1, blue: 0 };
  expect(verifySimStrategy(() => 0).fault).toEqual({ ...first, answer: 0 });
  expect(verifySimStrategy(() => null).fault).toEqual({ ...first, answer: null });
  const { fault } = verifySimStrategy(lowest);
  expect(fault?.code).toBe('triangle');
  expect(lowest(fault?.red ?? 0, fault?.blue ?? 0)).toBe(fault?.answer);
});

attacked<Reply>([reply], (one) => verifySimStrategy(one).holds, {
  'it names once a segment that is drawn': (_, { below }) => {
    const at = below(SOON);
    return errsAt(at, 31 - Math.clz32(asked[at][0]));
  },
  'it names once no segment': (_, { below }) => errsAt(below(SOON), null),
  'it names once a segment that is none': (_, { below, of }) =>
    errsAt(below(SOON), of([15, -1, 0.5, Number.NaN])),
  'it completes a triangle once': (_, { below }) => errsAt(...losing[below(SOON)]),
});
