import { toPalettePng } from '../png.js';
import { denoWrite } from './deno.js';
import { host, type NotebookHost, notebookHost } from './host.js';
import { tslabWrite } from './tslab.js';

const elsewhere = host();

/**
 * The notebook of Deno or tslab, whichever runs. Pictures go, at twice the size, where notebooks
 * are stored (`MANAUS_NOTEBOOK=stored`), and under Deno, whose users may have no Plotly.
 */
const kernelHost: NotebookHost = {
  display(bundle) {
    const write = denoWrite() ?? tslabWrite() ?? elsewhere.display;
    write(bundle);
  },
  picture: (figure, width) =>
    process.env.MANAUS_NOTEBOOK === 'stored' || 'Deno' in globalThis
      ? Buffer.from(toPalettePng(figure, { scale: (2 * width) / figure.width })).toString('base64')
      : null,
};

notebookHost(kernelHost);
