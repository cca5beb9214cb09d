import { seededRandom } from '@manaus/core';
import { expect, test } from 'vitest';
import { solveSim, verifySimStrategy } from '../../src/index.js';

const { reply } = solveSim();

/** The positions in which the strategy is asked. */
const asked: (readonly [red: number, blue: number])[] = [];
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
const forged = (at: number, name: (red: number, blue: number) => number | null) =>
  verifySimStrategy((red, blue) =>
    red === asked[at][0] && blue === asked[at][1] ? name(red, blue) : reply(red, blue),
  ).holds;

test('the strategy stands', () => {
  expect(honest).toMatchObject({ holds: true, reason: null });
});

const random = seededRandom(6);
/** The first ones, which a play meets soon: each is its own position. */
const places = Array.from({ length: 250 }, (_, at) => at);

test.each([
  ['a segment that is drawn', (red: number) => 31 - Math.clz32(red)],
  ['no segment', () => null],
  ['a segment that is none', () => (random() < 0.5 ? 15 : 0.5)],
])('refused where it names once %s', (_, name) => {
  for (const at of places) expect(forged(at, name), String(asked[at])).toBe(false);
});

test('refused where it completes a triangle once', () => {
  let tried = 0;
  for (const [at, [red, blue]] of asked.entries()) {
    const losing = ends.findIndex((_, e) => !(((red | blue) >> e) & 1) && closes(e, blue));
    if (losing < 0 || tried === 250) continue;
    tried++;
    expect(
      forged(at, () => losing),
      `${red} ${blue}: ${losing}`,
    ).toBe(false);
  }
  expect(tried).toBe(250);
});
