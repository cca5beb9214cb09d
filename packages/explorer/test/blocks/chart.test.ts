import { fileURLToPath } from 'node:url';
import { parseLevel } from '@manaus/blocks';
import { packedGame } from '@manaus/blocks/internals';
import { reachableStates } from '@manaus/graph';
import { levelSolver } from '@manaus/lab/internals';
import { levelTexts as randomTexts } from '@manaus/testing/level-texts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  cellsOf,
  chartOf,
  mostPossible,
  movesAt,
  numberAfter,
  wayFrom,
} from '../../src/blocks/chart.js';
import { outlookOf } from '../../src/blocks/outlook.js';
import { here, makeMove, openPlay, pathOf, playPath } from '../../src/blocks/play.js';
import { checkBlock, solveBlock } from '../command-line.js';
import { inRoot } from '../report.js';
import { anyPlay, own } from './some-plays.js';

test.each(own)(
  '%s: its distance and its way are those of the command line, which takes the way for a win',
  async (name, text) => {
    const file = fileURLToPath(inRoot(`levels/${name}.txt`));
    const level = parseLevel(text);
    const chart = chartOf(level, {});
    const way = wayFrom(chart, 0) ?? '';
    const { moves, path } = await solveBlock(file);
    expect([chart.toWin[0], way.length]).toEqual([moves, path?.length]);
    expect(await checkBlock(file, way)).toMatchObject({ legal: true, wins: true });
    expect(text).toContain(`! shortest solution: ${moves} moves`);
    expect(openPlay({ level: name }).level.name).toBe(level.name);
  },
);

test('random levels, at random positions: distance, whether the win can be reached, legal and optimal moves', () => {
  fc.assert(
    fc.property(anyPlay, (play) => {
      const chart = chartOf(play.level, {});
      const { game, solve } = levelSolver(play.level);
      const at = [...pathOf(play)].reduce(
        (state, letter) => game.move(state, (game.letters as readonly string[]).indexOf(letter)),
        game.start,
      );
      const solution = solve(at);
      const outlook = outlookOf(play, { kind: 'chart', chart }, { kind: 'progress', states: 0 });
      expect(outlook.kind).toBe(solution === '' ? 'won' : solution === null ? 'lost' : 'way');
      if (outlook.kind !== 'way') return;
      expect(outlook.way.length).toBe(solution?.length);
      expect(play.game.wins(here(playPath(play, pathOf(play) + outlook.way)))).toBe(true);
      const next = play.game.letters.flatMap((letter) => makeMove(play, letter) ?? []);
      const nearer = next.filter(
        (one) => chart.toWin[numberAfter(chart, pathOf(one))] === outlook.way.length - 1,
      );
      expect(movesAt(chart, numberAfter(chart, pathOf(play)))).toEqual({
        legal: next.length,
        optimal: nearer.length,
      });
    }),
    { numRuns: 400 },
  );
});

test('the heat counts the states on each cell, and the estimate is no less than the truth', () => {
  fc.assert(
    fc.property(randomTexts(), (text) => {
      const level = parseLevel(text);
      const packed = packedGame(level);
      const { states } = reachableStates(packed);
      const counts = new Array<number>(level.width * level.height).fill(0);
      for (const state of states) for (const cell of cellsOf(packed.unpack(state))) counts[cell]++;
      const chart = chartOf(level, {});
      expect([...chart.heat]).toEqual(counts);
      expect(mostPossible(level)).toBeGreaterThanOrEqual(states.length);
    }),
    { numRuns: 200 },
  );
});
