import { describe, expect, test } from 'vitest';
import { reachableStates, type TransitionSystem } from '../../src/index.js';
import { distancesToWin, shortestWord } from '../../src/internals.js';

describe('whole numbers', () => {
  const clock = (hours: number, goal: number): TransitionSystem<number> => ({
    start: 0,
    letters: [0, 1],
    move: (hour, letter) => (letter === 0 ? (hour + 1) % hours : (2 * hour) % hours),
    wins: (hour) => hour === goal,
  });
  test('a shortest way, and its length from the other search', () => {
    for (let hours = 1; hours < 60; hours++) {
      for (let goal = 0; goal <= hours; goal++) {
        const { letters } = shortestWord(clock(hours, goal));
        const { states, distances, wins } = reachableStates(clock(hours, goal));
        expect(letters === null).toBe(goal === hours);
        expect(letters?.length ?? -1).toBe(letters === null ? -1 : distances[wins.indexOf(1)]);
        expect(new Set(states).size).toBe(states.length);
        if (letters !== null)
          expect(
            letters.reduce<number>((hour, letter) => clock(hours, goal).move(hour, letter), 0),
          ).toBe(goal);
      }
    }
  });
  test('among the shortest words one of the least cost, as all words tried say', () => {
    const costOf = (costs: readonly number[], word: readonly number[]) =>
      word.reduce((sum, letter) => sum + costs[letter], 0);
    for (const costs of [
      [3, 1],
      [1, 3],
    ])
      for (let goal = 0; goal < 60; goal++) {
        // Several states win, some of them after as many letters.
        const wins = (hour: number) => hour === goal || hour === (7 * goal + 3) % 60;
        const one = { ...clock(60, goal), start: goal % 6, wins };
        const { letters } = shortestWord(one, { costs });
        const length = shortestWord(one).letters?.length ?? -1;
        const words = Array.from({ length: 2 ** length }, (_, bits) =>
          Array.from({ length }, (__, i) => (bits >> i) & 1),
        ).filter((word) => wins(word.reduce((hour, letter) => one.move(hour, letter), one.start)));
        expect(letters).toHaveLength(length);
        expect(costOf(costs, letters ?? [])).toBe(
          Math.min(...words.map((word) => costOf(costs, word))),
        );
      }
  });
  test('progress is told every 65,536 states, with those found', () => {
    const line = (length: number): TransitionSystem<number> => ({
      start: 0,
      letters: [0],
      move: (n) => (n < length - 1 ? n + 1 : -1),
      wins: () => false,
    });
    const told: number[] = [];
    const onProgress = (states: number) => told.push(states);
    reachableStates(line(150_000), { onProgress });
    expect(told.splice(0)).toEqual([2 ** 16, 2 ** 17]);
    shortestWord(line(150_000), { onProgress });
    expect(told.splice(0)).toEqual([2 ** 16, 2 ** 17]);
    reachableStates(line(65_535), { onProgress });
    expect(told).toEqual([]);
    expect(reachableStates(line(70_000)).states).toHaveLength(70_000);
  });
  test.each([1, 2, 3, 7])('thousands of states, %i letters', (width) => {
    // The first letter leads on along a line; the others to states that win.
    const length = 10_000;
    const system: TransitionSystem = {
      start: 0,
      letters: Array.from({ length: width }, (_, letter) => letter),
      move: (n, letter) => (n + width < length ? n + (letter === 0 ? width : letter) : -1),
      wins: (n) => n % width !== 0,
    };
    const { states, distances, after, wins } = reachableStates(system);
    const numbers = new Map([...states].map((state, number) => [state, number]));
    expect(numbers.size).toBe(states.length);
    expect([...wins]).toEqual([...states].map((n) => Number(n % width !== 0)));
    expect([...distances]).toEqual([...states].map((n) => Math.ceil(n / width)));
    const moves = [...states].flatMap((n) =>
      system.letters.map((_, letter) => {
        const next = system.wins(n) ? -1 : system.move(n, letter);
        return next < 0 ? -1 : numbers.get(next);
      }),
    );
    expect([...after]).toEqual(moves);
  });
  test('large ones, and very many', () => {
    const far = 2 ** 53 - 1;
    expect(
      shortestWord({
        start: far - 300_000,
        letters: [0],
        move: (n) => n + 1,
        wins: (n) => n === far,
      }).letters,
    ).toHaveLength(300_000);
    const grid: TransitionSystem = {
      start: 0,
      letters: [0, 1],
      move: (n, letter) => (letter === 0 ? n + 2 ** 32 : n + 1),
      wins: () => false,
    };
    expect(() => shortestWord(grid, { mostStates: 5000 })).toThrow(
      'graph/number-states: more than 5000 states',
    );
    expect(() => reachableStates(grid, { mostStates: 5000 })).toThrow('more than 5000 states');
  });
  test('a bound that is a function holds, and is asked only of thousands of states', () => {
    let asked = 0;
    const mostStates = () => {
      asked++;
      return 9000;
    };
    const line = (length: number): TransitionSystem => ({
      start: 0,
      letters: [1],
      move: (n) => (n + 1 < length ? n + 1 : -1),
      wins: () => false,
    });
    expect([shortestWord(line(4000), { mostStates }).visited, asked]).toEqual([4000, 0]);
    expect([shortestWord(line(9000), { mostStates }).visited, asked]).toEqual([9000, 1]);
    for (const search of [shortestWord, reachableStates])
      expect(() => search(line(9001), { mostStates })).toThrow('more than 9000 states');
    // What was found before the tables grew is found again after it.
    const around = { ...clock(5000, 1), letters: [1, 7, 4999], wins: () => false };
    const hour = (n: number, letter: number) => (n + around.letters[letter]) % 5000;
    expect(shortestWord({ ...around, move: hour }, { mostStates }).visited).toBe(5000);
    const few = () => 3;
    expect(() => shortestWord(line(9001), { mostStates: few })).toThrow('more than 3 states');
  });
  test('distances and arcs of what can be reached', () => {
    const { states, distances, after, wins } = reachableStates(clock(12, 5));
    expect([...distances].every((distance, i) => i === 0 || distance >= distances[i - 1])).toBe(
      true,
    );
    for (let i = 0; i < states.length; i++)
      for (const label of [0, 1])
        expect(after[2 * i + label] < 0 ? -1 : states[after[2 * i + label]]).toBe(
          wins[i] === 1 ? -1 : clock(12, 5).move(states[i], label),
        );
  });
  test('how far a win is, backward from the wins, is what a search from each state finds', () => {
    for (let hours = 1; hours < 30; hours++) {
      const oneWay: TransitionSystem = {
        start: 1,
        letters: [0, 1],
        move: (n, letter) => (n > hours ? -1 : letter === 0 ? n + 3 : 2 * n),
        wins: (n) => n === hours || n === hours + 2,
      };
      const reached = reachableStates(oneWay);
      expect([...distancesToWin(reached)]).toEqual(
        [...reached.states].map(
          (start) => shortestWord({ ...oneWay, start }).letters?.length ?? -1,
        ),
      );
    }
  });
});
