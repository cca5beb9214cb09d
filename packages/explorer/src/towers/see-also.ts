import { type GameReferences, towerReferences } from '@manaus/papers/references';
import type { TowerGame } from './tower-game.js';

/** The places that say more about a tower with this number of discs. */
export function seeAlso({ setup: { tower, discs } }: Pick<TowerGame, 'setup'>): GameReferences {
  const { items, itemOf, notebook, functions } = towerReferences(tower.name);
  const own = itemOf?.[discs];
  return { items: own === undefined ? items : [...items, own], notebook, functions };
}
