import { checkPath, onTheEdge } from '@manaus/blocks';
import { levelFigure, smallMultiples } from '@manaus/plot';
import { type Checks, finite } from '../../check/index.js';
import { exampleOfOurs } from '../../shared/figures/unchecked.js';
import { lostLevels, ours } from '../figures/blocks.js';

/** All solutions of a small level of On The Edge. */
function allWays(): string[] {
  const game = onTheEdge(ours.twoWays);
  const from = (state: typeof game.start, way: string): string[] =>
    game.wins(state)
      ? [way]
      : game.letters.flatMap((letter) => {
          const next = game.move(state, letter);
          return next === null ? [] : from(next, way + letter);
        });
  return from(game.start, '');
}

export default {
  'figure-13': exampleOfOurs(
    (language) =>
      smallMultiples(
        allWays().map((way, i) =>
          levelFigure({ level: ours.twoWays, title: `Possibility ${i + 1}`, path: way, language }),
        ),
        { title: 'One level, two solutions', columns: 2, language },
      ),
    () =>
      finite({
        checked: {
          en: 'all plays to their end, and each of them played again',
          pt: 'todas as partidas até o fim, e cada uma delas jogada de novo',
        },
        instances: [ours.twoWays],
        stated: () => 2,
        methods: {
          'all plays': () => allWays().length,
          'the plays, played again': (level) =>
            allWays().filter((way) => checkPath(onTheEdge(level), way).wins).length,
        },
      }),
    lostLevels,
  ),
} satisfies Checks;
