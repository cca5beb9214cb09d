import { InputError, type Peg } from '@manaus/core';

/** The text of a play by pegs from 0: `0>2 1>2`. */
export const playText = (moves: readonly { readonly from: Peg; readonly to: Peg }[]): string =>
  moves.map(({ from, to }) => `${from}>${to}`).join(' ');

/**
 * How a play is written: pegs by numbers from 0 or from 1, by letters from A, or the labels of the
 * states that it passes.
 */
export const playNotations = ['pegs0', 'pegs1', 'letters', 'labels'] as const;

/** One of the {@link playNotations}. */
export type PlayNotation = (typeof playNotations)[number];

/** A move that was written: the disc only where it is named. */
interface WrittenMove {
  readonly disc: number | null;
  readonly from: Peg;
  readonly to: Peg;
}

/** A play as one of the notations has it. */
export type PlayReading =
  | { readonly notation: 'labels'; readonly labels: readonly string[] }
  | {
      readonly notation: Exclude<PlayNotation, 'labels'>;
      readonly moves: readonly WrittenMove[];
    };

/** The words of a move as they stand: pegs by numbers or letters. */
type Words = readonly [disc: string | null, from: string, to: string];

const PEG = String.raw`(?:(?:the )?(?:peg|rod|tower|pole|post|stack|needle) ?#? ?|p)?(\d{1,6}|[a-z])(?![a-z0-9])`;

/**
 * A move of a list in any usual form, with its number and what divides it from the one before:
 * `0>2`, `A->C`, `p0 to p2`, `3. Then move disk 1 from peg A to peg C`.
 */
const MOVE = new RegExp(
  String.raw`[\s,;.]*(?:[-•] )?(?:(?:(?:move|step) ?#?)?(\d{1,9}) ?[.):] ?)?(?:(?:and|finally|first|next|now|then),? )*(?:(?:move )?(?:the )?(?:dis[ck]|ring) ?#? ?(\d{1,6})(?![a-z0-9]) ?[:,]? ?)?(?:(?:is )?move[sd]? )?(?:from )?${PEG} ?(?:[-=–]?>|→|⟶|to(?![a-z0-9])) ?${PEG}`,
  'giy',
);

/** Two pegs, or a disc and two pegs, without anything between: `0 2`, `A C`, `1 0 2`. */
const BARE = /^(?:(\d{1,6})[ ,]+)??(\d{1,6}|[a-z])[ ,]+(\d{1,6}|[a-z])$/i;

/** An action of a plan in PDDL: `(move d1 p0 p2)`, perhaps with what else the action names. */
const ACTION = /^\(move d(\d{1,6}) (p\d{1,6}) (p\d{1,6})(?: [a-z]\d{1,6})*\)$/i;

/** `0>2 1>2`, whose pegs count from 0 where they do not say otherwise. */
const PLAIN = /^\s*(?:p?\d{1,6}>p?\d{1,6}(?:\s+|$))*$/;

/**
 * The readings of a play: the moves that a text, a list or a text of JSON names, once for each way
 * to number the pegs that its numbers allow.
 *
 * Texts: `0>2`, `A->C`, `p0 to p2`, lines such as `3. Move disk 1 from peg A to peg C`, pairs
 * `0 2, 0 1` and triples `1 0 2; 2 0 1` of disc, from and to, actions of a plan in PDDL,
 * `(move d1 p0 p2)`, labels of states. Lists: of texts, of
 * pairs `[0, 2]` or triples `[1, 0, 2]`, of `{disc, from, to}`, also as a text, `moves = [...]`.
 * Every word must be read: what is passed over could be a move. Numbers with a 0 count from 0, with
 * that of the pegs from 1; `0>2` without either from 0, other forms may be read both ways. Discs
 * count from 1, and so do the numbers of a list.
 *
 * Throws an `InputError` for anything else, and for what is not written in the notation that is
 * stated, if one is. Time O(length).
 *
 * @example
 * ```ts
 * playReadings('A->C, A->B', 3); // => [{ notation: 'letters', moves: [{ disc: null, from: 0, to: 2 }, { disc: null, from: 0, to: 1 }] }]
 * playReadings([[1, 0, 2]], 3); // => [{ notation: 'pegs0', moves: [{ disc: 1, from: 0, to: 2 }] }]
 * playReadings('1 2', 3).map(({ notation }) => notation); // => ['pegs0', 'pegs1']
 * playReadings('left', 3); // throws play must have the form 0>2 1>2
 * ```
 */
export function playReadings(play: unknown, pegs: number, stated?: PlayNotation): PlayReading[] {
  const given = typeof play === 'string' ? listIn(play) : play;
  const words = typeof given === 'string' ? textWords(given) : listWords(given);
  const labels = words.filter((each) => typeof each === 'string');
  const moves = words.filter((each) => typeof each !== 'string');
  if (labels.length > 0 && moves.length > 0) throw unread(given);
  const readings: PlayReading[] =
    labels.length > 0 ? [{ notation: 'labels', labels }] : numbered(moves, pegs, given, stated);
  const wanted = readings.filter(({ notation }) => stated === undefined || notation === stated);
  if (wanted.length === 0) throw unread(given);
  return wanted;
}

/** The list that a text spells in JSON, perhaps with a name; the text itself if it spells none. */
function listIn(given: string): unknown {
  const text = given.replace(/```\w*|\*\*|`/g, ' ');
  const list = text.replace(/^\s*(?:answer|moves|plan|solution)\s{0,9}[=:]/i, '').trim();
  if (!list.startsWith('[')) return text;
  try {
    return JSON.parse(list);
  } catch {
    return text;
  }
}

/** The moves, or the labels, of a text. */
function textWords(given: string): (Words | string)[] {
  const text = given.trim().replace(/\s+/g, (blanks) => (blanks.includes('\n') ? '\n' : ' '));
  const parts = text.split(/\s/).filter((part) => part !== '');
  if (parts.length > 0 && parts.every((part) => /^[\d,]*\/[\d,/]*$/.test(part))) return parts;
  const actions = given.replace(/;.*/g, '').match(/\([^()]*\)|[^\s()]+/g) ?? [];
  const plan = actions.map((action) => ACTION.exec(action.replace(/\s+/g, ' ')));
  if (plan.length > 0 && plan.every((found) => found !== null))
    return plan.map(([, disc, from, to]) => [disc, peg(from), peg(to)]);
  const lines = text.split(/\n|; ?|, /).filter((line) => line !== '');
  const bare = lines.map((line) => BARE.exec(line));
  if (bare.length > 0 && bare.every((found) => found !== null))
    return bare.map(([, disc = null, from, to]) => [disc, from, to]);
  const words: Words[] = [];
  let read = 0;
  for (const [whole, number, disc = null, from, to] of text.matchAll(MOVE)) {
    words.push([disc, from, to]);
    // Other numbers than 1, 2, 3, … may be those of discs.
    if (number !== undefined && Number(number) !== words.length) break;
    read += whole.length;
  }
  if (!/^[\s,;.]*$/.test(text.slice(read))) throw unread(text.slice(read).trim());
  return words;
}

/** The moves, or the labels, of a list. */
function listWords(list: unknown): (Words | string)[] {
  if (!Array.isArray(list))
    throw new InputError(place, 'play', 'kind', { kind: 'moves', got: list });
  return list.flatMap((entry) => {
    if (typeof entry === 'string') return textWords(entry);
    const parts = Array.isArray(entry) ? entry : partsOf(entry);
    if (!parts.every(isWord) || parts.length < 2 || parts.length > 3) throw unread(entry);
    const [to, from, disc = null] = parts.map((part) => String(part)).reverse();
    return [[disc, peg(from), peg(to)] satisfies Words];
  });
}

/** The disc, if it is named, and the pegs of a move that is an object. */
function partsOf(entry: unknown): unknown[] {
  if (typeof entry !== 'object' || entry === null) throw unread(entry);
  const { disc, disk = disc, from, to } = entry as Readonly<Record<string, unknown>>;
  return disk === undefined ? [from, to] : [disk, from, to];
}

/** True for what names a disc or a peg: a small number or a letter. */
const isWord = (part: unknown): boolean =>
  (typeof part === 'number' || typeof part === 'string') && /^p?\d{1,6}$|^[a-z]$/i.test(`${part}`);

const peg = (word: string): string => word.replace(/^p(?=\d)/i, '');

/** The readings of moves whose pegs are numbers or letters; of none, that which is stated. */
function numbered(
  words: readonly Words[],
  pegs: number,
  given: unknown,
  stated: PlayNotation | undefined,
): PlayReading[] {
  if (words.length === 0)
    return [
      stated === 'labels'
        ? { notation: stated, labels: [] }
        : { notation: stated ?? 'pegs0', moves: [] },
    ];
  const names = words.flatMap(([, from, to]) => [from, to]);
  const areNumbers = names.every(isNumber);
  if (!areNumbers && names.some(isNumber)) throw unread(given);
  const read = (notation: 'pegs0' | 'pegs1' | 'letters', number: (name: string) => Peg) => ({
    notation,
    moves: words.map(([disc, from, to]) => ({
      disc: disc === null ? null : Number(disc),
      from: number(from),
      to: number(to),
    })),
  });
  if (!areNumbers) return [read('letters', (name) => name.toUpperCase().charCodeAt(0) - 65)];
  const from0 = read('pegs0', Number);
  const from1 = read('pegs1', (name) => Number(name) - 1);
  if (stated !== undefined) return [from0, from1];
  if (names.some((name) => Number(name) === 0)) return [from0];
  if (names.some((name) => Number(name) === pegs)) return [from1];
  const texts = Array.isArray(given) ? given : [given];
  const isPlain = texts.every((each) => typeof each === 'string' && PLAIN.test(each));
  return isPlain ? [from0] : [from0, from1];
}

const isNumber = (name: string): boolean => /^\d/.test(name);

const place = 'lab/judge';

const unread = (got: unknown): InputError =>
  new InputError(place, 'play', 'form', {
    form: '0>2 1>2 ..., A->C, [disc, from, to] or labels',
    got,
  });
