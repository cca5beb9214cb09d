import { InputError, type Peg } from '@manaus/core';

/** The text of a play by pegs from 0: `0>2 1>2`. */
export const playText = (moves: readonly { readonly from: Peg; readonly to: Peg }[]): string =>
  moves.map(({ from, to }) => `${from}>${to}`).join(' ');

/**
 * How a play is written: pegs by numbers from 0 or from 1, by letters from A or words that stand
 * for them, or the labels of the states that it passes.
 */
export const playNotations = ['pegs0', 'pegs1', 'letters', 'labels'] as const;

/** One of the {@link playNotations}. */
export type PlayNotation = (typeof playNotations)[number];

/** A move that was written: the disc only where it is named, as is then the peg that it leaves. */
interface WrittenMove {
  readonly disc: number | null;
  readonly from: Peg | null;
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
type Words = readonly [disc: string | null, from: string | null, to: string];

const KIND = '(?:peg|rod|tower|pole|post|stack|needle)';
const WORD = 'first|second|third|left|middle|cent(?:er|re)|right';
const PEG = String.raw`(?:the )?(?:(?:${KIND} ?#? ?|p)?(\d{1,6}|[a-z])(?![a-z0-9])|(${WORD})(?:[- ]?most)?(?: ${KIND})?(?![a-z]))`;
const DISC = String.raw`(?:the )?(?:dis[ck]|ring) ?#? ?(\d{1,6})(?![a-z0-9])`;
const ARROW = '(?:[-=–—]*>|→|⟶|➔|➝|➜|⇒|(?:on)?to(?![a-z0-9]))';
const NUMBER = String.raw`(?:(?:(?:move|step) ?#?)?(\d{1,9}) ?[.):] ?)?`;

/**
 * A move of a list in any usual form, with its number and what divides it from the one before:
 * `0>2`, `A->C`, `p0 to p2`, `3. Then move disk 1 from peg A to peg C`, and with the disc alone
 * `disk 1 to C`.
 */
const MOVE = new RegExp(
  String.raw`[\s,;.]*(?:[-•*] )?${NUMBER}(?:(?:and|finally|first|next|now|then),? )*(?:move )?(?:${DISC} ?[:,]? ?)?(?:(?:is )?move[sd]? )?(?:(?:from )?${PEG} ?)?${ARROW} ?${PEG}`,
  'giy',
);

/** The letters of pegs that are named by words. */
const ORDINALS: Readonly<Record<string, string>> = { first: 'A', second: 'B', third: 'C' };
/** Of three pegs in a row. */
const SIDES: Readonly<Record<string, string>> = {
  left: 'A',
  middle: 'B',
  center: 'B',
  centre: 'B',
  right: 'C',
};

/** Two pegs, or a disc and two pegs, without anything between: `0 2`, `A C`, `1 0 2`. */
const BARE = /^(?:(\d{1,6})[ ,]+)??(\d{1,6}|[a-z])[ ,]+(\d{1,6}|[a-z])$/i;

/** Two pegs as one word: `AC`. */
const PAIR = /^([A-L])([A-L])$/;

/** An action of a plan in PDDL: `(move d1 p0 p2)`, perhaps with what else the action names. */
const ACTION = /^\(move d(\d{1,6}) (p\d{1,6}) (p\d{1,6})(?: [a-z]\d{1,6})*\)$/i;

/** `0>2 1>2`, whose pegs count from 0 where they do not say otherwise. */
const PLAIN = /^\s*(?:p?\d{1,6}>p?\d{1,6}(?:\s+|$))*$/;

/**
 * The readings of a play: the moves that a text, a list or a text of JSON names, once for each way
 * to number the pegs that its numbers allow.
 *
 * Texts: `0>2`, `A->C`, `AC`, `p0 to p2`, lines such as `3. Move disk 1 from peg A to peg C` or
 * `disk 1 to the first peg` (of three pegs also the left, the middle, the right one), pairs
 * `0 2, 0 1` and triples `1 0 2; 2 0 1` of disc, from and to, labels of states, actions of a plan
 * in PDDL, `(move d1 p0 p2)`. Lists: of texts, of pairs `[0, 2]` or triples `[1, 0, 2]`, of
 * objects with disc, from and to; also as a text in JSON or Python, `moves = [(1, 0, 2), ...]`. Of
 * a text with one `<answer>` or `\boxed{}` that alone counts. Otherwise every word must be read:
 * what is passed over could be a move. Numbers with a 0 count from 0, with that of the pegs from 1;
 * `0>2` without either from 0, other forms may be read both ways. Discs count from 1, and so do the
 * numbers of a list.
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
  const words = typeof given === 'string' ? textWords(given, pegs) : listWords(given, pegs);
  const labels = words.filter((each) => typeof each === 'string');
  const moves = words.filter((each) => typeof each !== 'string');
  if (labels.length > 0 && moves.length > 0) throw unread(given);
  const readings: PlayReading[] =
    labels.length > 0 ? [{ notation: 'labels', labels }] : numbered(moves, pegs, given, stated);
  const wanted = readings.filter(({ notation }) => stated === undefined || notation === stated);
  if (wanted.length === 0) throw unread(given);
  return wanted;
}

/** The list that a text spells in JSON or Python, perhaps with a name; else the text itself. */
function listIn(given: string): unknown {
  const answers = [...given.matchAll(/<answer>([^<]*)<\/answer>|\\boxed\{([^{}]*)\}/gi)];
  const answer = answers.length === 1 ? (answers[0][1] ?? answers[0][2]) : given;
  const text = answer
    .replace(/```\w*|\*\*|[`$]/g, ' ')
    .replace(/\\(?:long)?(?:right|Right)arrow(?![a-z])|\\to(?![a-z])/g, '→')
    .replace(/\\text\{([^{}]*)\}/g, '$1');
  const list = text.replace(/^\s*(?:answer|moves|plan|solution)\s{0,9}[=:]/i, '').trim();
  if (!/^[[{(]/.test(list)) return text;
  for (const json of [list, jsonOfPython(list)])
    try {
      return JSON.parse(json);
    } catch {
      // Not JSON: the next reading.
    }
  return text;
}

/** A list of Python, or tuples alone, as JSON, as far as plays need it. */
function jsonOfPython(list: string): string {
  const json = list
    .replace(/'/g, '"')
    .replace(/(?<=[[(,]\s*)[a-z](?=\s*[,)\]])/gi, '"$&"')
    .replace(/\)[\s,;]*\(/g, '),(')
    .replace(/\(/g, '[')
    .replace(/\)/g, ']')
    .replace(/,(\s*[\]}])/g, '$1');
  return list.startsWith('(') ? `[${json}]` : json;
}

/** The moves, or the labels, of a text. */
function textWords(given: string, pegs: number): (Words | string)[] {
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
  const pairs = parts.map((part) => PAIR.exec(part));
  if (pairs.length > 0 && pairs.every((found) => found !== null))
    return pairs.map(([, from, to]) => [null, from, to]);
  const words: Words[] = [];
  let read = 0;
  for (const [whole, number, disc = null, ...named] of text.matchAll(MOVE)) {
    // The last peg is where the move ends; before it, if anywhere, the one that it leaves.
    const [to, from = null] = named
      .filter((name) => name !== undefined)
      .map((name) => signOf(name, pegs))
      .reverse();
    if (disc === null && from === null) break;
    words.push([disc, from, to]);
    // Other numbers than 1, 2, 3, … may be those of discs.
    if (number !== undefined && Number(number) !== words.length) break;
    read += whole.length;
  }
  if (!/^[\s,;.]*$/.test(text.slice(read))) throw unread(text.slice(read).trim());
  return words;
}

/** The number or letter of a peg. Throws an `InputError` for a side, unless there are three. */
function signOf(name: string, pegs: number): string {
  const word = name.toLowerCase();
  if (word in SIDES && pegs !== 3) throw unread(name);
  return ORDINALS[word] ?? SIDES[word] ?? name;
}

/** The moves, or the labels, of a list. */
function listWords(given: unknown, pegs: number): (Words | string)[] {
  const list = listOf(given);
  if (!Array.isArray(list))
    throw new InputError(place, 'play', 'kind', { kind: 'moves', got: list });
  return list.flatMap((entry) => {
    if (typeof entry === 'string') return textWords(entry, pegs);
    const parts = Array.isArray(entry) ? entry : partsOf(entry);
    if (!parts.every(isWord) || parts.length < 2 || parts.length > 3) throw unread(entry);
    const [to, from, disc = null] = parts.map((part) => String(part)).reverse();
    return [[disc, peg(from), peg(to)] satisfies Words];
  });
}

/** The list of an object that has nothing else: `{"moves": [...]}`. */
function listOf(given: unknown): unknown {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return given;
  const [[name, list] = [], ...others] = Object.entries(given);
  const isNamed = ['answer', 'moves', 'plan', 'solution'].includes(String(name).toLowerCase());
  return isNamed && others.length === 0 ? list : given;
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
  const names = words.flatMap(([, from, to]) => (from === null ? [to] : [from, to]));
  const areNumbers = names.every(isNumber);
  if (!areNumbers && names.some(isNumber)) throw unread(given);
  const read = (notation: 'pegs0' | 'pegs1' | 'letters', number: (name: string) => Peg) => ({
    notation,
    moves: words.map(([disc, from, to]) => ({
      disc: disc === null ? null : Number(disc),
      from: from === null ? null : number(from),
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
