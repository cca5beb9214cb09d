import { csvParse } from 'd3-dsv';
import { files } from '#host';

/**
 * A table of printed values, transcribed: `printed/<name>.csv` as one record a row, by its header.
 *
 * Lines that start with # are notes on the transcription. A field with a comma is quoted.
 */
export function printed(name: string): Record<string, string>[] {
  const text = files.text(`printed/${name}.csv`);
  if (text === null) throw new Error(`no printed table ${name}`);
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return [...csvParse(lines.join('\n'))];
}
