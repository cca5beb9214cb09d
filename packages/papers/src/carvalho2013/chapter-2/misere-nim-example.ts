import { type Heaps, nimSum } from '@manaus/games';
import { cellsOf, compared, type TableItem } from '../../check/index.js';
import { printed } from '../../printed.js';
import { misereNimConditions } from '../evidence/misere-nim.js';
import { type Computed, nimFacts, playTable, replay, replayed } from '../evidence/printed-play.js';

const id = 'carvalho2013/misere-nim-example';
const start: Heaps = [3, 5, 7];
const rows = () => printed(id);

/**
 * The three conditions, and the printed reason why condition 2 does not hold: of what there is more
 * than one.
 */
type Reasoned = { readonly conditions: readonly boolean[]; readonly reason: string };

function byCounts(heaps: Heaps): Reasoned {
  const ones = heaps.filter((heap) => heap === 1).length;
  const large = heaps.filter((heap) => heap > 1).length;
  return { conditions: misereNimConditions(heaps, 'all'), reason: reasonOf(ones, large) };
}

function reasonOf(ones: number, large: number): string {
  if (ones > 1) return 'heaps with one block';
  return large > 1 ? 'heaps with more than one block' : 'nothing';
}

/** The same from the heaps in order, and the sum by bits. */
function byOrder(heaps: Heaps): Reasoned {
  const up = [...heaps].sort((a, b) => a - b);
  const [largest, second] = [...up].reverse();
  const manyLarge = second > 1;
  const reason = manyLarge ? 'heaps with more than one block' : 'nothing';
  return {
    conditions: [
      largest <= 1 && heaps.length % 2 === 0,
      largest > 1 && !manyLarge,
      manyLarge && nimSum(heaps) !== 0,
    ],
    reason: up[1] === 1 ? 'heaps with one block' : reason,
  };
}

const withReasons = (facts: readonly Computed[], reasoned: (heaps: Heaps) => Reasoned) => {
  const steps = replay(start, rows());
  return facts.map((fact, i): Computed => ({ ...fact, ...inWords(reasoned(steps[i].heaps)) }));
};

function inWords({ conditions, reason }: Reasoned): Computed {
  const [one, two, three] = conditions.map((holds) => (holds ? 'yes' : 'no'));
  return { one, two, three, reason };
}

const [[library, byLibrary], [paper, onPaper]] = Object.entries(nimFacts(start, true));

const table = playTable(
  rows,
  {
    en: 'every printed move played by the rules; outcomes by looking at all that can follow and by marking, the conditions by counts and by order',
    pt: 'todas as jogadas impressas refeitas pelas regras; os resultados olhando tudo o que pode vir a seguir e por marcação, as condições por contagens e por ordem',
  },
  {
    [library]: (played) => withReasons(byLibrary(played), byOrder),
    [paper]: (played) => withReasons(onPaper(played), byCounts),
  },
);

export default {
  id,
  statement: {
    en: 'Misère Nim from (3, 5, 7), A first: the six printed moves are legal and lead to the printed positions, what is said before each move of the three conditions, of binary forms, nim-sums and outcomes is right, and A wins.',
    pt: 'Nim na versão misère a partir de (3, 5, 7), com A começando: as seis jogadas impressas são legais e levam às posições impressas; o que se diz antes de cada jogada das três condições, das formas binárias, das somas-Nim e dos resultados está certo, e A vence.',
  },
  departs: {
    en: 'At (3, 5, 7) condition 2 fails because more than one heap has more than one block; with that, and with the nim-sum of all heaps in condition 3, as the example itself computes it, everything printed of this play is right.',
    pt: 'Em (3, 5, 7) a condição 2 não se verifica porque existe mais que uma pilha com mais do que um bloco; com isso, e com a soma-Nim de todas as pilhas na condição 3, como o próprio exemplo a calcula, tudo o mais que está impresso desta partida está certo.',
  },
  uses: ['carvalho2013/misere-nim-rules', 'carvalho2013/misere-nim-strategy'],
  recorded: 'misprint',
  columns: ['move', 'what'],
  cells: () => cellsOf(table),
  check: () => compared(table, { misprints: ['move 1, reason'] }),
  erratum: {
    where: { en: 'Section 2.5, example, first move', pt: 'Seção 2.5, exemplo, primeira jogada' },
    printed: {
      en: 'At (3, 5, 7) condition 2 fails because there is more than one heap with one block.',
      pt: 'Em (3, 5, 7) a condição 2 não se verifica porque existe mais que uma pilha com um bloco.',
    },
    sure: {
      en: 'No heap of (3, 5, 7) has one block; a second "more than" is missing, before "one block".',
      pt: 'Nenhuma pilha de (3, 5, 7) tem um bloco; falta um segundo "mais do que", antes de "um bloco".',
    },
    found: { pt: () => replayed },
    names: {
      'move 1': { en: 'move 1', pt: 'jogada 1' },
      reason: { en: 'reason', pt: 'razão' },
      'heaps with one block': { en: 'heaps with one block', pt: 'pilhas com um bloco' },
      'heaps with more than one block': {
        en: 'heaps with more than one block',
        pt: 'pilhas com mais do que um bloco',
      },
    },
  },
} satisfies TableItem;
