import type { BloxorzLevel } from '@manaus/blocks';
import { seededRandom } from '@manaus/core';
import {
  type Effort,
  general,
  type Item,
  notTried,
  range,
  requireHolds,
  withValues,
} from '../../check/index.js';
import { bloxorzLevel } from '../evidence/block-search.js';
import { levelsOf } from '../evidence/definitions.js';
import { distancesFrom, flatBoard } from '../evidence/flat-graph.js';
import {
  type LongCase,
  leastByRules,
  leastInGraph,
  longCase,
  type TooLong,
  tooLong,
  tooLongInEnglish,
  tooLongInPortuguese,
  triedBoards,
} from '../evidence/long-ways.js';
import { randomBloxorz } from '../evidence/random-blocks.js';
import { strictRules } from '../evidence/rules.js';

/** A level f, and the same with one more row of void, which is a level g. */
type Levels = { readonly f: TooLong; readonly g: BloxorzLevel };
/** The least numbers of moves on both. */
type Least = { readonly f: number | null; readonly g: number | null };
type Case = LongCase & { readonly larger: number };

const cellsOf = ({ width, height }: BloxorzLevel): number => width * height;

const smallLevels = (effort: Effort): BloxorzLevel[] => {
  const random = seededRandom(32);
  return range(1, levelsOf(effort)).map(() =>
    randomBloxorz(2 + Math.floor(3 * random()), 1 + Math.floor(3 * random()), random, {
      switches: true,
    }),
  );
};

/** Whether some set L of positions that are no switches gives a level g that can be solved, and whether the largest does. */
type Sets = { readonly some: boolean; readonly largest: boolean };

function bySets(level: BloxorzLevel): Sets | null {
  const switches = new Set(level.switches.flatMap(({ cells }) => [...cells]));
  const full = flatBoard(level);
  const all = range(0, level.floor.length - 1);
  const free = all.filter(
    (cell) =>
      !switches.has(cell) && cell !== level.start && cell !== level.goal && full.ground[cell] !== 0,
  );
  if (free.length > 9) return null;
  const solvable = (code: number) => {
    const ground = all.map((cell) =>
      switches.has(cell) || (free.includes(cell) && ((code >> free.indexOf(cell)) & 1) === 0)
        ? 0
        : full.ground[cell],
    );
    return distancesFrom({ ...full, ground }, level.start)[3 * level.goal] >= 0;
  };
  const codes = range(0, 2 ** free.length - 1);
  return { some: codes.some(solvable), largest: solvable(2 ** free.length - 1) };
}

/** The set of all positions without switches satisfies the definition if any set does. */
const requireLargest = (levels: readonly BloxorzLevel[]) =>
  requireHolds(
    general<BloxorzLevel, Sets>({
      checked: { en: 'every set L', pt: 'todo conjunto L' },
      instances: levels,
      satisfies: ({ some, largest }) => some === largest,
      methods: { 'every set L, in the graph': (level) => bySets(level) ?? notTried },
    }),
  );

function check(effort: Effort) {
  const levels = smallLevels(effort);
  requireLargest(levels);
  const f = tooLong();
  const g = bloxorzLevel(`${'.'.repeat(f.level.width)}/${f.rows}`);
  const within = (moves: number | null, cells: number) => moves !== null && moves <= cells;
  const finding = general<Levels, Least>({
    checked: {
      en: `${triedBoards.en}; every set L on ${levels.length} random levels; by the graph and by a search on the rules`,
      pt: `${triedBoards.pt}; todo conjunto L em ${levels.length} fases aleatórias; pelo grafo e por uma busca pelas regras`,
    },
    instances: [{ f, g }],
    satisfies: (least) => !within(least.g, cellsOf(g)) || within(least.f, f.cells),
    methods: {
      'the graph of blocks': () => ({ f: leastInGraph(f.level), g: leastInGraph(g) }),
      'search by the rules': () => ({ f: leastByRules(f.level), g: leastByRules(g) }),
    },
  });
  return withValues(finding, (): Case => ({ ...longCase(f), larger: cellsOf(g) }));
}

export default {
  id: 'ramos2014/definition-3.2',
  statement: {
    en: 'A level f can be bypassed if for some set L of positions some level g, on a domain that takes in L, equal to f on L, void elsewhere and without switches, has a solution of at most |g| moves. This is decided in polynomial time, and then f has a solution of at most |f| moves.',
    pt: 'Uma fase f é desviável se, para algum conjunto L de posições, alguma fase g, em um domínio que contém L, igual a f em L, vazia fora de L e sem chaves, tem uma solução de no máximo |g| movimentos. Isto se decide em tempo polinomial, e então f tem uma solução de no máximo |f| movimentos.',
  },
  rules: strictRules,
  departs: {
    en: 'With g on the domain of f it holds. L need not be looked for: all positions that are no switches serve where any set does. Without a bound on its domain g may be as large as one likes, so that its bound says nothing.',
    pt: 'Vale se g tem o domínio de f. O conjunto L não precisa ser procurado: todas as posições que não são chaves servem sempre que algum serve. Sem limite para o seu domínio, g pode ser tão grande quanto se queira, e o seu limite nada diz.',
  },
  uses: ['ramos2014/definition-3.1'],
  recorded: 'fails',
  check,
  erratum: {
    certainty: 'reading',
    where: {
      en: 'Section 3.5, Definition 3.2 and the remarks after it',
      pt: 'Seção 3.5, Definição 3.2 e as observações que a seguem',
    },
    printed: {
      en: 'A level that can be bypassed is a yes-instance of BLOXORZ, since every solution of g is one of f.',
      pt: 'Uma fase desviável é uma instância sim do BLOXORZ, pois toda solução de g é solução de f.',
    },
    sure: {
      en: 'The domain of g is left free, while the bound of BLOXORZ is its size.',
      pt: 'O domínio de g fica livre, e o limite do BLOXORZ é o seu tamanho.',
    },
    counterexample: {
      en: ({ larger, ...f }) =>
        `f = ${tooLongInEnglish(f)}; g has one more row of void, so |g| = ${larger}, and the same solution`,
      pt: ({ larger, ...f }) =>
        `${tooLongInPortuguese(f)} Com uma linha vazia a mais, |g| = ${larger}, e a mesma solução cabe no limite.`,
    },
    found: {
      pt: () =>
        'Todos os tabuleiros menores de piso, madeira e vazio; todos os conjuntos L em fases aleatórias; pelo grafo e por busca pelas regras.',
    },
  },
} satisfies Item<Case>;
