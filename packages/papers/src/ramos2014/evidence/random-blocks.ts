import type { BloxorzLevel, Letter } from '@manaus/blocks';
import { bloxorz } from '@manaus/blocks';
import { bloxorzLevel } from './block-search.js';

type Random = () => number;
const below = (random: Random, bound: number) => Math.floor(bound * random());

/** The parts that a random level may have. */
export interface Elements {
  readonly switches?: boolean;
  readonly teleports?: boolean;
  /** The effect of switches. Default: alternating or not, at random. */
  readonly effect?: 'close';
}

/** A random level of Bloxorz of the given size, with at most two switches, two bridges and a teleport. */
export function randomBloxorz(
  width: number,
  height: number,
  random: Random,
  { switches = false, teleports = false, effect }: Elements,
): BloxorzLevel {
  const signs: string[] = Array.from({ length: width * height }, () =>
    random() < 0.74 ? '#' : random() < 0.6 ? '.' : '~',
  );
  const free = signs.map((_, cell) => cell);
  const take = () => free.splice(below(random, free.length), 1)[0];
  signs[take()] = 'S';
  signs[take()] = 'G';
  const directives: string[] = [];
  const put = (name: string, directive: string) => {
    if (free.length === 0) return false;
    signs[take()] = name;
    directives.push(directive);
    return true;
  };
  if (switches) {
    const bridges = ['P', 'Q'].filter(
      (name) =>
        random() < 0.8 &&
        put(name, `bridge ${name} ${effect === undefined && random() < 0.5 ? 'closed' : 'open'}`),
    );
    if (bridges.length > 0 && free.length > 1 && random() < 0.4) signs[take()] = bridges[0];
    for (const name of ['a', 'b']) {
      const to = bridges.filter(() => random() < 0.7);
      if (random() < 0.8)
        put(
          name,
          [
            'switch',
            name,
            random() < 0.6 ? 'light' : 'heavy',
            effect ?? (random() < 0.5 ? 'alternating' : 'non-alternating'),
            ...to,
          ].join(' '),
        );
    }
  }
  if (teleports) {
    const landings = signs.flatMap((sign, cell) => (sign === '.' ? [] : [cell]));
    const place = () => landings[below(random, landings.length)];
    const xy = (cell: number) => `${1 + (cell % width)} ${height - Math.floor(cell / width)}`;
    const [first, second] = [place(), place()];
    if (first !== second) put('T', `teleport T ${xy(first)} ${xy(second)}`);
  }
  const rows = Array.from({ length: height }, (_, row) =>
    signs.slice(row * width, (row + 1) * width).join(''),
  );
  return bloxorzLevel(rows.join('/'), ...directives);
}

/** A random play: mostly legal letters, and some of any kind. */
export function randomPath(level: BloxorzLevel, length: number, random: Random): string {
  const game = bloxorz(level);
  let [state, path] = [game.start, ''];
  while (path.length < length) {
    const letters: readonly Letter[] = ['R', 'L', 'U', 'D', '_'];
    const legal = game.letters.filter((letter) => game.move(state, letter) !== null);
    const some = legal.length > 0 && random() < 0.95 ? legal : letters;
    const letter = some[below(random, some.length)];
    path += letter;
    const next = game.move(state, letter);
    if (next === null) return path;
    state = next;
  }
  return path;
}
