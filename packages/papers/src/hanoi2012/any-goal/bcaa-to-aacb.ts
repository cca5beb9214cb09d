import { formatLabel, hanoi, hanoiDistance, hanoiPath, type TowerMove } from '@manaus/core';
import { type Checks, finite } from '../../check/index.js';
import { printed } from '../../printed.js';
import { movesByPlaying } from '../../shared/figures/plays.js';
import { downhill, letter, pegsOf, rankOf, searched, stateOf } from '../evidence/iterative.js';
import { tablePlay } from '../evidence/table.js';

/** From one state to another. */
type Ends = { readonly from: string; readonly to: string };

/** The moves as pairs of pegs, their least number, and how many shortest ways there are. */
type Way = { readonly pairs: readonly string[]; readonly least: number; readonly ways: number };

const pairsOf = (moves: Iterable<Pick<TowerMove, 'from' | 'to'>>): string[] =>
  [...moves].map(({ from, to }) => `${letter(from)}${letter(to)}`);

const label = (letters: string): string => formatLabel(stateOf(pegsOf(letters)));

function bySearch({ from, to }: Ends): Way {
  const start = rankOf(pegsOf(from));
  const oracle = searched(from.length, rankOf(pegsOf(to)));
  const { moves } = downhill(from.length, start, oracle);
  return { pairs: pairsOf(moves), least: oracle.distance[start], ways: oracle.ways[start] };
}

function withoutSearch(ends: Ends): Way {
  const [from, to] = [pegsOf(ends.from), pegsOf(ends.to)];
  const { moves, paths } = hanoiDistance(from, to);
  return { pairs: pairsOf(hanoiPath(from, to)), least: Number(moves), ways: Number(paths) };
}

/** The moves by the table, their least number by playing on labels. */
const byTable = ({ from, to }: Ends): Omit<Way, 'ways'> => ({
  pairs: pairsOf(tablePlay(pegsOf(from), pegsOf(to)).moves),
  least: movesByPlaying(hanoi(from.length), label(from)).get(label(to)) ?? -1,
});

export default {
  'bcaa-to-aacb': () =>
    finite<Ends, Way>({
      checked: {
        en: 'the printed list against the table, a search and the path without search; the least number also by playing on labels',
        pt: 'a lista impressa comparada com a tabela, com uma busca e com o caminho sem busca; o menor número também jogando sobre rótulos',
      },
      instances: [{ from: 'BCAA', to: 'AACB' }],
      stated: () => ({
        pairs: printed('hanoi2012/bcaa-to-aacb').map(({ from, to }) => `${from}${to}`),
        least: 11,
      }),
      methods: {
        'a search on numbers': bySearch,
        'the path without search': withoutSearch,
        'the table, and play on labels': byTable,
      },
    }),
} satisfies Checks;
