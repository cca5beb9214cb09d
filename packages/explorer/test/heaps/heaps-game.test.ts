import { InputError } from '@manaus/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldsOf, openHeaps } from '../../src/heaps/heaps-game.js';
import { playMove } from '../../src/heaps/play.js';
import { current } from '../../src/play/history.js';
import { readAddress, writeAddress } from '../../src/shell/address.js';
import { faultText } from '../../src/shell/faults.js';
import { wordsOf } from '../../src/words/words.js';
import { anyFields } from './some-games.js';

describe('addresses', () => {
  test('a game and its position go into the address and come back', () => {
    fc.assert(
      fc.property(anyFields, (asked) => {
        const game = openHeaps(asked);
        const [best] = game.table.winning(current(game.history).position);
        const move =
          best === undefined ? null : game.table.moveTo(current(game.history).position, best);
        const after = {
          ...game,
          history:
            (move === null ? null : playMove(game.table, game.history, move)) ?? game.history,
        };
        const { fields } = readAddress(
          writeAddress({ view: 'heaps', language: 'es', fields: fieldsOf(after) }),
        );
        const back = openHeaps(fields);
        expect(fieldsOf(back)).toEqual(fieldsOf(after));
        expect(current(back.history)).toMatchObject({
          position: current(after.history).position,
          turn: current(after.history).turn,
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
    if (error instanceof InputError) return error;
    throw error;
  }
  return null;
}
