import { bucharest } from '@manaus/core';
import { smallMultiples, type Tongue } from '@manaus/plot';
import { type Checks, finite } from '../../check/index.js';
import { drawPlay } from '../../shared/figures/plays.js';
import {
  type Ends,
  type LeastPlay,
  shortestLabels,
  shortestPlays,
} from '../evidence/shortest-plays.js';

const two: Ends = { rules: bucharest(2), from: '12//', to: '//12' };
const three: Ends = { rules: bucharest(3), from: '123//', to: '//123' };

function strip(language: Tongue, ends: Ends) {
  const play = shortestLabels(ends);
  return drawPlay(
    language,
    ends.rules,
    play,
    `${ends.rules.discs} discs: ${play.length - 1} moves`,
  );
}

export default {
  'figure-4.1': {
    figure: (language) =>
      smallMultiples([strip(language, two), strip(language, three)], {
        title: 'Bucharest: solutions from p0 to p2',
        columns: 1,
        language,
      }),
    check: () =>
      finite<Ends, LeastPlay>({
        checked: {
          en: 'every step of both solutions by the plain rules, their lengths by a search of the graph and by playing',
          pt: 'cada passo das duas soluções pelas regras, os seus comprimentos por uma busca no grafo e jogando',
        },
        instances: [two, three],
        stated: ({ rules }) => ({ moves: rules.discs === 2 ? 8 : 26, legal: true }),
        methods: shortestPlays,
      }),
  },
} satisfies Checks;
