import { readFileSync } from 'node:fs';

/**
 * A table of printed values, transcribed: `printed/<name>.csv` as one record a row, by its header.
 *
 * Lines that start with # are notes on the transcription. No field holds a comma or a quote.
 */
export function printed(name: string): Record<string, string>[] {
  const text = readFileSync(new URL(`../printed/${name}.csv`, import.meta.url), 'utf8');
  const [header, ...rows] = text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(','));
  return rows.map((row) => Object.fromEntries(header.map((column, i) => [column, row[i]])));
}
