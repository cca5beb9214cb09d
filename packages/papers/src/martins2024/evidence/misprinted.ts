import { type Claim, type Finding, type Found, general, misprint } from '../../check/index.js';
import type { Part, Value } from '../../check/value.js';

/** A value of every instance: the one printed, and the one that was meant. */
type Misprinted<I, V extends Value> = Pick<Claim<I, V>, 'checked' | 'instances' | 'methods'> & {
  printed(instance: I): Part<V>;
  meant(instance: I): Part<V>;
};

/**
 * The verdict on a general statement whose printed value is a slip: `misprint` where the value
 * meant holds.
 */
export const misprinted = <I, V extends Value>({
  printed,
  meant,
  ...claim
}: Misprinted<I, V>): Finding<Found<I, V>> =>
  misprint(
    general<I, V>({ ...claim, stated: printed }),
    general<I, V>({ ...claim, stated: meant }),
  );
