import { type BloxorzLevel, bloxorz } from '@manaus/blocks';
import { packedBloxorz } from '@manaus/blocks/internals';
import { seededRandom } from '@manaus/core';
import {
  type Effort,
  general,
  type Item,
  range,
  requireHolds,
  withValues,
} from '../../check/index.js';
import { explore } from '../evidence/block-search.js';
import { closingAlgorithm } from '../evidence/closing.js';
import {
  type LongCase,
  longCase,
  type TooLong,
  tooLong,
  tooLongInEnglish,
  tooLongInPortuguese,
  triedBoards,
} from '../evidence/long-ways.js';
import { explorePacked } from '../evidence/packed-search.js';
import { randomBloxorz } from '../evidence/random-blocks.js';
import { closingRules } from '../evidence/rules.js';

/** The answer of the algorithm, and whether it calls itself at most once for each switch. */
type Closing = { readonly solvable: boolean; readonly seldom: boolean };

const byRules = (level: BloxorzLevel): number | null =>
  explore(bloxorz(level)).path?.length ?? null;
const inNumbers = (level: BloxorzLevel): number | null => explorePacked(packedBloxorz(level)).moves;

/** Levels whose bridges only close. */
function closedLevels(count: number): BloxorzLevel[] {
  const random = seededRandom(34);
  return range(1, count).map((i) =>
    randomBloxorz(
      3 + Math.floor(4 * random()),
      1 + Math.floor((4 * i) / count) + Math.floor(2 * random()),
      random,
      { switches: true, effect: 'close' },
    ),
  );
}

/** Without the bound the algorithm is right, and calls itself at most once for each switch. */
function requireUnbounded(levels: readonly BloxorzLevel[]): void {
  requireHolds(
    general<BloxorzLevel, Closing>({
      checked: { en: 'random levels without the bound', pt: 'fases aleatórias sem o limite' },
      instances: levels,
      stated: (level) => ({ solvable: closingAlgorithm(level).solvable, seldom: true }),
      methods: {
        'search by the rules': (level) => ({ solvable: byRules(level) !== null }),
        'search in numbers': (level) => ({ solvable: inNumbers(level) !== null }),
        'the algorithm': (level) => ({
          seldom: closingAlgorithm(level).calls <= level.switches.length + 1,
        }),
      },
    }),
  );
}

function check(effort: Effort) {
  const levels = closedLevels(effort === 'quick' ? 600 : 10_000);
  requireUnbounded(levels);
  const closings = levels.map(closingAlgorithm);
  const pressing = closings.filter(({ solvable, calls }) => solvable && calls > 1).length;
  const finding = general<TooLong, boolean>({
    checked: {
      en: `${triedBoards.en}; without the bound ${levels.length} random levels, of which ${pressing} need a switch, against searches of all states, by the rules and in numbers`,
      pt: `${triedBoards.pt}; sem o limite, ${levels.length} fases aleatórias, das quais ${pressing} precisam de uma chave, comparadas com buscas de todos os estados, pelas regras e em números`,
    },
    instances: [tooLong()],
    stated: ({ level }) => closingAlgorithm(level).solvable,
    methods: {
      'search by the rules': ({ level, cells }) => (byRules(level) ?? Infinity) <= cells,
      'search in numbers': ({ level, cells }) => (inNumbers(level) ?? Infinity) <= cells,
    },
  });
  return withValues(finding, ({ instance }) => longCase(instance));
}

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
