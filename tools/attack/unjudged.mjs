/**
 * Printed fields of which a change may go unnoticed, each with the reason: a file, a column, and a
 * line where only that one is meant.
 *
 * Columns that say where a value stands (`places`) state nothing themselves.
 */
export const unjudged = [
  {
    name: 'martins2024/figure-4.6',
    column: 'moves',
    reason: 'the boards are lost: 28 numbers are compared by how often each occurs',
  },
  {
    name: 'ramos2014/algorithm-1',
    column: 'printed',
    reason: 'words on the printed lines; what is judged is the algorithm, line by line, in code',
  },
  {
    name: 'ramos2014/table',
    column: 'decision',
    reason: 'complexity classes; no run decides them',
  },
  { name: 'ramos2014/table', column: 'min', reason: 'complexity classes; no run decides them' },
  {
    name: 'carvalho2013/mex-examples',
    column: 'set',
    reason: 'the set of an example, not its value: another may have the same mex',
  },
  {
    name: 'carvalho2013/nim-example-1',
    column: 'pile',
    line: 11,
    reason: 'two heaps are equal there: a move of either is the same',
  },
  {
    name: 'carvalho2013/nim-example-2',
    column: 'pile',
    line: 9,
    reason: 'two heaps are equal there: a move of either is the same',
  },
  {
    name: 'martins2024/lemma-4',
    column: 'part',
    line: 4,
    reason: 'names the assertion of the lemma that has the label',
  },
  {
    name: 'martins2024/lemma-4',
    column: 'printed',
    line: 4,
    reason: 'the label above it is wrong already, and decides',
  },
];

/** Columns that say where the value beside them stands. */
export const places = new Set([
  'x',
  'move',
  'figure',
  'tower',
  'row',
  'paragraph',
  'what',
  'problem',
  'where',
]);

/** The entry that a field falls under. */
export const unjudgedAs = ({ name, column, line }) =>
  unjudged.find(
    (entry) =>
      entry.name === name &&
      entry.column === column &&
      (entry.line === undefined || entry.line === line),
  );
