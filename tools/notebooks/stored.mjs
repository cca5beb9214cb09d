// A notebook as it is stored: what Jupyter itself would write, with outputs of three kinds.

/**
 * The metadata that JupyterLab writes for the kernel of this repository, and for that of Python.
 */
const TYPESCRIPT = {
  kernelspec: { display_name: 'TypeScript', language: 'typescript', name: 'tslab' },
  language_info: {
    codemirror_mode: { mode: 'typescript', name: 'javascript', typescript: true },
    file_extension: '.ts',
    mimetype: 'text/typescript',
    name: 'typescript',
    version: '3.7.2',
  },
};

const PYTHON = {
  kernelspec: { display_name: 'Python 3 (ipykernel)', language: 'python', name: 'python3' },
  language_info: {
    codemirror_mode: { name: 'ipython', version: 3 },
    file_extension: '.py',
    mimetype: 'text/x-python',
    name: 'python',
    nbconvert_exporter: 'python',
    pygments_lexer: 'ipython3',
    version: '3.11.7',
  },
};

/** True for a notebook in Python. */
export const isPython = ({ metadata }) => metadata?.kernelspec?.language === 'python';

/** The kinds of outputs that are stored, in the order of keys. */
const KINDS = ['image/png', 'text/html', 'text/plain'];
const PLOTLY = 'application/vnd.plotly.v1+json';

/** True for a cell that is there to show its error. */
export const mayRaise = ({ metadata }) => metadata?.tags?.includes('raises-exception') ?? false;

/** An executed notebook as it is stored. */
export const stored = (notebook) => ({
  cells: notebook.cells.map(storedCell),
  metadata: isPython(notebook) ? PYTHON : TYPESCRIPT,
  nbformat: 4,
  nbformat_minor: 5,
});

function storedCell(cell, i) {
  const { cell_type, id = `cell-${i + 1}`, source } = cell;
  const lines = splitLines(source);
  if (cell_type !== 'code') return { cell_type, id, metadata: {}, source: lines };
  const { execution_count = null, outputs = [] } = cell;
  return {
    cell_type,
    execution_count,
    id,
    metadata: mayRaise(cell) ? { tags: ['raises-exception'] } : {},
    outputs: outputs.map(storedOutput),
    source: lines,
  };
}

function storedOutput(output) {
  if (output.output_type === 'stream') {
    const { name, output_type, text } = output;
    return { name, output_type, text: splitLines(text) };
  }
  if (output.data === undefined) return output;
  const { data, metadata, ...rest } = output;
  const kinds = Object.keys(data).filter((kind) => kind !== PLOTLY);
  return {
    data: Object.fromEntries(kinds.sort().map((kind) => [kind, storedText(kind, data[kind])])),
    metadata: sorted(metadata ?? {}),
    ...rest,
  };
}

/** Jupyter keeps texts by lines, and pictures in one. */
const storedText = (kind, text) => (kind.startsWith('text/') ? splitLines(text) : text);

const splitLines = (text) => {
  const whole = [].concat(text ?? []).join('');
  return whole === '' ? [] : whole.split(/(?<=\n)/);
};

/** The same with the keys of every object in alphabetical order, as Jupyter writes them. */
function sorted(value) {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, sorted(value[key])]),
  );
}

/** The text of a notebook's file. */
export const fileText = (notebook) => `${JSON.stringify(sorted(notebook), null, 1)}\n`;

/**
 * The faults of the outputs of a notebook: errors of cells that are not tagged so, and MIME types
 * that are not stored.
 */
export const unfit = (notebook) =>
  notebook.cells.flatMap((cell, i) =>
    (cell.outputs ?? []).flatMap((output) => {
      const place = `cell ${i + 1} (${cell.id})`;
      if (output.output_type === 'error')
        return mayRaise(cell) ? [] : [`${place}: ${output.ename}: ${output.evalue}`];
      if (output.output_type === 'stream')
        return output.name === 'stdout' ? [] : [`${place} writes to ${output.name}`];
      return Object.keys(output.data)
        .filter((kind) => kind !== PLOTLY && !KINDS.includes(kind))
        .map((kind) => `${place} has an output of the kind ${kind}`);
    }),
  );
