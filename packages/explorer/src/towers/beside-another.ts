import { towerAddress } from '../shell/address.js';
import type { Fields } from '../shell/game-state.js';
import { fieldsOf, type TowerGame } from './tower-game.js';

/** The address of a tower side by side with another: Hanoi, or Manaus where the tower is Hanoi. */
export function besideAnother(game: TowerGame): string {
  const compare = new URLSearchParams(another(game)).toString();
  return towerAddress({ ...fieldsOf(game), compare });
}

function another({ setup, world }: TowerGame): Fields {
  const pegs = world.rules.capacities.length;
  if (pegs !== 3) return { puzzle: 'hanoi', pegs: String(pegs) };
  return { puzzle: setup.tower.name === 'hanoi' ? 'manaus' : 'hanoi' };
}
