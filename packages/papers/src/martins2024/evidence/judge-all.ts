import type { Tried } from '../../legacy/check.js';
import type { Finding } from '../../legacy/item.js';

/**
 * The verdict on a general statement, with everything that is wrong at the instances tried and not the first alone.
 *
 * For statements that break at a smallest case which another reading might mend: what stays wrong beyond it must be seen as well.
 */
export function judgedAll<T>(
  instances: Iterable<T>,
  wrong: (instance: T) => readonly (string | null)[],
  tried: Tried,
): Finding {
  const found = [...instances].flatMap((instance) =>
    wrong(instance).filter((text) => text !== null),
  );
  return found.length === 0
    ? { verdict: 'holds-in-range', ...tried }
    : { verdict: 'fails', ...tried, counterexample: found.join('; ') };
}
