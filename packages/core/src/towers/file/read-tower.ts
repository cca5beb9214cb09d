import { InputError } from '../../errors.js';
import { exactJson } from '../../exact-json.js';
import { requireSchema } from '../../schemas.js';
import type { Tower } from '../tower.js';
import { towerDocument } from './document.js';
import { requireFitting } from './fits-together.js';
import { towerOf } from './tower-of.js';

/**
 * The tower that a JSON document describes, as text or already parsed: a family, one tower per
 * number of discs.
 *
 * The fields are the pieces of the rules: `name`, `pegs`, `goals`, and optionally `symbol`,
 * `discs`, `capacities`, `moves`, `discMoves`, `stacking`, `sizes`, `colors`, `forbidden`,
 * `forbiddenMoves`; `tower.schema.json` of this package describes them. Throws an `InputError` that
 * names the place in the document, the bound and the value; the tower throws one for numbers of
 * discs that its rules do not allow.
 *
 * @example
 * ```ts
 * const tower = readTower('{ "name": "Manaus", "pegs": 3, "capacities": ["n", "n-1", "n-2"], "goals": [{ "allOn": 0 }] }');
 * tower(4).capacities; // => [4, 3, 2]
 * readTower({ name: 'Mine', pegs: 3, moves: [[0, 3]], goals: [{ allOn: 2 }] }); // throws moves[0][1] must be an integer from 0 to 2 (got 3)
 * ```
 */
export function readTower(json: unknown): (discs: number) => Tower {
  let document = json;
  if (typeof json === 'string')
    try {
      document = exactJson(json);
    } catch (error) {
      throw new InputError('core/tower', 'file', 'json', {
        problem: (error as Error).message.slice(0, 100),
      });
    }
  return towerOf(requireFitting(requireSchema('core/tower', 'file', towerDocument, document)));
}
