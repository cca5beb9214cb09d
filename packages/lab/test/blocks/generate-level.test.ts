import {
  blockGame,
  checkPath,
  formatLevel,
  type Level,
  parseLevel,
  shortestPlay,
} from '@manaus/blocks';
import { reachableStates } from '@manaus/graph';
import { bloxorzTexts, bobbinTexts, edgeTexts, levelTexts } from '@manaus/testing/level-texts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { analyzeLevel, generateLevel, solveLevel } from '../../src/index.js';
import { levelSolver } from '../../src/internals.js';

const small = fc.oneof(
  bloxorzTexts({ width: 4, height: 4 }),
  edgeTexts(),
  bobbinTexts({ width: 5, height: 4 }),
);

describe('solveLevel', () => {
  test('finds what the plain search finds, and its paths win', () => {
    const solved: Record<string, number> = { bloxorz: 0, bobbin: 0, 'on-the-edge': 0 };
    fc.assert(
      fc.property(levelTexts(), (text) => {
        const level = parseLevel(text);
        const { moves, path, solvable } = solveLevel(level);
        expect(moves).toBe(solveLevel(level, { plain: true }).moves);
        expect(solvable).toBe(path !== null);
        if (path === null) return;
        expect(checkPath(blockGame(level), path)).toMatchObject({ wins: true });
        expect(path).toHaveLength(moves as number);
        solved[level.game]++;
      }),
      { numRuns: 600 },
    );
    for (const [game, count] of Object.entries(solved)) expect(count, game).toBeGreaterThan(20);
  });
  test('On The Edge: every solution has as many moves as the board has visits to be made', () => {
    fc.assert(
      fc.property(edgeTexts({ width: 3, height: 3 }), (text) => {
        const level = parseLevel(text);
        if (level.game !== 'on-the-edge') throw new Error('another game');
        const { distances, order } = analyzeLevel(level);
        const count = (kind: string) => level.floor.filter((other) => other === kind).length;
        const visits = count('once') + 2 * count('twice') + count('blue') / 2;
        // From the start every win is equally far, because every move makes one of the visits.
        if (distances.length > 0 && order > 0 && solveLevel(level).solvable)
          expect(solveLevel(level, { plain: true }).moves).toBe(visits);
      }),
      { numRuns: 500 },
    );
  });
  test('the limit is the number of cells of the board', () => {
    const level = parseLevel('game on-the-edge\ngrid\nSKG\n.#.\nend');
    expect([solveLevel(level).moves, solveLevel(level, { limit: true }).moves]).toEqual([4, 4]);
    const long = parseLevel('game bloxorz\ngrid\nS#\n##\nG#\nend');
    expect(solveLevel(long, { limit: true }).solvable).toBe(
      solveLevel(long).solvable && (solveLevel(long).moves as number) <= 6,
    );
    const back = parseLevel('game on-the-edge\ngrid\n.#.\nSKG\n.K.\n.#.\nend');
    expect(solveLevel(back).moves).toBe(solveLevel(back, { plain: true }).moves);
  });
  test('the limit bounds moves, and goes with no other least', () => {
    const level = parseLevel('game bloxorz\ngrid\nS##G\nend');
    expect(() => solveLevel(level, { limit: true, least: 'rolls' })).toThrow(
      'lab/solve-level: least must be one of moves (got "rolls")',
    );
  });
  test('both searches are under the rules that are asked for', () => {
    const level = parseLevel(
      'game bloxorz\ngrid\nBa#.S#\n######\n#####b\n##.#.#\n#.G###\nend\nbridge B closed\nswitch a light open B\nswitch b heavy close B',
    );
    for (const [rules, moves] of [
      [undefined, 13],
      ['official', 13],
      ['strict', 25],
    ] as const) {
      expect(solveLevel(level, { rules }).moves).toBe(moves);
      expect(solveLevel(level, { rules, plain: true }).moves).toBe(moves);
      expect(analyzeLevel(level, { rules }).moves).toBe(moves);
    }
  });
  test('a solution longer than the board is cut off by the limit', () => {
    const { level, moves } = generateLevel('bloxorz', { width: 5, height: 4, least: 25, seed: 3 });
    expect(moves).toBeGreaterThan(20);
    expect(solveLevel(level, { limit: true })).toMatchObject({
      solvable: false,
      moves: null,
      path: null,
    });
  });
  test('progress is heard', () => {
    const heard: unknown[] = [];
    solveLevel(parseLevel('game on-the-edge\ngrid\nS##\n##G\nend'), {
      onProgress: (...what) => heard.push(what),
    });
    expect(heard.length).toBeGreaterThan(1);
  });
});

test('a solver finds from every state what the plain search finds from there', () => {
  fc.assert(
    fc.property(small, (text) => {
      const level = parseLevel(text);
      const { states, toWin } = byHand(level);
      fc.pre(states.length < 100);
      const { game, solve } = levelSolver(level);
      const numbers = reachableStates(game).states;
      const found = [...numbers].map((state) => solve(state)?.length ?? null);
      expect(found.sort()).toEqual(toWin.sort());
    }),
    { numRuns: 100 },
  );
});

/** All that can be reached, and from each state how far a win is, found state by state forward. */
function byHand(level: Level) {
  const game = blockGame(level);
  const keys = new Set([game.key(game.start)]);
  const states = [game.start];
  let size = 0;
  for (const state of states) {
    for (const letter of game.wins(state) ? [] : game.letters) {
      const next = game.move(state, letter);
      if (next === null) continue;
      size++;
      if (keys.has(game.key(next))) continue;
      keys.add(game.key(next));
      states.push(next);
    }
  }
  const toWin = states.map((start) => shortestPlay({ ...game, start }).path?.length ?? null);
  return { states, size, toWin, game };
}

describe('analyzeLevel', () => {
  test('agrees with searches from every state', () => {
    let solvable = 0;
    fc.assert(
      fc.property(small, (text) => {
        const level = parseLevel(text);
        const { states, size, toWin } = byHand(level);
        fc.pre(states.length < 300);
        const found = analyzeLevel(level);
        const far = toWin.filter((moves) => moves !== null).sort((a, b) => b - a);
        expect({
          order: found.order,
          size: found.size,
          dead: found.dead,
          moves: found.moves,
        }).toEqual({
          order: states.length,
          size,
          dead: toWin.filter((moves) => moves === null).length,
          moves: toWin[0],
        });
        expect(found.hardest?.moves ?? null).toBe(far[0] ?? null);
        if (found.hardest !== null) {
          const { worstStarts, states } = found.hardest;
          expect(worstStarts).toBe(far.filter((moves) => moves === far[0]).length);
          expect(states.length).toBe(Math.min(20, worstStarts));
        }
        expect(found.distances).toEqual(
          Array.from(
            { length: (far[0] ?? -1) + 1 },
            (_, distance) => far.filter((moves) => moves === distance).length,
          ),
        );
        expect(found.components).toEqual([states.length]);
        expect(found.strongComponents.reduce((sum, order) => sum + order, 0)).toBe(states.length);
        if (found.moves !== null) solvable++;
      }),
      { numRuns: 150 },
    );
    expect(solvable).toBeGreaterThan(10);
  });
  test('counts shortest solutions as they are counted one by one', () => {
    fc.assert(
      fc.property(small, (text) => {
        const level = parseLevel(text);
        const found = analyzeLevel(level);
        fc.pre(found.order < 3000 && (found.moves ?? 0) < 12);
        const game = blockGame(level);
        const toWin = (state: typeof game.start, left: number): number => {
          if (game.wins(state)) return left === 0 ? 1 : 0;
          if (left === 0) return 0;
          return game.letters.reduce((sum, letter) => {
            const next = game.move(state, letter);
            return next === null ? sum : sum + toWin(next, left - 1);
          }, 0);
        };
        expect(found.shortest).toBe(
          BigInt(found.moves === null ? 0 : toWin(game.start, found.moves)),
        );
      }),
      { numRuns: 200 },
    );
  });
  test('a move may lead back to where it began: onto a teleport that sets the halves down side by side there', () => {
    const { order, size, components, dead } = analyzeLevel(
      parseLevel('game bloxorz\ngrid\nSG#T\nend\nteleport T 3 1 2 1'),
      { rules: 'strict' },
    );
    expect([order, size, components, dead]).toEqual([2, 3, [2], 2]);
  });

  test('strong components: the block on a bare strip can go back, so they are one', () => {
    const { strongComponents, order, dead } = analyzeLevel(
      parseLevel('game bloxorz\ngrid\n#####\nS####\n####G\nend'),
    );
    // A won state has no moves: it is a component of its own.
    expect(strongComponents).toEqual([order - 1, 1]);
    expect(dead).toBe(0);
  });
});

describe('generateLevel', () => {
  test.each(['bloxorz', 'on-the-edge', 'bobbin'] as const)(
    '%s: as hard as asked, in the format, the same for the same start',
    (game) => {
      for (const [seed, least, most] of [
        [1, 6, 9],
        [2, 12, 16],
        [3, 15, 40],
      ]) {
        const { level, moves, path, branching } = generateLevel(game, {
          seed,
          least,
          most,
          branching: 1.05,
        });
        expect(moves).toBeGreaterThanOrEqual(least);
        expect(moves).toBeLessThanOrEqual(most);
        expect(branching).toBeGreaterThanOrEqual(1.05);
        expect(solveLevel(level).moves).toBe(moves);
        expect(checkPath(blockGame(level), path).wins).toBe(true);
        expect(parseLevel(formatLevel(level))).toEqual(level);
        expect(formatLevel(generateLevel(game, { seed, least, most, branching: 1.05 }).level)).toBe(
          formatLevel(level),
        );
      }
    },
  );
  test('every part of a level of Bloxorz can do something: each bridge has a switch, no teleport leads to the void', () => {
    let teleports = 0;
    for (let seed = 1; seed <= 40; seed++) {
      const { level } = generateLevel('bloxorz', { seed, width: 6, height: 5, least: 8 });
      if (level.game !== 'bloxorz') throw new Error('another game');
      const bridged = new Set(level.bridges.flatMap(({ cells }) => cells));
      const pressed = new Set(level.switches.flatMap(({ bridges }) => bridges));
      expect([...pressed].sort()).toEqual([...level.bridges.keys()]);
      expect(level.switches.every(({ bridges }) => bridges.length > 0)).toBe(true);
      for (const { to } of level.teleports) {
        teleports++;
        for (const cell of to) expect(level.floor[cell] !== 'void' || bridged.has(cell)).toBe(true);
      }
    }
    expect(teleports).toBeGreaterThan(3);
  });
  test('a level for strict rules says so, and is as hard as asked under them', () => {
    let other = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const asked = { seed, width: 6, height: 5, least: 9, most: 14 } as const;
      const { level, moves, path } = generateLevel('bloxorz', { ...asked, rules: 'strict' });
      expect(formatLevel(level)).toContain('\nrules strict\n');
      expect(solveLevel(level, { plain: true }).moves).toBe(moves);
      expect(checkPath(blockGame(level), path).wins).toBe(true);
      expect([moves >= 9, moves <= 14]).toEqual([true, true]);
      const official = generateLevel('bloxorz', asked);
      expect(generateLevel('bloxorz', { ...asked, rules: 'official' })).toEqual(official);
      expect(formatLevel(official.level)).not.toContain('rules');
      if (solveLevel(level, { rules: 'official' }).moves !== moves) other++;
      if (formatLevel(level).replace('rules strict\n', '') !== formatLevel(official.level)) other++;
    }
    // The rules are those that the board was searched under.
    expect(other).toBeGreaterThan(0);
    for (const game of ['bobbin', 'on-the-edge'] as const)
      expect(() => generateLevel(game, { rules: 'strict' })).toThrow(
        'blocks/rules: rules is for levels of bloxorz only',
      );
  });
  test('what is not found is refused', () => {
    expect(() => generateLevel('bloxorz', { width: 2, height: 2, least: 9 })).toThrow(
      'lab/generate-level: least 9: no level so long on 2 x 2',
    );
    expect(() => generateLevel('bobbin', { width: 1 })).toThrow(
      'width must be an integer from 2 to 40',
    );
    expect(() => generateLevel('bobbin', { least: 5, most: 4 })).toThrow(
      'least must be an integer from 1 to 4',
    );
  });
});
