import { formatLabel, type TowerRules } from '@manaus/core';
import { titled } from '../../tables/style.js';
import { grouped, wrapped } from '../../tables/text.js';
import type { Solved } from './solvers.js';

/** A solution as a numbered list of states with the move to each. */
export function solutionTable(
  rules: TowerRules,
  from: string,
  solution: Solved,
  color: boolean,
): string {
  const { solvable, moves, optimal, states, algorithm } = solution;
  if (!solvable || moves === null)
    return `${wrapped(`${rules.name}, ${rules.discs} discs, from ${from} to ${goalOf(rules)}: no sequence of moves leads there (${algorithm})`).join('\n')}\n`;
  const count = `${grouped(moves)} ${moves === 1 ? 'move' : 'moves'}${optimal ? ', the fewest possible' : ''} (${algorithm})`;
  const head = `${rules.name}, ${rules.discs} discs, from ${from} to ${goalOf(rules)}: ${count}`;
  const stop = solution.reason
    ? [
        '',
        ...wrapped(
          solution.stopped ? `stopped at move ${solution.at}: ${solution.reason}` : solution.reason,
        ),
      ]
    : [];
  return `${[...titled(head, color), ...stateLines(states), ...stop].join('\n')}\n`;
}

function goalOf({ goals }: TowerRules): string {
  return typeof goals === 'function' ? 'the goal' : goals.map(formatLabel).join(' or ');
}

function stateLines(states: readonly string[]): string[] {
  if (states.length === 0) return [];
  const width = grouped(states.length - 1).length;
  const label = Math.max(...states.slice(0, 1000).map((state) => state.length)) + 2;
  return [
    '',
    ...states.map(
      (state, index) =>
        `${grouped(index).padStart(width)}  ${index === 0 ? state : state.padEnd(label) + moveInWords(states[index - 1], state)}`,
    ),
  ];
}

/** The move between two neighboring states. */
function moveInWords(before: string, after: string): string {
  const now = after.split('/');
  const earlier = before.split('/');
  const from = now.findIndex((peg, index) => peg.length < earlier[index].length);
  const to = now.findIndex((peg, index) => peg.length > earlier[index].length);
  const disc = now[to].includes(',')
    ? now[to].slice(0, now[to].indexOf(','))
    : now[to].slice(0, now[to].length - earlier[to].length);
  return `disc ${disc}: p${from} to p${to}`;
}
