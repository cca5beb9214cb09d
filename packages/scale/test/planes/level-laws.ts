import { explore } from '@manaus/graph';
import { towerGraph } from '@manaus/kernels';
import { sortedTowers, statesOf } from '@manaus/testing/sorted-towers';
import fc from 'fast-check';
import { expect } from 'vitest';
import { type PlaneLayout, planeLayout } from '../../src/planes/layout.js';
import { planeMoves } from '../../src/planes/moves.js';
import { fillPlanes } from '../../src/planes/planes.js';
import { ones, type Planes, SLICE } from '../../src/planes/words.js';

export type MakePlanes = (
  layout: PlaneLayout,
  moves: ReturnType<typeof planeMoves>,
  shouldStop: () => boolean,
) => Planes;

/**
 * The words of the last level: each once, with states; the numbers of these, weighed by classes,
 * are its width.
 */
function lastOf({ classes, lowWords, words }: PlaneLayout, planes: Planes, width: number) {
  const last = [...planes.last()].map(([word, low, high]) => [word, low, high] as const);
  expect(new Set(last.map(([word]) => word)).size).toBe(last.length);
  expect(last.every(([word, low, high]) => word < words && (low | high) !== 0)).toBe(true);
  const sizes = last.map(
    ([word, low, high]) => (ones(low) + ones(high)) * classes.sizes[Math.floor(word / lowWords)],
  );
  expect(sizes.reduce((a, b) => a + b, 0)).toBe(width);
  return last.sort(([a], [b]) => a - b);
}

/** New planes with some sources. */
function filled(
  make: MakePlanes,
  layout: PlaneLayout,
  sources: readonly number[],
  shouldStop = () => false,
): Planes {
  const planes = make(layout, planeMoves(layout), shouldStop);
  fillPlanes(layout, planes, sources);
  return planes;
}

/** The levels have the widths of a plain search; after them, the last one stays. */
export function expectLevels(make: MakePlanes, layout: PlaneLayout, sources: readonly number[]) {
  const planes = filled(make, layout, sources);
  const { spheres } = explore(towerGraph(layout.rules), sources);
  let last: unknown = [];
  spheres.forEach((width, level) => {
    expect(planes.advance(level)).toBe(width);
    last = lastOf(layout, planes, width);
  });
  expect(planes.advance(spheres.length)).toBe(0);
  expect(lastOf(layout, planes, spheres.at(-1) ?? 0)).toEqual(last);
  planes.end();
}

/**
 * Planes whose words are filled in from others go on from any level, new ones as well as used ones.
 */
export function expectResumed(make: MakePlanes, layout: PlaneLayout, sources: readonly number[]) {
  const planes = filled(make, layout, sources);
  const used = filled(make, layout, sources);
  const moves = planeMoves(layout);
  for (let level = 0; ; level++) {
    const fresh = make(layout, moves, () => false);
    for (const other of [fresh, used])
      for (let cls = 0; cls < layout.classes.representatives.length; cls++)
        other.ofClass(cls).set(planes.ofClass(cls));
    fresh.resume(level);
    used.resume(level);
    const width = planes.advance(level);
    expect([fresh.advance(level), used.advance(level)]).toEqual([width, width]);
    if (width === 0) return;
    const last = lastOf(layout, planes, width);
    for (const other of [fresh, used]) expect(lastOf(layout, other, width)).toEqual(last);
  }
}

/**
 * A level of three slices may stop at either border between them: it is counted to its end, and its
 * words are listed.
 */
export function expectStopped(make: MakePlanes, layout: PlaneLayout) {
  const { words, wide } = layout;
  const wanted = 2 * SLICE + 5000;
  // Neighbors in memory have different states.
  const bitsOf = (word: number) =>
    (word % 2 === 0 ? [5, 3] : [10, 4]).map((b, i) => (wide || i < 1 ? b : 0));
  let width = 0;
  const levels = (stopAt: number) => {
    let asked = 0;
    const planes = filled(make, layout, [], () => asked++ === stopAt);
    for (let word = words - wanted; word < words; word++) {
      const [low, high] = bitsOf(word);
      planes.put(word, low, high);
    }
    const found = planes.advance(0);
    width ||= found;
    expect(found).toBe(width);
    expect(asked).toBe(stopAt < 0 ? 2 : stopAt + 1);
    const last = lastOf(layout, planes, width);
    expect(last).toHaveLength(wanted);
    expect(last.every(([word, ...bits]) => String(bits) === String(bitsOf(word)))).toBe(true);
    return planes.advance(1);
  };
  // What the slices after the stop would have reached is missing.
  const [whole, one, two] = [-1, 0, 1].map(levels);
  expect(one < two && two < whole).toBe(true);
}

/** The layout of planes for a tower to which they apply. */
export const layoutOf = (...[rules, sources]: Parameters<typeof planeLayout>) =>
  planeLayout(rules, sources) as PlaneLayout;

/**
 * The levels of random towers with some numbers of pegs and discs, from the beginning and from any
 * level on.
 */
export const expectRandomLevels = (
  make: MakePlanes,
  sizes: readonly (readonly [pegs: number, discs: number])[],
): void =>
  fc.assert(
    fc.property(
      fc.constantFrom(...sizes).chain(([pegs, discs]) => sortedTowers(pegs, discs)),
      fc.array(fc.nat(), { minLength: 1, maxLength: 3 }),
      fc.boolean(),
      (rules, picks, renamed) => {
        const states = statesOf(rules);
        const sources = [...new Set(picks.map((pick) => states[pick % states.length]))];
        const layout = layoutOf(rules, renamed ? sources : null);
        expectLevels(make, layout, sources);
        expectResumed(make, layout, sources);
      },
    ),
    { numRuns: 15 },
  );
