import { formatLabel, type TowerMove, type TowerRules } from '@manaus/core';
import { type Fact, twoColumns } from '../../tables/columns.js';
import { titled } from '../../tables/style.js';
import { counted, grouped, inLines, wrapped } from '../../tables/text.js';
import type { Solved } from './solver.js';

/** A solution as a numbered list of states with the move to each. */
export function solutionTable(
  rules: TowerRules,
  from: string,
  solution: Solved,
  color: boolean,
): string {
  const { solvable, moves, optimal, algorithm } = solution;
  const { goals } = rules;
  const goal = typeof goals === 'function' ? 'the goal' : goals.map(formatLabel).join(' or ');
  const asked = `${rules.name}, ${rules.discs} discs, from ${from} to ${goal}`;
  if (!solvable || moves === null)
    return inLines(wrapped(`${asked}: no sequence of moves leads there (${algorithm})`));
  const head = `${asked}: ${counted(moves, 'move')}${optimal ? ', the fewest possible' : ''} (${algorithm})`;
  const lines = titled(head, color);

  // What is known without search, of a solution that is not listed.
  const { states, next, plays } = solution;
  if (states.length === 0 && next && plays !== undefined) {
    const known: Fact[] = [
      ['first move', moveInWords(next)],
      ['solutions so short', grouped(plays)],
    ];
    lines.push('', ...twoColumns(known, color));
  }
  lines.push(...stateLines(solution));

  // The move at which an algorithm stopped, and why.
  const { stopped, at, reason } = solution;
  if (reason) lines.push('', ...wrapped(stopped ? `stopped at move ${at}: ${reason}` : reason));
  return inLines(lines);
}

function stateLines({ states, steps }: Solved): string[] {
  if (states.length === 0) return [];
  const label = Math.max(...states.slice(0, 1000).map((state) => state.length)) + 2;
  const texts = states.map((state, index) =>
    index === 0 ? state : state.padEnd(label) + moveInWords(steps[index - 1]),
  );
  // Lines with their numbers before them, from 0.
  const width = grouped(texts.length - 1).length;
  return ['', ...texts.map((line, index) => `${grouped(index).padStart(width)}  ${line}`)];
}

const moveInWords = ({ disc, from, to }: TowerMove): string => `disc ${disc}: p${from} to p${to}`;
