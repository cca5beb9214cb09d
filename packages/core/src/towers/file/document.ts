import { type PegMoves, pegMoveNames } from '../rules.js';
import { FORM, type Form, parseForm } from './form.js';
import {
  byKind,
  different,
  listOf,
  objectOf,
  only,
  type Reader,
  textUpTo,
  wholeNumber,
} from './readers.js';

/** A digraph of pegs by its name or its arcs. */
export type FileMoves = PegMoves | readonly (readonly number[])[];

/** A state to reach: a label, or all discs on a peg. */
export type FileGoal = string | { readonly allOn: number; readonly anyOrder?: boolean };

/** A state that is not allowed: a label, or discs that are together on a peg. */
type FileForbidden = string | { readonly together: readonly Form[]; readonly peg?: number };

/** A family of towers as a file says it: a field a piece of the rules. */
export interface TowerDocument {
  readonly $schema?: string;
  readonly name: string;
  readonly symbol?: string;
  readonly discs?: { readonly min?: number; readonly max?: number };
  readonly pegs: number;
  readonly capacities?: readonly Form[];
  readonly moves?: FileMoves;
  readonly discMoves?: readonly { readonly disc: Form; readonly moves: FileMoves }[];
  readonly stacking?: 'sorted' | 'equals' | 'free' | readonly (readonly number[])[];
  readonly sizes?: Form | readonly number[];
  readonly colours?: readonly string[];
  readonly goals: readonly FileGoal[];
  readonly forbidden?: readonly FileForbidden[];
  readonly forbiddenMoves?: readonly (readonly string[])[];
}

const MOST_DISCS = 1000;
const MOST_PEGS = 31;
const MOST_ITEMS = 1000;

const disc = wholeNumber(1, MOST_DISCS);
const peg = wholeNumber(0, MOST_PEGS - 1);
const label = only(
  (value): value is string =>
    typeof value === 'string' && value.length <= 5000 && /^[0-9,]*(\/[0-9,]*)+$/.test(value),
  'form',
  { form: '"12/3/"' },
);
const isFlag = only((value): value is boolean => typeof value === 'boolean', 'oneOf', {
  names: ['true', 'false'],
});

const named = <N extends string>(...names: N[]): Reader<N> =>
  only((value): value is N => (names as unknown[]).includes(value), 'oneOf', { names });

const formIn =
  (letters: 'n' | 'nk', example: string): Reader<Form> =>
  (value, path) =>
    parseForm(
      only(
        (text): text is string =>
          typeof text === 'string' && FORM.test(text) && parseForm(text, letters) !== null,
        'form',
        { form: example },
      )(value, path),
      letters,
    ) as Form;
const constant =
  (number: Reader<number>): Reader<Form> =>
  (value, path) => {
    const fixed = number(value, path);
    return () => fixed;
  };
const numberOrForm = (least: number) =>
  byKind<Form>(
    { number: constant(wholeNumber(least, MOST_DISCS)), text: formIn('n', '"n-1"') },
    `an integer from ${least} to ${MOST_DISCS}`,
    'a form such as "n-1"',
  );

const arcs = listOf(listOf(peg, 2, 2, 'pegs'), 0, MOST_ITEMS, 'pairs');
const moves = byKind<FileMoves>(
  { text: named(...pegMoveNames), list: arcs },
  ...pegMoveNames,
  'a list of pairs of pegs',
);

const goal = byKind<FileGoal>(
  { text: label, object: objectOf({ allOn: peg, anyOrder: isFlag }, ['allOn']) },
  'a label',
  '{"allOn": peg}',
);
const forbidden = byKind<FileForbidden>(
  {
    text: label,
    object: objectOf(
      { together: different(listOf(numberOrForm(1), 2, MOST_ITEMS, 'discs')), peg },
      ['together'],
    ),
  },
  'a label',
  '{"together": discs}',
);

/** Reads a document, or says in one line what is wrong with it, and where. */
export const readDocument: Reader<TowerDocument> = objectOf(
  {
    $schema: only((value): value is string => typeof value === 'string', 'kind', { kind: 'text' }),
    name: textUpTo(60),
    symbol: textUpTo(8),
    discs: objectOf({ min: disc, max: disc }, []),
    pegs: wholeNumber(2, MOST_PEGS),
    capacities: listOf(numberOrForm(0), 2, MOST_PEGS, 'capacities'),
    moves,
    discMoves: listOf(
      objectOf({ disc: numberOrForm(1), moves }, ['disc', 'moves']),
      0,
      MOST_ITEMS,
      'moves',
    ),
    stacking: byKind<NonNullable<TowerDocument['stacking']>>(
      {
        text: named('sorted', 'equals', 'free'),
        list: listOf(listOf(disc, 2, 2, 'discs'), 0, MOST_ITEMS * MOST_ITEMS, 'pairs'),
      },
      'sorted',
      'equals',
      'free',
      'a list of pairs [disc, on]',
    ),
    sizes: byKind<NonNullable<TowerDocument['sizes']>>(
      {
        text: formIn('nk', '"(k+1)/2"'),
        list: listOf(wholeNumber(0, 1e6), 1, MOST_DISCS, 'sizes'),
      },
      'a list of sizes',
      'a form such as "(k+1)/2"',
    ),
    colours: listOf(textUpTo(30), 1, MOST_DISCS, 'colors'),
    goals: listOf(goal, 1, MOST_ITEMS, 'goals'),
    forbidden: listOf(forbidden, 0, MOST_ITEMS, 'patterns'),
    forbiddenMoves: listOf(listOf(label, 2, 2, 'labels'), 0, MOST_ITEMS, 'pairs'),
  },
  ['name', 'pegs', 'goals'],
);
