import * as v from 'valibot';
import type { Noun } from '../../errors.js';
import { must, objectOf, oneOf, wholeNumber } from '../../schemas.js';
import { pegMoveNames } from '../rules.js';
import { formPattern } from './form.js';

const MOST_DISCS = 1000;
const MOST_PEGS = 31;
const MOST_ITEMS = 1000;

const textUpTo = (most: number) =>
  must(v.pipe(v.string(), v.minLength(1), v.maxLength(most)), 'textUpTo', { most });

const textLike = (pattern: RegExp, example: string) =>
  must(v.pipe(v.string(), v.maxLength(5000), v.regex(pattern)), 'form', { form: example });

const listOf = <S extends v.GenericSchema>(item: S, least: number, most: number, of: Noun) =>
  must(v.pipe(v.array(item), v.minLength(least), v.maxLength(most)), 'list', { least, most, of });

const pairsOf = <S extends v.GenericSchema>(item: S, of: Noun, most = MOST_ITEMS) =>
  listOf(listOf(item, 2, 2, of), 0, most, 'pairs');

const either = <const S extends readonly v.GenericSchema[]>(
  names: readonly string[],
  ...kinds: S
) => must(v.union(kinds), 'oneOf', { names });

const optional = <S extends v.GenericSchema>(schema: S, description: string) =>
  v.exactOptional(v.pipe(schema, v.description(description)));

const disc = wholeNumber(1, MOST_DISCS);
const peg = v.pipe(wholeNumber(0, MOST_PEGS - 1), v.description('0 is the leftmost.'));
const label = v.pipe(
  textLike(/^[0-9,]*(\/[0-9,]*)+$/, '"12/3/"'),
  v.description('Top disc first, pegs separated by /; from ten discs on, commas between discs.'),
);
const formInN = v.pipe(
  textLike(formPattern('n'), '"n-1"'),
  v.description('Such as 2n, n-1, n/2+1, (n+1)/2; the division is rounded down.'),
);
const discOrForm = numberOrForm(1);
const moves = either(
  [...pegMoveNames, 'a list of pairs of pegs'],
  oneOf(pegMoveNames),
  pairsOf(peg, 'pegs'),
);

const colors = listOf(textUpTo(30), 1, MOST_DISCS, 'colors');

/** The parts of a document that its JSON schema defines by name. */
export const definitions = { disc, peg, label, formInN, discOrForm, moves };

function numberOrForm(least: number) {
  const names = [`an integer from ${least} to ${MOST_DISCS}`, 'a form such as "n-1"'];
  return either(names, wholeNumber(least, MOST_DISCS), formInN);
}

/** A family of towers as a JSON document: one field per piece of the rules. */
export const towerDocument = v.pipe(
  objectOf({
    $schema: v.exactOptional(must(v.string(), 'kind', { kind: 'text' })),
    name: textUpTo(60),
    symbol: optional(
      textUpTo(8),
      'The letter of the graph; by default the first letter of the name.',
    ),
    discs: optional(
      objectOf({ min: v.exactOptional(disc), max: v.exactOptional(disc) }),
      'The numbers of discs for which the family has a tower.',
    ),
    pegs: wholeNumber(2, MOST_PEGS),
    capacities: optional(
      listOf(numberOrForm(0), 2, MOST_PEGS, 'capacities'),
      'The capacity of each peg, in discs; by default every peg holds all discs.',
    ),
    moves: optional(moves, 'The pairs of pegs between which discs move; by default any.'),
    discMoves: optional(
      listOf(objectOf({ disc: discOrForm, moves }), 0, MOST_ITEMS, 'moves'),
      'Discs with their own digraph of pegs, within that of the tower.',
    ),
    stacking: optional(
      either(
        ['sorted', 'equals', 'free', 'a list of pairs [disc, on]'],
        oneOf(['sorted', 'equals', 'free']),
        pairsOf(disc, 'discs', MOST_ITEMS * MOST_ITEMS),
      ),
      'sorted: a disc rests on larger ones only, the default; equals: also on those of its size; free: on any; or the allowed pairs [disc, on].',
    ),
    sizes: optional(
      either(
        ['a list of sizes', 'a form such as "(k+1)/2"'],
        textLike(formPattern('nk'), '"(k+1)/2"'),
        listOf(wholeNumber(0, 1e6), 1, MOST_DISCS, 'sizes'),
      ),
      'The size of each disc, or a form in its number k and in n, such as (k+1)/2; by default disc k has size k.',
    ),
    colors: optional(
      colors,
      'The color of each disc, from the first again when there are more discs. Discs of one size and one color are alike; if any disc lies on any and no sizes are given, all have one size.',
    ),
    colours: optional(colors, 'The same as colors, which is how it is written.'),
    goals: v.pipe(
      listOf(
        either(
          ['a label', '{"allOn": peg}'],
          label,
          objectOf({
            allOn: peg,
            anyOrder: v.exactOptional(must(v.boolean(), 'oneOf', { names: ['true', 'false'] })),
          }),
        ),
        1,
        MOST_ITEMS,
        'goals',
      ),
      v.description(
        'States to reach. A label is a goal of the tower with as many discs; allOn: all discs on that peg, by size, or with anyOrder in any order.',
      ),
    ),
    forbidden: optional(
      listOf(
        either(
          ['a label', '{"together": discs}'],
          label,
          objectOf({
            together: must(
              v.pipe(
                listOf(discOrForm, 2, MOST_ITEMS, 'discs'),
                v.check((discs) => new Set(discs).size === discs.length),
              ),
              'different',
              {},
            ),
            peg: v.exactOptional(peg),
          }),
        ),
        0,
        MOST_ITEMS,
        'patterns',
      ),
      'States that are not allowed: labels, or discs that are never together on a peg, or on the given peg.',
    ),
    forbiddenMoves: optional(
      pairsOf(label, 'labels'),
      'Moves that are not allowed, by the labels of the states before and after; the tower is directed unless the moves back are forbidden too.',
    ),
  }),
  v.title('A family of tower puzzles'),
  v.description(
    'One tower for every number of discs n. Relations between fields (pegs that exist, labels with as many pegs) are checked when the file is read, those that depend on n when the tower is made.',
  ),
);

export type TowerDocument = v.InferOutput<typeof towerDocument>;

/** A digraph of pegs by its name or its arcs. */
export type FileMoves = v.InferOutput<typeof moves>;

/** A state to reach: a label, or all discs on a peg. */
export type FileGoal = TowerDocument['goals'][number];
