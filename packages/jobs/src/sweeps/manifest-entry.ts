import { pegBounds, pegMoveNames } from '@manaus/core/internals';
import * as v from 'valibot';
import { MOST_SWEPT, pointId } from './point.js';

const wholeNumber = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const textUpTo = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most));
const estimate = v.pipe(v.number(), v.finite(), v.minValue(0));

const peg = wholeNumber(0, pegBounds.most - 1);
const pairs = v.pipe(v.array(v.tuple([peg, peg])), v.maxLength(pegBounds.most ** 2));

/** The bounds of what a plan may ask for, with those of the commands for single towers. */
const point = v.pipe(
  v.strictObject({
    puzzle: textUpTo(60),
    discs: wholeNumber(1, 1000),
    pegs: wholeNumber(pegBounds.least, pegBounds.most),
    capacities: v.pipe(
      v.array(wholeNumber(0, 9999)),
      v.minLength(pegBounds.least),
      v.maxLength(pegBounds.most),
    ),
    moves: v.union([v.picklist(pegMoveNames), wholeNumber(0, 2 ** 20 - 1), pairs]),
    question: textUpTo(200),
  }),
  v.check(({ capacities, pegs }) => capacities.length === pegs),
);

/** The bounds of a point of heap games. */
const heapPoint = v.strictObject({
  game: textUpTo(60),
  subtract: v.optional(
    v.pipe(v.array(wholeNumber(1, Number.MAX_SAFE_INTEGER)), v.minLength(1), v.maxLength(1000)),
  ),
  upto: wholeNumber(0, MOST_SWEPT),
  question: v.literal('grundy'),
});

const entryOf = <Point extends typeof point | typeof heapPoint>(parameters: Point) =>
  v.object({
    sweep: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
    index: wholeNumber(0, 1e6),
    of: wholeNumber(1, 1e6),
    id: textUpTo(1000),
    parameters,
    estimatedSeconds: estimate,
    estimatedBytes: estimate,
  });

const towerEntry = v.pipe(
  entryOf(point),
  v.check(({ id, parameters }) => id === pointId(parameters)),
);
const heapEntry = v.pipe(
  entryOf(heapPoint),
  v.check(({ id, parameters }) => id === pointId(parameters)),
);
const ofHeaps = v.object({ parameters: v.object({ game: v.unknown() }) });

/**
 * The path of the first field that does not have the form that a plan writes; `null` if all have.
 *
 * A checksum tells damage, not who wrote the file: what is made of an entry (towers, files, jobs)
 * may rest only on fields that passed this.
 */
export function wrongField(record: unknown): string | null {
  const { success, issues } = v.safeParse(v.is(ofHeaps, record) ? heapEntry : towerEntry, record);
  return success ? null : (v.getDotPath(issues[0]) ?? 'id');
}
