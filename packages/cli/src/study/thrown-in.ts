/** What the code of a file threw, in one line: the place in the source, where the stack names one, and the message. */
export function thrownIn(error: unknown, file: string): string {
  if (!(error instanceof Error)) return `${file}: it threw ${String(error)}`;
  const [message] = error.message.split('\n', 1);
  return `${placeIn(error.stack ?? '', file)}: ${error.name}: ${message}`;
}

/** The first line of the file that the stack names. */
function placeIn(stack: string, file: string): string {
  const name = file.split('/').at(-1) as string;
  for (const line of stack.split('\n')) {
    const at = line.lastIndexOf(`${name}:`);
    const place = at < 0 ? null : /^:(\d+:\d+)/.exec(line.slice(at + name.length));
    if (place !== null) return `${file}:${place[1]}`;
  }
  return file;
}
