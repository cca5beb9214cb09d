const DETECTED = ['Killed', 'Timeout', 'RuntimeError'];

/**
 * The score of a run of Stryker, and what survived: of each the file, the line, the text before and after.
 * @param {{ files: Record<string, { source: string, mutants: object[] }> }} report in the mutation testing schema
 */
export function scoreOf({ files }) {
  const all = Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants
      .filter(({ status }) => status !== 'Ignored' && status !== 'CompileError')
      .map((mutant) => ({ file, source, ...mutant })),
  );
  const survivors = all.filter(({ status }) => !DETECTED.includes(status));
  return {
    mutants: all.length,
    killed: all.length - survivors.length,
    survivors: survivors.map(({ file, source, location, replacement, status }) => ({
      place: `${file}:${location.start.line}`,
      from: textAt(source, location),
      to: replacement ?? '',
      covered: status !== 'NoCoverage',
    })),
  };
}

/** The first line of what a mutant replaces. */
function textAt(source, { start, end }) {
  const line = source.split('\n')[start.line - 1];
  return line.slice(start.column - 1, end.line === start.line ? end.column - 1 : undefined);
}

/** The result as text: a line for the score and one for each survivor. */
export const scoreText = ({ mutants, killed, survivors }) =>
  [
    `${killed} of ${mutants} mutants were killed (${mutants === 0 ? 100 : Math.floor((100 * killed) / mutants)} %)`,
    ...survivors.map(
      ({ place, from, to, covered }) =>
        `${place}: ${from} -> ${to}${covered ? '' : ' (no test comes here)'}`,
    ),
  ].join('\n');
