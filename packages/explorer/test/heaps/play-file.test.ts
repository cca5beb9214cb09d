import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldsOf, openHeaps } from '../../src/heaps/heaps-game.js';
import { type Play, playMove } from '../../src/heaps/play.js';
import { readPlay, writePlay } from '../../src/heaps/play-file.js';
import { current } from '../../src/play/history.js';
import { anyFields, someMove } from './some-games.js';

describe('a play in a file', () => {
  test('comes back as it was saved', () => {
    fc.assert(
      fc.property(anyFields, fc.array(fc.nat(), { maxLength: 6 }), (fields, picks) => {
        const game = openHeaps(fields);
        const play = picks.reduce((now, pick) => {
          const move = someMove(game.table, current(now).position, pick);
          return playMove(game.table, now, move) ?? now;
        }, game.history);
        const text = writePlay({ ...game, history: play });
        expect(readPlay(text).history).toEqual(play);
        expect(writePlay(readPlay(text))).toBe(text);
        const { turn, ...unsaid } = fieldsOf({ ...game, history: play });
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

  test('has its data', () => {
    const game = openHeaps({ opponent: 'none' });
    const play = playMove(game.table, game.history, { taken: [1, 0, 0], split: null }) as Play;
    expect(JSON.parse(writePlay({ ...game, history: play }))).toMatchObject({
      game: 'nim',
      position: '2,5,7',
      turn: 'second',
      outcome: 'P',
      winningMoves: [],
      positions: ['3,5,7', '2,5,7'],
    });
  });
});
