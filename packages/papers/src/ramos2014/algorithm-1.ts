import { requireReading } from '../algorithm.js';
import type { Item } from '../legacy/item.js';
import { printed } from '../printed.js';
import { bloxorzLevel } from './evidence/block-search.js';
import { allBut, differsOn, randomPlays } from './evidence/judge-bloxorz.js';
import { type Repair, repairs } from './evidence/printed-bloxorz.js';

const all = new Set(repairs);

/** For each repair a small level and a path that need it; found by random search, judged here. */
const witnesses: Readonly<
  Record<Repair, readonly [level: string, directives: string, path: string]>
> = {
  roll: ['G~S', '', 'LR'],
  down: ['#GS', '', 'D'],
  select: ['TG#S', 'teleport T 1 1 3 1', 'LL_L'],
  whole: ['GS', '', '_'],
  end: ['TG#S', 'teleport T 1 1 3 1', 'LL_'],
  outside: ['GS', '', 'R'],
  order: ['T#GS', 'teleport T 3 1 2 1', 'LL'],
  landing: ['TG#S', 'teleport T 2 1 1 1', 'LLR'],
  support: ['GSPa', 'bridge P closed;switch a light alternating P', 'R'],
  bridge: ['GSPa', 'bridge P closed;switch a light alternating P', 'R'],
  flip: ['SGaQ', 'bridge Q open;switch a light alternating Q', 'RR'],
  pressed: ['PSaGQ', 'bridge P open;bridge Q open;switch a light non-alternating P Q', 'RLRR'],
  both: [
    'SbaPG',
    'bridge P open;switch a light non-alternating P;switch b light alternating P',
    'RLRR',
  ],
  resting: ['QTGbS', 'bridge Q open;switch b light alternating Q;teleport T 2 1 4 1', 'LLRLL'],
  win: ['G##S', '', 'LLR'],
};

const levelOf = (rows: string, directives: string) =>
  bloxorzLevel(rows, ...directives.split(';').filter((line) => line !== ''));

/** The first play on which the algorithm with all repairs differs from the rules. */
function firstFault(count: number): string | null {
  for (const [level, path] of randomPlays(count, 2014)) {
    const fault = differsOn(level, path, all);
    if (fault !== null) return fault;
  }
  return null;
}

/** How each repair alone is missed, all others made. */
function missed(): string[] {
  const named = printed('ramos2014/algorithm-1').map(({ repair }) => repair);
  if (named.join() !== repairs.join())
    throw new Error('the list of repairs and the printed places differ');
  return repairs.map((repair) => {
    const [rows, directives, path] = witnesses[repair];
    const fault = differsOn(levelOf(rows, directives), path, allBut(repair));
    requireReading(differsOn(levelOf(rows, directives), path, all));
    if (fault === null) throw new Error(`nothing is missed without the repair ${repair}`);
    return `${repair}: ${fault}`;
  });
}

const item: Item = {
  id: 'ramos2014/algorithm-1',
  kind: 'algorithm',
  statement:
    'For every level f of generalised Bloxorz, its start, its number of switches and every sequence S of letters, Algorithm 1 as printed returns the last position of the block and the number of moves carried out, as the rules of section 3.1 have them.',
  departs: `With ${repairs.length} repairs it agrees with the rules on all plays tried, and none of them can be left out: ${repairs.join(', ')}. The floor is tested before switches fire, as in the print.`,
  uses: ['ramos2014/definition-3.1'],
  recorded: 'fails',
  check: (effort) => {
    const count = effort === 'quick' ? 4000 : 100_000;
    requireReading(firstFault(count));
    const faults = missed();
    const [rows, directives, path] = witnesses.outside;
    const literal = differsOn(levelOf(rows, directives), path, new Set());
    const checked = `${count} random plays on random levels, the repaired algorithm against a simulator that shares no code with it; each repair left out, on a level of its own`;
    if (literal === null) return { verdict: 'holds-in-range', checked, methods: 2 };
    return {
      verdict: 'fails',
      checked,
      methods: 2,
      counterexample: `as printed, ${literal}. With all repairs but one: ${faults.join('; ')}`,
    };
  },
};
export default item;
