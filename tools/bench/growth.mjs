/**
 * A figure of the times over the number of states on log axes, one panel per part, with the fitted
 * exponents in the legends.
 */
export async function growthSvg(parts) {
  const { lineFigure, smallMultiples, toSvg } = await import('@manaus/plot');
  const figures = panelsOf(parts)
    .map(onLogAxes)
    .filter(({ series }) => series.length > 0)
    .map((panel) => lineFigure(panel));
  if (figures.length === 0) throw new Error('nothing was measured that could be drawn');
  return toSvg(
    figures.length === 1
      ? figures[0]
      : smallMultiples(figures, { title: 'Seconds over states', columns: 2 }),
  );
}

const panelsOf = (parts) => [
  ...comparedIn(parts).map(({ work, results }) => ({ title: work, lines: results })),
  ...panelOf('all states, as far as they go', parts.reach),
  ...panelOf('exact diameters', parts.diameter),
];

const comparedIn = (parts) =>
  [parts.explicit, ...Object.values(parts.implicit ?? {}), parts['all-starts']].filter(
    (part) => part !== undefined,
  );

const panelOf = (title, lines) =>
  lines === undefined ? [] : [{ title, lines: Object.values(lines) }];

/**
 * A panel as a figure of lines; log axes have no place for 0, a time below the resolution of the
 * clock.
 * @returns {Parameters<typeof import('@manaus/plot').lineFigure>[0]}
 */
const onLogAxes = ({ title, lines }) => ({
  title,
  xLabel: 'states',
  yLabel: 'seconds',
  series: lines
    .map((line) => ({ ...line, times: line.times.filter(([, seconds]) => seconds > 0) }))
    .filter(({ times }) => times.length > 0)
    .map(({ name, times, exponent }) => ({
      name: exponent === null ? name : `${name}: states^${exponent.toFixed(2)}`,
      points: times,
    })),
  xScale: 'log',
  yScale: 'log',
});
