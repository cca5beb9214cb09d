import { InputError } from '@manaus/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { historyOf, startOf } from '../../src/play/history.js';
import { readAddress, writeAddress } from '../../src/shell/address.js';
import { cardOf, openCard, readCard, writeCard } from '../../src/teaching/card.js';
import { readCards, writeCards } from '../../src/teaching/cards-file.js';
import { openTower } from '../../src/towers/tower-game.js';

const puzzles = fc.constantFrom('manaus', 'hanoi', 'london', 'oxford', 'bucharest', 'oxford1');
const texts = {
  title: fc.string(),
  instruction: fc.string(),
  optimum: fc.constantFrom('hidden', 'shown'),
};
const cards = fc
  .record({ puzzle: puzzles, discs: fc.integer({ min: 2, max: 4 }), at: fc.nat(), ...texts })
  .map(({ puzzle, discs, at, ...text }) => {
    const game = openTower({ puzzle, discs: String(discs) });
    return cardOf({ ...game, history: historyOf([at % game.world.graph.order]) }, text);
  });

describe('a problem card', () => {
  test('is carried by a link', () => {
    fc.assert(
      fc.property(cards, (card) => {
        const { fields } = readAddress(
          writeAddress({ view: 'towers', language: 'es', fields: writeCard(card) }),
        );
        expect(readCard(fields)).toEqual(card);
      }),
    );
  });

  test('is carried by a file, alone or with others', () => {
    fc.assert(
      fc.property(fc.array(cards, { minLength: 1, maxLength: 4 }), (set) => {
        expect(readCards(writeCards(set))).toEqual(set);
      }),
    );
  });

  test('opens at its start, with its goal', () => {
    const { world, history } = openCard(
      readCard({ card: 'One', puzzle: 'london', discs: '3', start: '1/2/3', goal: '12/3/' }),
    );
    expect([world.label(startOf(history)), world.goals.map(world.label)]).toEqual([
      '1/2/3',
      ['12/3/'],
    ]);
  });

  test('may be written by hand, with numbers and lists', () => {
    const [card] = readCards(
      '{ "cards": [{ "puzzle": "hanoi", "discs": 3, "capacities": [3, 3, 2], "start": "123//", "goal": "/123/" }] }',
    );
    expect(card).toMatchObject({ title: '', optimum: 'hidden', setup: { capacities: [3, 3, 2] } });
  });
});

const good = { puzzle: 'manaus', discs: '3', start: '1/2/3', goal: '123//' };

test.each([
  [{ ...good, optimum: 'maybe' }, 'optimum'],
  [{ ...good, start: '/123/' }, 'label'],
  [{ ...good, goal: '12/' }, 'label'],
  [{ puzzle: 'manaus', discs: '3', goal: '1/2/3' }, 'start'],
  [{ ...good, puzzle: 'babel' }, 'puzzle'],
  [{ puzzle: 'hanoi', discs: '15', start: '///', goal: '///' }, 'label'],
])('%o is no card because of its %s', (fields, parameter) => {
  expect(() => readCard(fields)).toThrow(
    expect.objectContaining({ name: 'InputError', parameter }),
  );
});

test('a broken card of a file is named by its number', () => {
  const text = JSON.stringify({ cards: [good, { ...good, discs: 'three' }] });
  expect(() => readCards(text)).toThrow(
    expect.objectContaining({ card: 2, parameter: 'discs', code: 'integer' }),
  );
});

test('what is no file of cards is bad input', () => {
  for (const text of [
    '',
    '{',
    '[]',
    'null',
    '{"cards":[]}',
    '{"cards":3}',
    '{"cards":[3]}',
    '{"cards":[{"discs":{}}]}',
  ])
    expect(() => readCards(text)).toThrow(InputError);
});

describe('whatever a link or a file says', () => {
  const names = fc.constantFrom(
    'card',
    'title',
    'instruction',
    'optimum',
    'puzzle',
    'discs',
    'pegs',
    'capacities',
    'moves',
    'start',
    'goal',
    'at',
    '__proto__',
  );
  const values = fc.oneof(
    fc.string(),
    fc.constantFrom(
      'manaus',
      'hanoi',
      'oxford1',
      '3',
      '9999',
      '0',
      '3,2,1',
      'star',
      '0-1,1-2',
      '123//',
      '1/2/3',
      '/',
    ),
  );

  test('it is a card or bad input', () => {
    fc.assert(
      fc.property(fc.dictionary(names, values), (fields) => {
        expectCardOrFault(() => readCard(fields));
      }),
      { numRuns: 500 },
    );
  });

  test('it is a set of cards or bad input', () => {
    const entry = fc.oneof(fc.dictionary(names, fc.oneof(values, fc.jsonValue())), fc.jsonValue());
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.array(entry).map((cards) => JSON.stringify({ cards })),
        ),
        (text) => {
          expectCardOrFault(() => readCards(text));
        },
      ),
      { numRuns: 500 },
    );
  });
});

function expectCardOrFault(read: () => unknown): void {
  try {
    read();
  } catch (error) {
    expect(error).toBeInstanceOf(InputError);
  }
}
