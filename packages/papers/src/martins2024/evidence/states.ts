import { type TowerRules, type TowerState, towerCodec } from '@manaus/core';

/** Every state of a tower, in the order of ranks. */
export function* statesOf(rules: TowerRules): Generator<TowerState> {
  const codec = towerCodec(rules);
  for (let rank = 0; rank < codec.space; rank++) yield codec.unrank(rank);
}
