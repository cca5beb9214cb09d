import { InputError } from '@manaus/core';
import { attacked, type Chance } from '@manaus/testing/attacked';
import { describe, expect, test } from 'vitest';
import { disjunctiveSum, type Game, gameLaws, heapGame } from '../src/index.js';

const kayles = heapGame({
  name: 'Kayles',
  options: (heap) =>
    [1, 2].flatMap((taken) =>
      Array.from({ length: Math.max(0, Math.floor((heap - taken) / 2) + 1) }, (_, left) => [
        left,
        heap - taken - left,
      ]),
    ),
});

/** A game with labels of positions to start from. */
const games = [
  [heapGame('nim'), '3,5,7', '0', '9,9'],
  [heapGame('nim21'), '21', '21,3'],
  [heapGame('subtraction', { set: [1, 2, 3, 4, 5] }), '40'],
  [heapGame('subtraction', { set: [2, 3, 5] }), '20,7', '1,1,1'],
  [heapGame('subtraction', { set: [7] }), '30'],
  [heapGame('subtraction', { set: [1, 2, 4, 5, 6] }), '30,5'],
  [heapGame('halving'), '100', '17,12'],
  [heapGame('fibonacci'), '20', '13:4', '1', '0', '5:100'],
  [heapGame('moore', { k: 1 }), '3,5,7'],
  [heapGame('moore', { k: 2 }), '2,7,3,4'],
  [heapGame('moore', { k: 3 }), '2,3,3,2,1'],
  [heapGame('wythoff'), '9,7', '12'],
  [kayles, '12', '3,5'],
  [disjunctiveSum(heapGame('nim'), heapGame('halving')), '(3,2)+(9)'],
  [
    disjunctiveSum(
      disjunctiveSum(heapGame('nim'), heapGame('fibonacci')),
      heapGame('moore', { k: 2 }),
    ),
    '((3)+(8))+(2,2)',
  ],
] as [Game<unknown>, ...string[]][];

/** The same rules under the other convention. */
const otherwise = (game: Game<unknown>): Game<unknown> => ({
  ...game,
  convention: game.convention === 'normal' ? 'misere' : 'normal',
});

describe('the game laws', () => {
  test.each(games.map(([game, ...labels]) => ({ name: game.name, game, labels })))(
    '$name',
    ({ game, labels }) => {
      const starts = labels.map((label) => game.notation.parse(label));
      expect(gameLaws(game, starts)).toEqual([]);
      expect(gameLaws(otherwise(game), starts)).toEqual([]);
    },
  );
});

describe('the laws find a broken game', () => {
  const sound = heapGame('nim');
  const start = [[2, 3]];
  const broken: [string, Game<readonly number[]>, RegExp][] = [
    ['a move that stays', { ...sound, options: (heaps) => [heaps] }, /does not fall/],
    [
      'a move that adds',
      { ...sound, options: ([first, ...rest]) => (first < 4 ? [[first + 1, ...rest]] : []) },
      /does not fall/,
    ],
    [
      'an option twice',
      { ...sound, options: (heaps) => [...sound.options(heaps), ...sound.options(heaps)] },
      /given twice/,
    ],
    [
      'a height below 0',
      { ...sound, height: (heaps) => sound.height(heaps) - 3 },
      /its height is -/,
    ],
    [
      'a height that is no whole number',
      { ...sound, height: (heaps) => sound.height(heaps) / 2 },
      /its height is/,
    ],
    [
      'a label of another position',
      {
        ...sound,
        notation: { ...sound.notation, format: (heaps) => [...heaps].sort().reverse().join(',') },
      },
      /reads as another/,
    ],
    [
      'options that change the position',
      {
        ...sound,
        options: (heaps) => {
          (heaps as number[])[0] = 0;
          return [];
        },
      },
      /changed it/,
    ],
  ];
  test.each(broken)('%s', (_, game, message) =>
    expect(gameLaws(game, structuredClone(start)).join('\n')).toMatch(message),
  );
});

test('at most 20 violations are reported', () => {
  const broken = { ...heapGame('nim'), height: () => -1 };
  expect(gameLaws(broken, [[3, 3, 3]])).toHaveLength(20);
});

/** The game with a count of the positions whose options were listed, twice each by the laws. */
function counting(game: Game<readonly number[]>) {
  let listed = 0;
  const options = (position: readonly number[]) => {
    listed++;
    return game.options(position);
  };
  return { game: { ...game, options }, looked: () => listed / 2 };
}

test('nothing is looked at after 20 violations', () => {
  const { options } = heapGame('nim');
  const twice = (heaps: readonly number[]) => [...options(heaps), ...options(heaps)];
  const { game, looked } = counting({ ...heapGame('nim'), options: twice });
  expect([gameLaws(game, [[30]]).length, looked()]).toEqual([20, 20]);
});

test('exactly as many positions are looked at as asked for, none twice', () => {
  const asked = counting(heapGame('nim'));
  gameLaws(asked.game, [[50, 50]], 100);
  const all = counting(heapGame('nim'));
  gameLaws(all.game, [[4, 3], [4, 2], [4]]);
  expect([asked.looked(), all.looked()]).toEqual([100, 25]);
});

test('at most so many positions are looked at', () => {
  let looked = 0;
  const counted = {
    ...heapGame('nim'),
    options: (heaps: readonly number[]) => heapGame('nim').options(heaps.slice(0, ++looked)),
  };
  gameLaws(counted, [[50, 50]], 100);
  expect(looked).toBeLessThanOrEqual(2 * 100);
});

test('misère twice is the game again, also by name', () => {
  const nim = heapGame('nim');
  expect(nim.misere).toMatchObject({ name: 'misère Nim', convention: 'misere' });
  expect(nim.misere.misere).toBe(nim);
  expect(() => disjunctiveSum(nim, nim.misere)).toThrow(
    'games/sum: games must be of one convention',
  );
});

describe('bad input is named', () => {
  test.each([[[]], [[0, 1]], [[-1]], [[1, 1]], [[1.5]], [[Number.NaN]], [[2 ** 53]]])(
    'S = %j',
    (set) => {
      expect(() => heapGame('subtraction', { set })).toThrow(InputError);
      expect(() => heapGame('subtraction', { set })).toThrow(
        'games/subtraction: S must be at least one integer from 1 to 2^53 - 1, each once',
      );
    },
  );
  test.each(['', 'x', '-1', '3,,5', '3;5', '1.5', '1e3', '9007199254740992'])('heaps %j', (text) =>
    expect(() => heapGame('nim').notation.parse(text)).toThrow('games/heaps: position must be'),
  );
  test.each(['', '3:', ':3', '-3', '3:4:5', '1e3', '9007199254740992'])('Fibonacci %j', (text) =>
    expect(() => heapGame('fibonacci').notation.parse(text)).toThrow(InputError),
  );
  test.each([0, -1, 1.5, Number.NaN])('k = %j', (k) =>
    expect(() => heapGame('moore', { k })).toThrow('games/moore: k must be an integer >= 1'),
  );
});

/** A game with a position to start from, and what can be reached from there. */
interface Played {
  readonly game: Game<unknown>;
  readonly start: string;
  readonly labels: readonly string[];
}

/** All that can be reached, by their labels. */
function played<Position>(game: Game<Position>, from: string): Played {
  const start = game.notation.format(game.notation.parse(from));
  const labels = new Set([start]);
  for (const label of labels)
    for (const option of game.options(game.notation.parse(label)))
      labels.add(game.notation.format(option));
  return { game: game as Game<unknown>, start, labels: [...labels] };
}

const sound = [
  played(heapGame('nim'), '2,3'),
  played(heapGame('subtraction', { set: [2, 3, 5] }), '12,3'),
  played(heapGame('halving'), '20'),
  played(heapGame('fibonacci'), '9'),
  played(heapGame('moore', { k: 2 }), '1,2,2'),
];

/** The position of a label that has options. */
function someLabel({ game, labels }: Played, { of }: Chance): string {
  return of(labels.filter((label) => game.options(game.notation.parse(label)).length > 0));
}

const altered = (one: Played, game: Partial<Game<unknown>>): Played => ({
  ...one,
  game: { ...one.game, ...game },
});

/** The game with other options in one position. */
function elsewhere(
  one: Played,
  from: Chance,
  change: (options: readonly unknown[], position: unknown) => readonly unknown[],
): Played {
  const at = someLabel(one, from);
  const { options, notation } = one.game;
  return altered(one, {
    options: (position) =>
      notation.format(position) === at ? change(options(position), position) : options(position),
  });
}

describe('games with one fault', () => {
  attacked<Played>(
    sound,
    ({ game, start }) => gameLaws(game, [game.notation.parse(start)]).length === 0,
    {
      'an option twice': (one, from) =>
        elsewhere(one, from, (options) => [...options, from.of(options)]),
      'a move that stays': (one, from) =>
        elsewhere(one, from, (options, position) => [...options, position]),
      'a way back': (one, from) =>
        elsewhere(one, from, (options) => [...options, one.game.notation.parse(one.start)]),
      'a height that is none': (one, from) => {
        const at = from.of(one.labels);
        const none = from.of([-1, 0.5, Number.NaN]);
        return altered(one, {
          height: (position) =>
            one.game.notation.format(position) === at ? none : one.game.height(position),
        });
      },
      'a height that does not fall': (one, from) => {
        const at = someLabel(one, from);
        const lowest = Math.max(
          ...one.game.options(one.game.notation.parse(at)).map((option) => one.game.height(option)),
        );
        return altered(one, {
          height: (position) =>
            one.game.notation.format(position) === at ? lowest : one.game.height(position),
        });
      },
      'a label of another position': (one, from) => {
        const [at, other] = [from.of(one.labels), from.of(one.labels)];
        const { notation } = one.game;
        const format = (position: unknown) => {
          const label = notation.format(position);
          return label === at ? other : label;
        };
        return at === other ? null : altered(one, { notation: { ...notation, format } });
      },
    },
  );
});
