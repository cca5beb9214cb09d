import type { Axes, Axis, Figure, Frames } from './figure.js';
import { titleRoom } from './fit-to-width.js';
import { legendMarks } from './furniture.js';
import { message, type Tongue } from './language.js';
import { annotations, type JsonObject, markup, shapes, traces } from './plotly-marks.js';
import { fontFamily, mergeLines } from './svg.js';

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

// The buttons stand in a column at the right, so that they never cover a title.
const modebar = { orientation: 'v', bgcolor: 'rgba(0,0,0,0)' };

/** The part of the layout that all forms of a figure share: the looks, and the title. */
function commonLayout({ title, subtitle }: Figure): JsonObject {
  const below = `<br><span style="font-size:13px;color:#5b6670">${markup(subtitle ?? '')}</span>`;
  return {
    modebar,
    paper_bgcolor: '#ffffff',
    plot_bgcolor: '#ffffff',
    hovermode: 'closest',
    showlegend: false,
    font: { family: fontFamily, color: '#1f2933' },
    title: {
      text: `<b>${markup(title)}</b>${subtitle === undefined ? '' : below}`,
      x: 0.5,
      xanchor: 'center',
      y: 1,
      yanchor: 'top',
      yref: 'container',
      pad: { t: 18 },
      font: { size: 20 },
    },
  };
}

/** The axes of a drawing in pixels, y down: not seen, and of one scale. */
function hiddenAxes(width: number, top: number, bottom: number): JsonObject {
  const hidden = { visible: false, showgrid: false, zeroline: false, fixedrange: false };
  return {
    xaxis: { ...hidden, range: [0, width] },
    yaxis: { ...hidden, range: [bottom, top], scaleanchor: 'x', scaleratio: 1 },
  };
}

function picture(figure: Figure): PlotlyFigure {
  const marks = mergeLines([...figure.marks, ...legendMarks(figure)]);
  const layout = {
    ...commonLayout(figure),
    width: figure.width,
    height: figure.height + margin,
    margin: { l: margin, r: margin, t: titleRoom, b: margin },
    ...hiddenAxes(figure.width, titleRoom, figure.height),
    shapes: shapes(marks),
    annotations: annotations(marks),
  };
  return { data: traces(marks), layout, config };
}

function chart(figure: Figure, axes: Axes): PlotlyFigure {
  const { width, height, legend = [] } = figure;
  const { left, right, top, bottom } = axes.area;
  const legendRoom = legend.length === 0 ? 0 : 16;
  const below = height - bottom + legendRoom;
  // The legend stands below the axes, in the colors of the lines.
  const entries = legend.map(
    ({ label, color, shape }) =>
      `<span style="color:${markup(color)}">${shape === 'dashed' ? '╍╍' : '━━'}</span> ${markup(label)}`,
  );
  const legendLine = {
    text: entries.join('    '),
    xref: 'paper',
    yref: 'paper',
    x: 0.5,
    y: 0,
    yanchor: 'bottom',
    yshift: bottom - height - legendRoom + 6,
    showarrow: false,
  };
  const marks = mergeLines(figure.marks);
  const labels = annotations(marks, { x: axes.x.scale === 'log', y: axes.y.scale === 'log' });
  const layout = {
    ...commonLayout(figure),
    width,
    height: bottom + below,
    margin: { l: left, r: width - right, t: top, b: below },
    xaxis: { ...axis(axes.x), showgrid: false },
    yaxis: { ...axis(axes.y), gridcolor: '#dfe3e8' },
    shapes: shapes(marks),
    annotations: figure.legend === undefined ? labels : [...labels, legendLine],
  };
  return { data: traces(marks), layout, config };
}

const axis = ({ range, scale = 'linear', ticks, label }: Axis): JsonObject => ({
  type: scale,
  range: scale === 'log' ? range.map(Math.log10) : range,
  tickvals: ticks.map((tick) => tick.at),
  ticktext: ticks.map((tick) => markup(tick.label)),
  zeroline: false,
  ...(label === undefined ? {} : { title: { text: markup(label) } }),
});

/** The steps of a play: each frame replaces shapes and labels; the slider names the step. */
function play(language: Tongue, figure: Figure, { width, height, steps }: Frames): PlotlyFigure {
  const frames = steps.map(({ name, marks }) => ({
    name,
    data: [],
    layout: { shapes: shapes(marks), annotations: annotations(marks) },
  }));
  // Two unseen markers keep the room of the play.
  const corners = {
    type: 'scatter',
    mode: 'markers',
    x: [0, width],
    y: [0, height],
    marker: { opacity: 0 },
    hoverinfo: 'skip',
  };
  const jump = {
    mode: 'immediate',
    frame: { duration: 0, redraw: true },
    transition: { duration: 0 },
  };
  const slider = {
    active: 0,
    x: 0.3,
    len: 0.7,
    pad: { t: 10 },
    currentvalue: { prefix: `${message(language, 'move')} ` },
    steps: steps.map(({ name }) => ({ label: name, method: 'animate', args: [[name], jump] })),
  };
  const run = {
    mode: 'immediate',
    fromcurrent: true,
    frame: { duration: 600, redraw: true },
    transition: { duration: 0 },
  };
  const halt = { mode: 'immediate' };
  const buttons = {
    type: 'buttons',
    direction: 'left',
    x: 0,
    y: 0,
    xanchor: 'left',
    yanchor: 'top',
    pad: { t: 28 },
    showactive: false,
    buttons: [
      { label: message(language, 'play'), method: 'animate', args: [null, run] },
      { label: message(language, 'stop'), method: 'animate', args: [[null], halt] },
    ],
  };
  const layout = {
    ...commonLayout(figure),
    width: width + 2 * margin,
    height: height + titleRoom + 90,
    margin: { l: margin, r: margin, t: titleRoom, b: 90 },
    ...hiddenAxes(width, 0, height),
    ...frames[0].layout,
    sliders: [slider],
    updatemenus: [buttons],
  };
  return { data: [corners], layout, frames, config };
}
