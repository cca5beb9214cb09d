import { InputError } from '@manaus/core';
import { requireKind } from '@manaus/core/internals';
import type { Game } from './game.js';
import { gameFault } from './game-fault.js';
import { requireGame } from './requirements.js';

/**
 * The disjunctive sum of two games: a move is a move in one of them; the sum ends where neither has
 * a move.
 *
 * Labels are `(label of the first)+(label of the second)`. Both must have the same convention.
 * Source: [carvalho2013, chapter 3].
 *
 * @example
 * ```ts
 * const game = disjunctiveSum(heapGame('nim'), heapGame('halving'));
 * game.options([[1], [3]]); // => [[[0], [3]], [[1], [2]]]
 * game.notation.format([[1], [3]]); // => '(1)+(3)'
 * ```
 */
export function disjunctiveSum<A, B>(first: Game<A>, second: Game<B>): Game<readonly [A, B]> {
  requireGame('games/sum', first, 'first');
  requireGame('games/sum', second, 'second');
  if (first.convention !== second.convention)
    throw gameFault('games/sum', 'games', 'oneConvention', {
      got: `${first.name} and ${second.name}`,
    });
  return {
    name: `${first.name} + ${second.name}`,
    convention: first.convention,
    notation: {
      format(position) {
        const [a, b] = requirePair(position);
        return `(${first.notation.format(a)})+(${second.notation.format(b)})`;
      },
      parse(text) {
        const [a, b] = readSummands(requireKind('games/sum', 'position', 'text', text));
        return [first.notation.parse(a), second.notation.parse(b)];
      },
    },
    options(position) {
      const [a, b] = requirePair(position);
      return [
        ...first.options(a).map((next): readonly [A, B] => [next, b]),
        ...second.options(b).map((next): readonly [A, B] => [a, next]),
      ];
    },
    height(position) {
      const [a, b] = requirePair(position);
      return first.height(a) + second.height(b);
    },
  };
}

const requirePair = <P extends readonly unknown[]>(position: P): P =>
  requireKind('games/sum', 'position', 'list', position);

/** The two texts in `(…)+(…)`, where parentheses may be nested. */
function readSummands(text: string): [string, string] {
  let depth = 0;
  const end = text.split('').findIndex((sign) => {
    if (sign === '(') depth++;
    return sign === ')' && --depth <= 0;
  });
  const [first, rest] = [text.slice(1, end), text.slice(end + 1)];
  if (text[0] === '(' && rest.startsWith('+(') && rest.endsWith(')'))
    return [first, rest.slice(2, -1)];
  throw new InputError('games/sum', 'position', 'form', { form: '(...)+(...)', got: text });
}
