import type { JSX } from 'preact';
import { Drawing } from '../figures/drawing.js';
import { Html } from '../page/html.js';
import { joined, type Output } from '../read/notebooks.js';
import type { Pictures } from './pictures.js';

/** An output of a cell: an error, a picture, or else HTML or text. */
export function OutputPart({ output, pictures }: OutputPartProps): JSX.Element {
  if (output.output_type === 'error') return <Failure output={output} />;
  const picture = pictures.get(output);
  return picture === undefined ? <Result output={output} /> : <Drawing files={picture} />;
}

interface OutputProps {
  readonly output: Output;
}

interface OutputPartProps extends OutputProps {
  readonly pictures: Pictures;
}

const Failure = ({ output: { ename, evalue } }: OutputProps): JSX.Element => (
  <pre class="output error">
    {ename}: {evalue}
  </pre>
);

const Result = ({ output: { data = {}, text } }: OutputProps): JSX.Element =>
  data['text/html'] === undefined ? (
    <pre class="output">{joined(text ?? data['text/plain'])}</pre>
  ) : (
    <Html class="output scroll" html={unparted(joined(data['text/html']))} />
  );

/** A table in which a cell such as "n = 12" breaks at most once. */
export const unparted = (table: string): string =>
  table.replace(/(<t[hd][^>]*>)(\p{L}) = (\d+)(?=<\/t[hd]>)/gu, '$1$2 =\u00a0$3');
