import { fileOf, isPortuguese, load } from './load';

const words = (interactive: boolean): string =>
  isPortuguese()
    ? interactive
      ? 'Estático'
      : 'Interativo'
    : interactive
      ? 'Static'
      : 'Interactive';

/** The data of a figure, from its script. */
async function dataOf(source: string): Promise<PlotlyFigure> {
  let found: PlotlyFigure | null = null;
  window.manausFigure = (figure) => {
    found = figure;
  };
  await load(source);
  if (found === null) throw new Error(`${source} has no figure`);
  return found;
}

async function draw(plot: HTMLElement): Promise<void> {
  const live = document.createElement('div');
  live.className = 'live';
  const { data, layout, config, frames } = await dataOf(plot.dataset.figure ?? '');
  await load(fileOf('assets/plotly.js'));
  plot.append(live);
  await window.Plotly?.newPlot(live, {
    data,
    layout,
    config: { displaylogo: false, ...config },
    frames: frames ?? [],
  });
}

/**
 * Gives each figure with data a button for its interactive form, which is loaded when asked for.
 */
export function prepareFigures(): void {
  for (const plot of document.querySelectorAll<HTMLElement>('.plot[data-figure]')) {
    const button = plot.querySelector<HTMLButtonElement>('.swap');
    if (button === null) continue;
    button.hidden = false;
    button.addEventListener('click', async () => {
      const on = plot.classList.toggle('interactive');
      button.textContent = words(on);
      if (plot.querySelector('.live') !== null) return;
      try {
        await draw(plot);
      } catch (error) {
        console.error(error);
        plot.classList.remove('interactive');
        button.textContent = words(false);
      }
    });
  }
}
