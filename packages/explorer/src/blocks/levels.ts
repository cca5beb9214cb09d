const files = import.meta.glob<string>('../../../../levels/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The levels that come with the project, by their names in the folder. */
export const levelTexts: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([path, text]) => [path.replace(/^.*\/|\.txt$/g, ''), text]),
);

/** Their names, by the number of moves that they need. */
const byMoves: readonly string[] = [
  ...['two-counts', 'lying-start', 'seesaw', 'blue-moon', 'feather', 'latch', 'four-turns'],
  ...['ink-spot', 'plus-and-minus', 'twins', 'airlock', 'one-press', 'long-names'],
  ...['river-steps', 'firm-ground', 'late-bridge', 'give-and-take'],
];

/** The names of the levels, from few moves to many; a level of unknown length is last. */
export const levelNames: readonly string[] = [
  ...byMoves.filter((name) => levelTexts.has(name)),
  ...[...levelTexts.keys()].filter((name) => !byMoves.includes(name)),
];

/** The level a visitor sees first: one switch, ten moves. */
export const firstLevel = 'seesaw';
