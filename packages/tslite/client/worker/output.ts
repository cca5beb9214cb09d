import { format } from 'node-inspect-extracted';
import type { Bundle } from '../../src/last-values.js';
import type { Output, Reply } from '../messages.js';

/** The request whose outputs are written: late ones of a cell go to the one that came after. */
let current = 0;

/** Sets the request that outputs belong to. */
export function outputsOf(id: number): void {
  current = id;
}

const send = (output: Output): void =>
  self.postMessage({ kind: 'output', id: current, output } satisfies Reply);

/** Writes a text as it is. */
export const write = (name: 'stdout' | 'stderr', text: string): void =>
  send({ kind: 'stream', name, text });

/** Writes values on a line, as Node's console does. */
export const print =
  (name: 'stdout' | 'stderr') =>
  (...values: readonly unknown[]): void =>
    write(name, `${format(...values)}\n`);

/** Shows a bundle; one with the name of an earlier display can take its place. */
export const display = ({ data, metadata }: Bundle, name?: string, update = false): void =>
  send({
    kind: 'display',
    data,
    metadata,
    update,
    ...(name === undefined ? {} : { display: name }),
  });
