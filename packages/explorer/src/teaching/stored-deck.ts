import { InputError, type NamedTower } from '@manaus/core';
import { type History, startOf } from '../play/history.js';
import { unlessBad } from '../shell/bad-input.js';
import type { Fields } from '../shell/game-state.js';
import { isRecord } from '../shell/storage.js';
import type { TowersState } from '../towers/reducer.js';
import { beginRun, type Run } from '../towers/run.js';
import { readStoredPlay, writeVisits } from '../towers/stored-play.js';
import { revisited } from '../towers/visits.js';
import { vertexIn } from '../towers/world.js';
import { type Card, openCard, readCard, writeCard } from './card.js';
import { readTestPlan, type TestPlan } from './test-plan.js';

/** A try at a card of a deck. */
export interface Try {
  readonly card: number;
  readonly run: Run;
  readonly history: History<number>;
}

/** A deck, the card that is shown, and the tries so far. */
export interface DeckState {
  readonly cards: readonly Card[];
  readonly test: TestPlan | null;
  readonly at: number;
  readonly tries: readonly Try[];
}

/** A deck as the browser keeps it. */
export const writeStoredDeck = ({ cards, test, at, tries }: DeckState) => ({
  cards: cards.map(writeCard),
  test,
  at,
  tries: tries.map(({ card, run, history }) => ({
    card,
    session: writeVisits(history),
    events: run.events,
  })),
});

/** The deck that was kept, if an address names its present card; `null` without one. */
export function readStoredDeck(
  value: unknown,
  fields: Fields,
  towers: readonly NamedTower[],
): DeckState | null {
  if (!isRecord(value) || !Array.isArray(value.cards) || !Array.isArray(value.tries)) return null;
  const cards = readFields(value.cards, towers);
  const test = unlessBad(() => readTestPlan(value, cards.length), null);
  const isPlace = test === null && fields.problem !== undefined;
  const at = isPlace ? Number(fields.problem) - 1 : Number(value.at);
  const shown = cards[Math.min(at, cards.length - 1)];
  if (!Number.isInteger(at) || at < 0 || shown === undefined) return null;
  if (keyOf(shown) !== keyOf(readCard(fields, towers))) return null;
  const tries = value.tries.flatMap((each, i) => readTry(each, cards, i) ?? []);
  return { cards, test, at: Math.min(at, cards.length), tries };
}

/** A try as it was kept; the clock of the page began anew since. */
function readTry(value: unknown, cards: readonly Card[], i: number): Try | null {
  if (!isRecord(value)) return null;
  const card = cards[Number(value.card)];
  if (card === undefined) return null;
  const game = openCard(card);
  const play = readStoredPlay(value, game.world, startOf(game.history));
  if (play === null) return null;
  const { history, events } = play;
  // An earlier time than all others, different for each try.
  const run = { ...beginRun(game, i - 1e9), events };
  return { card: Number(value.card), run, history };
}

/**
 * The last try at a card that came by a position, or else the last one; none if it was not tried.
 */
export function tryAt(tries: readonly Try[], card: number, label?: string): Try | undefined {
  const own = tries.filter((each) => each.card === card);
  const hasPosition = ({ run: { game }, history }: Try): boolean => {
    const vertex = label === undefined ? null : vertexIn(game.world, label);
    return vertex !== null && revisited(history, vertex) !== null;
  };
  return own.findLast(hasPosition) ?? own.at(-1);
}

/** The play of a try, as if it had begun so long ago as its events took. */
export function resumedPlay(play: TowersState, { run, history }: Try, clock: number): TowersState {
  const elapsed = run.events.at(-1)?.time ?? 0;
  return { ...play, game: { ...play.game, history }, run: { ...run, begun: clock - elapsed } };
}

/** The cards being collected and the name of the participant, as they were kept. */
export function readStoredTeaching(value: unknown, towers: readonly NamedTower[]) {
  if (!isRecord(value)) return { set: [], participant: '' };
  const { set, participant } = value;
  return {
    set: Array.isArray(set) ? readFields(set, towers) : [],
    participant: typeof participant === 'string' ? participant : '',
  };
}

/** Cards from their fields; none, if one of them is broken. */
function readFields(entries: readonly unknown[], towers: readonly NamedTower[]): readonly Card[] {
  try {
    return entries.map((entry) => readCard(entry as Fields, towers));
  } catch (error) {
    if (error instanceof InputError || error instanceof TypeError) return [];
    throw error;
  }
}

const keyOf = (card: Card): string => JSON.stringify(writeCard(card));
