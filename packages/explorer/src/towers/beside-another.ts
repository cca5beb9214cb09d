import { towerAddress } from '../shell/address.js';
import { fieldsOf, type TowerGame } from './tower-game.js';

/** The address of a tower side by side with another: Hanoi, or Manaus where the tower is Hanoi. */
export function besideAnother(game: TowerGame): string {
  const { setup, world } = game;
  const pegs = world.rules.capacities.length;
  const hanoi = { puzzle: 'hanoi', ...(pegs === 3 ? {} : { pegs: String(pegs) }) };
  const another = setup.tower.name === 'hanoi' && pegs === 3 ? { puzzle: 'manaus' } : hanoi;
  return towerAddress({ ...fieldsOf(game), compare: new URLSearchParams(another).toString() });
}
