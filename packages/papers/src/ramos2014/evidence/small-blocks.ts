import type { BloxorzLevel } from '@manaus/blocks';
import { range } from '../../check/index.js';
import { combinations, joinedCombinations } from '../../shared/combinations.js';
import { bloxorzLevel } from './block-search.js';
import { rowsOf, solidPlaces } from './random-signs.js';

/** A kind of cell with a name and directives. */
type Named = keyof typeof alphabet;
const alphabet = { bridge: 'PQRUVWX', switch: 'abcdefg', teleport: 'ABCDEFH' };
const kinds = ['bridge', 'switch', 'teleport'] as const;
/** A cell: a sign of the format, a bridge by its number, a switch or a teleport. */
type Content = 'S' | 'G' | '.' | '#' | '~' | { readonly kind: Named; readonly name: string };

const subsets = <T>(items: readonly T[]): T[][] =>
  joinedCombinations(items.map((item) => [[], [item]]));

const signs: readonly Content[] = ['.', '#', '~'];

/**
 * The ways to go on with the given number of cells, to one start and one goal in all; cells of one
 * bridge have one name, and names are given in order, so that levels are told once.
 */
function filled(cells: readonly Content[], left: number): Content[][] {
  if (left === 0) return [[...cells]];
  const due = (['S', 'G'] as const).filter((sign) => !cells.includes(sign));
  // What has a name: a cell of each bridge that is there, and the next bridge, switch, teleport.
  const contents =
    due.length === left
      ? due
      : [
          ...due,
          ...signs,
          ...namesOf('bridge', cells).map((name) => ({ kind: 'bridge', name }) as const),
          ...kinds.map((kind) => ({ kind, name: alphabet[kind][namesOf(kind, cells).length] })),
        ];
  return contents.flatMap((content) => filled([...cells, content], left - 1));
}

const namesOf = (kind: Named, cells: readonly Content[]): string[] => [
  ...new Set(
    cells.flatMap((cell) => (typeof cell === 'object' && cell.kind === kind ? [cell.name] : [])),
  ),
];

/** The directives that each named thing may have. */
function directivesOf(cells: readonly Content[], width: number): string[][] {
  // Of a switch weight, effect and bridges vary; of a teleport, where it sets down the halves.
  const bridges = namesOf('bridge', cells);
  const places = solidPlaces(cells, width);
  const ways = {
    bridge: ['open', 'closed'],
    switch: combinations([
      ['light', 'heavy'],
      ['alternating', 'non-alternating'],
    ]).flatMap((words) => subsets(bridges).map((some) => [...words, ...some].join(' '))),
    teleport: places.flatMap((a) => places.flatMap((b) => (a === b ? [] : [`${a} ${b}`]))),
  };
  return kinds.flatMap((kind) =>
    namesOf(kind, cells).map((name) => ways[kind].map((way) => `${kind} ${name} ${way}`)),
  );
}

/**
 * Every level with the given number of cells, up to names, whose switches have a cell each and flip
 * bridges. With `flipping` only those with a bridge and a switch.
 */
export function* smallLevels(size: number, flipping = false): Generator<BloxorzLevel> {
  const all = filled([], size).filter(
    (cells) =>
      !flipping || (namesOf('bridge', cells).length > 0 && namesOf('switch', cells).length > 0),
  );
  for (const width of range(1, size).filter((width) => size % width === 0))
    for (const cells of all)
      for (const directives of combinations(directivesOf(cells, width)))
        yield bloxorzLevel(rowsOf(cells.map(signOf), width), ...directives);
}

const signOf = (cell: Content): string => (typeof cell === 'object' ? cell.name : cell);
