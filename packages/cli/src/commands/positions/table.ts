import type { HeapFacts, SolvedPosition } from '@manaus/lab/positions';
import { aligned } from '../../tables/columns.js';
import { cut, inLines } from '../../tables/text.js';

/** The longest cell; longer ones are cut. */
const LONGEST = 48;

/** Positions as a table: those of heaps with their winning moves, others with a shortest play. */
export function positionTable(positions: readonly (SolvedPosition | HeapFacts)[]): string {
  if (positions.length === 0) return 'no position: every state is a goal\n';
  const head = 'outcome' in positions[0] ? HEAP_HEAD : SOLVED_HEAD;
  const rows = positions.map((position) =>
    'outcome' in position ? heapCells(position) : solvedCells(position),
  );
  return inLines(aligned([head, ...rows], [0, head.length - 1]));
}

const HEAP_HEAD = ['position', 'outcome', 'winning moves'];
const SOLVED_HEAD = ['position', 'least', 'plays', 'one of them'];

const heapCells = ({ position, outcome, winningMoves }: HeapFacts): string[] => [
  position,
  outcome,
  cut(winningMoves.length === 0 ? '–' : winningMoves.join('  '), LONGEST),
];

const solvedCells = ({ position, least, plays, play, certificate }: SolvedPosition): string[] => [
  position === '' ? 'start' : cut(position, LONGEST),
  least === null ? '–' : String(least),
  plays,
  certificate === null
    ? cut(play ?? 'too long to be written', LONGEST)
    : `unsolvable: ${certificate.reachable} states, no goal`,
];
