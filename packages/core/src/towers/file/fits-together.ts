import { asJson } from '../../schemas.js';
import { discsInLabel } from '../notation.js';
import type { FileMoves, TowerDocument } from './document.js';
import { wrong } from './fault.js';

/**
 * The document itself, if its fields agree: existing pegs, labels with as many pegs, bounds that
 * leave room.
 */
export function requireFitting(document: TowerDocument): TowerDocument {
  const { pegs, capacities, discs = {}, discMoves = [] } = document;
  const { goals, forbidden = [], forbiddenMoves = [] } = document;
  if (capacities !== undefined && capacities.length !== pegs)
    throw wrong('capacities', 'exactly', { n: pegs, of: 'entries', got: capacities.length });
  if (discs.min !== undefined && discs.max !== undefined && discs.min > discs.max)
    throw wrong('discs.max', 'atLeast', { least: discs.min, got: discs.max });
  if (document.colors !== undefined && document.colours !== undefined)
    throw wrong('colours', 'unknownField', { names: ['colors'] });
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
    const path = `forbiddenMoves[${index}]`;
    for (const [end, label] of ends.entries()) requireLabel(label, pegs, `${path}[${end}]`);
    const [n, other] = ends.map(discsInLabel);
    if (n !== other) throw wrong(`${path}[1]`, 'exactly', { n, of: 'discs', got: ends[1] });
  });
  return document;
}

function requirePeg(peg: number, pegs: number, path: string): void {
  if (peg >= pegs) throw wrong(path, 'between', { least: 0, most: pegs - 1, got: peg });
}

function requireArcs(moves: FileMoves | undefined, pegs: number, path: string): void {
  if (moves === undefined || typeof moves === 'string') return;
  moves.forEach((arc, index) => {
    for (const [end, peg] of arc.entries()) requirePeg(peg, pegs, `${path}[${index}][${end}]`);
    if (arc[0] === arc[1]) throw wrong(`${path}[${index}]`, 'different', { got: asJson(arc) });
  });
}

function requireLabel(label: string, pegs: number, path: string): void {
  if (label.split('/').length !== pegs)
    throw wrong(path, 'exactly', { n: pegs, of: 'pegs', got: label });
}
