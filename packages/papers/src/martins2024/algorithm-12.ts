import {
  isGoodManaus,
  manaus,
  manausRecursive,
  type Play,
  pegsOfDiscs,
  play,
  type TowerState,
} from '@manaus/core';
import {
  discsOf,
  requireReading,
  type TowerAlgorithm,
  type Trial,
  trial,
  wrongTrial,
} from '../algorithm.js';
import { firstWrong, general, range } from '../legacy/check.js';
import type { Item } from '../legacy/item.js';
import { ehBom } from './algorithm-10.js';
import { PRINTED, solucaoManaus } from './algorithm-11.js';
import { manausStates } from './evidence/manaus-states.js';

/** What line 5 prints. */
const IMPOSSIBLE = 'IMPOSSIVEL';

/** Lines 1 to 7; the message of line 5 ends the play. */
const literal = (start: TowerState): Play =>
  play(manaus(discsOf(start)), start, (board) => {
    if (ehBom(pegsOfDiscs(start), board.discs, 0, 1, 2).sim)
      solucaoManaus(board, board.discs, [0, 1, 2], PRINTED);
    else board.halt(IMPOSSIBLE);
  });

const repaired = (start: TowerState): Play =>
  play(manaus(discsOf(start)), start, (board) => {
    if (isGoodManaus(start)) manausRecursive(board);
    else board.halt(IMPOSSIBLE);
  });

export const algorithm: TowerAlgorithm = {
  id: 'martins2024/algorithm-12',
  title: 'Tower of Manaus, recursive',
  towers: (discs) => manaus(discs),
  starts: (discs) => manausStates(discs).map(({ state }) => state),
  literal,
  repaired,
};

/** Good states must be solved, bad ones must get the message before any move. */
function tried(
  discs: number,
  run: (start: TowerState) => Play,
): { readonly good: Trial; readonly wrongBad: string | null } {
  const states = manausStates(discs);
  const moves = new Map(states.map(({ state, moves }) => [state, moves]));
  const good = trial({
    discs,
    starts: states.filter((state) => state.good).map(({ state }) => state),
    run,
    least: (start) => moves.get(start) as number,
  });
  const silent = states.find(
    ({ state, good }) => !good && run(state).stopped?.reason !== IMPOSSIBLE,
  );
  return {
    good,
    wrongBad:
      silent === undefined
        ? null
        : `n = ${discs}: ${silent.label} is bad and does not get the message`,
  };
}

const wrong = ({ good, wrongBad }: ReturnType<typeof tried>): string | null =>
  firstWrong(wrongTrial(good), wrongBad);

const item: Item = {
  id: algorithm.id,
  kind: 'algorithm',
  statement:
    'For every n >= 2 and every regular state of Manaus: when algorithm 10 says that it is good, algorithm 11 brings all discs to p0 by the rules; otherwise it is said to be impossible, and it is.',
  departs:
    'With algorithm 11 repaired (line 6 only for disc n on p1, and a disc moved to where it is left alone) every good state is brought to p0, in the least number of moves. The message is right as printed.',
  uses: ['martins2024/algorithm-10', 'martins2024/algorithm-11'],
  recorded: 'fails',
  check: (effort) => {
    const most = effort === 'quick' ? 6 : 10;
    requireReading(firstWrong(...range(2, most).map((discs) => wrong(tried(discs, repaired)))));
    const printed = range(2, most).map((discs) => tried(discs, literal));
    const count = (what: 'solved' | 'starts') =>
      printed.reduce((sum, { good }) => sum + good[what], 0);
    const message =
      firstWrong(...printed.map(({ wrongBad }) => wrongBad)) ?? 'every bad state gets the message';
    const checked = `every regular state, n = 2 to ${most}: as printed ${count('solved')} of ${count('starts')} good states are solved, ${message}; repaired, all are, in as few moves as the search`;
    return general(printed, wrong, { checked, methods: 2 });
  },
};
export default item;
