import { expect, test } from 'vitest';
import {
  formatLabel,
  london,
  londonRecursive,
  oxford,
  oxfordRecursive,
  runProgram,
  type TowerRules,
  towerCodec,
  towerPuzzle,
} from '../../../src/index.js';

/** Least numbers of moves to the goal, by playing the plain rules on labels. */
function distances(rules: TowerRules): Map<string, number> {
  const { notation, moves, apply } = towerPuzzle(rules);
  const goal = Array.from({ length: rules.discs }, (_, i) => i + 1).join('');
  const found = new Map([[`${goal}//`, 0]]);
  for (const [label, distance] of found)
    for (const move of moves(notation.parse(label))) {
      const next = notation.format(apply(notation.parse(label), move));
      if (!found.has(next)) found.set(next, distance + 1);
    }
  return found;
}

/** States, moves of all plays, shortest plays: a change of the plays is noticed. */
const cases = [
  ['London with 3 discs', london, londonRecursive, 3, [36, 202, 21]],
  ['London with 4 discs', london, londonRecursive, 4, [264, 2639, 58]],
  ['Oxford with 3 discs', oxford, oxfordRecursive, 3, [60, 247, 56]],
  ['Oxford with 4 discs', oxford, oxfordRecursive, 4, [360, 2299, 293]],
] as const;

test.each(cases)('%s', (_, tower, program, discs, expected) => {
  const rules = tower(discs);
  const codec = towerCodec(rules);
  const least = distances(rules);
  let [states, moves, shortest] = [0, 0, 0];
  for (let rank = 0; rank < codec.space; rank++) {
    if (!codec.has(rank)) continue;
    const start = codec.unrank(rank);
    const play = runProgram(rules, start, program);
    expect(play.solved, formatLabel(start)).toBe(true);
    const distance = least.get(formatLabel(start)) as number;
    expect(play.moves.length).toBeGreaterThanOrEqual(distance);
    expect(play.moves.length).toBeLessThanOrEqual(discs * (2 * discs + 1));
    states++;
    moves += play.moves.length;
    if (play.moves.length === distance) shortest++;
  }
  expect([states, moves, shortest]).toEqual(expected);
});
