import { bloxorz } from '@manaus/blocks';
import { seededRandom } from '@manaus/core';
import { general, range } from '../legacy/check.js';
import type { Item } from '../legacy/item.js';
import { explore, sizeOf } from './evidence/block-search.js';
import { inWords } from './evidence/judge-bloxorz.js';
import { printedBloxorz, repairs } from './evidence/printed-bloxorz.js';
import { randomBloxorz } from './evidence/random-blocks.js';

const all = new Set(repairs);
type Bloxorz = ReturnType<typeof randomBloxorz>;

/** Whether Algorithm 1, repaired, accepts a certificate. */
function accepts(level: Bloxorz, path: string): boolean {
  const goal = [(level.goal % level.width) + 1, Math.floor(level.goal / level.width) + 1];
  const { block, moves } = printedBloxorz(level, path, all);
  return (
    path.length <= sizeOf(level) &&
    moves === path.length &&
    block.join() === [...goal, ...goal].join()
  );
}

/** A solution within the bound that is not accepted, or a spoilt one that is. */
function wrong(level: Bloxorz): string | null {
  const { path } = explore(bloxorz(level, { supportFirst: true }));
  if (path === null || path.length === 0) return null;
  if (accepts(level, path) !== path.length <= sizeOf(level))
    return `${inWords(level)}: ${path} is judged otherwise`;
  return accepts(level, path.slice(0, -1))
    ? `${inWords(level)}: ${path.slice(0, -1)} is accepted`
    : null;
}

const item: Item = {
  id: 'ramos2014/lemma-3.1',
  kind: 'lemma',
  statement:
    'For every level f of generalised Bloxorz that has a solution of at most |f| moves, the solution is a certificate that is verified in time polynomial in |f|.',
  departs:
    'Verified by Algorithm 1 with its repairs; a letter changes each bridge cell at most once for every cube that arrives, so that at most |f| (2|f| + c) steps are needed.',
  uses: ['ramos2014/algorithm-1'],
  recorded: 'holds-in-range',
  check: (effort) => {
    const random = seededRandom(31);
    const side = () => 2 + Math.floor(3 * random());
    const levels = range(1, effort === 'quick' ? 800 : 12_000).map(() =>
      randomBloxorz(side(), side(), random, { switches: true, teleports: random() < 0.5 }),
    );
    return general(levels, wrong, {
      checked: `${levels.length} random levels: the shortest solution of a search, and the same without its last letter, judged by the repaired Algorithm 1`,
      methods: 2,
    });
  },
};
export default item;
