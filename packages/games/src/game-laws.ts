import { InputError, requireInteger } from '@manaus/core';
import type { Game } from './game.js';
import { requireGame } from './requirements.js';

const place = 'games/laws';

/**
 * The laws that every game obeys, checked on all that can be reached from some positions; the
 * violations found, none for a sound game.
 *
 * 1. parse after format is the identity; 2. options are given once each, and looking at them leaves
 * the position as it was;
 * 3. the height is a whole number >= 0 and falls with every move. At most 20 are reported, and at
 * most `most` positions looked at.
 *
 * @example
 * ```ts
 * gameLaws(heapGame('nim'), [[3, 5, 7]]); // => []
 * ```
 */
export function gameLaws<Position>(
  game: Game<Position>,
  starts: readonly Position[],
  most = 100_000,
): string[] {
  requireGame(place, game);
  if (!Array.isArray(starts))
    throw new InputError(place, 'starts', 'listOf', { of: 'states', got: starts });
  requireInteger(place, 'most', most, 1);
  const found: string[] = [];
  const seen = new Set(starts.map((start) => game.notation.format(start)));
  const open = [...starts];
  for (
    let position = open.pop();
    position !== undefined && found.length < 20;
    position = open.pop()
  ) {
    found.push(...violationsAt(game, position));
    for (const option of game.options(position)) {
      const label = game.notation.format(option);
      if (seen.has(label) || seen.size >= most) continue;
      seen.add(label);
      open.push(option);
    }
  }
  return found.slice(0, 20);
}

function violationsAt<Position>(game: Game<Position>, position: Position): string[] {
  const found: string[] = [];
  const { format, parse } = game.notation;
  const before = JSON.stringify(position);
  const label = format(position);
  const height = game.height(position);
  const law = (holds: boolean, text: string) => {
    if (!holds) found.push(`${game.name} ${label}: ${text}`);
  };
  law(JSON.stringify(parse(label)) === before, 'its label reads as another position');
  law(Number.isInteger(height) && height >= 0, `its height is ${height}`);
  const options = game.options(position);
  law(JSON.stringify(position) === before, 'looking at the options changed it');
  const labels = options.map((option) => format(option));
  law(new Set(labels).size === labels.length, 'an option is given twice');
  for (const [i, option] of options.entries()) {
    // An option with the label of another position would be taken for that one, and never looked
    // at.
    const reads = JSON.stringify(parse(labels[i])) === JSON.stringify(option);
    law(reads, `the label ${labels[i]} of an option reads as another position`);
    law(game.height(option) < height, `the height does not fall to ${labels[i]}`);
  }
  return found;
}
