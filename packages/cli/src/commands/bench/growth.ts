import type { Figure } from '@manaus/plot';
import type { Results } from './types.js';

/** A line of a figure. */
interface Grown {
  readonly name: string;
  readonly times: readonly (readonly [states: number, seconds: number])[];
  readonly exponent: number | null;
}

/**
 * A figure of the times over the number of states on log axes, one panel per part, with the fitted
 * exponents in the legends.
 */
export async function growthSvg({
  explicit,
  implicit,
  reach,
  diameter,
  ...rest
}: Results): Promise<string> {
  const { lineFigure, smallMultiples, toSvg } = await import('@manaus/plot');
  const compared = [explicit, ...Object.values(implicit ?? {}), rest['all-starts']].filter(
    (part) => part !== undefined,
  );
  const panels = [
    ...compared.map(({ work, results }) => ({ title: work, lines: results as readonly Grown[] })),
    ...(reach === undefined
      ? []
      : [{ title: 'all states, as far as they go', lines: Object.values(reach) }]),
    ...(diameter === undefined
      ? []
      : [{ title: 'exact diameters', lines: Object.values(diameter) }]),
  ];
  const figures = panels.flatMap(({ title, lines }): Figure[] => {
    // Log axes have no place for 0, a time below the resolution of the clock.
    const timed = lines
      .map((line) => ({ ...line, times: line.times.filter(([, seconds]) => seconds > 0) }))
      .filter(({ times }) => times.length > 0);
    const series = timed.map(({ name, times, exponent }) => ({
      name: exponent === null ? name : `${name}: states^${exponent.toFixed(2)}`,
      points: times,
    }));
    return series.length === 0
      ? []
      : [
          lineFigure({
            title,
            xLabel: 'states',
            yLabel: 'seconds',
            series,
            xScale: 'log',
            yScale: 'log',
          }),
        ];
  });
  if (figures.length === 0) throw new Error('nothing was measured that could be drawn');
  return toSvg(
    figures.length === 1
      ? figures[0]
      : smallMultiples(figures, { title: 'Seconds over states', columns: 2 }),
  );
}
