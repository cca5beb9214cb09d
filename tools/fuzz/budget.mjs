import fc from 'fast-check';
import { test } from 'vitest';

const minutes = Number(process.env.MANAUS_FUZZ_MINUTES ?? 0);
const seed = process.env.MANAUS_FUZZ_SEED;

/**
 * A test that a property holds for whatever is drawn: for some runs in `npm test`, and for minutes
 * in `npm run fuzz`, which prints how many there were. A failure names its seed and the smallest
 * example found.
 *
 * @template T
 * @param {string} name
 * @param {number} runs in `npm test`
 * @param {import('fast-check').Arbitrary<T>} drawn
 * @param {(value: T) => void | Promise<void>} property throws where it does not hold
 */
export function fuzz(name, runs, drawn, property) {
  test(name, async () => {
    let tried = 0;
    const counted = fc.asyncProperty(drawn, async (value) => {
      tried++;
      await property(value);
    });
    await fc.assert(counted, {
      numRuns: minutes > 0 ? Number.MAX_SAFE_INTEGER : runs,
      ...(minutes > 0
        ? { interruptAfterTimeLimit: 60_000 * minutes, markInterruptAsFailure: false }
        : {}),
      ...(seed === undefined ? {} : { seed: Number(seed) }),
    });
    if (minutes > 0) console.log(`fuzz: ${name}: ${tried} tried, 0 failed`);
  });
}
