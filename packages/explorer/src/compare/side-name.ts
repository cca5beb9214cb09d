import type { TowerSetup } from '../towers/setup.js';
import { sizedText } from '../towers/texts.js';
import type { TowerGame } from '../towers/tower-game.js';
import { textOr, type Words } from '../words/words.js';
import type { Side } from './pair.js';

/**
 * The name of a tower of a pair with the rules that were chosen, such as
 * `A: Hanoi, 3 discs, to and from peg p0`.
 */
export function sideName({ setup }: TowerGame, side: Side, words: Words): string {
  return `${'AB'[side]}: ${[sizedText(words, setup), ...chosenTexts(setup, words)].join(', ')}`;
}

const chosenTexts = ({ pegs, capacities, moves }: TowerSetup, words: Words): string[] => [
  ...(pegs === undefined ? [] : [`${words('pegs')}: ${pegs}`]),
  ...(capacities === undefined ? [] : [`${words('capacities')}: ${capacities.join(' ')}`]),
  ...(moves === undefined ? [] : [textOr(words, `moves.${moves}`, moves)]),
];
