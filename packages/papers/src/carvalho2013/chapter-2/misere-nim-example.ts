import { type Heaps, nimSum } from '@manaus/games';
import { type Checks, cellsOf, compared } from '../../check/index.js';
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
  return facts.map((fact, i): Computed => {
    const { conditions, reason } = reasoned(steps[i].heaps);
    const [one, two, three] = conditions.map((holds) => (holds ? 'yes' : 'no'));
    return { ...fact, one, two, three, reason };
  });
};

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
  'misere-nim-example': {
    cells: () => cellsOf(table),
    check: () => compared(table, { misprints: ['move 1, reason'] }),
    found: { pt: () => replayed },
  },
} satisfies Checks;
