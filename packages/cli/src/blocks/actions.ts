import { blockGame, checkPath, formatLevel, type Level } from '@manaus/blocks';
import { analyzeLevel, generateLevel, solveLevel } from '@manaus/lab';
import { levelFigure, toSvg } from '@manaus/plot';
import { mustBe } from '../bad-input.js';
import type { Io } from '../io.js';
import type { Values } from '../options.js';
import { grouped, styled, twoColumns, wrapped } from '../tables/text.js';
import { boardRows, legends } from './board.js';
import { fromCnf } from './from-cnf.js';
import type { blockOptions } from './options.js';
import { play } from './play.js';
import { readLevel } from './read-level.js';
import { save } from './save.js';

type Given = Values<typeof blockOptions>;

/** What can be done with a level: the words it takes, the options it knows, and how it is done. */
export interface Action {
  readonly words: readonly string[];
  readonly options: readonly (keyof typeof blockOptions)[];
  run(words: readonly (string | undefined)[], values: Given, io: Io): void | Promise<void>;
}

/** Larger boards are not drawn. */
const MOST_DRAWN = 10_000;

/** Lists longer than this are not printed: `null` in JSON. */
const LONGEST_LIST = 100_000;
const PER_GROUP = 10;

const games: readonly Level['game'][] = ['bloxorz', 'on-the-edge', 'bobbin'];

export const actions: Readonly<Record<string, Action>> = {
  solve: {
    words: ['LEVEL'],
    options: ['limit'],
    run([file], { limit, json }, io) {
      const level = readLevel(file);
      const { solvable, moves, path, visited } = solveLevel(level, {
        limit,
        onProgress: progressOf(io),
      });
      if (json) return print(io, { game: level.game, solvable, moves, path, visited });
      const answer = solvable
        ? `${moves} moves, none shorter`
        : limit
          ? `none of at most ${level.width * level.height} moves`
          : 'none';
      table(io, level, [
        ['solution', answer],
        ...(path === null ? [] : [['path', inGroups(path)] as const]),
        [level.game === 'on-the-edge' ? 'partial walks' : 'states', grouped(visited)],
      ]);
    },
  },
  check: {
    words: ['LEVEL', 'PATH'],
    options: [],
    run([file, path], { json }, io) {
      if (path === undefined) throw mustBe('PATH', 'the letters of a path, such as RRU', undefined);
      const level = readLevel(file);
      const found = checkPath(blockGame(level), path);
      if (json) return print(io, found);
      const legal =
        found.failedAt === null
          ? 'yes'
          : `no: move ${found.failedAt}, ${path[found.failedAt - 1]}, is not`;
      table(io, level, [
        ['legal', legal],
        ['wins', found.wins ? 'yes' : 'no'],
      ]);
    },
  },
  show: {
    words: ['LEVEL'],
    options: ['out'],
    run([file], { json, out }, io) {
      const level = readLevel(file);
      if (out !== undefined) return drawLevel(io, level, out, json === true);
      const rows = boardRows(level, blockGame(level).start);
      if (json)
        return print(io, {
          game: level.game,
          name: level.name,
          width: level.width,
          height: level.height,
          rows,
        });
      const directives = formatLevel(level)
        .split('\n')
        .slice(level.height + 3 + Number(level.name !== ''));
      io.out(
        `${[styled(titleOf(level), 'bold', io.color), '', ...rows, '', ...wrapped(legends[level.game]), ...directives].join('\n')}`,
      );
    },
  },
  play: { words: ['LEVEL'], options: [], run: ([file], _, io) => play(readLevel(file), io) },
  analyze: {
    words: ['LEVEL'],
    options: [],
    run([file], { json }, io) {
      const level = readLevel(file);
      const progress = progressOf(io);
      const { strongComponents, shortest, distances, ...found } = analyzeLevel(level, {
        onProgress: (states) => progress(states, null),
      });
      if (json) {
        const listed = <T>(list: readonly T[]) => (list.length > LONGEST_LIST ? null : list);
        return print(io, {
          game: level.game,
          ...found,
          shortest: String(shortest),
          strongComponents: listed(strongComponents),
          distances: listed(distances),
        });
      }
      table(io, level, analysisRows(found, strongComponents, shortest));
      if (found.hardest !== null)
        io.out(`\nthe hardest start:\n\n${boardRows(level, found.hardest.states[0]).join('\n')}\n`);
    },
  },
  generate: {
    words: ['GAME'],
    options: ['seed', 'width', 'height', 'least', 'most', 'branching', 'out'],
    run([game], { json, out, ...asked }, io) {
      const known = games.find((other) => other === game);
      if (known === undefined) throw mustBe('GAME', `one of ${games.join(', ')}`, game);
      io.progress?.('levels tried', null);
      const { level, moves, path, branching } = generateLevel(known, asked);
      const text = `! shortest solution: ${moves} moves, ${branching.toFixed(2)} legal moves a state on it\n${formatLevel(level)}`;
      if (out !== undefined) save(out, text);
      if (json)
        return print(io, { game: known, moves, path, branching, level: text, out: out ?? null });
      io.out(out === undefined ? text : `wrote ${out}: ${moves} moves\n`);
    },
  },
  'from-cnf': fromCnf,
};

function analysisRows(
  found: Omit<ReturnType<typeof analyzeLevel>, 'strongComponents' | 'shortest' | 'distances'>,
  strong: readonly number[],
  shortest: bigint,
): Rows {
  const { order, size, dead, moves, hardest } = found;
  return [
    ['states', grouped(order)],
    ['legal moves', `${grouped(size)}, ${(size / order).toFixed(2)} a state`],
    ['strong components', `${grouped(strong.length)}, the largest of ${grouped(strong[0])} states`],
    ['dead states', grouped(dead)],
    [
      'shortest solution',
      moves === null ? 'none' : `${grouped(moves)} moves; there are ${shortest}`,
    ],
    ['hardest start', hardest === null ? 'none' : `${grouped(hardest.moves)} moves from the goal`],
  ];
}

type Rows = readonly (readonly [string, string])[];

const print = (io: Io, value: unknown): void => io.out(`${JSON.stringify(value)}\n`);

function table(io: Io, level: Level, rows: Rows): void {
  io.out(
    `${[...wrapped(titleOf(level)).map((line) => styled(line, 'bold', io.color)), '', ...twoColumns(rows, io.color)].join('\n')}\n`,
  );
}

const titleOf = ({ name, game, width, height }: Level): string =>
  `${name === '' ? game : `${name}, ${game}`}, ${width} x ${height}`;

/** Letters in tens, so that lines can be broken and moves counted. */
const inGroups = (path: string): string =>
  path === '' ? '-' : (path.match(new RegExp(`.{1,${PER_GROUP}}`, 'g')) ?? []).join(' ');

const progressOf = (io: Io) => (states: number | null, share: number | null) =>
  io.progress?.(states === null ? 'board' : `${grouped(states)} states`, share);

function drawLevel(io: Io, level: Level, out: string, json: boolean): void {
  if (!/\.svg$/i.test(out)) throw mustBe('--out', 'a file name that ends in .svg', out);
  const cells = level.width * level.height;
  if (cells > MOST_DRAWN)
    throw mustBe('LEVEL', `of at most ${MOST_DRAWN} cells to be drawn`, String(cells));
  const figure = levelFigure({ level, title: titleOf(level) });
  save(out, toSvg(figure));
  const { width, height } = figure;
  io.out(
    json
      ? `${JSON.stringify({ out, width, height })}\n`
      : `wrote ${out}: ${width} x ${height} pixels\n`,
  );
}
