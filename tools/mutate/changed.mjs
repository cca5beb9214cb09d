/**
 * The lines that a diff adds or changes, as ranges that Stryker takes: `file:from-to`.
 * @param {string} diff of `git diff --unified=0`
 */
export function changedRanges(diff) {
  const ranges = [];
  let file = null;
  for (const line of diff.split('\n')) {
    if (line.startsWith('+++ ')) file = line.startsWith('+++ b/') ? line.slice(6) : null;
    const hunk = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line);
    if (file === null || hunk === null) continue;
    const [from, count] = [Number(hunk[1]), Number(hunk[2] ?? 1)];
    if (count > 0) ranges.push(`${file}:${from}-${from + count - 1}`);
  }
  return ranges;
}

/** The file of a range, or the file itself. */
export const fileOf = (range) => range.replace(/:\d+-\d+$/, '');
