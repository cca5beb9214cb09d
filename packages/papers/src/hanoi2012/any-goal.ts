import {
  type Board,
  formatLabel,
  hanoi,
  hanoiDistance,
  hanoiPath,
  type Peg,
  type Play,
  play,
  type TowerRules,
} from '@manaus/core';
import { differ, finite, firstWrong, general, range } from '../legacy/check.js';
import type { Effort, Finding, Item } from '../legacy/item.js';
import { printed } from '../printed.js';
import {
  after,
  allPegs,
  letter,
  lettersOf,
  movesFrom,
  pegsAt,
  pegsOf,
  rankOf,
  searched,
  stateOf,
} from './evidence/iterative.js';
import { complete, emptyTable, firstUnequal } from './table.js';

const towards = (to: readonly Peg[]): TowerRules => ({ ...hanoi(to.length), goals: [stateOf(to)] });

/** The table with the destination of each disc, entered once all larger discs are placed. */
function byTable(board: Board, destinations: readonly Peg[]): void {
  const table = emptyTable(board.discs);
  complete(table, board, board.discs, destinations);
  for (;;) {
    board.loop();
    const disc = firstUnequal(table);
    if (disc === undefined) return;
    board.moveFrom(disc, table[disc].is, table[disc].goes);
    // A disc that comes to its destination changes what is due to those below it, and only to those.
    complete(table, board, disc, destinations);
  }
}

/** The play of the table from a state to another. */
export const tablePlay = (from: readonly Peg[], to: readonly Peg[]): Play =>
  play(towards(to), stateOf(from), (board) => byTable(board, to));

/** A pair of states for which the table takes more moves than needed. */
interface Detour {
  readonly from: string;
  readonly to: string;
  readonly moves: number;
  readonly least: number;
}

interface Pairs {
  readonly pairs: number;
  readonly unsolved: string | null;
  readonly detours: readonly Detour[];
}

/** All pairs of states of so many discs, by the table and by search. */
function allPairs(discs: number): Pairs {
  const detours: Detour[] = [];
  let unsolved: string | null = null;
  for (const to of allPegs(discs)) {
    const { distance } = searched(discs, rankOf(to));
    for (const from of allPegs(discs)) {
      const { moves, solved, stopped } = tablePlay(from, to);
      const least = distance[rankOf(from)];
      if (!solved || stopped !== null)
        unsolved ??= `n = ${discs}, from ${lettersOf(from)} to ${lettersOf(to)}: ${stopped?.reason}`;
      if (hanoiDistance(from, to).moves !== BigInt(least))
        throw new Error(`distance of ${from} and ${to}`);
      if (moves.length > least)
        detours.push({ from: lettersOf(from), to: lettersOf(to), moves: moves.length, least });
    }
  }
  return { pairs: 9 ** discs, unsolved, detours };
}

function checkAnyGoal(effort: Effort): Finding {
  const most = effort === 'quick' ? 3 : 5;
  const found = range(1, most).map((discs) => ({ discs, ...allPairs(discs) }));
  const table = found
    .map(
      ({ discs, pairs, detours }) => `n = ${discs}: ${pairs} pairs, ${detours.length} by a detour`,
    )
    .join('; ');
  const tried = {
    checked: `every pair of states, n = 1 to ${most}, by the rules: the goal is always reached; the moves against search and the distance without search: ${table}`,
    methods: 3,
  };
  const unsolved = found.find((pairs) => pairs.unsolved !== null)?.unsolved;
  if (unsolved !== undefined && unsolved !== null)
    return { verdict: 'fails', ...tried, counterexample: unsolved };
  return general(
    found,
    ({ discs, detours: [first] }) => (first === undefined ? null : detourText(discs, first)),
    tried,
  );
}

/** Both ways, move by move, so that the count can be done by hand. */
function detourText(discs: number, { from, to, moves, least }: Detour): string {
  const listed = (steps: Iterable<{ disc: number; from: Peg; to: Peg }>) =>
    [...steps].map((step) => `${step.disc} ${letter(step.from)}${letter(step.to)}`).join(', ');
  const table = listed(tablePlay(pegsOf(from), pegsOf(to)).moves);
  const shorter = listed(hanoiPath(pegsOf(from), pegsOf(to)));
  return `n = ${discs}, from ${from} to ${to}: the table takes ${moves} moves (${table}), ${least} are enough (${shorter}): disc ${discs} moves twice`;
}

const anyGoal: Item = {
  id: 'hanoi2012/any-goal-table',
  kind: 'statement',
  statement:
    'For every n >= 1 and any two states, the table with the destination of each disc (that of disc n in the first row, that of the next disc once all larger ones are placed, else the third-peg rule) leads from one to the other by the rules, as it does for the goal C in the least number of moves.',
  departs:
    'That the table reaches every goal holds. That it does so in the least number of moves, as the algorithm for the goal C that it extends, does not: it moves the largest disc that must move once, and two moves of it are sometimes shorter.',
  uses: ['hanoi2012/any-start-table'],
  recorded: 'fails',
  check: checkAnyGoal,
};

const [from, to] = ['BCAA', 'AACB'];

/** The printed list: each move by the rules, the last state the goal. */
function wrongList(): string | null {
  let rank = rankOf(pegsOf(from));
  for (const [i, row] of printed('hanoi2012/bcaa-to-aacb').entries()) {
    const move = movesFrom(rank, 4).find(
      (step) => letter(step.from) === row.from && letter(step.to) === row.to,
    );
    if (move === undefined)
      return `move ${i + 1}, ${row.from} to ${row.to}, is not possible in ${lettersOf(pegsAt(rank, 4))}`;
    rank = after(rank, move);
  }
  return differ('the last state', to, lettersOf(pegsAt(rank, 4)));
}

function wrongEleven(): string | null {
  const list = printed('hanoi2012/bcaa-to-aacb').map((row) => `${row.from}${row.to}`);
  const { distance, ways } = searched(4, rankOf(pegsOf(to)));
  const start = rankOf(pegsOf(from));
  const pairs = (steps: Iterable<{ from: Peg; to: Peg }>) =>
    [...steps].map((step) => `${letter(step.from)}${letter(step.to)}`).join();
  return firstWrong(
    differ('moves of the list', 11, list.length),
    differ('least moves', 11, distance[start]),
    differ('shortest ways', 1, ways[start]),
    differ('the moves by the table', pairs(tablePlay(pegsOf(from), pegsOf(to)).moves), list.join()),
    differ('the moves without search', pairs(hanoiPath(pegsOf(from), pegsOf(to))), list.join()),
  );
}

const eleven: Item = {
  id: 'hanoi2012/bcaa-to-aacb',
  kind: 'statement',
  statement:
    'From BCAA to AACB eleven moves are needed; the eleven printed ones are by the rules, lead there, and are those of the table.',
  uses: ['hanoi2012/any-goal-table'],
  recorded: 'holds',
  check: () =>
    finite([wrongList, wrongEleven], (wrong) => wrong(), {
      checked:
        'the printed list replayed by the rules, against the table, a search and the path without search',
      methods: 3,
    }),
};

/** The states of the play from BCAA to AACB. */
export const elevenStates = () => tablePlay(pegsOf(from), pegsOf(to)).states;
/** Its ends as labels. */
export const elevenEnds = (): readonly [string, string] => [
  formatLabel(stateOf(pegsOf(from))),
  formatLabel(stateOf(pegsOf(to))),
];

const items: readonly Item[] = [anyGoal, eleven];
export default items;
