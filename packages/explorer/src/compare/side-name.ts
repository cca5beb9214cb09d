import { towerText } from '../towers/texts.js';
import type { TowerGame } from '../towers/tower-game.js';
import { textOr, type Words } from '../words/words.js';
import type { Side } from './pair.js';

/**
 * The name of a tower of a pair with the rules that were chosen, such as
 * `A: Hanoi, 3 discs, to and from peg 1`.
 */
export function sideName({ setup }: TowerGame, side: Side, words: Words): string {
  const { tower, discs, pegs, capacities, moves } = setup;
  const chosen = [
    ...(pegs === undefined ? [] : [`${words('pegs')}: ${pegs}`]),
    ...(capacities === undefined ? [] : [`${words('capacities')}: ${capacities.join(' ')}`]),
    ...(moves === undefined ? [] : [textOr(words, `moves.${moves}`, moves)]),
  ];
  return `${'AB'[side]}: ${[towerText(words, tower), words('discs.count', { n: discs }), ...chosen].join(', ')}`;
}
