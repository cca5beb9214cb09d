import { inBoth, type Methods, range } from '../../src/check/index.js';

/** Squares by two methods, and as they are stated. */
export const squares = {
  checked: inBoth('squares'),
  stated: (n: number) => n * n,
  methods: {
    'by powers': (n: number) => n ** 2,
    'by odd numbers': (n: number) => range(1, n).reduce((sum, i) => sum + 2 * i - 1, 0),
  },
};

/** The claim that methods find one in every instance. */
export const ones = (methods: Methods<number, number>, instances: readonly number[] = [1]) => ({
  checked: inBoth('ones'),
  instances,
  stated: () => 1,
  methods,
});
