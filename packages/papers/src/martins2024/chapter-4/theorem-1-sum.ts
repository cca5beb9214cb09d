import { type Checks, range, upTo } from '../../check/index.js';

/** The ways to share n discs that are alike among three pegs, each written down. */
const shared = (n: number): string[] =>
  range(0, n).flatMap((first) =>
    range(0, n - first).map((second) => `${first} ${second} ${n - first - second}`),
  );

export default {
  'theorem-1/sum': upTo<number>({ from: 1, quick: 60, full: 300 }, (most) => ({
    checked: {
      en: `n = 1 to ${most}: the terms added up, and every way to share n discs among three pegs`,
      pt: `n = 1 a ${most}: os termos somados, e todas as maneiras de repartir n discos em três pinos`,
    },
    stated: (n) => ((n + 1) * (n + 2)) / 2,
    methods: {
      'the terms added up': (n) => range(0, n).reduce((sum, i) => sum + n + 1 - i, 0),
      'every way to share the discs': (n) => new Set(shared(n)).size,
    },
  })),
} satisfies Checks;
