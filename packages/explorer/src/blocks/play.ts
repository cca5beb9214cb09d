import {
  type BlockGame,
  type BlockState,
  type BloxorzRules,
  blockGame,
  type Letter,
  type Level,
  parseLevel,
  withRules,
} from '@manaus/blocks';
import { bloxorzRules } from '@manaus/blocks/internals';
import { InputError } from '@manaus/core';
import { requireOneOf } from '@manaus/core/internals';
import {
  current,
  type History,
  historyOf,
  restart,
  showStep,
  wayOf,
  withEntry,
} from '../play/history.js';
import { type Fields, given } from '../shell/game-state.js';
import { firstLevel, levelTexts } from './levels.js';

/** A state of a play, and the move that led to it; none to the start. */
export interface Place {
  readonly state: BlockState;
  readonly letter: Letter | null;
}

/** A level and the play of it. */
export interface BlockPlay {
  /** The name of a level of the project; `null` for a text of the reader. */
  readonly name: string | null;
  readonly source: string;
  readonly level: Level;
  /** The rules that were asked for, if they are not those of the text. */
  readonly rules: BloxorzRules | null;
  readonly game: BlockGame<BlockState>;
  readonly history: History<Place>;
}

/** The longest level text that is put into the address. */
const longestLink = 2000;

/**
 * The play of the fields of an address, the moves made kept where they begin with its path. Throws
 * an `InputError` if they name none.
 */
export function openPlay(fields: Fields, old?: BlockPlay): BlockPlay {
  const name = fields.text === undefined ? (fields.level ?? firstLevel) : null;
  const source = name === null ? fields.text : levelTexts.get(name);
  if (source === undefined)
    throw new InputError('play', 'block.level', 'oneOf', {
      names: [...levelTexts.keys()],
      got: name,
    });
  const play = playOf(source, name, fields.rules);
  const same = old?.source === source && old.name === name && old.rules === play.rules;
  const path = fields.path ?? '';
  if (!same) return playPath(play, path);
  const { history } = old;
  if (!lettersOf(history.entries).startsWith(path))
    return playPath({ ...old, history: restart(history) }, path);
  return path.length === history.at
    ? { ...old }
    : { ...old, history: showStep(history, path.length) };
}

/**
 * The play of a level text, at its start, under its own rules or others. Throws an `InputError`
 * with the line at fault.
 */
export function playOf(source: string, name: string | null = null, asked?: string): BlockPlay {
  const own = parseLevel(source);
  const rules =
    asked === undefined ? undefined : requireOneOf('play', 'block.rules', bloxorzRules, asked);
  const level = withRules(own, rules);
  const game = blockGame(level);
  return {
    name,
    source,
    level,
    rules: rulesOf(level) === rulesOf(own) ? null : rulesOf(level),
    game,
    history: historyOf([{ state: game.start, letter: null }]),
  };
}

/** The rules of a level; `null` for a game with one set of them. */
export const rulesOf = (level: Level): BloxorzRules | null =>
  level.game === 'bloxorz' ? level.rules : null;

/** The fields of the address of the same level under other rules. */
export const underRules = (play: BlockPlay, rules: string): Fields => ({
  ...levelFields(play),
  rules,
});

const levelFields = ({ name, source }: BlockPlay): Record<string, string> =>
  name === null ? { text: source } : { level: name };

/** The play of a path from the start. Throws an `InputError` at the first illegal letter. */
export function playPath(play: BlockPlay, path: string): BlockPlay {
  const { game } = play;
  const entries: Place[] = [{ state: game.start, letter: null }];
  for (const [i, sign] of [...path].entries()) {
    const letter = game.letters.find((candidate) => candidate === sign);
    const state = letter === undefined ? null : moveFrom(play, entries[i].state, letter);
    if (letter === undefined || state === null)
      throw new InputError('play', 'block.path', 'illegalMove', { at: i + 1, got: path });
    entries.push({ state, letter });
  }
  const { helped: _, ...history } = play.history;
  return { ...play, history: { ...history, ...historyOf(entries) } };
}

const moveFrom = ({ game }: BlockPlay, state: BlockState, letter: Letter) =>
  game.wins(state) ? null : game.move(state, letter);

/** The fields of the address of a play; none if its text is too long. */
export function fieldsOf(play: BlockPlay): Record<string, string> {
  if (play.name === null && !fitsLink(play.source)) return {};
  return { ...levelFields(play), ...given({ rules: play.rules, path: pathOf(play) || null }) };
}

export const fitsLink = (source: string): boolean =>
  source.length <= longestLink &&
  new URLSearchParams({ text: source }).toString().length <= longestLink;

export const here = ({ history }: BlockPlay): BlockState => current(history).state;
export const pathOf = ({ history }: BlockPlay): string => lettersOf(wayOf(history));
export const lettersOf = (places: readonly Place[]): string =>
  places.map(({ letter }) => letter ?? '').join('');

/** The play after a move; `null` if it is illegal. */
export function makeMove(play: BlockPlay, letter: Letter): BlockPlay | null {
  const state = moveFrom(play, here(play), letter);
  return state && { ...play, history: withEntry(play.history, { state, letter }) };
}

export const hasWon = (play: BlockPlay): boolean => play.game.wins(here(play));
