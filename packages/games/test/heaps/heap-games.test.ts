import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Convention,
  type HeapGame,
  type Heaps,
  heapGame,
  heapGames,
} from '../../src/index.js';
import { withLimit } from '../../src/internals.js';

const names = heapGames.map(({ name }) => name);

test('names are unique', () => {
  expect(new Set(names).size).toBe(names.length);
});

test('a label of five million heaps is read, and one with a stray character in it refused', () => {
  const { notation } = heapGame('nim');
  const label = '1,'.repeat(5_000_000);
  expect(notation.parse(`${label}1`)).toHaveLength(5_000_001);
  expect(() => notation.parse(`${label}x`)).toThrow(/^games\/heaps: /);
});

describe.each(heapGames)('$name', (family) => {
  // Misère play of heaps that may be parted takes at most 30 objects.
  const heaps = fc.array(fc.nat(heapGame(family).misere.hasRow ? 12 : 9), {
    minLength: 1,
    maxLength: Math.min(3, family.mostHeaps ?? 3),
  });
  const convention = fc.constantFrom<Convention>('normal', 'misere');
  const plays = {
    normal: heapGame(family),
    misere: heapGame(family).misere,
  };

  test('the first game can be won by whoever moves first', () => {
    const { notation, outcome } = plays.normal;
    expect(outcome(notation.parse(family.start))).toBe('N');
  });

  test('positions have labels, moves take what may be taken, and P and N are consistent', () => {
    fc.assert(
      fc.property(heaps, convention, (all, played) => {
        const play = plays[played];
        const position = play.notation.parse(all.join());
        expect(play.notation.parse(play.notation.format(position))).toEqual(position);
        const options = optionsOf(play, position);
        const winning = play.winningMoves(position).map(play.notation.format);
        expect(play.outcome(position)).toBe(
          options.length === 0 ? (played === 'normal' ? 'P' : 'N') : winning.length > 0 ? 'N' : 'P',
        );
        for (const next of options)
          expect(winning.includes(play.notation.format(next))).toBe(play.outcome(next) === 'P');
      }),
    );
  });

  test('what is allowed is what the moves offered are', () => {
    const amount = fc.integer({ min: -2, max: 13 });
    const parts = fc.array(fc.nat(9), { minLength: 2, maxLength: 3 });
    fc.assert(
      fc.property(heaps, convention, fc.array(amount), parts, (all, played, some, left) => {
        const play = plays[played];
        const position = play.notation.parse(all.join());
        const none = heapsIn(position).map(() => 0);
        const offered = takings(play, position, none);
        for (const taken of [...offered, none, none.map((_, place) => some[place] ?? 0)])
          expect(play.allows(position, taken), `${all} less ${taken}`).toBe(
            offered.some((each) => each.join() === taken.join()),
          );
        for (const place of heapsIn(position).keys()) {
          const ways = play
            .amounts(position, place)
            .flatMap((amount) => play.ways(position, place, amount))
            .filter((way) => way.length > 1);
          for (const each of [...ways, left])
            expect(play.allows(position, none, { place, parts: each }), `${all} to ${each}`).toBe(
              ways.some((way) => way.join() === [...each].sort((a, b) => a - b).join()),
            );
        }
      }),
    );
  });

  test('reasons say what the outcome is, and sums by hand are right', () => {
    fc.assert(
      fc.property(heaps, convention, (all, played) => {
        const play = plays[played];
        const position = play.notation.parse(all.join());
        const { key } = play.explain(position);
        if (/\.[PN]$/.test(key)) expect(key.slice(-1)).toBe(play.outcome(position));
        else expect(key).toMatch(/^(over|fewer|oneLarge|lastOne)/);
        const sum = play.arithmetic(position);
        if (sum?.kind === 'parts')
          expect(sum.parts.reduce((total, part) => total + part, sum.kept)).toBe(all[0]);
        if (sum?.kind === 'columns' && played === 'normal')
          expect(/^0+$/.test(sum.sum)).toBe(play.outcome(position) === 'P');
      }),
    );
  });

  test('the row of single heaps is that of the positions', () => {
    const play = heapGame(family);
    const row = play.row(40);
    expect(row === null).toBe(!play.isSum);
    if (row === null) return;
    expect([...row.outcomes]).toEqual(
      Array.from({ length: 41 }, (_, heap) => play.outcome([heap])),
    );
    expect(row.proved).toBe(/subtraction|nim21|kayles|dawson|breaking/.test(family.name));
  });
});

/** The heaps of a position, in Fibonacci Nim without the limit. */
const heapsIn = (position: Heaps): Heaps => withLimit(position).heaps;

/** The positions after all moves, in one heap or in several. */
const optionsOf = (play: HeapGame, position: Heaps) => [
  ...takings(
    play,
    position,
    heapsIn(position).map(() => 0),
  ).map((taken) => play.after(position, taken)),
  ...heapsIn(position).flatMap((_, place) =>
    play.amounts(position, place).flatMap((amount) =>
      play
        .ways(position, place, amount)
        .filter((parts) => parts.length > 1)
        .map((parts) => play.after(position, only(position, place, amount), { place, parts })),
    ),
  ),
];

const only = (position: Heaps, place: number, amount: number) =>
  heapsIn(position).map((_, i) => (i === place ? amount : 0));

/** The amounts of moves that leave every heap as one, from a place on beside those before it. */
function takings(
  play: HeapGame,
  position: Heaps,
  taken: readonly number[],
  from = 0,
): (readonly number[])[] {
  if (taken.filter((amount) => amount > 0).length === play.heapsPerMove) return [];
  return heapsIn(position)
    .slice(from)
    .flatMap((_, i) =>
      play
        .amounts(position, from + i, taken)
        .filter((amount) => play.ways(position, from + i, amount).some((way) => way.length <= 1))
        .flatMap((amount) => {
          const more = taken.map((other, place) => (place === from + i ? amount : other));
          return [more, ...takings(play, position, more, from + i + 1)];
        }),
    );
}

test('a parameter out of bounds is refused', () => {
  const family = (name: string) => heapGames[names.indexOf(name)];
  expect(() => family('moore').game({})).toThrow('k must be an integer >= 1');
  expect(() => family('moore').game({ k: 0 })).toThrow('k must be an integer >= 1');
  expect(() => family('subtraction').game({})).toThrow('S must be at least one integer');
  expect(() => family('subtraction').game({ set: [2, 2] })).toThrow('S must be');
});
