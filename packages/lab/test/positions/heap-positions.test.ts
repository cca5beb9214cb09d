import { range } from '@manaus/core';
import { gameSolver, heapGame, heapGames } from '@manaus/games';
import { describe, expect, test } from 'vitest';
import { heapJudge, heapPositions } from '../../src/internals.js';

/** The games by name, with the parameters that a page begins with. */
const plays = heapGames.map((entry) => [entry.name, entry.mostHeaps, heapGame(entry)] as const);
const draw = (most: number | null) => ({
  heaps: Math.min(2, most ?? 2),
  largest: 9,
  count: 6,
  seed: 3,
});

test.each(plays)('%s: all winning moves are legal and win, and others do not', (_, most, play) => {
  const judge = heapJudge(play);
  const positions = heapPositions(play, draw(most));
  expect(positions.length).toBeGreaterThan(0);
  for (const { position, outcome, winningMoves } of positions) {
    expect(judge({ position, outcome, winningMoves })).toMatchObject({ right: true });
    expect(winningMoves.length > 0).toBe(outcome === 'N');
    for (const move of winningMoves)
      expect(judge({ position, play: move }), `${position} to ${move}`).toMatchObject({
        legal: true,
        wins: true,
        right: true,
      });
    expect(judge({ position, outcome: outcome === 'P' ? 'N' : 'P' })).toMatchObject({
      refuted: ['outcome'],
      right: false,
    });
    expect(judge({ position, play: position })).toMatchObject({ legal: false, failedAt: 1 });
  }
});

describe('moves are legal as the plain game has them', () => {
  test('Nim', () => {
    const game = heapGame('nim');
    const search = gameSolver(game);
    const judge = heapJudge(plays.find(([name]) => name === 'nim')?.[2] ?? plays[0][2]);
    for (const next of ['0,2', '1,1', '1,2', '2,1', '1', '1,1,1', '', 'x', '0,1'])
      expect(judge({ position: '1,2', play: next }).legal, next).toBe(
        search.winningMoves([1, 2]).join() === next ||
          game.options([1, 2]).some((option) => option.join() === next),
      );
  });
  test('Kayles parts heaps', () => {
    const kayles = heapGame({
      name: 'Kayles',
      options: (heap) =>
        [1, 2].flatMap((taken) =>
          Array.from({ length: Math.max(0, heap - taken + 1) }, (_, left) =>
            left === 0 ? heap - taken : [left, heap - taken - left],
          ),
        ),
    });
    const judge = heapJudge(plays.find(([name]) => name === 'kayles')?.[2] ?? plays[0][2]);
    const legal = kayles
      .options([5])
      .map((option) => kayles.notation.format(option))
      .flatMap((label) => [label, label.split(',').reverse().join()]);
    for (const next of ['4', '3', '2', '1,3', '2,2', '1,2', '1,1', '4,1', '5', '3,1'])
      expect(judge({ position: '5', play: next }).legal, next).toBe(legal.includes(next));
  });
  test('Fibonacci Nim limits the next move', () => {
    const game = heapGame('fibonacci');
    const judge = heapJudge(plays.find(([name]) => name === 'fibonacci')?.[2] ?? plays[0][2]);
    const legal = game.options(game.notation.parse('7:3')).map(game.notation.format);
    for (const next of ['6:2', '5:4', '4:6', '3:8', '6:4', '7:3', '6'])
      expect(judge({ position: '7:3', play: next }).legal, next).toBe(legal.includes(next));
  });
});

test('a text that is no position is refused', () => {
  const judge = heapJudge(plays[0][2]);
  expect(judge({ position: 'many', play: '1' })).toMatchObject({ facts: null, right: false });
});

describe('what no move does is not legal, whatever the size of the heaps', () => {
  const judgeOf = (name: string) => {
    const [, , play] = plays.find(([known]) => known === name) ?? plays[0];
    return heapJudge(play);
  };
  test.each([
    ['wythoff', '5,3', '3,2', false],
    ['wythoff', '5,3', '3,1', true],
    ['officers', '5', '4', true],
    ['officers', '1', '0', false],
    ['nim', '9007199254740991,1', '1,1', true],
    ['nim', '9007199254740991,1', '0,0', false],
    ['moore', '9007199254740991,9007199254740990', '0,0', true],
    ['wythoff', '9007199254740991', '0', true],
    ['fibonacci', '9007199254740991', '9007199254740988:6', true],
    ['halving', '9007199254740991', '4503599627370496', true],
    ['halving', '9007199254740991', '4503599627370495', false],
  ])('%s: %s to %s', (name, position, play, legal) => {
    expect(judgeOf(name)({ position, play })).toMatchObject({ legal });
  });
  test('a move that must part a heap, and does not', () => {
    const judge = heapJudge(heapGame('0.4'));
    expect(judge({ position: '5', play: '4' })).toMatchObject({ legal: false, failedAt: 1 });
    expect(judge({ position: '5', play: '2,2' })).toMatchObject({ legal: true, wins: true });
  });
});

test('winning moves that would fill a million characters are not listed', () => {
  const position = range(1, 2000).join(',');
  const { facts, right } = heapJudge(heapGame('nim'))({ position, outcome: 'N' });
  expect([facts, right]).toEqual([{ outcome: 'N', winningMoves: null }, true]);
});
