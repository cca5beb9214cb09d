/** The nouns counted in faults: plural and singular. */
export const nouns = {
  capacities: 'capacity',
  cells: 'cell',
  characters: 'character',
  clauses: 'clause',
  colorings: 'coloring',
  colors: 'color',
  discs: 'disc',
  edges: 'edge',
  entries: 'entry',
  errata: 'erratum',
  fields: 'field',
  figures: 'figure',
  goals: 'goal',
  heaps: 'heap',
  integers: 'integer',
  items: 'item',
  lines: 'line',
  labels: 'label',
  letters: 'letter',
  moves: 'move',
  names: 'name',
  numbers: 'number',
  pairs: 'pair',
  patterns: 'pattern',
  pegs: 'peg',
  points: 'point',
  sizes: 'size',
  states: 'state',
  tables: 'table',
  variables: 'variable',
  vertices: 'vertex',
} as const;

/** A noun that sentences about errors count, in the plural. */
export type Noun = keyof typeof nouns;

/** A number of things. */
export const counted = (n: number, of: Noun): string => `${n} ${n === 1 ? nouns[of] : of}`;
