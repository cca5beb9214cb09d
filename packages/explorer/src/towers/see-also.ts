import type { TowerReferences } from '@manaus/core';
import type { TowerGame } from './tower-game.js';

/** The places that say more about a tower with this number of discs. */
export function seeAlso({
  setup: { tower, discs },
}: Pick<TowerGame, 'setup'>): Pick<TowerReferences, 'items' | 'notebook' | 'functions'> {
  const { items, itemOf, notebook, functions } = tower.references ?? NONE;
  const own = itemOf?.[discs];
  return { items: own === undefined ? items : [...items, own], notebook, functions };
}

const NONE: TowerReferences = { items: [], notebook: null, functions: [] };
