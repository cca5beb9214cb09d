import type { TowerSetup } from './setup.js';

/**
 * The name under which it is kept that a tower was solved; `null` for one that is not a named
 * tower under its own rules.
 */
export function towerDone({ tower, discs, ...rest }: TowerSetup): string | null {
  const isPlain = Object.values(rest).every((choice) => choice === undefined);
  return isPlain ? `tower/${tower.name}-${discs}` : null;
}
