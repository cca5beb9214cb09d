import { attacked, type Chance } from '../../core/test/attacked.js';
import {
  fibonacciNim,
  type Game,
  gameLaws,
  halving,
  moore,
  nim,
  subtraction,
} from '../src/index.js';

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

const honest = [
  played(nim(), '2,3'),
  played(subtraction([2, 3, 5]), '12,3'),
  played(halving(), '20'),
  played(fibonacciNim(), '9'),
  played(moore(2), '1,2,2'),
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

attacked<Played>(
  honest,
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
