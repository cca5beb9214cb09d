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
import { clamp } from '../shell/clamp.js';
import { type Fields, given } from '../shell/game-state.js';
import { firstLevel, levelTexts } from './levels.js';

/** A play of a level: its states, and the index of the one shown; those after it can be redone. */
export interface BlockPlay {
  /** The name of a level of the project; `null` for a text of the reader. */
  readonly name: string | null;
  readonly source: string;
  readonly level: Level;
  /** The rules that were asked for, if they are not those of the text. */
  readonly rules: BloxorzRules | null;
  readonly game: BlockGame<BlockState>;
  /** The start first: one more than letters. */
  readonly states: readonly BlockState[];
  readonly letters: string;
  readonly at: number;
  /** The entries of `states` at which the page made the next move or named it; none by default. */
  readonly helped?: readonly number[];
  /** The play that a restart ended. */
  readonly before?: BlockPlay;
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
  if (same && old.letters.startsWith(path)) return showStep(old, path.length);
  return played(same ? restart(old) : play, path);
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
    states: [game.start],
    letters: '',
    at: 0,
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
export function played(play: BlockPlay, path: string): BlockPlay {
  const { game } = play;
  const states = [game.start];
  for (const [i, sign] of [...path].entries()) {
    const letter = game.letters.find((candidate) => candidate === sign);
    const next = letter === undefined ? null : moveFrom(play, states[i], letter);
    if (next === null)
      throw new InputError('play', 'block.path', 'illegalMove', { at: i + 1, got: path });
    states.push(next);
  }
  return { ...play, states, letters: path, at: path.length, helped: undefined };
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

export const here = ({ states, at }: BlockPlay): BlockState => states[at];
export const pathOf = ({ letters, at }: BlockPlay): string => letters.slice(0, at);

/** The play after a move; `null` if it is illegal. Nothing is left to redo. */
export function moved(play: BlockPlay, letter: Letter): BlockPlay | null {
  const next = moveFrom(play, here(play), letter);
  return next && withMove(play, letter, next);
}

const withMove = (play: BlockPlay, letter: Letter, state: BlockState): BlockPlay => ({
  ...play,
  states: [...play.states.slice(0, play.at + 1), state],
  letters: pathOf(play) + letter,
  at: play.at + 1,
  helped: play.helped?.filter((entry) => entry <= play.at),
});

/** The play with help at the position shown: the page makes the next move, or has named it. */
export const withHelp = (play: BlockPlay): BlockPlay => ({
  ...play,
  helped: [...(play.helped ?? []), play.at],
});

/** True if the page made a move on the way to the position shown, or named one. */
export const hasHelp = ({ helped = [], at }: BlockPlay): boolean =>
  helped.some((entry) => entry < at);

export const undo = (play: BlockPlay): BlockPlay =>
  play.at === 0 ? (play.before ?? play) : { ...play, at: play.at - 1 };
export const redo = (play: BlockPlay): BlockPlay =>
  play.at === play.letters.length ? play : { ...play, at: play.at + 1 };
/** The play with an entry of the moves made shown; those after it can be redone. */
export const showStep = (play: BlockPlay, at: number): BlockPlay => ({
  ...play,
  at: clamp(at, 0, play.letters.length),
});
/** The play from its start; an undo brings the moves back. */
export const restart = (play: BlockPlay): BlockPlay => ({
  ...play,
  states: [play.game.start],
  letters: '',
  at: 0,
  helped: undefined,
  before: play.letters === '' ? play.before : play,
});
export const hasWon = (play: BlockPlay): boolean => play.game.wins(here(play));
