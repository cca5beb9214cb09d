import { attacked, type Chance, replaced } from '@manaus/testing/attacked';
import { levelTexts } from '@manaus/testing/level-texts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blockGame, checkPath, type Level, parseLevel, shortestSolution } from '../../src/index.js';
import { packedGame } from '../../src/internals.js';

interface Solution {
  readonly level: Level;
  readonly path: string;
}

/** Random levels with a shortest solution of two letters at least. */
const honest = fc.sample(levelTexts(), { seed: 18, numRuns: 1500 }).flatMap((text): Solution[] => {
  const level = parseLevel(text);
  const { path } = shortestSolution(level, { mostStates: 20_000 });
  return path === null || path.length < 2 ? [] : [{ level, path }];
});

/** True if a path wins by the twin of the rules that plays on numbers. */
function winsPacked({ level, path }: Solution): boolean {
  const { start, letters, move, wins } = packedGame(level);
  let state = start;
  for (const letter of path) {
    state = wins(state) ? -1 : move(state, letters.map(String).indexOf(letter));
    if (state < 0) return false;
  }
  return wins(state);
}

const unlessItWins = (forged: Solution): Solution | null => (winsPacked(forged) ? null : forged);

const lettersOf = ({ level }: Solution) => blockGame(level).letters;

test('a letter that is none of the game’s is illegal, whatever the game makes of it', () => {
  const game = {
    start: 0,
    letters: ['R', 'L'] as const,
    move: (state: number) => state + 1,
    wins: (state: number) => state === 3,
    key: String,
  };
  expect(checkPath(game, 'RL')).toEqual({ legal: true, wins: false, failedAt: null });
  expect(checkPath(game, 'RLR')).toEqual({ legal: true, wins: true, failedAt: null });
  expect(checkPath(game, 'RUL')).toEqual({ legal: false, wins: false, failedAt: 2 });
});

attacked<Solution>(honest, ({ level, path }) => checkPath(blockGame(level), path).wins, {
  'a letter too few': (one) => ({ ...one, path: one.path.slice(0, -1) }),
  'a letter after the win': (one, { of }) => ({ ...one, path: one.path + of(lettersOf(one)) }),
  'a letter that is none': (one, { below, of }) => ({
    ...one,
    path: replaced([...one.path], below(one.path.length), of([...'Xr 0-'])).join(''),
  }),
  'another letter': (one, { below, of }) =>
    unlessItWins({
      ...one,
      path: replaced([...one.path], below(one.path.length), of(lettersOf(one))).join(''),
    }),
  'a letter left out': (one, { below }) => {
    const at = below(one.path.length);
    return unlessItWins({ ...one, path: one.path.slice(0, at) + one.path.slice(at + 1) });
  },
  'the letters in another order': (one, { shuffled }) =>
    unlessItWins({ ...one, path: shuffled([...one.path]).join('') }),
  'the path of another level': ({ level }, { of }: Chance) =>
    unlessItWins({ level, path: of(honest).path }),
});
