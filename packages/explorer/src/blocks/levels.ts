const files = import.meta.glob<string>('../../../../levels/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The levels that come with the project, by their names in the folder. */
export const levelTexts: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([path, text]) => [path.replace(/^.*\/|\.txt$/g, ''), text]),
);

/** The level a visitor sees first: one switch, ten moves. */
export const firstLevel = 'seesaw';
