import { formatLabel, parseLabel, towerPuzzle } from '@manaus/core';
import { towerAlgorithms } from '@manaus/papers';
import { describe, expect, test } from 'vitest';
import { expectReplayed, json, runLine } from '../run.js';

const algorithms = (await towerAlgorithms()).filter((algorithm) => !algorithm.firstMoveOnly);
const nameOf = (id: string) =>
  algorithms
    .find((algorithm) => algorithm.id === id)
    ?.towers(3)
    .name.toLowerCase();

describe.each(algorithms.map((algorithm) => [algorithm.id, algorithm] as const))(
  '%s',
  (id, algorithm) => {
    const rules = algorithm.towers(3);
    const { moves, apply } = towerPuzzle(rules);
    const legal = (states: readonly string[]) =>
      states.every((label, i) => {
        if (i === 0) return true;
        const before = parseLabel(rules, states[i - 1]);
        return moves(before).some((move) => formatLabel(apply(before, move)) === label);
      });

    test('repaired: every step is legal, and it ends at the goal or says that there is no way', async () => {
      for (const start of algorithm.starts(3)) {
        const from = formatLabel(start);
        const found = await json(`solve ${nameOf(id)} --from ${from} --algorithm ${id}`);
        const least = await json(`solve ${nameOf(id)} --from ${from} --count`);
        expect([found.solvable, found.algorithm]).toEqual([least.solvable, id]);
        if (!found.solvable) continue;
        const states = found.states as string[];
        expect(legal(states)).toBe(true);
        expectReplayed(rules, found);
        expect([states[0], states.length]).toEqual([from, (found.moves as number) + 1]);
        expect(found.optimal).toBe(found.moves === least.moves);
      }
    });

    test('as printed: it says whether, where and why it stopped', async () => {
      for (const start of algorithm.starts(3)) {
        const found = await json(
          `solve ${nameOf(id)} --from ${formatLabel(start)} --algorithm ${id} --literal`,
        );
        const play = algorithm.literal(start);
        expect(legal(found.states as string[])).toBe(true);
        expectReplayed(rules, found);
        expect([found.stopped, found.at, found.moves]).toEqual([
          play.stopped !== null,
          play.stopped?.at ?? null,
          play.moves.length,
        ]);
        expect(found.reason === null).toBe(play.solved && play.stopped === null);
      }
    });
  },
);

test.each([
  [
    'solve hanoi --from 12/3/ --algorithm martins2024/algorithm-1',
    'manaus solve: --from must be 123//, where martins2024/algorithm-1 starts (got "12/3/")',
  ],
  [
    'solve london --from 3/2/1 --algorithm martins2024/algorithm-11',
    'manaus solve: --algorithm must be one for London (that one is for Manaus) (got "martins2024/algorithm-11")',
  ],
  [
    'solve manaus --from 1/2/3 --capacities 3,3,3 --algorithm martins2024/algorithm-11',
    'manaus solve: --algorithm must be used with the capacities, moves and goal of Manaus (got "martins2024/algorithm-11")',
  ],
  [
    'solve hanoi --from 123// --literal',
    'manaus solve: --literal cannot be used with bfs, only with an algorithm of a work',
  ],
])('%s', async (line, message) => {
  expect(await runLine(line)).toEqual({ code: 2, out: '', err: [message] });
});
