import type { Axes, Axis, Figure, Frame, Frames, LegendEntry, Mark } from './figure.js';
import { titleRoom } from './fitted.js';
import { legendMarks } from './furniture.js';
import { message, type Tongue } from './language.js';
import {
  annotations,
  type JsonObject,
  type LogAxes,
  markup,
  shapes,
  traces,
} from './plotly-marks.js';
import { fontFamily, merged } from './svg.js';

/** A Plotly figure, as `application/vnd.plotly.v1+json` holds it. */
export interface PlotlyFigure {
  readonly data: readonly JsonObject[];
  readonly layout: JsonObject;
  readonly frames?: readonly JsonObject[];
  readonly config: JsonObject;
}

const margin = 20;
const config = { responsive: true, displaylogo: false };

/**
 * A figure as Plotly's JSON, its buttons in a language: one line trace for each look of lines, one
 * trace of markers with the hover texts, the rest as shapes and labels.
 *
 * A picture keeps its pixels with y down and equal scales; a chart keeps its axes in data units. A
 * play becomes frames with a slider. Lines and markers are drawn by WebGL from 1,000 markers on.
 * Texts are escaped, so none is read as markup. Linear in the number of marks.
 *
 * @example
 * ```ts
 * toPlotly({ title: 'A dot', width: 40, height: 40, alt: 'a dot', marks: [] }, 'en').data.length; // => 0
 * ```
 */
export function toPlotly(figure: Figure, language: Tongue): PlotlyFigure {
  if (figure.frames !== undefined && figure.frames.steps.length > 0)
    return play(language, figure, figure.frames);
  return figure.axes === undefined ? picture(figure) : chart(figure, figure.axes);
}

const linear: LogAxes = { x: false, y: false };
// The buttons stand in a column at the right, so that they never cover a title.
const modebar = { orientation: 'v', bgcolor: 'rgba(0,0,0,0)' };
const background = {
  modebar,
  paper_bgcolor: '#ffffff',
  plot_bgcolor: '#ffffff',
  hovermode: 'closest',
  showlegend: false,
  font: { family: fontFamily, color: '#1f2933' },
};

const heading = ({ title, subtitle }: Figure): JsonObject => ({
  text: `<b>${markup(title)}</b>${subtitle === undefined ? '' : secondLine(subtitle)}`,
  x: 0.5,
  xanchor: 'center',
  y: 1,
  yanchor: 'top',
  yref: 'container',
  pad: { t: 18 },
  font: { size: 20 },
});

const secondLine = (text: string): string =>
  `<br><span style="font-size:13px;color:#5b6670">${markup(text)}</span>`;

const hidden = { visible: false, showgrid: false, zeroline: false, fixedrange: false };
const hiddenAxes = (width: number, top: number, bottom: number): JsonObject => ({
  xaxis: { ...hidden, range: [0, width] },
  yaxis: { ...hidden, range: [bottom, top], scaleanchor: 'x', scaleratio: 1 },
});

/** The part of the layout that all forms of a figure share. */
const titled = (figure: Figure): JsonObject => ({ ...background, title: heading(figure) });

function picture(figure: Figure): PlotlyFigure {
  const marks = merged([...figure.marks, ...legendMarks(figure)]);
  const layout = { ...pictureFrame(figure), ...labelsAndShapes(marks) };
  return { data: traces(marks), layout, config };
}

/** The title and the size of a picture with its margins, and axes in its pixels. */
const pictureFrame = (figure: Figure): JsonObject => ({
  ...titled(figure),
  width: figure.width,
  height: figure.height + margin,
  margin: { l: margin, r: margin, t: titleRoom, b: margin },
  ...hiddenAxes(figure.width, titleRoom, figure.height),
});

const labelsAndShapes = (marks: readonly Mark[], log = linear) => ({
  shapes: shapes(marks),
  annotations: annotations(marks, log),
});

function axis({ range, scale = 'linear', ticks, label }: Axis): JsonObject {
  return {
    type: scale,
    range: scale === 'log' ? range.map(Math.log10) : range,
    ...tickLabels(ticks),
    zeroline: false,
    ...axisTitle(label),
  };
}

const tickLabels = (ticks: Axis['ticks']): JsonObject => ({
  tickvals: ticks.map((tick) => tick.at),
  ticktext: ticks.map((tick) => markup(tick.label)),
});

const axisTitle = (label: string | undefined): JsonObject =>
  label === undefined ? {} : { title: { text: markup(label) } };

function chart(figure: Figure, axes: Axes): PlotlyFigure {
  const marks = merged(figure.marks);
  const labels = labelsAndShapes(marks, logAxes(axes));
  return { data: traces(marks), layout: chartLayout(figure, axes, labels), config };
}

const chartLayout = (
  figure: Figure,
  axes: Axes,
  { shapes, annotations }: ReturnType<typeof labelsAndShapes>,
): JsonObject => ({
  ...titled(figure),
  ...chartSize(figure, axes.area),
  ...chartAxes(axes),
  shapes,
  annotations: [...annotations, ...legendText(figure)],
});

const logAxes = ({ x, y }: Axes): LogAxes => ({ x: x.scale === 'log', y: y.scale === 'log' });

const chartAxes = ({ x, y }: Axes): JsonObject => ({
  xaxis: { ...axis(x), showgrid: false },
  yaxis: { ...axis(y), gridcolor: '#dfe3e8' },
});

function chartSize(figure: Figure, { left, right, top, bottom }: Axes['area']): JsonObject {
  const { width, height } = figure;
  const below = height - bottom + legendRoom(figure);
  return { width, height: bottom + below, margin: { l: left, r: width - right, t: top, b: below } };
}

const legendRoom = ({ legend = [] }: Pick<Figure, 'legend'>) => (legend.length === 0 ? 0 : 16);

/** The legend of a chart stands below its axes, in the colors of the lines. */
function legendText({ legend, axes, height }: Figure): JsonObject[] {
  if (legend === undefined || axes === undefined) return [];
  const yshift = axes.area.bottom - height - legendRoom({ legend }) + 6;
  return [legendLine(legend, yshift)];
}

const legendLine = (legend: readonly LegendEntry[], yshift: number): JsonObject => ({
  text: legend.map(entryText).join('    '),
  xref: 'paper',
  yref: 'paper',
  x: 0.5,
  y: 0,
  yanchor: 'bottom',
  yshift,
  showarrow: false,
});

const entryText = ({ label, color, shape }: LegendEntry): string =>
  `<span style="color:${markup(color)}">${shape === 'dashed' ? '╍╍' : '━━'}</span> ${markup(label)}`;

/** The steps of a play: each frame replaces shapes and labels; the slider names the step. */
function play(language: Tongue, figure: Figure, played: Frames): PlotlyFigure {
  const frames = played.steps.map(frameOf);
  const layout = playLayout(language, figure, played, frames[0].layout);
  return { data: [corners(played)], layout, frames, config };
}

const frameOf = ({ name, marks }: Frame) => ({ name, data: [], layout: labelsAndShapes(marks) });

/** The layout of a play with the marks of its first step. */
const playLayout = (
  language: Tongue,
  figure: Figure,
  played: Frames,
  first: JsonObject,
): JsonObject => ({
  ...titled(figure),
  ...playFrame(played),
  ...first,
  sliders: [slider(language, played.steps)],
  updatemenus: [buttons(language)],
});

/** The size of a play, with room for its slider below. */
const playFrame = ({ width, height }: Frames): JsonObject => ({
  width: width + 2 * margin,
  height: height + titleRoom + 90,
  margin: { l: margin, r: margin, t: titleRoom, b: 90 },
  ...hiddenAxes(width, 0, height),
});

const slider = (language: Tongue, steps: Frames['steps']): JsonObject => ({
  active: 0,
  x: 0.3,
  len: 0.7,
  pad: { t: 10 },
  currentvalue: { prefix: `${message(language, 'move')} ` },
  steps: steps.map(({ name }) => animation(name, [name], jump)),
});

/** A step of the slider, or a button: the frames to show, and how. */
const animation = (label: string, frames: JsonObject[string], how: JsonObject): JsonObject => ({
  label,
  method: 'animate',
  args: [frames, how],
});

const jump = {
  mode: 'immediate',
  frame: { duration: 0, redraw: true },
  transition: { duration: 0 },
};
const running = {
  mode: 'immediate',
  fromcurrent: true,
  frame: { duration: 600, redraw: true },
  transition: { duration: 0 },
};

/** Two unseen markers that keep the room of a play. */
const corners = ({ width, height }: Frames): JsonObject => ({
  type: 'scatter',
  mode: 'markers',
  x: [0, width],
  y: [0, height],
  marker: { opacity: 0 },
  hoverinfo: 'skip',
});

const buttons = (language: Tongue): JsonObject => ({
  type: 'buttons',
  direction: 'left',
  x: 0,
  y: 0,
  xanchor: 'left',
  yanchor: 'top',
  pad: { t: 28 },
  showactive: false,
  buttons: [
    animation(message(language, 'play'), null, running),
    animation(message(language, 'stop'), [null], { mode: 'immediate' }),
  ],
});
