import type { BloxorzLevel } from '@manaus/blocks';
import { seededRandom } from '@manaus/core';
import {
  type Checks,
  type Effort,
  general,
  type ItemCheck,
  range,
  requireHolds,
  withValues,
} from '../../check/index.js';
import { sizeOf, solutionOf } from '../evidence/block-search.js';
import { onOneLine } from '../evidence/bobbin-levels.js';
import { type Least, leastOf } from '../evidence/least-rolls.js';
import { playedByRules, playedInNumbers } from '../evidence/played-games.js';
import { randomBloxorz } from '../evidence/random-blocks.js';

type Case = {
  readonly level: string;
  readonly path: string;
  readonly rolls: number;
  readonly tried: number;
};

/** Random levels with a teleport and no switches, small ones first. */
function levelsOf(count: number): BloxorzLevel[] {
  const random = seededRandom(38);
  const side = () => 1 + Math.floor(4 * random());
  return range(1, count)
    .map(() => [side(), side()] as const)
    .filter(([width, height]) => width * height > 2)
    .map((sides) => randomBloxorz(...sides, random, { teleports: true }))
    .sort((a, b) => sizeOf(a) - sizeOf(b));
}

const methods = {
  'search by the rules': (level: BloxorzLevel): Least => leastOf(playedByRules(level)),
  'search in numbers': (level: BloxorzLevel): Least => leastOf(playedInNumbers(level)),
};

/** Where the goal is reached in moves, it is in rolls, and the other way round. */
const requireBothWays = (levels: readonly BloxorzLevel[]) =>
  requireHolds(
    general<BloxorzLevel, Least>({
      checked: { en: 'the way to the goal', pt: 'o caminho até o objetivo' },
      instances: levels,
      satisfies: ({ moves, rolls }) => (moves === null) === (rolls === null),
      methods,
    }),
  );

function check(effort: Effort) {
  const levels = levelsOf(effort === 'quick' ? 4000 : 20_000);
  requireBothWays(levels);
  return withValues(
    general<BloxorzLevel, Least>({
      checked: {
        en: `${levels.length} random levels with a teleport, small ones first: the least number of moves, and that of rolls, which are the arcs of the graph, by the rules and in numbers; where one exists, so does the other`,
        pt: `${levels.length} fases aleatórias com um teletransporte, primeiro as pequenas: o menor número de movimentos, e o de rolagens, que são os arcos do grafo, pelas regras e em números; onde existe um, existe o outro`,
      },
      instances: levels,
      satisfies: ({ moves, rolls }) => moves === rolls,
      methods,
    }),
    ({ instance, computed }) => ({
      level: onOneLine(instance),
      path: solutionOf(instance) ?? '',
      rolls: computed.rolls ?? 0,
      tried: levels.length,
    }),
  );
}

export default {
  'section-3.8/four-numbers': {
    check,
  } satisfies ItemCheck<Case>,
} satisfies Checks;
