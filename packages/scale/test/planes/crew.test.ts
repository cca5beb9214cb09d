import { availableParallelism } from 'node:os';
import threads from 'node:worker_threads';
import { compileTower, hanoi } from '@manaus/core';
import { withProcess } from '@manaus/testing/with-process';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { cores, threads as nodeThreads, startCrew } from '../../src/planes/crew.js';
import { type PlaneLayout, planeLayout } from '../../src/planes/layout.js';
import { planeMoves } from '../../src/planes/moves.js';
import { makeShard } from '../../src/planes/shard.js';

/** Places among the flags, as the program of a worker has them. */
const [DONE, STOP, QUIT, LEVEL, FRESH] = [1, 2, 3, 4, 5];
const of = (me: number) => ({
  status: 8 + 4 * me,
  boxes: [9 + 4 * me, 10 + 4 * me],
  beat: 11 + 4 * me,
});

interface Posted {
  readonly me: number;
  readonly flags: Int32Array;
  readonly numbers: Float64Array;
  readonly words: Uint16Array;
  readonly boxes: readonly (readonly [number, number])[];
  readonly inbox: number;
}

const layout = planeLayout(compileTower(hanoi(8, { pegs: 4 })), [0]) as PlaneLayout;
const shards = [0, 1, 2].map((me) => makeShard(layout, planeMoves(layout), 3, me));

type Act = (flags: Int32Array, posted: readonly Posted[]) => 'ok' | 'timed-out';

/** A crew whose workers are played by what each wait of the caller does. */
function crewOf(act: Act, shouldStop = () => false) {
  const posted: Posted[] = [];
  const ended = vi.fn();
  vi.spyOn(threads, 'Worker').mockImplementation(function fake(
    _code: unknown,
    { workerData }: { workerData?: Posted } = {},
  ) {
    if (workerData !== undefined) posted.push(workerData);
    return { unref() {}, terminate: ended };
  } as never);
  const waits = vi.spyOn(Atomics, 'wait');
  waits.mockImplementation((flags) => act(flags as unknown as Int32Array, posted));
  return { crew: startCrew(shards, shouldStop), posted, ended, waits };
}

const finish = (flags: Int32Array) => {
  flags[DONE] = 3;
  return 'ok' as const;
};

afterEach(() => vi.restoreAllMocks());

describe('a round', () => {
  test('tells the level, wakes all, and gathers widths and ends', () => {
    const orders: number[][] = [];
    const { crew, posted, ended } = crewOf((flags, [{ numbers }]) => {
      orders.push([flags[0], flags[LEVEL], flags[FRESH], flags[DONE]]);
      numbers.set([10, 100, 20, 200, 30, 300]);
      return finish(flags);
    });
    const found = [
      { width: 10, end: 100 },
      { width: 20, end: 200 },
      { width: 30, end: 300 },
    ];
    expect([crew.sweep(0), crew.sweep(7)]).toEqual([found, found]);
    expect(orders).toEqual([
      [1, 0, 1, 0],
      [2, 7, 1, 0],
    ]);
    expect(posted.map(({ me }) => me)).toEqual([0, 1, 2]);
    for (const { boxes, inbox, me } of posted) {
      expect(boxes).toEqual(shards.map(({ map }) => [map.boxes, map.boxSize]));
      expect(inbox).toBe(shards[me].map.inbox);
    }
    crew.end();
    expect([posted[0].flags[QUIT], posted[0].flags[0]]).toEqual([1, 3]);
    expect(ended).toHaveBeenCalledTimes(3);
  });

  test('is repeated, no longer fresh, while a worker has more or has sent messages', () => {
    const fresh: number[] = [];
    const { crew } = crewOf((flags) => {
      fresh.push(flags[FRESH]);
      const round = flags[0];
      flags[of(1).status] = round === 1 ? 1 : 0;
      // In the box of the round: odd rounds fill the second.
      flags[of(2).boxes[round & 1]] = round === 2 || round === 3 ? 5 : 0;
      // What was sent in the round before is received.
      flags[of(0).boxes[round & 1]] = 0;
      flags[of(0).boxes[(round + 1) & 1]] = 9;
      return finish(flags);
    });
    crew.sweep(3);
    expect(fresh).toEqual([1, 0, 0, 0]);
  });

  test('passes on a wish to stop', () => {
    let waited = 0;
    const { crew, posted } = crewOf(
      (flags) => (++waited === 3 ? finish(flags) : 'timed-out'),
      () => waited === 2,
    );
    crew.sweep(0);
    expect(posted[0].flags[STOP]).toBe(1);
    const other = crewOf(finish);
    other.crew.sweep(0);
    expect(other.posted[0].flags[STOP]).toBe(0);
  });
});

describe('a worker that fails', () => {
  const failing = (text: string) => {
    const { crew } = crewOf((flags, posted) => {
      // Beside the last word of another worker, which is not of it.
      posted[0].words.fill(65);
      posted[1].words.set(
        [...text, '\0'].map((letter) => letter.charCodeAt(0)),
        200,
      );
      flags[of(1).status] = 2;
      return finish(flags);
    });
    try {
      crew.sweep(0);
    } catch (error) {
      return error as Error;
    }
  };
  test('ends the search with its words, a range error where memory is the cause', () => {
    const memory = failing('a level could not be allocated');
    expect(memory?.message).toBe('scale/search-tower: a level could not be allocated');
    expect(memory).toBeInstanceOf(RangeError);
    const other = failing('unreachable');
    expect(other?.message).toBe('scale/search-tower: unreachable');
    expect(other).not.toBeInstanceOf(RangeError);
  });
});

describe('a worker that is silent', () => {
  const dead = 'scale/search-tower: a worker has died or does not answer';
  test('is given up after 1,200 polls without a beat', () => {
    for (const beat of [0, 1]) {
      const { crew, waits } = crewOf((flags) => {
        flags[of(0).beat] = beat;
        return 'timed-out';
      });
      expect(() => crew.sweep(0)).toThrow(dead);
      expect(waits).toHaveBeenCalledTimes(1202);
      vi.restoreAllMocks();
    }
  });
  test('is heard by its beats, and where others finish', () => {
    let polls = 0;
    const { crew, waits } = crewOf((flags) => {
      polls++;
      if (polls === 1000) flags[of(2).beat]++;
      // The caller hears of both at once.
      if (polls === 2000) flags[DONE]++;
      if (polls === 2001) flags[of(1).beat]++;
      if (polls === 3100) return finish(flags);
      return 'timed-out';
    });
    crew.sweep(0);
    expect(waits).toHaveBeenCalledTimes(3100);
  });
  test('is not counted where something wakes the caller', () => {
    let polls = 0;
    const { crew } = crewOf((flags) => (++polls === 5000 ? finish(flags) : 'ok'));
    crew.sweep(0);
    expect(polls).toBe(5000);
  });
});

test('outside Node there is one thread', () => {
  expect(cores()).toBe(availableParallelism());
  for (const other of [undefined, {}]) {
    expect(withProcess(other, cores)).toBe(1);
    expect(withProcess(other, nodeThreads)).toBeNull();
  }
  expect(nodeThreads()).toBe(threads);
});
