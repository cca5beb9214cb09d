import type { JSX } from 'preact';
import { Drawing } from '../figures/drawing.js';
import { Html } from '../page/html.js';
import { joinLines, type Output } from '../read/notebooks.js';
import type { Pictures } from './pictures.js';

/** An output of a cell: an error, a picture, or else HTML or text. */
export function OutputPart({ output, pictures }: OutputPartProps): JSX.Element {
  if (output.output_type === 'error')
    return (
      <pre class="output error">
        {output.ename}: {output.evalue}
      </pre>
    );
  const picture = pictures.get(output);
  if (picture !== undefined) return <Drawing files={picture} />;
  const { data = {}, text } = output;
  return data['text/html'] === undefined ? (
    <pre class="output">{joinLines(text ?? data['text/plain'])}</pre>
  ) : (
    <Html class="output scroll" html={keepTogether(joinLines(data['text/html']))} />
  );
}

interface OutputPartProps {
  readonly output: Output;
  readonly pictures: Pictures;
}

/** A table in which a cell such as "n = 12" breaks at most once. */
export const keepTogether = (table: string): string =>
  table.replace(/(<t[hd][^>]*>)(\p{L}) = (\d+)(?=<\/t[hd]>)/gu, '$1$2 =\u00a0$3');
