import { findTower } from '@manaus/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { current, historyOf, startOf } from '../../src/play/history.js';
import { plainMapping, readMapping, writeMapping } from '../../src/teaching/columns.js';
import { readCsv, writeCsv } from '../../src/teaching/csv.js';
import { missingRoles, scoreColumns, scoreFile, scoresCsv } from '../../src/teaching/score-file.js';
import { openTower } from '../../src/towers/tower-game.js';
import { solve } from '../command-line.js';
import { nextOptimal } from '../next-optimal.js';

const present = { setup: { tower: findTower('london'), discs: 3 }, start: '1/2/3' };
const score = (text: string, mapping = plainMapping) => scoreFile(readCsv(text), mapping, present);

describe('CSV', () => {
  test('is read as programs write it', () => {
    expect(readCsv('\uFEFFa;b\r\n1;"x;\r\n""y"""\r\n\r\n2;z').rows).toEqual([
      { line: 2, cells: ['1', 'x;\r\n"y"'] },
      { line: 5, cells: ['2', 'z'] },
    ]);
    expect(readCsv('a\tb\n1\t').rows).toEqual([{ line: 2, cells: ['1', ''] }]);
  });

  test('with a quote that is never closed loses one line', () => {
    expect(readCsv('a,b\n1,"x\n2,y\n').rows).toEqual([
      { line: 2, cells: null },
      { line: 3, cells: ['2', 'y'] },
    ]);
  });

  test('that was written is read back', () => {
    const cell = fc
      .string({ unit: fc.constantFrom('a', ' ', ',', ';', '"', '\n', '\r', '\t', 'é') })
      .map((text) => `x${text}`);
    const rows = fc.array(fc.tuple(cell, cell));
    fc.assert(
      fc.property(rows, (cells) => {
        expect(readCsv(writeCsv(['one', 'two'], cells, 'en')).rows.map((row) => row.cells)).toEqual(
          cells,
        );
      }),
    );
  });

  test('may be anything at all', () => {
    const piece = fc.constantFrom(
      '"',
      ',',
      ';',
      '\n',
      '\r',
      'from',
      'to',
      '0',
      '1',
      '9',
      '/',
      '12/3/',
      'trial',
      'start',
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => Array.isArray(score(pieces.join('')).trials)),
    );
    fc.assert(
      fc.property(fc.string(), (text) => Array.isArray(score(`from,to,trial\n${text}`).trials)),
    );
  });
});

describe('a file of moves of another program', () => {
  test('is read by its own column names, with pegs by letters and times with a comma', () => {
    const mapping = {
      columns: { participant: 'Subject', from: 'Source', to: 'Target', time: 'RT' },
      counted: 'a',
    } as const;
    const text = 'Subject;Source;Target;RT\nAna;a;B;"1,5"\nAna;B;A;2\nBob;C;C;3\n';
    expect(score(text, mapping)).toMatchObject({
      bad: [],
      trials: [
        { participant: 'Ana', moves: 2, firstMoveTime: 1.5, time: 2, solved: false },
        { participant: 'Bob', moves: 0, counts: { illegal: 1 } },
      ],
    });
  });

  test('has its bad rows named by line, and the rest scored', () => {
    const text =
      'trial,start,from,to,time\n1,1/2/3,0,1,10\n1,1/2/3,0,7,20\n1,1/2/3,0\n1,12/3/,0,1,5\n2,99,0,1,5\n1,1/2/3,1,0,soon\n1,1/2/3,1,0,"4\n';
    const { trials, bad } = score(text);
    expect(bad).toEqual([
      { line: 3, reason: 'peg', got: '7' },
      { line: 4, reason: 'cells', got: '3' },
      { line: 5, reason: 'other', got: '12/3/' },
      { line: 6, reason: 'start', got: '99' },
      { line: 7, reason: 'time', got: 'soon' },
      { line: 8, reason: 'quotes', got: '' },
    ]);
    expect(trials).toMatchObject([{ trial: '1', moves: 1, badRows: 4 }]);
  });

  test('may have trials with other numbers of discs', () => {
    const text = 'trial,start,goal,from,to\n1,12//,,0,1\n2,1234///,123/4//,0,1\n';
    expect(
      scoreFile(readCsv(text), plainMapping, {
        setup: { tower: findTower('hanoi'), discs: 3 },
        start: '123//',
      }),
    ).toMatchObject({
      trials: [{ setup: { discs: 2 }, goal: '//12' }],
      bad: [{ line: 3, reason: 'goal' }],
    });
  });

  test('without the columns of pegs is asked for them', () => {
    expect(missingRoles(readCsv('who,to\nx,1'), plainMapping)).toEqual(['from']);
  });

  test('its mapping goes into the address and comes back', () => {
    const mapping = { columns: { from: 'von', to: 'nach', time: '' }, counted: '1' } as const;
    expect(readMapping({ ...writeMapping(mapping), puzzle: 'manaus' })).toEqual(mapping);
    expect(readMapping({ counted: 'x' })).toEqual(plainMapping);
  });

  test('its scores are a file of their own', () => {
    const { header, rows } = readCsv(scoresCsv(score('from,to\n0,1\n').trials, 'es'));
    expect(header).toEqual([...scoreColumns]);
    expect(rows.map(({ cells }) => cells?.length)).toEqual([scoreColumns.length]);
  });
});

/** The way from a start by best moves, as rows of a file. */
function bestRows(puzzle: string, start: string, goal: string): string[][] {
  const { world, history } = openTower({ puzzle, discs: '3', start, goal });
  const rows: string[][] = [];
  for (
    let at = historyOf([startOf(history)]), next = nextOptimal(world, at);
    next !== null;
    at = next, next = nextOptimal(world, at)
  ) {
    const to = current(next);
    const step = world.moves(current(at)).find((move) => move.next === to);
    rows.push([puzzle, start, goal, String(step?.from), String(step?.to)]);
  }
  return rows;
}

test('the optimum is what the command line says, on random trials', async () => {
  const label = (puzzle: string, pick: number) => {
    const { world } = openTower({ puzzle, discs: '3' });
    return world.label(pick % world.graph.order);
  };
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('manaus', 'hanoi', 'london', 'oxford', 'bucharest', 'oxford1'),
      fc.nat(),
      fc.nat(),
      async (puzzle, a, b) => {
        const [start, goal] = [label(puzzle, a), label(puzzle, b)];
        const { moves: least } = await solve(puzzle, start, '--to', goal);
        const rows = [...bestRows(puzzle, start, goal), [puzzle, start, goal, '0', '0']];
        const { trials, bad } = score(
          writeCsv(['puzzle', 'start', 'goal', 'from', 'to'], rows, 'en'),
        );
        expect(bad).toEqual([]);
        expect(trials).toMatchObject([
          {
            optimum: least,
            moves: least ?? 0,
            optimalMoves: least ?? 0,
            solved: least !== null,
            excess: least === null ? null : 0,
          },
        ]);
      },
    ),
    { numRuns: 15 },
  );
});
