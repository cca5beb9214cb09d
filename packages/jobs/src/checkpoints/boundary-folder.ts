import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { compileTower, type TowerRules, type TowerState, towerState } from '@manaus/core';
import { requireKind } from '@manaus/core/internals';
import {
  requireSolveOptions,
  type Solution,
  type SolveOptions,
  solutionOf,
  wayOf,
} from '@manaus/lab/solve';
import { boundaryWays } from '@manaus/scale/internals';
import { type Damage, damagedFile } from '../storage/damage.js';
import { readSealed } from '../storage/sealed-pieces.js';
import { CHECKPOINT, CHECKPOINT_FILE, type CheckpointHead } from './checkpoint-file.js';

/**
 * A shortest solution from a state or its label to the goal of the rules, by the boundary table
 * that `analyze(rules, { method: 'classes', keeper: () => keepIn(folder, { keepsTable: true }) })`
 * left in a folder; nothing is searched but the classes that the way passes.
 *
 * Throws an `InputError` that names the file if it is missing, damaged, of another puzzle or goal,
 * or of a search that has not ended.
 *
 * @example
 * ```ts
 * const rules = hanoi(6, { pegs: 4 });
 * const folder = temporaryName('.');
 * const keeper = keepIn(folder, { keepsTable: true });
 * searchTower(rules, { method: 'classes', keeper });
 * keeper.finish();
 * solveByBoundary(rules, '123456///', folder, {}).moves; // => 17
 * forget(folder);
 * solveByBoundary(rules, '123456///', '/dev/null'); // throws it is missing
 * ```
 */
export function solveByBoundary(
  rules: TowerRules,
  from: TowerState | string,
  folder: string,
  options: SolveOptions = {},
): Solution {
  requireSolveOptions(options);
  requireKind('jobs/solve-by-boundary', 'folder', 'text', folder);
  const tower = compileTower(rules);
  const file = join(folder, CHECKPOINT_FILE);
  const refused = (damage: Damage) => damagedFile('jobs/checkpoint', file, 'table', damage);
  if (!existsSync(file)) throw refused({ code: 'missing' });
  const { head, pieces, damage } = readSealed(file, CHECKPOINT);
  if (damage !== null) throw refused(damage);
  const { layout } = head as CheckpointHead;
  const descent = boundaryWays(rules, { layout, bytes: pieces });
  if (descent === 'foreign') throw refused({ code: 'foreign', owner: layout });
  if (descent === 'unfinished') throw refused({ code: 'unended' });
  const way = descent.from(tower.codec.rank(towerState(tower, from)));
  return solutionOf(tower, way && wayOf(way, tower), 'classes', options);
}
