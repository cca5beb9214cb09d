import type { FileMoves, TowerDocument } from './document.js';
import { wrong } from './readers.js';

/** Refuses what is wrong between the fields of a document: pegs that there are not, labels of other towers, bounds that exclude each other. */
export function requireFitting(document: TowerDocument): TowerDocument {
  const {
    pegs,
    capacities,
    discs = {},
    goals,
    forbidden = [],
    forbiddenMoves = [],
    discMoves = [],
  } = document;
  if (capacities !== undefined && capacities.length !== pegs)
    throw wrong('capacities', `one for each of the ${pegs} pegs`, capacities.length);
  if (discs.min !== undefined && discs.max !== undefined && discs.min > discs.max)
    throw wrong('discs.max', `at least discs.min, ${discs.min}`, discs.max);
  requireArcs(document.moves, pegs, 'moves');
  discMoves.forEach(({ moves }, index) => {
    requireArcs(moves, pegs, `discMoves[${index}].moves`);
  });
  goals.forEach((goal, index) => {
    if (typeof goal === 'string') requireLabel(goal, pegs, `goals[${index}]`);
    else requirePeg(goal.allOn, pegs, `goals[${index}].allOn`);
  });
  forbidden.forEach((pattern, index) => {
    if (typeof pattern === 'string') requireLabel(pattern, pegs, `forbidden[${index}]`);
    else if (pattern.peg !== undefined) requirePeg(pattern.peg, pegs, `forbidden[${index}].peg`);
  });
  forbiddenMoves.forEach((ends, index) => {
    ends.forEach((label, end) => {
      requireLabel(label, pegs, `forbiddenMoves[${index}][${end}]`);
    });
    if (discsIn(ends[0]) !== discsIn(ends[1]))
      throw wrong(`forbiddenMoves[${index}]`, 'two labels with as many discs', ends);
  });
  return document;
}

function requirePeg(peg: number, pegs: number, path: string): void {
  if (peg >= pegs) throw wrong(path, `one of the pegs 0 to ${pegs - 1}`, peg);
}

function requireArcs(moves: FileMoves | undefined, pegs: number, path: string): void {
  if (moves === undefined || typeof moves === 'string') return;
  moves.forEach((arc, index) => {
    for (const [end, peg] of arc.entries()) requirePeg(peg, pegs, `${path}[${index}][${end}]`);
    if (arc[0] === arc[1]) throw wrong(`${path}[${index}]`, 'two different pegs', arc);
  });
}

function requireLabel(label: string, pegs: number, path: string): void {
  if (label.split('/').length !== pegs) throw wrong(path, `a label with ${pegs} pegs`, label);
}

/** How many discs a label names: with ten or more there are commas between them. */
export function discsIn(label: string): number {
  const parts = label.split(/[,/]/).filter((part) => part !== '');
  return label.includes(',') ? parts.length : parts.join('').length;
}
