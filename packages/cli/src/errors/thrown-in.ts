import { basename } from 'node:path';

/**
 * An error thrown by the code of a file in one line, with its place in the source; `null` for the
 * errors of others.
 */
export const thrownBy = (file: string, error: unknown): string | null =>
  isOf(file, error) ? thrownIn(error, file) : null;

function isOf(file: string, error: unknown): boolean {
  if (!(error instanceof Error)) return true;
  if (error.name === 'InputError') return false;
  return placeIn(error.stack ?? '', file) !== null;
}

/**
 * An error thrown by the code of a file in one line: the line in the source and the message. Only
 * syntax errors have an exact column.
 */
export function thrownIn(error: unknown, file: string): string {
  if (!(error instanceof Error)) return `${file}: it threw ${String(error)}`;
  const [message] = error.message.split('\n', 1);
  const [line, column] = placeIn(error.stack ?? '', file) ?? [];
  if (message.startsWith('ParseError:')) return `${file}:${line}:${column}: ${message.trim()}`;
  return `${file}${line === undefined ? '' : `:${line}`}: ${error.name}: ${message}`;
}

type Place = readonly [line: string, column: string];

/** The line and column of the first place in the file that a stack names. */
function placeIn(stack: string, file: string): Place | null {
  const places = stack.split('\n').map((line) => placeAt(line, basename(file)));
  return places.find((place) => place !== null) ?? null;
}

/** The place in a file that a line of a stack names. */
function placeAt(line: string, name: string): Place | null {
  const at = line.lastIndexOf(`/${name}:`);
  const place = at < 0 ? null : /^:(\d+):(\d+)/.exec(line.slice(at + 1 + name.length));
  return place === null ? null : [place[1], place[2]];
}
