import { bloxorzTexts, bobbinTexts, edgeTexts } from '@manaus/testing/level-texts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BlockGame, blockGame, type PackedGame, parseLevel } from '../src/index.js';
import { packedGame } from '../src/internals.js';
import { memories } from '../src/packed/memories.js';

const MOST = 3000;

/**
 * Walks both games from the start, state by state: letters, moves, wins and words are the same, and
 * so is which states are one.
 */
function expectSame<State>(plain: BlockGame<State>, packed: PackedGame<State>): number {
  expect(packed.letters).toEqual(plain.letters);
  const codes = new Map([[plain.key(plain.start), packed.start]]);
  const queue = [plain.start];
  for (const state of queue) {
    const code = codes.get(plain.key(state)) as number;
    expect(packed.unpack(code)).toEqual(state);
    expect(packed.wins(code)).toBe(plain.wins(state));
    if (plain.wins(state) || queue.length > MOST) continue;
    for (const [place, letter] of plain.letters.entries()) {
      const next = plain.move(state, letter);
      const then = packed.move(code, place);
      if (next === null) {
        expect(then).toBe(-1);
        continue;
      }
      const key = plain.key(next);
      if (!codes.has(key)) {
        codes.set(key, then);
        queue.push(next);
      }
      expect(then).toBe(codes.get(key));
    }
  }
  expect(new Set(codes.values()).size).toBe(codes.size);
  return queue.length;
}

test.each([
  ['Bloxorz', bloxorzTexts(), 400],
  ['Bloxorz with many switches', bloxorzTexts({ width: 6, height: 4 }, '###abAB'), 200],
  ['Bloxorz with teleports', bloxorzTexts({ width: 5, height: 4 }, '#####TaA'), 100],
  ['On The Edge', edgeTexts(), 300],
  ['Bobbin', bobbinTexts(), 500],
] as const)(
  '%s in numbers is the plain game, at every state that can be reached',
  (_, texts, numRuns) => {
    let states = 0;
    fc.assert(
      fc.property(texts, (text) => {
        const level = parseLevel(text);
        states += expectSame(blockGame(level), packedGame(level));
      }),
      { numRuns },
    );
    // Levels whose start is stuck would show nothing.
    expect(states / numRuns).toBeGreaterThan(5);
  },
);

test('more memories than codes can tell apart are refused', () => {
  const known = memories(3, 2);
  expect([
    known.numberOf(Uint8Array.of(0, 1, 2)),
    known.numberOf(Uint8Array.of(3, 1, 2)),
    known.numberOf(Uint8Array.of(0, 1, 2)),
  ]).toEqual([0, 1, 0]);
  expect(() => known.numberOf(Uint8Array.of(3, 3, 2))).toThrow('blocks/packed: more than 2 states');
});
