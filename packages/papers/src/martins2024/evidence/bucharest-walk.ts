import { source } from '../../check/index.js';
import { plainBucharest, plainLabel, plainMoves, stackOn } from '../../shared/plain-towers.js';
import { inArrays } from '../../shared/played.js';

/**
 * The labels of the states of Bucharest that are passed from all discs on p0 by never turning back,
 * until no other move is left.
 *
 * It follows the rules in arrays; an error where a state leaves a choice.
 */
export const walkWithoutReturn = source(inArrays, (discs: number) => {
  const rules = plainBucharest(discs);
  let state = stackOn(rules);
  const walk = [plainLabel(state)];
  for (let before = ''; ; before = walk[walk.length - 2]) {
    const next = plainMoves(rules, state)
      .map(({ after }) => after)
      .filter((after) => plainLabel(after) !== before);
    if (next.length === 0) return walk;
    if (next.length > 1) throw new Error(`${plainLabel(state)} leaves a choice`);
    state = next[0];
    walk.push(plainLabel(state));
  }
});
