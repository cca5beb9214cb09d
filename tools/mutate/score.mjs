const DETECTED = ['Killed', 'Timeout', 'RuntimeError'];

/**
 * The score of a run of Stryker, and what survived: of each the file, the line, the text before and
 * after.
 * @param {{ files: Record<string, { source: string, mutants: object[] }> }} report in the mutation
 * testing schema
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

/**
 * The interval that holds the share of all, with 95 % certainty, where `hits` of `tried` were found
 * (Wilson, 1927); in per cent.
 */
export function likelyShare(hits, tried) {
  if (tried === 0) return [0, 100];
  const z = 1.96;
  const [share, wide] = [hits / tried, z ** 2 / tried];
  const middle = share + wide / 2;
  const half = z * Math.sqrt((share * (1 - share)) / tried + wide / (4 * tried));
  return [middle - half, middle + half].map((bound) => (100 * bound) / (1 + wide));
}

/**
 * The result as text: a line for the score, with an interval if it is of a sample, and one for each
 * survivor.
 */
export const scoreText = ({ mutants, killed, survivors }, { sampled = false } = {}) =>
  [
    `${killed} of ${mutants} mutants were killed (${mutants === 0 ? 100 : Math.floor((100 * killed) / mutants)} %${sampled ? `; 95 % interval ${intervalText(killed, mutants)}` : ''})`,
    ...survivors.map(
      ({ place, from, to, covered }) =>
        `${place}: ${from} -> ${to}${covered ? '' : ' (no test comes here)'}`,
    ),
  ].join('\n');

const intervalText = (killed, mutants) =>
  likelyShare(killed, mutants)
    .map((bound) => bound.toFixed(0))
    .join(' to ');
