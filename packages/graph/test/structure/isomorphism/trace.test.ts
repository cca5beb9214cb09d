import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Trace } from '../../../src/structure/isomorphism/trace.js';

/** A trace that keeps whole lists, and compares them each time that it is asked. */
class PlainTrace {
  events: number[] = [];
  first: number[] | null = null;
  best: number[] | null = null;

  get isFirst(): boolean {
    return this.first !== null && this.events.every((event, i) => event === this.first?.[i]);
  }

  get againstBest(): number | undefined {
    const { best } = this;
    if (best === null) return undefined;
    const at = this.events.findIndex((event, i) => event !== best[i]);
    if (at < 0) return 0;
    return at >= best.length || this.events[at] > best[at] ? 1 : -1;
  }

  get isViable(): boolean {
    return this.first === null || this.isFirst || (this.againstBest ?? -1) >= 0;
  }
}

const steps = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ what: fc.constant('record'), by: fc.nat(2) }) },
    { weight: 3, arbitrary: fc.record({ what: fc.constant('rewind'), by: fc.nat(3) }) },
    { weight: 1, arbitrary: fc.record({ what: fc.constantFrom('first', 'best'), by: fc.nat() }) },
  ),
  { maxLength: 30 },
);

test('a trace is compared as whole lists are', () => {
  fc.assert(
    fc.property(steps, (list) => {
      const [trace, plain] = [new Trace(), new PlainTrace()];
      for (const { what, by } of list) {
        if (what === 'record') {
          plain.events.push(by);
          expect(trace.record(by)).toBe(plain.isViable);
        } else if (what === 'rewind') {
          const length = Math.max(0, plain.events.length - by);
          plain.events.length = length;
          trace.rewind(length);
        } else if (what === 'first') {
          plain.first = plain.events.slice();
          trace.keepAsFirst();
        } else {
          plain.best = plain.events.slice();
          trace.keepAsBest();
        }
        expect([trace.isFirst, trace.againstBest, trace.isViable]).toEqual([
          plain.isFirst,
          plain.againstBest,
          plain.isViable,
        ]);
        expect([trace.length, trace.events]).toEqual([plain.events.length, plain.events]);
      }
    }),
    { numRuns: 1000 },
  );
});
