import type { BloxorzLevel } from '@manaus/blocks';
import { type Effort, general, type Item, requireHolds, type Words } from '../../check/index.js';
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
import { closingRules } from '../evidence/rules.js';

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
  const checked = checkedOn(levels.length, levels.filter(needsSwitch).length);
  return withoutBound(checked, answer);
}

function needsSwitch(level: BloxorzLevel): boolean {
  const { solvable, calls } = closingAlgorithm(level);
  return solvable && calls > 1;
}

const checkedOn = (levels: number, pressing: number): Words => ({
  en: `${triedBoards.en}; without the bound ${levels} random levels, of which ${pressing} need a switch, against searches of all states, by the rules and in numbers`,
  pt: `${triedBoards.pt}; sem o limite, ${levels} fases aleatórias, das quais ${pressing} precisam de uma chave, comparadas com buscas de todos os estados, pelas regras e em números`,
});

export default {
  id: 'ramos2014/theorem-3.4',
  statement: {
    en: 'For every level f without teleports whose bridges only close, the recursive closing algorithm answers yes if and only if f has a solution of at most |f| moves, and calls itself at most once for each switch.',
    pt: 'Para toda fase f sem teletransportes cujas pontes só se ligam, o algoritmo recursivo responde sim se e somente se f tem uma solução de no máximo |f| movimentos, e chama a si mesmo no máximo uma vez por chave.',
  },
  rules: closingRules,
  departs: {
    en: 'Without the bound of |f| moves it holds on all levels tried, light and heavy switches, bridges closed at the start or not. Whether the problem with the bound is in P is left open by the proof.',
    pt: 'Sem o limite de |f| movimentos, vale em todas as fases examinadas, com chaves leves e pesadas e pontes ligadas ou não no início. Se o problema com o limite está em P, a demonstração deixa em aberto.',
  },
  uses: ['ramos2014/definition-3.4'],
  recorded: 'fails',
  check,
  erratum: {
    where: {
      en: 'Section 3.6, Theorem 3.4 and its algorithm',
      pt: 'Seção 3.6, Teorema 3.4 e seu algoritmo',
    },
    printed: {
      en: 'The algorithm decides CLOSED-BLOXORZ in polynomial time.',
      pt: 'O algoritmo decide o CLOSED-BLOXORZ em tempo polinomial.',
    },
    sure: {
      en: 'CLOSED-BLOXORZ is a restriction of BLOXORZ, which asks for at most |f| moves; the algorithm never counts moves.',
      pt: 'O CLOSED-BLOXORZ é uma restrição do BLOXORZ, que pede no máximo |f| movimentos; o algoritmo não conta movimentos.',
    },
    counterexample: {
      en: (f) => `${tooLongInEnglish(f)}; the algorithm answers yes`,
      pt: (f) => `${tooLongInPortuguese(f)} O algoritmo responde sim.`,
    },
    found: {
      pt: () =>
        'Todos os tabuleiros menores; sem o limite, fases aleatórias contra uma busca em todos os estados.',
    },
  },
} satisfies Item<LongCase>;
