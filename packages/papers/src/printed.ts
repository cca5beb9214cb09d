import { readFileSync } from 'node:fs';
import { csvParse } from 'd3-dsv';

/**
 * A table of printed values, transcribed: `printed/<name>.csv` as one record a row, by its header.
 *
 * Lines that start with # are notes on the transcription. A field with a comma is quoted.
 */
export function printed(name: string): Record<string, string>[] {
  const text = readFileSync(new URL(`../printed/${name}.csv`, import.meta.url), 'utf8');
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return [...csvParse(lines.join('\n'))];
}
