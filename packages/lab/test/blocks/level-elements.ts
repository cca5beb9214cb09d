/** An element of the level format, and how a level is written without it. */
export interface Element {
  readonly name: string;
  readonly game: 'bloxorz' | 'on-the-edge' | 'bobbin';
  /** The text without the element; the same text where it is not there. */
  without(text: string): string;
}

/** The text with its grid, or its other lines, changed. */
const inGrid = (text: string, change: (grid: string) => string): string =>
  text.replace(/(?<=^grid\n)[\s\S]*?(?=^end$)/m, change);
const inLines = (text: string, change: (lines: string) => string): string =>
  text.replace(/(?<=^end\n)[\s\S]*/m, change);

const sign = (name: string, game: Element['game'], from: RegExp, to: string): Element => ({
  name,
  game,
  without: (text) => inGrid(text, (grid) => grid.replace(from, to)),
});
const word = (name: string, game: Element['game'], from: RegExp, to: string): Element => ({
  name,
  game,
  without: (text) => inLines(text, (lines) => lines.replace(from, to)),
});

/** The text with what lines of a kind name gone: the cells are floor, or as the grid has them. */
const things = (name: string, game: Element['game'], kind: string, floor: string): Element => ({
  name,
  game,
  without(text) {
    const names = [...text.matchAll(new RegExp(`^${kind} (\\S+)`, 'gm'))]
      .map((match) => match[1])
      .concat(
        kind === 'pair' ? [...text.matchAll(/^pair \S+ (\S+)/gm)].map((match) => match[1]) : [],
      );
    const lines = inLines(text, (all) =>
      names.reduce(
        (left, gone) =>
          left
            .replace(new RegExp(`^(${kind}|at) (\\S+ )?${escaped(gone)}( .*)?\n`, 'gm'), '')
            .replace(new RegExp(`^(switch .*) ${escaped(gone)}(?= |$)`, 'gm'), '$1'),
        all,
      ),
    );
    return inGrid(lines, (grid) =>
      names
        .filter((gone) => gone.length === 1)
        .reduce((left, gone) => left.replaceAll(gone, floor), grid),
    );
  },
});

const escaped = (name: string): string => name.replace(/[*+?.]/g, '\\$&');

export const elements: readonly Element[] = [
  sign('void', 'bloxorz', /\./g, '#'),
  sign('wood', 'bloxorz', /~/g, '#'),
  things('switch', 'bloxorz', 'switch', '#'),
  word('light', 'bloxorz', /\blight\b/g, 'heavy'),
  word('heavy', 'bloxorz', /\bheavy\b/g, 'light'),
  word('alternating', 'bloxorz', / alternating\b/g, ' non-alternating'),
  word('non-alternating', 'bloxorz', /\bnon-alternating\b/g, 'alternating'),
  word('close', 'bloxorz', /\bclose\b/g, 'open'),
  word('open (switch)', 'bloxorz', /(?<=heavy |light )open\b/g, 'close'),
  word('rules', 'bloxorz', /^rules strict\n/gm, ''),
  word('a second effect', 'bloxorz', /^(switch (\S+) .*\n)(?:switch \2 .*\n)+/gm, '$1'),
  things('bridge', 'bloxorz', 'bridge', '.'),
  word('closed (bridge)', 'bloxorz', /(?<=^bridge \S+ )closed/gm, 'open'),
  word('open (bridge)', 'bloxorz', /(?<=^bridge \S+ )open/gm, 'closed'),
  things('teleport', 'bloxorz', 'teleport', '#'),
  word('first half of a teleport', 'bloxorz', /(?<=^teleport \S+ )(\S+ \S+) (\S+ \S+)/gm, '$2 $1'),
  // The other cells of the name stay, so that there is still a level.
  word('at', 'bloxorz', /^at .*\n(?!at)/gm, ''),
  sign('void', 'on-the-edge', /\./g, '#'),
  sign('black', 'on-the-edge', /K/g, '#'),
  sign('blue', 'on-the-edge', /B/g, '#'),
  sign('void', 'bobbin', /\./g, '#'),
  sign('raised floor', 'bobbin', /\^/g, '#'),
  things('pair', 'bobbin', 'pair', '#'),
  {
    name: 'raised key',
    game: 'bobbin',
    without: (text) => renamed(text, /^[A-Z]/, (name) => name.toLowerCase()),
  },
  {
    name: 'lowered key',
    game: 'bobbin',
    without: (text) => renamed(text, /^[a-z]/, (name) => name.toUpperCase()),
  },
  things('star', 'bobbin', 'star', '#'),
  word('moves of a star', 'bobbin', /(?<=^star \S+ )\d+/gm, '1'),
  word('orientation', 'bobbin', /^orientation lying-[xy]$/gm, 'orientation standing'),
];

/** The text with the keys that match under other names. */
function renamed(text: string, which: RegExp, rename: (name: string) => string): string {
  const names = [...text.matchAll(/^pair (\S+) (\S+)/gm)]
    .flatMap(([, a, b]) => [a, b])
    .filter((name) => which.test(name));
  const lines = inLines(text, (all) =>
    names.reduce((left, name) => left.replace(new RegExp(`\\b${name}\\b`, 'g'), rename(name)), all),
  );
  return inGrid(lines, (grid) =>
    names.reduce((left, name) => left.replaceAll(name, rename(name)), grid),
  );
}
