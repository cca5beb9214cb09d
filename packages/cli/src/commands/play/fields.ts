import { blockGame, parseLevel, withRules } from '@manaus/blocks';
import { formatLabel, type InputError, type NamedTower } from '@manaus/core';
import { type HeapParameter, type HeapParameterValue, heapGame } from '@manaus/games';
import { badInput, mustBe } from '../../errors/refusal.js';
import { gameNamed, optionName, requireOwn } from '../../heaps/options.js';
import { discsIn, stateOf } from '../../options/label.js';
import type { Values } from '../../options/option.js';
import { type PageFields, pageFields } from '../../page/address.js';
import { towerOnPage } from '../../rules/subject.js';
import type { Io } from '../../shell/io.js';
import { readInput } from '../../shell/read-text.js';
import type { Games, gameOptions } from '../../subjects/game-subject.js';
import { grouped } from '../../tables/text.js';

type Given = Values<ReturnType<typeof gameOptions>>;

/** The largest games that the page shows: a test asks it. */
export const MOST_HEAPS = 9;
export const MOST_OBJECTS = 255;
const MOST_STATES = 2 ** 20;
const MOST_MEMBERS = 20;
const LARGEST_MEMBER = 99;

/** The discs of a tower whose number is not given, as on the page. */
const DISCS = 3;

interface TowerGiven extends Pick<Given, 'discs' | 'pegs' | 'capacities' | 'moves' | 'goal'> {
  readonly from: string | undefined;
}

/** The fields of a tower, from a state on if one is given. */
export async function towerFields(
  towers: readonly NamedTower[],
  named: string,
  { discs, from, ...changes }: TowerGiven,
  io: Io,
): Promise<PageFields> {
  const chosen = discs ?? (from === undefined ? DISCS : discsIn(from));
  const { tower, fields } = await towerOnPage(towers, named, { discs: chosen, ...changes }, io);
  if (fields === null) throw isProgram(named);
  const bound = `few enough for a page of at most ${grouped(MOST_STATES)} states`;
  if (tower.space > MOST_STATES) throw mustBe('--discs', bound, String(chosen));
  if (from === undefined) return fields;
  return { ...fields, start: formatLabel(stateOf(tower, '--from', from)) };
}

/** The error for a module of rules: the page runs no programs. */
export const isProgram = (file: string): InputError =>
  badInput(`${file} is a program, and the page runs none: it reads the rules of a tower as JSON`);

/** The heaps, the convention, and the options of parameters by name. */
interface HeapsGiven extends Readonly<Record<string, unknown>> {
  readonly heaps: readonly number[] | undefined;
  readonly misere: boolean;
}

/** The fields of a heap game; what is not given is as the page begins with it. */
export async function heapFields(
  games: Games['heapGames'],
  named: string,
  { heaps, misere, ...given }: HeapsGiven,
  io: Io,
): Promise<PageFields> {
  const game = await gameNamed(named, games, io);
  requireOwn(game, games, given);
  const parameters: Record<string, HeapParameterValue> = {};
  for (const parameter of game.parameters) {
    const value = given[optionName(parameter)] as HeapParameterValue | undefined;
    if (value === undefined) continue;
    requireShown(parameter, value);
    parameters[parameter.name] = value;
  }
  const most = Math.min(MOST_HEAPS, game.mostHeaps ?? MOST_HEAPS);
  if (heaps !== undefined && heaps.length > most)
    throw mustBe('--heaps', `at most ${most} for ${game.name} on the page`, heaps.join());
  // The game may refuse its parameters or its heaps.
  const { notation } = heapGame(game, parameters);
  if (heaps !== undefined) notation.parse(heaps.join());
  // On the page, one game has all codes.
  const isListed = games.includes(game);
  return pageFields({
    game: isListed ? game.name : 'taking-and-breaking',
    ...(isListed ? parameters : { code: game.name }),
    heaps,
    convention: misere ? 'misere' : undefined,
  });
}

/** Refuses a number or a set that is too large for the page. */
function requireShown(parameter: HeapParameter, value: HeapParameterValue): void {
  const option = `--${optionName(parameter)}`;
  if (typeof value === 'number' && value > MOST_HEAPS)
    throw mustBe(option, `at most ${MOST_HEAPS} on the page`, String(value));
  if (typeof value !== 'object') return;
  const bound = `at most ${MOST_MEMBERS} numbers up to ${LARGEST_MEMBER} on the page`;
  if (value.length > MOST_MEMBERS || value.some((each) => each > LARGEST_MEMBER))
    throw mustBe(option, bound, value.join());
}

/** The fields of a level, under its own rules or others. */
export async function levelFields(
  file: string,
  { rules }: Pick<Given, 'rules'>,
  io: Io,
): Promise<PageFields> {
  const text = await readInput('LEVEL', file, io);
  // The text may be no level, or its game may have no such rules.
  blockGame(withRules(parseLevel(text), rules));
  return pageFields({ text, rules });
}
