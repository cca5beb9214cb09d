import type { HeapGameEntry, HeapPosition } from '@manaus/games';
import { current } from '../play/history.js';
import { mapValues } from '../shell/values.js';
import type { Explanation } from '../towers/explain.js';
import { type Key, textOr, type Words } from '../words/words.js';
import { type Draft, moveOf } from './draft.js';
import type { HeapsGame } from './heaps-game.js';
import type { HeapsState } from './heaps-state.js';
import { isPerson, otherSide, type Side, type Step, winner } from './play.js';
import type { HeapSetup } from './setup.js';
import { isOver, type Move, type Table } from './table.js';

/** The name of a game; a game that the page has no words for keeps its plain name. */
export const gameText = (words: Words, { name }: HeapGameEntry): string =>
  textOr(words, `heaps.game.${name}`, name);

/** The rule of a game in a sentence; nothing if the page has no words for it. */
export const ruleText = (words: Words, { family, parameters }: HeapSetup): string =>
  textOr(
    words,
    `heaps.rule.${family.name}`,
    '',
    mapValues(parameters, (value) => (typeof value === 'object' ? value.join(', ') : value)),
  );

/** Amounts in short: 1 to 7 as `1–7`, others as a list. */
export function amountsText(amounts: readonly number[]): string {
  const [least, most] = [amounts[0], amounts.at(-1) ?? 0];
  return most - least === amounts.length - 1 && amounts.length > 2
    ? `${least}–${most}`
    : amounts.join(', ');
}

type Who = 'you' | 'opponent' | 'first' | 'second';

/** The name of a side. */
export function whoOf(table: Table, side: Side): Who {
  if (table.setup.opponent === 'none') return side === 0 ? 'first' : 'second';
  return isPerson(table, side) ? 'you' : 'opponent';
}

/** Whose turn it is, or who has won. */
export function turnText(table: Table, step: Step, words: Words): string {
  const won = winner(table, step);
  return won === null
    ? words(`heaps.turn.${whoOf(table, step.turn)}`)
    : words(`heaps.won.${whoOf(table, won)}`);
}

/** The amounts of a move, heap by heap, and how it parts a heap. */
export function takenText(words: Words, { taken, split }: Move): string {
  const parted =
    split === null
      ? []
      : [words('heaps.parted', { heap: split.place + 1, parts: partsText(split.parts) })];
  return [
    ...taken.flatMap((n, place) => (n === 0 ? [] : [words('heaps.of', { n, heap: place + 1 })])),
    ...parted,
  ].join(', ');
}

/** Parts of a heap, such as 2 + 3. */
export const partsText = (parts: readonly number[]): string => parts.join(' + ');

/** A position of a play: who took what, and what that left. */
export function stepText(table: Table, { position, turn, move }: Step, words: Words): string {
  const left = table.label(position);
  if (move === null) return left;
  return words('heaps.moved', {
    who: words(`heaps.${whoOf(table, otherSide(turn))}`),
    what: takenText(words, move),
    left,
  });
}

/** The amounts that may be taken from a heap, beside those chosen of others. */
export function mayText(
  { table, history }: HeapsGame,
  { taken }: Pick<Draft, 'taken'>,
  place: number,
  words: Words,
): string {
  const amounts = table.amounts(current(history).position, place, taken);
  if (amounts.join() === '0') return words('heaps.mayPart', { heap: place + 1 });
  return words(amounts.length === 0 ? 'heaps.nothing' : 'heaps.may', {
    heap: place + 1,
    amounts: amountsText(amounts),
  });
}

function refusalText(game: HeapsGame, draft: Draft, words: Words): string {
  const { place, taken } = draft;
  const { position } = current(game.history);
  if (isOver(game.table, position)) return words('heaps.over');
  const wrong = taken.findIndex(
    (amount, i) => amount > 0 && !game.table.amounts(position, i, taken).includes(amount),
  );
  return wrong === -1 && place === null
    ? words('heaps.choose')
    : mayText(game, draft, wrong === -1 ? (place ?? 0) : wrong, words);
}

function gainedText({ table, history }: HeapsGame, since: number, words: Words): string {
  const won = winner(table, current(history));
  const moves = history.entries.slice(since + 1).map((step) => stepText(table, step, words));
  return [...moves, ...(won === null ? [] : [words(`heaps.won.${whoOf(table, won)}`)])].join(' ');
}

/** A winning move with its reason, or the remark that no move wins. */
function hintText(game: HeapsGame, words: Words): string {
  const [best] = game.table.winning(current(game.history).position);
  return best === undefined
    ? noneWinsText(game, words)
    : words('heaps.hint', {
        what: takenText(words, game.table.moveTo(current(game.history).position, best)),
        left: game.table.label(best),
        why: whyText(game.table, best, words),
      });
}

/** The remark that no move wins. */
export const noneWinsText = ({ table, history }: HeapsGame, words: Words): string =>
  words(isOver(table, current(history).position) ? 'heaps.over' : 'heaps.winning.none');

/** The reason for the outcome of a position. */
export function whyText(table: Table, position: HeapPosition, words: Words): string {
  const { key, values } = explain(table, position);
  return words(key, values);
}

/** The last announcement of a state in words. */
export function saidText({ game, draft, said }: HeapsState, words: Words): string {
  if (said === null) return '';
  switch (said.kind) {
    case 'gained':
      return gainedText(game, said.since, words);
    case 'refused':
      return refusalText(game, draft, words);
    case 'chosen':
      return words('heaps.chosen', { what: takenText(words, moveOf(draft)) });
    case 'may':
      return mayText(game, draft, said.place, words);
    case 'tooMany':
      return words('heaps.tooMany', { n: game.table.rules.heapsPerMove });
    case 'noHeap':
      return words('heaps.noHeap', { n: said.n });
    case 'hint':
      return hintText(game, words);
    default:
      return words(said.kind);
  }
}

/**
 * The reason that a position is P or N: a sentence, the values in it, and the item of a work that
 * says so.
 */
export function explain({ rules }: Table, position: HeapPosition): Explanation {
  const { key, values, item } = rules.explain(position);
  return { key: `heaps.why.${key}` as Key, values, item };
}
