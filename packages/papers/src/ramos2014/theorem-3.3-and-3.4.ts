import { bloxorz, formatLevel } from '@manaus/blocks';
import { seededRandom } from '@manaus/core';
import { requireReading } from '../algorithm.js';
import { differ, firstWrong, general, range } from '../legacy/check.js';
import type { Item } from '../legacy/item.js';
import { bloxorzLevel, explore, sizeOf } from './evidence/block-search.js';
import { closingAlgorithm } from './evidence/closing.js';
import { inWords, ruled } from './evidence/judge-bloxorz.js';
import { toldTooLong, tooLong, triedBoards } from './evidence/long-ways.js';
import { printedBloxorz, repairs } from './evidence/printed-bloxorz.js';
import { randomBloxorz } from './evidence/random-blocks.js';

const rules = { supportFirst: true };
type Bloxorz = ReturnType<typeof bloxorzLevel>;

const full = bloxorzLevel('#GS/##T/###', 'teleport T 1 3 3 3');
const split = bloxorzLevel('TG#S', 'teleport T 1 1 3 1');

const statesOf = (level: Bloxorz) => explore(bloxorz(level, rules)).states;
const printedCount = (level: Bloxorz) => 2 ** level.switches.length * sizeOf(level) ** 2;

/** With the selected half, and in order, a level has at most 3 * 2^b n^2 states, and one more vertex. */
function overThree(level: Bloxorz): string | null {
  const count = statesOf(level).length + 1;
  return count > 3 * printedCount(level) + 1 ? `${inWords(level)}: ${count}` : null;
}

/** Levels whose bridges only close. */
function closedLevels(count: number): Bloxorz[] {
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

/** Where the closing algorithm and a search of all states differ, without the bound. */
const wrongClosing = (level: Bloxorz): string | null =>
  differ(
    `${formatLevel(level)}: solvable`,
    closingAlgorithm(level).solvable,
    explore(bloxorz(level, rules)).path !== null,
  );

const items: readonly Item[] = [
  {
    id: 'ramos2014/theorem-3.3-states',
    kind: 'theorem',
    statement:
      'For every level f with n cells and b switches, the graph of the algorithm for k-BLOXORZ, whose vertices are the values of x1, y1, x2, y2 and chaves and one more vertex z, has 2^b n^2 vertices, among them all states of the main loop of Algorithm 1.',
    departs:
      'The count leaves out z and the variable cubo, which says what the next letter moves. With both, 3 * 2^b n^2 + 1 vertices are enough for switches as definition 3.1 has them: still O(n^2) for fixed b.',
    uses: ['ramos2014/algorithm-1', 'ramos2014/definition-3.3'],
    recorded: 'fails',
    check: (effort) => {
      const random = seededRandom(33);
      const levels = range(1, effort === 'quick' ? 60 : 600).map(() =>
        randomBloxorz(2 + Math.floor(3 * random()), 1 + Math.floor(3 * random()), random, {
          switches: true,
          teleports: true,
        }),
      );
      requireReading(firstWrong(...[full, ...levels].map(overThree)));
      const [first, second] = ['LLR', 'LL_R'].map((path) => ruled(split, path).block);
      const printed = ['LLR', 'LL_R'].map(
        (path) => printedBloxorz(split, path, new Set(repairs)).block,
      );
      if (`${[first, second].join()}` !== printed.join())
        throw new Error('the algorithm and the simulator differ');
      const count = statesOf(full).length;
      const wrong = () =>
        count > printedCount(full) || first.join() !== second.join()
          ? `${inWords(split)}: with the halves on (1, 1) and (3, 1), R leads to ${first.join(' ')} or to ${second.join(' ')} (x1 y1 x2 y2), by which half is selected, at the same vertex. ${inWords(full)}: ${count} states, 2^b n^2 = ${printedCount(full)}`
          : null;
      return general([0], wrong, {
        checked: `states counted by search on ${levels.length + 1} levels; both halves moved by the rules and by the repaired Algorithm 1`,
        methods: 2,
      });
    },
  },
  {
    id: 'ramos2014/theorem-3.4',
    kind: 'theorem',
    statement:
      'For every level f without teleports whose bridges only close, the recursive closing algorithm answers yes if and only if f has a solution of at most |f| moves, and calls itself at most once for each switch.',
    departs:
      'Without the bound of |f| moves it holds on all levels tried, light and heavy switches, bridges closed at the start or not, where the floor is tested before switches fire; were they to fire first, a light switch that closes the bridge under the same block would be missed, as in SaPG. Whether the problem with the bound is in P is left open by the proof.',
    uses: ['ramos2014/definition-3.4'],
    recorded: 'fails',
    check: (effort) => {
      const levels = closedLevels(effort === 'quick' ? 600 : 10_000);
      const tooOften = (level: Bloxorz) =>
        closingAlgorithm(level).calls > level.switches.length + 1
          ? `${inWords(level)}: ${closingAlgorithm(level).calls} calls`
          : null;
      requireReading(
        firstWrong(...levels.map((level) => firstWrong(wrongClosing(level), tooOften(level)))),
      );
      const solvable = levels.filter(
        (level) => closingAlgorithm(level).solvable && closingAlgorithm(level).calls > 1,
      ).length;
      const wrong = (found: ReturnType<typeof tooLong>) =>
        closingAlgorithm(found.level).solvable && found.path.length > found.cells
          ? `${toldTooLong(found)}; the algorithm answers yes`
          : null;
      return general([tooLong()], wrong, {
        checked: `${triedBoards}; without the bound ${levels.length} random levels, of which ${solvable} need a switch, against a search of all states`,
        methods: 2,
      });
    },
  },
];
export default items;
