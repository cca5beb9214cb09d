import {
  InputError,
  type NamedTower,
  type PegDigraph,
  type PegMoves,
  pegPairs,
  type Tower,
  towerRegistry,
} from '@manaus/core';
import { pegDigraph, readPegMoves, requireOneOf } from '@manaus/core/internals';
import { type Fields, given } from '../shell/game-state.js';
import { textOr, type Words } from '../words/words.js';
import { compact, documentTower } from './document.js';

/** A tower as the page chooses it; what is left out keeps the tower's own rule. */
export interface TowerSetup {
  readonly tower: NamedTower;
  readonly discs: number;
  readonly pegs?: number;
  readonly capacities?: readonly number[];
  /** A named digraph of pegs, or its arcs: `0-1,1-2`; `none` without any. */
  readonly moves?: string;
  readonly goal?: string;
  /** The JSON document of the tower, where it is of no registry; its rules are its own. */
  readonly document?: string;
}

/** The tower that a page without an address shows. */
const FIRST = 'manaus';

/** The tower that a setup names; an `InputError` where it names none. */
export function rulesOf(setup: TowerSetup): Tower {
  const { tower, discs, pegs, capacities, goal } = setup;
  return tower.tower(discs, { pegs, capacities, goal, moves: movesOf(setup) });
}

/** The digraph of pegs of a setup; `undefined` where the tower keeps its own. */
export function movesOf({
  tower,
  discs,
  pegs,
  moves,
}: TowerSetup): PegMoves | PegDigraph | undefined {
  if (moves === undefined) return undefined;
  return readMoves(moves, tower.tower(discs, { pegs }).capacities.length);
}

/** The digraph of pegs that a name or a list of pairs stands for. */
function readMoves(text: string, pegs: number): PegMoves | PegDigraph {
  const moves = readPegMoves(text);
  if (moves === undefined)
    throw new InputError('play', 'moves', 'pegPairs', { most: pegs - 1, got: text });
  return typeof moves === 'string' ? moves : pegDigraph(moves, pegs);
}

/** A digraph of pegs as its pairs, with a sign that an address need not escape. */
export const writeMoves = (moves: PegDigraph): string =>
  pegPairs(moves)
    .map((pair) => pair.join('-'))
    .join() || 'none';

/** A setup from the fields of an address; an `InputError` names the field that cannot be read. */
export function readSetup(
  fields: Fields,
  towers: readonly NamedTower[] = towerRegistry,
): TowerSetup {
  if (fields.rules !== undefined)
    return {
      tower: documentTower(fields.rules),
      document: compact(fields.rules),
      discs: whole('discs', fields.discs ?? '3'),
      ...(fields.goal === undefined ? {} : { goal: fields.goal }),
    };
  const names = towers.map(({ name }) => name);
  const puzzle = requireOneOf('play', 'puzzle', names, fields.puzzle ?? FIRST);
  const { pegs, capacities, moves, goal } = fields;
  return {
    tower: towers[names.indexOf(puzzle)],
    discs: whole('discs', fields.discs ?? '3'),
    ...(pegs === undefined ? {} : { pegs: whole('pegs', pegs) }),
    ...(capacities === undefined
      ? {}
      : { capacities: capacities.split(',').map((text) => whole('capacities', text)) }),
    ...(moves === undefined ? {} : { moves }),
    ...(goal === undefined ? {} : { goal }),
  };
}

function whole(parameter: string, text: string): number {
  if (!/^\d{1,4}$/.test(text)) throw new InputError('play', parameter, 'integer', { got: text });
  return Number(text);
}

/** The fields of an address for a setup. */
export function writeSetup(setup: TowerSetup): Record<string, string> {
  const { tower, discs, pegs, capacities, moves, goal, document } = setup;
  return {
    ...(document === undefined ? { puzzle: tower.name } : { rules: document }),
    discs: String(discs),
    ...given({ pegs: pegs?.toString(), capacities: capacities?.join(), moves, goal }),
  };
}

/**
 * The name under which it is kept that a tower was solved; `null` for one that is not a named
 * tower under its own rules.
 */
export function towerDone({ tower, discs, ...rest }: TowerSetup): string | null {
  const isPlain = Object.values(rest).every((choice) => choice === undefined);
  return isPlain ? `tower/${tower.name}-${discs}` : null;
}

/** The name of a tower; one that the page has no words for keeps its plain name. */
export const towerText = (words: Words, { name }: NamedTower): string =>
  textOr(words, `tower.${name}`, name);

/** A tower with the number of its discs. */
export const sizedText = (words: Words, { tower, discs }: TowerSetup): string =>
  `${towerText(words, tower)}, ${words('discs.count', { n: discs })}`;
