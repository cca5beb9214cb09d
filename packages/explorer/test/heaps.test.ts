import { existsSync, readFileSync } from 'node:fs';
import * as core from '@manaus/core';
import type { HeapPosition } from '@manaus/games';
import * as games from '@manaus/games';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { explain } from '../src/heaps/explain.js';
import { fieldsOf, openHeaps } from '../src/heaps/heaps-game.js';
import { replyTo } from '../src/heaps/opponent.js';
import {
  begin,
  currentStep,
  isPerson,
  type Play,
  played,
  redo,
  undo,
  winner,
} from '../src/heaps/play.js';
import { readPlay, writePlay } from '../src/heaps/play-file.js';
import { heapsInRow, rowOf } from '../src/heaps/row.js';
import { readSetup } from '../src/heaps/setup.js';
import { isOver, MOST_WINNING, type Move, type Table, tableOf } from '../src/heaps/table.js';
import { readAddress, writeAddress } from '../src/shell/address.js';
import { faultText } from '../src/shell/fault.js';
import { wordsOf } from '../src/words/words.js';
import { grundy, outcome } from './command-line.js';

const { heapGames } = games;
const gameNames = heapGames.map(({ name }) => name);
/** The options of the command line for the parameters of a game. */
const options: Readonly<Record<string, string>> = {
  k: '--k',
  set: '--subtract',
  code: '--code',
  except: '--except',
};
/** The games whose moves may part heaps: in misère play they take few objects only. */
const parting = heapGames
  .filter(({ references }) => references.functions.includes('octal'))
  .map(({ name }) => name);

/** The heaps as a game takes them. */
function heapsOf(game: string, heaps: readonly number[]): readonly number[] {
  const most = heapGames.find(({ name }) => name === game)?.mostHeaps ?? null;
  if (most !== null) return heaps.slice(0, most);
  return parting.includes(game) ? heaps.slice(0, 2).map((heap) => heap % 8) : heaps;
}

/** Games with small heaps, of every kind. */
const anyFields = fc
  .record({
    game: fc.constantFrom(...gameNames),
    heaps: fc.array(fc.integer({ min: 0, max: 7 }), { minLength: 1, maxLength: 4 }),
    k: fc.integer({ min: 1, max: 3 }),
    set: fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 }),
    code: fc.constantFrom('0.77', '0.6', '4.3', '0.8'),
    convention: fc.constantFrom('normal', 'misere'),
    opponent: fc.constantFrom('perfect', 'random', 'none'),
    begins: fc.constantFrom('you', 'opponent'),
    seed: fc.nat(999),
  })
  .map(({ game, heaps, k, set, seed, ...others }) => ({
    ...others,
    game,
    heaps: heapsOf(game, heaps).join(),
    k: String(k),
    set: set.join(),
    except: set.join(),
    seed: String(seed),
  }));

const table = (fields: Readonly<Record<string, string>>) => tableOf(readSetup(fields));

describe('what the page says is what the command line says', () => {
  test('the outcome and all winning moves, on random positions of every game', () =>
    fc.assert(
      fc.asyncProperty(anyFields, async (fields) => {
        const { setup, start, label, ...game } = table(fields);
        const own = setup.family.parameters.flatMap(({ name }) => [
          options[name],
          String(setup.parameters[name]),
        ]);
        const said = await outcome(
          setup.family.name,
          label(start),
          ...own,
          ...(setup.convention === 'misere' ? ['--misere'] : []),
        );
        const winningMoves = game.winning(start).map(label);
        expect(game.outcome(start)).toBe(said.outcome);
        if (winningMoves.length < MOST_WINNING)
          expect(winningMoves.sort()).toEqual(said.winningMoves);
      }),
      { numRuns: 150 },
    ));

  test.each(['1,2,3', '2,3,5', '2,3,6,7,9,10', '1,2,4,5,6', '7'])(
    'the row and the proved period of {%s}',
    async (set) => {
      const { row } = openHeaps({ game: 'subtraction', set });
      const said = await grundy(
        '--subtract',
        set,
        '--upto',
        String((row?.outcomes.length ?? 0) - 1),
      );
      expect(row).toMatchObject({
        values: said.values,
        valuesRepeat: { preperiod: said.preperiod, period: said.period },
      });
      expect(row).toMatchObject({
        outcomesRepeat: { preperiod: said.outcomePreperiod, period: said.outcomePeriod },
      });
      expect([row?.outcomes.join(''), said.proved]).toEqual([said.outcomes, true]);
    },
  );

  test.each(['nim', 'halving'] as const)('the row of %s', async (game) => {
    const said = await grundy('--game', game, '--upto', '30');
    expect(openHeaps({ game, heaps: '30' }).row).toMatchObject({
      values: said.values,
      valuesRepeat: said.period,
    });
  });

  test("Moore's Nim has no row, Fibonacci Nim no values", () => {
    expect(rowOf(table({ game: 'moore' }))).toBeNull();
    expect(openHeaps({ game: 'fibonacci', heaps: '21' }).row).toMatchObject({
      values: null,
      valuesRepeat: null,
    });
    const fibonacci = table({ game: 'fibonacci' });
    expect([
      heapsInRow(fibonacci, { heaps: [21], limit: 20 }),
      heapsInRow(fibonacci, { heaps: [18], limit: 6 }),
      heapsInRow(table({}), { heaps: [3, 5], limit: null }),
    ]).toEqual([[21], [], [3, 5]]);
  });
});

describe('the reasons', () => {
  test('say P where the position is P, and N where it is N', () => {
    fc.assert(
      fc.property(anyFields, (fields) => {
        const { table: game } = openHeaps(fields);
        const { key, values } = explain(game, game.start);
        if (/\.[PN]$/.test(key)) expect(key.slice(-1)).toBe(game.outcome(game.start));
        else if (/fewer|oneLarge/.test(key)) expect(game.outcome(game.start)).toBe('N');
        else
          expect([key, game.outcome(game.start)]).toEqual(
            expect.arrayContaining([expect.stringMatching(/over|lastOne/)]),
          );
        for (const language of ['en', 'pt-BR', 'es'] as const)
          expect(wordsOf(language)(key, values)).not.toMatch(/\{|NaN|undefined|^heaps\./);
      }),
      { numRuns: 200 },
    );
  });

  test('their numbers are true: nim-sum 0, a remainder of a P-position, a part within the limit', () => {
    fc.assert(
      fc.property(anyFields, (fields) => {
        const { table: game } = openHeaps(fields);
        const { key, values } = explain(game, game.start);
        const isP = game.outcome(game.start) === 'P';
        const text = String(values.sum);
        if (/why\.sum/.test(key)) expect(text.endsWith('= 0') || text === '0').toBe(isP);
        if (/residue/.test(key))
          expect(String(values.residues).split(', ').includes(String(values.r))).toBe(isP);
        if (/why\.fibonacci/.test(key))
          expect(Number(values.part) > Number(values.limit)).toBe(isP);
        if (/why\.(shifted|value)/.test(key)) expect(values.value === 0).toBe(isP);
        if (/why\.moore\./.test(key)) expect(/^[0 ]+$/.test(text)).toBe(isP);
      }),
      { numRuns: 200 },
    );
  });

  test.each([
    [{ game: 'nim', heaps: '3,5,6' }, 'heaps.why.sum.P', 'carvalho2013/theorem-2.4.1-bouton'],
    [
      { game: 'nim', heaps: '3,5,6', convention: 'misere' },
      'heaps.why.sumMisere.P',
      'carvalho2013/misere-nim-strategy',
    ],
    [
      { game: 'nim', heaps: '1,1,1', convention: 'misere' },
      'heaps.why.ones.P',
      'carvalho2013/misere-nim-strategy',
    ],
    [
      { game: 'moore', heaps: '2,7,11,14' },
      'heaps.why.moore.N',
      'carvalho2013/theorem-2.9.1-moore',
    ],
    [{ game: 'moore', heaps: '2,7' }, 'heaps.why.fewer', 'carvalho2013/moore-fewer-piles'],
    [{ game: 'halving', heaps: '64' }, 'heaps.why.halving.P', 'carvalho2013/lemma-2.6.1'],
    [
      { game: 'halving', heaps: '12', convention: 'misere' },
      'heaps.why.halvingMisere.P',
      'carvalho2013/lemma-2.7.1',
    ],
    [{ game: 'halving', heaps: '12,7', convention: 'misere' }, 'heaps.why.table.N', null],
    [{ game: 'wythoff' }, 'heaps.why.wythoff.N', null],
    [{ game: 'wythoff', heaps: '2,2', convention: 'misere' }, 'heaps.why.wythoffMisere.P', null],
    [
      { game: 'fibonacci', heaps: '20' },
      'heaps.why.fibonacci.N',
      'carvalho2013/fibonacci-nim-rule',
    ],
    [{ game: 'subtraction', heaps: '21' }, 'heaps.why.residue.N', 'carvalho2013/lemma-2.1.1'],
    [
      { game: 'subtraction', heaps: '21', set: '1,2,3,4' },
      'heaps.why.residue.N',
      'carvalho2013/lemma-2.1.2',
    ],
    [
      { game: 'subtraction', heaps: '13', set: '1,2,4,5,6' },
      'heaps.why.residue.P',
      'carvalho2013/lemma-2.2.1',
    ],
    [{ game: 'subtraction', heaps: '21', convention: 'misere' }, 'heaps.why.shifted.P', null],
  ])('%o is %s by %s', (fields, key, item) => {
    const { table: game } = openHeaps(fields);
    expect(explain(game, game.start)).toMatchObject({ key, item });
  });
});

test('the columns of the work’s examples', () => {
  const nim = table({ heaps: '3,5,7' });
  expect(nim.rules.arithmetic(nim.start)).toMatchObject({
    rows: [{ digits: '011' }, { digits: '101' }, { digits: '111' }],
    sum: '001',
    modulus: 2,
  });
  const moore = table({ game: 'moore' });
  expect(moore.rules.arithmetic(moore.start)).toMatchObject({ sum: '2212', modulus: 3 });
});

describe('a play', () => {
  test('ends, by moves of the rules only; the perfect opponent wins whenever it gets an N-position', () => {
    fc.assert(
      fc.property(anyFields, fc.nat(), (fields, pick) => {
        const game = table(fields);
        let play = begin(game);
        let winningSide = null as number | null;
        for (let moves = 0; !isOver(game, currentStep(play).position); moves++) {
          const { position } = currentStep(play);
          const move = someMove(game, position, pick + moves);
          const next = game.after(position, move);
          const side = currentStep(play).turn;
          if (
            winningSide === null &&
            game.setup.opponent === 'perfect' &&
            next !== null &&
            game.outcome(next) === 'N'
          )
            winningSide = side === 0 ? 1 : 0;
          play = played(game, play, move) as Play;
        }
        const won = winner(game, currentStep(play));
        expect(won).not.toBeNull();
        if (winningSide !== null) expect(won).toBe(winningSide);
        for (const [i, { move, position }] of play.steps.entries())
          if (move !== null) expect(game.after(play.steps[i - 1].position, move)).toEqual(position);
      }),
    );
  });

  test('the opponent answers the same position the same way, and begins where it is asked to', () => {
    const game = table({ opponent: 'random', seed: '7', begins: 'opponent' });
    expect(replyTo(game, game.start)).toEqual(replyTo(game, game.start));
    expect(begin(game).steps).toHaveLength(2);
    const replies = Array.from({ length: 20 }, (_, seed) =>
      replyTo(table({ opponent: 'random', seed: String(seed) }), game.start).taken.join(),
    );
    expect(new Set(replies).size).toBeGreaterThan(5);
  });

  test('undo and redo stop where a person is to move', () => {
    const game = table({ heaps: '3,5,7' });
    const first = begin(game);
    const one = played(game, first, { taken: [1, 0, 0], split: null }) as Play;
    expect(one.steps).toHaveLength(3);
    expect(isPerson(game, currentStep(one).turn)).toBe(true);
    expect(undo(game, one)).toMatchObject({ at: 0 });
    expect(redo(game, undo(game, one))).toEqual(one);
    expect(undo(game, first)).toEqual(first);
    expect(played(game, one, { taken: [0, 0, 0], split: null })).toBeNull();
    expect(played(game, first, { taken: [1, 1, 0], split: null })).toBeNull();
    expect(played(game, first, { taken: [4, 0, 0], split: null })).toBeNull();
  });

  test('two people, Moore’s Nim: two heaps at once, three never', () => {
    const game = table({ game: 'moore', opponent: 'none' });
    const play = played(game, begin(game), { taken: [0, 0, 4, 9], split: null }) as Play;
    expect([
      game.label(currentStep(play).position),
      game.outcome(currentStep(play).position),
    ]).toEqual(['2,7,7,5', 'P']);
    expect(played(game, play, { taken: [1, 1, 1, 0], split: null })).toBeNull();
  });

  test('Wythoff’s game: as much from both heaps, never more from one', () => {
    const game = table({ game: 'wythoff', heaps: '8,11', opponent: 'none' });
    const play = played(game, begin(game), { taken: [4, 4], split: null }) as Play;
    expect(game.outcome(currentStep(play).position)).toBe('P');
    expect(played(game, play, { taken: [1, 2], split: null })).toBeNull();
    expect(played(game, play, { taken: [0, 2], split: null })).not.toBeNull();
    const random = (seed: number) =>
      replyTo(table({ game: 'wythoff', opponent: 'random', seed: `${seed}` }), game.start).taken;
    const replies = Array.from({ length: 60 }, (_, seed) => random(seed));
    expect(replies.some(([one, other]) => one > 0 && one === other)).toBe(true);
    expect(replies.every(([one, other]) => one * other === 0 || one === other)).toBe(true);
  });

  test('the data of a play', () => {
    const game = openHeaps({ opponent: 'none' });
    const play = played(game.table, game.play, { taken: [1, 0, 0], split: null }) as Play;
    expect(JSON.parse(writePlay({ ...game, play }))).toMatchObject({
      game: 'nim',
      position: '2,5,7',
      turn: 'second',
      outcome: 'P',
      winningMoves: [],
      positions: ['3,5,7', '2,5,7'],
    });
  });
});

/** A move in the first heap that has one, of a number; nothing taken at the end. */
function someMove(game: Table, position: HeapPosition, pick: number): Move {
  const place = position.heaps.findIndex((_, i) => game.amounts(position, i).length > 0);
  const amounts = place === -1 ? [0] : game.amounts(position, place);
  const amount = amounts[pick % amounts.length];
  const ways = place === -1 ? [] : game.ways(position, place, amount);
  const parts = ways[pick % ways.length] ?? [];
  return {
    taken: position.heaps.map((_, i) => (i === place ? amount : 0)),
    split: parts.length > 1 ? { place, parts } : null,
  };
}

describe('a play in a file', () => {
  test('comes back as it was saved', () => {
    fc.assert(
      fc.property(anyFields, fc.array(fc.nat(), { maxLength: 6 }), (fields, picks) => {
        const game = openHeaps(fields);
        const play = picks.reduce((now, pick) => {
          const move = someMove(game.table, currentStep(now).position, pick);
          return played(game.table, now, move) ?? now;
        }, game.play);
        const text = writePlay({ ...game, play });
        expect(readPlay(text).play).toEqual(play);
        expect(writePlay(readPlay(text))).toBe(text);
        const { turn, ...unsaid } = fieldsOf({ ...game, play });
        const asked = writePlay(openHeaps({ ...unsaid, turn: turn ?? 'first' }));
        expect(writePlay(readPlay(asked))).toBe(asked);
      }),
    );
  });

  test.each([
    ['', 'file'],
    ['[]', 'file'],
    ['{"game":"chess"}', 'game'],
    ['{"game":"nim","heaps":[3,5,7],"positions":["3,5,6"]}', 'file'],
    ['{"game":"nim","heaps":[3,5,7],"positions":["3,5,7","2,5,7","2,4,6"]}', 'file'],
    ['{"game":"nim","heaps":[3,5,7],"positions":[]}', 'file'],
    ['{"game":"nim","heaps":[3,5,7],"positions":[{}]}', 'position'],
  ])('%s is bad input for %s', (text, parameter) => {
    expect(() => readPlay(text)).toThrow(
      expect.objectContaining({ name: 'InputError', parameter }),
    );
  });
});

describe('links into the report', () => {
  const inRoot = (path: string) => new URL(`../../../${path}`, import.meta.url);
  const inventory = readFileSync(inRoot('packages/papers/inventory/carvalho2013.json'), 'utf8');

  test.each(heapGames)('$name: items, notebook and functions are there', ({ references }) => {
    const { items, notebook, functions } = references;
    for (const id of items) expect(inventory).toContain(`"id": "${id}"`);
    expect(existsSync(inRoot(`notebooks/${notebook}.ipynb`))).toBe(true);
    expect(functions.filter((name) => !(name in games))).toEqual([]);
  });

  test('every reason names an item that is there', () => {
    fc.assert(
      fc.property(anyFields, (fields) => {
        const { table: game } = openHeaps(fields);
        const { item } = explain(game, game.start);
        if (item !== null) expect(inventory).toContain(`"id": "${item}"`);
      }),
    );
  });
});

describe('addresses', () => {
  test('a game and its position go into the address and come back', () => {
    fc.assert(
      fc.property(anyFields, (asked) => {
        const game = openHeaps(asked);
        const [best] = game.table.winning(currentStep(game.play).position);
        const move =
          best === undefined ? null : game.table.moveTo(currentStep(game.play).position, best);
        const after = {
          ...game,
          play: (move === null ? null : played(game.table, game.play, move)) ?? game.play,
        };
        const { fields } = readAddress(
          writeAddress({ view: 'heaps', language: 'es', fields: fieldsOf(after) }),
        );
        const back = openHeaps(fields);
        expect(fieldsOf(back)).toEqual(fieldsOf(after));
        expect(currentStep(back.play)).toMatchObject({
          position: currentStep(after.play).position,
          turn: currentStep(after.play).turn,
        });
      }),
    );
  });

  test.each([
    [{ game: 'chess' }, 'game'],
    [{ heaps: '3,-5' }, 'heaps'],
    [{ heaps: '3,1000' }, 'heaps'],
    [{ heaps: '' }, 'heaps'],
    [{ heaps: '1,1,1,1,1,1,1,1,1,1' }, 'heaps'],
    [{ game: 'fibonacci', heaps: '3,4' }, 'heaps'],
    [{ game: 'subtraction', set: '' }, 'set'],
    [{ game: 'subtraction', set: '0,1' }, 'set'],
    [{ game: 'subtraction', set: '2,2' }, 'set'],
    [{ game: 'subtraction', set: '1,500' }, 'set'],
    [{ game: 'subtraction', heaps: '99,99,99', convention: 'misere' }, 'heaps'],
    [{ game: 'moore', k: '0' }, 'k'],
    [{ convention: 'upside down' }, 'convention'],
    [{ opponent: 'me' }, 'opponent'],
    [{ begins: 'nobody' }, 'begins'],
    [{ seed: 'x' }, 'seed'],
    [{ at: '9,9,9' }, 'position'],
    [{ at: '1,2' }, 'position'],
    [{ at: '?' }, 'position'],
    [{ game: 'fibonacci', at: '13:4:2' }, 'position'],
    [{ at: '1,2,3', turn: 'third' }, 'turn'],
  ])('%o is bad input for %s, said in every language', (fields, parameter) => {
    const error = thrown(() => openHeaps(fields));
    expect(error).toMatchObject({ name: 'InputError', parameter });
    const said = (['en', 'pt-BR', 'es'] as const).map((language) =>
      faultText(error, wordsOf(language)),
    );
    expect(new Set(said).size).toBe(3);
    for (const text of said) expect(text).not.toMatch(/\{|NaN/);
  });
});

function thrown(action: () => unknown): unknown {
  try {
    action();
  } catch (error) {
    if (error instanceof core.InputError) return error;
    throw error;
  }
  return null;
}
