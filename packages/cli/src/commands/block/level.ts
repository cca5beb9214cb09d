import { type BloxorzRules, type Level, parseLevel, withRules } from '@manaus/blocks';
import { bloxorzRules } from '@manaus/blocks/internals';
import { visible } from '@manaus/core/internals';
import { choice, text } from '../../options/kinds.js';
import { required, setting } from '../../options/option.js';
import { STDIN } from '../../options/rules-names.js';
import type { Io } from '../../shell/io.js';
import { readInput } from '../../shell/read-text.js';
import { type Fact, facts } from '../../tables/columns.js';
import { grouped, inLines } from '../../tables/text.js';

/** The positional argument of the actions that take a level. */
export const levelArgument = required(
  text('LEVEL', `a file with a level, or ${STDIN} for standard input`, 'a file'),
);

/** The option of the actions that play a level. */
export const rulesOption = {
  rules: setting(
    choice(
      'RULES',
      'rules of Bloxorz: official, or strict (default: as the level says)',
      bloxorzRules,
    ),
    'blocks/rules',
  ),
};

/** The level in a file or on standard input, under other rules if they are given. */
export const readLevel = async (file: string, io: Io, rules?: BloxorzRules): Promise<Level> =>
  withRules(parseLevel(await readInput('LEVEL', file, io)), rules);

/** The rules of a level, `null` for a game that has one set of them. */
export const rulesOf = (level: Level): BloxorzRules | null =>
  level.game === 'bloxorz' ? level.rules : null;

/** The name, the game and the size of a level. */
export const titleOf = ({ name, game, width, height }: Level): string =>
  `${name === '' ? game : `${visible(name)}, ${game}`}, ${width} x ${height}`;

/** A table about a level: its title, then names and values. */
export const levelTable = (level: Level, rows: readonly Fact[], color: boolean): string =>
  inLines(facts(titleOf(level), rows, color));

/** The progress callback of a search: the number of states, `null` while the board is prepared. */
export const searchProgress =
  (io: Io) =>
  (states: number | null, share: number | null): void =>
    io.progress?.(states === null ? 'board' : `${grouped(states)} states`, share);
