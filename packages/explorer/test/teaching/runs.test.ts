import { findTower } from '@manaus/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type History, redo, restart, undo } from '../../src/play/history.js';
import { plainMapping } from '../../src/teaching/columns.js';
import { readCsv, writeCsv } from '../../src/teaching/csv.js';
import { runRows, runsCsv, runsJson } from '../../src/teaching/run-table.js';
import { scoreRun } from '../../src/teaching/score.js';
import { scoreFile } from '../../src/teaching/score-file.js';
import { beginRun, type Run, recordChange, recordRefusal } from '../../src/towers/run.js';
import { openTower, type TowerGame } from '../../src/towers/tower-game.js';
import { goTo, makeMove } from '../../src/towers/visits.js';
import { nextOptimal } from '../next-optimal.js';

type Act = (game: TowerGame) => History<number> | null;
const move =
  (from: number, to: number): Act =>
  ({ world, history }) =>
    makeMove(world, history, from, to);
const onSession =
  (change: (history: History<number>) => History<number>): Act =>
  ({ history }) =>
    change(history);
const jump =
  (pick: number): Act =>
  ({ world, history }) =>
    goTo(history, pick % world.graph.order);
const best: Act = ({ world, history }) => nextOptimal(world, history) ?? history;

/**
 * A run played by acts that follow each other by 100 ms; what the rules refuse is recorded as such.
 */
function play(
  first: TowerGame,
  acts: readonly (readonly [Act, from?: number, to?: number])[],
): Run {
  let [game, run, clock] = [first, beginRun(first, 0), 0];
  for (const [act, from = 0, to = 0] of acts) {
    clock += 100;
    const history = act(game);
    if (history === null) {
      run = recordRefusal(run, game, from, to, clock);
      continue;
    }
    const next = { ...game, history };
    run = recordChange(run, game, next, clock);
    game = next;
  }
  return run;
}

const peg = fc.integer({ min: 0, max: 2 });
const act = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(peg, peg).map(([from, to]) => [move(from, to), from, to] as const),
  },
  { weight: 2, arbitrary: fc.constant([best] as const) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(undo, redo, restart).map((change) => [onSession(change)] as const),
  },
  { weight: 1, arbitrary: fc.nat().map((pick) => [jump(pick)] as const) },
);
const names = ['manaus', 'hanoi', 'london', 'oxford', 'oxford1', 'bucharest'] as const;
const runs = fc.record({
  puzzle: fc.constantFrom(...names),
  discs: fc.integer({ min: 2, max: 4 }),
  start: fc.nat(),
  acts: fc.array(act, { maxLength: 30 }),
});
const played = runs.map(({ puzzle, discs, start, acts }) => {
  const { world } = openTower({ puzzle, discs: String(discs) });
  return play(
    openTower({ puzzle, discs: String(discs), start: world.label(start % world.graph.order) }),
    acts,
  );
});

describe('a run', () => {
  const game = openTower({ puzzle: 'manaus', discs: '3', start: '1/2/3' });

  test('tells moves, refusals, undos and jumps apart, with times and distances', () => {
    const far = game.world.vertex('123//');
    const run = play(game, [
      [move(0, 1)],
      [move(2, 1), 2, 1],
      [onSession(undo)],
      [onSession(redo)],
      [jump(far)],
      [onSession(restart)],
    ]);
    expect(
      runRows({ run, participant: 'P1', trial: '1' }).map(
        ({ time, event, disc, from, to, state, before, after, optimal }) => [
          time,
          event,
          disc,
          from,
          to,
          state,
          before,
          after,
          optimal,
        ],
      ),
    ).toEqual([
      [100, 'move', 1, 0, 1, '/12/3', 5, 4, true],
      [200, 'illegal', 3, 2, 1, '/12/3', 4, 4, null],
      [300, 'undo', null, null, null, '1/2/3', 4, 5, null],
      [400, 'redo', null, null, null, '/12/3', 5, 4, null],
      [500, 'jump', null, null, null, '123//', 4, 0, null],
      [600, 'restart', null, null, null, '1/2/3', 0, 5, null],
    ]);
  });

  test('begins anew with another tower or start, and takes no time where nothing happens', () => {
    const run = play(game, [[move(0, 1)]]);
    const other = openTower({ puzzle: 'hanoi' });
    expect(recordChange(run, game, other, 900)).toEqual(beginRun(other, 900));
    expect(recordChange(run, game, game, 900)).toBe(run);
  });

  test('solved at best has no excess; the first move has its time', () => {
    const run = play(
      game,
      Array.from({ length: 5 }, () => [best] as const),
    );
    expect(scoreRun(run)).toMatchObject({
      solved: true,
      moves: 5,
      optimum: 5,
      excess: 0,
      optimalMoves: 5,
      firstMoveTime: 100,
      time: 500,
    });
  });

  test('is never solved in fewer moves than the optimum, and excess counts all that was too much', () => {
    fc.assert(
      fc.property(played, (run) => {
        const { solved, excess, optimum, moves, counts } = scoreRun(run);
        if (solved && counts.jump === 0) expect(excess).toBe(moves - (optimum ?? Number.NaN));
        if (excess !== null) expect(excess).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('written to a file and read again has the same score, on whatever page it is read', () => {
    fc.assert(
      fc.property(played, played, (first, second) => {
        const named = [first, second]
          .map((run, i) => ({ run, participant: 'a, "b"; c', trial: String(i) }))
          .filter(({ run }) => run.events.length > 0);
        const { trials, bad } = scoreFile(readCsv(runsCsv(named, 'pt-BR')), plainMapping, {
          setup: { tower: findTower('hanoi'), discs: 5 },
          start: '12345//',
        });
        expect(bad).toEqual([]);
        expect(trials).toMatchObject(
          named.map(({ run, participant, trial }) => ({
            ...scoreRun(run),
            participant,
            trial,
            badRows: 0,
          })),
        );
        expect(trials).toHaveLength(named.length);
      }),
    );
  });

  test('has no cell that a spreadsheet would take for a formula, and names come back as they were', () => {
    const run = play(game, [[move(0, 1)]]);
    const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '\n=1', "'=1", '＝1'];
    for (const participant of [...formulas, "'", "O'Hara", '1-2', '']) {
      const text = runsCsv([{ run, participant, trial: '=cmd|calc' }], 'en');
      const cells = text.match(/"(?:[^"]|"")*"|[^",\r\n]+/g) ?? [];
      expect(cells.filter((cell) => /^"?\s*[=+@\-＝]/.test(cell))).toEqual([]);
      const [row] = readCsv(text).rows;
      expect(row.cells?.slice(0, 2)).toEqual([participant, '=cmd|calc']);
    }
    expect(writeCsv(['a'], [[-5], [null], [true]], 'en')).toBe('a\r\n-5\r\n\r\ntrue\r\n');
  });

  test('keeps labels and names from being dates or numbers, and has the signs of the language', () => {
    const kept = ['1/2/3', '1/2', '1.2', '1e5', '007', '1:30', 'Mar 5', '1,5', '12%', "'1/2/3"];
    const bare = ['/12/3', '12/3/', '123//', '12', '0', 'P1', 'Ana', "'12", 'May', 'discs=3'];
    for (const text of [...kept, ...bare]) {
      const [line] = writeCsv(['a'], [[text]], 'en')
        .split('\r\n')
        .slice(1);
      expect([text, line.replaceAll('"', '')]).toEqual([
        text,
        kept.includes(text) ? `'${text}` : text,
      ]);
      expect(readCsv(writeCsv(['a'], [[text]], 'es')).rows[0].cells).toEqual([text]);
    }
    expect(writeCsv(['a', 'b'], [[1.5, 'x']], 'en')).toBe('a,b\r\n1.5,x\r\n');
    expect(writeCsv(['a', 'b'], [[1.5, 'x']], 'pt-BR')).toBe('a;b\r\n"1,5";x\r\n');
    expect(writeCsv(['a'], [['José']], 'es')).toBe('\uFEFFa\r\nJosé\r\n');
  });

  test('with its rows shuffled, lost or cut short is still read: every row is scored or named', () => {
    fc.assert(
      fc.property(played, fc.infiniteStream(fc.nat()), (run, numbers) => {
        const next = () => numbers.next().value;
        const [header, ...lines] = runsCsv([{ run, participant: 'P', trial: '1' }], 'en')
          .trim()
          .split('\r\n');
        const broken = lines
          .map((line) => ({
            line: next() % 4 === 0 ? line.slice(0, next() % line.length) : line,
            key: next(),
          }))
          .sort((a, b) => a.key - b.key);
        const table = readCsv([header, ...broken.map(({ line }) => line)].join('\n'));
        const { trials, bad } = scoreFile(table, plainMapping, {
          setup: { tower: findTower('hanoi'), discs: 3 },
          start: '123//',
        });
        const good = trials.reduce(
          (sum, { moves, counts }) => sum + moves + Object.values(counts).reduce((a, b) => a + b),
          0,
        );
        expect(good + bad.length).toBeLessThanOrEqual(table.rows.length);
        if (!trials.some(({ solved }) => solved)) expect(good + bad.length).toBe(table.rows.length);
      }),
    );
  });

  test('as JSON says the same as the CSV file', () => {
    const run = play(game, [[move(0, 1)]]);
    const { runs: documents } = JSON.parse(runsJson([{ run, participant: 'P1', trial: 'A' }]));
    expect(documents).toEqual([
      expect.objectContaining({
        puzzle: 'manaus',
        rules: 'discs=3',
        start: '1/2/3',
        goal: '123//',
        events: [expect.objectContaining({ time: 100, event: 'move', after: 4 })],
      }),
    ]);
  });
});
