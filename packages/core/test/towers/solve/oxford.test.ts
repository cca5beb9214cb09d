import { expect, test } from 'vitest';
import {
  formatLabel,
  oxford,
  oxfordRecursive,
  runProgram,
  towerCodec,
  towerPuzzle,
} from '../../../src/index.js';

/** Least numbers of moves to the goal, by playing the plain rules on labels. */
function distances(discs: number): Map<string, number> {
  const { notation, moves, apply } = towerPuzzle(oxford(discs));
  const goal = Array.from({ length: discs }, (_, i) => i + 1).join('');
  const found = new Map([[`${goal}//`, 0]]);
  for (const [label, distance] of found)
    for (const move of moves(notation.parse(label))) {
      const next = notation.format(apply(notation.parse(label), move));
      if (!found.has(next)) found.set(next, distance + 1);
    }
  return found;
}

test.each([3, 4])('with %i discs every state comes to the goal', (discs) => {
  const rules = oxford(discs);
  const codec = towerCodec(rules);
  const least = distances(discs);
  let [states, moves, shortest] = [0, 0, 0];
  for (let rank = 0; rank < codec.space; rank++) {
    if (!codec.has(rank)) continue;
    const start = codec.unrank(rank);
    const play = runProgram(rules, start, oxfordRecursive);
    expect(play.solved, formatLabel(start)).toBe(true);
    const distance = least.get(formatLabel(start)) as number;
    expect(play.moves.length).toBeGreaterThanOrEqual(distance);
    expect(play.moves.length).toBeLessThanOrEqual(discs * (2 * discs + 1));
    states++;
    moves += play.moves.length;
    if (play.moves.length === distance) shortest++;
  }
  expect([states, moves, shortest]).toEqual(expected[discs]);
});

/** States, moves of all plays, shortest plays: a change of the plays is noticed. */
const expected: Readonly<Record<number, number[]>> = {
  3: [60, 247, 56],
  4: [360, 2299, 293],
};
