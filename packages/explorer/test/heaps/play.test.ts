import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  begin,
  isPerson,
  type Play,
  playMove,
  replyTo,
  type Step,
  winner,
} from '../../src/heaps/play.js';
import { isOver } from '../../src/heaps/table.js';
import { current, redo, undo } from '../../src/play/history.js';
import { anyFields, someMove, table } from './some-games.js';

describe('a play', () => {
  test('ends, by moves of the rules only; the perfect opponent wins whenever it gets an N-position', () => {
    fc.assert(
      fc.property(anyFields, fc.nat(), (fields, pick) => {
        const game = table(fields);
        let play = begin(game);
        let winningSide = null as number | null;
        for (let moves = 0; !isOver(game, current(play).position); moves++) {
          const { position } = current(play);
          const move = someMove(game, position, pick + moves);
          const next = game.after(position, move);
          const side = current(play).turn;
          if (
            winningSide === null &&
            game.setup.opponent === 'perfect' &&
            next !== null &&
            game.outcome(next) === 'N'
          )
            winningSide = side === 0 ? 1 : 0;
          play = playMove(game, play, move) as Play;
        }
        const won = winner(game, current(play));
        expect(won).not.toBeNull();
        if (winningSide !== null) expect(won).toBe(winningSide);
        for (const [i, { move, position }] of play.entries.entries())
          if (move !== null)
            expect(game.after(play.entries[i - 1].position, move)).toEqual(position);
      }),
    );
  });

  test('the opponent answers the same position the same way, and begins where it is asked to', () => {
    const game = table({ opponent: 'random', seed: '7', begins: 'opponent' });
    expect(replyTo(game, game.start)).toEqual(replyTo(game, game.start));
    expect(begin(game).entries).toHaveLength(2);
    const replies = Array.from({ length: 20 }, (_, seed) =>
      replyTo(table({ opponent: 'random', seed: String(seed) }), game.start).taken.join(),
    );
    expect(new Set(replies).size).toBeGreaterThan(5);
  });

  test('undo and redo stop where a person is to move', () => {
    const game = table({ heaps: '3,5,7' });
    const first = begin(game);
    const isStop = ({ turn }: Step) => isPerson(game, turn);
    const one = playMove(game, first, { taken: [1, 0, 0], split: null }) as Play;
    expect(one.entries).toHaveLength(3);
    expect(isPerson(game, current(one).turn)).toBe(true);
    expect(undo(one, isStop)).toMatchObject({ at: 0 });
    expect(redo(undo(one, isStop), isStop)).toEqual(one);
    expect(undo(first, isStop)).toEqual(first);
    expect(playMove(game, one, { taken: [0, 0, 0], split: null })).toBeNull();
    expect(playMove(game, first, { taken: [1, 1, 0], split: null })).toBeNull();
    expect(playMove(game, first, { taken: [4, 0, 0], split: null })).toBeNull();
  });

  test('two people, Moore’s Nim: two heaps at once, three never', () => {
    const game = table({ game: 'moore', opponent: 'none' });
    const play = playMove(game, begin(game), { taken: [0, 0, 4, 9], split: null }) as Play;
    expect([game.label(current(play).position), game.outcome(current(play).position)]).toEqual([
      '2,7,7,5',
      'P',
    ]);
    expect(playMove(game, play, { taken: [1, 1, 1, 0], split: null })).toBeNull();
  });

  test('Wythoff’s game: as much from both heaps, never more from one', () => {
    const game = table({ game: 'wythoff', heaps: '8,11', opponent: 'none' });
    const play = playMove(game, begin(game), { taken: [4, 4], split: null }) as Play;
    expect(game.outcome(current(play).position)).toBe('P');
    expect(playMove(game, play, { taken: [1, 2], split: null })).toBeNull();
    expect(playMove(game, play, { taken: [0, 2], split: null })).not.toBeNull();
    const random = (seed: number) =>
      replyTo(table({ game: 'wythoff', opponent: 'random', seed: `${seed}` }), game.start).taken;
    const replies = Array.from({ length: 60 }, (_, seed) => random(seed));
    expect(replies.some(([one, other]) => one > 0 && one === other)).toBe(true);
    expect(replies.every(([one, other]) => one * other === 0 || one === other)).toBe(true);
  });
});
