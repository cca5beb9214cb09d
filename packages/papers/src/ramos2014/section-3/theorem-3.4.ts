import type { BloxorzLevel } from '@manaus/blocks';
import {
  type Checks,
  type Effort,
  general,
  type ItemCheck,
  requireHolds,
} from '../../check/index.js';
import { closingAlgorithm } from '../evidence/closing.js';
import { below, drawn } from '../evidence/draws.js';
import {
  type LongCase,
  leastByRules,
  tooLongInEnglish,
  tooLongInPortuguese,
  triedBoards,
  withoutBound,
} from '../evidence/long-ways.js';
import { leastPacked } from '../evidence/packed-search.js';
import { randomBloxorz } from '../evidence/random-blocks.js';

/** The answer of the algorithm, and whether it calls itself at most once for each switch. */
type Closing = { readonly solvable: boolean; readonly seldom: boolean };

/** Levels whose bridges only close. */
const closedLevels = (count: number): BloxorzLevel[] =>
  drawn(34, count, (random, i) => {
    const [width, least] = [3 + below(random, 4), 1 + Math.floor((4 * i) / count)];
    const elements = { switches: true, effect: 'close' } as const;
    return randomBloxorz(width, least + below(random, 2), random, elements);
  });

const answer = (level: BloxorzLevel): boolean => closingAlgorithm(level).solvable;

/** Without the bound the algorithm is right, and calls itself at most once for each switch. */
const requireUnbounded = (levels: readonly BloxorzLevel[]) =>
  requireHolds(
    general<BloxorzLevel, Closing>({
      checked: { en: 'random levels without the bound', pt: 'fases aleatórias sem o limite' },
      instances: levels,
      stated: (level) => ({ solvable: answer(level), seldom: true }),
      methods: {
        'search by the rules': (level) => ({ solvable: leastByRules(level) !== null }),
        'search in numbers': (level) => ({ solvable: leastPacked(level) !== null }),
        'the algorithm': (level) => ({
          seldom: closingAlgorithm(level).calls <= level.switches.length + 1,
        }),
      },
    }),
  );

function check(effort: Effort) {
  const levels = closedLevels(effort === 'quick' ? 600 : 10_000);
  requireUnbounded(levels);
  const pressing = levels.filter(needsSwitch).length;
  const checked = {
    en: `${triedBoards.en}; without the bound ${levels.length} random levels, of which ${pressing} need a switch, against searches of all states, by the rules and in numbers`,
    pt: `${triedBoards.pt}; sem o limite, ${levels.length} fases aleatórias, das quais ${pressing} precisam de uma chave, comparadas com buscas de todos os estados, pelas regras e em números`,
  };
  return withoutBound(checked, answer);
}

function needsSwitch(level: BloxorzLevel): boolean {
  const { solvable, calls } = closingAlgorithm(level);
  return solvable && calls > 1;
}

export default {
  'theorem-3.4/algorithm': {
    check,
    counterexample: {
      en: (f) => `${tooLongInEnglish(f)}; the algorithm answers yes`,
      pt: (f) => `${tooLongInPortuguese(f)} O algoritmo responde sim.`,
    },
  } satisfies ItemCheck<LongCase>,
} satisfies Checks;
