/** A line of a cell, not of the page: the page itself imports less. */
export const importLine = (pack: string, ...names: readonly string[]): string =>
  `import { ${names.join(', ')} } from '@manaus/${pack}';`;
